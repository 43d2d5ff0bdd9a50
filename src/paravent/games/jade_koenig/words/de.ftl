# Jade König: was vom Spiel erzählt wird, im Browser, im Terminal und bei Ablehnungen.

## The game

game = Jade König
game-sentence = Eile durch den Dschungel zu deinem Orakel und finde vor den anderen heraus, welche Symbole an welche Orte gehören.
game-facts = 2–6 Spieler · 60–120 Minuten · ab 12

## Vocabulary: components

game-board = Spielplan
labyrinth = Dschungellabyrinth
piece = Spielfigur
expedition = Expedition
question-chip = Fragechip
danger-stone = Gefahrstein
snake = Schlange
jaguar = Jaguar
left-behind-stone = liegengebliebener Stein
marker-stone = Markierstein
movement-scale = Zugskala
task-card = Aufgabenkarte
task = Aufgabe
symbol-card = Symbolkarte
oracle-card = Orakelkarte
open-oracle-card = offene Orakelkarte (kein Ziel)
note-pad = Spielblock

## Vocabulary: board

circle-space = Kreisfeld
oracle = Orakel
connecting-line = Verbindungslinie
place = Ort
place-forests = Arruak Wälder
place-flame = Flammenlabyrinth
place-island = Insel im Wind
place-ice = Eispalast
place-ruins = Ruinen von Chimu
place-desert = Wüste Tiuhan
place-steppe = Tikal Steppe
place-swamps = Schlangensümpfe

## Vocabulary: symbols

symbol = Symbol
symbol-sword = Glasschwert
symbol-crown = Inkakrone
symbol-amulet = Sonnenamulett
symbol-bird = Steinvogel

## Vocabulary: play

cycle = Spielzyklus
turn = am Zug
move = Zug
announce = einen Zug ankündigen
route = Weg
do-nothing = nichts tun
hinder = behindern (Gefahrstein legen)
let-pass = ziehen lassen
guess = raten
guessed-right = richtig geraten
guessed-wrong = falsch geraten
consult = das Orakel befragen
exchange-symbols = Symbolkarten vertauschen
question = Frage
answer = Antwort
answer-places = Orte
answer-symbols = Symbole
answer-matches = Übereinstimmungen
none = keine
thinking-time = aussetzen
inability = Zugunfähigkeit
exchange-chip = einen Fragechip gegen 10 Züge tauschen
interrupt = unterbrechen und behaupten
no-claim = keine Behauptung
eliminated = ausgeschieden
last-survivor = letzter Überlebender
undecided = unentschieden
resign = aufgeben

## The board in characters

text-player = { $who }: { $piece ->
    [none] keine Figur auf dem Plan
   *[other] auf { $piece }
}, Zugskala { $marker }, { $chips ->
    [one] ein Fragechip
   *[other] { $chips } Fragechips
}, { $stones ->
    [one] ein Stein
   *[other] { $stones } Steine
}
text-you = du
text-seat = Platz { $seat }
text-eliminated = { $who }: ausgeschieden
text-sits-out = { $who }: setzt aus
text-hand = Deine Steine: Schlangen { $snakes }, Jaguare { $jaguars }
text-oracle = Dein Orakel: { $letter }
text-open = Offene Orakelkarten: { $letters }
text-holds = Die Aufgabenkarte in deiner Hand, von { $who }:
text-stone = Stein auf { $node }, gelegt von { $who }: { $face ->
    [snake] Schlange
    [jaguar] Jaguar
   *[none] verdeckt
}
text-asked = { $who } fragte: { $pairs } – { $answer ->
    [none] Antwort nicht gehört
   *[other] { $answer }
}
text-cards = Für dich noch mögliche Aufgabenkarten: { $cards }

## Puzzles

puzzle-clue = { $number }.  { $pairs }: { $answer }
puzzle-look-at-one = Sieh dir Frage { $first } und deine Markierungen an.
puzzle-look-at-two = Nimm die Fragen { $first } und { $second } zusammen.
puzzle-suppose = Nimm an: { $pair }. Frage für Frage führt das zu einem Widerspruch. Streich es aus.
puzzle-places = Orte: { $names }
puzzle-symbols = Symbole: { $names }

## What happens

event-stones = { $again ->
    [yes] Niemand hat mehr zwei Gefahrsteine: alle werden neu verteilt, { $each } an jeden.
   *[no] Die Gefahrsteine werden verteilt, { $each } an jeden.
}
event-hand = In deiner Hand: { $snakes ->
    [one] eine Schlange
   *[other] { $snakes } Schlangen
}, { $jaguars ->
    [one] ein Jaguar
   *[other] { $jaguars } Jaguare
}.
event-placed = { $you ->
    [yes] Du setzt deine Figur auf { $node }.
   *[no] { $who } setzt eine Figur auf { $node }.
}
event-arrangement = Die Symbolkarten werden aufgedeckt.
event-tasks = Du hältst die Aufgabenkarte von { $who }.
event-cycle = Spielzyklus { $cycle } beginnt: die Orakelkarten werden verteilt.
event-oracle-card = Dein Orakel ist { $letter }.
event-turn = { $you ->
    [yes] { $turn }. Du bist an der Reihe.
   *[no] { $turn }. { $who } ist an der Reihe.
}
event-nothing = { $you ->
    [yes] Du tust nichts ({ $idle } von { $limit } nacheinander).
   *[no] { $who } tut nichts ({ $idle } von { $limit } nacheinander).
}
event-exchanged = { $taken ->
    [yes] { $you ->
        [yes] Deine Züge sind verbraucht: ein Fragechip wird für zehn neue genommen.
       *[no] { $who } hat alle Züge verbraucht: ein Fragechip wird für zehn neue genommen.
    }
   *[no] { $you ->
        [yes] Du tauschst einen Fragechip gegen zehn Züge.
       *[no] { $who } tauscht einen Fragechip gegen zehn Züge.
    }
}
event-announced = { $you ->
    [yes] Du kündigst einen Zug an.
   *[no] { $who } kündigt einen Zug an.
}
event-window = { $window ->
    [hinder] { $open ->
        [yes] Wer legt einen Gefahrstein dagegen?
       *[no] Die Antworten sind da.
    }
   *[claims] { $open ->
        [yes] Die Symbole liegen anders: erhebt jemand Anspruch darauf?
       *[no] Die Antworten sind da.
    }
}
event-answered = { $answer ->
    [hinder] Du willst einen Gefahrstein legen.
    [claim] Du behauptest deine Aufgabenkarte.
   *[declined] Du lässt es geschehen.
}
event-hinders = { $seat ->
    [none] Niemand legt einen Gefahrstein.
   *[other] { $you ->
        [yes] Du willst einen Gefahrstein legen.
       *[no] { $who } will einen Gefahrstein legen.
    }
}
event-laid = { $face ->
    [snake] Du legst eine Schlange auf { $node }.
    [jaguar] Du legst einen Jaguar auf { $node }.
   *[none] { $you ->
        [yes] Du legst einen Gefahrstein auf { $node }.
       *[no] { $who } legt einen Gefahrstein auf { $node }.
    }
}
event-planned = { $you ->
    [yes] Dein Weg steht fest; er führt über Gefahrsteine.
   *[no] Der Weg von { $who } steht fest; er führt über Gefahrsteine.
}
event-faced = { $you ->
    [yes] Vor dir { $stones ->
        [one] liegt ein Gefahrstein.
       *[other] liegen { $stones } Gefahrsteine.
    }
   *[no] Vor { $who } { $stones ->
        [one] liegt ein Gefahrstein.
       *[other] liegen { $stones } Gefahrsteine.
    }
}
event-turned = { $face ->
    [snake] Der Stein auf { $node } ist eine Schlange.
   *[jaguar] Der Stein auf { $node } ist ein Jaguar.
}
event-guessed = { $you ->
    [yes] Du hast { $snakes ->
        [0] keine Schlange
        [one] eine Schlange
       *[other] { $snakes } Schlangen
    } geraten: { $right ->
        [yes] richtig.
       *[no] falsch.
    }
   *[no] { $who } hat { $snakes ->
        [0] keine Schlange
        [one] eine Schlange
       *[other] { $snakes } Schlangen
    } geraten: { $right ->
        [yes] richtig.
       *[no] falsch.
    }
}
event-moved = { $you ->
    [yes] Du ziehst auf { $node }.
   *[no] { $who } zieht auf { $node }.
}
event-reached = { $you ->
    [yes] Du erreichst Orakel { $letter }, zeigst deine Karte und befragst es.
   *[no] { $who } erreicht Orakel { $letter }, zeigt die Karte und befragt es.
}
event-swapped = { $you ->
    [yes] Du vertauschst die Symbole zweier Orte: { $first ->
        [forests] Arruak Wälder
        [flame] Flammenlabyrinth
        [island] Insel im Wind
        [ice] Eispalast
        [ruins] Ruinen von Chimu
        [desert] Wüste Tiuhan
        [steppe] Tikal Steppe
       *[swamps] Schlangensümpfe
    } und { $second ->
        [forests] Arruak Wälder
        [flame] Flammenlabyrinth
        [island] Insel im Wind
        [ice] Eispalast
        [ruins] Ruinen von Chimu
        [desert] Wüste Tiuhan
        [steppe] Tikal Steppe
       *[swamps] Schlangensümpfe
    }.
   *[no] { $who } vertauscht die Symbole zweier Orte: { $first ->
        [forests] Arruak Wälder
        [flame] Flammenlabyrinth
        [island] Insel im Wind
        [ice] Eispalast
        [ruins] Ruinen von Chimu
        [desert] Wüste Tiuhan
        [steppe] Tikal Steppe
       *[swamps] Schlangensümpfe
    } und { $second ->
        [forests] Arruak Wälder
        [flame] Flammenlabyrinth
        [island] Insel im Wind
        [ice] Eispalast
        [ruins] Ruinen von Chimu
        [desert] Wüste Tiuhan
        [steppe] Tikal Steppe
       *[swamps] Schlangensümpfe
    }.
}
event-settled = { $changed ->
    [0] Die Symbole liegen wie zuvor.
   *[other] { $changed } Orte zeigen ein anderes Symbol als zuvor.
}
event-claimed = { $you ->
    [yes] Du behauptest: { $first ->
        [forests] Arruak Wälder
        [flame] Flammenlabyrinth
        [island] Insel im Wind
        [ice] Eispalast
        [ruins] Ruinen von Chimu
        [desert] Wüste Tiuhan
        [steppe] Tikal Steppe
       *[swamps] Schlangensümpfe
    }, { $second ->
        [forests] Arruak Wälder
        [flame] Flammenlabyrinth
        [island] Insel im Wind
        [ice] Eispalast
        [ruins] Ruinen von Chimu
        [desert] Wüste Tiuhan
        [steppe] Tikal Steppe
       *[swamps] Schlangensümpfe
    }, { $third ->
        [forests] Arruak Wälder
        [flame] Flammenlabyrinth
        [island] Insel im Wind
        [ice] Eispalast
        [ruins] Ruinen von Chimu
        [desert] Wüste Tiuhan
        [steppe] Tikal Steppe
       *[swamps] Schlangensümpfe
    }. { $right ->
        [yes] Das ist richtig.
       *[no] Das ist falsch.
    }
   *[no] { $who } behauptet: { $first ->
        [forests] Arruak Wälder
        [flame] Flammenlabyrinth
        [island] Insel im Wind
        [ice] Eispalast
        [ruins] Ruinen von Chimu
        [desert] Wüste Tiuhan
        [steppe] Tikal Steppe
       *[swamps] Schlangensümpfe
    }, { $second ->
        [forests] Arruak Wälder
        [flame] Flammenlabyrinth
        [island] Insel im Wind
        [ice] Eispalast
        [ruins] Ruinen von Chimu
        [desert] Wüste Tiuhan
        [steppe] Tikal Steppe
       *[swamps] Schlangensümpfe
    }, { $third ->
        [forests] Arruak Wälder
        [flame] Flammenlabyrinth
        [island] Insel im Wind
        [ice] Eispalast
        [ruins] Ruinen von Chimu
        [desert] Wüste Tiuhan
        [steppe] Tikal Steppe
       *[swamps] Schlangensümpfe
    }. { $right ->
        [yes] Das ist richtig.
       *[no] Das ist falsch.
    }
}
event-chip = { $you ->
    [yes] Du legst einen Fragechip an einen Ort: { $place ->
        [forests] Arruak Wälder
        [flame] Flammenlabyrinth
        [island] Insel im Wind
        [ice] Eispalast
        [ruins] Ruinen von Chimu
        [desert] Wüste Tiuhan
        [steppe] Tikal Steppe
       *[swamps] Schlangensümpfe
    }.
   *[no] { $who } legt einen Fragechip an einen Ort: { $place ->
        [forests] Arruak Wälder
        [flame] Flammenlabyrinth
        [island] Insel im Wind
        [ice] Eispalast
        [ruins] Ruinen von Chimu
        [desert] Wüste Tiuhan
        [steppe] Tikal Steppe
       *[swamps] Schlangensümpfe
    }.
}
event-asked = { $you ->
    [yes] Du fragst das Orakel.
   *[no] { $who } fragt das Orakel.
}
event-answer = Das Orakel sieht { $places ->
    [0] keinen Ort
    [one] einen Ort
   *[other] { $places } Orte
}, { $symbols ->
    [0] kein Symbol
    [one] ein Symbol
   *[other] { $symbols } Symbole
}, { $matches ->
    [0] keine Übereinstimmung
    [one] eine Übereinstimmung
   *[other] { $matches } Übereinstimmungen
}.
event-sits-out = { $you ->
    [yes] Du nimmst dir Bedenkzeit und setzt den nächsten Zyklus aus.
   *[no] { $who } nimmt sich Bedenkzeit und setzt den nächsten Zyklus aus.
}
event-broken-off = { $you ->
    [yes] Nur eine Expedition ist noch unterwegs: der Zyklus wird abgebrochen, und du kommst zurück.
   *[no] Nur eine Expedition ist noch unterwegs: der Zyklus wird abgebrochen, und { $who } kommt zurück.
}
event-eliminated = { $loss ->
    [last-chip] { $you ->
        [yes] Du müsstest deinen letzten Fragechip abgeben: du scheidest aus.
       *[no] { $who } müsste den letzten Fragechip abgeben und scheidet aus.
    }
    [claim] { $you ->
        [yes] Deine Behauptung war falsch: du scheidest aus.
       *[no] { $who } hat falsch behauptet und scheidet aus.
    }
   *[resigned] { $you ->
        [yes] Du gibst auf.
       *[no] { $who } gibt auf.
    }
}
event-over = { $reason ->
    [oracle] { $you ->
        [yes] Die Statue verwandelt sich in den Jade König: du gewinnst.
       *[no] Die Statue verwandelt sich in den Jade König: { $who } gewinnt.
    }
    [claim] { $you ->
        [yes] Deine Behauptung stimmt: du gewinnst.
       *[no] Die Behauptung stimmt: { $who } gewinnt.
    }
    [last-survivor] { $you ->
        [yes] Nur du bist noch im Spiel: du gewinnst.
       *[no] Nur { $who } ist noch im Spiel und gewinnt.
    }
   *[undecided] { $clause ->
        [JK-R-63] Niemand zieht mehr: das Spiel endet unentschieden.
       *[JK-R-64] Alle sind oft genug an der Reihe gewesen: das Spiel endet unentschieden.
    }
}

## How it ended

reason-oracle = Drei Orte, drei Symbole, drei Übereinstimmungen: die Statue hat sich in den Jade König verwandelt.
reason-claim = Eine Behauptung war richtig.
reason-last-survivor = Nur eine Expedition war übrig.
reason-undecided = Das Spiel endete unentschieden.

## Why not

clause-JK-1 = Das gibt es in diesem Spiel nicht: sieh dir den Namen noch einmal an.
clause-JK-2-5 = Eine Figur beginnt auf einem Kreisfeld, wenn sie an der Reihe ist.
clause-JK-4-1 = Du bist nicht an der Reihe.
clause-JK-4-3 = Kündige erst deinen Zug an, dann wähle den Weg.
clause-JK-4-4 = Du hast einen Zug angekündigt: er muss folgen.
clause-JK-5-1 = Ein Zug geht ein, zwei oder drei Schritte die Linien entlang.
clause-JK-5-2 = Kein Feld wird in einem Zug zweimal betreten, und keiner führt zum Anfang zurück.
clause-JK-5-4 = Ein Zug darf über ein fremdes Orakel führen, aber nicht dort enden.
clause-JK-5-5 = Dort steht schon eine Figur.
clause-JK-7-1 = Ein Gefahrstein wird nur gegen den angekündigten Zug eines anderen gelegt, von wem gefragt ist.
clause-JK-7-3 = Auf einem Feld liegt höchstens ein Stein, auf einem Orakel keiner.
clause-JK-7-4 = Der Stein muss in Reichweite des Ziehenden liegen, ein bis drei Schritte entfernt.
clause-JK-8-2 = Es gibt nichts zu raten: geraten wird, wenn Steine auf deinem Weg liegen.
clause-JK-8-7 = Du kannst nicht mehr Schlangen raten, als Steine vor dir liegen.
clause-JK-9-3 = Bei der Befragung, vor „fertig“, dürfen Symbole vertauscht werden, sodass am Ende höchstens sechs Orte anders sind.
clause-JK-9-4 = Fragechips werden nach dem Vertauschen gelegt, einer an jeden Ort.
clause-JK-11-2 = Nach deiner Befragung kommst du auf einem Kreisfeld zurück.
clause-JK-11-3 = Nach dem Aussetzen kommst du auf einem Kreisfeld zurück.
clause-JK-13-1 = Deine Zugskala steht auf 0: deine Figur kann nicht ziehen.
clause-JK-13-2 = Deine Zugskala steht auf 0: du musst einen Fragechip eintauschen.
clause-JK-14 = Das Spiel ist zu Ende.
clause-JK-R-10 = Deine Figur ist eingeschlossen: kein Weg ist möglich.
clause-JK-R-11 = Der Weg wird gewählt, wenn die anderen geantwortet haben.
clause-JK-R-16 = Figur und Stein teilen sich nie ein Feld.
clause-JK-R-18 = Du hast schon geantwortet; die Antwort gilt.
clause-JK-R-19 = Du wolltest behindern und bist bestimmt: lege jetzt einen Stein.
clause-JK-R-20 = Einen Stein mit dieser Seite hast du nicht in der Hand.
clause-JK-R-32 = Vertausche zwei Orte mit verschiedenen Symbolen, höchstens sechsmal.
clause-JK-R-33 = Alle deine Fragechips werden gebraucht, nicht mehr und nicht weniger.
clause-JK-R-40 = Du setzt diesen Zyklus aus: du darfst behaupten, aber nicht ziehen oder Steine legen.
clause-JK-R-48 = Ein Chip lässt sich mit mindestens zwei Chips und der Zugskala unter 10 eintauschen.
clause-JK-R-51 = Eine Behauptung nennt drei verschiedene Orte, die drei verschiedene Symbole zeigen.
clause-JK-R-52 = Behaupten kannst du einmal im Fenster nach einem Vertauschen oder, wo es spätes Behaupten gibt, sobald jemand an die Reihe kommt.
clause-JK-R-53 = Behaupten kannst du nur auf eine Anordnung, die ein anderer gelegt hat.
clause-JK-R-56 = Du befragst gerade das Orakel: stelle stattdessen deine Frage.
clause-JK-R-60 = Du bist ausgeschieden; zusehen darfst du weiter.
clause-JK-R-65 = Aufgeben kannst du, sobald jemand an die Reihe kommt.
clause-section-8 = Das ist keine Aktion dieses Spiels. Aktionen schreibt man wie „move“, „route c074 c075“, „lay c074 jaguar“ oder „guess 1“.

## What the result rests on

clause-JK-14-1 = Die Antwort drei Orte, drei Symbole, drei Übereinstimmungen gewinnt.
clause-JK-14-3 = Eine Behauptung, die das Orakel richtig findet, gewinnt.
clause-JK-R-62 = Wer allein im Spiel übrig ist, gewinnt.
clause-JK-R-63 = Haben alle im Rennen mehrere Runden lang nichts getan, endet das Spiel unentschieden.
clause-JK-R-64 = Sind alle zusammen oft genug an der Reihe gewesen, endet das Spiel unentschieden.

## Options

option-stone-faces = Seiten der eigenen Steine
option-stone-faces-help = Ob du die Steine in deiner Hand kennst und wählst, welchen du legst.
option-stone-faces-known = bekannt
option-stone-faces-blind = blind gezogen
option-board = Spielplan
option-board-help = Die Karte, auf der gespielt wird.
option-board-ring-101 = Der Ring mit 101 Lichtungen
option-first-seat = Wer beginnt
option-first-seat-help = Der Platz, der als erster seine Figur setzt und als erster an der Reihe ist.
option-first-seat-random = das Los entscheidet
option-first-seat-0 = erster Platz
option-first-seat-1 = zweiter Platz
option-first-seat-2 = dritter Platz
option-first-seat-3 = vierter Platz
option-first-seat-4 = fünfter Platz
option-first-seat-5 = sechster Platz
option-answers = Antworten des Orakels
option-answers-help = Wer hört, was das Orakel sagt. Die Frage ist immer offen.
option-answers-public = alle hören sie
option-answers-private = nur wer fragt und das Orakel
option-stone-memory = Gedächtnis für gelegte Steine
option-stone-memory-help = Ob dir die Seiten deiner Steine gezeigt werden, solange sie liegen.
option-stone-memory-on = gezeigt
option-stone-memory-off = du musst sie dir merken
option-hinder-priority = Wenn mehrere legen wollen
option-hinder-priority-help = Wer den Gefahrstein legt, wenn mehr als einer will.
option-hinder-priority-most-stones = wer die meisten Steine hat
option-hinder-priority-clockwise = der Erste im Uhrzeigersinn
option-hinder-priority-first-come = wer zuerst ruft
option-hinder-priority-random = das Los entscheidet
option-routes = Wege über Steine
option-routes-help = Ob die anderen sehen, wohin du wolltest, bevor du rätst.
option-routes-sealed = geheim
option-routes-open = offen
option-exchange = Züge verbraucht
option-exchange-help = Ob man dafür, einen Chip gegen zehn neue Züge zu tauschen, sonst nichts tun darf.
option-exchange-turn = statt etwas anderem
option-exchange-free = geschieht sofort
option-thinking-time = Bedenkzeit
option-thinking-time-help = Ob aussetzt, wer befragt hat, solange vier oder mehr spielen.
option-thinking-time-standard = setzt aus
option-thinking-time-never = spielt weiter
option-late-claims = Spätes Behaupten
option-late-claims-help = Ob immer behauptet werden kann, wenn jemand an die Reihe kommt, nicht nur gleich nach dem Vertauschen.
option-late-claims-on = möglich
option-late-claims-off = nicht möglich
option-self-claim = Behaupten auf die eigene Anordnung
option-self-claim-help = Ob du auf Symbole behaupten darfst, die du selbst gelegt hast.
option-self-claim-off = nicht möglich
option-self-claim-on = möglich
option-idle-rounds = Runden ohne Zug
option-idle-rounds-help = Nach so vielen Runden, in denen niemand etwas tat, endet das Spiel unentschieden.
option-turn-limit = Längste Dauer
option-turn-limit-help = Sind alle zusammen so oft an der Reihe gewesen, endet das Spiel unentschieden.
option-timers = Zeit für eine Antwort in einem Fenster, in Sekunden
option-timers-help = Wer bis dahin nicht geantwortet hat, lässt ziehen. 0 wartet auf alle.
option-turn-timer = Zeit für jede andere Entscheidung, in Sekunden
option-turn-timer-help = Danach geschieht das Einfachste. 0 wartet.
option-window = Dauer eines Fensters
option-window-help = Schließt es mit der letzten Antwort, oder dauert es immer gleich lang, sodass sich nichts daraus lesen lässt? Letzteres braucht eine Zeit.
option-window-answer = bis zur letzten Antwort
option-window-fixed = immer die ganze Zeit
option-absent = Wenn jemand für immer geht
option-absent-help = Was mit dem verlassenen Platz geschieht, sobald jemand es verlangt.
option-absent-bot = ein Bot spielt weiter
option-absent-default = für ihn geschieht das Einfachste
option-open-oracle-rest = Rasten auf offenen Orakeln
option-open-oracle-rest-help = Ob ein Zug auf einem Orakel enden darf, dessen Karte offen liegt.
option-open-oracle-rest-off = nicht erlaubt
option-open-oracle-rest-on = erlaubt
option-deduction-help = Hilfe beim Schließen
option-deduction-help-help = Ob allen gezeigt wird, welche Aufgabenkarten noch möglich sind.
option-deduction-help-off = ohne
option-deduction-help-on = für alle

## Answers given in advance

standing-pass-this-cycle = Bis zum Ende dieses Zyklus jeden ziehen lassen
standing-pass-this-cycle-help = Im nächsten Zyklus wirst du wieder gefragt.
standing-pass-unless-oracle = Frag mich nur, wenn der Ziehende ein Orakel erreichen kann
standing-pass-unless-oracle-help = Andere Züge lässt du ziehen. Ein Orakel, dessen Karte offen liegt, zählt nicht.
standing-no-claim = Keine Behauptung, solange ich nicht darum bitte
standing-no-claim-help = Jedes Fenster für Behauptungen wird mit „keine Behauptung“ beantwortet, bis du das änderst.

## What a move does, told before it is made: $a, $b, $c are the words behind the first of its notation

hint-nothing = Nichts tun
hint-move = Einen Zug ankündigen
hint-exchange = Einen Chip für zehn Züge geben
hint-pass = Ziehen lassen
hint-hinder = Einen Stein legen
hint-lay = Einen Stein auf { $a } legen{ $b ->
    [none] { "" }
   *[other] : { $b }
}
hint-route = Nach { $last } gehen, { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
hint-guess = Raten: { $a ->
    [0] keine Schlange
    [one] eine Schlange
   *[other] { $a } Schlangen
}
hint-done = Die Symbole liegen lassen
hint-swap = { $a } und { $b } vertauschen
hint-chip = Einen Fragechip auf { $a } legen
hint-ask = Das Orakel befragen
hint-claim = { $a }, { $b } und { $c } behaupten
hint-no-claim = Nichts behaupten
hint-place = Die Figur auf { $a } setzen
hint-resign = Aufgeben
hint-draw = Remis anbieten
oA = Orakel A
oB = Orakel B
oC = Orakel C
oD = Orakel D
oE = Orakel E
oF = Orakel F
oG = Orakel G
oH = Orakel H

## Nach der Partie

insight-question = { $bits } von { $most } Bit; gebracht { $won }
insight-asked = Gefragt: { $question }, im Mittel { $bits } Bit
insight-best = Am besten: { $question }, im Mittel { $bits } Bit
insight-won = Die Antwort brachte { $won } Bit: Von { $cards } Karten blieben { $left }.
