# Le Roi de Jade : ce que le jeu raconte, dans le navigateur, dans le terminal et dans les refus.

## The game

game = Le Roi de Jade
game-sentence = Courez à travers la jungle jusqu’à votre oracle et découvrez avant les autres quels symboles vont à quels lieux.
game-facts = 2 à 6 joueurs · 60 à 120 minutes · dès 12 ans

## Vocabulary: components

game-board = plateau de jeu
labyrinth = labyrinthe de la jungle
piece = pion
expedition = expédition
question-chip = jeton de question
danger-stone = pierre de danger
snake = serpent
jaguar = jaguar
left-behind-stone = pierre abandonnée
marker-stone = pierre de marquage
movement-scale = échelle de déplacement
task-card = carte de mission
task = mission
symbol-card = carte symbole
oracle-card = carte oracle
open-oracle-card = carte oracle visible (pas une cible)
note-pad = bloc-notes

## Vocabulary: board

circle-space = case ronde
oracle = oracle
connecting-line = chemin
place = lieu
place-forests = Forêts d’Arruak
place-flame = Labyrinthe des Flammes
place-island = Île dans le Vent
place-ice = Palais de Glace
place-ruins = Ruines de Chimu
place-desert = Désert de Tiuhan
place-steppe = Steppe de Tikal
place-swamps = Marais aux Serpents

## Vocabulary: symbols

symbol = symbole
symbol-sword = épée de verre
symbol-crown = couronne inca
symbol-amulet = amulette solaire
symbol-bird = oiseau de pierre

## Vocabulary: play

cycle = cycle de jeu
turn = tour
move = déplacement
announce = annoncer un déplacement
route = trajet
do-nothing = ne rien faire
hinder = gêner (poser une pierre de danger)
let-pass = laisser passer
guess = deviner
guessed-right = bien deviné
guessed-wrong = mal deviné
consult = consulter l’oracle
exchange-symbols = échanger des cartes symbole
question = question
answer = réponse
answer-places = lieux
answer-symbols = symboles
answer-matches = correspondances
none = aucun
thinking-time = passer un cycle
inability = incapacité de se déplacer
exchange-chip = échanger un jeton contre 10 déplacements
interrupt = interrompre et revendiquer
no-claim = pas de revendication
eliminated = éliminé
last-survivor = dernier survivant
undecided = partie nulle
resign = abandonner

## The board in characters

text-player = { $who } : { $piece ->
    [none] pas de pion sur le plateau
   *[other] en { $piece }
}, échelle { $marker }, { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}, { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
text-you = vous
text-seat = place { $seat }
text-eliminated = { $who } : éliminé
text-sits-out = { $who } : passe ce cycle
text-hand = Vos pierres : serpents { $snakes }, jaguars { $jaguars }
text-oracle = Votre oracle : { $letter }
text-open = Cartes oracle visibles : { $letters }
text-holds = La carte de mission dans votre main, celle de { $who } :
text-stone = Pierre sur { $node }, posée par { $who } : { $face ->
    [snake] serpent
    [jaguar] jaguar
   *[none] face cachée
}
text-asked = { $who } a demandé : { $pairs } – { $answer ->
    [none] réponse non entendue
   *[other] { $answer }
}
text-cards = Cartes de mission encore possibles pour vous : { $cards }

## Puzzles

puzzle-clue = { $number }.  { $pairs } : { $answer }
puzzle-look-at-one = Regardez la question { $first } et vos marques.
puzzle-look-at-two = Prenez ensemble les questions { $first } et { $second }.
puzzle-suppose = Supposez { $pair } : question après question, cela mène à une contradiction. Barrez-le.
puzzle-places = Lieux : { $names }
puzzle-symbols = Symboles : { $names }

## What happens

event-stones = { $again ->
    [yes] Plus personne n’a deux pierres de danger : toutes sont redistribuées, { $each } chacun.
   *[no] Les pierres de danger sont distribuées, { $each } chacun.
}
event-hand = Dans votre main : { $snakes ->
    [one] { $snakes } serpent
   *[other] { $snakes } serpents
}, { $jaguars ->
    [one] { $jaguars } jaguar
   *[other] { $jaguars } jaguars
}.
event-placed = { $you ->
    [yes] Vous placez votre pion sur { $node }.
   *[no] { $who } place un pion sur { $node }.
}
event-arrangement = Les cartes symbole sont retournées.
event-tasks = Vous tenez la carte de mission de { $who }.
event-cycle = Le cycle de jeu { $cycle } commence : les cartes oracle sont distribuées.
event-oracle-card = Votre oracle est { $letter }.
event-turn = { $you ->
    [yes] Tour { $turn } : c’est à vous.
   *[no] Tour { $turn } : c’est à { $who }.
}
event-nothing = { $you ->
    [yes] Vous ne faites rien ({ $idle } sur { $limit } de suite).
   *[no] { $who } ne fait rien ({ $idle } sur { $limit } de suite).
}
event-exchanged = { $taken ->
    [yes] { $you ->
        [yes] Vos déplacements sont épuisés : un jeton de question est pris pour dix nouveaux.
       *[no] { $who } a épuisé ses déplacements : un jeton de question est pris pour dix nouveaux.
    }
   *[no] { $you ->
        [yes] Vous échangez un jeton de question contre dix déplacements.
       *[no] { $who } échange un jeton de question contre dix déplacements.
    }
}
event-announced = { $you ->
    [yes] Vous annoncez un déplacement.
   *[no] { $who } annonce un déplacement.
}
event-window = { $window ->
    [hinder] { $open ->
        [yes] Qui pose une pierre de danger ?
       *[no] Les réponses sont là.
    }
   *[claims] { $open ->
        [yes] Les symboles ont changé : quelqu’un les revendique-t-il ?
       *[no] Les réponses sont là.
    }
}
event-answered = { $answer ->
    [hinder] Vous voulez poser une pierre de danger.
    [claim] Vous revendiquez vos missions.
   *[declined] Vous laissez passer.
}
event-hinders = { $seat ->
    [none] Personne ne pose de pierre de danger.
   *[other] { $you ->
        [yes] Vous allez poser une pierre de danger.
       *[no] { $who } va poser une pierre de danger.
    }
}
event-laid = { $face ->
    [snake] Vous posez un serpent sur { $node }.
    [jaguar] Vous posez un jaguar sur { $node }.
   *[none] { $you ->
        [yes] Vous posez une pierre de danger sur { $node }.
       *[no] { $who } pose une pierre de danger sur { $node }.
    }
}
event-planned = { $you ->
    [yes] Votre trajet est fixé ; il passe sur des pierres de danger.
   *[no] Le trajet de { $who } est fixé ; il passe sur des pierres de danger.
}
event-faced = { $you ->
    [yes] Vous faites face à { $stones ->
        [one] une pierre de danger.
       *[other] { $stones } pierres de danger.
    }
   *[no] { $who } fait face à { $stones ->
        [one] une pierre de danger.
       *[other] { $stones } pierres de danger.
    }
}
event-turned = { $face ->
    [snake] La pierre sur { $node } est un serpent.
   *[jaguar] La pierre sur { $node } est un jaguar.
}
event-guessed = { $you ->
    [yes] Vous avez deviné { $snakes ->
        [0] aucun serpent
        [one] un serpent
       *[other] { $snakes } serpents
    } : { $right ->
        [yes] c’est juste.
       *[no] c’est faux.
    }
   *[no] { $who } a deviné { $snakes ->
        [0] aucun serpent
        [one] un serpent
       *[other] { $snakes } serpents
    } : { $right ->
        [yes] c’est juste.
       *[no] c’est faux.
    }
}
event-moved = { $you ->
    [yes] Vous allez sur { $node }.
   *[no] { $who } va sur { $node }.
}
event-reached = { $you ->
    [yes] Vous atteignez l’oracle { $letter }, montrez votre carte et le consultez.
   *[no] { $who } atteint l’oracle { $letter }, montre sa carte et le consulte.
}
event-swapped = { $you ->
    [yes] Vous échangez les symboles de deux lieux : { $first ->
        [forests] Forêts d’Arruak
        [flame] Labyrinthe des Flammes
        [island] Île dans le Vent
        [ice] Palais de Glace
        [ruins] Ruines de Chimu
        [desert] Désert de Tiuhan
        [steppe] Steppe de Tikal
       *[swamps] Marais aux Serpents
    } et { $second ->
        [forests] Forêts d’Arruak
        [flame] Labyrinthe des Flammes
        [island] Île dans le Vent
        [ice] Palais de Glace
        [ruins] Ruines de Chimu
        [desert] Désert de Tiuhan
        [steppe] Steppe de Tikal
       *[swamps] Marais aux Serpents
    }.
   *[no] { $who } échange les symboles de deux lieux : { $first ->
        [forests] Forêts d’Arruak
        [flame] Labyrinthe des Flammes
        [island] Île dans le Vent
        [ice] Palais de Glace
        [ruins] Ruines de Chimu
        [desert] Désert de Tiuhan
        [steppe] Steppe de Tikal
       *[swamps] Marais aux Serpents
    } et { $second ->
        [forests] Forêts d’Arruak
        [flame] Labyrinthe des Flammes
        [island] Île dans le Vent
        [ice] Palais de Glace
        [ruins] Ruines de Chimu
        [desert] Désert de Tiuhan
        [steppe] Steppe de Tikal
       *[swamps] Marais aux Serpents
    }.
}
event-settled = { $changed ->
    [0] Les symboles sont comme avant.
   *[other] { $changed } lieux montrent un autre symbole qu’avant.
}
event-claimed = { $you ->
    [yes] Vous revendiquez : { $first ->
        [forests] Forêts d’Arruak
        [flame] Labyrinthe des Flammes
        [island] Île dans le Vent
        [ice] Palais de Glace
        [ruins] Ruines de Chimu
        [desert] Désert de Tiuhan
        [steppe] Steppe de Tikal
       *[swamps] Marais aux Serpents
    }, { $second ->
        [forests] Forêts d’Arruak
        [flame] Labyrinthe des Flammes
        [island] Île dans le Vent
        [ice] Palais de Glace
        [ruins] Ruines de Chimu
        [desert] Désert de Tiuhan
        [steppe] Steppe de Tikal
       *[swamps] Marais aux Serpents
    }, { $third ->
        [forests] Forêts d’Arruak
        [flame] Labyrinthe des Flammes
        [island] Île dans le Vent
        [ice] Palais de Glace
        [ruins] Ruines de Chimu
        [desert] Désert de Tiuhan
        [steppe] Steppe de Tikal
       *[swamps] Marais aux Serpents
    }. { $right ->
        [yes] C’est juste.
       *[no] C’est faux.
    }
   *[no] { $who } revendique : { $first ->
        [forests] Forêts d’Arruak
        [flame] Labyrinthe des Flammes
        [island] Île dans le Vent
        [ice] Palais de Glace
        [ruins] Ruines de Chimu
        [desert] Désert de Tiuhan
        [steppe] Steppe de Tikal
       *[swamps] Marais aux Serpents
    }, { $second ->
        [forests] Forêts d’Arruak
        [flame] Labyrinthe des Flammes
        [island] Île dans le Vent
        [ice] Palais de Glace
        [ruins] Ruines de Chimu
        [desert] Désert de Tiuhan
        [steppe] Steppe de Tikal
       *[swamps] Marais aux Serpents
    }, { $third ->
        [forests] Forêts d’Arruak
        [flame] Labyrinthe des Flammes
        [island] Île dans le Vent
        [ice] Palais de Glace
        [ruins] Ruines de Chimu
        [desert] Désert de Tiuhan
        [steppe] Steppe de Tikal
       *[swamps] Marais aux Serpents
    }. { $right ->
        [yes] C’est juste.
       *[no] C’est faux.
    }
}
event-chip = { $you ->
    [yes] Vous mettez un jeton de question sur un lieu : { $place ->
        [forests] Forêts d’Arruak
        [flame] Labyrinthe des Flammes
        [island] Île dans le Vent
        [ice] Palais de Glace
        [ruins] Ruines de Chimu
        [desert] Désert de Tiuhan
        [steppe] Steppe de Tikal
       *[swamps] Marais aux Serpents
    }.
   *[no] { $who } met un jeton de question sur un lieu : { $place ->
        [forests] Forêts d’Arruak
        [flame] Labyrinthe des Flammes
        [island] Île dans le Vent
        [ice] Palais de Glace
        [ruins] Ruines de Chimu
        [desert] Désert de Tiuhan
        [steppe] Steppe de Tikal
       *[swamps] Marais aux Serpents
    }.
}
event-asked = { $you ->
    [yes] Vous interrogez l’oracle.
   *[no] { $who } interroge l’oracle.
}
event-answer = L’oracle voit { $places ->
    [one] { $places } lieu
   *[other] { $places } lieux
}, { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
} et { $matches ->
    [one] { $matches } correspondance
   *[other] { $matches } correspondances
}.
event-sits-out = { $you ->
    [yes] Vous prenez le temps de réfléchir et passez le prochain cycle.
   *[no] { $who } prend le temps de réfléchir et passe le prochain cycle.
}
event-broken-off = { $you ->
    [yes] Il ne reste qu’une expédition en course : le cycle est interrompu, et vous revenez.
   *[no] Il ne reste qu’une expédition en course : le cycle est interrompu, et { $who } revient.
}
event-eliminated = { $loss ->
    [last-chip] { $you ->
        [yes] Il vous faudrait rendre votre dernier jeton de question : vous êtes éliminé.
       *[no] { $who } devrait rendre son dernier jeton de question : éliminé.
    }
    [claim] { $you ->
        [yes] Votre revendication était fausse : vous êtes éliminé.
       *[no] La revendication de { $who } était fausse : éliminé.
    }
   *[resigned] { $you ->
        [yes] Vous abandonnez.
       *[no] { $who } abandonne.
    }
}
event-over = { $reason ->
    [oracle] { $you ->
        [yes] La statue devient le Roi de Jade : vous gagnez.
       *[no] La statue devient le Roi de Jade : { $who } gagne.
    }
    [claim] { $you ->
        [yes] Votre revendication est juste : vous gagnez.
       *[no] La revendication est juste : { $who } gagne.
    }
    [last-survivor] { $you ->
        [yes] Vous êtes le dernier en jeu : vous gagnez.
       *[no] { $who } reste seul en jeu et gagne.
    }
   *[undecided] { $clause ->
        [JK-R-63] Plus personne ne bouge : partie nulle.
       *[JK-R-64] Le dernier tour est joué : partie nulle.
    }
}

## How it ended

reason-oracle = Trois lieux, trois symboles, trois correspondances : la statue est devenue le Roi de Jade.
reason-claim = Une revendication était juste.
reason-last-survivor = Il ne restait qu’une expédition.
reason-undecided = La partie s’est terminée sans vainqueur.

## Why not

clause-JK-1 = Cela n’existe pas dans ce jeu : vérifiez le nom.
clause-JK-2-5 = Un pion commence sur une case ronde, quand c’est à lui d’être placé.
clause-JK-4-1 = Ce n’est pas votre tour.
clause-JK-4-3 = Annoncez d’abord votre déplacement, puis choisissez le trajet.
clause-JK-4-4 = Vous avez annoncé un déplacement : il doit suivre.
clause-JK-5-1 = Un déplacement fait un, deux ou trois pas le long des chemins.
clause-JK-5-2 = Aucune case n’est traversée deux fois dans un déplacement, et il ne revient pas au départ.
clause-JK-5-4 = Un déplacement peut traverser l’oracle d’un autre, mais pas s’y arrêter.
clause-JK-5-5 = Un pion s’y trouve déjà.
clause-JK-7-1 = Une pierre de danger ne se pose que contre le déplacement annoncé d’un autre, par qui est interrogé.
clause-JK-7-3 = Une case porte une pierre au plus, et un oracle aucune.
clause-JK-7-4 = La pierre doit être à portée de celui qui se déplace, à un, deux ou trois pas.
clause-JK-8-2 = Il n’y a rien à deviner : on devine quand des pierres sont sur le trajet.
clause-JK-8-7 = Vous ne pouvez pas deviner plus de serpents qu’il n’y a de pierres devant vous.
clause-JK-9-3 = Pendant la consultation, avant « terminé », on échange des symboles de façon que six lieux au plus diffèrent à la fin.
clause-JK-9-4 = Les jetons de question se posent après l’échange, un par lieu.
clause-JK-11-2 = Après votre consultation, vous revenez sur une case ronde.
clause-JK-11-3 = Après un cycle passé, vous revenez sur une case ronde.
clause-JK-13-1 = Votre marqueur est à 0 : votre pion ne peut pas bouger.
clause-JK-13-2 = Votre marqueur est à 0 : vous devez échanger un jeton de question.
clause-JK-14 = La partie est terminée.
clause-JK-R-10 = Votre pion est enfermé : aucun trajet n’est possible.
clause-JK-R-11 = Le trajet se choisit après les réponses des autres.
clause-JK-R-16 = Un pion et une pierre ne partagent jamais une case.
clause-JK-R-18 = Vous avez déjà répondu ; la réponse est valable.
clause-JK-R-19 = Vous vouliez gêner et vous êtes désigné : posez maintenant une pierre.
clause-JK-R-20 = Vous n’avez pas de pierre avec cette face en main.
clause-JK-R-32 = Échangez deux lieux aux symboles différents, six fois au plus.
clause-JK-R-33 = Tous vos jetons de question sont utilisés, ni plus ni moins.
clause-JK-R-40 = Vous passez ce cycle : vous pouvez revendiquer, mais ni bouger ni poser de pierres.
clause-JK-R-48 = Un jeton s’échange si l’on en a au moins deux et que le marqueur est sous 10.
clause-JK-R-51 = Une revendication nomme trois lieux différents qui montrent trois symboles différents.
clause-JK-R-52 = On revendique une fois dans la fenêtre après un échange ou, si la table le permet, au début d’un tour.
clause-JK-R-53 = On ne revendique que sur une disposition posée par un autre.
clause-JK-R-56 = Vous consultez l’oracle : posez plutôt votre question.
clause-JK-R-60 = Vous êtes éliminé ; vous pouvez continuer à regarder.
clause-JK-R-65 = On peut abandonner au début d’un tour.
clause-section-8 = Ce n’est pas une action de ce jeu. Les actions s’écrivent « move », « route c074 c075 », « lay c074 jaguar » ou « guess 1 ».

## What the result rests on

clause-JK-14-1 = La réponse trois lieux, trois symboles, trois correspondances gagne.
clause-JK-14-3 = Une revendication que l’oracle trouve juste gagne.
clause-JK-R-62 = Qui reste seul en jeu gagne.
clause-JK-R-63 = Quand tous ceux qui courent n’ont rien fait pendant plusieurs tours de table, la partie est nulle.
clause-JK-R-64 = Après le dernier tour permis, la partie est nulle.

## Options

option-stone-faces = Faces de vos pierres
option-stone-faces-help = Si vous connaissez les pierres de votre main et choisissez celle que vous posez.
option-stone-faces-known = connues
option-stone-faces-blind = tirées à l’aveugle
option-board = Plateau
option-board-help = La carte sur laquelle on joue.
option-board-ring-101 = L’anneau aux 101 clairières
option-first-seat = Qui commence
option-first-seat-help = La place qui pose son pion en premier et joue le premier tour.
option-first-seat-random = au sort
option-first-seat-0 = première place
option-first-seat-1 = deuxième place
option-first-seat-2 = troisième place
option-first-seat-3 = quatrième place
option-first-seat-4 = cinquième place
option-first-seat-5 = sixième place
option-answers = Réponses de l’oracle
option-answers-help = Qui entend ce que dit l’oracle. La question est toujours publique.
option-answers-public = tout le monde les entend
option-answers-private = seulement qui demande et l’oracle
option-stone-memory = Mémoire des pierres posées
option-stone-memory-help = Si l’on vous montre les faces de vos pierres tant qu’elles sont posées.
option-stone-memory-on = montrées
option-stone-memory-off = à vous de vous en souvenir
option-hinder-priority = Quand plusieurs veulent poser
option-hinder-priority-help = Qui pose la pierre de danger si plusieurs le veulent.
option-hinder-priority-most-stones = qui a le plus de pierres
option-hinder-priority-clockwise = le premier dans le sens horaire
option-hinder-priority-first-come = qui appelle en premier
option-hinder-priority-random = au sort
option-routes = Trajets sur des pierres
option-routes-help = Si les autres voient où vous alliez avant que vous deviniez.
option-routes-sealed = secrets
option-routes-open = publics
option-exchange = Déplacements épuisés
option-exchange-help = Si dix nouveaux déplacements contre un jeton coûtent un tour.
option-exchange-turn = coûte le tour
option-exchange-free = se fait aussitôt
option-thinking-time = Temps de réflexion
option-thinking-time-help = Si celui qui a consulté passe un cycle tant que quatre ou plus jouent.
option-thinking-time-standard = passe un cycle
option-thinking-time-never = continue à jouer
option-late-claims = Revendications tardives
option-late-claims-help = Si l’on peut revendiquer au début de chaque tour, pas seulement juste après un échange.
option-late-claims-on = possibles
option-late-claims-off = impossibles
option-self-claim = Revendiquer sa propre disposition
option-self-claim-help = Si l’on peut revendiquer sur des symboles que l’on a posés soi-même.
option-self-claim-off = impossible
option-self-claim-on = possible
option-idle-rounds = Tours de table sans action
option-idle-rounds-help = Après tant de tours de table où personne n’a rien fait, la partie est nulle.
option-turn-limit = Nombre de tours
option-turn-limit-help = Après tant de tours de tous ensemble, la partie est nulle.
option-timers = Temps de réponse dans une fenêtre, en secondes
option-timers-help = Qui n’a pas répondu alors laisse passer. 0 attend tout le monde.
option-turn-timer = Temps pour toute autre décision, en secondes
option-turn-timer-help = Le plus simple est fait ensuite. 0 attend.
option-window = Durée d’une fenêtre
option-window-help = Se ferme-t-elle avec la dernière réponse, ou dure-t-elle toujours autant, pour que rien ne s’y lise ? Dans ce cas il faut un temps de réponse.
option-window-answer = jusqu’à la dernière réponse
option-window-fixed = toujours tout le temps
option-absent = Si quelqu’un part pour de bon
option-absent-help = Ce que devient la place laissée, dès que quelqu’un le demande.
option-absent-bot = un robot continue
option-absent-default = le plus simple est fait pour elle
option-open-oracle-rest = S’arrêter sur un oracle visible
option-open-oracle-rest-help = Si un déplacement peut finir sur un oracle dont la carte est visible.
option-open-oracle-rest-off = interdit
option-open-oracle-rest-on = permis
option-deduction-help = Aide à la déduction
option-deduction-help-help = Si l’on montre à tous quelles cartes de mission sont encore possibles.
option-deduction-help-off = sans
option-deduction-help-on = pour tous

## Answers given in advance

standing-pass-this-cycle = Laisser passer tout le monde jusqu’à la fin du cycle
standing-pass-this-cycle-help = On vous demande de nouveau au cycle suivant.
standing-pass-unless-oracle = Ne me demander que si un oracle est à portée
standing-pass-unless-oracle-help = Les autres déplacements passent. Un oracle dont la carte est visible ne compte pas.
standing-no-claim = Pas de revendication sauf si je le demande
standing-no-claim-help = Chaque fenêtre de revendication reçoit « pas de revendication » jusqu’à ce que vous changiez cela.

## What a move does, told before it is made: $a, $b, $c are the words behind the first of its notation

hint-nothing = Ne rien faire
hint-move = Annoncer un déplacement
hint-exchange = Donner un jeton pour dix déplacements
hint-pass = Laisser passer
hint-hinder = Poser une pierre
hint-lay = Poser une pierre sur { $a }{ $b ->
    [none] { "" }
   *[other] { " " }: { $b }
}
hint-route = Aller vers { $last }, { $count ->
    [one] un pas
   *[other] { $count } pas
}
hint-guess = Deviner : { $a ->
    [0] aucun serpent
    [one] un serpent
   *[other] { $a } serpents
}
hint-done = Laisser les symboles en place
hint-swap = Échanger { $a } et { $b }
hint-chip = Poser un jeton sur { $a }
hint-ask = Interroger l’oracle
hint-claim = Revendiquer { $a }, { $b } et { $c }
hint-no-claim = Ne rien revendiquer
hint-place = Placer le pion sur { $a }
hint-resign = Abandonner
hint-draw = Proposer la nulle
oA = oracle A
oB = oracle B
oC = oracle C
oD = oracle D
oE = oracle E
oF = oracle F
oG = oracle G
oH = oracle H

## Après la partie

insight-question = { $bits } bits sur { $most } ; appris { $won }
insight-asked = Question : { $question }, { $bits } bits en moyenne
insight-best = La meilleure : { $question }, { $bits } bits en moyenne
insight-won = La réponse a appris { $won } bits : il restait { $left } cartes sur { $cards }.
