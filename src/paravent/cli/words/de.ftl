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

analyse-title = { $game }, wie { $bot } es sieht
analyse-thinking = Es wird nachgedacht
analyse-move = Zug
analyse-seat = Platz
analyse-played = gespielt
analyse-choice = besser
analyse-known = verloren
analyse-open = verloren, alles offen
analyse-verdict = Urteil
analyse-insight = Einblick
analyse-decisions = Entscheidungen
analyse-agreed = wie der Bot
analyse-mistakes = Fehler
analyse-unlucky = Pech
analyse-lucky = Glück
analyse-considered = erwogen
analyse-share = bedacht
analyse-value = Aussichten
analyse-legend = Verloren: Gewinnaussichten, die der Zug preisgab, soweit der Platz es wissen konnte und bei offenem Spiel; in Klammern, was Zufall sein kann.
analyse-heading = Zug { $number }, Platz { $seat }: { $move }
analyse-look-known = Soweit der Platz wusste: { $best } { $value }, gespielt { $played } (± { $doubt })
analyse-look-open = Alles offen: { $best } { $value }, gespielt { $played } (± { $doubt })
analyse-no-move = Einen Zug { $got } gibt es nicht. Die Züge gehen von 1 bis { $most }.
analyse-written = Nach { $file } geschrieben.
verdict-good = gut
verdict-mistake = Fehler
verdict-unlucky = Pech
verdict-lucky = Glück
verdict-good-told = Es war nichts Besseres zu finden.
verdict-mistake-told = Man hätte es wissen können: Ein besserer Zug folgte aus dem, was der Platz wusste.
verdict-unlucky-told = Man konnte es nicht wissen: Nur bei offenem Spiel war ein anderer Zug besser.
verdict-lucky-told = Man hätte es wissen können, aber es schadete nicht.
