# Princess Jing: what is told of the game, in the browser, in the terminal and in refusals.

## The game

game = Princess Jing
game-sentence = Walk your princess unseen through a hall of twenty-five screens, and find the other one first.
game-facts = 2 players · 15–30 minutes · from 8
board = Chamber of Screens
seat-0 = Red – Princess Jing
seat-1 = Green – Princess Fang

## Vocabulary

screen = screen
princess = princess
maid = maid
mirror = magic mirror holder
mirror1 = first mirror holder
mirror2 = second mirror holder
captain = captain
beloved-captain = beloved captain
animal = legendary animal
crane = crane
fox = fox
owl = owl
objective = secret objective card
empty = empty screen
lady = lady in court dress
nothing = no screen in front
starting-line = starting line
second-line = second line
far-line = far line
entrance = entrance
extra-turn = extra turn
turn-limit = turn limit
turns-left = turns left
knowledge-sheet = notes
text-barred = Not allowed now: { $pair }, which was exchanged last.
text-others = the other side’s, where you know them

## What happens

event-ready = { $you ->
    [yes] You are ready.
   *[no] { $who } is ready.
}
event-captains = All captains have taken their places.
event-card = Your secret objective is card { $card }.
event-turn = { $you ->
    [yes] Turn { $turn }: it is your turn. { $state ->
        [B] It is the first of two.
        [C] You play twice in a row.
        [D] You play twice in a row; then the other side does.
       *[A] { "" }
    }
   *[no] Turn { $turn }: { $who } is on turn. { $state ->
        [B] It is the first of two.
        [C] It is the second in a row.
        [D] It is the second in a row; then the other side plays twice.
       *[A] { "" }
    }
}
event-swapped = { $you ->
    [yes] You exchange { $pair }.
   *[no] { $who } exchanges { $pair }.
}
event-shown = { $you ->
    [yes] You show your { $figure ->
        [princess] princess
       *[mirror] mirror holder
    } on { $cell }.
   *[no] { $who } shows { $figure ->
        [princess] the princess
       *[mirror] a mirror holder
    } on { $cell }.
}
event-withdrawn = { $you ->
    [yes] You withdraw to { $cell }; the other side has closed eyes.
   *[no] Eyes closed: { $who } withdraws to the starting line.
}
event-pointed = { $you ->
    [yes] You point at { $cell }.
   *[no] { $who } points at { $cell }.
}
event-revealed = { $content ->
    [princess] { $cell }: found! The princess is there.
    [maid] { $cell }: not there, the maid.
    [mirror] { $cell }: not there, a mirror holder.
    [crane] { $cell }: not there, the crane.
    [fox] { $cell }: not there, the fox.
    [owl] { $cell }: not there, the owl.
    [not-princess] { $cell }: the princess is not there.
   *[empty] { $cell }: not there, an empty screen.
}
event-brought-back = { $you ->
    [yes] You bring your princess back to { $cell }; the other side has closed eyes.
   *[no] Eyes closed: { $who } brings the princess back to the { $line ->
        [second] second line, for the starting line is full
       *[starting] starting line
    }.
}
event-window = { $open ->
    [yes] { $you ->
        [yes] You may call out.
       *[no] { $who } may call out.
    }
   *[no] { $you ->
        [yes] You let it pass.
       *[no] { $who } lets it pass.
    }
}
event-called = { $you ->
    [yes] You call “PRINCESS JING!” at { $cell }, from your mirror on { $holder }: { $content ->
        [princess] she is there.
       *[other] she is not there.
    }
   *[no] { $who } calls “PRINCESS JING!” at { $cell }, from a mirror on { $holder }: { $content ->
        [princess] she is there.
       *[other] she is not there.
    }
}
event-paralysed = The princess on { $cell } is paralysed. { $turns_left ->
    [one] One turn is left.
   *[other] { $turns_left } turns are left.
}
event-mirror = { $shows ->
    [nothing] Your mirror on { $holder } has no screen in front.
    [empty] Your mirror on { $holder } shows empty silk on { $cell }.
    [princess] Your mirror on { $holder } shows the princess on { $cell }.
    [maid] Your mirror on { $holder } shows the maid on { $cell }.
    [mirror] Your mirror on { $holder } shows a mirror holder on { $cell }.
    [crane] Your mirror on { $holder } shows the crane on { $cell }.
    [fox] Your mirror on { $holder } shows the fox on { $cell }.
    [owl] Your mirror on { $holder } shows the owl on { $cell }.
   *[lady] Your mirror on { $holder } shows a lady in court dress on { $cell }.
}
event-found = { $animal ->
    [crane] Animal found: you have seen the crane.
    [fox] Animal found: you have seen the fox.
   *[owl] Animal found: you have seen the owl.
}
event-identified = Captain recognised: captain { $captain } at entrance { $entrance } is your beloved one. Your princess has to reach { $cell }.
event-look = { $you ->
    [yes] You look into your mirrors.
   *[no] { $who } looks into the mirrors.
}
event-passed = { $you ->
    [yes] You do not point.
   *[no] { $who } does not point.
}
event-placed = { $figure ->
    [princess] Your princess hides on { $cell }.
    [maid] Your maid hides on { $cell }.
    [crane] Your crane hides on { $cell }.
    [fox] Your fox hides on { $cell }.
    [owl] Your owl hides on { $cell }.
    [mirror1] Your first mirror holder hides on { $cell }.
    [mirror2] Your second mirror holder hides on { $cell }.
   *[mirror] Your mirror holder hides on { $cell }.
}
event-left-out = { $animal ->
    [crane] Your crane stays out of the game.
    [fox] Your fox stays out of the game.
   *[owl] Your owl stays out of the game.
}
event-stationed = Your captain { $captain } waits at entrance { $entrance }.
event-draw-offered = { $you ->
    [yes] You offer a draw.
   *[no] { $who } offers a draw.
}
event-over = { $reason ->
    [captain] { $you ->
        [yes] Your princess stands before her captain: you win.
       *[no] { $who } wins: the princess stands before her captain.
    }
    [wrong_call] { $you ->
        [yes] Wrong call: you win.
       *[no] Wrong call: { $who } wins.
    }
    [paralysis_expired] { $you ->
        [yes] The five turns are over: you win.
       *[no] The five turns are over: { $who } wins.
    }
    [turn_limit] The turn limit is reached: a draw.
    [agreed] Both sides agree on a draw.
   *[resigned] { $you ->
        [yes] The other side resigns: you win.
       *[no] The other side resigns: { $who } wins.
    }
}

## Why not

clause-PJ-3-3 = A screen hides one figure at most: choose another screen.
clause-PJ-3-4 = Screens are never turned or flipped.
clause-PJ-4-3 = Your figures begin on your own starting line.
clause-PJ-4-5 = Both sides set up first, step by step in a fixed order; what is placed stays.
clause-PJ-5-1 = A turn is one move, then one accusation or none.
clause-PJ-5-3 = The game is over.
clause-PJ-5-5 = It is the other side’s turn.
clause-PJ-6-1 = You exchange two different screens that touch each other, at a side or at a corner.
clause-PJ-6-4 = You may not cancel the other side’s last move by making it backwards.
clause-PJ-6-4-1 = You may not cancel the other side’s last move, the second of its two turns.
clause-PJ-6-4-2 = You may not cancel the other side’s last move, in neither of your two turns.
clause-PJ-7-1 = Only your princess and your mirror holders in play can be withdrawn.
clause-PJ-7-3 = A figure withdraws to a screen of your starting line that hides none of your figures, other than its own.
clause-PJ-7-5 = Your starting line is full of your own figures: nobody can withdraw.
clause-PJ-8-2 = You point at a screen on the board that hides none of your own figures.
clause-PJ-8-7 = A princess who was found is brought back by her owner, to a screen of the starting line that hides none of the owner’s figures.
clause-PJ-8-8 = The princess must move to another screen.
clause-PJ-8-10 = The second line is used only while your starting line is full.
clause-PJ-10-6 = At this table mirrors show by themselves what they show: there is nothing to look up.
clause-PJ-11-7 = You have already offered a draw.
clause-PJ-12-2 = Leave out exactly one of your three animals: crane, fox or owl.
clause-PJ-12-5 = Your figures begin on your first two lines, princess and maid on the starting line.
clause-PJ-12-6 = Each captain takes an entrance of his own, from a to e.
clause-PJ-14-1 = There is no stunning paralysis at this table.
clause-PJ-14-3 = Only the side that did not move answers, once, after every exchange.
clause-PJ-14-4 = You can call only where a screen has just been put in front of that mirror.
clause-PJ-14-6 = The moment to call has passed.
clause-PJ-14-9 = The paralysed side cannot act until the five turns are over.
clause-PJ-14-10 = During a paralysis there is no pointing, only moves.
clause-PJ-14-12 = The paralysed princess stays where she is.
clause-section-8-2 = That is no move of this game. Moves are written like “swap b1-c2”, “withdraw princess a1”, “point c3” or “pass”.

## Options

option-mode = Game
option-mode-help = The Princesses Run Away! is the game to begin with. The Legendary Animals adds animals, secret objectives and a daring call.
option-mode-basic = The Princesses Run Away!
option-mode-expert = The Legendary Animals
option-starter = Who begins
option-starter-help = The box says the youngest player; by default the lot decides.
option-starter-random = by lot
option-starter-seat0 = Red
option-starter-seat1 = Green
option-starter-youngest = the youngest
option-setup = Setup
option-setup-help = Hide your figures yourself, or let the lot place them.
option-setup-manual = by hand
option-setup-random = by lot
option-miss-reveal = After a wrong accusation
option-miss-reveal-help = What the accuser gets to see behind the screen.
option-miss-reveal-full = the figure that stands there
option-miss-reveal-yes-no = only that it is not the princess
option-miss-while-owed = A miss in the first of two turns
option-miss-while-owed-help = Whether the accuser still plays the second turn.
option-miss-while-owed-keep = the second turn is played
option-miss-while-owed-forfeit = the second turn is lost
option-full-line = Found while the starting line is full
option-full-line-help = Where a princess goes when her starting line has no free screen.
option-full-line-second-line = to the second line
option-full-line-stay = she stays
option-expert-win = To win
option-expert-win-help = Whether the captain has to be recognised by both animals before he counts.
option-expert-win-identified = with both animals found
option-expert-win-position = standing before the right captain is enough
option-paralysis = Stunning paralysis
option-paralysis-help = Whether a princess who steps before a mirror may be called out.
option-paralysis-on = with
option-paralysis-off = without
option-paralysis-trigger = When a call is possible
option-paralysis-trigger-help = Whether the screen in front, or also the mirror holder itself, may be the one that moved.
option-paralysis-trigger-princess-moved = the screen in front has moved
option-paralysis-trigger-any-swap = one of the two has moved
option-peek = Looking into mirrors
option-peek-help = Whether mirrors are seen all the time, unnoticed, or only by looking openly.
option-peek-automatic = always, unnoticed
option-peek-announced = only by looking, which is announced
option-mirror-detail = What mirrors tell
option-mirror-detail-help = Whether a mirror tells princess and maid apart.
option-mirror-detail-exact = every figure exactly
option-mirror-detail-lady = princess and maid look alike
option-turn-limit = Turn limit
option-turn-limit-help = After this many turns of both sides together the game is a draw.
option-turn-limit-none = none
option-react-timer = Time to call, in seconds
option-react-timer-help = No answer in this time lets it pass. 0 waits for an answer.
option-window = Length of the moment to call
option-window-help = Ends it with the answer, or lasts it the same every time, so that nothing can be read from it? The latter needs a time to call.
option-window-answer = until the answer
option-window-fixed = always the whole time
option-absent = If somebody leaves for good
option-absent-help = What happens to the seat that is left.
option-absent-opponent-wins = the other side wins
option-absent-bot = a bot plays on
option-notes = Notes
option-notes-help = Whether the table may show what follows from the rules about hidden figures.
option-notes-on = offered
option-notes-off = not offered

## How it ends

clause-PJ-11-1 = The first princess who stands in front of her captain wins.
clause-PJ-11-6 = The turn limit was reached without a winner.
clause-PJ-13-5 = The first princess who stands in front of her beloved captain, recognised by both animals, wins.
clause-PJ-14-8 = A call that does not find the princess loses the game.
clause-PJ-14-11 = Whoever does not win within the five turns of a paralysis loses.

## Answers given in advance

standing-decline = Let every exchange pass
standing-decline-help = You are not asked to call until you change this.

## What a move does, told before it is made: $a, $b, $c are the words behind the first of its notation

hint-swap = Exchange the screens { $a }
hint-withdraw = Withdraw the { $a } to { $b }
hint-point = Point at { $a }
hint-back = Bring the princess back to { $a }
hint-place = Put the figure on { $a }
hint-call = Call for the { $a }
hint-leave = Leave out the { $a }
hint-captain = Captain to entrance { $a }
hint-pass = Do not point
hint-decline = Let it pass
hint-look = Look into the mirrors
hint-resign = Resign
hint-draw = Offer a draw

## After the game

insight-princess = princess at { $where }: { $share }
insight-princess-map = How likely the other princess seemed behind each screen:
