# Mangrovia at the table.

game-variety = { $seats } players

meadow = meadow

mg-seat-0 = Vermilion
mg-seat-1 = Jade
mg-seat-2 = Indigo
mg-seat-3 = Amber
mg-seat-4 = Plum
mg-neutral = Neutral huts

## What happens now

mg-round = Round { $round }
mg-round-stop = Round { $round }, stop { $stop }: { $does }
mg-last-round = This is the last round.
mg-now-bowl = Put a bowl on a place: you act at both of its stops.
mg-now-take = { $due ->
    [1] Take a face-up card.
   *[other] Take { $due } face-up cards, one after the other.
}
mg-now-draw = { $due ->
    [1] Draw a card: of which kind?
   *[other] Draw { $due } cards, one after the other.
}
mg-now-collect = Collect amulets.
mg-now-build = { $double ->
    [yes] Build a hut or a double hut: choose a field.
   *[no] { $due ->
        [1] Build a hut: choose a field.
       *[other] Build a hut, then perhaps another: choose a field.
    }
}
mg-now-build-none = There is nothing you could build now.
mg-now-choice = Choose one of the two actions of this stop.
mg-now-birds = Where do the birds of paradise fly?
mg-now-return = Put one of these amulets back into the bag.
mg-now-pay = { $sending ->
    [yes] You build: { $field }.
   *[no] How do you pay? ({ $field })
}
mg-wait-bowl = { $name } is placing a bowl.
mg-wait-take = { $name } is taking a face-up card.
mg-wait-draw = { $name } is drawing a card.
mg-wait-collect = { $name } is collecting amulets.
mg-wait-build = { $name } may build.
mg-wait-choice = { $name } is choosing an action.
mg-wait-birds = { $name } is moving the birds.
mg-wait-return = { $name } is putting an amulet back.
mg-wait-over = The game is over.

## Choices

mg-place = Place { $place }
mg-put-bowl = Put the bowl on place { $place }
mg-take = Take { $card }
mg-card-value = a { $value }
mg-card-land = { $landscape }
mg-amulet-value = amulet of { $value }
mg-slot-empty = empty slot
mg-pile-v = Pile of valuables: { $count }; discarded: { $over }
mg-pile-l = Pile of landscape cards: { $count }; discarded: { $over }
mg-draw-v = Draw a valuable
mg-draw-l = Draw a landscape card
mg-collect = { $draw ->
    [0] Take an amulet of value 1
    [1] Draw an amulet
   *[other] Draw { $draw } amulets, keep { $keep }
}
mg-return = Put the { $value } back
mg-birds-set = Set the birds: { $landscapes }
mg-birds-choose = { $count ->
    [1] Choose one more landscape
   *[other] Choose two landscapes
}
mg-fields = Fields you can build on
mg-field-short = { $currency ->
    [amulets] { $cost } in amulets
   *[valuables] for { $cost }
}{ $points ->
    [0] { "" }
   *[other] , +{ $points }
}
mg-skip-take = Take no more
mg-skip-draw = Draw no more
mg-skip-collect = Collect nothing
mg-skip-build = Do not build
mg-skip-choice = Do nothing here
mg-skip-sure = Something could still be done here. Decline for good?
mg-skip-yes = Decline
mg-back = Back
mg-close = Close

## A field

mg-field = { $field }, { $landscape }, { $currency ->
    [amulets] { $cost } in amulets
   *[valuables] { $cost } in valuables
}
mg-price = { $currency ->
    [amulets] { $cost } in amulets, exactly, and the landscape card
   *[valuables] { $cost } in valuables, exactly, and the landscape card
}
mg-points = { $points ->
    [1] one chief point
   *[other] { $points } chief points
}
mg-you-pay = You pay
mg-could-pay = You could pay
mg-could-pay-ways = You could pay in { $count } ways:
mg-choose-payment = Choose what you pay:
mg-choose-first = Choose a payment first
mg-more-ways = { $count } more
mg-with-jokers = { $count ->
    [1] with a joker
   *[other] with { $count } jokers
}
mg-build = { $huts ->
    [2] Build the double hut here
   *[other] Build here
}
mg-gives-points = At once: { $points ->
    [1] one chief point
   *[other] { $points } chief points
}
mg-gives-totem = The totem tile { $value } under the hut: { $value } chief points at once
mg-gives-ring = Amulet field: your marker moves to { $rings }
mg-gives-tile = You gain: { $tile }
mg-gives-garden = Garden of Stones: { $before } → { $after } points for you
mg-no-double = No double hut here
mg-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}, { $points }
mg-path = Path { $line } · { $god }
mg-huts = { $huts ->
    [1] one hut
   *[other] { $huts } huts
}
mg-no-huts = Nobody has a hut here yet.
mg-tie-near = wins the tie: nearest hut at step { $near } from the statue
mg-tie-totem = wins the tie: lowest totem tile
mg-tie-god = wins the tie: god tile
mg-got-totem = totem tile { $value }
mg-in-brackets = ({ $text })

## Other things on the map

mg-stop = Stop { $stop }
mg-stop-does = Stop { $stop }: { $does }
mg-closed = Closed: the neutral bowl stands here.
mg-quarter = Oracle: { $landscape }{ $bird ->
    [yes] , a bird stands here
   *[no] { "" }
}
mg-garden-help = At the end everybody scores own huts times all huts in the Garden: { $huts ->
    [1] one now
   *[other] { $huts } now
}.
mg-totem-help = Who builds here takes the top tile: { $value }.
mg-oracle-help = Huts can be built only where a bird stands: { $first } and { $second }.
mg-track-help = Huts on fields with a red ring move the marker: it says how many amulets are drawn, and how many of them are kept.
mg-you-collect = { $rings ->
    [0] You have no such hut: from the board you take a 1 ({ $ones } left).
   *[other] You would draw { $draw } and keep { $keep }.
}
mg-bag = In the bag: { $bag }. Amulets of value 1 on the board: { $ones }.
mg-spot-touched = chosen
mg-spot-target = can be chosen
mg-zoom = Size of the map
mg-zoom-in = Closer
mg-zoom-out = Farther
mg-zoom-whole = The whole map
mg-board-missing = This map is not known here: { $board }

## Yours, and what is known

mg-hand-empty = Your hand is empty.
mg-amulet-sum = Left at the end, your amulets are worth { $points }.
mg-supply = Your huts
mg-known = Known of the other hands
mg-known-help = What everybody has seen: start cards, cards taken face up, amulets of value 1. The rest lies face down.
mg-hands = All hands
mg-watching = You are watching. Hands are shown at the end.
mg-fact-points = { $points } chief points
mg-fact-huts = { $huts ->
    [1] one hut left
   *[other] { $huts } huts left
}
mg-fact-valuables = Valuables in hand: { $count }
mg-fact-landscapes = Landscape cards in hand: { $count }
mg-fact-amulets = Amulets: { $count }; huts on amulet fields: { $rings }

## The end

mg-walk-next = Go on
mg-walk-end = To the end
mg-walk-again = Walk through it again
mg-see-map = See the map
mg-source = Where the points come from
mg-source-fields = Fields
mg-amulets-left = Amulets left over
mg-total = Total
mg-chart = Chief points from round to round
mg-chart-end = scoring

## Advice, and looking back

mg-hint-build = { $huts ->
    [2] Build a double hut
   *[other] Build a hut
}: { $field }
mg-field-named = { $currency ->
    [amulets] { $landscape } for { $cost } in amulets
   *[valuables] { $landscape } for { $cost }
}
