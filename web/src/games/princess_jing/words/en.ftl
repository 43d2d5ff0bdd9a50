# What the Princess Jing table says in the browser.

## In the lobby

game-sentence = Two princesses slip from screen to screen through the hall at night. Find the other one before yours is seen, or be the first to stand before your captain.

## Names

pj-side = { $side ->
    [red] Red
   *[green] Green
}
pj-seat-0 = Red – Princess Jing
pj-seat-1 = Green – Princess Fang
pj-kind = { $figure ->
    [princess] princess
    [maid] maid
    [crane] crane
    [fox] fox
    [owl] owl
    [lady] lady
   *[mirror] mirror holder
}
pj-figure-named = { $figure ->
    [princess] Princess
    [maid] Maid
    [mirror] Mirror holder
    [mirror1] First mirror holder
    [mirror2] Second mirror holder
    [crane] Crane
    [fox] Fox
   *[owl] Owl
}
pj-captain-named = Captain { $captain }

## The board

pj-board = Chamber of Screens, five by five
pj-board-as-text = The board as a table
pj-tray = Waiting for a place
pj-entrances = Your entrances
pj-entrance-named = { $captain ->
    [none] Entrance { $entrance }
   *[other] Entrance { $entrance }, captain { $captain }
}
pj-captains = { $where ->
    [far] Captains beyond the far line
   *[near] Captains before the near line
}
pj-captain-stands = Captain { $captain } at entrance { $entrance }
pj-cell-screen = screen
pj-cell-own = your { $figure ->
    [princess] princess
    [maid] maid
    [mirror] mirror holder
    [mirror1] first mirror holder
    [mirror2] second mirror holder
    [crane] crane
    [fox] fox
   *[owl] owl
}
pj-cell-of = { $side ->
    [red] red
   *[green] green
} { $figure ->
    [princess] princess
    [maid] maid
    [crane] crane
    [fox] fox
    [owl] owl
   *[mirror] mirror holder
}
pj-cell-known = known: { $figure ->
    [princess] princess
    [maid] maid
    [crane] crane
    [fox] fox
    [owl] owl
   *[mirror] mirror holder
} of the other side
pj-cell-may-hide = may hide { $figures }
pj-cell-free = hides nothing of the other side
pj-cell-paralysed = the paralysed princess
pj-cell-touched = touched
pj-cell-target = { $question ->
    [swap] can trade places with the touched screen
    [withdraw] your figure can withdraw here
    [back] your princess can come back here
   *[setup] the figure in your hand can stand here
}
pj-cell-start = { $question ->
    [point] you can point here
    [react] you can call here
   *[other] can be taken up
}
pj-cell-neighbours = can trade places with { $cells }
pj-mirror-shows = { $shows ->
    [princess] the mirror shows a princess
    [maid] the mirror shows a maid
    [mirror] the mirror shows a mirror holder
    [crane] the mirror shows a crane
    [fox] the mirror shows a fox
    [owl] the mirror shows an owl
    [lady] the mirror shows a lady in court dress
    [empty] the mirror shows nothing but silk
   *[nothing] the mirror has nothing before it
}
pj-revealed = { $verdict ->
    [found] Found!
    [shown] { $content ->
        [princess] The princess
       *[mirror] A mirror holder
    }
   *[missed] { $content ->
        [maid] Not there: the maid
        [mirror] Not there: a mirror holder
        [crane] Not there: the crane
        [fox] Not there: the fox
        [owl] Not there: the owl
       *[empty] Not there
    }
}
pj-eyes-closed = Eyes closed …
pj-the-call = PRINCESS JING!

## What happens now: setting up

pj-now-setup = { $mode ->
    [expert] Hide six figures on your first two lines, and give your captains three of the far entrances.
   *[basic] Hide your three figures on your starting line.
}
pj-now-setup-figure = { $figure ->
    [princess] Behind which screen of your starting line does your princess hide?
    [maid] Behind which screen of your starting line does your maid hide?
    [crane] Behind which screen does your crane hide? One animal stays out.
    [fox] Behind which screen does your fox hide? One animal stays out.
    [owl] Behind which screen does your owl hide? One animal stays out.
   *[mirror] Behind which screen does your mirror holder hide?
}
pj-now-setup-captain = Under which far gate does captain { $captain } wait?
pj-now-setup-complete = All are in place. Nobody but you knows where.
pj-now-setup-sending = Your screens are being set up …
pj-now-setup-waiting = You are ready. Waiting for { $name }.
pj-now-setup-other-ready = { $name } is ready.
pj-now-setup-watch = Both sides are hiding their figures.
pj-now-ready = { $name } is ready.
pj-help-setup = Touch a figure and then a screen, or drag it there.
pj-ready = Ready
pj-missing = { $things ->
    [none] { $count } are still without a place.
   *[other] Still without a place: { $things }.
}
pj-random = Place at random
pj-to-tray = Take it back
pj-left-out = { $figure ->
    [crane] The crane stays out.
    [fox] The fox stays out.
   *[owl] The owl stays out.
}

## What happens now: the turn

pj-now-move = Your turn: choose a screen to move.
pj-help-move = Touch a screen and then a neighbour, or drag it there.
pj-help-point = Touch the screen, or let it be.
pj-help-withdraw = { $figure ->
    [princess] Or she withdraws to your starting line.
   *[mirror] Or he withdraws to your starting line.
}
pj-now-touched = With which neighbour does { $cell } trade places?
pj-now-barred = { $first } and { $second } may not change back at once: { $name } has just exchanged them.
pj-now-withdraw = { $figure ->
    [princess] Where on your starting line does your princess hide?
   *[mirror] Where on your starting line does your mirror holder hide?
}
pj-now-withdraw-stake = { $name } sees who withdraws and from where, but not where to.
pj-withdraw = { $figure ->
    [princess] Withdraw the princess
    [mirror1] Withdraw the first mirror holder
    [mirror2] Withdraw the second mirror holder
   *[mirror] Withdraw the mirror holder
}
pj-now-limit = { $turns ->
    [one] This is the last turn before a draw.
   *[other] { $turns } turns are left until a draw.
}
pj-series-you = { $state ->
    [B] This is the first of your two turns.
    [C] This is your second turn in a row; then { $other } plays.
   *[D] This is your second turn in a row; then { $other } plays twice.
}
pj-series-other = { $state ->
    [B] This is the first of two turns.
    [C] { $name } plays a second turn in a row.
   *[D] { $name } plays a second turn in a row; then { $other } plays twice.
}
pj-now-point = Do you point at a screen?
pj-now-point-stake = If the other princess is there, you play again. If not, { $name } plays twice.
pj-pass = Do not point
pj-now-back = Found on { $cell }: where does your princess go? { $line ->
    [second] Your starting line is full, so she hides on the second. { $name } is told so.
   *[starting] { $name } has closed eyes.
}
pj-now-react = { $name } has exchanged { $first } and { $second }. Do you call?
pj-now-react-stake = If the princess now stands before your mirror, she is paralysed. If not, the game is lost.
pj-now-react-none = None of your mirrors faces a screen that has just moved.
pj-call = Call at { $cell }
pj-decline = Let it pass
pj-now-paralysis = The other princess is paralysed on { $cell }. { $turns ->
    [one] One turn is left to bring yours before her captain.
   *[other] { $turns } turns are left to bring yours before her captain.
}
pj-now-sure = Are you sure?
pj-now-sure-point = Is the other princess behind { $cell }?
pj-sure-call = A wrong call loses the game at once.
pj-sure-call-fails = { $shows ->
    [empty] Your mirror shows nothing but silk. This call loses the game at once.
    [maid] Your mirror shows the maid. This call loses the game at once.
   *[other] Your mirror shows someone else. This call loses the game at once.
}
pj-yes = Yes
pj-no = Back
pj-yes-call = Call “PRINCESS JING!” at { $cell }
pj-yes-point = Point at { $cell }
pj-yes-withdraw = { $figure ->
    [princess] Withdraw the princess to { $cell }
   *[mirror] Withdraw the mirror holder to { $cell }
}
pj-look = Look into your mirrors
pj-window = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}

## Waiting

pj-wait-move = { $name } is choosing a screen to move.
pj-wait-react = { $reader ->
    [you] { $first } and { $second } have changed places. Waiting for { $name }, who may call out.
   *[watch] { $first } and { $second } have changed places. { $name } may call out.
}
pj-wait-point = { $reader ->
    [you] { $name } may point at one of the screens.
   *[watch] { $name } may point at one of the screens.
}
pj-wait-back = { $reader ->
    [you] Found on { $cell }. Eyes closed: { $name } takes the princess back.
   *[watch] Found on { $cell }. { $name } takes the princess back while { $other } has closed eyes.
}
pj-wait-paralysis = { $reader ->
    [you] Your princess is paralysed on { $cell }. { $turns ->
        [one] { $name } has one turn left.
       *[other] { $name } has { $turns } turns left.
    }
   *[watch] { $other }’s princess is paralysed on { $cell }. { $turns ->
        [one] { $name } has one turn left.
       *[other] { $name } has { $turns } turns left.
    }
}

## The end

pj-end-you-win = You have won
pj-end-you-lose = { $name } has won
pj-end-wins = { $name } has won
pj-end-draw = A draw
pj-end-reason = { $reason ->
    [captain] { $name }’s princess stands before her captain.
    [wrong-call] { $other } called, and the princess was not there.
    [paralysis-expired] { $other }’s five turns are over.
    [resigned] { $other } has resigned.
   *[other] { $other } has left the table.
}
pj-end-reason-draw = { $reason ->
    [agreed] Both agreed on it.
   *[other] The last turn has been played.
}

## The reader's own sheet

pj-your-figures = Your figures
pj-behind = behind { $cell }
pj-not-placed = no place yet
pj-objective = Secret objective
pj-objective-number = Card { $card }
pj-objective-help = The two animals that the other side hides lead to your beloved captain.
pj-found-none = You have found no animal yet.
pj-found = { $count ->
    [one] Found: { $animals }. One is still to be found.
   *[other] Found: { $animals }.
}
pj-beloved = Captain { $captain } at { $entrance } is the beloved one.
pj-left-out-own = Left out of the game: { $figure ->
    [crane] your crane
    [fox] your fox
   *[owl] your owl
}
pj-sheet = What follows from the rules
pj-sheet-present = { $present ->
    [no] not in play
    [maybe] perhaps in play
   *[yes] in play
}
pj-sheet-cells = { $count ->
    [0] nowhere
    [one] on { $cells }
   *[other] { $count } screens: { $cells }
}
pj-marks = Your pencil marks
pj-marks-help = Choose a figure, then the screens it may stand behind. Marks follow screens that trade places in the open; only you see them.
pj-marks-missed = You have missed moves: check your marks.
pj-marks-wipe = Wipe all
pj-marks-cell = { $kinds ->
    [none] { $cell }, no mark
   *[other] { $cell }: { $kinds }
}
pj-all-cards = Both secret objectives
pj-all-left-out = { $side ->
    [red] Red
   *[green] Green
} left out: { $figure ->
    [crane] the crane
    [fox] the fox
   *[owl] the owl
}
pj-watching = Nothing here is for your eyes alone.

## What the house says of the game

reason-captain = { $winner }’s princess stood before her captain.
reason-wrong-call = A wrong call has lost the game.
reason-paralysis-expired = The five turns were over before the caller’s princess reached her captain.
reason-resigned = { $you ->
    [yes] The other side has resigned.
   *[no] { $winner } wins by resignation.
}
reason-agreed = Both sides agreed on a draw.
reason-turn-limit = The last turn has been played.

## After the game

pj-map = Where the other princess could have been, in per cent

## Advice, and looking back

pj-hint-place = { $figure } to { $cell }
pj-hint-captain = Captain { $captain } to entrance { $gate }
pj-map-where = Dashed ring: there she stood, at { $where }. By what could be known that was { $share }% likely.
