# Jade König: what is told of the game, in the browser, in the terminal and in refusals.

## The game

game = Jade König
game-sentence = Race through the jungle to your oracle, and work out which symbols belong to which places before anyone else.
game-facts = 2–6 players · 60–120 minutes · from 12

## Vocabulary: components

game-board = game board
labyrinth = jungle labyrinth
piece = game piece
expedition = expedition
question-chip = question chip
danger-stone = danger stone
snake = snake
jaguar = jaguar
left-behind-stone = left-behind stone
marker-stone = marker stone
movement-scale = movement scale
task-card = task card
task = task
symbol-card = symbol card
oracle-card = oracle card
open-oracle-card = open oracle card (no target)
note-pad = note pad

## Vocabulary: board

circle-space = circle space
oracle = oracle
connecting-line = connecting line
place = place
place-forests = Arruak Forests
place-flame = Flame Labyrinth
place-island = Island in the Wind
place-ice = Ice Palace
place-ruins = Ruins of Chimu
place-desert = Tiuhan Desert
place-steppe = Tikal Steppe
place-swamps = Snake Swamps

## Vocabulary: symbols

symbol = symbol
symbol-sword = glass sword
symbol-crown = Inca crown
symbol-amulet = sun amulet
symbol-bird = stone bird

## Vocabulary: play

cycle = game cycle
turn = turn
move = move
announce = announce a move
route = route
do-nothing = do nothing
hinder = hinder (lay a danger stone)
let-pass = let pass
guess = guess
guessed-right = guessed right
guessed-wrong = guessed wrong
consult = consult the oracle
exchange-symbols = exchange symbol cards
question = question
answer = answer
answer-places = places
answer-symbols = symbols
answer-matches = matches
none = none
thinking-time = sit out
inability = inability to move
exchange-chip = exchange a chip for 10 moves
interrupt = interrupt and claim
no-claim = no claim
eliminated = eliminated
last-survivor = last survivor
undecided = undecided game
resign = resign

## The board in characters

text-player = { $who }: { $piece ->
    [none] no piece on the board
   *[other] on { $piece }
}, marker { $marker }, { $chips ->
    [one] one chip
   *[other] { $chips } chips
}, { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
text-you = you
text-seat = seat { $seat }
text-eliminated = { $who }: eliminated
text-sits-out = { $who }: sits out
text-hand = Your stones: snakes { $snakes }, jaguars { $jaguars }
text-oracle = Your oracle: { $letter }
text-open = Open oracle cards: { $letters }
text-holds = The task card in your hand, of { $who }:
text-stone = Stone on { $node }, laid by { $who }: { $face ->
    [snake] snake
    [jaguar] jaguar
   *[none] face down
}
text-asked = { $who } asked: { $pairs } – { $answer ->
    [none] answer not heard
   *[other] { $answer }
}
text-cards = Task cards still possible for you: { $cards }

## Puzzles

puzzle-clue = { $number }.  { $pairs }: { $answer }
puzzle-look-at-one = Look at question { $first } and your marks.
puzzle-look-at-two = Take questions { $first } and { $second } together.
puzzle-suppose = Suppose { $pair }: look at one question after the other, and it leads to a contradiction. Cross it out.
puzzle-places = Places: { $names }
puzzle-symbols = Symbols: { $names }

## What happens

event-stones = { $again ->
    [yes] Nobody has two danger stones any more: all are dealt again, { $each } each.
   *[no] Danger stones are dealt, { $each } each.
}
event-hand = In your hand: { $snakes ->
    [one] one snake
   *[other] { $snakes } snakes
}, { $jaguars ->
    [one] one jaguar
   *[other] { $jaguars } jaguars
}.
event-placed = { $you ->
    [yes] You place your piece on { $node }.
   *[no] { $who } places a piece on { $node }.
}
event-arrangement = The symbol cards are turned up.
event-tasks = You hold the task card of { $who }.
event-cycle = Game cycle { $cycle } begins: the oracle cards are dealt.
event-oracle-card = Your oracle is { $letter }.
event-turn = { $you ->
    [yes] Turn { $turn }: it is your turn.
   *[no] Turn { $turn }: { $who } is on turn.
}
event-nothing = { $you ->
    [yes] You do nothing ({ $idle } of { $limit } in a row).
   *[no] { $who } does nothing ({ $idle } of { $limit } in a row).
}
event-exchanged = { $taken ->
    [yes] { $you ->
        [yes] Your moves are used up: a question chip is taken for ten new ones.
       *[no] { $who } has used up all moves: a question chip is taken for ten new ones.
    }
   *[no] { $you ->
        [yes] You exchange a question chip for ten moves.
       *[no] { $who } exchanges a question chip for ten moves.
    }
}
event-announced = { $you ->
    [yes] You announce a move.
   *[no] { $who } announces a move.
}
event-window = { $window ->
    [hinder] { $open ->
        [yes] Who lays a danger stone against it?
       *[no] The answers are in.
    }
   *[claims] { $open ->
        [yes] The symbols have changed: does anybody claim them?
       *[no] The answers are in.
    }
}
event-answered = { $answer ->
    [hinder] You want to lay a danger stone.
    [claim] You claim your tasks.
   *[declined] You let it pass.
}
event-hinders = { $seat ->
    [none] Nobody lays a danger stone.
   *[other] { $you ->
        [yes] You are going to lay a danger stone.
       *[no] { $who } is going to lay a danger stone.
    }
}
event-laid = { $face ->
    [snake] You lay a snake on { $node }.
    [jaguar] You lay a jaguar on { $node }.
   *[none] { $you ->
        [yes] You lay a danger stone on { $node }.
       *[no] { $who } lays a danger stone on { $node }.
    }
}
event-planned = { $you ->
    [yes] Your route is fixed; it leads over danger stones.
   *[no] { $who } has fixed a route; it leads over danger stones.
}
event-faced = { $you ->
    [yes] You face { $stones ->
        [one] a danger stone.
       *[other] { $stones } danger stones.
    }
   *[no] { $who } faces { $stones ->
        [one] a danger stone.
       *[other] { $stones } danger stones.
    }
}
event-turned = { $face ->
    [snake] The stone on { $node } is a snake.
   *[jaguar] The stone on { $node } is a jaguar.
}
event-guessed = { $you ->
    [yes] You guessed { $snakes ->
        [0] no snake
        [one] one snake
       *[other] { $snakes } snakes
    }: { $right ->
        [yes] right.
       *[no] wrong.
    }
   *[no] { $who } guessed { $snakes ->
        [0] no snake
        [one] one snake
       *[other] { $snakes } snakes
    }: { $right ->
        [yes] right.
       *[no] wrong.
    }
}
event-moved = { $you ->
    [yes] You move to { $node }.
   *[no] { $who } moves to { $node }.
}
event-reached = { $you ->
    [yes] You reach oracle { $letter }, show your card and consult.
   *[no] { $who } reaches oracle { $letter }, shows the card and consults.
}
event-swapped = { $you ->
    [yes] You exchange the symbols of two places: { $first ->
        [forests] Arruak Forests
        [flame] Flame Labyrinth
        [island] Island in the Wind
        [ice] Ice Palace
        [ruins] Ruins of Chimu
        [desert] Tiuhan Desert
        [steppe] Tikal Steppe
       *[swamps] Snake Swamps
    } and { $second ->
        [forests] Arruak Forests
        [flame] Flame Labyrinth
        [island] Island in the Wind
        [ice] Ice Palace
        [ruins] Ruins of Chimu
        [desert] Tiuhan Desert
        [steppe] Tikal Steppe
       *[swamps] Snake Swamps
    }.
   *[no] { $who } exchanges the symbols of two places: { $first ->
        [forests] Arruak Forests
        [flame] Flame Labyrinth
        [island] Island in the Wind
        [ice] Ice Palace
        [ruins] Ruins of Chimu
        [desert] Tiuhan Desert
        [steppe] Tikal Steppe
       *[swamps] Snake Swamps
    } and { $second ->
        [forests] Arruak Forests
        [flame] Flame Labyrinth
        [island] Island in the Wind
        [ice] Ice Palace
        [ruins] Ruins of Chimu
        [desert] Tiuhan Desert
        [steppe] Tikal Steppe
       *[swamps] Snake Swamps
    }.
}
event-settled = { $changed ->
    [0] The symbols lie as before.
   *[other] { $changed } places show another symbol than before.
}
event-claimed = { $you ->
    [yes] You claim: { $first ->
        [forests] Arruak Forests
        [flame] Flame Labyrinth
        [island] Island in the Wind
        [ice] Ice Palace
        [ruins] Ruins of Chimu
        [desert] Tiuhan Desert
        [steppe] Tikal Steppe
       *[swamps] Snake Swamps
    }, { $second ->
        [forests] Arruak Forests
        [flame] Flame Labyrinth
        [island] Island in the Wind
        [ice] Ice Palace
        [ruins] Ruins of Chimu
        [desert] Tiuhan Desert
        [steppe] Tikal Steppe
       *[swamps] Snake Swamps
    }, { $third ->
        [forests] Arruak Forests
        [flame] Flame Labyrinth
        [island] Island in the Wind
        [ice] Ice Palace
        [ruins] Ruins of Chimu
        [desert] Tiuhan Desert
        [steppe] Tikal Steppe
       *[swamps] Snake Swamps
    }. { $right ->
        [yes] It is right.
       *[no] It is wrong.
    }
   *[no] { $who } claims: { $first ->
        [forests] Arruak Forests
        [flame] Flame Labyrinth
        [island] Island in the Wind
        [ice] Ice Palace
        [ruins] Ruins of Chimu
        [desert] Tiuhan Desert
        [steppe] Tikal Steppe
       *[swamps] Snake Swamps
    }, { $second ->
        [forests] Arruak Forests
        [flame] Flame Labyrinth
        [island] Island in the Wind
        [ice] Ice Palace
        [ruins] Ruins of Chimu
        [desert] Tiuhan Desert
        [steppe] Tikal Steppe
       *[swamps] Snake Swamps
    }, { $third ->
        [forests] Arruak Forests
        [flame] Flame Labyrinth
        [island] Island in the Wind
        [ice] Ice Palace
        [ruins] Ruins of Chimu
        [desert] Tiuhan Desert
        [steppe] Tikal Steppe
       *[swamps] Snake Swamps
    }. { $right ->
        [yes] It is right.
       *[no] It is wrong.
    }
}
event-chip = { $you ->
    [yes] You put a question chip on a place: { $place ->
        [forests] Arruak Forests
        [flame] Flame Labyrinth
        [island] Island in the Wind
        [ice] Ice Palace
        [ruins] Ruins of Chimu
        [desert] Tiuhan Desert
        [steppe] Tikal Steppe
       *[swamps] Snake Swamps
    }.
   *[no] { $who } puts a question chip on a place: { $place ->
        [forests] Arruak Forests
        [flame] Flame Labyrinth
        [island] Island in the Wind
        [ice] Ice Palace
        [ruins] Ruins of Chimu
        [desert] Tiuhan Desert
        [steppe] Tikal Steppe
       *[swamps] Snake Swamps
    }.
}
event-asked = { $you ->
    [yes] You ask the oracle.
   *[no] { $who } asks the oracle.
}
event-answer = The oracle sees { $places ->
    [0] no place
    [one] one place
   *[other] { $places } places
}, { $symbols ->
    [0] no symbol
    [one] one symbol
   *[other] { $symbols } symbols
}, { $matches ->
    [0] no match
    [one] one match
   *[other] { $matches } matches
}.
event-sits-out = { $you ->
    [yes] You take time to think and sit out the next cycle.
   *[no] { $who } takes time to think and sits out the next cycle.
}
event-broken-off = { $you ->
    [yes] Only one expedition is left in the race: the cycle is broken off, and you come back.
   *[no] Only one expedition is left in the race: the cycle is broken off, and { $who } comes back.
}
event-eliminated = { $loss ->
    [last-chip] { $you ->
        [yes] You would have to give your last question chip: you are eliminated.
       *[no] { $who } would have to give the last question chip and is eliminated.
    }
    [claim] { $you ->
        [yes] Your claim was wrong: you are eliminated.
       *[no] { $who } claimed wrongly and is eliminated.
    }
   *[resigned] { $you ->
        [yes] You resign.
       *[no] { $who } resigns.
    }
}
event-over = { $reason ->
    [oracle] { $you ->
        [yes] The statue turns into the Jade King: you win.
       *[no] The statue turns into the Jade King: { $who } wins.
    }
    [claim] { $you ->
        [yes] Your claim is right: you win.
       *[no] The claim is right: { $who } wins.
    }
    [last-survivor] { $you ->
        [yes] You are the last one in the game: you win.
       *[no] { $who } is the last one in the game and wins.
    }
   *[undecided] { $clause ->
        [JK-R-63] Nobody moves any more: the game ends undecided.
       *[JK-R-64] The last turn has been played: the game ends undecided.
    }
}

## How it ended

reason-oracle = Three places, three symbols, three matches: the statue has turned into the Jade King.
reason-claim = A claim was right.
reason-last-survivor = Only one expedition was left.
reason-undecided = The game ended undecided.

## Why not

clause-JK-1 = There is no such thing in this game: check the name.
clause-JK-2-5 = A piece starts on a circle space, when it is its turn to be placed.
clause-JK-4-1 = It is not your turn.
clause-JK-4-3 = Announce your move first, then choose the route.
clause-JK-4-4 = You have announced a move: it has to follow.
clause-JK-5-1 = A move is one, two or three steps along the lines.
clause-JK-5-2 = No space is entered twice in a move, and none leads back to the start.
clause-JK-5-4 = A move may cross another’s oracle, but not end on it.
clause-JK-5-5 = A piece stands there already.
clause-JK-7-1 = A danger stone is laid only against somebody else’s announced move, by whoever is asked.
clause-JK-7-3 = At most one stone lies on a space, and none on an oracle.
clause-JK-7-4 = The stone has to lie within the mover’s reach, one to three steps away.
clause-JK-8-2 = There is nothing to guess: you guess when stones lie on your route.
clause-JK-8-7 = You cannot guess more snakes than you face stones.
clause-JK-9-3 = In a consultation, before “done”, symbols may be exchanged so that at most six places differ in the end.
clause-JK-9-4 = Question chips are placed after the exchange, one on each place.
clause-JK-11-2 = After your consultation you come back on a circle space.
clause-JK-11-3 = After sitting out you come back on a circle space.
clause-JK-13-1 = Your marker stands on 0: your piece cannot move.
clause-JK-13-2 = Your marker stands on 0: you have to exchange a question chip.
clause-JK-14 = The game is over.
clause-JK-R-10 = Your piece is shut in: no route is possible.
clause-JK-R-11 = The route is chosen after the others have answered.
clause-JK-R-16 = A piece and a stone never share a space.
clause-JK-R-18 = You have answered already; the answer stands.
clause-JK-R-19 = You wanted to hinder and were chosen: now lay a stone.
clause-JK-R-20 = You have no stone with that face in your hand.
clause-JK-R-32 = Exchange two places with different symbols, at most six times.
clause-JK-R-33 = All your question chips are used, no more and no fewer.
clause-JK-R-40 = You sit out this cycle: you may claim, but not move or lay stones.
clause-JK-R-48 = A chip can be exchanged with at least two chips and the marker below 10.
clause-JK-R-51 = A claim names three different places that show three different symbols.
clause-JK-R-52 = You can claim once in the window after an exchange, or when a turn begins if the table has late claims.
clause-JK-R-53 = You can claim only on an arrangement that another player has laid.
clause-JK-R-56 = You are consulting: ask your question instead.
clause-JK-R-60 = You are eliminated; you may go on watching.
clause-JK-R-65 = You can resign when a turn begins.
clause-section-8 = That is no action of this game. Actions are written like “move”, “route c074 c075”, “lay c074 jaguar” or “guess 1”.

## What the result rests on

clause-JK-14-1 = The answer three places, three symbols, three matches wins.
clause-JK-14-3 = A claim that the oracle finds right wins.
clause-JK-R-62 = Who is left alone in the game wins.
clause-JK-R-63 = When everybody in the race has done nothing for several rounds, the game ends undecided.
clause-JK-R-64 = After the last turn of the limit the game ends undecided.

## Options

option-stone-faces = Faces of the own stones
option-stone-faces-help = Whether you know the stones in your hand and choose which one you lay.
option-stone-faces-known = known
option-stone-faces-blind = drawn blindly
option-board = Board
option-board-help = The map that is played on.
option-board-ring-101 = The ring with 101 clearings
option-first-seat = Who begins
option-first-seat-help = The seat that places its piece first and has the first turn.
option-first-seat-random = by lot
option-first-seat-0 = first seat
option-first-seat-1 = second seat
option-first-seat-2 = third seat
option-first-seat-3 = fourth seat
option-first-seat-4 = fifth seat
option-first-seat-5 = sixth seat
option-answers = The oracle’s answers
option-answers-help = Who hears what the oracle says. The question is always open.
option-answers-public = everybody hears them
option-answers-private = only who asks and the oracle
option-stone-memory = Memory for laid stones
option-stone-memory-help = Whether you are shown the faces of your own stones while they lie.
option-stone-memory-on = shown
option-stone-memory-off = you have to remember
option-hinder-priority = When several want to lay
option-hinder-priority-help = Who lays the danger stone if more than one wants to.
option-hinder-priority-most-stones = who has the most stones
option-hinder-priority-clockwise = the first clockwise
option-hinder-priority-first-come = who calls first
option-hinder-priority-random = by lot
option-routes = Routes over stones
option-routes-help = Whether the others see where you were going before you guess.
option-routes-sealed = sealed
option-routes-open = open
option-exchange = Moves used up
option-exchange-help = Whether getting ten new moves for a chip takes a turn.
option-exchange-turn = takes the turn
option-exchange-free = happens at once
option-thinking-time = Thinking time
option-thinking-time-help = Whether who consulted sits out a cycle while four or more play.
option-thinking-time-standard = sits out
option-thinking-time-never = plays on
option-late-claims = Late claims
option-late-claims-help = Whether claims are possible whenever a turn begins, not only right after an exchange.
option-late-claims-on = possible
option-late-claims-off = not possible
option-self-claim = Claims on one’s own arrangement
option-self-claim-help = Whether you may claim on symbols that you laid yourself.
option-self-claim-off = not possible
option-self-claim-on = possible
option-idle-rounds = Idle rounds
option-idle-rounds-help = After this many rounds in which nobody did anything the game ends undecided.
option-turn-limit = Turn limit
option-turn-limit-help = After this many turns of all together the game ends undecided.
option-timers = Time for an answer in a window, in seconds
option-timers-help = Who has not answered then lets it pass. 0 waits for everybody.
option-turn-timer = Time for any other decision, in seconds
option-turn-timer-help = Then the plainest thing is done. 0 waits.
option-window = Length of a window
option-window-help = Closes it with the last answer, or lasts it the same every time, so that nothing can be read from it? The latter needs a time.
option-window-answer = until the last answer
option-window-fixed = always the whole time
option-absent = If somebody leaves for good
option-absent-help = What happens to the seat that is left, once another claims it.
option-absent-bot = a bot plays on
option-absent-default = the plainest thing is done for it
option-open-oracle-rest = Resting on open oracles
option-open-oracle-rest-help = Whether a move may end on an oracle whose card lies open.
option-open-oracle-rest-off = not allowed
option-open-oracle-rest-on = allowed
option-deduction-help = Help with deduction
option-deduction-help-help = Whether everybody is shown which task cards are still possible.
option-deduction-help-off = without
option-deduction-help-on = for everybody

## Answers given in advance

standing-pass-this-cycle = Let every move pass until this cycle ends
standing-pass-this-cycle-help = You are asked again when a new cycle begins.
standing-pass-unless-oracle = Ask me only if the mover can reach an oracle
standing-pass-unless-oracle-help = Other moves pass. An oracle whose card lies open does not count.
standing-no-claim = No claim unless I ask
standing-no-claim-help = Every claim window is answered with “no claim” until you change this.

## What a move does, told before it is made: $a, $b, $c are the words behind the first of its notation

hint-nothing = Do nothing
hint-move = Announce a move
hint-exchange = Give a chip for ten moves
hint-pass = Let pass
hint-hinder = Lay a stone
hint-lay = Lay a stone on { $a }{ $b ->
    [none] { "" }
   *[other] : { $b }
}
hint-route = Walk to { $last }, { $count ->
    [one] one step
   *[other] { $count } steps
}
hint-guess = Guess: { $a ->
    [0] no snake
    [one] one snake
   *[other] { $a } snakes
}
hint-done = Leave the symbols as they lie
hint-swap = Exchange { $a } and { $b }
hint-chip = Put a question chip on { $a }
hint-ask = Ask the oracle
hint-claim = Claim { $a }, { $b } and { $c }
hint-no-claim = Claim nothing
hint-place = Put the piece on { $a }
hint-resign = Resign
hint-draw = Offer a draw
oA = oracle A
oB = oracle B
oC = oracle C
oD = oracle D
oE = oracle E
oF = oracle F
oG = oracle G
oH = oracle H

## After the game

insight-question = { $bits } of { $most } bits; told { $won }
insight-asked = Asked: { $question }, { $bits } bits on average
insight-best = Best: { $question }, { $bits } bits on average
insight-won = The answer told { $won } bits: { $left } of { $cards } cards were left.
