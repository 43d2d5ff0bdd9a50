# Princesse Jing : ce que l’on dit du jeu, dans le navigateur, dans le terminal et dans les refus.

## Le jeu

game = Princesse Jing
game-sentence = Faites traverser à votre princesse, sans être vue, une salle de vingt-cinq paravents, et trouvez l’autre d’abord.
game-facts = 2 joueurs · 15 à 30 minutes · dès 8 ans
board = Salle des paravents
seat-0 = Rouge – princesse Jing
seat-1 = Vert – princesse Fang

## Vocabulaire

screen = paravent
princess = princesse
maid = servante
mirror = porteur de miroir magique
mirror1 = premier porteur de miroir
mirror2 = second porteur de miroir
captain = capitaine
beloved-captain = capitaine bien-aimé
animal = animal légendaire
crane = grue
fox = renard
owl = chouette
objective = carte objectif secret
empty = paravent vide
lady = dame en habit de cour
nothing = pas de paravent devant
starting-line = ligne de départ
second-line = deuxième ligne
far-line = ligne d’arrivée
entrance = entrée
extra-turn = tour supplémentaire
turn-limit = limite de tours
turns-left = tours restants
knowledge-sheet = notes
text-barred = Interdit pour l’instant : { $pair }, le dernier échange.
text-others = celles de l’autre camp, là où vous les connaissez

## Ce qui se passe

event-ready = { $you ->
    [yes] C’est bon pour vous.
   *[no] C’est bon pour { $who }.
}
event-captains = Tous les capitaines ont pris place.
event-card = Votre objectif secret est la carte { $card }.
event-turn = { $you ->
    [yes] Tour { $turn } : à vous de jouer. { $state ->
        [B] C’est le premier de deux.
        [C] Vous jouez deux fois de suite.
        [D] Vous jouez deux fois de suite, puis l’autre camp aussi.
       *[A] { "" }
    }
   *[no] Tour { $turn } : à { $who } de jouer. { $state ->
        [B] C’est le premier de deux.
        [C] C’est le second de suite.
        [D] C’est le second de suite ; puis l’autre camp joue deux fois.
       *[A] { "" }
    }
}
event-swapped = { $you ->
    [yes] Vous échangez { $pair }.
   *[no] { $who } échange { $pair }.
}
event-shown = { $you ->
    [yes] Vous montrez { $figure ->
        [princess] votre princesse
       *[mirror] votre porteur de miroir
    } en { $cell }.
   *[no] { $who } montre { $figure ->
        [princess] la princesse
       *[mirror] un porteur de miroir
    } en { $cell }.
}
event-withdrawn = { $you ->
    [yes] Vous vous repliez en { $cell } ; l’autre camp a les yeux fermés.
   *[no] Yeux fermés : { $who } se replie sur la ligne de départ.
}
event-pointed = { $you ->
    [yes] Vous désignez { $cell }.
   *[no] { $who } désigne { $cell }.
}
event-revealed = { $content ->
    [princess] { $cell } : trouvée ! La princesse est là.
    [maid] { $cell } : pas là, c’est la servante.
    [mirror] { $cell } : pas là, c’est un porteur de miroir.
    [crane] { $cell } : pas là, c’est la grue.
    [fox] { $cell } : pas là, c’est le renard.
    [owl] { $cell } : pas là, c’est la chouette.
    [not-princess] { $cell } : la princesse n’est pas là.
   *[empty] { $cell } : pas là, le paravent est vide.
}
event-brought-back = { $you ->
    [yes] Vous ramenez votre princesse en { $cell } ; l’autre camp a les yeux fermés.
   *[no] Yeux fermés : { $who } ramène la princesse sur la { $line ->
        [second] deuxième ligne, car la ligne de départ est pleine
       *[starting] ligne de départ
    }.
}
event-window = { $open ->
    [yes] { $you ->
        [yes] Vous pouvez crier.
       *[no] { $who } peut crier.
    }
   *[no] { $you ->
        [yes] Vous laissez passer.
       *[no] { $who } laisse passer.
    }
}
event-called = { $you ->
    [yes] Vous criez « PRINCESSE JING ! » vers { $cell }, avec votre miroir en { $holder } : { $content ->
        [princess] elle est là.
       *[other] elle n’est pas là.
    }
   *[no] { $who } crie « PRINCESSE JING ! » vers { $cell }, avec un miroir en { $holder } : { $content ->
        [princess] elle est là.
       *[other] elle n’est pas là.
    }
}
event-paralysed = La princesse en { $cell } est paralysée. { $turns_left ->
    [one] Il reste un tour.
   *[other] Il reste { $turns_left } tours.
}
event-mirror = { $shows ->
    [nothing] Votre miroir en { $holder } n’a pas de paravent devant lui.
    [empty] Votre miroir en { $holder } montre de la soie vide en { $cell }.
    [princess] Votre miroir en { $holder } montre la princesse en { $cell }.
    [maid] Votre miroir en { $holder } montre la servante en { $cell }.
    [mirror] Votre miroir en { $holder } montre un porteur de miroir en { $cell }.
    [crane] Votre miroir en { $holder } montre la grue en { $cell }.
    [fox] Votre miroir en { $holder } montre le renard en { $cell }.
    [owl] Votre miroir en { $holder } montre la chouette en { $cell }.
   *[lady] Votre miroir en { $holder } montre une dame en habit de cour en { $cell }.
}
event-found = { $animal ->
    [crane] Animal découvert : vous avez vu la grue.
    [fox] Animal découvert : vous avez vu le renard.
   *[owl] Animal découvert : vous avez vu la chouette.
}
event-identified = Capitaine reconnu : le capitaine { $captain }, à l’entrée { $entrance }, est le bien-aimé. Votre princesse doit atteindre { $cell }.
event-look = { $you ->
    [yes] Vous regardez dans vos miroirs.
   *[no] { $who } regarde dans ses miroirs.
}
event-passed = { $you ->
    [yes] Vous ne désignez personne.
   *[no] { $who } ne désigne personne.
}
event-placed = { $figure ->
    [princess] Votre princesse se cache en { $cell }.
    [maid] Votre servante se cache en { $cell }.
    [crane] Votre grue se cache en { $cell }.
    [fox] Votre renard se cache en { $cell }.
    [owl] Votre chouette se cache en { $cell }.
    [mirror1] Votre premier porteur de miroir se cache en { $cell }.
    [mirror2] Votre second porteur de miroir se cache en { $cell }.
   *[mirror] Votre porteur de miroir se cache en { $cell }.
}
event-left-out = { $animal ->
    [crane] Votre grue reste hors du jeu.
    [fox] Votre renard reste hors du jeu.
   *[owl] Votre chouette reste hors du jeu.
}
event-stationed = Votre capitaine { $captain } attend à l’entrée { $entrance }.
event-draw-offered = { $you ->
    [yes] Vous proposez la nulle.
   *[no] { $who } propose la nulle.
}
event-over = { $reason ->
    [captain] { $you ->
        [yes] Votre princesse est devant son capitaine : vous gagnez.
       *[no] { $who } gagne : la princesse est devant son capitaine.
    }
    [wrong_call] { $you ->
        [yes] Fausse alerte : vous gagnez.
       *[no] Fausse alerte : { $who } gagne.
    }
    [paralysis_expired] { $you ->
        [yes] Les cinq tours sont passés : vous gagnez.
       *[no] Les cinq tours sont passés : { $who } gagne.
    }
    [turn_limit] La limite de tours est atteinte : partie nulle.
    [agreed] Les deux camps conviennent de la nulle.
   *[resigned] { $you ->
        [yes] L’autre camp abandonne : vous gagnez.
       *[no] L’autre camp abandonne : { $who } gagne.
    }
}

## Pourquoi pas

clause-PJ-3-3 = Un paravent cache une figurine au plus : choisissez-en un autre.
clause-PJ-3-4 = On ne tourne ni ne retourne jamais un paravent.
clause-PJ-4-3 = Vos figurines commencent sur votre propre ligne de départ.
clause-PJ-4-5 = Les deux camps se placent d’abord, étape par étape, dans un ordre fixe ; ce qui est placé le reste.
clause-PJ-5-1 = Un tour, c’est un déplacement, puis une accusation ou aucune.
clause-PJ-5-3 = La partie est finie.
clause-PJ-5-5 = C’est à l’autre camp de jouer.
clause-PJ-6-1 = Vous échangez deux paravents différents qui se touchent par un côté ou par un coin.
clause-PJ-6-4 = Vous ne pouvez pas annuler le dernier déplacement de l’autre camp en le refaisant à l’envers.
clause-PJ-6-4-1 = Vous ne pouvez pas annuler le dernier déplacement de l’autre camp, le second de ses deux tours.
clause-PJ-6-4-2 = Vous ne pouvez annuler le dernier déplacement de l’autre camp dans aucun de vos deux tours.
clause-PJ-7-1 = Seuls votre princesse et vos porteurs de miroir en jeu peuvent se replier.
clause-PJ-7-3 = Une figurine se replie sur un paravent de votre ligne de départ qui ne cache aucune de vos figurines, et qui n’est pas le sien.
clause-PJ-7-5 = Votre ligne de départ est pleine de vos figurines : personne ne peut se replier.
clause-PJ-8-2 = Vous désignez un paravent du plateau qui ne cache aucune de vos figurines.
clause-PJ-8-7 = Une princesse trouvée est ramenée par son camp, sur un paravent de la ligne de départ qui ne cache aucune de ses figurines.
clause-PJ-8-8 = La princesse doit aller sur un autre paravent.
clause-PJ-8-10 = La deuxième ligne ne sert que si votre ligne de départ est pleine.
clause-PJ-10-6 = À cette table, les miroirs montrent d’eux-mêmes ce qu’ils montrent : inutile d’y regarder.
clause-PJ-11-7 = Vous avez déjà proposé la nulle.
clause-PJ-12-2 = Laissez de côté un seul de vos trois animaux : la grue, le renard ou la chouette.
clause-PJ-12-5 = Vos figurines commencent sur vos deux premières lignes, princesse et servante sur la ligne de départ.
clause-PJ-12-6 = Chaque capitaine prend une entrée à lui, de a à e.
clause-PJ-14-1 = Il n’y a pas de paralysie foudroyante à cette table.
clause-PJ-14-3 = Seul le camp qui n’a pas joué répond, une fois, après chaque échange.
clause-PJ-14-4 = Vous ne pouvez crier que là où un paravent vient d’être mis devant ce miroir.
clause-PJ-14-6 = Le moment de crier est passé.
clause-PJ-14-9 = Le camp paralysé ne peut rien faire avant la fin des cinq tours.
clause-PJ-14-10 = Pendant une paralysie, on ne désigne personne, on se déplace.
clause-PJ-14-12 = La princesse paralysée reste où elle est.
clause-section-8-2 = Ce n’est pas un coup de ce jeu. Les coups s’écrivent comme « swap b1-c2 », « withdraw princess a1 », « point c3 » ou « pass ».

## Options

option-mode = Jeu
option-mode-help = « Les princesses s’échappent ! » est le jeu pour commencer. « Les animaux légendaires » ajoute des animaux, des objectifs secrets et un cri audacieux.
option-mode-basic = Les princesses s’échappent !
option-mode-expert = Les animaux légendaires
option-starter = Qui commence
option-starter-help = La boîte dit : le plus jeune ; par défaut, le sort décide.
option-starter-random = le sort décide
option-starter-seat0 = Rouge
option-starter-seat1 = Vert
option-starter-youngest = le plus jeune
option-setup = Mise en place
option-setup-help = Cachez vos figurines vous-même, ou laissez faire le sort.
option-setup-manual = à la main
option-setup-random = au sort
option-miss-reveal = Après une accusation fausse
option-miss-reveal-help = Ce que l’accusateur voit derrière le paravent.
option-miss-reveal-full = la figurine qui s’y trouve
option-miss-reveal-yes-no = seulement que ce n’est pas la princesse
option-miss-while-owed = Une erreur au premier de deux tours
option-miss-while-owed-help = Si le second tour est encore joué.
option-miss-while-owed-keep = le second tour est joué
option-miss-while-owed-forfeit = le second tour est perdu
option-full-line = Trouvée quand la ligne de départ est pleine
option-full-line-help = Où va une princesse quand sa ligne de départ n’a plus de paravent libre.
option-full-line-second-line = sur la deuxième ligne
option-full-line-stay = elle reste
option-expert-win = Pour gagner
option-expert-win-help = S’il faut reconnaître le capitaine par les deux animaux avant qu’il compte.
option-expert-win-identified = les deux animaux découverts
option-expert-win-position = être devant le bon capitaine suffit
option-paralysis = Paralysie foudroyante
option-paralysis-help = Si l’on peut crier quand une princesse passe devant un miroir.
option-paralysis-on = avec
option-paralysis-off = sans
option-paralysis-trigger = Quand peut-on crier
option-paralysis-trigger-help = Si seul le paravent devant le miroir, ou aussi le porteur lui-même, peut être celui qui a bougé.
option-paralysis-trigger-princess-moved = le paravent devant a bougé
option-paralysis-trigger-any-swap = l’un des deux a bougé
option-peek = Regarder dans les miroirs
option-peek-help = Si l’on voit les miroirs tout le temps, sans être vu, ou seulement en regardant ouvertement.
option-peek-automatic = toujours, sans être vu
option-peek-announced = seulement en regardant, ce qui est annoncé
option-mirror-detail = Ce que disent les miroirs
option-mirror-detail-help = Si un miroir distingue la princesse de la servante.
option-mirror-detail-exact = chaque figurine exactement
option-mirror-detail-lady = princesse et servante se ressemblent
option-turn-limit = Limite de tours
option-turn-limit-help = Après ce nombre de tours des deux camps ensemble, la partie est nulle.
option-turn-limit-none = aucune
option-react-timer = Temps pour crier, en secondes
option-react-timer-help = Sans réponse dans ce temps, on laisse passer. 0 attend la réponse.
option-window = Durée du moment pour crier
option-window-help = Finit-il avec la réponse, ou dure-t-il toujours autant, pour que l’on ne puisse rien en lire ? Le second choix demande un temps pour crier.
option-window-answer = jusqu’à la réponse
option-window-fixed = toujours tout le temps
option-absent = Si quelqu’un part pour de bon
option-absent-help = Ce que devient la place laissée.
option-absent-opponent-wins = l’autre camp gagne
option-absent-bot = un robot continue
option-notes = Notes
option-notes-help = Si la table peut montrer ce qui suit des règles au sujet des figurines cachées.
option-notes-on = proposées
option-notes-off = non proposées

## Comment elle finit

clause-PJ-11-1 = La première princesse devant son capitaine gagne.
clause-PJ-11-6 = La limite de tours a été atteinte sans vainqueur.
clause-PJ-13-5 = La première princesse devant son capitaine bien-aimé, reconnu grâce aux deux animaux, gagne.
clause-PJ-14-8 = Une alerte qui ne désigne pas la princesse perd la partie.
clause-PJ-14-11 = Qui ne gagne pas pendant les cinq tours d’une paralysie perd.

## Answers given in advance

standing-decline = Laisser passer chaque échange
standing-decline-help = Jusqu’à ce que vous changiez cela, on ne vous demande pas si vous criez.

## What a move does, told before it is made: $a, $b, $c are the words behind the first of its notation

hint-swap = Échanger les paravents { $a }
hint-withdraw = Replier : { $a } vers { $b }
hint-point = Désigner { $a }
hint-back = Ramener la princesse en { $a }
hint-place = Placer la figurine en { $a }
hint-call = Crier : { $a }
hint-leave = Laisser de côté : { $a }
hint-captain = Capitaine à l’entrée { $a }
hint-pass = Ne pas désigner
hint-decline = Laisser passer
hint-look = Regarder dans les miroirs
hint-resign = Abandonner
hint-draw = Proposer la nulle

## Après la partie

insight-princess = princesse en { $where } : { $share }
insight-princess-map = Probabilité apparente de l’autre princesse derrière chaque paravent :
