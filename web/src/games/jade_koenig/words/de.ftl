# Was der Tisch von Jade König im Browser sagt. Die Wörter des Spiels selbst kommen aus dem Ordner des Servers.

## Namen

jk-seat-0 = Zinnober
jk-seat-1 = Jade
jk-seat-2 = Indigo
jk-seat-3 = Bernstein
jk-seat-4 = Pflaume
jk-seat-5 = Schiefer
game-variety = { $seats } Expeditionen
jk-pair = { $place }: { $symbol }
jk-in-brackets = ({ $text })
jk-open-oracles = Niemandes Ziel: { $letters }.
jk-open-title = Niemandes Ziel

## Die Karte

jk-board = Karte des Dschungels
jk-board-missing = Die Karte „{ $board }“ ist nicht hier und kann nicht gezeichnet werden.
jk-node = { $letter ->
    [none] Lichtung { $number }
   *[other] Orakel { $letter }
}
jk-oracle-named = Orakel { $letter }{ $kind ->
    [own] , dein Ziel
    [open] , niemandes Ziel
   *[other] { "" }
}
jk-piece-own = deine Figur
jk-piece-of = Figur von { $name }
jk-stone-of = Gefahrstein von { $name }{ $face ->
    [snake] : eine Schlange
    [jaguar] : ein Jaguar
   *[none] { "" }
}
jk-spot-target = wählbar
jk-spot-touched = gewählt
jk-spot-on-route = auf deinem Weg
jk-card-hidden = Symbolkarte verdeckt
jk-place-changed = anderes Symbol als zuvor
jk-place-chip = Fragechip von { $name }
jk-places = Symbole an den Orten
jk-expeditions = Expeditionen
jk-text-seat = { $name }: { $state ->
    [eliminated] ausgeschieden
    [sitting] setzt aus
   *[playing] { $node ->
        [none] keine Figur auf der Karte
       *[other] auf { $node }
    }
}, Züge { $marker }, Chips { $chips }, Steine { $stones }
jk-zoom = Größe der Karte
jk-zoom-in = Näher
jk-zoom-out = Weiter weg
jk-zoom-whole = Die ganze Karte
jk-go-label = Dein Zug
jk-lay-label = Seite des Steins
jk-guess-label = Dein Tipp
jk-turned = { $right ->
    [yes] Richtig geraten.
   *[no] Falsch geraten.
}
jk-answer-for = Das Orakel antwortet { $name }

## Was jetzt geschieht

jk-window = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
jk-now-place = Setze deine Figur auf eine Lichtung.
jk-now-reseat = Du bist wieder da: Setze deine Figur auf eine Lichtung.
jk-touch-clearing = Berühre eine leuchtende Lichtung auf der Karte.
jk-now-turn = Du bist an der Reihe: Was tust du?
jk-now-must-exchange = Deine Züge sind verbraucht: Gib einen Fragechip für zehn neue.
jk-your-oracle = Dein Orakel ist { $letter }.
jk-now-hinder = { $name } will ziehen. Legst du einen Gefahrstein?
jk-hinder-no-oracle = Dieser Zug kann an keinem Orakel enden, das jemandes Ziel ist.
jk-hinder-oracles = { $count ->
    [one] In Reichweite liegt Orakel { $letters }.
   *[other] In Reichweite liegen die Orakel { $letters }.
}
jk-now-lay = Lege deinen Gefahrstein auf eine der hellen Lichtungen, { $name } in den Weg.
jk-now-lay-face = Welchen Stein legst du auf { $node }?
jk-hand = In deiner Hand: { $snakes ->
    [0] keine Schlange
    [one] eine Schlange
   *[other] { $snakes } Schlangen
}, { $jaguars ->
    [0] kein Jaguar
    [one] ein Jaguar
   *[other] { $jaguars } Jaguare
}.
jk-now-route = Wähle deinen Weg, einen bis drei Schritte.
jk-route-help = Tippe Lichtung um Lichtung an, oder gleich das Ziel.
jk-now-route-on = Dort kannst du nicht bleiben: Geh weiter.
jk-now-route-ready = { $oracle ->
    [yes] Zu deinem Orakel?
   *[no] Nach { $node }, { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }?
}
jk-route-cost = { $stones ->
    [0] { $oracle ->
        [yes] Der Weg ist frei: Dein Markierstein steigt um zwei.
       *[no] Der Weg ist frei und kostet einen Zug.
    }
    [one] Darauf liegt ein Gefahrstein. Rate, was er zeigt: Richtig, und der Zug ist frei; falsch, und du bleibst stehen und verlierst einen.
   *[other] Darauf liegen { $stones } Gefahrsteine. Rate, wie viele Schlangen es sind: Richtig, und der Zug ist frei; falsch, und du bleibst stehen und verlierst einen.
}
jk-now-guess = { $stones ->
    [one] Was zeigt der Stein?
   *[other] Wie viele der { $stones } Steine sind Schlangen?
}
jk-now-guess-stake = Richtig: Du gehst deinen Weg, kostenlos. Falsch: Du bleibst stehen, und es kostet einen Zug.
jk-guess = { $jaguars ->
    [0] { $snakes ->
        [one] Schlange
       *[other] { $snakes } Schlangen
    }
   *[other] { $snakes ->
        [0] { $jaguars ->
            [one] Jaguar
           *[other] { $jaguars } Jaguare
        }
       *[other] { $snakes ->
            [one] Schlange
           *[other] { $snakes } Schlangen
        }, { $jaguars ->
            [one] Jaguar
           *[other] { $jaguars } Jaguare
        }
    }
}
jk-now-swap = Du bist an deinem Orakel. Vertausche Symbolkarten oder lass sie liegen.
jk-swap-help = Berühre eine Karte und dann eine andere, oder zieh sie dorthin.
jk-changed = { $changed } von { $most } geändert
jk-swaps = { $swaps } von { $most } Tauschen verbraucht
jk-now-swap-held = An welchen Ort mit { $symbol }, { $place }?
jk-now-chips = { $left ->
    [one] Lege { $all ->
        [one] deinen Fragechip
       *[other] noch einen Fragechip
    } auf einen Ort.
   *[other] Lege { $left } Fragechips auf Orte.
}
jk-chips-help = Berühre Orte auf der Karte oder hier unten.
jk-now-ask = Das ist deine Frage.
jk-now-claims = { $name } hat Symbole vertauscht. Zeigen sie deine Aufgabenkarte?
jk-now-claim = { $left ->
    [one] Behauptung: Wähle noch einen Ort.
   *[other] Behauptung: Wähle { $left } Orte.
}
jk-now-claim-sure = Stehen genau diese drei auf deiner Aufgabenkarte?
jk-claim-stake = Stimmen alle drei, gewinnst du; bei einem Fehler scheidest du aus.
jk-wait-place = { $you ->
    [yes] Du setzt deine Figur.
   *[no] { $name } setzt eine Figur.
}
jk-wait-turn = { $you ->
    [yes] Du bist an der Reihe.
   *[no] { $name } ist an der Reihe.
}
jk-wait-hinder = { $you ->
    [yes] Du hast einen Zug angekündigt. Die anderen überlegen, ob sie einen Gefahrstein legen.
   *[no] { $name } hat einen Zug angekündigt. Die anderen überlegen, ob sie einen Gefahrstein legen.
}
jk-wait-claims = { $you ->
    [yes] Die anderen sehen nach, ob dein Tausch ihre Aufgabenkarte zeigt.
   *[no] Die anderen sehen nach, ob der Tausch von { $name } ihre Aufgabenkarte zeigt.
}
jk-wait-lay = { $you ->
    [yes] Du legst einen Gefahrstein.
   *[no] { $name } legt einen Gefahrstein.
}
jk-wait-route = { $you ->
    [yes] Du wählst einen Weg.
   *[no] { $name } wählt einen Weg.
}
jk-wait-guess = { $you ->
    [yes] Du rätst.
   *[no] { $name } rät.
}
jk-wait-swap = { $you ->
    [yes] Du bist an deinem Orakel.
   *[no] { $name } ist am Orakel und darf Symbolkarten vertauschen.
}
jk-wait-question = { $you ->
    [yes] Du stellst deine Frage.
   *[no] { $name } stellt dem Orakel eine Frage.
}
jk-warn-idle = { $left ->
    [one] Tut jetzt niemand etwas, endet das Spiel unentschieden.
   *[other] Geschieht noch { $left }-mal nichts, endet das Spiel unentschieden.
}
jk-warn-turns = { $turns ->
    [one] Danach endet das Spiel unentschieden.
   *[other] Noch { $turns }-mal ist jemand an der Reihe, dann endet das Spiel unentschieden.
}
jk-warn-last-chip = { $marker ->
    [0] Das ist dein letzter Chip: Bist du das nächste Mal an der Reihe, scheidest du aus.
   *[other] Das ist dein letzter Chip: Ohne Züge scheidest du aus.
}
jk-you-eliminated = Du bist ausgeschieden. Das Orakel deines linken Nachbarn bist du weiterhin.
jk-you-sit-out = Du setzt diesen Zyklus aus und denkst nach.

## Knöpfe

jk-announce = Zug ankündigen
jk-exchange = Chip gegen zehn Züge
jk-sure = { $move ->
    [hinder] Dann musst du einen deiner Steine legen; ziehen lassen geht nicht mehr.
   *[exchange] Der Chip ist für immer weg, und du bist danach nicht mehr an der Reihe.
}
jk-sure-yes = { $move ->
    [hinder] Ja, Stein legen
   *[exchange] Chip hergeben
}
jk-nothing = Nichts tun
jk-pass = Ziehen lassen
jk-hinder = Stein legen
jk-lay-face = { $face ->
    [snake] Schlange
    [jaguar] Jaguar
   *[none] Hierher legen
}
jk-go = Los
jk-way = Über { $nodes }{ $stones ->
    [0] { "" }
    [one] { " " }(ein Stein)
   *[other] { " " }({ $stones } Steine)
}
jk-put = Hierher setzen
jk-put-on = Auf { $node } setzen
jk-put-here = Hierher setzen
jk-done = { $changed ->
    [0] Liegen lassen
   *[other] Fertig
}
jk-ask = Orakel befragen
jk-no-claim = Keine Behauptung
jk-claim = Behaupten …
jk-claim-late = Symbole behaupten …
jk-claim-yes = Das behaupte ich
jk-back = Zurück

## Plätze

jk-fact-marker = { $marker ->
    [one] noch ein Zug
   *[other] noch { $marker } Züge
}
jk-fact-chips = { $chips ->
    [one] ein Fragechip
   *[other] { $chips } Fragechips
}
jk-fact-stones = { $stones ->
    [one] ein Gefahrstein
   *[other] { $stones } Gefahrsteine
}
jk-fact-eliminated = ausgeschieden
jk-fact-sitting = setzt aus

## Deins

jk-watching = Du siehst zu. Am Ende wird hier alles gezeigt.
jk-steps-away = { $steps ->
    [one] Einen Schritt entfernt
   *[other] { $steps } Schritte entfernt
}
jk-no-oracle-card = Du hast jetzt keine Orakelkarte.
jk-your-stones = Deine Gefahrsteine
jk-lying = Auf der Karte: { $stones }.
jk-lying-one = { $face ->
    [snake] Schlange auf { $node }
   *[jaguar] Jaguar auf { $node }
}
jk-turned-out = Umgedreht und weg: { $snakes ->
    [one] eine Schlange
   *[other] { $snakes } Schlangen
}, { $jaguars ->
    [one] ein Jaguar
   *[other] { $jaguars } Jaguare
}.
jk-held-tasks = Die Aufgabenkarte von { $name }
jk-held-help = Du bist das Orakel von { $name }. Deine eigene Aufgabenkarte hält dein rechter Nachbar.
jk-notepad = Spielblock
jk-own-questions = Deine Fragen
jk-others-questions = Fragen der anderen
jk-no-questions = Du hast noch nicht gefragt.
jk-question = Frage
jk-short-places = O
jk-short-symbols = S
jk-short-matches = Ü
jk-short-legend = O: Orte der Frage, die auf der Karte stehen; S: Symbole; Ü: Übereinstimmungen, das richtige Symbol am richtigen Ort.
jk-not-heard = nicht gehört
jk-grid = Welches Symbol, an welchem Ort?
jk-grid-help = Tippe ein Feld an: nein, vielleicht, ja.
jk-wipe = Alles wegwischen
jk-mark = { $place }, { $symbol }: { $mark ->
    [no] nein
    [maybe] vielleicht
    [yes] ja
   *[none] nichts vermerkt
}{ $fact ->
    [certain] , sicher
    [possible] , möglich
    [excluded] , ausgeschlossen
   *[none] { "" }
}
jk-fact-mark = { $fact ->
    [certain] sicher
    [excluded] ausgeschlossen
   *[possible] möglich
}
jk-cards-left = { $cards ->
    [one] Aufgabenkarte ist noch möglich
   *[other] Aufgabenkarten sind noch möglich
}
jk-help-legend = Umkreist ist sicher, schraffiert ist ausgeschlossen.

## Rätsel für eine Person

puzzle-level-easy = Leicht
puzzle-level-medium = Mittel
puzzle-level-hard = Schwer
jk-puzzle-clues = Fragen und Antworten
jk-puzzle-task = Genau eine Aufgabenkarte passt zu allen. Welche drei Paare stehen auf ihr?
jk-puzzle-how = So geht es
jk-puzzle-how-card = Eine Aufgabenkarte hat drei Paare: drei verschiedene Symbole an drei verschiedenen Orten.
jk-puzzle-how-answer = Zu einer Frage sagt das Orakel, wie viele ihrer Orte auf der Karte stehen, wie viele ihrer Symbole und wie viele ganze Paare. Ein Symbol, das in der Frage zweimal vorkommt, zählt einmal.
jk-puzzle-how-marks = Ein Feld mit Haken gehört zu deiner Antwort. Auch Orte und Symbole lassen sich vermerken. Schraffiert ist, was deine Vermerke ausschließen.
jk-puzzle-how-keys = Tasten: Pfeile gehen weiter, 1 nein, 2 vielleicht, 3 ja, 0 nichts.
jk-puzzle-clue = Frage { $number }
jk-puzzle-contradicts = Widerspricht deiner Antwort
jk-puzzle-look-here = Sieh hierher
jk-mark-whole = { $what }: { $mark ->
    [no] nein
    [maybe] vielleicht
    [yes] ja
   *[none] nichts vermerkt
}
jk-puzzle-answer = Deine Antwort
jk-puzzle-open = offen
jk-puzzle-take-back = Zurücknehmen: { $place }, { $symbol }
jk-puzzle-few = Die Felder mit Haken sind deine Antwort. { $missing ->
    [one] Noch ein Haken.
   *[other] Noch { $missing } Haken.
}
jk-puzzle-many = Eine Karte hat nur drei Paare: Nimm einen Haken zurück.
jk-puzzle-same-place = Ein Ort hat nur ein Symbol: Zwei Haken stehen beim selben Ort.
jk-puzzle-same-symbol = Ein Symbol hat nur einen Ort: Zwei Haken stehen unter demselben Symbol.
jk-puzzle-ready = Das kann eine Karte sein. Passt sie zu allen Antworten?
jk-puzzle-check = Prüfen
jk-puzzle-wrong = { $count ->
    [one] Diese Karte ist es nicht: Sie widerspricht Frage { $numbers }.
   *[other] Diese Karte ist es nicht: Sie widerspricht den Fragen { $numbers }.
}
jk-puzzle-hint = { $left ->
    [0] Keine Hinweise mehr
    [one] Hinweis (noch einer)
   *[other] Hinweis (noch { $left })
}
jk-puzzle-no-more-hints = Nach diesen Schritten bleibt nur eine Karte.
jk-puzzle-solved = Das ist die Karte
jk-puzzle-solved-how = { $hints ->
    [0] Ohne Hinweis gefunden.
    [one] Mit einem Hinweis gefunden.
   *[other] Mit { $hints } Hinweisen gefunden.
}
jk-puzzle-next = Nächstes Rätsel

## Am Ende

jk-all-cards = Alle Karten
jk-your-card-was = Deine Aufgabenkarte war
jk-tasks-shown = { $name }{ $letter ->
    [none] { "" }
   *[other] { " " }· Orakel { $letter }
}
jk-unseen-oracles = Orakelkarten, die niemand sah: { $letters }
jk-box = Steine in der Schachtel: { $snakes ->
    [one] eine Schlange
   *[other] { $snakes } Schlangen
}, { $jaguars ->
    [one] ein Jaguar
   *[other] { $jaguars } Jaguare
}
jk-unused-tasks = Aufgabenkarten, die niemand hatte

## Advice, and looking back

jk-told-best = Keine Frage hätte im Schnitt mehr verraten.
jk-told-share = Im Schnitt verrät diese Frage { $share } % von dem, was die beste verrät.
jk-told-better = Die beste: { $pairs }
jk-told-left = Die Antwort ließ { $left ->
    [one] eine einzige Aufgabenkarte
   *[other] { $left } Aufgabenkarten
} von { $cards } möglichen übrig.
