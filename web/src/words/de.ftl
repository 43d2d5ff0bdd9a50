# Die Sätze des Hauses. Die eines Spiels stehen in dessen Ordner.

## Überall

language = Sprache
settings = Einstellungen
theme = Licht
theme-auto = Wie das System
theme-light = Papier
theme-dark = Lack
sound = Klang
sound-off = Aus
sound-on = An
motion = Bewegung
motion-auto = Wie das System
motion-reduced = Ruhig
close = Schließen
yes = Ja
no = Nein
none = keins
you = du
loading = Einen Moment …
your-name = Dein Name
change-name = Namen ändern
save-name = Namen behalten
# Names for guests, separated by commas.
guest-names = Stiller Reiher, Bernsteinfuchs, Silbereule, Früher Kranich, Rote Laterne, Pflaumenblüte, Jadekarpfen, Abendglocke, Weißer Tiger, Bambuswind, Morgennebel, Papiermond, Tapferer Dachs, Schlaue Elster, Herbstblatt, Samtmaulwurf, Schneehase, Flussotter, Goldfasan, Nachtreiher
to-lobby = Zur Eingangshalle
try-again = Noch einmal versuchen
problem-no-line = Der Server antwortet nicht. Ist die Verbindung unterbrochen?
problem-unknown = Das hat nicht geklappt. Bitte versuche es noch einmal.
missing = Hier ist nichts
missing-page = Unter dieser Adresse gibt es keine Seite.
missing-table = Unter dieser Adresse steht kein Tisch. Vielleicht wurde er schon abgeräumt.
missing-game = Dieses Spiel steht nicht in unserem Regal.
missing-puzzles = Für dieses Spiel gibt es keine Rätsel.

## Tasten

help = Spielen mit Hand und Tasten
help-touch = Berühre etwas, und alles, was es tun kann, leuchtet auf; berühre dann das Ziel. Ziehen geht ebenso.
help-arrows = Über den Plan gehen
help-enter = Wählen
help-escape = Einen Schritt zurück
help-tab = Vom Plan zur Auswahl und weiter
help-help = Diese Seite
help-refused = Ein unerlaubter Zug ändert nichts. Du erfährst den Grund mit der Nummer der Regel; berühre die Nummer, um sie zu lesen.

## Eingangshalle

lobby-title = Spiele mit verborgenem Wissen
lobby-headline = Ein Tisch, an dem jeder etwas anderes weiß
lobby-lead = Brettspiele voller Geheimnisse und guter Vermutungen, mit Freunden oder gegen Bots. Ohne Konto: Komm herein und setz dich.
lobby-games = Spiele
lobby-yours = Deine Tische
lobby-open = Tische mit freiem Platz
lobby-open-none = Gerade wartet niemand. Eröffne einen Tisch und lade jemanden ein.
lobby-running = Hier wird gespielt
lobby-running-none = Im Moment läuft kein Spiel.
lobby-foot = Paravent ist freie Software. Bilder und Texte sind seine eigenen; erfunden haben die Spiele die in ihren Regeln genannten Autoren.
play-bot = Gegen einen Bot spielen
play-bots = Gegen Bots spielen
play-friend = Mit Freunden spielen
play-friends = Mit Freunden spielen
choose-rules = Plätze und Regeln wählen …
puzzles-for-one = Rätsel für eine Person
level = Stärke des Bots
level-novice = Neuling
level-adept = Kenner
level-master = Meister
level-novice-about = Spielt nach einfachen Ideen und sofort, und übersieht etwas wie Menschen auch.
level-adept-about = Schaut voraus, indem er sich Partien flüchtig ausmalt; braucht einen Moment.
level-master-about = Denkt ein paar Sekunden lang zu Ende, was sich wissen lässt, und liest, was die Züge anderer verraten.
bot = Bot
bot-named = { $level }-Bot
seat-open = freier Platz
somebody = jemand
house-rules = { $count ->
    [one] eine Hausregel
   *[other] { $count } Hausregeln
}
house-rules-all = Hausregeln
house-rules-none = alle wie üblich
join = Hinsetzen
watch = Zuschauen
continue = Weiterspielen

## Ein neuer Tisch

new-table = Ein neuer Tisch
who-plays = Wer spielt
how-many = Wie viele
guest-me = Du
guest-open = Jemand anderes
pace = Tempo
pace-days = In aller Ruhe
pace-live = Live
pace-days-help = Auf jeden wird gewartet, notfalls tagelang.
pace-live-help = Werden mehrere zugleich gefragt, schließt sich das Fenster von selbst.
who-may-join = Wer sich setzen darf
by-link = Wer den Link hat
by-link-help = Der Tisch steht in keiner Liste. Du bekommst einen Link für deine Mitspieler.
public = Alle
public-help = Der Tisch steht in der Eingangshalle; wer zuerst kommt, darf sich setzen.
rules = Regeln
usual = üblich
option-idle = Bei deiner übrigen Wahl ohne Wirkung.
who-is-youngest = Wer ist am jüngsten?
open-table = Tisch eröffnen
open-table-help = { $free ->
    [one] Danach bekommst du den Link für den anderen Platz.
   *[other] Danach bekommst du den Link für die anderen Plätze.
}
start-game = Spiel beginnen
start-game-help = Alle Plätze sind besetzt: Das Spiel beginnt sofort.

## Am Tisch

seats = Plätze
board = Spielplan
now = Was jetzt geschieht
more = Verlauf, Notizen und Tisch
sheet = Verlauf und Notizen
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-show = Auf dem Plan zeigen
yours-and-notes = Deins & Notizen
table = Tisch
standing = Antworten im Voraus
standing-answers = Du lässt das vorbeigehen.
notes = Notizen auf dem Plan
notes-off = Keine
notes-own = Meine
notes-rules = Was daraus folgt
reconnecting = Verbindung wird wiederhergestellt …
title-your-turn = Du bist dran
title-asked = Du wirst gefragt
seat-asked = ist dran
seat-you-asked = du bist dran
seat-asked-aside = wird gefragt
seat-you-asked-aside = du wirst gefragt
seat-thinking = denkt nach
seat-away = abwesend
seat-won = hat gewonnen
look-again = Neu schauen
seat-moved = Dein Platz wird jetzt auf einem anderen Gerät gespielt. Hier schaust du zu.
absent-gone = { $name } ist schon lange fort.
absent-claim-wins = Sieg annehmen
absent-claim-bot = Einen Bot einspringen lassen
absent-claim-default = Das Einfachste für diesen Platz tun
waiting-title = Warten auf Gesellschaft
waiting-for = Warten auf { $names }
waiting-help = { $free ->
    [one] Schick diesen Link deinem Mitspieler. Das Spiel beginnt, sobald sich jemand setzt.
   *[other] Schick diesen Link deinen Mitspielern. Das Spiel beginnt, sobald alle Plätze besetzt sind.
}
waiting-rematch = Dort steht jetzt, dass du noch einmal spielen möchtest. Sonst kann sich niemand auf den Platz setzen; auch dieser Link führt hin.
invite-link = Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
send-link = Senden
qr = Der Link als QR-Code
or-bot = Oder einen Bot mitspielen lassen
seat-bot = Bot an den Tisch setzen
seat-bot-at = Bot an den Tisch setzen: { $seat }
leave-table = Diesen Tisch verlassen
free-seat-title = Ein Platz ist frei
sit-down = Hinsetzen: { $seat }
or-watch = Oder bleib da und schau zu.
end-early = Spiel vorzeitig beenden
offer-draw = Remis anbieten
offer-draw-question = Remis anbieten?
offer = Anbieten
draw-offered-you = Du hast Remis angeboten.
draw-offered = { $name } bietet Remis an.
draw-accept = Remis annehmen
resign = Aufgeben
resign-question = Dieses Spiel aufgeben?
resign-yes = Ja, aufgeben
resign-later = Gerade nicht: wieder möglich, wenn jemand neu an die Reihe kommt.
other-device = Auf einem anderen Gerät weiterspielen
make-seat-link = Link zu deinem Platz
seat-link = Persönlicher Link zu deinem Platz
seat-link-help = Wer ihn öffnet, spielt an deiner Stelle: Dein Platz zieht in den anderen Browser um.
rules-here = Die Regeln an diesem Tisch
fair-shuffle = Ehrlich gemischt
commitment-help = Dieser Fingerabdruck der Mischung stand vor dem ersten Zug fest. Am Ende wird der Startwert geöffnet, und jeder kann prüfen, dass nichts geändert wurde.
seed-help = Der Fingerabdruck, der vor dem ersten Zug feststand, gehört zum Startwert darunter: „paravent verify“ prüft ihn mit der Aufzeichnung.
seed = Startwert
watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

## Das Ende

end-won = Du hast gewonnen
end-other = { $name } hat gewonnen
end-draw = Remis
rematch = Noch einmal
next-game = Zum nächsten Spiel
rematch-asked = Noch ein Spiel? { $names } wartet auf dich.
look-back = Rückschau
record = Aufzeichnung
replay = Rückschau
replay-moment = Zeitpunkt des Spiels
replay-step = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-viewer = Gesehen mit dem Wissen von
knew-you = dir, zu diesem Zeitpunkt
knew = { $name }, zu diesem Zeitpunkt
knew-watchers = Zuschauern
knew-all = allen: alles offen

## Rätsel für eine Person

puzzle-for-one = Rätsel für eine Person
puzzle-level = Wie schwer
puzzle-number = Nr. { $seed }
puzzle-another = Ein anderes Rätsel
puzzle-making = Das Rätsel wird gemacht …

## Advice, and a bot in one's place

hint = Tipp
hint-ask = Um einen Tipp bitten
hint-thinking = Wird überlegt …
hint-says = Mein Vorschlag: { $move }
hint-do = So machen
stand-in = Eine Weile weg
stand-in-ask = Einen Bot für mich spielen lassen
stand-in-level = Welcher Bot?
stand-in-now = Ein Bot spielt für dich ({ $level }); er weiß nur, was du weißt.
stand-in-back = Wieder selbst spielen

## Looking back with a bot

thoughts = Nach dem Spiel
look-back-ask = Was hätte ein Bot getan?
look-back-of = Was ein Bot von { $name } hält
look-back-progress = { $done } von { $moves } Zügen angesehen
look-back-none = Hier hat { $name } nichts entschieden: Wähle eine Marke oder geh weiter.
look-back-played = { $name }: { $move }
look-back-same = Ein Bot hätte dasselbe getan.
look-back-counts = Was anzusehen ist
look-back-count-mistake = { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}
look-back-count-unlucky = Pech: { $count }
look-back-count-lucky = Glück: { $count }
look-back-to-next = { $what } – weiter zum nächsten
look-back-decisions = Entscheidungen von { $name }
look-back-mark = Zug { $number }: { $what }
look-back-spotless = Keine Fehler: Aus dem, was { $name } wusste, folgte nichts Besseres.
look-back-equal = Ein Bot hätte gewählt, nicht besser: { $move }
look-back-other = Ein Bot hätte gewählt: { $move }
look-back-chance = Gewinnaussicht nach dem, was man wissen konnte: { $played } %.
look-back-chances = Gewinnaussicht nach dem, was man wissen konnte: { $played } % so gespielt, { $best } % mit dem besseren Zug.
look-back-open = Am besten, wenn alles offen läge: { $move } ({ $best } % statt { $played } %).
verdict-good = Es war nichts Besseres zu finden.
verdict-mistake = Ein Fehler: Aus dem, was { $name } wusste, folgte ein besserer Zug.
verdict-unlucky = Pech: Ein anderer Zug war besser, aber { $name } konnte es nicht wissen.
verdict-lucky = Glück: Aus dem, was { $name } wusste, folgte ein besserer Zug, aber dieser hat nicht geschadet.
verdict-good-short = nichts Besseres
verdict-mistake-short = ein Fehler
verdict-unlucky-short = Pech
verdict-lucky-short = Glück
