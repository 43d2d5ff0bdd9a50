# Mangrovia: what is told of the game, in the browser, in the terminal and in refusals.

## The game

game = Mangrovia
game-sentence = Build huts on the islands of the gods: with the right bowl in the right place you act twice, and majorities make you chief.
game-facts = 2–5 players · 60–90 minutes · from 10

## Vocabulary

board = game board
field = field
landscape = landscape
water = water
sand = sand
mangrove = mangrove
meadow = meadow (reed)
landscape-card = landscape card
valuable = valuable (card)
start-card = start card
hand = hand
draw-pile = draw pile
face-up = face-up cards
discard = discard pile
amulet = amulet
bag = amulet bag
set-aside = set-aside amulets
amulet-field = amulet field (red ring)
amulet-track = amulet track
amulet-marker = amulet marker
hut = hut
double-hut = double hut
neutral-hut = neutral hut
chief-marker = chief marker
chief-points = chief points
score-track = score track
bowl = bowl
neutral-bowl = neutral bowl
place = place (ritual site)
archipelago = archipelago
stop = stop
boat = boat
bird = bird of paradise
oracle = oracle rock
talisman = talisman
start-player = start player
path = divine path
statue = statue
garden = Garden of Stones
garden-tile = garden tile
god-tile = god tile
joker-tile = landscape joker
totem = totem area
totem-tile = totem tile
round = round
phase-bowls = phase 1: place bowls
phase-boat = phase 2: move the boat
phase-prepare = phase 3: prepare the next round
a-place = place a bowl
a-take = take a face-up card
a-draw = draw a card
a-collect = collect amulets
a-return = return an amulet
a-build = build a hut
a-double = build a double hut
a-two = build two huts on two fields
a-birds = move the birds
a-pay = pay
a-skip = decline
most = most huts
second = second most huts
final-scoring = final scoring
variant = variant

## The twelve stops

stop-1 = take 2 face-up, then draw 1
stop-2 = amulets
stop-3 = take 1 face-up
stop-4 = take 1 face-up, then draw 1
stop-5 = take 2 face-up or draw 2
stop-6 = take 1 face-up, then draw 2
stop-7 = amulets or draw 1
stop-8 = amulets or 1 hut
stop-9 = 1 hut or 1 double hut
stop-10 = 2 huts, different fields
stop-11 = 1 hut, then draw 1
stop-12 = birds; next start player

## Decisions

phase-bowl = place a bowl
phase-take = take a face-up card
phase-draw = draw a card
phase-collect = collect amulets
phase-build = build
phase-birds = move the birds
phase-choice = choose an action
phase-return = put an amulet back
phase-land = choose the landscape card
phase-pay = choose the payment
phase-over = the game is over

## Garden tiles

tile-god-a = god tile of Aruka
tile-god-b = god tile of Boreni
tile-god-c = god tile of Ceyu
tile-god-d = god tile of Daloa
tile-god-e = god tile of Enuki
tile-god-f = god tile of Fahiri
tile-god-g = god tile of Galuu
tile-god-h = god tile of Hapolo
tile-valuable = valuable tile (3)
tile-amulet = amulet tile (2)
tile-joker = landscape joker

## The board in characters

text-you = you
text-seat = seat { $seat }
text-neutral = neutral
text-round = Round { $round }, stop { $stop }, start player: { $who }
text-birds = Birds: { $landscapes }
text-open = Face up: { $cards }
text-piles = Draw piles: valuables { $valuables }, landscape cards { $landscapes }; bag { $bag }; amulets of value 1: { $ones }
text-place = Place { $place }: { $who }
text-closed = closed
text-player = { $who }: chief points { $points }, huts left { $huts }, valuables { $valuables }, landscape cards { $landscapes }, amulets { $amulets }, amulet fields { $rings }
text-known =   known: { $things }
text-hand = Your hand: { $things }
text-tiles = Garden tiles: { $tiles }
text-huts = Huts: { $huts }
text-line = Path { $line }: { $ranks }
text-totem = Totem area: { $ranks }
text-garden = Garden of Stones, huts: { $huts }
text-account = { $who }: { $total }, rank { $rank }

## Moves

move-place = Place a bowl on place { $place }
move-take = Take { $card ->
    [water] water
    [sand] sand
    [mangrove] mangrove
    [meadow] meadow
   *[other] { $card }
}
move-draw-v = Draw a valuable
move-draw-l = Draw a landscape card
move-collect = Collect amulets
move-return = Put the { $value } back
move-birds = Birds on { $first ->
    [water] water
    [sand] sand
    [mangrove] mangrove
   *[meadow] meadow
}, { $second ->
    [water] water
    [sand] sand
    [mangrove] mangrove
   *[meadow] meadow
}
move-skip = Decline
move-build = Build on { $field }
move-build2 = Build a double hut on { $field }
move-land = Pay a landscape card: { $landscape ->
    [water] water
    [sand] sand
    [mangrove] mangrove
   *[meadow] meadow
}
move-pay = Pay with a { $value }
move-pay-default = Pay: { $payment }
move-pay-tile-v = Pay with a valuable tile (3)
move-pay-tile-a = Pay with an amulet tile (2)
move-resign = Leave the game

## What happens

event-start-cards = { $you ->
    [yes] You get the start cards { $first } and { $second }.
   *[no] { $who } gets the start cards { $first } and { $second }.
}
event-hand = Your landscape cards: { $first ->
    [water] water
    [sand] sand
    [mangrove] mangrove
   *[meadow] meadow
}, { $second ->
    [water] water
    [sand] sand
    [mangrove] mangrove
   *[meadow] meadow
}.
event-turn = { $stop ->
    [0] { $you ->
        [yes] Round { $round }: the bowls are placed, you begin.
       *[no] Round { $round }: the bowls are placed, { $who } begins.
    }
   *[other] { $you ->
        [yes] Round { $round }, stop { $stop }: you act.
       *[no] Round { $round }, stop { $stop }: { $who } acts.
    }
}
event-bowl = { $you ->
    [yes] You put a bowl on place { $place }.
   *[no] { $who } puts a bowl on place { $place }.
}
event-taken = { $you ->
    [yes] You take a face-up card: { $card ->
        [water] water
        [sand] sand
        [mangrove] mangrove
        [meadow] meadow
       *[other] { $card }
    }.
   *[no] { $who } takes a face-up card: { $card ->
        [water] water
        [sand] sand
        [mangrove] mangrove
        [meadow] meadow
       *[other] { $card }
    }.
}
event-drawn = { $you ->
    [yes] { $card ->
        [water] You draw: water.
        [sand] You draw: sand.
        [mangrove] You draw: mangrove.
        [meadow] You draw: meadow.
       *[other] You draw: { $card }.
    }
   *[no] { $things ->
        [landscapes] { $who } draws a landscape card.
       *[valuables] { $who } draws a valuable.
    }
}
event-reshuffled = { $things ->
    [valuables] The discarded valuables are shuffled: a new draw pile of { $count }.
    [landscapes] The discarded landscape cards are shuffled: a new draw pile of { $count }.
   *[amulets] The amulets set aside go back into the bag: { $count }.
}
event-took-one = { $you ->
    [yes] You take an amulet of value 1 from the board; { $left } are left.
   *[no] { $who } takes an amulet of value 1 from the board; { $left } are left.
}
event-collected = { $you ->
    [yes] You draw amulets from the bag: { $shown }.
   *[no] { $who } draws amulets from the bag: { $count }.
}
event-returned = { $you ->
    [yes] You put an amulet back: { $value }.
   *[no] { $who } puts an amulet back.
}
event-built = { $you ->
    [yes] { $huts ->
        [2] You build a double hut on { $field } for { $payment }.
       *[other] You build on { $field } for { $payment }.
    }
   *[no] { $huts ->
        [2] { $who } builds a double hut on { $field } for { $payment }.
       *[other] { $who } builds on { $field } for { $payment }.
    }
} { $scored ->
    [0] { "" }
   *[other] Chief points: { $scored }.
}
event-declined = { $you ->
    [yes] { $part ->
        [take] You leave the face-up cards.
        [draw] You draw no card.
        [collect] You collect no amulets.
        [build] You do not build.
        [birds] You leave the birds.
       *[choice] You do nothing at stop { $stop }.
    }
   *[no] { $part ->
        [take] { $who } leaves the face-up cards.
        [draw] { $who } draws no card.
        [collect] { $who } collects no amulets.
        [build] { $who } does not build.
        [birds] { $who } leaves the birds.
       *[choice] { $who } does nothing at stop { $stop }.
    }
}
event-birds = { $seat ->
    [none] The birds of paradise fly on: { $first ->
            [water] water
            [sand] sand
            [mangrove] mangrove
           *[meadow] meadow
        }, { $second ->
            [water] water
            [sand] sand
            [mangrove] mangrove
           *[meadow] meadow
        }.
   *[other] { $you ->
        [yes] You place the birds of paradise: { $first ->
            [water] water
            [sand] sand
            [mangrove] mangrove
           *[meadow] meadow
        }, { $second ->
            [water] water
            [sand] sand
            [mangrove] mangrove
           *[meadow] meadow
        }.
       *[no] { $who } places the birds of paradise: { $first ->
            [water] water
            [sand] sand
            [mangrove] mangrove
           *[meadow] meadow
        }, { $second ->
            [water] water
            [sand] sand
            [mangrove] mangrove
           *[meadow] meadow
        }.
    }
}
event-talisman = { $you ->
    [yes] You are the next start player.
   *[no] { $who } is the next start player.
}
event-refilled = New cards are turned up.
event-last-round = { $you ->
    [yes] You have built your last hut: this is the last round.
   *[no] { $who } has built the last hut of the supply: this is the last round.
}
event-ranked = Scoring: { $line ->
    [totem] the totem area
   *[other] path { $line }
}. { $you ->
    [yes] You have most huts: { $points }.
   *[no] { $seat ->
        [none] { $neutral ->
            [1] The neutral huts are first.
           *[other] No huts.
        }
       *[other] { $who } has most huts: { $points }.
    }
} { $second_points ->
    [0] { "" }
   *[other] Second: { $second_points }.
}
event-garden-scored = { $you ->
    [yes] Garden of Stones: you score { $huts } × { $all } = { $points }.
   *[no] Garden of Stones: { $who } scores { $huts } × { $all } = { $points }.
}
event-amulets-scored = { $you ->
    [yes] Amulets left: you score { $points }.
   *[no] Amulets left: { $who } scores { $points }.
}
event-resigned = { $you ->
    [yes] You leave the game.
   *[no] { $who } leaves the game.
}
event-over = { $winner ->
    [none] The game is over; the victory is shared.
   *[other] { $you ->
        [yes] You become chief and win.
       *[no] { $who } becomes chief and wins.
    }
}

## How it ended

reason-huts = The last hut of a supply was built.
reason-round-limit = The last round of the table has been played.
reason-resigned = One side has resigned.
reason-deserted = Everybody has left the table.

## Why not

clause-MG-2-4 = There is no such place, or with two players it is closed.
clause-MG-3-2 = Bowls are placed in turn, one on a place: it is not your turn, or a bowl stands there already.
clause-MG-3-4 = With two or three players the start player’s first bowl may not go on place 1.
clause-MG-3-5 = A bowl has to be placed.
clause-MG-4-2 = It is not your turn: who owns the bowl at the boat’s stop acts.
clause-MG-5-4 = That slot is empty until the next round.
clause-MG-6-4 = You have drawn no amulet of that value.
clause-MG-7-1 = The two birds stand on two different landscapes.
clause-MG-8-1 = There is no such field, or a hut stands there already.
clause-MG-8-2 = No bird stands on the landscape of that field.
clause-MG-8-3 = You lack the landscape card for that field.
clause-MG-8-4 = You cannot pay the price exactly; paying more is not allowed.
clause-MG-8-5 = A plain price is paid with valuables only, an amulet price with amulets only.
clause-MG-8-6 = You do not hold that card or amulet.
clause-MG-9-2 = A double hut can be built at stop 9 only.
clause-MG-9-4 = No double huts in the Garden of Stones, in the totem area or on amulet fields.
clause-MG-9-5 = A single hut is never extended to a double hut.
clause-MG-9-6 = The landscape cards have to show a landscape of that field, and you must hold them.
clause-MG-12-1 = The game is over.
clause-MG-12-9 = The table has no such option or value, or not that many seats.
clause-MG-13-5 = You do not have such a garden tile.
clause-MG-R1 = This cannot be declined.
clause-MG-R3 = The first step has chosen the action of this stop: no mixing.
clause-MG-R6 = Pile and discard pile are empty.
clause-MG-R13 = You have not enough huts left.
clause-MG-R15 = Your hut stands there: nothing is ever added to a field.
clause-MG-R40 = You have not enough jokers for landscapes without a bird.
clause-MG-R41 = Garden tiles are used in your own payment only.
clause-MG-R46 = There is nothing to collect.
clause-MG-R49 = This seat has left the game already.
clause-section-5-2 = That does not belong to the present decision.
clause-section-5-4 = Pay from the greatest value down, and so that the exact sum can still be reached.
clause-section-5-5 = That is no action of this game. Actions are written like “place 3”, “take-v 0”, “build m16” or “pay 5”.

## Options

option-garden-tiles = Garden tiles
option-garden-tiles-help = The variant: who builds in the Garden of Stones takes the tile of the field.
option-garden-tiles-off = without
option-garden-tiles-all = all sixteen
option-garden-tiles-gods = god tiles only
option-garden-tiles-plain = without god tiles
option-start-seat = Who begins
option-start-seat-help = The seat that has the talisman in the first round.
option-start-seat-random = by lot
option-start-seat-0 = first seat
option-start-seat-1 = second seat
option-start-seat-2 = third seat
option-start-seat-3 = fourth seat
option-start-seat-4 = fifth seat
option-round-limit = Round limit
option-round-limit-help = After this many rounds the game is scored, should nobody have built the last hut.
option-round-limit-none = none
option-memory-aid = Memory aid
option-memory-aid-help = Shows which cards and amulets everybody has seen going into a hand.
option-memory-aid-on = shown
option-memory-aid-off = you have to remember
option-absent = A seat that is gone
option-absent-help = What happens with more than two players when somebody leaves for good.
option-absent-bot = a bot takes it
option-absent-idle = it stays idle
option-board = Board
option-board-help = The map that is played on.
option-board-board-1 = Archipelago, edition 1

## What a move does, told before it is made: $a, $b, $c are the words behind the first of its notation

hint-place = Put the bowl on place { $a }
hint-take-v = Take the valuable in slot { $slot }
hint-take-l = Take the landscape card in slot { $slot }
hint-draw-v = Draw a valuable
hint-draw-l = Draw a landscape card
hint-collect = Collect amulets
hint-skip = Go without
hint-return = Put the amulet of { $a } back
hint-birds = Set the birds on { $a } and { $b }
hint-build = Build a hut on { $a }
hint-build2 = Build a double hut on { $a }
hint-land = Use the card { $a }
hint-pay = Pay with a { $a }
hint-pay-default = Pay in the usual way
hint-pay-tile-v = Pay with the tile, in valuables
hint-pay-tile-a = Pay with the tile, in amulets
hint-resign = Resign
hint-draw = Offer a draw
