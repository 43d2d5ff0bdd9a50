# Mangrovia : ce qui est dit du jeu, dans le navigateur, dans le terminal et dans les refus.

## The game

game = Mangrovia
game-sentence = Construisez des huttes sur les îles des dieux : un plat bien placé agit deux fois, et les majorités font de vous le chef.
game-facts = 2–5 joueurs · 60–90 minutes · dès 10 ans

## Vocabulary

board = plateau de jeu
field = case
landscape = paysage
water = eau
sand = sable
mangrove = mangrove
meadow = roseaux
landscape-card = carte paysage
valuable = carte offrande
start-card = carte de départ
hand = main
draw-pile = pioche
face-up = cartes visibles
discard = défausse
amulet = amulette
bag = sac à amulettes
set-aside = amulettes mises de côté
amulet-field = case amulette (cercle rouge)
amulet-track = échelle des amulettes
amulet-marker = marqueur d'amulettes
hut = hutte
double-hut = double hutte
neutral-hut = hutte neutre
chief-marker = marqueur de chef
chief-points = points de ferveur
score-track = piste de score
bowl = plat à offrandes
neutral-bowl = plat neutre
place = lieu de culte
archipelago = archipel des Dieux
stop = appontement
boat = barque
bird = oiseau de paradis
oracle = rocher de l'Oracle
talisman = talisman
start-player = premier joueur
path = sentier des Dieux
statue = statue
garden = Étoile de Pierre
garden-tile = tuile Étoile de Pierre
god-tile = tuile dieu
joker-tile = joker paysage
totem = secteur du Totem
totem-tile = tuile ferveur
round = tour
phase-bowls = placer les plats
phase-boat = déplacer la barque
phase-prepare = préparer le tour suivant
a-place = placer un plat
a-take = prendre une carte visible
a-draw = piocher une carte
a-collect = récolter des amulettes
a-return = remettre une amulette
a-build = construire une hutte
a-double = construire une double hutte
a-two = construire deux huttes sur deux cases
a-birds = déplacer les oiseaux
a-pay = payer
a-skip = renoncer
most = le plus de huttes
second = deuxième majorité
final-scoring = décompte final
variant = variante

## The twelve stops

stop-1 = prendre 2 visibles, puis piocher 1
stop-2 = amulettes
stop-3 = prendre 1 visible
stop-4 = prendre 1 visible, puis piocher 1
stop-5 = prendre 2 visibles ou piocher 2
stop-6 = prendre 1 visible, puis piocher 2
stop-7 = amulettes ou piocher 1
stop-8 = amulettes ou 1 hutte
stop-9 = 1 hutte ou 1 double hutte
stop-10 = 2 huttes, cases différentes
stop-11 = 1 hutte, puis piocher 1
stop-12 = oiseaux ; prochain premier joueur

## Decisions

phase-bowl = placer un plat
phase-take = prendre une carte visible
phase-draw = piocher une carte
phase-collect = récolter des amulettes
phase-build = construire
phase-birds = déplacer les oiseaux
phase-choice = choisir une action
phase-return = remettre une amulette
phase-land = choisir la carte paysage
phase-pay = choisir le paiement
phase-over = la partie est finie

## Garden tiles

tile-god-a = tuile du dieu Aruka
tile-god-b = tuile du dieu Boreni
tile-god-c = tuile du dieu Ceyu
tile-god-d = tuile du dieu Daloa
tile-god-e = tuile du dieu Enuki
tile-god-f = tuile du dieu Fahiri
tile-god-g = tuile du dieu Galuu
tile-god-h = tuile du dieu Hapolo
tile-valuable = tuile offrande (3)
tile-amulet = tuile amulette (2)
tile-joker = joker paysage

## The board in characters

text-you = vous
text-seat = place { $seat }
text-neutral = neutre
text-round = Tour { $round }, appontement { $stop }, premier joueur : { $who }
text-birds = Oiseaux : { $landscapes }
text-open = Cartes visibles : { $cards }
text-piles = Pioches : offrandes { $valuables }, paysages { $landscapes } ; sac { $bag } ; amulettes de valeur 1 : { $ones }
text-place = Lieu de culte { $place } : { $who }
text-closed = fermé
text-player = { $who } : points de ferveur { $points }, huttes restantes { $huts }, offrandes { $valuables }, paysages { $landscapes }, amulettes { $amulets }, cases amulette { $rings }
text-known =   connu : { $things }
text-hand = Votre main : { $things }
text-tiles = Tuiles : { $tiles }
text-huts = Huttes : { $huts }
text-line = Sentier { $line } : { $ranks }
text-totem = Secteur du Totem : { $ranks }
text-garden = Étoile de Pierre, huttes : { $huts }
text-account = { $who } : { $total }, rang { $rank }

## Moves

move-place = Placer un plat sur le lieu de culte { $place }
move-take = Prendre : { $card ->
    [water] eau
    [sand] sable
    [mangrove] mangrove
    [meadow] roseaux
   *[other] { $card }
}
move-draw-v = Piocher une carte offrande
move-draw-l = Piocher une carte paysage
move-collect = Récolter des amulettes
move-return = Remettre le { $value }
move-birds = Oiseaux : { $first ->
    [water] eau
    [sand] sable
    [mangrove] mangrove
   *[meadow] roseaux
}, { $second ->
    [water] eau
    [sand] sable
    [mangrove] mangrove
   *[meadow] roseaux
}
move-skip = Renoncer
move-build = Construire sur { $field }
move-build2 = Construire une double hutte sur { $field }
move-land = Payer une carte paysage : { $landscape ->
    [water] eau
    [sand] sable
    [mangrove] mangrove
   *[meadow] roseaux
}
move-pay = Payer avec un { $value }
move-pay-default = Payer : { $payment }
move-pay-tile-v = Payer avec une tuile offrande (3)
move-pay-tile-a = Payer avec une tuile amulette (2)
move-resign = Quitter la partie

## What happens

event-start-cards = { $you ->
    [yes] Vous recevez les cartes de départ { $first } et { $second }.
   *[no] { $who } reçoit les cartes de départ { $first } et { $second }.
}
event-hand = Vos cartes paysage : { $first ->
    [water] eau
    [sand] sable
    [mangrove] mangrove
   *[meadow] roseaux
}, { $second ->
    [water] eau
    [sand] sable
    [mangrove] mangrove
   *[meadow] roseaux
}.
event-turn = { $stop ->
    [0] { $you ->
        [yes] Tour { $round } : les plats sont placés, vous commencez.
       *[no] Tour { $round } : les plats sont placés, { $who } commence.
    }
   *[other] { $you ->
        [yes] Tour { $round }, appontement { $stop } : à vous.
       *[no] Tour { $round }, appontement { $stop } : à { $who }.
    }
}
event-bowl = { $you ->
    [yes] Vous placez un plat sur le lieu de culte { $place }.
   *[no] { $who } place un plat sur le lieu de culte { $place }.
}
event-taken = { $you ->
    [yes] Vous prenez une carte visible : { $card ->
        [water] eau
        [sand] sable
        [mangrove] mangrove
        [meadow] roseaux
       *[other] { $card }
    }.
   *[no] { $who } prend une carte visible : { $card ->
        [water] eau
        [sand] sable
        [mangrove] mangrove
        [meadow] roseaux
       *[other] { $card }
    }.
}
event-drawn = { $you ->
    [yes] { $card ->
        [water] Vous piochez : eau.
        [sand] Vous piochez : sable.
        [mangrove] Vous piochez : mangrove.
        [meadow] Vous piochez : roseaux.
       *[other] Vous piochez : { $card }.
    }
   *[no] { $things ->
        [landscapes] { $who } pioche une carte paysage.
       *[valuables] { $who } pioche une carte offrande.
    }
}
event-reshuffled = { $things ->
    [valuables] Les offrandes défaussées sont mélangées : nouvelle pioche de { $count } cartes.
    [landscapes] Les paysages défaussés sont mélangés : nouvelle pioche de { $count } cartes.
   *[amulets] Les amulettes mises de côté retournent dans le sac : { $count }.
}
event-took-one = { $you ->
    [yes] Vous prenez une amulette de valeur 1 sur le plateau ; il en reste { $left }.
   *[no] { $who } prend une amulette de valeur 1 sur le plateau ; il en reste { $left }.
}
event-collected = { $you ->
    [yes] Vous tirez des amulettes du sac : { $shown }.
   *[no] { $who } tire des amulettes du sac : { $count }.
}
event-returned = { $you ->
    [yes] Vous remettez une amulette : { $value }.
   *[no] { $who } remet une amulette.
}
event-built = { $you ->
    [yes] { $huts ->
        [2] Vous construisez une double hutte sur { $field } pour { $payment }.
       *[other] Vous construisez sur { $field } pour { $payment }.
    }
   *[no] { $huts ->
        [2] { $who } construit une double hutte sur { $field } pour { $payment }.
       *[other] { $who } construit sur { $field } pour { $payment }.
    }
} { $scored ->
    [0] { "" }
   *[other] Points de ferveur : { $scored }.
}
event-declined = { $you ->
    [yes] { $part ->
        [take] Vous laissez les cartes visibles.
        [draw] Vous ne piochez pas.
        [collect] Vous ne récoltez pas d’amulettes.
        [build] Vous ne construisez pas.
        [birds] Vous laissez les oiseaux.
       *[choice] Vous renoncez à l’appontement { $stop }.
    }
   *[no] { $part ->
        [take] { $who } laisse les cartes visibles.
        [draw] { $who } ne pioche pas.
        [collect] { $who } ne récolte pas d’amulettes.
        [build] { $who } ne construit pas.
        [birds] { $who } laisse les oiseaux.
       *[choice] { $who } renonce à l’appontement { $stop }.
    }
}
event-birds = { $seat ->
    [none] Les oiseaux de paradis s’envolent : { $first ->
            [water] eau
            [sand] sable
            [mangrove] mangrove
           *[meadow] roseaux
        }, { $second ->
            [water] eau
            [sand] sable
            [mangrove] mangrove
           *[meadow] roseaux
        }.
   *[other] { $you ->
        [yes] Vous placez les oiseaux de paradis : { $first ->
            [water] eau
            [sand] sable
            [mangrove] mangrove
           *[meadow] roseaux
        }, { $second ->
            [water] eau
            [sand] sable
            [mangrove] mangrove
           *[meadow] roseaux
        }.
       *[no] { $who } place les oiseaux de paradis : { $first ->
            [water] eau
            [sand] sable
            [mangrove] mangrove
           *[meadow] roseaux
        }, { $second ->
            [water] eau
            [sand] sable
            [mangrove] mangrove
           *[meadow] roseaux
        }.
    }
}
event-talisman = { $you ->
    [yes] Vous êtes le prochain premier joueur.
   *[no] { $who } est le prochain premier joueur.
}
event-refilled = De nouvelles cartes sont révélées.
event-last-round = { $you ->
    [yes] Vous avez construit votre dernière hutte : c’est le dernier tour.
   *[no] { $who } a construit sa dernière hutte : c’est le dernier tour.
}
event-ranked = Décompte : { $line ->
    [totem] le secteur du Totem
   *[other] le sentier { $line }
}. { $you ->
    [yes] Vous avez le plus de huttes : { $points }.
   *[no] { $seat ->
        [none] { $neutral ->
            [1] Les huttes neutres sont premières.
           *[other] Aucune hutte.
        }
       *[other] { $who } a le plus de huttes : { $points }.
    }
} { $second_points ->
    [0] { "" }
   *[other] Deuxième : { $second_points }.
}
event-garden-scored = { $you ->
    [yes] Étoile de Pierre : vous marquez { $huts } × { $all } = { $points }.
   *[no] Étoile de Pierre : { $who } marque { $huts } × { $all } = { $points }.
}
event-amulets-scored = { $you ->
    [yes] Amulettes restantes : vous marquez { $points }.
   *[no] Amulettes restantes : { $who } marque { $points }.
}
event-resigned = { $you ->
    [yes] Vous quittez la partie.
   *[no] { $who } quitte la partie.
}
event-over = { $winner ->
    [none] La partie est finie ; la victoire est partagée.
   *[other] { $you ->
        [yes] Vous devenez chef et gagnez.
       *[no] { $who } devient chef et gagne.
    }
}

## How it ended

reason-huts = La dernière hutte d’une réserve a été construite.
reason-round-limit = Le dernier tour de la table a été joué.
reason-resigned = Un camp a abandonné.
reason-deserted = Tout le monde a quitté la table.

## Why not

clause-MG-2-4 = Ce lieu de culte n’existe pas, ou il est fermé à deux joueurs.
clause-MG-3-2 = Les plats sont placés à tour de rôle, un par lieu de culte : ce n’est pas à vous, ou il y en a déjà un.
clause-MG-3-4 = À deux ou trois, le premier plat du premier joueur ne peut pas aller sur le lieu de culte 1.
clause-MG-3-5 = Il faut placer un plat.
clause-MG-4-2 = Ce n’est pas à vous : agit celui dont le plat est à l’appontement de la barque.
clause-MG-5-4 = Cet emplacement est vide jusqu’au prochain tour.
clause-MG-6-4 = Vous n’avez pas tiré d’amulette de cette valeur.
clause-MG-7-1 = Les deux oiseaux se trouvent sur deux paysages différents.
clause-MG-8-1 = Cette case n’existe pas, ou il y a déjà une hutte.
clause-MG-8-2 = Aucun oiseau n’est sur le paysage de cette case.
clause-MG-8-3 = Il vous manque la carte paysage de cette case.
clause-MG-8-4 = Vous ne pouvez pas payer le prix exact ; payer plus est interdit.
clause-MG-8-5 = Un prix simple se paie en offrandes seulement, un prix en amulettes en amulettes seulement.
clause-MG-8-6 = Vous n’avez pas cette carte ou cette amulette.
clause-MG-9-2 = Une double hutte ne se construit qu’à l’appontement 9.
clause-MG-9-4 = Pas de double hutte dans l’Étoile de Pierre, le secteur du Totem ou sur une case amulette.
clause-MG-9-5 = Une hutte simple ne devient jamais une double hutte.
clause-MG-9-6 = Les cartes paysage doivent montrer un paysage de la case, et vous devez les avoir.
clause-MG-12-1 = La partie est finie.
clause-MG-12-9 = La table n’a pas cette option ou cette valeur, ou pas autant de places.
clause-MG-13-5 = Vous n’avez pas cette tuile.
clause-MG-R1 = On ne peut pas y renoncer.
clause-MG-R3 = La première étape a fixé l’action de cet appontement : pas de mélange.
clause-MG-R6 = La pioche et la défausse sont vides.
clause-MG-R13 = Il ne vous reste pas assez de huttes.
clause-MG-R15 = Votre hutte s’y trouve : on n’ajoute jamais rien à une case.
clause-MG-R40 = Vous n’avez pas assez de jokers pour les paysages sans oiseau.
clause-MG-R41 = Les tuiles ne servent que dans votre propre paiement.
clause-MG-R46 = Il n’y a rien à récolter.
clause-MG-R49 = Cette place a déjà quitté la partie.
clause-section-5-2 = Cela ne fait pas partie de la décision présente.
clause-section-5-4 = Payez de la plus grande valeur à la plus petite, de sorte que la somme exacte reste possible.
clause-section-5-5 = Ce n’est pas une action de ce jeu. Les actions s’écrivent « place 3 », « take-v 0 », « build m16 » ou « pay 5 ».

## Options

option-garden-tiles = Tuiles Étoile de Pierre
option-garden-tiles-help = La variante : qui construit dans l’Étoile de Pierre prend la tuile de la case.
option-garden-tiles-off = sans
option-garden-tiles-all = les seize
option-garden-tiles-gods = tuiles dieu seulement
option-garden-tiles-plain = sans tuiles dieu
option-start-seat = Qui commence
option-start-seat-help = La place qui a le talisman au premier tour.
option-start-seat-random = au sort
option-start-seat-0 = première place
option-start-seat-1 = deuxième place
option-start-seat-2 = troisième place
option-start-seat-3 = quatrième place
option-start-seat-4 = cinquième place
option-round-limit = Limite de tours
option-round-limit-help = Après ce nombre de tours on décompte, si personne n’a construit sa dernière hutte.
option-round-limit-none = aucune
option-memory-aid = Aide-mémoire
option-memory-aid-help = Montre les cartes et amulettes que tous ont vues entrer dans une main.
option-memory-aid-on = montrée
option-memory-aid-off = à retenir soi-même
option-absent = Une place abandonnée
option-absent-help = Ce qui se passe à trois et plus quand quelqu’un part pour de bon.
option-absent-bot = un bot la prend
option-absent-idle = elle reste inactive
option-board = Plateau
option-board-help = La carte sur laquelle on joue.
option-board-board-1 = Archipel, édition 1

## What a move does, told before it is made: $a, $b, $c are the words behind the first of its notation

hint-place = Poser le bol à l’emplacement { $a }
hint-take-v = Prendre la carte de valeur { $slot }
hint-take-l = Prendre la carte paysage { $slot }
hint-draw-v = Piocher une carte de valeur
hint-draw-l = Piocher une carte paysage
hint-collect = Récolter des amulettes
hint-skip = Renoncer
hint-return = Remettre l’amulette { $a }
hint-birds = Placer les oiseaux : { $a } et { $b }
hint-build = Construire une hutte en { $a }
hint-build2 = Construire une double hutte en { $a }
hint-land = Employer la carte { $a }
hint-pay = Payer avec un { $a }
hint-pay-default = Payer comme d’habitude
hint-pay-tile-v = Payer avec la tuile, en valeurs
hint-pay-tile-a = Payer avec la tuile, en amulettes
hint-resign = Abandonner
hint-draw = Proposer la nulle
