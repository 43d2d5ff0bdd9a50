# Ce que la table du Roi de Jade dit dans le navigateur. Les mots du jeu lui-même viennent du dossier du serveur.

## Noms

jk-seat-0 = Vermillon
jk-seat-1 = Jade
jk-seat-2 = Indigo
jk-seat-3 = Ambre
jk-seat-4 = Prune
jk-seat-5 = Ardoise
game-variety = { $seats } expéditions
jk-pair = { $place } : { $symbol }
jk-in-brackets = ({ $text })
jk-open-oracles = Le but de personne : { $letters }.
jk-open-title = Le but de personne

## La carte

jk-board = Carte de la jungle
jk-board-missing = La carte « { $board } » n’est pas là : impossible de la dessiner.
jk-node = { $letter ->
    [none] la clairière { $number }
   *[other] l’oracle { $letter }
}
jk-oracle-named = Oracle { $letter }{ $kind ->
    [own] , votre but
    [open] , le but de personne
   *[other] { "" }
}
jk-piece-own = votre pion
jk-piece-of = pion de { $name }
jk-stone-of = pierre de danger de { $name }{ $face ->
    [snake] { " " }: un serpent
    [jaguar] { " " }: un jaguar
   *[none] { "" }
}
jk-spot-target = peut être choisi
jk-spot-touched = choisi
jk-spot-on-route = sur votre trajet
jk-card-hidden = carte symbole cachée
jk-place-changed = un autre symbole qu’avant
jk-place-chip = jeton de question de { $name }
jk-places = Symboles sur les lieux
jk-expeditions = Expéditions
jk-text-seat = { $name } : { $state ->
    [eliminated] éliminé
    [sitting] passe ce cycle
   *[playing] { $node ->
        [none] pas de pion sur la carte
       *[other] sur { $node }
    }
}, déplacements { $marker }, jetons { $chips }, pierres { $stones }
jk-zoom = Taille de la carte
jk-zoom-in = Plus près
jk-zoom-out = Plus loin
jk-zoom-whole = Toute la carte
jk-go-label = Votre déplacement
jk-lay-label = Face de la pierre
jk-guess-label = Votre réponse
jk-turned = { $right ->
    [yes] Bien deviné.
   *[no] Mal deviné.
}
jk-answer-for = L’oracle répond à { $name }

## Ce qui se passe

jk-window = { $seconds ->
    [one] Encore une seconde
   *[other] Encore { $seconds } secondes
}
jk-now-place = Posez votre pion sur une clairière.
jk-now-reseat = Vous revoilà : posez votre pion sur une clairière.
jk-touch-clearing = Touchez une clairière éclairée sur la carte.
jk-now-turn = À vous : que faites-vous ?
jk-now-must-exchange = Vos déplacements sont épuisés : donnez un jeton de question pour dix nouveaux.
jk-your-oracle = Votre oracle est { $letter }.
jk-now-hinder = { $name } va se déplacer. Posez-vous une pierre de danger ?
jk-hinder-no-oracle = Ce déplacement ne peut finir à aucun oracle qui soit un but.
jk-hinder-oracles = { $count ->
    [one] À portée : l’oracle { $letters }.
   *[other] À portée : les oracles { $letters }.
}
jk-now-lay = Posez votre pierre de danger sur une des clairières éclairées, devant { $name }.
jk-now-lay-face = Quelle pierre posez-vous sur { $node } ?
jk-hand = Dans votre main : { $snakes ->
    [0] aucun serpent
    [one] un serpent
   *[other] { $snakes } serpents
}, { $jaguars ->
    [0] aucun jaguar
    [one] un jaguar
   *[other] { $jaguars } jaguars
}.
jk-now-route = Choisissez votre chemin, d’un à trois pas.
jk-route-help = Touchez clairière après clairière, ou directement l’arrivée.
jk-now-route-on = Vous ne pouvez pas vous arrêter là : continuez.
jk-now-route-ready = { $oracle ->
    [yes] Jusqu’à votre oracle ?
   *[no] Vers { $node }, { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } ?
}
jk-route-cost = { $stones ->
    [0] { $oracle ->
        [yes] La voie est libre : votre marqueur monte de deux.
       *[no] La voie est libre et coûte un déplacement.
    }
    [one] Une pierre de danger s’y trouve. Devinez sa face : si c’est juste, le déplacement est gratuit ; sinon vous restez et en perdez un.
   *[other] { $stones } pierres de danger s’y trouvent. Devinez combien sont des serpents : si c’est juste, le déplacement est gratuit ; sinon vous restez et en perdez un.
}
jk-now-guess = { $stones ->
    [one] Que montre la pierre ?
   *[other] Combien des { $stones } pierres sont des serpents ?
}
jk-now-guess-stake = Juste : vous suivez votre chemin, gratuitement. Faux : vous restez, et cela coûte un déplacement.
jk-guess = { $jaguars ->
    [0] { $snakes ->
        [one] serpent
       *[other] { $snakes } serpents
    }
   *[other] { $snakes ->
        [0] { $jaguars ->
            [one] jaguar
           *[other] { $jaguars } jaguars
        }
       *[other] { $snakes ->
            [one] serpent
           *[other] { $snakes } serpents
        }, { $jaguars ->
            [one] jaguar
           *[other] { $jaguars } jaguars
        }
    }
}
jk-now-swap = Vous êtes à votre oracle. Échangez des cartes symbole, ou laissez-les.
jk-swap-help = Touchez une carte puis une autre, ou faites-la glisser.
jk-changed = { $changed } changées sur { $most }
jk-swaps = { $swaps } échanges sur { $most }
jk-now-swap-held = Vers quel lieu : { $symbol } de { $place } ?
jk-now-chips = { $left ->
    [one] Posez { $all ->
        [one] votre jeton de question
       *[other] encore un jeton de question
    } sur un lieu.
   *[other] Posez { $left } jetons de question sur des lieux.
}
jk-chips-help = Touchez des lieux sur la carte, ou ci-dessous.
jk-now-ask = Voilà votre question.
jk-now-claims = { $name } a échangé des symboles. Montrent-ils vos missions ?
jk-now-claim = { $left ->
    [one] Revendication : choisissez encore un lieu.
   *[other] Revendication : choisissez { $left } lieux.
}
jk-now-claim-sure = Ces trois-là sont-elles exactement vos missions ?
jk-claim-stake = Si les trois sont justes, vous gagnez ; une seule erreur vous élimine.
jk-wait-place = { $you ->
    [yes] Vous posez votre pion.
   *[no] { $name } pose un pion.
}
jk-wait-turn = { $you ->
    [yes] C’est votre tour.
   *[no] C’est le tour de { $name }.
}
jk-wait-hinder = { $you ->
    [yes] Vous avez annoncé un déplacement. Les autres décident pour une pierre de danger.
   *[no] { $name } a annoncé un déplacement. Les autres décident pour une pierre de danger.
}
jk-wait-claims = { $you ->
    [yes] Les autres regardent si votre échange montre leurs missions.
   *[no] Les autres regardent si l’échange de { $name } montre leurs missions.
}
jk-wait-lay = { $you ->
    [yes] Vous posez une pierre de danger.
   *[no] { $name } pose une pierre de danger.
}
jk-wait-route = { $you ->
    [yes] Vous choisissez un chemin.
   *[no] { $name } choisit un chemin.
}
jk-wait-guess = { $you ->
    [yes] Vous devinez.
   *[no] { $name } devine.
}
jk-wait-swap = { $you ->
    [yes] Vous êtes à votre oracle.
   *[no] { $name } est à l’oracle et peut échanger des cartes symbole.
}
jk-wait-question = { $you ->
    [yes] Vous posez votre question.
   *[no] { $name } pose une question à l’oracle.
}
jk-warn-idle = { $left ->
    [one] Si personne ne fait rien maintenant, la partie finit nulle.
   *[other] S’il ne se passe rien encore { $left } fois, la partie finit nulle.
}
jk-warn-turns = { $turns ->
    [one] C’est le dernier tour.
   *[other] Encore { $turns } tours, puis la partie finit nulle.
}
jk-warn-last-chip = { $marker ->
    [0] C’est votre dernier jeton : à votre prochain tour, vous êtes hors jeu.
   *[other] C’est votre dernier jeton : sans déplacement, vous êtes hors jeu.
}
jk-you-eliminated = Vous êtes hors jeu. Vous restez l’oracle de votre voisin de gauche.
jk-you-sit-out = Vous passez ce cycle et réfléchissez.

## Boutons

jk-announce = Annoncer un déplacement
jk-exchange = Un jeton contre dix
jk-sure = { $move ->
    [hinder] Vous devrez alors poser une de vos pierres ; laisser passer ne sera plus possible.
   *[exchange] Le jeton est perdu pour de bon, et votre tour est fini.
}
jk-sure-yes = { $move ->
    [hinder] Oui, poser une pierre
   *[exchange] Donner le jeton
}
jk-nothing = Ne rien faire
jk-pass = Laisser passer
jk-hinder = Poser une pierre
jk-lay-face = { $face ->
    [snake] Serpent
    [jaguar] Jaguar
   *[none] Poser ici
}
jk-go = En route
jk-way = Par { $nodes }{ $stones ->
    [0] { "" }
    [one] { " " }(une pierre)
   *[other] { " " }({ $stones } pierres)
}
jk-put = Poser ici
jk-put-on = Poser sur { $node }
jk-put-here = Poser ici
jk-done = { $changed ->
    [0] Les laisser
   *[other] Terminé
}
jk-ask = Interroger l’oracle
jk-no-claim = Pas de revendication
jk-claim = Revendiquer …
jk-claim-late = Revendiquer les symboles …
jk-claim-yes = Je les revendique
jk-back = Retour

## Places à la table

jk-fact-marker = { $marker ->
    [one] encore un déplacement
   *[other] encore { $marker } déplacements
}
jk-fact-chips = { $chips ->
    [one] un jeton de question
   *[other] { $chips } jetons de question
}
jk-fact-stones = { $stones ->
    [one] une pierre de danger
   *[other] { $stones } pierres de danger
}
jk-fact-eliminated = hors jeu
jk-fact-sitting = passe ce cycle

## Ce qui est à vous

jk-watching = Vous regardez. À la fin, tout sera montré ici.
jk-steps-away = { $steps ->
    [one] À un pas
   *[other] À { $steps } pas
}
jk-no-oracle-card = Vous n’avez pas de carte oracle en ce moment.
jk-your-stones = Tes pierres de danger
jk-lying = Sur la carte : { $stones }.
jk-lying-one = { $face ->
    [snake] serpent sur { $node }
   *[jaguar] jaguar sur { $node }
}
jk-turned-out = Retournés et sortis : { $snakes ->
    [one] un serpent
   *[other] { $snakes } serpents
}, { $jaguars ->
    [one] un jaguar
   *[other] { $jaguars } jaguars
}.
jk-held-tasks = Les missions de { $name }
jk-held-help = Vous êtes l’oracle de { $name }. Vos propres missions sont chez votre voisin de droite.
jk-notepad = Bloc-notes
jk-own-questions = Tes questions
jk-others-questions = Questions des autres
jk-no-questions = Vous n’avez pas encore demandé.
jk-question = Question
jk-short-places = L
jk-short-symbols = S
jk-short-matches = C
jk-short-legend = L : lieux de la question qui sont sur la carte ; S : symboles ; C : correspondances, le bon symbole au bon lieu.
jk-not-heard = pas entendu
jk-grid = Quel symbole, à quel lieu ?
jk-grid-help = Touchez une case : non, peut-être, oui.
jk-wipe = Tout effacer
jk-mark = { $place }, { $symbol } : { $mark ->
    [no] non
    [maybe] peut-être
    [yes] oui
   *[none] aucune marque
}{ $fact ->
    [certain] , certain
    [possible] , possible
    [excluded] , exclu
   *[none] { "" }
}
jk-fact-mark = { $fact ->
    [certain] certain
    [excluded] exclu
   *[possible] possible
}
jk-cards-left = { $cards ->
    [one] carte de mission reste possible
   *[other] cartes de mission restent possibles
}
jk-help-legend = Cerclé : certain ; hachuré : exclu.

## Énigmes en solo

puzzle-level-easy = Facile
puzzle-level-medium = Moyen
puzzle-level-hard = Difficile
jk-puzzle-clues = Questions et réponses
jk-puzzle-task = Une seule carte de mission s’accorde avec toutes. Quelles trois paires y figurent ?
jk-puzzle-how = Comment faire
jk-puzzle-how-card = Une carte de mission a trois paires : trois symboles différents à trois lieux différents.
jk-puzzle-how-answer = Pour une question, l’oracle dit combien de ses lieux figurent sur la carte, combien de ses symboles et combien de paires entières. Un symbole présent deux fois dans la question compte une fois.
jk-puzzle-how-marks = Une case cochée fait partie de votre réponse. Les lieux et les symboles se marquent aussi. Est hachuré ce que vos marques excluent.
jk-puzzle-how-keys = Touches : les flèches déplacent, 1 non, 2 peut-être, 3 oui, 0 rien.
jk-puzzle-clue = Question { $number }
jk-puzzle-contradicts = Contredit votre réponse
jk-puzzle-look-here = Regardez ici
jk-mark-whole = { $what } : { $mark ->
    [no] non
    [maybe] peut-être
    [yes] oui
   *[none] aucune marque
}
jk-puzzle-answer = Votre réponse
jk-puzzle-open = libre
jk-puzzle-take-back = Reprendre : { $place }, { $symbol }
jk-puzzle-few = Les cases cochées sont votre réponse. { $missing ->
    [one] Encore une coche.
   *[other] Encore { $missing } coches.
}
jk-puzzle-many = Une carte n’a que trois paires : reprenez une coche.
jk-puzzle-same-place = Un lieu n’a qu’un symbole : deux coches sont au même lieu.
jk-puzzle-same-symbol = Un symbole n’a qu’un lieu : deux coches sont sous le même symbole.
jk-puzzle-ready = Cela peut être une carte. S’accorde-t-elle avec toutes les réponses ?
jk-puzzle-check = Vérifier
jk-puzzle-wrong = { $count ->
    [one] Ce n’est pas cette carte : elle contredit la question { $numbers }.
   *[other] Ce n’est pas cette carte : elle contredit les questions { $numbers }.
}
jk-puzzle-hint = { $left ->
    [0] Plus d’indices
    [one] Indice (encore un)
   *[other] Indice (encore { $left })
}
jk-puzzle-no-more-hints = Après ces étapes, il ne reste qu’une carte.
jk-puzzle-solved = C’est la carte
jk-puzzle-solved-how = { $hints ->
    [0] Trouvée sans indice.
    [one] Trouvée avec un indice.
   *[other] Trouvée avec { $hints } indices.
}
jk-puzzle-next = Énigme suivante

## À la fin

jk-all-cards = Toutes les cartes
jk-your-card-was = Votre carte de mission était
jk-tasks-shown = { $name }{ $letter ->
    [none] { "" }
   *[other] { " " }· oracle { $letter }
}
jk-unseen-oracles = Cartes oracle que personne n’a vues : { $letters }
jk-box = Pierres dans la boîte : { $snakes ->
    [one] un serpent
   *[other] { $snakes } serpents
}, { $jaguars ->
    [one] un jaguar
   *[other] { $jaguars } jaguars
}
jk-unused-tasks = Cartes de mission que personne n’avait

## Advice, and looking back

jk-told-best = En moyenne, aucune question n’en aurait dit plus.
jk-told-share = En moyenne, cette question dit { $share } % de ce que dit la meilleure.
jk-told-better = La meilleure : { $pairs }
jk-told-left = Sa réponse a laissé { $left ->
    [one] une seule carte de mission
   *[other] { $left } cartes de mission
} sur { $cards } possibles.
