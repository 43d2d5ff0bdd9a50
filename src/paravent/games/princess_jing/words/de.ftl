# Prinzessin Jing: Wörter, Ereignisse, Einstellungen und Regeln, für Server, Terminal und Browser.

## Wörter

game = Prinzessin Jing
seat-0 = Rot – Prinzessin Jing
seat-1 = Grün – Prinzessin Fang
chamber = Saal der Sichtschirme
screen = Sichtschirm
princess = Prinzessin
maid = Zofe
mirror = Spiegelhalter
mirror1 = erster Spiegelhalter
mirror2 = zweiter Spiegelhalter
lady = Dame im Hofkleid
captain = Hauptmann
beloved-captain = geliebter Hauptmann
animal = legendäres Tier
crane = Kranich (Aufrichtigkeit)
fox = Fuchs (Weisheit)
owl = Eule (Hellsicht)
objective = geheime Zielkarte
empty = leerer Sichtschirm
nothing = kein Schirm davor
not-princess = nicht die Prinzessin
starting-line = Startlinie
second-line = zweite Linie
far-line = Ziellinie
entrance = Eingang
swap = zwei Schirme tauschen
withdraw = zurückziehen
bring-back = zurückholen
point = auf einen Schirm zeigen
pass = nicht zeigen
hit = gefunden!
miss = nicht da
extra-turn = Zusatzzug
call = Blitzlähmung
the-call = „PRINZESSIN JING!“
decline = nichts sagen
paralysed = gelähmt
eyes-closed = Augen zu
turn = Zug
move-step = einen Schirm bewegen
own-empty = auf deiner Seite leer
found-animal = Tier entdeckt
captain-identified = Hauptmann erkannt
call-failed = Fehlruf – Spiel verloren
turns-left = verbleibende Züge
win = Sieg
loss = Niederlage
draw = Remis
resign = aufgeben
look = in die Spiegel sehen
knowledge-sheet = Notizen
turn-limit = Zuglimit

## Ereignisse

event-ready = { $you ->
    [yes] Du bist bereit.
   *[no] { $who } ist bereit.
}
event-captains = Die Hauptleute nehmen ihre Plätze hinter den Ziellinien ein.
event-card = Deine geheime Zielkarte hat die Nummer { $card }.
event-turn = { $state ->
    [A] { $you ->
        [yes] Du bist am Zug.
       *[no] { $who } ist am Zug.
    }
    [B] { $you ->
        [yes] Du bist am Zug, dem ersten von zweien.
       *[no] { $who } spielt den ersten von zwei Zügen.
    }
   *[other] { $you ->
        [yes] Dein zweiter Zug hintereinander.
       *[no] { $who } spielt einen zweiten Zug.
    }
}
event-swapped = { $you ->
    [yes] Du tauschst { $pair }.
   *[no] { $who } tauscht { $pair }.
}
event-shown = { $figure ->
    [princess] { $you ->
        [yes] Du zeigst deine Prinzessin auf { $cell }.
       *[no] { $who } zeigt die Prinzessin auf { $cell }.
    }
   *[mirror] { $you ->
        [yes] Du zeigst einen Spiegelhalter auf { $cell }.
       *[no] { $who } zeigt einen Spiegelhalter auf { $cell }.
    }
}
event-withdrawn = { $you ->
    [yes] Augen zu: Deine Figur zieht sich auf deine Startlinie zurück.
   *[no] Augen zu: Die Figur zieht sich auf die Startlinie von { $who } zurück.
}
event-pointed = { $you ->
    [yes] Du zeigst auf { $cell }.
   *[no] { $who } zeigt auf { $cell }.
}
event-revealed = { $content ->
    [princess] Gefunden! Die Prinzessin steht auf { $cell }.
    [maid] Nicht da: Auf { $cell } steht die Zofe.
    [mirror] Nicht da: Auf { $cell } steht ein Spiegelhalter.
    [crane] Nicht da: Auf { $cell } steht der Kranich.
    [fox] Nicht da: Auf { $cell } steht der Fuchs.
    [owl] Nicht da: Auf { $cell } steht die Eule.
    [not-princess] Nicht da: Die Prinzessin steht nicht auf { $cell }.
   *[empty] Nicht da: { $cell } ist leer.
}
event-brought-back = { $line ->
    [second] { $you ->
        [yes] Augen zu: Du holst deine Prinzessin auf deine zweite Linie zurück.
       *[no] Augen zu: { $who } holt die Prinzessin zurück, auf die zweite Linie.
    }
   *[starting] { $you ->
        [yes] Augen zu: Du holst deine Prinzessin auf deine Startlinie zurück.
       *[no] Augen zu: { $who } holt die Prinzessin auf die Startlinie zurück.
    }
}
event-window = { $you ->
    [yes] Du darfst rufen oder nichts sagen.
   *[no] { $who } darf rufen oder nichts sagen.
}
event-called = { $content ->
    [princess] { $you ->
        [yes] „PRINZESSIN JING!“ Dein Spiegelhalter auf { $holder } hat sie auf { $cell } ertappt.
       *[no] „PRINZESSIN JING!“ Der Spiegelhalter von { $who } auf { $holder } hat sie auf { $cell } ertappt.
    }
   *[other] { $you ->
        [yes] „PRINZESSIN JING!“ Aber auf { $cell } steht sie nicht: ein Fehlruf.
       *[no] „PRINZESSIN JING!“ Aber auf { $cell } steht sie nicht: ein Fehlruf von { $who }.
    }
}
event-paralysed = { $you ->
    [yes] { $turns_left ->
        [one] Deine Prinzessin ist auf { $cell } gelähmt. Die Gegenseite hat noch einen Zug.
       *[other] Deine Prinzessin ist auf { $cell } gelähmt. Die Gegenseite hat noch { $turns_left } Züge.
    }
   *[no] { $turns_left ->
        [one] Die Prinzessin von { $who } ist auf { $cell } gelähmt. Es bleibt ein Zug.
       *[other] Die Prinzessin von { $who } ist auf { $cell } gelähmt. Es bleiben { $turns_left } Züge.
    }
}
event-mirror = { $shows ->
    [princess] Dein Spiegel auf { $holder } zeigt die Prinzessin.
    [maid] Dein Spiegel auf { $holder } zeigt die Zofe.
    [mirror] Dein Spiegel auf { $holder } zeigt einen Spiegelhalter.
    [crane] Dein Spiegel auf { $holder } zeigt den Kranich.
    [fox] Dein Spiegel auf { $holder } zeigt den Fuchs.
    [owl] Dein Spiegel auf { $holder } zeigt die Eule.
    [lady] Dein Spiegel auf { $holder } zeigt eine Dame im Hofkleid.
    [empty] Dein Spiegel auf { $holder } zeigt einen leeren Sichtschirm.
   *[nothing] Vor deinem Spiegel auf { $holder } steht kein Schirm.
}
event-found = { $animal ->
    [crane] Du hast den Kranich entdeckt.
    [fox] Du hast den Fuchs entdeckt.
   *[owl] Du hast die Eule entdeckt.
}
event-identified = Du erkennst deinen geliebten Hauptmann: Hauptmann { $captain } am Eingang { $entrance }, vor ihm { $cell }.
event-look = { $you ->
    [yes] Du siehst in deine Spiegel.
   *[no] { $who } sieht in die Spiegel.
}
event-passed = { $you ->
    [yes] Du zeigst auf keinen Schirm.
   *[no] { $who } zeigt auf keinen Schirm.
}
event-placed = { $figure ->
    [princess] Deine Prinzessin steht auf { $cell }.
    [maid] Deine Zofe steht auf { $cell }.
    [crane] Dein Kranich steht auf { $cell }.
    [fox] Dein Fuchs steht auf { $cell }.
    [owl] Deine Eule steht auf { $cell }.
   *[mirror] Dein Spiegelhalter steht auf { $cell }.
}
event-left-out = { $animal ->
    [crane] Du lässt den Kranich weg.
    [fox] Du lässt den Fuchs weg.
   *[owl] Du lässt die Eule weg.
}
event-stationed = Dein Hauptmann { $captain } wartet am Eingang { $entrance }.
event-draw-offered = { $you ->
    [yes] Du bietest Remis an.
   *[no] { $who } bietet Remis an.
}
event-over = { $reason ->
    [captain] { $you ->
        [yes] Deine Prinzessin steht vor ihrem Hauptmann: Du gewinnst.
       *[no] Die Prinzessin von { $who } steht vor ihrem Hauptmann: { $who } gewinnt.
    }
    [wrong_call] { $you ->
        [yes] Ein Fehlruf: Du gewinnst.
       *[no] Ein Fehlruf: { $who } gewinnt.
    }
    [paralysis_expired] { $you ->
        [yes] Die fünf Züge sind vorbei: Du gewinnst.
       *[no] Die fünf Züge sind vorbei: { $who } gewinnt.
    }
    [resigned] { $you ->
        [yes] Die Gegenseite gibt auf: Du gewinnst.
       *[no] Das Spiel wird aufgegeben: { $who } gewinnt.
    }
    [agreed] Remis nach Vereinbarung.
   *[turn_limit] Das Zuglimit ist erreicht: Remis.
}

## Einstellungen

option-mode = Spielart
option-mode-help = Das Grundspiel zum Kennenlernen oder das Spiel mit legendären Tieren und drei Hauptleuten auf jeder Seite.
option-mode-basic = Die Prinzessinnen fliehen!
option-mode-expert = Die legendären Tiere
option-starter = Erster Zug
option-starter-help = Wer den ersten Zug macht. In der Schachtel steht: die jüngste Person.
option-starter-random = wird ausgelost
option-starter-seat0 = Rot
option-starter-seat1 = Grün
option-starter-youngest = die jüngste Person
option-setup = Aufstellung
option-setup-help = Ob ihr eure Figuren selbst aufstellt oder der Zufall es tut.
option-setup-manual = von Hand
option-setup-random = ausgelost
option-miss-reveal = Auf den falschen Schirm gezeigt
option-miss-reveal-help = Was du siehst, wenn die Prinzessin nicht hinter dem gezeigten Schirm steht.
option-miss-reveal-full = wer dahinter steht
option-miss-reveal-yes-no = nur, dass es nicht die Prinzessin ist
option-miss-while-owed = Fehlgriff im ersten von zwei Zügen
option-miss-while-owed-help = Ob du nach einem Fehlgriff im ersten Zug deinen zweiten noch spielst.
option-miss-while-owed-keep = der zweite Zug bleibt
option-miss-while-owed-forfeit = der zweite Zug verfällt
option-full-line = Volle Startlinie
option-full-line-help = Wohin eine gefundene Prinzessin kommt, wenn auf ihrer Startlinie kein Schirm frei ist.
option-full-line-second-line = auf die zweite Linie
option-full-line-stay = sie bleibt stehen
option-expert-win = Sieg vor dem Hauptmann
option-expert-win-help = Ob der Hauptmann erst an beiden Tieren erkannt sein muss, ehe die Prinzessin bei ihm gewinnt.
option-expert-win-identified = er muss erkannt sein
option-expert-win-position = vor ihm zu stehen genügt
option-paralysis = Blitzlähmung
option-paralysis-help = Ob du „PRINZESSIN JING!“ rufen darfst, wenn sie vor deinen Spiegelhalter gestellt wird.
option-paralysis-on = an
option-paralysis-off = aus
option-paralysis-trigger = Wann gerufen werden darf
option-paralysis-trigger-help = Welcher Tausch der Gegenseite einen Ruf erlaubt.
option-paralysis-trigger-princess-moved = der Schirm vor dem Spiegelhalter wurde bewegt
option-paralysis-trigger-any-swap = er oder der Spiegelhalter wurde bewegt
option-peek = Blick in die Spiegel
option-peek-help = Spiegel zeigen von selbst, oder nur, wenn du hineinsiehst, und die Gegenseite erfährt davon.
option-peek-automatic = jederzeit und unbemerkt
option-peek-announced = nur auf Ansage
option-mirror-detail = Was Spiegel zeigen
option-mirror-detail-help = Ob dein Spiegel die Prinzessin von der Zofe unterscheidet.
option-mirror-detail-exact = Prinzessin und Zofe verschieden
option-mirror-detail-lady = nur, dass es eine Dame ist
option-turn-limit = Zuglimit
option-turn-limit-help = Nach so vielen Zügen beider Seiten zusammen endet das Spiel remis.
option-turn-limit-none = keines
option-react-timer = Zeit zum Rufen
option-react-timer-help = Sekunden, um zu rufen oder nichts zu sagen; bei 0 wird auf die Antwort gewartet.
option-window = Zeitfenster
option-window-help = Ob eine Antwort das Fenster sofort schließt oder es immer die ganze Zeit offen bleibt, damit seine Länge nichts verrät.
option-window-answer = schließt mit der Antwort
option-window-fixed = dauert immer gleich lang
option-absent = Wenn jemand fehlt
option-absent-help = Was geschieht, wenn die Zeit abgelaufen ist oder jemand endgültig gegangen ist.
option-absent-opponent-wins = die andere Seite gewinnt
option-absent-bot = ein Bot spielt weiter
option-notes = Notizen
option-notes-help = Ob der Tisch für jede Seite aufschreibt, was sie wissen kann.
option-notes-on = führt der Tisch
option-notes-off = keine

## Regeln

clause-PJ-3-3 = Hinter diesem Schirm steht schon eine deiner Figuren, und jeder Schirm verbirgt nur eine.
clause-PJ-3-4 = Schirme werden nie gedreht oder gewendet.
clause-PJ-4-3 = Deine Figuren beginnen auf deiner eigenen Startlinie.
clause-PJ-4-5 = Jetzt nicht: Aufgestellt wird Schritt für Schritt vor dem Spiel, und es beginnt, wenn beide bereit sind.
clause-PJ-5-1 = Jetzt nicht: Ein Zug ist eine Bewegung, danach darf einmal gezeigt werden.
clause-PJ-5-3 = Das Spiel ist zu Ende.
clause-PJ-5-5 = Du bist nicht am Zug.
clause-PJ-6-1 = Nur zwei benachbarte Schirme auf dem Brett lassen sich tauschen, gerade oder schräg.
clause-PJ-6-4 = Die Gegenseite hat eben diese beiden Schirme getauscht; das darfst du nicht rückgängig machen.
clause-PJ-6-4-1 = Die Gegenseite hat zuletzt diese beiden Schirme getauscht; das darfst du nicht rückgängig machen.
clause-PJ-6-4-2 = Die Gegenseite hat zuletzt diese beiden Schirme getauscht: In deinen beiden Zügen bleiben sie gesperrt.
clause-PJ-7-1 = Nur deine Prinzessin und deine Spiegelhalter können sich zurückziehen.
clause-PJ-7-3 = Eine Figur zieht sich auf einen anderen Schirm deiner Startlinie zurück, der auf deiner Seite leer ist.
clause-PJ-7-5 = Niemand kann sich zurückziehen: Deine Startlinie ist voll mit deinen eigenen Figuren.
clause-PJ-8-2 = Du kannst auf jeden Schirm des Brettes zeigen, hinter dem keine deiner Figuren steht.
clause-PJ-8-7 = Zurückgeholt wird nur eine gefundene Prinzessin, von ihrer eigenen Seite, auf einen dort leeren Schirm der eigenen Startlinie.
clause-PJ-8-8 = Sie muss den Platz verlassen, auf dem sie gefunden wurde.
clause-PJ-8-10 = Solange auf deiner Startlinie Platz ist, kommt sie dorthin zurück.
clause-PJ-10-6 = Jetzt gibt es nichts zu sehen: An diesem Tisch zeigen die Spiegel von selbst, oder das Spiel hat noch nicht begonnen.
clause-PJ-11-7 = Du hast schon Remis angeboten.
clause-PJ-12-2 = Genau ein Tier bleibt weg: Kranich, Fuchs oder Eule.
clause-PJ-12-5 = Prinzessin und Zofe beginnen auf deiner Startlinie, alle anderen auf deinen ersten beiden Linien.
clause-PJ-12-6 = Deine Hauptleute warten an drei verschiedenen Eingängen von a bis e.
clause-PJ-14-1 = In diesem Spiel gibt es keine Blitzlähmung.
clause-PJ-14-3 = Hier darf nur antworten, wer nicht gezogen hat.
clause-PJ-14-4 = Rufen kannst du nur mit einem Spiegelhalter, vor den die Gegenseite eben einen Schirm gestellt hat.
clause-PJ-14-6 = Der Augenblick für diesen Ruf ist vorbei: Es ist kein Zeitfenster offen.
clause-PJ-14-9 = Eine Prinzessin ist gelähmt: Jetzt zieht nur, wer gerufen hat.
clause-PJ-14-10 = Während einer Lähmung wird nicht gezeigt.
clause-PJ-14-12 = Der Schirm der gelähmten Prinzessin bleibt, wo er ist.
clause-section-8-2 = Das ist kein Zug dieses Spiels. Züge schreibt man so: swap b1-c2, withdraw princess a1, point c3 oder pass.
clause-PJ-11-1 = Die erste Prinzessin, die vor ihrem Hauptmann steht, gewinnt.
clause-PJ-11-6 = Das Zuglimit wurde ohne Sieg erreicht.
clause-PJ-13-5 = Die erste Prinzessin, die vor ihrem an beiden Tieren erkannten geliebten Hauptmann steht, gewinnt.
clause-PJ-14-8 = Ein Ruf, der die Prinzessin nicht trifft, verliert das Spiel.
clause-PJ-14-11 = Wer in den fünf Zügen einer Lähmung nicht gewinnt, verliert.
