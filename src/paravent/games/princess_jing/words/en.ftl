# Princess Jing: vocabulary, events, options and clauses, for server, terminal and browser.

## Vocabulary

game = Princess Jing
seat-0 = Red – Princess Jing
seat-1 = Green – Princess Fang
chamber = Chamber of Screens
screen = screen
princess = princess
maid = maid
mirror = magic mirror holder
mirror1 = first mirror holder
mirror2 = second mirror holder
lady = lady in court dress
captain = captain
beloved-captain = beloved captain
animal = legendary animal
crane = crane (honesty)
fox = fox (wisdom)
owl = owl (clairvoyance)
objective = secret objective card
empty = empty screen
nothing = no screen in front
not-princess = not the princess
starting-line = starting line
second-line = second line
far-line = far line
entrance = entrance
swap = exchange two screens
withdraw = withdraw
bring-back = bring back
point = point at a screen
pass = do not point
hit = found!
miss = not there
extra-turn = extra turn
call = stunning paralysis
the-call = “PRINCESS JING!”
decline = let it pass
paralysed = paralysed
eyes-closed = eyes closed
turn = turn
move-step = move a screen
own-empty = empty on your side
found-animal = animal found
captain-identified = captain recognised
call-failed = wrong call – game lost
turns-left = turns left
win = win
loss = loss
draw = draw
resign = resign
look = look into the mirrors
knowledge-sheet = notes
turn-limit = turn limit

## Events

event-ready = { $you ->
    [yes] You are ready.
   *[no] { $who } is ready.
}
event-captains = The captains take their places beyond the far lines.
event-card = Your secret objective card is number { $card }.
event-turn = { $state ->
    [A] { $you ->
        [yes] Your turn.
       *[no] { $who } plays.
    }
    [B] { $you ->
        [yes] Your turn, the first of two.
       *[no] { $who } plays the first of two turns.
    }
   *[other] { $you ->
        [yes] Your second turn in a row.
       *[no] { $who } plays a second turn.
    }
}
event-swapped = { $you ->
    [yes] You exchange { $pair }.
   *[no] { $who } exchanges { $pair }.
}
event-shown = { $figure ->
    [princess] { $you ->
        [yes] You show your princess on { $cell }.
       *[no] { $who } shows the princess on { $cell }.
    }
   *[mirror] { $you ->
        [yes] You show a mirror holder on { $cell }.
       *[no] { $who } shows a mirror holder on { $cell }.
    }
}
event-withdrawn = { $you ->
    [yes] Eyes closed: your figure withdraws to your starting line.
   *[no] Eyes closed: the figure withdraws to the starting line of { $who }.
}
event-pointed = { $you ->
    [yes] You point at { $cell }.
   *[no] { $who } points at { $cell }.
}
event-revealed = { $content ->
    [princess] Found! The princess stands on { $cell }.
    [maid] Not there: the maid stands on { $cell }.
    [mirror] Not there: a mirror holder stands on { $cell }.
    [crane] Not there: the crane stands on { $cell }.
    [fox] Not there: the fox stands on { $cell }.
    [owl] Not there: the owl stands on { $cell }.
    [not-princess] Not there: the princess is not on { $cell }.
   *[empty] Not there: { $cell } is empty.
}
event-brought-back = { $line ->
    [second] { $you ->
        [yes] Eyes closed: you bring your princess back to your second line.
       *[no] Eyes closed: { $who } brings the princess back, to the second line.
    }
   *[starting] { $you ->
        [yes] Eyes closed: you bring your princess back to your starting line.
       *[no] Eyes closed: { $who } brings the princess back to the starting line.
    }
}
event-window = { $you ->
    [yes] You may call or let it pass.
   *[no] { $who } may call or let it pass.
}
event-called = { $content ->
    [princess] { $you ->
        [yes] “PRINCESS JING!” Your mirror holder on { $holder } has caught her on { $cell }.
       *[no] “PRINCESS JING!” The mirror holder of { $who } on { $holder } has caught her on { $cell }.
    }
   *[other] { $you ->
        [yes] “PRINCESS JING!” But she is not on { $cell }: a wrong call.
       *[no] “PRINCESS JING!” But she is not on { $cell }: { $who } made a wrong call.
    }
}
event-paralysed = { $you ->
    [yes] { $turns_left ->
        [one] Your princess is paralysed on { $cell }. One turn is left to your opponent.
       *[other] Your princess is paralysed on { $cell }. Your opponent has { $turns_left } turns left.
    }
   *[no] { $turns_left ->
        [one] The princess of { $who } is paralysed on { $cell }. One turn is left.
       *[other] The princess of { $who } is paralysed on { $cell }. { $turns_left } turns are left.
    }
}
event-mirror = { $shows ->
    [princess] Your mirror on { $holder } shows the princess.
    [maid] Your mirror on { $holder } shows the maid.
    [mirror] Your mirror on { $holder } shows a mirror holder.
    [crane] Your mirror on { $holder } shows the crane.
    [fox] Your mirror on { $holder } shows the fox.
    [owl] Your mirror on { $holder } shows the owl.
    [lady] Your mirror on { $holder } shows a lady in court dress.
    [empty] Your mirror on { $holder } shows an empty screen.
   *[nothing] Your mirror on { $holder } has no screen in front of it.
}
event-found = { $animal ->
    [crane] You have found the crane.
    [fox] You have found the fox.
   *[owl] You have found the owl.
}
event-identified = You recognise your beloved captain: captain { $captain }, at { $entrance }, before { $cell }.
event-look = { $you ->
    [yes] You look into your mirrors.
   *[no] { $who } looks into the mirrors.
}
event-passed = { $you ->
    [yes] You do not point.
   *[no] { $who } does not point.
}
event-placed = { $figure ->
    [princess] Your princess takes her place on { $cell }.
    [maid] Your maid takes her place on { $cell }.
    [crane] Your crane takes its place on { $cell }.
    [fox] Your fox takes its place on { $cell }.
    [owl] Your owl takes its place on { $cell }.
   *[mirror] Your mirror holder takes its place on { $cell }.
}
event-left-out = { $animal ->
    [crane] You leave out the crane.
    [fox] You leave out the fox.
   *[owl] You leave out the owl.
}
event-stationed = Your captain { $captain } waits at { $entrance }.
event-draw-offered = { $you ->
    [yes] You offer a draw.
   *[no] { $who } offers a draw.
}
event-over = { $reason ->
    [captain] { $you ->
        [yes] Your princess stands before her captain: you win.
       *[no] The princess of { $who } stands before her captain: { $who } wins.
    }
    [wrong_call] { $you ->
        [yes] A wrong call: you win.
       *[no] A wrong call: { $who } wins.
    }
    [paralysis_expired] { $you ->
        [yes] The five turns are over: you win.
       *[no] The five turns are over: { $who } wins.
    }
    [resigned] { $you ->
        [yes] Your opponent resigns: you win.
       *[no] The game is resigned: { $who } wins.
    }
    [agreed] A draw by agreement.
   *[turn_limit] The turn limit is reached: a draw.
}

## Options

option-mode = Mode
option-mode-help = The basic game for a first meeting, or the game with legendary animals and three captains a side.
option-mode-basic = The Princesses Run Away!
option-mode-expert = The Legendary Animals
option-starter = First turn
option-starter-help = Who plays the first turn. The box says the youngest.
option-starter-random = drawn at random
option-starter-seat0 = Red
option-starter-seat1 = Green
option-starter-youngest = the youngest
option-setup = Setup
option-setup-help = Whether you place your figures yourselves or they are placed at random.
option-setup-manual = by hand
option-setup-random = at random
option-miss-reveal = Pointing at the wrong screen
option-miss-reveal-help = What you see when the princess is not behind the screen you point at.
option-miss-reveal-full = shows who is there
option-miss-reveal-yes-no = says only that it is not the princess
option-miss-while-owed = A miss in the first of two turns
option-miss-while-owed-help = Whether you still play your own second turn after a miss in the first one.
option-miss-while-owed-keep = the second turn is kept
option-miss-while-owed-forfeit = the second turn is lost
option-full-line = A full starting line
option-full-line-help = Where a found princess goes when her starting line has no free screen.
option-full-line-second-line = to the second line
option-full-line-stay = she stays
option-expert-win = Winning before the captain
option-expert-win-help = Whether your captain must be recognised by both animals before your princess can win with him.
option-expert-win-identified = he must be recognised
option-expert-win-position = standing before him is enough
option-paralysis = Stunning paralysis
option-paralysis-help = Whether you may call “PRINCESS JING!” when she is placed in front of your mirror holder.
option-paralysis-on = on
option-paralysis-off = off
option-paralysis-trigger = When a call is allowed
option-paralysis-trigger-help = Which exchanges by the opponent allow a call.
option-paralysis-trigger-princess-moved = the screen in front of the mirror holder was moved
option-paralysis-trigger-any-swap = it or the mirror holder was moved
option-peek = Looking into mirrors
option-peek-help = Mirrors can show by themselves, or only when you look, and your opponent is told that you do.
option-peek-automatic = all the time, unnoticed
option-peek-announced = when you say so
option-mirror-detail = What mirrors show
option-mirror-detail-help = Whether your mirror tells the princess from the maid.
option-mirror-detail-exact = princess and maid apart
option-mirror-detail-lady = only that it is a lady
option-turn-limit = Turn limit
option-turn-limit-help = After so many turns of both players together the game is a draw.
option-turn-limit-none = none
option-react-timer = Time to call
option-react-timer-help = Seconds for calling or letting it pass; 0 waits for an answer.
option-window = Reaction window
option-window-help = Whether an answer closes the window at once, or it always stays open for its whole time, so that its length tells nothing.
option-window-answer = closes with the answer
option-window-fixed = always lasts its time
option-absent = When a player is gone
option-absent-help = What happens when somebody's time is up or somebody leaves for good.
option-absent-opponent-wins = the other player wins
option-absent-bot = a bot plays on
option-notes = Notes
option-notes-help = Whether the table keeps a sheet of what can be known for each player.
option-notes-on = kept by the table
option-notes-off = none

## Clauses

clause-PJ-3-3 = One of your figures is behind that screen already, and a screen hides only one.
clause-PJ-3-4 = Screens are never turned or flipped.
clause-PJ-4-3 = Your figures start on your own starting line.
clause-PJ-4-5 = Not now: everything is placed step by step before the game, and the game begins when both players are ready.
clause-PJ-5-1 = Not now: a turn is one move, and after it you may point once.
clause-PJ-5-3 = The game is over.
clause-PJ-5-5 = It is not your turn.
clause-PJ-6-1 = Only two neighbouring screens on the board can be exchanged, straight or diagonal.
clause-PJ-6-4 = Your opponent has just exchanged these two screens, and you may not undo that move.
clause-PJ-6-4-1 = Your opponent's latest move was to exchange these two screens, and you may not undo it.
clause-PJ-6-4-2 = Your opponent's latest move was to exchange these two screens: they stay barred in both of your turns.
clause-PJ-7-1 = Only your princess and your mirror holders can withdraw.
clause-PJ-7-3 = A figure withdraws to another screen of your starting line, one that is empty on your side.
clause-PJ-7-5 = Nobody can withdraw: your starting line is full of your own figures.
clause-PJ-8-2 = You can point at any screen on the board that does not hide a figure of yours.
clause-PJ-8-7 = Only a princess who was found is brought back, by her owner, to a screen of the owner's starting line that is empty on the owner's side.
clause-PJ-8-8 = She has to leave the place where she was found.
clause-PJ-8-10 = She goes back to your starting line as long as there is room on it.
clause-PJ-10-6 = There is nothing to look at now: mirrors show by themselves at this table, or the game has not begun.
clause-PJ-11-7 = You have already offered a draw.
clause-PJ-12-2 = Exactly one animal is left out: crane, fox or owl.
clause-PJ-12-5 = Princess and maid start on your starting line, everybody else on your first two lines.
clause-PJ-12-6 = Your captains wait at three different entrances from a to e.
clause-PJ-14-1 = There is no stunning paralysis in this game.
clause-PJ-14-3 = Only the opponent of the player who moved may answer here.
clause-PJ-14-4 = You can call only with a mirror holder in front of whom your opponent has just put a screen.
clause-PJ-14-6 = The moment for that call has passed: no window is open.
clause-PJ-14-9 = A princess is paralysed: only the player who called moves now.
clause-PJ-14-10 = There is no pointing during a paralysis.
clause-PJ-14-12 = The screen of the paralysed princess does not move.
clause-section-8-2 = That is no move of this game. Moves are written like swap b1-c2, withdraw princess a1, point c3 or pass.
clause-PJ-11-1 = The first princess who stands in front of her captain wins.
clause-PJ-11-6 = The turn limit was reached without a winner.
clause-PJ-13-5 = The first princess who stands in front of her beloved captain, recognised by both animals, wins.
clause-PJ-14-8 = A call that does not find the princess loses the game.
clause-PJ-14-11 = Whoever does not win within the five turns of a paralysis loses.
