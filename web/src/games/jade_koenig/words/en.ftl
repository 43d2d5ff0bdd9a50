# What the Jade König table says in the browser. The game's own words come from the server's folder.

## Names

jk-seat-0 = Vermilion
jk-seat-1 = Jade
jk-seat-2 = Indigo
jk-seat-3 = Amber
jk-seat-4 = Plum
jk-seat-5 = Slate
game-variety = { $seats } expeditions
jk-pair = { $place }: { $symbol }
jk-in-brackets = ({ $text })
jk-open-oracles = Nobody’s target: { $letters }.
jk-open-title = Nobody’s target

## The map

jk-board = Map of the jungle
jk-board-missing = The map “{ $board }” is not here, so it cannot be drawn.
jk-node = { $letter ->
    [none] clearing { $number }
   *[other] oracle { $letter }
}
jk-oracle-named = Oracle { $letter }{ $kind ->
    [own] , your target
    [open] , nobody’s target
   *[other] { "" }
}
jk-piece-own = your piece
jk-piece-of = piece of { $name }
jk-stone-of = danger stone laid by { $name }{ $face ->
    [snake] : a snake
    [jaguar] : a jaguar
   *[none] { "" }
}
jk-spot-target = can be chosen
jk-spot-touched = chosen
jk-spot-on-route = on your route
jk-card-hidden = symbol card face down
jk-place-changed = another symbol than before
jk-place-chip = question chip of { $name }
jk-places = Symbols on the places
jk-expeditions = Expeditions
jk-text-seat = { $name }: { $state ->
    [eliminated] eliminated
    [sitting] sits out
   *[playing] { $node ->
        [none] no piece on the map
       *[other] on { $node }
    }
}, moves { $marker }, chips { $chips }, stones { $stones }
jk-zoom = Size of the map
jk-zoom-in = Closer
jk-zoom-out = Farther
jk-zoom-whole = The whole map
jk-go-label = Your move
jk-lay-label = Face of the stone
jk-guess-label = Your guess
jk-turned = { $right ->
    [yes] Guessed right.
   *[no] Guessed wrong.
}
jk-answer-for = The oracle answers { $name }

## What happens now

jk-window = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
jk-now-place = Put your piece on a clearing.
jk-now-reseat = You are back: put your piece on a clearing.
jk-touch-clearing = Touch a lit clearing on the map.
jk-now-turn = Your turn: what do you do?
jk-now-must-exchange = Your moves are used up: give a question chip for ten new ones.
jk-your-oracle = Your oracle is { $letter }.
jk-now-hinder = { $name } is about to move. Do you lay a danger stone?
jk-hinder-no-oracle = This move cannot end at an oracle that is anybody’s target.
jk-hinder-oracles = { $count ->
    [one] Within reach lies oracle { $letters }.
   *[other] Within reach lie the oracles { $letters }.
}
jk-now-lay = Lay your danger stone on one of the lit clearings, in the way of { $name }.
jk-now-lay-face = Which stone do you lay on { $node }?
jk-hand = In your hand: { $snakes ->
    [0] no snake
    [one] one snake
   *[other] { $snakes } snakes
}, { $jaguars ->
    [0] no jaguar
    [one] one jaguar
   *[other] { $jaguars } jaguars
}.
jk-now-route = Choose your way, one to three steps.
jk-route-help = Touch clearing after clearing, or where you want to end.
jk-now-route-on = You cannot stop there: go on.
jk-now-route-ready = { $oracle ->
    [yes] To your oracle?
   *[no] To { $node }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }?
}
jk-route-cost = { $stones ->
    [0] { $oracle ->
        [yes] The way is free: your marker rises by two.
       *[no] The way is free and costs one move.
    }
    [one] A danger stone lies on it. Guess its face: if you are right, the move is free; if not, you stay and lose one.
   *[other] { $stones } danger stones lie on it. Guess how many are snakes: if you are right, the move is free; if not, you stay and lose one.
}
jk-now-guess = { $stones ->
    [one] What does the stone show?
   *[other] How many of the { $stones } stones are snakes?
}
jk-now-guess-stake = Right: you walk your way, free of charge. Wrong: you stay, and it costs one move.
jk-guess = { $jaguars ->
    [0] { $snakes ->
        [one] snake
       *[other] { $snakes } snakes
    }
   *[other] { $snakes ->
        [0] { $jaguars ->
            [one] jaguar
           *[other] { $jaguars } jaguars
        }
       *[other] { $snakes ->
            [one] snake
           *[other] { $snakes } snakes
        }, { $jaguars ->
            [one] jaguar
           *[other] { $jaguars } jaguars
        }
    }
}
jk-now-swap = You are at your oracle. Exchange symbol cards, or leave them.
jk-swap-help = Touch a card and then another, or drag it there.
jk-changed = { $changed } of { $most } changed
jk-swaps = { $swaps } of { $most } exchanges used
jk-now-swap-held = To which place with the { $symbol } from { $place }?
jk-now-chips = { $left ->
    [one] Put { $all ->
        [one] your question chip
       *[other] one more question chip
    } on a place.
   *[other] Put { $left } question chips on places.
}
jk-chips-help = Touch places on the map, or below.
jk-now-ask = This is your question.
jk-now-claims = { $name } has exchanged symbols. Do they show your tasks?
jk-now-claim = { $left ->
    [one] Claim: choose one more place.
   *[other] Claim: choose { $left } places.
}
jk-now-claim-sure = Are exactly these three your tasks?
jk-claim-stake = If all three are right you win; with one mistake you are eliminated.
jk-wait-place = { $you ->
    [yes] You place your piece.
   *[no] { $name } is placing a piece.
}
jk-wait-turn = { $you ->
    [yes] It is your turn.
   *[no] { $name } is on turn.
}
jk-wait-hinder = { $you ->
    [yes] You have announced a move. The others decide about a danger stone.
   *[no] { $name } has announced a move. The others decide about a danger stone.
}
jk-wait-claims = { $you ->
    [yes] The others look whether your exchange shows their tasks.
   *[no] The others look whether the exchange of { $name } shows their tasks.
}
jk-wait-lay = { $you ->
    [yes] You lay a danger stone.
   *[no] { $name } is laying a danger stone.
}
jk-wait-route = { $you ->
    [yes] You choose a way.
   *[no] { $name } is choosing a way.
}
jk-wait-guess = { $you ->
    [yes] You guess.
   *[no] { $name } is guessing.
}
jk-wait-swap = { $you ->
    [yes] You are at your oracle.
   *[no] { $name } is at the oracle and may exchange symbol cards.
}
jk-wait-question = { $you ->
    [yes] You put your question.
   *[no] { $name } is putting a question to the oracle.
}
jk-warn-idle = { $left ->
    [one] If nobody does anything now, the game ends undecided.
   *[other] If nothing is done { $left } more times, the game ends undecided.
}
jk-warn-turns = { $turns ->
    [one] This is the last turn.
   *[other] { $turns } turns are left until the game ends undecided.
}
jk-warn-last-chip = { $marker ->
    [0] This is your last chip: you are out on your next turn.
   *[other] This is your last chip: with no move left you are out.
}
jk-you-eliminated = You are eliminated. You still are the oracle of your neighbour.
jk-you-sit-out = You sit out this cycle and think.

## Buttons

jk-announce = Announce a move
jk-exchange = Chip for ten moves
jk-sure = { $move ->
    [hinder] You then have to lay one of your stones; letting pass is over.
   *[exchange] The chip is gone for good, and your turn with it.
}
jk-sure-yes = { $move ->
    [hinder] Yes, lay a stone
   *[exchange] Give the chip
}
jk-nothing = Do nothing
jk-pass = Let pass
jk-hinder = Lay a stone
jk-lay-face = { $face ->
    [snake] Snake
    [jaguar] Jaguar
   *[none] Lay it here
}
jk-go = Go
jk-way = By { $nodes }{ $stones ->
    [0] { "" }
    [one] { " " }(one stone)
   *[other] { " " }({ $stones } stones)
}
jk-put = Put here
jk-put-on = Put on { $node }
jk-put-here = Put here
jk-done = { $changed ->
    [0] Leave them
   *[other] Done
}
jk-ask = Ask the oracle
jk-no-claim = No claim
jk-claim = Claim …
jk-claim-late = Claim the symbols …
jk-claim-yes = I claim these
jk-back = Back

## Seats

jk-fact-marker = { $marker ->
    [one] one move left
   *[other] { $marker } moves left
}
jk-fact-chips = { $chips ->
    [one] one question chip
   *[other] { $chips } question chips
}
jk-fact-stones = { $stones ->
    [one] one danger stone
   *[other] { $stones } danger stones
}
jk-fact-eliminated = eliminated
jk-fact-sitting = sits out

## Yours

jk-watching = You are watching. At the end everything is shown here.
jk-steps-away = { $steps ->
    [one] One step away
   *[other] { $steps } steps away
}
jk-no-oracle-card = You have no oracle card now.
jk-your-stones = Your danger stones
jk-lying = On the map: { $stones }.
jk-lying-one = { $face ->
    [snake] snake on { $node }
   *[jaguar] jaguar on { $node }
}
jk-turned-out = Turned and gone: { $snakes ->
    [one] one snake
   *[other] { $snakes } snakes
}, { $jaguars ->
    [one] one jaguar
   *[other] { $jaguars } jaguars
}.
jk-held-tasks = The tasks of { $name }
jk-held-help = You are the oracle of { $name }. Your own tasks are in the hand at your right.
jk-notepad = Note pad
jk-own-questions = Your questions
jk-others-questions = Questions of the others
jk-no-questions = You have not asked yet.
jk-question = Question
jk-short-places = P
jk-short-symbols = S
jk-short-matches = M
jk-short-legend = P: places of the question that are on the card; S: symbols; M: matches, the right symbol at the right place.
jk-not-heard = not heard
jk-grid = Which symbol, at which place?
jk-grid-help = Touch a field: no, perhaps, yes.
jk-wipe = Wipe all
jk-mark = { $place }, { $symbol }: { $mark ->
    [no] no
    [maybe] perhaps
    [yes] yes
   *[none] no mark
}{ $fact ->
    [certain] , certain
    [possible] , possible
    [excluded] , excluded
   *[none] { "" }
}
jk-fact-mark = { $fact ->
    [certain] certain
    [excluded] excluded
   *[possible] possible
}
jk-cards-left = { $cards ->
    [one] task card is still possible
   *[other] task cards are still possible
}
jk-help-legend = Ringed is certain, hatched is excluded.

## Puzzles for one

puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
jk-puzzle-clues = Questions and answers
jk-puzzle-task = Exactly one task card agrees with all of them. Which three pairs are on it?
jk-puzzle-how = How it works
jk-puzzle-how-card = A task card has three pairs: three different symbols at three different places.
jk-puzzle-how-answer = Of a question the oracle tells how many of its places are on the card, how many of its symbols, and how many whole pairs. A symbol that the question has twice counts once.
jk-puzzle-how-marks = A ticked field is part of your answer. Places and symbols can be marked as well. Hatched is what your marks rule out.
jk-puzzle-how-keys = Keys: arrows walk, 1 no, 2 perhaps, 3 yes, 0 nothing.
jk-puzzle-clue = Question { $number }
jk-puzzle-contradicts = Contradicts your answer
jk-puzzle-look-here = Look here
jk-mark-whole = { $what }: { $mark ->
    [no] no
    [maybe] perhaps
    [yes] yes
   *[none] no mark
}
jk-puzzle-answer = Your answer
jk-puzzle-open = open
jk-puzzle-take-back = Take back: { $place }, { $symbol }
jk-puzzle-few = The ticked fields are your answer. { $missing ->
    [one] One more tick.
   *[other] { $missing } more ticks.
}
jk-puzzle-many = A card has only three pairs: take a tick back.
jk-puzzle-same-place = A place has only one symbol: two ticks stand at the same place.
jk-puzzle-same-symbol = A symbol has only one place: two ticks stand under the same symbol.
jk-puzzle-ready = That can be a card. Does it agree with all answers?
jk-puzzle-check = Check
jk-puzzle-wrong = { $count ->
    [one] Not this card: it contradicts question { $numbers }.
   *[other] Not this card: it contradicts questions { $numbers }.
}
jk-puzzle-hint = { $left ->
    [0] No hints left
    [one] Hint (one left)
   *[other] Hint ({ $left } left)
}
jk-puzzle-no-more-hints = With these steps only one card is left.
jk-puzzle-solved = That is the card
jk-puzzle-solved-how = { $hints ->
    [0] Found without a hint.
    [one] Found with one hint.
   *[other] Found with { $hints } hints.
}
jk-puzzle-next = Next puzzle

## At the end

jk-all-cards = All cards
jk-your-card-was = Your task card was
jk-tasks-shown = { $name }{ $letter ->
    [none] { "" }
   *[other] { " " }· oracle { $letter }
}
jk-unseen-oracles = Oracle cards nobody had seen: { $letters }
jk-box = Stones in the box: { $snakes ->
    [one] one snake
   *[other] { $snakes } snakes
}, { $jaguars ->
    [one] one jaguar
   *[other] { $jaguars } jaguars
}
jk-unused-tasks = Task cards nobody had

## Advice, and looking back

jk-told-best = No question could have told more on average.
jk-told-share = On average this question tells { $share }% of what the best one does.
jk-told-better = The best one: { $pairs }
jk-told-left = Its answer left { $left ->
    [one] a single task card
   *[other] { $left } task cards
} of { $cards } that were possible.
