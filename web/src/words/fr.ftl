# Les phrases de la maison. Celles d’un jeu sont dans son dossier.

## Partout

language = Langue
settings = Réglages
theme = Lumière
theme-auto = Comme le système
theme-light = Papier
theme-dark = Laque
sound = Son
sound-off = Coupé
sound-on = Actif
motion = Mouvement
motion-auto = Comme le système
motion-reduced = Calme
close = Fermer
yes = Oui
no = Non
none = aucune
you = vous
loading = Un instant…
your-name = Votre nom
change-name = Changer de nom
save-name = Garder ce nom
# Names for guests, separated by commas.
guest-names = Héron tranquille, Renard d’ambre, Chouette d’argent, Grue matinale, Lanterne rouge, Fleur de prunier, Carpe de jade, Cloche du soir, Tigre blanc, Vent de bambou, Brume du matin, Lune de papier, Brave blaireau, Pie rusée, Feuille d’automne, Taupe de velours, Lièvre des neiges, Loutre de rivière, Faisan doré, Bihoreau
to-lobby = Vers le vestibule
try-again = Réessayer
problem-no-line = Le serveur ne répond pas. La connexion est-elle coupée ?
problem-unknown = Cela n’a pas marché. Réessayez, s’il vous plaît.
missing = Rien ici
missing-page = Il n’y a pas de page à cette adresse.
missing-table = Il n’y a pas de table à cette adresse. Elle a peut-être été débarrassée.
missing-game = Ce jeu n’est pas sur notre étagère.
missing-puzzles = Il n’y a pas d’énigmes pour ce jeu.

## Touches

help = Jouer à la main et au clavier
help-touch = Touchez une chose : tout ce qu’elle peut faire s’éclaire ; touchez ensuite le but. On peut aussi la faire glisser.
help-arrows = Parcourir le plateau
help-enter = Choisir
help-escape = Un pas en arrière
help-tab = Du plateau aux choix, et ainsi de suite
help-help = Cette page
help-refused = Un coup interdit ne change rien. On vous dit pourquoi, avec le numéro de la règle ; touchez le numéro pour la lire.

## Vestibule

lobby-title = Jeux de savoirs cachés
lobby-headline = Une table où chacun sait autre chose
lobby-lead = Des jeux de plateau pleins de secrets et de bonnes déductions, entre amis ou contre des robots. Pas de compte : entrez et prenez place.
lobby-games = Jeux
lobby-yours = Vos tables
lobby-open = Tables avec une place libre
lobby-open-none = Personne n’attend en ce moment. Ouvrez une table et invitez quelqu’un.
lobby-running = On joue ici
lobby-running-none = Aucune partie en ce moment.
lobby-foot = Paravent est un logiciel libre. Ses images et ses textes lui sont propres ; les jeux ont été inventés par les auteurs nommés dans leurs règles.
play-bot = Jouer contre un robot
play-bots = Jouer contre des robots
play-friend = Jouer entre amis
play-friends = Jouer entre amis
choose-rules = Choisir places et règles…
puzzles-for-one = Énigmes en solo
level = Niveau du robot
level-novice = Novice
level-adept = Adepte
level-master = Maître
level-novice-about = Joue d'après des idées simples, aussitôt, et oublie des choses comme tout le monde.
level-adept-about = Regarde plus loin en imaginant vite des parties ; prend un instant.
level-master-about = Réfléchit quelques secondes, aussi loin que l'on peut savoir, et lit ce que trahissent les coups des autres.
bot = Robot
bot-named = Robot { $level }
seat-open = place libre
somebody = quelqu’un
house-rules = { $count ->
    [one] une règle maison
   *[other] { $count } règles maison
}
house-rules-all = Règles maison
house-rules-none = toutes habituelles
join = Prendre place
watch = Regarder
continue = Continuer

## Une nouvelle table

new-table = Une nouvelle table
who-plays = Qui joue
how-many = Combien
guest-me = Vous
guest-open = Quelqu’un d’autre
pace = Rythme
pace-days = Sans se presser
pace-live = En direct
pace-days-help = On attend chacun, des jours s’il le faut.
pace-live-help = Quand plusieurs sont interrogés à la fois, la fenêtre se ferme d’elle-même.
who-may-join = Qui peut prendre place
by-link = Qui a le lien
by-link-help = La table n’est sur aucune liste. Vous recevez un lien à envoyer à un ami.
public = Tout le monde
public-help = La table est annoncée dans le vestibule, et le premier venu peut prendre place.
rules = Règles
usual = habituel
option-idle = Sans effet avec vos autres choix.
who-is-youngest = Qui est le plus jeune ?
open-table = Ouvrir la table
open-table-help = { $free ->
    [one] Vous recevrez ensuite le lien de l’autre place.
   *[other] Vous recevrez ensuite le lien des autres places.
}
start-game = Commencer la partie
start-game-help = Toutes les places sont prises : la partie commence aussitôt.

## À la table

seats = Places
board = Plateau
now = Ce qui se passe
more = Journal, notes et table
sheet = Journal et notes
log = Journal
log-empty = Il ne s’est encore rien passé.
log-show = Montrer sur le plateau
yours-and-notes = À vous & notes
table = Table
standing = Réponses d’avance
standing-answers = Vous laissez passer.
notes = Notes sur le plateau
notes-off = Aucune
notes-own = Les miennes
notes-rules = Ce qui s’ensuit
reconnecting = Reconnexion…
title-your-turn = À vous
title-asked = On vous demande
seat-asked = doit jouer
seat-you-asked = à vous
seat-asked-aside = doit répondre
seat-you-asked-aside = à vous de répondre
seat-thinking = réfléchit
seat-away = absent
seat-won = a gagné
look-again = Regarder à nouveau
seat-moved = Votre place est jouée sur un autre appareil. Ici, vous regardez.
absent-gone = { $name } est absent depuis longtemps.
absent-claim-wins = Prendre la victoire
absent-claim-bot = Faire jouer un robot
absent-claim-default = Faire le plus simple à sa place
waiting-title = En attente de compagnie
waiting-for = En attente de { $names }
waiting-help = { $free ->
    [one] Envoyez ce lien à un ami. La partie commence dès que quelqu’un prend place.
   *[other] Envoyez ce lien à vos amis. La partie commence dès que toutes les places sont prises.
}
waiting-rematch = Votre envie de rejouer y est annoncée. Personne d’autre ne peut prendre cette place ; ce lien y mène aussi.
invite-link = Lien vers cette table
copy-link = Copier le lien
copied = Copié
send-link = Envoyer
qr = Le lien en code QR
or-bot = Ou faire jouer un robot
seat-bot = Installer un robot
seat-bot-at = Installer un robot : { $seat }
leave-table = Quitter cette table
free-seat-title = Une place est libre
sit-down = Prendre place : { $seat }
or-watch = Ou restez et regardez.
end-early = Finir la partie plus tôt
offer-draw = Proposer nulle
offer-draw-question = Proposer nulle ?
offer = Proposer
draw-offered-you = Vous avez proposé nulle.
draw-offered = { $name } propose nulle.
draw-accept = Accepter la nulle
resign = Abandonner
resign-question = Abandonner cette partie ?
resign-yes = Oui, abandonner
resign-later = Pas maintenant : à nouveau possible au début d’un tour.
other-device = Continuer sur un autre appareil
make-seat-link = Lien vers votre place
seat-link = Lien personnel vers votre place
seat-link-help = Qui l’ouvre joue à votre place : elle passe dans l’autre navigateur.
rules-here = Les règles à cette table
fair-shuffle = Un mélange honnête
commitment-help = Cette empreinte du mélange a été fixée avant le premier coup. À la fin, la graine est dévoilée, et chacun peut vérifier que rien n’a changé.
seed-help = L’empreinte, fixée avant le premier coup, correspond à la graine ci-dessous : « paravent verify » la vérifie avec l’enregistrement.
seed = Graine
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

## La fin

end-won = Vous avez gagné
end-other = { $name } a gagné
end-draw = Partie nulle
rematch = Rejouer
next-game = Vers la partie suivante
rematch-asked = Encore une partie ? { $names } vous attend.
look-back = Revoir
record = Enregistrement
replay = Revoir la partie
replay-moment = Moment de la partie
replay-step = Pas { $step } sur { $last }
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-viewer = Vu avec le savoir de
knew-you = vous, à ce moment
knew = { $name }, à ce moment
knew-watchers = spectateurs
knew-all = tous : tout est ouvert

## Énigmes en solo

puzzle-for-one = Énigme en solo
puzzle-level = Difficulté
puzzle-number = N° { $seed }
puzzle-another = Une autre énigme
puzzle-making = L’énigme se prépare…

## Advice, and a bot in one's place

hint = Conseil
hint-ask = Demander un conseil
hint-thinking = Réflexion en cours…
hint-says = Mon conseil : { $move }
hint-do = Le faire
stand-in = S’absenter un moment
stand-in-ask = Laisser un bot jouer à ma place
stand-in-level = Quel bot ?
stand-in-now = Un bot joue à votre place ({ $level }) ; il ne sait que ce que vous savez.
stand-in-back = Rejouer moi-même

## Looking back with a bot

thoughts = Après la partie
look-back-ask = Qu’aurait fait un bot ?
look-back-of = Ce qu’un bot pense de { $name }
look-back-progress = { $done } coups examinés sur { $moves }
look-back-none = { $name } n’a rien décidé ici : choisissez une marque ou avancez.
look-back-played = { $name } : { $move }
look-back-same = Un bot aurait fait de même.
look-back-counts = Ce qu’il y a à voir
look-back-count-mistake = { $count ->
    [one] une erreur
   *[other] { $count } erreurs
}
look-back-count-unlucky = malchance : { $count }
look-back-count-lucky = chance : { $count }
look-back-to-next = { $what } – aller au suivant
look-back-decisions = Décisions de { $name }
look-back-mark = Coup { $number } : { $what }
look-back-spotless = Aucune erreur : rien de mieux ne découlait de ce que { $name } savait.
look-back-equal = Un bot aurait choisi, sans faire mieux : { $move }
look-back-other = Un bot aurait choisi : { $move }
look-back-chance = Chances de gagner, d’après ce qu’on pouvait savoir : { $played } %.
look-back-chances = Chances de gagner, d’après ce qu’on pouvait savoir : { $played } % avec ce coup, { $best } % avec le meilleur.
look-back-open = Le mieux, si tout avait été découvert : { $move } ({ $best } % au lieu de { $played } %).
verdict-good = Il n’y avait rien de mieux à trouver.
verdict-mistake = Une erreur : un meilleur coup découlait de ce que { $name } savait.
verdict-unlucky = Malchance : un autre coup était meilleur, mais { $name } ne pouvait pas le savoir.
verdict-lucky = Chance : un meilleur coup découlait de ce que { $name } savait, mais celui-ci n’a pas nui.
verdict-good-short = rien de mieux
verdict-mistake-short = une erreur
verdict-unlucky-short = malchance
verdict-lucky-short = chance
