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

## La carte

jk-board = Carte de la jungle
jk-board-missing = La carte « { $board } » n’est pas là : impossible de la dessiner.
jk-space = clairière { $node }
jk-oracle-named = Oracle { $letter }{ $kind ->
    [own] , ton but
    [open] , le but de personne
   *[other] { "" }
}
jk-piece-own = ton pion
jk-piece-of = pion de { $name }
jk-stone-of = pierre de danger de { $name }{ $face ->
    [snake] { " " }: un serpent
    [jaguar] { " " }: un jaguar
   *[none] { "" }
}
jk-spot-target = peut être choisi
jk-spot-touched = choisi
jk-spot-on-route = sur ton trajet
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
jk-go-label = Ton déplacement
jk-lay-label = Face de la pierre
jk-guess-label = Ta réponse
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
jk-now-place = Pose ton pion sur une clairière.
jk-now-reseat = Te revoilà : pose ton pion sur une clairière.
jk-now-turn = À toi : que fais-tu ?
jk-now-must-exchange = Tes déplacements sont épuisés : donne un jeton de question pour dix nouveaux.
jk-your-oracle = Ton oracle est { $letter }.
jk-now-hinder = { $name } va se déplacer. Poses-tu une pierre de danger ?
jk-hinder-no-oracle = Ce déplacement ne peut finir à aucun oracle qui soit un but.
jk-hinder-oracles = { $count ->
    [one] À portée : l’oracle { $letters }.
   *[other] À portée : les oracles { $letters }.
}
jk-now-lay = Pose ta pierre de danger sur une des clairières éclairées, devant { $name }.
jk-now-lay-face = Quelle pierre poses-tu sur { $node } ?
jk-hand = Dans ta main : { $snakes ->
    [0] aucun serpent
    [one] un serpent
   *[other] { $snakes } serpents
}, { $jaguars ->
    [0] aucun jaguar
    [one] un jaguar
   *[other] { $jaguars } jaguars
}.
jk-now-route = Choisis ton chemin, d’un à trois pas.
jk-route-help = Touche clairière après clairière, ou directement l’arrivée.
jk-now-route-on = Tu ne peux pas t’arrêter là : continue.
jk-now-route-ready = { $oracle ->
    [yes] Jusqu’à ton oracle ?
   *[no] Vers { $node }, { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } ?
}
jk-route-cost = { $stones ->
    [0] { $oracle ->
        [yes] La voie est libre : ton marqueur monte de deux.
       *[no] La voie est libre et coûte un déplacement.
    }
    [one] Une pierre de danger s’y trouve. Devine sa face : si c’est juste, le déplacement est gratuit ; sinon tu restes et en perds un.
   *[other] { $stones } pierres de danger s’y trouvent. Devine combien sont des serpents : si c’est juste, le déplacement est gratuit ; sinon tu restes et en perds un.
}
jk-now-guess = { $stones ->
    [one] Que montre la pierre ?
   *[other] Combien des { $stones } pierres sont des serpents ?
}
jk-now-guess-stake = Juste : tu suis ton chemin, gratuitement. Faux : tu restes, et cela coûte un déplacement.
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
jk-now-swap = Tu es à ton oracle. Échange des cartes symbole, ou laisse-les.
jk-changed = { $changed } changées sur { $most }
jk-swaps = { $swaps } échanges sur { $most }
jk-now-swap-held = Vers quel lieu : { $symbol } de { $place } ?
jk-now-chips = { $left ->
    [one] Pose { $all ->
        [one] ton jeton de question
       *[other] encore un jeton de question
    } sur un lieu.
   *[other] Pose { $left } jetons de question sur des lieux.
}
jk-now-ask = Voilà ta question.
jk-now-claims = { $name } a échangé des symboles. Montrent-ils tes missions ?
jk-now-claim = { $left ->
    [one] Revendication : choisis encore un lieu.
   *[other] Revendication : choisis { $left } lieux.
}
jk-now-claim-sure = Ces trois-là sont-elles exactement tes missions ?
jk-claim-stake = Si les trois sont justes, tu gagnes ; une seule erreur t’élimine.
jk-wait-place = { $you ->
    [yes] Tu poses ton pion.
   *[no] { $name } pose un pion.
}
jk-wait-turn = { $you ->
    [yes] C’est ton tour.
   *[no] C’est le tour de { $name }.
}
jk-wait-hinder = { $you ->
    [yes] Tu as annoncé un déplacement. Les autres décident pour une pierre de danger.
   *[no] { $name } a annoncé un déplacement. Les autres décident pour une pierre de danger.
}
jk-wait-claims = { $you ->
    [yes] Les autres regardent si ton échange montre leurs missions.
   *[no] Les autres regardent si l’échange de { $name } montre leurs missions.
}
jk-wait-lay = { $you ->
    [yes] Tu poses une pierre de danger.
   *[no] { $name } pose une pierre de danger.
}
jk-wait-route = { $you ->
    [yes] Tu choisis un chemin.
   *[no] { $name } choisit un chemin.
}
jk-wait-guess = { $you ->
    [yes] Tu devines.
   *[no] { $name } devine.
}
jk-wait-swap = { $you ->
    [yes] Tu es à ton oracle.
   *[no] { $name } est à l’oracle et peut échanger des cartes symbole.
}
jk-wait-question = { $you ->
    [yes] Tu poses ta question.
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
    [0] C’est ton dernier jeton : à ton prochain tour, tu es hors jeu.
   *[other] C’est ton dernier jeton : sans déplacement, tu es hors jeu.
}
jk-you-eliminated = Tu es hors jeu. Tu restes l’oracle de ton voisin de gauche.
jk-you-sit-out = Tu passes ce cycle et tu réfléchis.

## Boutons

jk-announce = Annoncer un déplacement
jk-exchange = Un jeton contre dix
jk-exchange-sure = Le jeton est perdu pour de bon, et ton tour est fini.
jk-exchange-yes = Donner le jeton
jk-nothing = Ne rien faire
jk-pass = Laisser passer
jk-hinder = Poser une pierre
jk-lay-face = { $face ->
    [snake] Serpent
    [jaguar] Jaguar
   *[none] Poser ici
}
jk-go = En route
jk-way = { $nodes }{ $stones ->
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

## Ce qui est à toi

jk-watching = Tu regardes. À la fin, tout sera montré ici.
jk-steps-away = { $steps ->
    [one] À un pas
   *[other] À { $steps } pas
}
jk-no-oracle-card = Tu n’as pas de carte oracle en ce moment.
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
jk-held-help = Tu es l’oracle de { $name }. Tes propres missions sont chez ton voisin de droite.
jk-notepad = Bloc-notes
jk-own-questions = Tes questions
jk-others-questions = Questions des autres
jk-no-questions = Tu n’as pas encore demandé.
jk-question = Question
jk-short-places = L
jk-short-symbols = S
jk-short-matches = C
jk-not-heard = pas entendu
jk-grid = Quel symbole, à quel lieu ?
jk-grid-help = Touche une case : non, peut-être, oui.
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
