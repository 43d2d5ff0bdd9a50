# Mangrovia: was vom Spiel erzählt wird, im Browser, im Terminal und in Ablehnungen.

## The game

game = Mangrovia
game-sentence = Baue Hütten auf den Inseln der Götter: Mit der richtigen Schale am richtigen Ort handelst du zweimal, und Mehrheiten machen dich zum Häuptling.
game-facts = 2–5 Spieler · 60–90 Minuten · ab 10

## Vocabulary

board = Spielplan
field = Landschaftsfeld
landscape = Landschaft
water = Wasser
sand = Sand
mangrove = Mangroven
meadow = Schilf
landscape-card = Landschaftskarte
valuable = Kostbarkeit
start-card = Startkarte
hand = Handkarten
draw-pile = Nachziehstapel
face-up = offene Auslage
discard = Ablagestapel
amulet = Amulett
bag = Amulettsäckchen
set-aside = abgelegte Amulette
amulet-field = Amulettfeld (rot umrandet)
amulet-track = Amulettleiste
amulet-marker = Amulettsäule
hut = Hütte
double-hut = Doppelhütte
neutral-hut = neutrale Hütte
chief-marker = Häuptlingssäule
chief-points = Häuptlingspunkte
score-track = Häuptlingssteg
bowl = Schale
neutral-bowl = neutrale Schale
place = Kultstätte
archipelago = Archipel
stop = Anlegestelle
boat = Boot
bird = Paradiesvogel
oracle = Orakelfelsen
talisman = Startspielertalisman
start-player = Startspieler
path = Götterpfad
statue = Götterstatue
garden = Steinplatz
garden-tile = Steinplatzplättchen
god-tile = Götterplättchen
joker-tile = Landschaftsjoker
totem = Pfahlplatz
totem-tile = Pfahlplättchen
round = Runde
phase-bowls = Schalen platzieren
phase-boat = Boot bewegen
phase-prepare = nächste Runde vorbereiten
a-place = Schale platzieren
a-take = offene Karte nehmen
a-draw = Karte ziehen
a-collect = Amulette sammeln
a-return = Amulett zurücklegen
a-build = Hütte bauen
a-double = Doppelhütte bauen
a-two = zwei Hütten auf zwei Feldern bauen
a-birds = Paradiesvögel versetzen
a-pay = bezahlen
a-skip = verzichten
most = die meisten Hütten
second = die zweitmeisten Hütten
final-scoring = Schlusswertung
variant = Variante

## The twelve stops

stop-1 = 2 offene nehmen, dann 1 ziehen
stop-2 = Amulette
stop-3 = 1 offene nehmen
stop-4 = 1 offene nehmen, dann 1 ziehen
stop-5 = 2 offene nehmen oder 2 ziehen
stop-6 = 1 offene nehmen, dann 2 ziehen
stop-7 = Amulette oder 1 ziehen
stop-8 = Amulette oder 1 Hütte
stop-9 = 1 Hütte oder 1 Doppelhütte
stop-10 = 2 Hütten, verschiedene Felder
stop-11 = 1 Hütte, dann 1 ziehen
stop-12 = Paradiesvögel; nächster Startspieler

## Decisions

phase-bowl = Schale platzieren
phase-take = offene Karte nehmen
phase-draw = Karte ziehen
phase-collect = Amulette sammeln
phase-build = bauen
phase-birds = Paradiesvögel versetzen
phase-choice = Aktion wählen
phase-return = Amulett zurücklegen
phase-land = Landschaftskarte wählen
phase-pay = Bezahlung wählen
phase-over = das Spiel ist aus

## Garden tiles

tile-god-a = Götterplättchen von Aruka
tile-god-b = Götterplättchen von Boreni
tile-god-c = Götterplättchen von Ceyu
tile-god-d = Götterplättchen von Daloa
tile-god-e = Götterplättchen von Enuki
tile-god-f = Götterplättchen von Fahiri
tile-god-g = Götterplättchen von Galuu
tile-god-h = Götterplättchen von Hapolo
tile-valuable = Kostbarkeitsplättchen (3)
tile-amulet = Amulettplättchen (2)
tile-joker = Landschaftsjoker

## The board in characters

text-you = du
text-seat = Platz { $seat }
text-neutral = neutral
text-round = Runde { $round }, Anlegestelle { $stop }, Startspieler: { $who }
text-birds = Paradiesvögel: { $landscapes }
text-open = Offene Auslage: { $cards }
text-piles = Nachziehstapel: Kostbarkeiten { $valuables }, Landschaftskarten { $landscapes }; Säckchen { $bag }; Amulette mit Wert 1: { $ones }
text-place = Kultstätte { $place }: { $who }
text-closed = geschlossen
text-player = { $who }: Häuptlingspunkte { $points }, Hütten übrig { $huts }, Kostbarkeiten { $valuables }, Landschaftskarten { $landscapes }, Amulette { $amulets }, Amulettfelder { $rings }
text-known =   bekannt: { $things }
text-hand = Deine Hand: { $things }
text-tiles = Steinplatzplättchen: { $tiles }
text-huts = Hütten: { $huts }
text-line = Pfad { $line }: { $ranks }
text-totem = Pfahlplatz: { $ranks }
text-garden = Steinplatz, Hütten: { $huts }
text-account = { $who }: { $total }, Rang { $rank }

## Moves

move-place = Schale auf Kultstätte { $place } platzieren
move-take = { $card ->
    [water] Wasser
    [sand] Sand
    [mangrove] Mangroven
    [meadow] Schilf
   *[other] { $card }
} nehmen
move-draw-v = Eine Kostbarkeit ziehen
move-draw-l = Eine Landschaftskarte ziehen
move-collect = Amulette sammeln
move-return = Die { $value } zurücklegen
move-birds = Paradiesvögel auf { $first ->
    [water] Wasser
    [sand] Sand
    [mangrove] Mangroven
   *[meadow] Schilf
}, { $second ->
    [water] Wasser
    [sand] Sand
    [mangrove] Mangroven
   *[meadow] Schilf
}
move-skip = Verzichten
move-build = Auf { $field } bauen
move-build2 = Eine Doppelhütte auf { $field } bauen
move-land = Landschaftskarte zahlen: { $landscape ->
    [water] Wasser
    [sand] Sand
    [mangrove] Mangroven
   *[meadow] Schilf
}
move-pay = Mit { $value } bezahlen
move-pay-default = Bezahlen: { $payment }
move-pay-tile-v = Mit einem Kostbarkeitsplättchen (3) bezahlen
move-pay-tile-a = Mit einem Amulettplättchen (2) bezahlen
move-resign = Das Spiel verlassen

## What happens

event-start-cards = { $you ->
    [yes] Du bekommst die Startkarten { $first } und { $second }.
   *[no] { $who } bekommt die Startkarten { $first } und { $second }.
}
event-hand = Deine Landschaftskarten: { $first ->
    [water] Wasser
    [sand] Sand
    [mangrove] Mangroven
   *[meadow] Schilf
}, { $second ->
    [water] Wasser
    [sand] Sand
    [mangrove] Mangroven
   *[meadow] Schilf
}.
event-turn = { $stop ->
    [0] { $you ->
        [yes] Runde { $round }: Die Schalen werden platziert, du beginnst.
       *[no] Runde { $round }: Die Schalen werden platziert, { $who } beginnt.
    }
   *[other] { $you ->
        [yes] Runde { $round }, Anlegestelle { $stop }: Du bist dran.
       *[no] Runde { $round }, Anlegestelle { $stop }: { $who } ist dran.
    }
}
event-bowl = { $you ->
    [yes] Du stellst eine Schale auf Kultstätte { $place }.
   *[no] { $who } stellt eine Schale auf Kultstätte { $place }.
}
event-taken = { $you ->
    [yes] Du nimmst eine offene Karte: { $card ->
        [water] Wasser
        [sand] Sand
        [mangrove] Mangroven
        [meadow] Schilf
       *[other] { $card }
    }.
   *[no] { $who } nimmt eine offene Karte: { $card ->
        [water] Wasser
        [sand] Sand
        [mangrove] Mangroven
        [meadow] Schilf
       *[other] { $card }
    }.
}
event-drawn = { $you ->
    [yes] { $card ->
        [water] Du ziehst: Wasser.
        [sand] Du ziehst: Sand.
        [mangrove] Du ziehst: Mangroven.
        [meadow] Du ziehst: Schilf.
       *[other] Du ziehst: { $card }.
    }
   *[no] { $things ->
        [landscapes] { $who } zieht eine Landschaftskarte.
       *[valuables] { $who } zieht eine Kostbarkeit.
    }
}
event-reshuffled = { $things ->
    [valuables] Die abgelegten Kostbarkeiten werden gemischt: neuer Nachziehstapel mit { $count } Karten.
    [landscapes] Die abgelegten Landschaftskarten werden gemischt: neuer Nachziehstapel mit { $count } Karten.
   *[amulets] Die abgelegten Amulette kommen zurück ins Säckchen: { $count }.
}
event-took-one = { $you ->
    [yes] Du nimmst ein Amulett mit Wert 1 vom Plan; es bleiben { $left }.
   *[no] { $who } nimmt ein Amulett mit Wert 1 vom Plan; es bleiben { $left }.
}
event-collected = { $you ->
    [yes] Du ziehst Amulette aus dem Säckchen: { $shown }.
   *[no] { $who } zieht Amulette aus dem Säckchen: { $count }.
}
event-returned = { $you ->
    [yes] Du legst ein Amulett zurück: { $value }.
   *[no] { $who } legt ein Amulett zurück.
}
event-built = { $you ->
    [yes] { $huts ->
        [2] Du baust eine Doppelhütte auf { $field } für { $payment }.
       *[other] Du baust auf { $field } für { $payment }.
    }
   *[no] { $huts ->
        [2] { $who } baut eine Doppelhütte auf { $field } für { $payment }.
       *[other] { $who } baut auf { $field } für { $payment }.
    }
} { $scored ->
    [0] { "" }
   *[other] Häuptlingspunkte: { $scored }.
}
event-declined = { $you ->
    [yes] { $part ->
        [take] Du lässt die offenen Karten liegen.
        [draw] Du ziehst keine Karte.
        [collect] Du sammelst keine Amulette.
        [build] Du baust nicht.
        [birds] Du lässt die Paradiesvögel stehen.
       *[choice] Du verzichtest auf Anlegestelle { $stop }.
    }
   *[no] { $part ->
        [take] { $who } lässt die offenen Karten liegen.
        [draw] { $who } zieht keine Karte.
        [collect] { $who } sammelt keine Amulette.
        [build] { $who } baut nicht.
        [birds] { $who } lässt die Paradiesvögel stehen.
       *[choice] { $who } verzichtet auf Anlegestelle { $stop }.
    }
}
event-birds = { $seat ->
    [none] Die Paradiesvögel fliegen weiter: { $first ->
            [water] Wasser
            [sand] Sand
            [mangrove] Mangroven
           *[meadow] Schilf
        }, { $second ->
            [water] Wasser
            [sand] Sand
            [mangrove] Mangroven
           *[meadow] Schilf
        }.
   *[other] { $you ->
        [yes] Du versetzt die Paradiesvögel: { $first ->
            [water] Wasser
            [sand] Sand
            [mangrove] Mangroven
           *[meadow] Schilf
        }, { $second ->
            [water] Wasser
            [sand] Sand
            [mangrove] Mangroven
           *[meadow] Schilf
        }.
       *[no] { $who } versetzt die Paradiesvögel: { $first ->
            [water] Wasser
            [sand] Sand
            [mangrove] Mangroven
           *[meadow] Schilf
        }, { $second ->
            [water] Wasser
            [sand] Sand
            [mangrove] Mangroven
           *[meadow] Schilf
        }.
    }
}
event-talisman = { $you ->
    [yes] Du bist der nächste Startspieler.
   *[no] { $who } ist der nächste Startspieler.
}
event-refilled = Neue Karten werden aufgedeckt.
event-last-round = { $you ->
    [yes] Du hast deine letzte Hütte gebaut: Das ist die letzte Runde.
   *[no] { $who } hat die letzte Hütte des Vorrats gebaut: Das ist die letzte Runde.
}
event-ranked = Wertung: { $line ->
    [totem] Pfahlplatz
   *[other] Pfad { $line }
}. { $you ->
    [yes] Du hast die meisten Hütten: { $points }.
   *[no] { $seat ->
        [none] { $neutral ->
            [1] Die neutralen Hütten liegen vorn.
           *[other] Keine Hütten.
        }
       *[other] { $who } hat die meisten Hütten: { $points }.
    }
} { $second_points ->
    [0] { "" }
   *[other] Zweiter Rang: { $second_points }.
}
event-garden-scored = { $you ->
    [yes] Steinplatz: Du erhältst { $huts } × { $all } = { $points }.
   *[no] Steinplatz: { $who } erhält { $huts } × { $all } = { $points }.
}
event-amulets-scored = { $you ->
    [yes] Übrige Amulette: Du erhältst { $points }.
   *[no] Übrige Amulette: { $who } erhält { $points }.
}
event-resigned = { $you ->
    [yes] Du verlässt das Spiel.
   *[no] { $who } verlässt das Spiel.
}
event-over = { $winner ->
    [none] Das Spiel ist aus; der Sieg wird geteilt.
   *[other] { $you ->
        [yes] Du wirst Häuptling und gewinnst.
       *[no] { $who } wird Häuptling und gewinnt.
    }
}

## How it ended

reason-huts = Die letzte Hütte eines Vorrats wurde gebaut.
reason-round-limit = Die letzte Runde des Tisches ist gespielt.
reason-resigned = Eine Seite hat aufgegeben.
reason-deserted = Alle haben den Tisch verlassen.

## Why not

clause-MG-2-4 = Diese Kultstätte gibt es nicht, oder sie ist zu zweit geschlossen.
clause-MG-3-2 = Schalen werden reihum platziert, eine pro Kultstätte: Du bist nicht dran, oder dort steht schon eine.
clause-MG-3-4 = Zu zweit oder dritt darf die erste Schale des Startspielers nicht auf Kultstätte 1.
clause-MG-3-5 = Eine Schale muss platziert werden.
clause-MG-4-2 = Du bist nicht dran: Es handelt, wem die Schale an der Anlegestelle gehört.
clause-MG-5-4 = Dieser Platz der Auslage ist bis zur nächsten Runde leer.
clause-MG-6-4 = Du hast kein Amulett mit diesem Wert gezogen.
clause-MG-7-1 = Die beiden Paradiesvögel stehen auf zwei verschiedenen Landschaften.
clause-MG-8-1 = Dieses Feld gibt es nicht, oder dort steht schon eine Hütte.
clause-MG-8-2 = Auf der Landschaft dieses Feldes steht kein Paradiesvogel.
clause-MG-8-3 = Dir fehlt die Landschaftskarte für dieses Feld.
clause-MG-8-4 = Du kannst den Preis nicht genau bezahlen; zu viel zahlen ist nicht erlaubt.
clause-MG-8-5 = Eine einfache Zahl wird nur mit Kostbarkeiten bezahlt, ein Amulettpreis nur mit Amuletten.
clause-MG-8-6 = Du hast diese Karte oder dieses Amulett nicht.
clause-MG-9-2 = Eine Doppelhütte kann nur an Anlegestelle 9 gebaut werden.
clause-MG-9-4 = Keine Doppelhütten auf dem Steinplatz, dem Pfahlplatz oder Amulettfeldern.
clause-MG-9-5 = Eine einzelne Hütte wird nie zur Doppelhütte erweitert.
clause-MG-9-6 = Die Landschaftskarten müssen eine Landschaft des Feldes zeigen, und du musst sie haben.
clause-MG-12-1 = Das Spiel ist aus.
clause-MG-12-9 = Der Tisch hat keine solche Option oder keinen solchen Wert, oder nicht so viele Plätze.
clause-MG-13-5 = Du hast kein solches Steinplatzplättchen.
clause-MG-R1 = Darauf kann nicht verzichtet werden.
clause-MG-R3 = Mit dem ersten Schritt ist die Aktion dieser Anlegestelle gewählt: Mischen geht nicht.
clause-MG-R6 = Nachziehstapel und Ablagestapel sind leer.
clause-MG-R13 = Du hast nicht genug Hütten übrig.
clause-MG-R15 = Dort steht deine Hütte: Zu einem Feld kommt nie etwas hinzu.
clause-MG-R40 = Du hast nicht genug Joker für Landschaften ohne Paradiesvogel.
clause-MG-R41 = Steinplatzplättchen nutzt du nur in deiner eigenen Bezahlung.
clause-MG-R46 = Es gibt nichts zu sammeln.
clause-MG-R49 = Dieser Platz hat das Spiel schon verlassen.
clause-section-5-2 = Das gehört nicht zur jetzigen Entscheidung.
clause-section-5-4 = Bezahle vom größten Wert abwärts und so, dass die genaue Summe erreichbar bleibt.
clause-section-5-5 = Das ist keine Aktion dieses Spiels. Aktionen schreibt man wie „place 3“, „take-v 0“, „build m16“ oder „pay 5“.

## Options

option-garden-tiles = Steinplatzplättchen
option-garden-tiles-help = Die Variante: Wer auf dem Steinplatz baut, nimmt das Plättchen des Feldes.
option-garden-tiles-off = ohne
option-garden-tiles-all = alle sechzehn
option-garden-tiles-gods = nur Götterplättchen
option-garden-tiles-plain = ohne Götterplättchen
option-start-seat = Wer beginnt
option-start-seat-help = Der Platz, der in der ersten Runde den Talisman hat.
option-start-seat-random = auslosen
option-start-seat-0 = erster Platz
option-start-seat-1 = zweiter Platz
option-start-seat-2 = dritter Platz
option-start-seat-3 = vierter Platz
option-start-seat-4 = fünfter Platz
option-round-limit = Rundengrenze
option-round-limit-help = Nach so vielen Runden wird gewertet, falls niemand die letzte Hütte gebaut hat.
option-round-limit-none = keine
option-memory-aid = Gedächtnishilfe
option-memory-aid-help = Zeigt, welche Karten und Amulette alle in eine Hand gehen sahen.
option-memory-aid-on = zeigen
option-memory-aid-off = selbst merken
option-absent = Ein verlassener Platz
option-absent-help = Was zu dritt und mehr geschieht, wenn jemand endgültig geht.
option-absent-bot = ein Bot übernimmt
option-absent-idle = er bleibt untätig
option-board = Spielplan
option-board-help = Die Karte, auf der gespielt wird.
option-board-board-1 = Archipel, Ausgabe 1

## What a move does, told before it is made: $a, $b, $c are the words behind the first of its notation

hint-place = Die Schale auf Platz { $a } stellen
hint-take-v = Die Wertkarte in Reihe { $slot } nehmen
hint-take-l = Die Landschaftskarte in Reihe { $slot } nehmen
hint-draw-v = Eine Wertkarte ziehen
hint-draw-l = Eine Landschaftskarte ziehen
hint-collect = Amulette sammeln
hint-skip = Verzichten
hint-return = Das Amulett { $a } zurücklegen
hint-birds = Die Vögel auf { $a } und { $b } setzen
hint-build = Eine Hütte auf { $a } bauen
hint-build2 = Eine Doppelhütte auf { $a } bauen
hint-land = Die Karte { $a } verwenden
hint-pay = Mit einer { $a } bezahlen
hint-pay-default = Wie üblich bezahlen
hint-pay-tile-v = Mit dem Plättchen in Werten bezahlen
hint-pay-tile-a = Mit dem Plättchen in Amuletten bezahlen
hint-resign = Aufgeben
hint-draw = Remis anbieten
