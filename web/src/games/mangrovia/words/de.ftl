# Mangrovia am Tisch.

game-variety = { $seats } Spieler

meadow = Schilf

mg-seat-0 = Zinnober
mg-seat-1 = Jade
mg-seat-2 = Indigo
mg-seat-3 = Bernstein
mg-seat-4 = Pflaume
mg-neutral = Neutrale Hütten

## Was jetzt geschieht

mg-round = Runde { $round }
mg-round-stop = Runde { $round }, Anlegestelle { $stop }: { $does }
mg-last-round = Das ist die letzte Runde.
mg-now-bowl = Stelle eine Schale auf eine Kultstätte: Du handelst an ihren beiden Anlegestellen.
mg-now-take = { $due ->
    [1] Nimm eine offene Karte.
   *[other] Nimm { $due } offene Karten, eine nach der anderen.
}
mg-now-draw = { $due ->
    [1] Zieh eine Karte: von welcher Art?
   *[other] Zieh { $due } Karten, eine nach der anderen.
}
mg-now-collect = Sammle Amulette.
mg-now-build = { $double ->
    [yes] Bau eine Hütte oder eine Doppelhütte: Wähle ein Feld.
   *[no] { $due ->
        [1] Bau eine Hütte: Wähle ein Feld.
       *[other] Bau eine Hütte, danach vielleicht noch eine: Wähle ein Feld.
    }
}
mg-now-build-none = Du kannst im Moment nichts bauen.
mg-now-choice = Wähle eine der beiden Aktionen dieser Anlegestelle.
mg-now-birds = Wohin fliegen die Paradiesvögel?
mg-now-return = Leg eines dieser Amulette ins Säckchen zurück.
mg-now-pay = { $sending ->
    [yes] Du baust: { $field }.
   *[no] Womit bezahlst du? ({ $field })
}
mg-wait-bowl = { $name } stellt eine Schale auf.
mg-wait-take = { $name } nimmt eine offene Karte.
mg-wait-draw = { $name } zieht eine Karte.
mg-wait-collect = { $name } sammelt Amulette.
mg-wait-build = { $name } darf bauen.
mg-wait-choice = { $name } wählt eine Aktion.
mg-wait-birds = { $name } versetzt die Vögel.
mg-wait-return = { $name } legt ein Amulett zurück.
mg-wait-over = Das Spiel ist aus.

## Wahl

mg-place = Kultstätte { $place }
mg-put-bowl = Schale auf Kultstätte { $place } stellen
mg-take = Nehmen: { $card }
mg-card-value = eine { $value }
mg-card-land = { $landscape }
mg-amulet-value = Amulett im Wert von { $value }
mg-slot-empty = leerer Platz
mg-pile-v = Stapel der Kostbarkeiten: { $count }; abgelegt: { $over }
mg-pile-l = Stapel der Landschaftskarten: { $count }; abgelegt: { $over }
mg-draw-v = Kostbarkeit ziehen
mg-draw-l = Landschaftskarte ziehen
mg-collect = { $draw ->
    [0] Ein Amulett vom Wert 1 nehmen
    [1] Ein Amulett ziehen
   *[other] { $draw } Amulette ziehen, { $keep } behalten
}
mg-return = Die { $value } zurücklegen
mg-birds-set = Vögel setzen: { $landscapes }
mg-birds-choose = { $count ->
    [1] Noch eine Landschaft wählen
   *[other] Zwei Landschaften wählen
}
mg-fields = Felder, auf denen du bauen kannst
mg-field-short = { $currency ->
    [amulets] { $cost } in Amuletten
   *[valuables] für { $cost }
}{ $points ->
    [0] { "" }
   *[other] , +{ $points }
}
mg-skip-take = Keine mehr nehmen
mg-skip-draw = Keine mehr ziehen
mg-skip-collect = Nichts sammeln
mg-skip-build = Nicht bauen
mg-skip-choice = Hier nichts tun
mg-skip-sure = Hier ginge noch etwas. Endgültig verzichten?
mg-skip-yes = Verzichten
mg-back = Zurück
mg-close = Schließen

## Ein Feld

mg-field = { $field }, { $landscape }, { $currency ->
    [amulets] { $cost } in Amuletten
   *[valuables] { $cost } in Kostbarkeiten
}
mg-price = { $currency ->
    [amulets] Genau { $cost } in Amuletten und die Landschaftskarte
   *[valuables] Genau { $cost } in Kostbarkeiten und die Landschaftskarte
}
mg-points = { $points ->
    [1] ein Häuptlingspunkt
   *[other] { $points } Häuptlingspunkte
}
mg-you-pay = Du bezahlst
mg-could-pay = Du könntest bezahlen
mg-could-pay-ways = Du könntest auf { $count } Arten bezahlen:
mg-choose-payment = Wähle, womit du bezahlst:
mg-choose-first = Wähle erst die Bezahlung
mg-more-ways = { $count } weitere
mg-with-jokers = { $count ->
    [1] mit einem Joker
   *[other] mit { $count } Jokern
}
mg-build = { $huts ->
    [2] Die Doppelhütte hier bauen
   *[other] Hier bauen
}
mg-gives-points = Sofort: { $points ->
    [1] ein Häuptlingspunkt
   *[other] { $points } Häuptlingspunkte
}
mg-gives-totem = Pfahlplättchen { $value } unter die Hütte: sofort { $value } Häuptlingspunkte
mg-gives-ring = Amulettfeld: Deine Säule rückt auf { $rings }
mg-gives-tile = Du bekommst: { $tile }
mg-gives-garden = Steinplatz: { $before } → { $after } Punkte für dich
mg-no-double = Hier keine Doppelhütte
mg-rank = { $rank }. Rang, { $points }
mg-path = Pfad { $line } · { $god }
mg-huts = { $huts ->
    [1] eine Hütte
   *[other] { $huts } Hütten
}
mg-no-huts = Hier steht noch keine Hütte.
mg-tie-near = gewinnt den Gleichstand: nächste Hütte auf Schritt { $near } ab der Statue
mg-tie-totem = gewinnt den Gleichstand: niedrigstes Pfahlplättchen
mg-tie-god = gewinnt den Gleichstand: Götterplättchen
mg-got-totem = Pfahlplättchen { $value }
mg-in-brackets = ({ $text })

## Anderes auf der Karte

mg-stop = Anlegestelle { $stop }
mg-stop-does = Anlegestelle { $stop }: { $does }
mg-closed = Geschlossen: Hier steht die neutrale Schale.
mg-quarter = Orakel: { $landscape }{ $bird ->
    [yes] , hier sitzt ein Vogel
   *[no] { "" }
}
mg-garden-help = Am Ende zählt für alle: eigene Hütten mal alle Hütten auf dem Steinplatz, jetzt { $huts ->
    [1] eine
   *[other] { $huts }
}.
mg-totem-help = Wer hier baut, nimmt das oberste Plättchen: { $value }.
mg-oracle-help = Gebaut werden kann nur, wo ein Vogel sitzt: { $first } und { $second }.
mg-track-help = Hütten auf rot umrandeten Feldern rücken die Säule vor: Sie sagt, wie viele Amulette man zieht und wie viele davon man behält.
mg-you-collect = { $rings ->
    [0] Du hast keine solche Hütte: Vom Plan nimmst du eine 1 (noch { $ones }).
   *[other] Du würdest { $draw } ziehen und { $keep } behalten.
}
mg-bag = Im Säckchen: { $bag }. Amulette vom Wert 1 auf dem Plan: { $ones }.
mg-spot-touched = gewählt
mg-spot-target = wählbar
mg-zoom = Größe der Karte
mg-zoom-in = Näher
mg-zoom-out = Weiter weg
mg-zoom-whole = Die ganze Karte
mg-board-missing = Diese Karte ist hier nicht bekannt: { $board }

## Deins, und was man weiß

mg-hand-empty = Deine Hand ist leer.
mg-amulet-sum = Bleiben sie bis zum Ende, sind deine Amulette { $points } wert.
mg-supply = Deine Hütten
mg-known = Von den anderen bekannt
mg-known-help = Was alle gesehen haben: Startkarten, offen genommene Karten, Amulette vom Wert 1. Der Rest ist verdeckt.
mg-hands = Alle Hände
mg-watching = Du siehst zu. Die Hände werden am Ende gezeigt.
mg-fact-points = { $points } Häuptlingspunkte
mg-fact-huts = { $huts ->
    [1] noch eine Hütte
   *[other] noch { $huts } Hütten
}
mg-fact-valuables = Kostbarkeiten auf der Hand: { $count }
mg-fact-landscapes = Landschaftskarten auf der Hand: { $count }
mg-fact-amulets = Amulette: { $count }; Hütten auf Amulettfeldern: { $rings }

## Das Ende

mg-walk-next = Weiter
mg-walk-end = Zum Ende
mg-walk-again = Noch einmal durchgehen
mg-see-map = Karte ansehen
mg-source = Woher die Punkte kommen
mg-source-fields = Felder
mg-amulets-left = Übrige Amulette
mg-total = Summe
mg-chart = Häuptlingspunkte von Runde zu Runde
mg-chart-end = Wertung

## Advice, and looking back

mg-hint-build = { $huts ->
    [2] Eine Doppelhütte bauen
   *[other] Eine Hütte bauen
}: { $field }
mg-field-named = { $currency ->
    [amulets] { $landscape } für { $cost } in Amuletten
   *[valuables] { $landscape } für { $cost }
}
