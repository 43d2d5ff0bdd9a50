# Was der Tisch von Prinzessin Jing im Browser sagt.

## In der Eingangshalle

game-sentence = Zwei Prinzessinnen huschen nachts durch den Saal, von Schirm zu Schirm. Finde die andere, bevor deine gesehen wird, oder steh als Erste vor deinem Hauptmann.

## Namen

pj-side = { $side ->
    [red] Rot
   *[green] Grün
}
pj-seat-0 = Rot – Prinzessin Jing
pj-seat-1 = Grün – Prinzessin Fang
pj-kind = { $figure ->
    [princess] Prinzessin
    [maid] Zofe
    [crane] Kranich
    [fox] Fuchs
    [owl] Eule
    [lady] Dame
   *[mirror] Spiegelhalter
}
pj-figure-named = { $figure ->
    [princess] Prinzessin
    [maid] Zofe
    [mirror] Spiegelhalter
    [mirror1] Erster Spiegelhalter
    [mirror2] Zweiter Spiegelhalter
    [crane] Kranich
    [fox] Fuchs
   *[owl] Eule
}
pj-captain-named = Hauptmann { $captain }

## Das Brett

pj-board = Saal der Sichtschirme, fünf mal fünf
pj-board-as-text = Das Brett als Tabelle
pj-tray = Noch ohne Platz
pj-entrances = Deine Eingänge
pj-entrance-named = { $captain ->
    [none] Eingang { $entrance }
   *[other] Eingang { $entrance }, Hauptmann { $captain }
}
pj-captains = { $where ->
    [far] Hauptmänner jenseits der fernen Linie
   *[near] Hauptmänner vor der nahen Linie
}
pj-captain-stands = Hauptmann { $captain } am Eingang { $entrance }
pj-cell-screen = Sichtschirm
pj-cell-own = { $figure ->
    [princess] deine Prinzessin
    [maid] deine Zofe
    [mirror] dein Spiegelhalter
    [mirror1] dein erster Spiegelhalter
    [mirror2] dein zweiter Spiegelhalter
    [crane] dein Kranich
    [fox] dein Fuchs
   *[owl] deine Eule
}
pj-cell-of = { $figure ->
    [princess] Prinzessin
    [maid] Zofe
    [crane] Kranich
    [fox] Fuchs
    [owl] Eule
   *[mirror] Spiegelhalter
} von { $side ->
    [red] Rot
   *[green] Grün
}
pj-cell-known = { $figure ->
    [princess] bekannt: die gegnerische Prinzessin
    [maid] bekannt: die gegnerische Zofe
    [crane] bekannt: der gegnerische Kranich
    [fox] bekannt: der gegnerische Fuchs
    [owl] bekannt: die gegnerische Eule
   *[mirror] bekannt: ein gegnerischer Spiegelhalter
}
pj-cell-may-hide = hier möglich: { $figures }
pj-cell-free = hier steht nichts von der anderen Seite
pj-cell-paralysed = die gelähmte Prinzessin
pj-cell-touched = berührt
pj-cell-target = { $question ->
    [swap] kann mit dem berührten Schirm tauschen
    [withdraw] hierher kann sich deine Figur zurückziehen
    [back] hierher kann deine Prinzessin zurück
   *[setup] hier kann die Figur in deiner Hand stehen
}
pj-cell-start = { $question ->
    [point] hierher kannst du zeigen
    [react] hier kannst du rufen
   *[other] kannst du aufnehmen
}
pj-cell-neighbours = kann tauschen mit { $cells }
pj-mirror-shows = { $shows ->
    [princess] der Spiegel zeigt eine Prinzessin
    [maid] der Spiegel zeigt eine Zofe
    [mirror] der Spiegel zeigt einen Spiegelhalter
    [crane] der Spiegel zeigt einen Kranich
    [fox] der Spiegel zeigt einen Fuchs
    [owl] der Spiegel zeigt eine Eule
    [lady] der Spiegel zeigt eine Dame in Hoftracht
    [empty] der Spiegel zeigt nur Seide
   *[nothing] vor dem Spiegel steht kein Schirm
}
pj-revealed = { $verdict ->
    [found] Gefunden!
    [shown] { $content ->
        [princess] Die Prinzessin
       *[mirror] Ein Spiegelhalter
    }
   *[missed] { $content ->
        [maid] Nicht da: die Zofe
        [mirror] Nicht da: ein Spiegelhalter
        [crane] Nicht da: der Kranich
        [fox] Nicht da: der Fuchs
        [owl] Nicht da: die Eule
       *[empty] Nicht da
    }
}
pj-eyes-closed = Augen zu …
pj-the-call = PRINZESSIN JING!

## Was jetzt geschieht: der Aufbau

pj-now-setup = { $mode ->
    [expert] Verstecke sechs Figuren auf deinen ersten zwei Linien und gib deinen Hauptmännern drei der fernen Eingänge.
   *[basic] Verstecke deine drei Figuren auf deiner Startlinie.
}
pj-now-setup-figure = { $figure ->
    [princess] Hinter welchem Schirm deiner Startlinie versteckt sich deine Prinzessin?
    [maid] Hinter welchem Schirm deiner Startlinie versteckt sich deine Zofe?
    [crane] Hinter welchem Schirm versteckt sich dein Kranich? Ein Tier bleibt draußen.
    [fox] Hinter welchem Schirm versteckt sich dein Fuchs? Ein Tier bleibt draußen.
    [owl] Hinter welchem Schirm versteckt sich deine Eule? Ein Tier bleibt draußen.
   *[mirror] Hinter welchem Schirm versteckt sich dein Spiegelhalter?
}
pj-now-setup-captain = Unter welchem fernen Tor wartet Hauptmann { $captain }?
pj-now-setup-complete = Alle haben ihren Platz. Niemand außer dir weiß, wo.
pj-now-setup-sending = Deine Schirme werden aufgestellt …
pj-now-setup-waiting = Du bist bereit. Wir warten auf { $name }.
pj-now-setup-other-ready = { $name } ist bereit.
pj-now-setup-watch = Beide Seiten verstecken ihre Figuren.
pj-now-ready = { $name } ist bereit.
pj-help-setup = Berühre eine Figur und dann einen Schirm, oder zieh sie dorthin.
pj-ready = Bereit
pj-missing = { $things ->
    [none] Noch { $count } sind ohne Platz.
   *[other] Noch ohne Platz: { $things }.
}
pj-random = Zufällig aufstellen
pj-to-tray = Zurücknehmen
pj-left-out = { $figure ->
    [crane] Der Kranich bleibt draußen.
    [fox] Der Fuchs bleibt draußen.
   *[owl] Die Eule bleibt draußen.
}

## Was jetzt geschieht: der Zug

pj-now-move = Du bist am Zug: Wähle einen Schirm, der sich bewegt.
pj-help-move = Berühre einen Schirm und dann einen Nachbarn, oder zieh ihn dorthin.
pj-help-point = Berühre den Schirm, oder lass es sein.
pj-help-withdraw = { $figure ->
    [princess] Oder sie zieht sich auf deine Startlinie zurück.
   *[mirror] Oder er zieht sich auf deine Startlinie zurück.
}
pj-now-touched = Mit welchem Nachbarn tauscht { $cell } den Platz?
pj-now-barred = { $first } und { $second } dürfen nicht gleich zurücktauschen: { $name } hat sie eben getauscht.
pj-now-withdraw = { $figure ->
    [princess] Wo auf deiner Startlinie versteckt sich deine Prinzessin?
   *[mirror] Wo auf deiner Startlinie versteckt sich dein Spiegelhalter?
}
pj-now-withdraw-stake = { $name } sieht, wer sich zurückzieht und von wo, aber nicht wohin.
pj-withdraw = { $figure ->
    [princess] Prinzessin zurückziehen
    [mirror1] Ersten Spiegelhalter zurückziehen
    [mirror2] Zweiten Spiegelhalter zurückziehen
   *[mirror] Spiegelhalter zurückziehen
}
pj-now-limit = { $turns ->
    [one] Das ist der letzte Zug vor dem Remis.
   *[other] Noch { $turns } Züge bis zum Remis.
}
pj-series-you = { $state ->
    [B] Das ist der erste deiner zwei Züge.
    [C] Das ist dein zweiter Zug in Folge, danach ist { $other } am Zug.
   *[D] Das ist dein zweiter Zug in Folge, danach ist { $other } zweimal am Zug.
}
pj-series-other = { $state ->
    [B] Das ist der erste von zwei Zügen.
    [C] { $name } ist zum zweiten Mal in Folge am Zug.
   *[D] { $name } ist zum zweiten Mal in Folge am Zug, danach { $other } zweimal.
}
pj-now-point = Zeigst du auf einen Schirm?
pj-now-point-stake = Ist die gegnerische Prinzessin dort, bist du noch einmal am Zug. Wenn nicht, ist { $name } zweimal am Zug.
pj-pass = Nicht zeigen
pj-now-back = Gefunden auf { $cell }: Wohin geht deine Prinzessin? { $line ->
    [second] Deine Startlinie ist voll, darum versteckt sie sich auf der zweiten. { $name } erfährt das.
   *[starting] { $name } hat die Augen zu.
}
pj-now-react = { $name } hat { $first } und { $second } getauscht. Rufst du?
pj-now-react-stake = Steht die Prinzessin jetzt vor deinem Spiegel, ist sie gelähmt. Wenn nicht, ist das Spiel verloren.
pj-now-react-none = Vor keinem deiner Spiegel hat sich gerade ein Schirm bewegt.
pj-call = Rufen auf { $cell }
pj-decline = Nichts sagen
pj-now-paralysis = Die gegnerische Prinzessin ist auf { $cell } gelähmt. { $turns ->
    [one] Dir bleibt ein Zug, um deine vor ihren Hauptmann zu bringen.
   *[other] Dir bleiben { $turns } Züge, um deine vor ihren Hauptmann zu bringen.
}
pj-now-sure = Bist du sicher?
pj-now-sure-point = Steht die gegnerische Prinzessin hinter { $cell }?
pj-sure-call = Ein Fehlruf verliert das Spiel sofort.
pj-sure-call-fails = { $shows ->
    [empty] Dein Spiegel zeigt nur Seide. Dieser Ruf verliert das Spiel sofort.
    [maid] Dein Spiegel zeigt die Zofe. Dieser Ruf verliert das Spiel sofort.
   *[other] Dein Spiegel zeigt jemand anderen. Dieser Ruf verliert das Spiel sofort.
}
pj-yes = Ja
pj-no = Zurück
pj-yes-call = „PRINZESSIN JING!“ rufen auf { $cell }
pj-yes-point = Auf { $cell } zeigen
pj-yes-withdraw = { $figure ->
    [princess] Prinzessin nach { $cell } zurückziehen
   *[mirror] Spiegelhalter nach { $cell } zurückziehen
}
pj-look = In deine Spiegel sehen
pj-window = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}

## Warten

pj-wait-move = { $name } wählt einen Schirm, der sich bewegt.
pj-wait-react = { $reader ->
    [you] { $first } und { $second } haben getauscht. Wir warten auf { $name }: ein Ruf ist möglich.
   *[watch] { $first } und { $second } haben getauscht. { $name } darf jetzt rufen.
}
pj-wait-point = { $reader ->
    [you] { $name } darf auf einen der Schirme zeigen.
   *[watch] { $name } darf auf einen der Schirme zeigen.
}
pj-wait-back = { $reader ->
    [you] Gefunden auf { $cell }. Augen zu: { $name } holt die Prinzessin zurück.
   *[watch] Gefunden auf { $cell }. { $name } holt die Prinzessin zurück, { $other } hat die Augen zu.
}
pj-wait-paralysis = { $reader ->
    [you] Deine Prinzessin ist auf { $cell } gelähmt. { $turns ->
        [one] { $name } hat noch einen Zug.
       *[other] { $name } hat noch { $turns } Züge.
    }
   *[watch] Auf { $cell } ist die Prinzessin von { $other } gelähmt. { $turns ->
        [one] { $name } hat noch einen Zug.
       *[other] { $name } hat noch { $turns } Züge.
    }
}

## Das Ende

pj-end-you-win = Du hast gewonnen
pj-end-you-lose = { $name } hat gewonnen
pj-end-wins = { $name } hat gewonnen
pj-end-draw = Remis
pj-end-reason = { $reason ->
    [captain] Die Prinzessin von { $name } steht vor ihrem Hauptmann.
    [wrong-call] { $other } hat gerufen, und die Prinzessin war nicht da.
    [paralysis-expired] Die fünf Züge von { $other } sind vorbei.
    [resigned] { $other } hat aufgegeben.
   *[other] { $other } hat den Tisch verlassen.
}
pj-end-reason-draw = { $reason ->
    [agreed] Beide sind einverstanden.
   *[other] Der letzte Zug ist gespielt.
}

## Das eigene Blatt

pj-your-figures = Deine Figuren
pj-behind = hinter { $cell }
pj-not-placed = noch ohne Platz
pj-objective = Geheime Zielkarte
pj-objective-number = Karte { $card }
pj-objective-help = Die zwei Tiere, die die andere Seite versteckt, führen zu deinem geliebten Hauptmann.
pj-found-none = Du hast noch kein Tier entdeckt.
pj-found = { $count ->
    [one] Entdeckt: { $animals }. Eines fehlt noch.
   *[other] Entdeckt: { $animals }.
}
pj-beloved = Hauptmann { $captain } am Eingang { $entrance } ist der geliebte.
pj-left-out-own = Nicht im Spiel: { $figure ->
    [crane] dein Kranich
    [fox] dein Fuchs
   *[owl] deine Eule
}
pj-sheet = Was aus den Regeln folgt
pj-sheet-present = { $present ->
    [no] nicht im Spiel
    [maybe] vielleicht im Spiel
   *[yes] im Spiel
}
pj-sheet-cells = { $count ->
    [0] nirgends
    [one] auf { $cells }
   *[other] { $count } Schirme: { $cells }
}
pj-marks = Deine Bleistiftnotizen
pj-marks-help = Wähle eine Figur, dann die Schirme, hinter denen sie stehen kann. Die Notizen gehen mit, wenn Schirme offen tauschen; nur du siehst sie.
pj-marks-missed = Du hast Züge verpasst: Prüfe deine Notizen.
pj-marks-wipe = Alles wegwischen
pj-marks-cell = { $kinds ->
    [none] { $cell }, keine Notiz
   *[other] { $cell }: { $kinds }
}
pj-all-cards = Beide geheimen Zielkarten
pj-all-left-out = { $side ->
    [red] Rot
   *[green] Grün
} hat weggelassen: { $figure ->
    [crane] den Kranich
    [fox] den Fuchs
   *[owl] die Eule
}
pj-watching = Hier ist nichts nur für deine Augen bestimmt.

## Was das Haus über das Spiel sagt

reason-captain = Die Prinzessin von { $winner } stand vor ihrem Hauptmann.
reason-wrong-call = Ein Fehlruf hat das Spiel verloren.
reason-paralysis-expired = Die fünf Züge waren vorbei, bevor die Prinzessin ihren Hauptmann erreichte.
reason-resigned = { $you ->
    [yes] Die andere Seite hat aufgegeben.
   *[no] { $winner } gewinnt durch Aufgabe.
}
reason-agreed = Beide Seiten waren mit einem Remis einverstanden.
reason-turn-limit = Der letzte Zug ist gespielt.

## After the game

pj-map = Wo die andere Prinzessin sein konnte, in Prozent

## Advice, and looking back

pj-hint-place = { $figure } auf { $cell }
pj-hint-captain = Hauptmann { $captain } an Eingang { $gate }
pj-map-where = Gestrichelter Ring: Dort stand sie, auf { $where }. Nach dem, was man wissen konnte, war das zu { $share } % wahrscheinlich.
