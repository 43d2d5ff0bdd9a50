# Princesse Jing : vocabulaire, événements, options et règles, pour le serveur, le terminal et le navigateur.

## Vocabulaire

game = Princesse Jing
seat-0 = Rouge – princesse Jing
seat-1 = Vert – princesse Fang
chamber = Salle des paravents
screen = paravent
princess = princesse
maid = servante
mirror = porteur de miroir magique
mirror1 = premier porteur de miroir
mirror2 = deuxième porteur de miroir
lady = dame en habit de cour
captain = capitaine
beloved-captain = capitaine bien-aimé
animal = animal légendaire
crane = grue (honnêteté)
fox = renard (sagesse)
owl = chouette (clairvoyance)
objective = carte objectif secret
empty = paravent vide
nothing = aucun paravent devant
not-princess = pas la princesse
starting-line = ligne de départ
second-line = deuxième ligne
far-line = ligne d’arrivée
entrance = entrée
swap = échanger deux paravents
withdraw = se replier
bring-back = ramener
point = désigner un paravent
pass = ne pas désigner
hit = trouvée !
miss = pas là
extra-turn = tour supplémentaire
call = paralysie foudroyante
the-call = « PRINCESSE JING ! »
decline = laisser passer
paralysed = paralysée
eyes-closed = yeux fermés
turn = tour
move-step = déplacer un paravent
own-empty = vide de votre côté
found-animal = animal découvert
captain-identified = capitaine reconnu
call-failed = fausse alerte – partie perdue
turns-left = tours restants
win = victoire
loss = défaite
draw = nulle
resign = abandonner
look = regarder dans les miroirs
knowledge-sheet = notes
turn-limit = limite de tours

## Événements

event-ready = { $you ->
    [yes] Vous avez tout placé.
   *[no] { $who } a tout placé.
}
event-captains = Les capitaines prennent place derrière les lignes d’arrivée.
event-card = Votre carte objectif secret porte le numéro { $card }.
event-turn = { $state ->
    [A] { $you ->
        [yes] À vous de jouer.
       *[no] À { $who } de jouer.
    }
    [B] { $you ->
        [yes] À vous de jouer, pour le premier de deux tours.
       *[no] À { $who } de jouer, pour le premier de deux tours.
    }
   *[other] { $you ->
        [yes] Votre deuxième tour de suite.
       *[no] { $who } joue un deuxième tour.
    }
}
event-swapped = { $you ->
    [yes] Vous échangez { $pair }.
   *[no] { $who } échange { $pair }.
}
event-shown = { $figure ->
    [princess] { $you ->
        [yes] Vous montrez votre princesse en { $cell }.
       *[no] { $who } montre la princesse en { $cell }.
    }
   *[mirror] { $you ->
        [yes] Vous montrez un porteur de miroir en { $cell }.
       *[no] { $who } montre un porteur de miroir en { $cell }.
    }
}
event-withdrawn = { $you ->
    [yes] Yeux fermés : votre figurine se replie sur votre ligne de départ.
   *[no] Yeux fermés : la figurine de { $who } se replie sur la ligne de départ.
}
event-pointed = { $you ->
    [yes] Vous désignez { $cell }.
   *[no] { $who } désigne { $cell }.
}
event-revealed = { $content ->
    [princess] Trouvée ! La princesse est en { $cell }.
    [maid] Pas là : c’est la servante qui est en { $cell }.
    [mirror] Pas là : c’est un porteur de miroir qui est en { $cell }.
    [crane] Pas là : c’est la grue qui est en { $cell }.
    [fox] Pas là : c’est le renard qui est en { $cell }.
    [owl] Pas là : c’est la chouette qui est en { $cell }.
    [not-princess] Pas là : la princesse n’est pas en { $cell }.
   *[empty] Pas là : { $cell } est vide.
}
event-brought-back = { $line ->
    [second] { $you ->
        [yes] Yeux fermés : vous ramenez votre princesse sur votre deuxième ligne.
       *[no] Yeux fermés : { $who } ramène la princesse, sur la deuxième ligne.
    }
   *[starting] { $you ->
        [yes] Yeux fermés : vous ramenez votre princesse sur votre ligne de départ.
       *[no] Yeux fermés : { $who } ramène la princesse sur la ligne de départ.
    }
}
event-window = { $you ->
    [yes] Vous pouvez donner l’alerte ou laisser passer.
   *[no] { $who } peut donner l’alerte ou laisser passer.
}
event-called = { $content ->
    [princess] { $you ->
        [yes] « PRINCESSE JING ! » Votre porteur de miroir en { $holder } l’a surprise en { $cell }.
       *[no] « PRINCESSE JING ! » Le porteur de miroir de { $who } en { $holder } l’a surprise en { $cell }.
    }
   *[other] { $you ->
        [yes] « PRINCESSE JING ! » Mais elle n’est pas en { $cell } : fausse alerte.
       *[no] « PRINCESSE JING ! » Mais elle n’est pas en { $cell } : fausse alerte de { $who }.
    }
}
event-paralysed = { $you ->
    [yes] { $turns_left ->
        [0] Votre princesse est paralysée en { $cell }. L’adversaire n’a plus de tour.
        [one] Votre princesse est paralysée en { $cell }. Il reste un tour à l’adversaire.
       *[other] Votre princesse est paralysée en { $cell }. Il reste { $turns_left } tours à l’adversaire.
    }
   *[no] { $turns_left ->
        [0] La princesse de { $who } est paralysée en { $cell }. Il ne reste plus de tour.
        [one] La princesse de { $who } est paralysée en { $cell }. Il reste un tour.
       *[other] La princesse de { $who } est paralysée en { $cell }. Il reste { $turns_left } tours.
    }
}
event-mirror = { $shows ->
    [princess] Votre miroir en { $holder } montre la princesse.
    [maid] Votre miroir en { $holder } montre la servante.
    [mirror] Votre miroir en { $holder } montre un porteur de miroir.
    [crane] Votre miroir en { $holder } montre la grue.
    [fox] Votre miroir en { $holder } montre le renard.
    [owl] Votre miroir en { $holder } montre la chouette.
    [lady] Votre miroir en { $holder } montre une dame en habit de cour.
    [empty] Votre miroir en { $holder } montre un paravent vide.
   *[nothing] Votre miroir en { $holder } n’a aucun paravent devant lui.
}
event-found = { $animal ->
    [crane] Vous avez découvert la grue.
    [fox] Vous avez découvert le renard.
   *[owl] Vous avez découvert la chouette.
}
event-identified = Vous reconnaissez votre capitaine bien-aimé : le capitaine { $captain }, à l’entrée { $entrance }, devant { $cell }.
event-look = { $you ->
    [yes] Vous regardez dans vos miroirs.
   *[no] { $who } regarde dans les miroirs.
}
event-passed = { $you ->
    [yes] Vous ne désignez personne.
   *[no] { $who } ne désigne personne.
}
event-placed = { $figure ->
    [princess] Votre princesse prend place en { $cell }.
    [maid] Votre servante prend place en { $cell }.
    [crane] Votre grue prend place en { $cell }.
    [fox] Votre renard prend place en { $cell }.
    [owl] Votre chouette prend place en { $cell }.
   *[mirror] Votre porteur de miroir prend place en { $cell }.
}
event-left-out = { $animal ->
    [crane] Vous laissez la grue de côté.
    [fox] Vous laissez le renard de côté.
   *[owl] Vous laissez la chouette de côté.
}
event-stationed = Votre capitaine { $captain } attend à l’entrée { $entrance }.
event-draw-offered = { $you ->
    [yes] Vous proposez la nulle.
   *[no] { $who } propose la nulle.
}
event-over = { $reason ->
    [captain] { $you ->
        [yes] Votre princesse est devant son capitaine : vous gagnez.
       *[no] La princesse de { $who } est devant son capitaine : { $who } gagne.
    }
    [wrong_call] { $you ->
        [yes] Fausse alerte : vous gagnez.
       *[no] Fausse alerte : { $who } gagne.
    }
    [paralysis_expired] { $you ->
        [yes] Les cinq tours sont passés : vous gagnez.
       *[no] Les cinq tours sont passés : { $who } gagne.
    }
    [resigned] { $you ->
        [yes] L’adversaire abandonne : vous gagnez.
       *[no] Abandon : { $who } gagne.
    }
    [agreed] Partie nulle d’un commun accord.
   *[turn_limit] La limite de tours est atteinte : partie nulle.
}

## Options

option-mode = Mode de jeu
option-mode-help = Le jeu de base pour faire connaissance, ou le jeu avec les animaux légendaires et trois capitaines par camp.
option-mode-basic = Les princesses s’échappent !
option-mode-expert = Les animaux légendaires
option-starter = Premier tour
option-starter-help = Qui joue le premier tour. La boîte dit : la personne la plus jeune.
option-starter-random = tiré au sort
option-starter-seat0 = Rouge
option-starter-seat1 = Vert
option-starter-youngest = la personne la plus jeune
option-setup = Mise en place
option-setup-help = Vous placez vos figurines vous-mêmes, ou le sort s’en charge.
option-setup-manual = à la main
option-setup-random = au hasard
option-miss-reveal = Le mauvais paravent désigné
option-miss-reveal-help = Ce que vous voyez quand la princesse n’est pas derrière le paravent désigné.
option-miss-reveal-full = qui s’y trouve
option-miss-reveal-yes-no = seulement que ce n’est pas la princesse
option-miss-while-owed = Une erreur au premier de deux tours
option-miss-while-owed-help = Si vous jouez encore votre deuxième tour après une erreur au premier.
option-miss-while-owed-keep = le deuxième tour est gardé
option-miss-while-owed-forfeit = le deuxième tour est perdu
option-full-line = Ligne de départ pleine
option-full-line-help = Où va une princesse trouvée quand sa ligne de départ n’a aucun paravent libre.
option-full-line-second-line = sur la deuxième ligne
option-full-line-stay = elle reste sur place
option-expert-win = Gagner devant le capitaine
option-expert-win-help = S’il faut d’abord reconnaître le capitaine grâce aux deux animaux pour que la princesse gagne devant lui.
option-expert-win-identified = il faut le reconnaître
option-expert-win-position = être devant lui suffit
option-paralysis = Paralysie foudroyante
option-paralysis-help = Si vous pouvez crier « PRINCESSE JING ! » quand elle est placée devant votre porteur de miroir.
option-paralysis-on = oui
option-paralysis-off = non
option-paralysis-trigger = Quand on peut donner l’alerte
option-paralysis-trigger-help = Quels échanges de l’adversaire permettent l’alerte.
option-paralysis-trigger-princess-moved = le paravent devant le porteur de miroir a bougé
option-paralysis-trigger-any-swap = lui ou le porteur de miroir a bougé
option-peek = Regarder dans les miroirs
option-peek-help = Les miroirs montrent d’eux-mêmes, ou seulement quand vous regardez, et l’adversaire l’apprend.
option-peek-automatic = tout le temps, sans se faire voir
option-peek-announced = seulement en l’annonçant
option-mirror-detail = Ce que montrent les miroirs
option-mirror-detail-help = Si votre miroir distingue la princesse de la servante.
option-mirror-detail-exact = princesse et servante distinctes
option-mirror-detail-lady = seulement que c’est une dame
option-turn-limit = Limite de tours
option-turn-limit-help = Après tant de tours des deux camps ensemble, la partie est nulle.
option-turn-limit-none = aucune
option-react-timer = Temps pour donner l’alerte
option-react-timer-help = Secondes pour donner l’alerte ou laisser passer ; 0 attend la réponse.
option-window = Fenêtre de réaction
option-window-help = Si une réponse ferme aussitôt la fenêtre, ou si elle reste toujours ouverte tout son temps, pour que sa durée ne dise rien.
option-window-answer = se ferme avec la réponse
option-window-fixed = dure toujours son temps
option-absent = Quand quelqu’un s’absente
option-absent-help = Ce qui arrive quand le temps est écoulé ou que quelqu’un part pour de bon.
option-absent-opponent-wins = l’adversaire gagne
option-absent-bot = un bot continue
option-notes = Notes
option-notes-help = Si la table tient pour chacun une feuille de ce qui peut se savoir.
option-notes-on = tenues par la table
option-notes-off = aucune

## Règles

clause-PJ-3-3 = Une de vos figurines est déjà derrière ce paravent, et un paravent n’en cache qu’une.
clause-PJ-3-4 = Les paravents ne sont jamais tournés ni retournés.
clause-PJ-4-3 = Vos figurines commencent sur votre ligne de départ.
clause-PJ-4-5 = Pas maintenant : tout se place pas à pas avant la partie, qui commence quand les deux camps ont tout placé.
clause-PJ-5-1 = Pas maintenant : un tour est un déplacement, après lequel on peut désigner une fois.
clause-PJ-5-3 = La partie est terminée.
clause-PJ-5-5 = Ce n’est pas à vous de jouer.
clause-PJ-6-1 = On n’échange que deux paravents voisins du plateau, en ligne droite ou en diagonale.
clause-PJ-6-4 = L’adversaire vient d’échanger ces deux paravents ; vous ne pouvez pas annuler ce coup.
clause-PJ-6-4-1 = Le dernier coup de l’adversaire a échangé ces deux paravents ; vous ne pouvez pas l’annuler.
clause-PJ-6-4-2 = Le dernier coup de l’adversaire a échangé ces deux paravents : ils restent bloqués pendant vos deux tours.
clause-PJ-7-1 = Seuls votre princesse et vos porteurs de miroir peuvent se replier.
clause-PJ-7-3 = Une figurine se replie derrière un autre paravent de votre ligne de départ, vide de votre côté.
clause-PJ-7-5 = Personne ne peut se replier : votre ligne de départ est pleine de vos propres figurines.
clause-PJ-8-2 = Vous pouvez désigner tout paravent du plateau qui ne cache pas une de vos figurines.
clause-PJ-8-7 = On ne ramène qu’une princesse trouvée ; c’est son camp qui la ramène, derrière un paravent de sa ligne de départ vide de son côté.
clause-PJ-8-8 = Elle doit quitter la place où elle a été trouvée.
clause-PJ-8-10 = Tant qu’il y a de la place, elle revient sur votre ligne de départ.
clause-PJ-10-6 = Il n’y a rien à regarder : à cette table les miroirs montrent d’eux-mêmes, ou la partie n’a pas commencé.
clause-PJ-11-7 = Vous avez déjà proposé la nulle.
clause-PJ-12-2 = Un seul animal est laissé de côté : grue, renard ou chouette.
clause-PJ-12-5 = Princesse et servante commencent sur votre ligne de départ, les autres sur vos deux premières lignes.
clause-PJ-12-6 = Vos capitaines attendent à trois entrées différentes, de a à e.
clause-PJ-14-1 = Il n’y a pas de paralysie foudroyante dans cette partie.
clause-PJ-14-3 = Seul l’adversaire de qui a joué peut répondre ici.
clause-PJ-14-4 = L’alerte n’est possible qu’avec un porteur de miroir devant lequel l’adversaire vient de placer un paravent.
clause-PJ-14-6 = Le moment de cette alerte est passé : aucune fenêtre n’est ouverte.
clause-PJ-14-9 = Une princesse est paralysée : seul joue maintenant le camp qui a donné l’alerte.
clause-PJ-14-10 = On ne désigne personne pendant une paralysie.
clause-PJ-14-12 = Le paravent de la princesse paralysée ne bouge pas.
clause-section-8-2 = Ce n’est pas un coup de ce jeu. On écrit par exemple : swap b1-c2, withdraw princess a1, point c3 ou pass.
clause-PJ-11-1 = La première princesse devant son capitaine gagne.
clause-PJ-11-6 = La limite de tours a été atteinte sans vainqueur.
clause-PJ-13-5 = La première princesse devant son capitaine bien-aimé, reconnu grâce aux deux animaux, gagne.
clause-PJ-14-8 = Une alerte qui ne désigne pas la princesse perd la partie.
clause-PJ-14-11 = Qui ne gagne pas pendant les cinq tours d’une paralysie perd.
