player-you = Du
player-bot = Bot ({ $level })
player-seat = Platz { $seat }
welcome = Du hast Platz { $seat } von { $game }. Gib einen Zug ein, seine Nummer oder eines davon: help, moves, board, log, save DATEI, quit.
help =
    Ein Zug wird so eingegeben, wie er geschrieben wird ({ $example }), oder mit seiner Nummer gewählt.
    moves [TEIL]    zählt auf, was du tun darfst, oder nur Züge mit diesen Wörtern; Eingabetaste allein: alle, ein Teil eines Zugs: die mit ihm
    why ZUG         sagt, was die Regeln von einem Zug halten, ohne ihn auszuführen
    board           zeigt das Brett noch einmal
    log             erzählt alles, was du bisher gesehen hast
    save DATEI      schreibt die Partie in eine Datei
    resign, draw    gibt auf; bietet Remis an oder nimmt es an
    quit            verlässt die Partie
prompt = Dein Zug
allowed = Die Regeln erlauben es.
refused = Nicht erlaubt: { $reason }
no-number = Es gibt keinen Zug { $number }. Die Nummern gehen von 1 bis { $most }.
saved = In { $file } geschrieben.
left = Du hast die Partie verlassen.
truth = alles offen
knowledge-seat = was Platz { $seat } wusste
knowledge-spectator = was ein Zuschauer wusste
step = Schritt { $step } von { $steps } · { $whose }
step-move = { $who }: { $move }
step-prompt = Eingabetaste: weiter · b: zurück · eine Zahl: dorthin · q: Ende

player-bot-at = Bot { $seat } ({ $level })
puzzle-title = Rätsel { $seed }, { $level }, { $steps } Schritte
puzzle-welcome = Nur eine Karte passt zu allen Antworten (Orte/Symbole/Übereinstimmungen). Schreib sie wie { $example }; oder: hint (Hinweis), solution (Lösung), quit (Ende).
puzzle-prompt = Die Karte
puzzle-solved = Richtig! Hinweise: { $hints }.
puzzle-wrong = Nein. Es widerspricht: { $clues }.
puzzle-unreadable = Eine Antwort sind drei Paare mit verschiedenen Orten und Symbolen, wie { $example }.
puzzle-no-more = Das waren alle Schritte.
puzzle-solution = Die Karte: { $pairs }
puzzle-none = Für { $game } gibt es keine Rätsel.
puzzle-no-level = Die Stufe { $got } gibt es nicht. Stufen: { $levels }.

ladder-title = { $game }, { $seats } Plätze, { $played } von { $planned } Partien, Bedenkzeiten × { $scale }; ein gleicher Anteil ist { $even }
ladder-bots = Bots
ladder-games = Partien
ladder-outcome = gewonnen – verloren – unentschieden
ladder-share = Anteil
ladder-interval = 95-%-Intervall
ladder-ends = beendet durch
ladder-moves = Züge je Partie
ladder-bot = Bot
ladder-rating = Wertung ± 2 σ
ladder-time = ms je Entscheidung
ladder-longest = längste
ladder-faults = Fehler
ladder-fault = { $name }: { $kind } ({ $count }), zuerst: { $first }
ladder-playing = Es wird gespielt
ladder-interrupted = Unterbrochen. Derselbe Befehl macht hier weiter.
ladder-lost = Unterbrochen. Mit --results DATEI lässt sich eine Rangliste fortsetzen.
ladder-written = Nach { $file } geschrieben.
