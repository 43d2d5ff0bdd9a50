player-you = Vous
player-bot = Bot ({ $level })
player-seat = Place { $seat }
welcome = Vous avez la place { $seat } de { $game }. Tapez un coup, son numéro, ou l’un de ces mots : help, moves, board, log, save FICHIER, quit.
help =
    Un coup se tape comme il s’écrit ({ $example }) ou se choisit par son numéro.
    moves [PARTIE]  énumère ce que vous pouvez faire, ou seulement les coups avec ces mots ; Entrée seule : tous, une partie d’un coup : ceux qui la contiennent
    why COUP        dit ce que les règles pensent d’un coup, sans le jouer
    board           montre de nouveau le plateau
    log             raconte tout ce que vous avez vu jusqu’ici
    save FICHIER    écrit la partie dans un fichier
    resign, draw    abandonne ; propose la nulle ou l’accepte
    quit            quitte la partie
prompt = À vous
allowed = Les règles le permettent.
refused = Interdit : { $reason }
no-number = Il n’y a pas de coup { $number }. Les numéros vont de 1 à { $most }.
saved = Écrit dans { $file }.
left = Vous avez quitté la partie.
truth = tout est visible
knowledge-seat = ce que savait la place { $seat }
knowledge-spectator = ce que savait un spectateur
step = Étape { $step } sur { $steps } · { $whose }
step-move = { $who } : { $move }
step-prompt = Entrée : suite · b : retour · un nombre : aller là · q : fin

player-bot-at = Bot { $seat } ({ $level })
puzzle-title = Énigme { $seed }, { $level }, { $steps } étapes
puzzle-welcome = Une seule carte convient à toutes les réponses (lieux/symboles/correspondances). Écrivez-la comme { $example } ; ou : hint (indice), solution, quit (fin).
puzzle-prompt = La carte
puzzle-solved = Exact ! Indices : { $hints }.
puzzle-wrong = Non. Cela contredit : { $clues }.
puzzle-unreadable = Une réponse, ce sont trois paires de lieux et symboles différents, comme { $example }.
puzzle-no-more = C’étaient toutes les étapes.
puzzle-solution = La carte : { $pairs }
puzzle-none = Il n’y a pas d’énigmes pour { $game }.
puzzle-no-level = Il n’y a pas de niveau { $got }. Niveaux : { $levels }.

ladder-title = { $game }, { $seats } places, { $played } parties sur { $planned }, réflexion × { $scale }; une part égale est { $even }
ladder-bots = bots
ladder-games = parties
ladder-outcome = gagnées – perdues – nulles
ladder-share = part
ladder-interval = intervalle à 95 %
ladder-ends = terminées par
ladder-moves = coups par partie
ladder-bot = bot
ladder-rating = cote ± 2 σ
ladder-time = ms par décision
ladder-longest = la plus longue
ladder-faults = fautes
ladder-fault = { $name } : { $kind } ({ $count }), la première : { $first }
ladder-playing = On joue
ladder-interrupted = Interrompu. La même commande reprend d’ici.
ladder-lost = Interrompu. Avec --results FICHIER, un classement peut être repris.
ladder-written = Écrit dans { $file }.

analyse-title = { $game }, vu par { $bot }
analyse-thinking = Réflexion
analyse-move = coup
analyse-seat = place
analyse-played = joué
analyse-choice = mieux
analyse-known = perdu
analyse-open = perdu, tout ouvert
analyse-verdict = verdict
analyse-insight = aperçu
analyse-decisions = décisions
analyse-agreed = comme le bot
analyse-mistakes = erreurs
analyse-unlucky = malchance
analyse-lucky = chance
analyse-considered = envisagé
analyse-share = réflexion
analyse-value = chances
analyse-legend = Perdu : les chances de gagner que le coup a cédées, pour ce que la place pouvait savoir et tout ouvert ; entre parenthèses ce qui peut être un hasard.
analyse-heading = Coup { $number }, place { $seat } : { $move }
analyse-look-known = Pour ce que la place savait : { $best } { $value }, joué { $played } (± { $doubt })
analyse-look-open = Tout ouvert : { $best } { $value }, joué { $played } (± { $doubt })
analyse-no-move = Il n’y a pas de coup { $got }. Les coups vont de 1 à { $most }.
analyse-written = Écrit dans { $file }.
verdict-good = bon
verdict-mistake = erreur
verdict-unlucky = malchance
verdict-lucky = chance
verdict-good-told = Il n’y avait rien de mieux à trouver.
verdict-mistake-told = On pouvait le savoir : un meilleur coup découlait de ce que la place savait.
verdict-unlucky-told = On ne pouvait pas le savoir : un autre coup n’était meilleur que tout ouvert.
verdict-lucky-told = On pouvait le savoir, mais cela n’a pas nui.
