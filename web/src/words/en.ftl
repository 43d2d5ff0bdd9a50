# The house's own sentences. A game's are in its folder.

## Everywhere

language = Language
settings = Settings
theme = Light
theme-auto = As the system
theme-light = Paper
theme-dark = Lacquer
sound = Sound
sound-off = Off
sound-on = On
motion = Movement
motion-auto = As the system
motion-reduced = Still
close = Close
yes = Yes
no = No
none = none
you = you
loading = One moment…
your-name = Your name
change-name = Change your name
save-name = Keep this name
# Names for guests, separated by commas.
guest-names = Quiet Heron, Amber Fox, Silver Owl, Early Crane, Red Lantern, Plum Blossom, Jade Carp, Evening Bell, White Tiger, Bamboo Wind, Morning Mist, Paper Moon, Brave Badger, Clever Magpie, Autumn Leaf, Velvet Mole, Snow Hare, River Otter, Golden Pheasant, Night Heron
to-lobby = To the lobby
try-again = Try again
problem-no-line = The server does not answer. Is the line down?
problem-unknown = That did not work. Please try again.
missing = Nothing here
missing-page = There is no page at this address.
missing-table = There is no table at this address. It may have been cleared away.
missing-game = This game is not on our shelf.
missing-puzzles = There are no puzzles for this game.

## Keys

help = How to play with hands and keys
help-touch = Touch a thing and everything it can do lights up; touch where it should go. Dragging works as well.
help-arrows = Walk over the board
help-enter = Choose
help-escape = Step back
help-tab = From board to choices and on
help-help = This page
help-refused = A move that is not allowed changes nothing. You are told why, with the number of the rule; touch the number to read it.

## Lobby

lobby-title = Games of hidden knowledge
lobby-headline = A table where everyone knows something different
lobby-lead = Board games of secrets and good guesses, with friends or against bots. No account: come in and sit down.
lobby-games = Games
lobby-yours = Your tables
lobby-open = Tables with a free seat
lobby-open-none = Nobody is waiting just now. Open a table and invite somebody.
lobby-running = Being played
lobby-running-none = No game is on at the moment.
lobby-foot = Paravent is free software. Pictures and words are its own; the games were invented by the authors named in their rules.
play-bot = Play against a bot
play-bots = Play against bots
play-friend = Play with a friend
play-friends = Play with friends
choose-rules = Choose seats and rules…
puzzles-for-one = Puzzles for one
level = Level of the bot
level-novice = Novice
level-adept = Adept
level-master = Master
level-novice-about = Plays by simple ideas and at once, and overlooks things as people do.
level-adept-about = Looks ahead by quickly imagining how games go on; takes a moment.
level-master-about = Thinks things through for a couple of seconds, as far as can be known, and reads what others' moves tell.
bot = Bot
bot-named = { $level } bot
seat-open = free seat
somebody = somebody
house-rules = { $count ->
    [one] one house rule
   *[other] { $count } house rules
}
house-rules-all = House rules
house-rules-none = all as usual
join = Sit down
watch = Watch
continue = Go on

## A new table

new-table = A new table
who-plays = Who plays
how-many = How many
guest-me = You
guest-open = Somebody else
pace = Pace
pace-days = In our own time
pace-live = Live
pace-days-help = Everybody is waited for, over days if need be.
pace-live-help = When several are asked at once, the window closes by itself.
who-may-join = Who may sit down
by-link = Who has the link
by-link-help = The table is in no list. You get a link to send to a friend.
public = Everyone
public-help = The table is listed in the lobby, and whoever comes first may sit down.
rules = Rules
usual = usual
option-idle = Without effect beside what you have chosen.
who-is-youngest = Who is the youngest?
open-table = Open the table
open-table-help = { $free ->
    [one] Next you get the link for the other seat.
   *[other] Next you get the link for the other seats.
}
start-game = Start the game
start-game-help = All seats are taken: the game begins at once.

## At the table

seats = Seats
board = Board
now = What happens now
more = Log, notes and table
sheet = Log and notes
log = Log
log-empty = Nothing has happened yet.
log-show = Show it on the board
yours-and-notes = Yours & notes
table = Table
standing = Answers in advance
standing-answers = You let this pass.
notes = Notes on the board
notes-off = None
notes-own = My marks
notes-rules = What follows
reconnecting = Reconnecting…
title-your-turn = Your turn
title-asked = You are asked
seat-asked = to move
seat-you-asked = your turn
seat-asked-aside = is asked
seat-you-asked-aside = you are asked
seat-thinking = thinking
seat-away = away
seat-won = has won
look-again = Look again
seat-moved = Your seat is played on another device now. Here you are watching.
absent-gone = { $name } has been away for long.
absent-claim-wins = Take the win
absent-claim-bot = Let a bot stand in
absent-claim-default = Do the plainest thing for them
waiting-title = Waiting for company
waiting-for = Waiting for { $names }
waiting-help = { $free ->
    [one] Send this link to a friend. The game begins as soon as somebody sits down.
   *[other] Send this link to your friends. The game begins as soon as all seats are taken.
}
waiting-rematch = They have been told that you would like to play again. Nobody else can take their seat; this link leads to it as well.
invite-link = Link to this table
copy-link = Copy the link
copied = Copied
send-link = Send
qr = The link as a QR code
or-bot = Or let a bot play
seat-bot = Let a bot sit down
seat-bot-at = Let a bot sit down: { $seat }
leave-table = Leave this table
free-seat-title = There is a free seat
sit-down = Sit down: { $seat }
or-watch = Or stay and watch.
end-early = End the game early
offer-draw = Offer a draw
offer-draw-question = Offer a draw?
offer = Offer it
draw-offered-you = You have offered a draw.
draw-offered = { $name } offers a draw.
draw-accept = Accept the draw
resign = Resign
resign-question = Give this game up?
resign-yes = Give it up
resign-later = Not just now: possible again when a turn begins.
other-device = Go on on another device
make-seat-link = Link to your seat
seat-link = Private link to your seat
seat-link-help = Whoever opens it plays in your place. It moves your seat to the other browser.
rules-here = The rules at this table
fair-shuffle = A fair shuffle
commitment-help = This fingerprint of the shuffle was fixed before the first move. At the end the seed is opened, and anyone can check that nothing was changed.
seed-help = The fingerprint, fixed before the first move, belongs to the seed below: “paravent verify” checks it with the record.
seed = Seed
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## The end

end-won = You have won
end-other = { $name } has won
end-draw = A draw
rematch = Play again
next-game = To the next game
rematch-asked = { $names } would like to play again.
look-back = Look back
record = Record
replay = Replay
replay-moment = Moment of the game
replay-step = Step { $step } of { $last }
replay-first = To the start
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-viewer = Seen with the knowledge of
knew-you = you, at that time
knew = { $name }, at that time
knew-watchers = the spectators
knew-all = everything open

## Puzzles for one

puzzle-for-one = Puzzle for one
puzzle-level = How hard
puzzle-number = No. { $seed }
puzzle-another = Another puzzle
puzzle-making = The puzzle is being made…

## Advice, and a bot in one's place

hint = Hint
hint-ask = Ask for a hint
hint-thinking = Thinking …
hint-says = I would: { $move }
hint-do = Do it
stand-in = Away for a while
stand-in-ask = Let a bot play for me
stand-in-level = Which bot?
stand-in-now = A bot plays for you ({ $level }), knowing only what you know.
stand-in-back = Play myself again

## Looking back with a bot

thoughts = After the game
look-back-ask = What would a bot have done?
look-back-of = What a bot thinks of { $name }
look-back-progress = { $done } of { $moves } moves looked at
look-back-none = No decision of { $name } here: choose a mark, or step on.
look-back-played = { $name }: { $move }
look-back-same = A bot would have done the same.
look-back-counts = What can be looked at
look-back-count-mistake = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
look-back-count-unlucky = bad luck: { $count }
look-back-count-lucky = good luck: { $count }
look-back-to-next = { $what } – go to the next
look-back-decisions = Decisions of { $name }
look-back-mark = Move { $number }: { $what }
look-back-spotless = No mistakes: nothing better followed from what { $name } knew.
look-back-equal = A bot would have chosen, no better: { $move }
look-back-other = A bot would have chosen: { $move }
look-back-chance = Chance to win, by what could be known: { $played }%.
look-back-chances = Chance to win, by what could be known: { $played }% as played, { $best }% with the better move.
look-back-open = Best with everything open: { $move } ({ $best }% instead of { $played }%).
verdict-good = Nothing better could be found.
verdict-mistake = A mistake: a better move followed from what { $name } knew.
verdict-unlucky = Bad luck: another move was better, but { $name } could not know that.
verdict-lucky = Good luck: a better move followed from what { $name } knew, but this one did no harm.
verdict-good-short = nothing better
verdict-mistake-short = a mistake
verdict-unlucky-short = bad luck
verdict-lucky-short = good luck
