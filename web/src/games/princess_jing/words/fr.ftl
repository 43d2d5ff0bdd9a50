# Ce que la table de Princesse Jing dit dans le navigateur.

## Dans le vestibule

game-sentence = La nuit, deux princesses se glissent de paravent en paravent à travers la salle. Trouvez l’autre avant que la vôtre soit vue, ou soyez la première devant votre capitaine.

## Noms

pj-side = { $side ->
    [red] Rouge
   *[green] Vert
}
pj-seat-0 = Rouge – princesse Jing
pj-seat-1 = Vert – princesse Fang
pj-kind = { $figure ->
    [princess] princesse
    [maid] servante
    [crane] grue
    [fox] renard
    [owl] chouette
    [lady] dame
   *[mirror] porteur de miroir
}
pj-figure-named = { $figure ->
    [princess] Princesse
    [maid] Servante
    [mirror] Porteur de miroir
    [mirror1] Premier porteur de miroir
    [mirror2] Second porteur de miroir
    [crane] Grue
    [fox] Renard
   *[owl] Chouette
}
pj-captain-named = Capitaine { $captain }

## Le plateau

pj-board = Salle des paravents, cinq sur cinq
pj-board-as-text = Le plateau sous forme de tableau
pj-tray = À placer
pj-entrances = Vos entrées
pj-entrance-named = { $captain ->
    [none] Entrée { $entrance }
   *[other] Entrée { $entrance }, capitaine { $captain }
}
pj-captains = { $where ->
    [far] Capitaines au-delà de la ligne lointaine
   *[near] Capitaines devant la ligne proche
}
pj-captain-stands = Capitaine { $captain } à l’entrée { $entrance }
pj-cell-screen = paravent
pj-cell-own = { $figure ->
    [princess] votre princesse
    [maid] votre servante
    [mirror] votre porteur de miroir
    [mirror1] votre premier porteur de miroir
    [mirror2] votre second porteur de miroir
    [crane] votre grue
    [fox] votre renard
   *[owl] votre chouette
}
pj-cell-of = { $figure ->
    [princess] princesse
    [maid] servante
    [crane] grue
    [fox] renard
    [owl] chouette
   *[mirror] porteur de miroir
}, côté { $side ->
    [red] rouge
   *[green] vert
}
pj-cell-known = { $figure ->
    [princess] certain : la princesse adverse
    [maid] certain : la servante adverse
    [crane] certain : la grue adverse
    [fox] certain : le renard adverse
    [owl] certain : la chouette adverse
   *[mirror] certain : un porteur de miroir adverse
}
pj-cell-may-hide = peut cacher : { $figures }
pj-cell-free = ne cache rien du camp adverse
pj-cell-paralysed = la princesse paralysée
pj-cell-touched = choisi
pj-cell-target = { $question ->
    [swap] peut être échangé avec le paravent choisi
    [withdraw] votre figurine peut se replier ici
    [back] votre princesse peut revenir ici
   *[setup] la figurine en main peut se placer ici
}
pj-cell-start = { $question ->
    [point] vous pouvez désigner ce paravent
    [react] vous pouvez crier ici
   *[other] peut être pris en main
}
pj-cell-neighbours = échange possible avec { $cells }
pj-mirror-shows = { $shows ->
    [princess] le miroir montre une princesse
    [maid] le miroir montre une servante
    [mirror] le miroir montre un porteur de miroir
    [crane] le miroir montre une grue
    [fox] le miroir montre un renard
    [owl] le miroir montre une chouette
    [lady] le miroir montre une dame de la cour
    [empty] le miroir ne montre que de la soie
   *[nothing] aucun paravent devant le miroir
}
pj-revealed = { $verdict ->
    [found] Trouvée !
    [shown] { $content ->
        [princess] La princesse
       *[mirror] Un porteur de miroir
    }
   *[missed] { $content ->
        [maid] Pas là : la servante
        [mirror] Pas là : un porteur de miroir
        [crane] Pas là : la grue
        [fox] Pas là : le renard
        [owl] Pas là : la chouette
       *[empty] Pas là
    }
}
pj-eyes-closed = Yeux fermés…
pj-the-call = PRINCESSE JING !

## Ce qui se passe : la mise en place

pj-now-setup = { $mode ->
    [expert] Cachez six figurines sur vos deux premières lignes et donnez à vos capitaines trois des entrées d’en face.
   *[basic] Cachez vos trois figurines sur votre ligne de départ.
}
pj-now-setup-figure = { $figure ->
    [princess] Derrière quel paravent de votre ligne de départ se cache votre princesse ?
    [maid] Derrière quel paravent de votre ligne de départ se cache votre servante ?
    [crane] Derrière quel paravent se cache votre grue ? Un animal reste dehors.
    [fox] Derrière quel paravent se cache votre renard ? Un animal reste dehors.
    [owl] Derrière quel paravent se cache votre chouette ? Un animal reste dehors.
   *[mirror] Derrière quel paravent se cache votre porteur de miroir ?
}
pj-now-setup-captain = Sous quelle porte d’en face attend le capitaine { $captain } ?
pj-now-setup-complete = Tous sont en place. Personne d’autre ne sait où.
pj-now-setup-sending = Vos paravents se mettent en place…
pj-now-setup-waiting = Vous êtes en place. On attend { $name }.
pj-now-setup-other-ready = En face, { $name } est en place.
pj-now-setup-watch = Les deux camps cachent leurs figurines.
pj-now-ready = { $name } est en place.
pj-help-setup = Touchez une figure puis un paravent, ou faites-la glisser.
pj-ready = C’est prêt
pj-missing = { $things ->
    [none] { $count } sont encore sans place.
   *[other] Encore sans place : { $things }.
}
pj-random = Placer au hasard
pj-to-tray = Reprendre
pj-left-out = { $figure ->
    [crane] La grue reste dehors.
    [fox] Le renard reste dehors.
   *[owl] La chouette reste dehors.
}

## Ce qui se passe : le tour

pj-now-move = À vous : choisissez un paravent à déplacer.
pj-help-move = Touchez un paravent puis un voisin, ou faites-le glisser.
pj-help-point = Touchez le paravent, ou laissez.
pj-help-withdraw = { $figure ->
    [princess] Ou elle se replie sur votre ligne de départ.
   *[mirror] Ou il se replie sur votre ligne de départ.
}
pj-now-touched = Avec quel voisin échanger { $cell } ?
pj-now-barred = { $first } et { $second } ne peuvent pas revenir aussitôt : { $name } vient de les échanger.
pj-now-withdraw = { $figure ->
    [princess] Où votre princesse se cache-t-elle sur votre ligne de départ ?
   *[mirror] Où votre porteur de miroir se cache-t-il sur votre ligne de départ ?
}
pj-now-withdraw-stake = { $name } voit qui se replie et d’où, mais pas vers où.
pj-withdraw = { $figure ->
    [princess] Replier la princesse
    [mirror1] Replier le premier porteur de miroir
    [mirror2] Replier le second porteur de miroir
   *[mirror] Replier le porteur de miroir
}
pj-now-limit = { $turns ->
    [one] C’est le dernier tour avant la nulle.
   *[other] Encore { $turns } tours avant la nulle.
}
pj-series-you = { $state ->
    [B] C’est le premier de vos deux tours.
    [C] C’est votre second tour de suite ; ensuite, { $other } joue.
   *[D] C’est votre second tour de suite ; ensuite, { $other } joue deux fois.
}
pj-series-other = { $state ->
    [B] C’est le premier de deux tours.
    [C] { $name } joue un second tour de suite.
   *[D] { $name } joue un second tour de suite ; ensuite, { $other } joue deux fois.
}
pj-now-point = Désignez-vous un paravent ?
pj-now-point-stake = Si la princesse adverse est là, vous rejouez. Sinon, { $name } joue deux fois.
pj-pass = Ne pas désigner
pj-now-back = Trouvée en { $cell } : où va votre princesse ? { $line ->
    [second] Votre ligne de départ est pleine, elle se cache donc sur la deuxième. { $name } l’apprend.
   *[starting] { $name } a les yeux fermés.
}
pj-now-react = { $name } vient d’échanger { $first } et { $second }. Criez-vous ?
pj-now-react-stake = Si la princesse est maintenant devant votre miroir, elle est paralysée. Sinon, la partie est perdue.
pj-now-react-none = Aucun paravent n’a bougé devant vos miroirs.
pj-call = Crier en { $cell }
pj-decline = Laisser passer
pj-now-paralysis = La princesse adverse est paralysée en { $cell }. { $turns ->
    [one] Il vous reste un tour pour mener la vôtre devant son capitaine.
   *[other] Il vous reste { $turns } tours pour mener la vôtre devant son capitaine.
}
pj-now-sure = Confirmez-vous ?
pj-now-sure-point = La princesse adverse est-elle derrière { $cell } ?
pj-sure-call = Une fausse alerte perd aussitôt la partie.
pj-sure-call-fails = { $shows ->
    [empty] Votre miroir ne montre que de la soie. Ce cri perd aussitôt la partie.
    [maid] Votre miroir montre la servante. Ce cri perd aussitôt la partie.
   *[other] Votre miroir montre quelqu’un d’autre. Ce cri perd aussitôt la partie.
}
pj-yes = Oui
pj-no = Retour
pj-yes-call = Crier « PRINCESSE JING ! » en { $cell }
pj-yes-point = Désigner { $cell }
pj-yes-withdraw = { $figure ->
    [princess] Replier la princesse en { $cell }
   *[mirror] Replier le porteur de miroir en { $cell }
}
pj-look = Regarder dans vos miroirs
pj-window = { $seconds ->
    [one] Encore une seconde
   *[other] Encore { $seconds } secondes
}

## L’attente

pj-wait-move = { $name } choisit un paravent à déplacer.
pj-wait-react = { $reader ->
    [you] { $first } et { $second } ont échangé leurs places. On attend { $name }, qui peut crier.
   *[watch] { $first } et { $second } ont échangé leurs places. { $name } peut crier.
}
pj-wait-point = { $reader ->
    [you] { $name } peut désigner un paravent.
   *[watch] { $name } peut désigner un paravent.
}
pj-wait-back = { $reader ->
    [you] Trouvée en { $cell }. Yeux fermés : { $name } ramène la princesse.
   *[watch] Trouvée en { $cell }. { $name } ramène la princesse pendant que { $other } ferme les yeux.
}
pj-wait-paralysis = { $reader ->
    [you] Votre princesse est paralysée en { $cell }. { $turns ->
        [one] Il reste un tour à { $name }.
       *[other] Il reste { $turns } tours à { $name }.
    }
   *[watch] Une princesse est paralysée en { $cell }. { $turns ->
        [one] Il reste un tour à { $name }.
       *[other] Il reste { $turns } tours à { $name }.
    }
}

## La fin

pj-end-you-win = Vous avez gagné
pj-end-you-lose = { $name } a gagné
pj-end-wins = { $name } a gagné
pj-end-draw = Partie nulle
pj-end-reason = { $reason ->
    [captain] La princesse est devant son capitaine.
    [wrong-call] { $other } a crié, et la princesse n’était pas là.
    [paralysis-expired] Les cinq tours sont passés sans que { $other } gagne.
    [resigned] { $other } abandonne.
   *[other] { $other } a quitté la table.
}
pj-end-reason-draw = { $reason ->
    [agreed] D’un commun accord.
   *[other] Le dernier tour est joué.
}

## La feuille personnelle

pj-your-figures = Vos figurines
pj-behind = derrière { $cell }
pj-not-placed = pas encore placée
pj-objective = Carte objectif secret
pj-objective-number = Carte { $card }
pj-objective-help = Les deux animaux que cache le camp adverse mènent à votre capitaine bien-aimé.
pj-found-none = Vous n’avez encore découvert aucun animal.
pj-found = { $count ->
    [one] Découvert : { $animals }. Il en manque un.
   *[other] Découverts : { $animals }.
}
pj-beloved = Le capitaine { $captain }, à l’entrée { $entrance }, est le bien-aimé.
pj-left-out-own = Hors du jeu : { $figure ->
    [crane] votre grue
    [fox] votre renard
   *[owl] votre chouette
}
pj-sheet = Ce qui découle des règles
pj-sheet-present = { $present ->
    [no] hors du jeu
    [maybe] peut-être en jeu
   *[yes] en jeu
}
pj-sheet-cells = { $count ->
    [0] nulle part
    [one] en { $cells }
   *[other] { $count } paravents : { $cells }
}
pj-marks = Vos notes au crayon
pj-marks-help = Choisissez une figurine, puis les paravents qui peuvent la cacher. Les notes suivent les paravents échangés au grand jour ; personne d’autre ne les voit.
pj-marks-missed = Vous avez manqué des coups : vérifiez vos notes.
pj-marks-wipe = Tout effacer
pj-marks-cell = { $kinds ->
    [none] { $cell }, aucune note
   *[other] { $cell } : { $kinds }
}
pj-all-cards = Les deux objectifs secrets
pj-all-left-out = { $side ->
    [red] Rouge
   *[green] Vert
} a laissé dehors : { $figure ->
    [crane] la grue
    [fox] le renard
   *[owl] la chouette
}
pj-watching = Rien ici n’est réservé à vos yeux.

## Ce que la maison dit du jeu

reason-captain = Victoire de { $winner } : sa princesse est arrivée devant son capitaine.
reason-wrong-call = Une fausse alerte a perdu la partie.
reason-paralysis-expired = Les cinq tours étaient passés avant que la princesse atteigne son capitaine.
reason-resigned = { $you ->
    [yes] Le camp adverse a abandonné.
   *[no] { $winner } gagne par abandon.
}
reason-agreed = Les deux camps se sont accordés sur la nulle.
reason-turn-limit = Le dernier tour est joué.

## After the game

pj-map = Où pouvait être l’autre princesse, en pour cent

## Advice, and looking back

pj-hint-place = { $figure } en { $cell }
pj-hint-captain = Capitaine { $captain } à l’entrée { $gate }
pj-map-where = Anneau pointillé : elle était là, en { $where }. D’après ce qu’on pouvait savoir, c’était probable à { $share } %.
