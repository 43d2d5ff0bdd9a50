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
