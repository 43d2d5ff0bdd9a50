# Mangrovia à la table.

game-variety = { $seats } joueurs

meadow = roseaux

mg-seat-0 = Vermillon
mg-seat-1 = Jade
mg-seat-2 = Indigo
mg-seat-3 = Ambre
mg-seat-4 = Prune
mg-neutral = Huttes neutres

## Ce qui se passe

mg-round = Tour { $round }
mg-round-stop = Tour { $round }, appontement { $stop } : { $does }
mg-last-round = C’est le dernier tour.
mg-now-bowl = Placez un plat sur un lieu de culte : vous agissez à ses deux appontements.
mg-now-take = { $due ->
    [1] Prenez une carte visible.
   *[other] Prenez { $due } cartes visibles, l’une après l’autre.
}
mg-now-draw = { $due ->
    [1] Piochez une carte : de quelle sorte ?
   *[other] Piochez { $due } cartes, l’une après l’autre.
}
mg-now-collect = Récoltez des amulettes.
mg-now-build = { $double ->
    [yes] Construisez une hutte ou une double hutte : choisissez une case.
   *[no] { $due ->
        [1] Construisez une hutte : choisissez une case.
       *[other] Construisez une hutte, puis peut-être une autre : choisissez une case.
    }
}
mg-now-build-none = Vous ne pouvez rien construire pour l’instant.
mg-now-choice = Choisissez l’une des deux actions de cet appontement.
mg-now-birds = Où volent les oiseaux de paradis ?
mg-now-return = Remettez l’une de ces amulettes dans le sac.
mg-now-pay = { $sending ->
    [yes] Vous construisez : { $field }.
   *[no] Comment payez-vous ? ({ $field })
}
mg-wait-bowl = { $name } place un plat.
mg-wait-take = { $name } prend une carte visible.
mg-wait-draw = { $name } pioche une carte.
mg-wait-collect = { $name } récolte des amulettes.
mg-wait-build = { $name } peut construire.
mg-wait-choice = { $name } choisit une action.
mg-wait-birds = { $name } déplace les oiseaux.
mg-wait-return = { $name } remet une amulette.
mg-wait-over = La partie est terminée.

## Choix

mg-place = Lieu { $place }
mg-put-bowl = Placer le plat sur le lieu { $place }
mg-take = Prendre : { $card }
mg-card-value = un { $value }
mg-card-land = { $landscape }
mg-amulet-value = amulette de { $value }
mg-slot-empty = emplacement vide
mg-pile-v = Pioche d’offrandes : { $count } ; défaussées : { $over }
mg-pile-l = Pioche de cartes paysage : { $count } ; défaussées : { $over }
mg-draw-v = Piocher une offrande
mg-draw-l = Piocher une carte paysage
mg-collect = { $draw ->
    [0] Prendre une amulette de valeur 1
    [1] Piocher une amulette
   *[other] Piocher { $draw } amulettes, en garder { $keep }
}
mg-return = Remettre le { $value }
mg-birds-set = Poser les oiseaux : { $landscapes }
mg-birds-choose = { $count ->
    [1] Choisissez encore un paysage
   *[other] Choisissez deux paysages
}
mg-fields = Cases où vous pouvez construire
mg-field-short = { $currency ->
    [amulets] { $cost } en amulettes
   *[valuables] pour { $cost }
}{ $points ->
    [0] { "" }
   *[other] , +{ $points }
}
mg-skip-take = N’en plus prendre
mg-skip-draw = Ne plus piocher
mg-skip-collect = Ne rien récolter
mg-skip-build = Ne pas construire
mg-skip-choice = Ne rien faire ici
mg-skip-sure = Il reste quelque chose à faire ici. Renoncer pour de bon ?
mg-skip-yes = Renoncer
mg-back = Retour
mg-close = Fermer

## Une case

mg-field = { $field }, { $landscape }, { $currency ->
    [amulets] { $cost } en amulettes
   *[valuables] { $cost } en offrandes
}
mg-price = { $currency ->
    [amulets] Exactement { $cost } en amulettes, et la carte paysage
   *[valuables] Exactement { $cost } en offrandes, et la carte paysage
}
mg-points = { $points ->
    [1] un point de ferveur
   *[other] { $points } points de ferveur
}
mg-you-pay = Vous payez
mg-could-pay = Vous pourriez payer
mg-could-pay-ways = Vous pourriez payer de { $count } façons :
mg-choose-payment = Choisissez ce que vous payez :
mg-choose-first = Choisissez d’abord le paiement
mg-more-ways = { $count } autres
mg-with-jokers = { $count ->
    [1] avec un joker
   *[other] avec { $count } jokers
}
mg-build = { $huts ->
    [2] Construire ici la double hutte
   *[other] Construire ici
}
mg-gives-points = Aussitôt : { $points ->
    [1] un point de ferveur
   *[other] { $points } points de ferveur
}
mg-gives-totem = La tuile ferveur { $value } sous la hutte : { $value } points de ferveur aussitôt
mg-gives-ring = Case amulette : votre marqueur avance à { $rings }
mg-gives-tile = Vous recevez : { $tile }
mg-gives-garden = Étoile de Pierre : { $before } → { $after } points pour vous
mg-no-double = Pas de double hutte ici
mg-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}, { $points }
mg-path = Sentier { $line } · { $god }
mg-huts = { $huts ->
    [0] aucune hutte
    [1] une hutte
   *[other] { $huts } huttes
}
mg-no-huts = Personne n’a encore de hutte ici.
mg-tie-near = l’emporte : hutte la plus proche à { $near } de la statue
mg-tie-totem = l’emporte : plus petite tuile ferveur
mg-tie-god = l’emporte : tuile dieu
mg-got-totem = tuile ferveur { $value }
mg-in-brackets = ({ $text })

## Le reste de la carte

mg-stop = Appontement { $stop }
mg-stop-does = Appontement { $stop } : { $does }
mg-closed = Fermé : le plat neutre est ici.
mg-quarter = Oracle : { $landscape }{ $bird ->
    [yes] , un oiseau s’y tient
   *[no] { "" }
}
mg-garden-help = À la fin chacun marque ses huttes fois toutes les huttes de l’Étoile de Pierre : { $huts ->
    [1] une à présent
   *[other] { $huts } à présent
}.
mg-totem-help = Qui construit ici prend la tuile du dessus : { $value }.
mg-oracle-help = On ne construit que là où se tient un oiseau : { $first } et { $second }.
mg-track-help = Les huttes sur les cases au cercle rouge font avancer le marqueur : il dit combien d’amulettes on pioche, et combien on en garde.
mg-you-collect = { $rings ->
    [0] Vous n’avez pas de telle hutte : vous prenez un 1 du plateau (il en reste { $ones }).
   *[other] Vous en piocheriez { $draw } et en garderiez { $keep }.
}
mg-bag = Dans le sac : { $bag }. Amulettes de valeur 1 sur le plateau : { $ones }.
mg-spot-touched = choisi
mg-spot-target = peut être choisi
mg-zoom = Taille de la carte
mg-zoom-in = Plus près
mg-zoom-out = Plus loin
mg-zoom-whole = Toute la carte
mg-board-missing = Cette carte n’est pas connue ici : { $board }

## À vous, et ce que l’on sait

mg-hand-empty = Votre main est vide.
mg-amulet-sum = Gardées jusqu’à la fin, vos amulettes valent { $points }.
mg-supply = Vos huttes
mg-known = Ce que l’on sait des autres mains
mg-known-help = Ce que tous ont vu : cartes de départ, cartes prises visibles, amulettes de valeur 1. Le reste est face cachée.
mg-hands = Toutes les mains
mg-watching = Vous regardez. Les mains seront montrées à la fin.
mg-fact-points = { $points } points de ferveur
mg-fact-huts = { $huts ->
    [1] encore une hutte
   *[other] encore { $huts } huttes
}
mg-fact-valuables = Offrandes en main : { $count }
mg-fact-landscapes = Cartes paysage en main : { $count }
mg-fact-amulets = Amulettes : { $count } ; huttes sur des cases amulette : { $rings }

## La fin

mg-walk-next = Continuer
mg-walk-end = Jusqu’à la fin
mg-walk-again = Refaire le parcours
mg-see-map = Voir la carte
mg-source = D’où viennent les points
mg-source-fields = Cases
mg-amulets-left = Amulettes restantes
mg-total = Total
mg-chart = Points de ferveur tour après tour
mg-chart-end = décompte

## Advice, and looking back

mg-hint-build = { $huts ->
    [2] Construire une double hutte
   *[other] Construire une hutte
} : { $field }
mg-field-named = { $currency ->
    [amulets] { $landscape } pour { $cost } en amulettes
   *[valuables] { $landscape } pour { $cost }
}
