# Prinzessin Jing: was vom Spiel erzählt wird, im Browser, im Terminal und in Ablehnungen.

## Das Spiel

game = Prinzessin Jing
game-sentence = Führe deine Prinzessin ungesehen durch einen Saal von fünfundzwanzig Sichtschirmen, und finde die andere zuerst.
game-facts = 2 Spieler · 15–30 Minuten · ab 8
board = Saal der Sichtschirme
seat-0 = Rot – Prinzessin Jing
seat-1 = Grün – Prinzessin Fang

## Wortschatz

screen = Sichtschirm
princess = Prinzessin
maid = Zofe
mirror = Spiegelhalter
mirror1 = erster Spiegelhalter
mirror2 = zweiter Spiegelhalter
captain = Hauptmann
beloved-captain = geliebter Hauptmann
animal = legendäres Tier
crane = Kranich
fox = Fuchs
owl = Eule
objective = geheime Zielkarte
empty = leerer Sichtschirm
lady = Dame im Hofkleid
nothing = kein Schirm davor
starting-line = Startlinie
second-line = zweite Linie
far-line = Ziellinie
entrance = Eingang
extra-turn = Zusatzzug
turn-limit = Zuglimit
turns-left = verbleibende Züge
knowledge-sheet = Notizen
text-barred = Jetzt nicht erlaubt: { $pair }, der letzte Tausch.
text-others = die der Gegenseite, wo du sie kennst

## Was geschieht

event-ready = { $you ->
    [yes] Du bist bereit.
   *[no] { $who } ist bereit.
}
event-captains = Alle Hauptleute haben ihre Plätze eingenommen.
event-card = Dein geheimes Ziel ist Karte { $card }.
event-turn = { $you ->
    [yes] Zug { $turn }: Du bist am Zug. { $state ->
        [B] Es ist der erste von zweien.
        [C] Du spielst zweimal hintereinander.
        [D] Du spielst zweimal hintereinander, danach die Gegenseite.
       *[A] { "" }
    }
   *[no] Zug { $turn }: { $who } ist am Zug. { $state ->
        [B] Es ist der erste von zweien.
        [C] Es ist der zweite hintereinander.
        [D] Es ist der zweite hintereinander; dann spielt die Gegenseite zweimal.
       *[A] { "" }
    }
}
event-swapped = { $you ->
    [yes] Du tauschst { $pair }.
   *[no] { $who } tauscht { $pair }.
}
event-shown = { $you ->
    [yes] Du zeigst { $figure ->
        [princess] deine Prinzessin
       *[mirror] deinen Spiegelhalter
    } auf { $cell }.
   *[no] { $who } zeigt { $figure ->
        [princess] die Prinzessin
       *[mirror] einen Spiegelhalter
    } auf { $cell }.
}
event-withdrawn = { $you ->
    [yes] Du ziehst dich auf { $cell } zurück; die Gegenseite hat die Augen zu.
   *[no] Augen zu: { $who } zieht sich auf die Startlinie zurück.
}
event-pointed = { $you ->
    [yes] Du zeigst auf { $cell }.
   *[no] { $who } zeigt auf { $cell }.
}
event-revealed = { $content ->
    [princess] { $cell }: gefunden! Dort ist die Prinzessin.
    [maid] { $cell }: nicht da, dort ist die Zofe.
    [mirror] { $cell }: nicht da, dort ist ein Spiegelhalter.
    [crane] { $cell }: nicht da, dort ist der Kranich.
    [fox] { $cell }: nicht da, dort ist der Fuchs.
    [owl] { $cell }: nicht da, dort ist die Eule.
    [not-princess] { $cell }: Die Prinzessin ist nicht da.
   *[empty] { $cell }: nicht da, der Sichtschirm ist leer.
}
event-brought-back = { $you ->
    [yes] Du holst deine Prinzessin auf { $cell } zurück; die Gegenseite hat die Augen zu.
   *[no] Augen zu: { $who } holt die Prinzessin auf die { $line ->
        [second] zweite Linie zurück, denn die Startlinie ist voll
       *[starting] Startlinie zurück
    }.
}
event-window = { $open ->
    [yes] { $you ->
        [yes] Du darfst rufen.
       *[no] { $who } darf rufen.
    }
   *[no] { $you ->
        [yes] Du sagst nichts.
       *[no] { $who } sagt nichts.
    }
}
event-called = { $you ->
    [yes] Du rufst „PRINZESSIN JING!“ auf { $cell }, mit deinem Spiegel auf { $holder }: { $content ->
        [princess] Sie ist da.
       *[other] Sie ist nicht da.
    }
   *[no] { $who } ruft „PRINZESSIN JING!“ auf { $cell }, mit einem Spiegel auf { $holder }: { $content ->
        [princess] Sie ist da.
       *[other] Sie ist nicht da.
    }
}
event-paralysed = Die Prinzessin auf { $cell } ist gelähmt. { $turns_left ->
    [one] Es bleibt ein Zug.
   *[other] Es bleiben { $turns_left } Züge.
}
event-mirror = { $shows ->
    [nothing] Vor deinem Spiegel auf { $holder } steht kein Schirm.
    [empty] Dein Spiegel auf { $holder } zeigt leere Seide auf { $cell }.
    [princess] Dein Spiegel auf { $holder } zeigt die Prinzessin auf { $cell }.
    [maid] Dein Spiegel auf { $holder } zeigt die Zofe auf { $cell }.
    [mirror] Dein Spiegel auf { $holder } zeigt einen Spiegelhalter auf { $cell }.
    [crane] Dein Spiegel auf { $holder } zeigt den Kranich auf { $cell }.
    [fox] Dein Spiegel auf { $holder } zeigt den Fuchs auf { $cell }.
    [owl] Dein Spiegel auf { $holder } zeigt die Eule auf { $cell }.
   *[lady] Dein Spiegel auf { $holder } zeigt eine Dame im Hofkleid auf { $cell }.
}
event-found = { $animal ->
    [crane] Tier entdeckt: Du hast den Kranich gesehen.
    [fox] Tier entdeckt: Du hast den Fuchs gesehen.
   *[owl] Tier entdeckt: Du hast die Eule gesehen.
}
event-identified = Hauptmann erkannt: Hauptmann { $captain } am Eingang { $entrance } ist dein geliebter. Deine Prinzessin muss auf { $cell } stehen.
event-look = { $you ->
    [yes] Du schaust in deine Spiegel.
   *[no] { $who } schaut in die Spiegel.
}
event-passed = { $you ->
    [yes] Du zeigst auf keinen Schirm.
   *[no] { $who } zeigt auf keinen Schirm.
}
event-placed = { $figure ->
    [princess] Deine Prinzessin versteckt sich auf { $cell }.
    [maid] Deine Zofe versteckt sich auf { $cell }.
    [crane] Dein Kranich versteckt sich auf { $cell }.
    [fox] Dein Fuchs versteckt sich auf { $cell }.
    [owl] Deine Eule versteckt sich auf { $cell }.
    [mirror1] Dein erster Spiegelhalter versteckt sich auf { $cell }.
    [mirror2] Dein zweiter Spiegelhalter versteckt sich auf { $cell }.
   *[mirror] Dein Spiegelhalter versteckt sich auf { $cell }.
}
event-left-out = { $animal ->
    [crane] Dein Kranich bleibt draußen.
    [fox] Dein Fuchs bleibt draußen.
   *[owl] Deine Eule bleibt draußen.
}
event-stationed = Dein Hauptmann { $captain } wartet am Eingang { $entrance }.
event-draw-offered = { $you ->
    [yes] Du bietest Remis an.
   *[no] { $who } bietet Remis an.
}
event-over = { $reason ->
    [captain] { $you ->
        [yes] Deine Prinzessin steht vor ihrem Hauptmann: Du gewinnst.
       *[no] { $who } gewinnt: Die Prinzessin steht vor ihrem Hauptmann.
    }
    [wrong_call] { $you ->
        [yes] Fehlruf: Du gewinnst.
       *[no] Fehlruf: { $who } gewinnt.
    }
    [paralysis_expired] { $you ->
        [yes] Die fünf Züge sind vorbei: Du gewinnst.
       *[no] Die fünf Züge sind vorbei: { $who } gewinnt.
    }
    [turn_limit] Das Zuglimit ist erreicht: Remis.
    [agreed] Beide Seiten einigen sich auf Remis.
   *[resigned] { $you ->
        [yes] Die Gegenseite gibt auf: Du gewinnst.
       *[no] Die Gegenseite gibt auf: { $who } gewinnt.
    }
}

## Warum nicht

clause-PJ-3-3 = Ein Sichtschirm verbirgt höchstens eine Figur: Wähle einen anderen.
clause-PJ-3-4 = Sichtschirme werden nie gedreht oder gewendet.
clause-PJ-4-3 = Deine Figuren beginnen auf deiner eigenen Startlinie.
clause-PJ-4-5 = Erst stellen beide Seiten auf, Schritt für Schritt in fester Reihenfolge; was steht, das steht.
clause-PJ-5-1 = Ein Zug ist eine Bewegung, danach eine oder keine Beschuldigung.
clause-PJ-5-3 = Das Spiel ist vorbei.
clause-PJ-5-5 = Die Gegenseite ist am Zug.
clause-PJ-6-1 = Du tauschst zwei verschiedene Schirme, die sich an einer Seite oder Ecke berühren.
clause-PJ-6-4 = Du darfst die letzte Bewegung der Gegenseite nicht rückgängig machen.
clause-PJ-6-4-1 = Du darfst die letzte Bewegung der Gegenseite, die zweite ihrer beiden Züge, nicht rückgängig machen.
clause-PJ-6-4-2 = Du darfst die letzte Bewegung der Gegenseite in keinem deiner beiden Züge rückgängig machen.
clause-PJ-7-1 = Nur deine Prinzessin und deine Spiegelhalter im Spiel können sich zurückziehen.
clause-PJ-7-3 = Eine Figur zieht sich auf einen Schirm deiner Startlinie zurück, der keine deiner Figuren verbirgt, und nicht auf ihren eigenen.
clause-PJ-7-5 = Deine Startlinie ist voll von deinen Figuren: Niemand kann sich zurückziehen.
clause-PJ-8-2 = Du zeigst auf einen Schirm auf dem Brett, der keine deiner eigenen Figuren verbirgt.
clause-PJ-8-7 = Eine gefundene Prinzessin holt ihre Seite zurück, auf einen Schirm der Startlinie, der keine eigene Figur verbirgt.
clause-PJ-8-8 = Die Prinzessin muss auf einen anderen Schirm.
clause-PJ-8-10 = Auf die zweite Linie geht es nur, solange deine Startlinie voll ist.
clause-PJ-10-6 = An diesem Tisch zeigen die Spiegel von selbst, was sie zeigen: Nachschauen ist nicht nötig.
clause-PJ-11-7 = Du hast schon Remis angeboten.
clause-PJ-12-2 = Lass genau eines deiner drei Tiere draußen: Kranich, Fuchs oder Eule.
clause-PJ-12-5 = Deine Figuren beginnen auf deinen ersten beiden Linien, Prinzessin und Zofe auf der Startlinie.
clause-PJ-12-6 = Jeder Hauptmann bekommt einen eigenen Eingang, von a bis e.
clause-PJ-14-1 = An diesem Tisch gibt es keine Blitzlähmung.
clause-PJ-14-3 = Nur die Seite, die nicht gezogen hat, antwortet, einmal nach jedem Tausch.
clause-PJ-14-4 = Rufen kannst du nur, wo gerade ein Schirm vor diesen Spiegel gesetzt wurde.
clause-PJ-14-6 = Der Moment zum Rufen ist vorbei.
clause-PJ-14-9 = Die gelähmte Seite kann nichts tun, bis die fünf Züge vorbei sind.
clause-PJ-14-10 = Während einer Lähmung wird nicht gezeigt, nur gezogen.
clause-PJ-14-12 = Die gelähmte Prinzessin bleibt, wo sie ist.
clause-section-8-2 = Das ist kein Zug dieses Spiels. Züge schreibt man wie „swap b1-c2“, „withdraw princess a1“, „point c3“ oder „pass“.

## Optionen

option-mode = Spiel
option-mode-help = „Die Prinzessinnen fliehen!“ ist das Spiel für den Anfang. „Die legendären Tiere“ bringt Tiere, geheime Ziele und einen kühnen Ruf.
option-mode-basic = Die Prinzessinnen fliehen!
option-mode-expert = Die legendären Tiere
option-starter = Wer beginnt
option-starter-help = Die Schachtel sagt: wer am jüngsten ist. Voreingestellt entscheidet das Los.
option-starter-random = das Los
option-starter-seat0 = Rot
option-starter-seat1 = Grün
option-starter-youngest = wer am jüngsten ist
option-setup = Aufstellung
option-setup-help = Verstecke deine Figuren selbst, oder lass das Los sie aufstellen.
option-setup-manual = von Hand
option-setup-random = durch das Los
option-miss-reveal = Nach einer falschen Beschuldigung
option-miss-reveal-help = Was die beschuldigende Seite hinter dem Schirm zu sehen bekommt.
option-miss-reveal-full = die Figur, die dort steht
option-miss-reveal-yes-no = nur, dass es nicht die Prinzessin ist
option-miss-while-owed = Fehlgriff im ersten von zwei Zügen
option-miss-while-owed-help = Ob der zweite Zug noch gespielt wird.
option-miss-while-owed-keep = der zweite Zug wird gespielt
option-miss-while-owed-forfeit = der zweite Zug verfällt
option-full-line = Gefunden bei voller Startlinie
option-full-line-help = Wohin eine Prinzessin geht, wenn ihre Startlinie keinen freien Schirm hat.
option-full-line-second-line = auf die zweite Linie
option-full-line-stay = sie bleibt stehen
option-expert-win = Zum Sieg
option-expert-win-help = Ob der Hauptmann erst an beiden Tieren erkannt werden muss.
option-expert-win-identified = mit beiden Tieren entdeckt
option-expert-win-position = vor dem richtigen Hauptmann stehen genügt
option-paralysis = Blitzlähmung
option-paralysis-help = Ob eine Prinzessin, die vor einen Spiegel tritt, ausgerufen werden kann.
option-paralysis-on = mit
option-paralysis-off = ohne
option-paralysis-trigger = Wann man rufen kann
option-paralysis-trigger-help = Ob nur der Schirm vor dem Spiegel oder auch der Spiegelhalter selbst bewegt worden sein darf.
option-paralysis-trigger-princess-moved = der Schirm davor wurde bewegt
option-paralysis-trigger-any-swap = einer von beiden wurde bewegt
option-peek = In die Spiegel schauen
option-peek-help = Ob man die Spiegel immer und unbemerkt sieht oder nur durch offenes Hineinschauen.
option-peek-automatic = immer, unbemerkt
option-peek-announced = nur durch Schauen, das angesagt wird
option-mirror-detail = Was Spiegel verraten
option-mirror-detail-help = Ob ein Spiegel Prinzessin und Zofe unterscheidet.
option-mirror-detail-exact = jede Figur genau
option-mirror-detail-lady = Prinzessin und Zofe sehen gleich aus
option-turn-limit = Zuglimit
option-turn-limit-help = Nach so vielen Zügen beider Seiten zusammen endet das Spiel remis.
option-turn-limit-none = keines
option-react-timer = Zeit zum Rufen, in Sekunden
option-react-timer-help = Wer in dieser Zeit nicht antwortet, sagt nichts. Bei 0 wird auf die Antwort gewartet.
option-window = Länge des Moments zum Rufen
option-window-help = Endet er mit der Antwort, oder dauert er immer gleich lang, sodass sich nichts daraus lesen lässt? Das Letztere braucht eine Zeit zum Rufen.
option-window-answer = bis zur Antwort
option-window-fixed = immer die ganze Zeit
option-absent = Wenn jemand für immer geht
option-absent-help = Was mit dem verlassenen Platz geschieht.
option-absent-opponent-wins = die Gegenseite gewinnt
option-absent-bot = ein Bot spielt weiter
option-notes = Notizen
option-notes-help = Ob der Tisch zeigen darf, was nach den Regeln über verborgene Figuren folgt.
option-notes-on = angeboten
option-notes-off = nicht angeboten

## Wie es endet

clause-PJ-11-1 = Die erste Prinzessin, die vor ihrem Hauptmann steht, gewinnt.
clause-PJ-11-6 = Das Zuglimit wurde ohne Sieg erreicht.
clause-PJ-13-5 = Die erste Prinzessin, die vor ihrem an beiden Tieren erkannten geliebten Hauptmann steht, gewinnt.
clause-PJ-14-8 = Ein Ruf, der die Prinzessin nicht trifft, verliert das Spiel.
clause-PJ-14-11 = Wer in den fünf Zügen einer Lähmung nicht gewinnt, verliert.

## Answers given in advance

standing-decline = Bei jedem Tausch nichts sagen
standing-decline-help = Bis du das änderst, wirst du nicht gefragt, ob du rufst.

## What a move does, told before it is made: $a, $b, $c are the words behind the first of its notation

hint-swap = Die Schirme { $a } tauschen
hint-withdraw = Zurückziehen: { $a } nach { $b }
hint-point = Auf { $a } zeigen
hint-back = Die Prinzessin kommt auf { $a } zurück
hint-place = Die Figur auf { $a } stellen
hint-call = Rufen: { $a }
hint-leave = Weglassen: { $a }
hint-captain = Hauptmann an den Eingang { $a }
hint-pass = Nicht zeigen
hint-decline = Nichts sagen
hint-look = In die Spiegel sehen
hint-resign = Aufgeben
hint-draw = Remis anbieten

## Nach der Partie

insight-princess = Prinzessin auf { $where }: { $share }
insight-princess-map = Wie wahrscheinlich die andere Prinzessin hinter jedem Sichtschirm schien:
