player-you = You
player-bot = Bot ({ $level })
player-seat = Seat { $seat }
welcome = You have seat { $seat } of { $game }. Type a move, its number, or one of: help, moves, board, log, save FILE, quit.
help =
    A move is typed as it is written ({ $example }) or chosen by its number.
    moves [PART]    lists what you may do, or only moves with these words; Enter alone lists all, a part of a move those with it
    why MOVE        tells what the rules say about a move, without playing it
    board           shows the board again
    log             tells everything you have seen so far
    save FILE       writes the game to a file
    resign, draw    ends the game; offers a draw or accepts one
    quit            leaves the game
prompt = Your move
allowed = The rules allow it.
refused = Not allowed: { $reason }
no-number = There is no move { $number }. Numbers go from 1 to { $most }.
saved = Written to { $file }.
left = You have left the game.
truth = everything open
knowledge-seat = what seat { $seat } knew
knowledge-spectator = what a spectator knew
step = Step { $step } of { $steps } · { $whose }
step-move = { $who }: { $move }
step-prompt = Enter: next · b: back · a number: go there · q: end

player-bot-at = Bot { $seat } ({ $level })
puzzle-title = Puzzle { $seed }, { $level }, { $steps } steps
puzzle-welcome = Only one card fits all the answers (places/symbols/matches). Type it as { $example }; or: hint, solution, quit.
puzzle-prompt = The card
puzzle-solved = Right! Hints taken: { $hints }.
puzzle-wrong = No. It contradicts: { $clues }.
puzzle-unreadable = An answer is three pairs with different places and symbols, as { $example }.
puzzle-no-more = These were all the steps.
puzzle-solution = The card: { $pairs }
puzzle-none = There are no puzzles for { $game }.
puzzle-no-level = There is no level { $got }. Levels: { $levels }.

ladder-title = { $game }, { $seats } seats, { $played } of { $planned } games, budgets × { $scale }; an even share is { $even }
ladder-bots = bots
ladder-games = games
ladder-outcome = won – lost – drawn
ladder-share = share
ladder-interval = 95 % interval
ladder-ends = ended by
ladder-moves = moves a game
ladder-bot = bot
ladder-rating = rating ± 2 σ
ladder-time = ms a decision
ladder-longest = longest
ladder-faults = faults
ladder-fault = { $name }: { $kind } ({ $count }), first: { $first }
ladder-playing = Playing
ladder-interrupted = Interrupted. The same command goes on from here.
ladder-lost = Interrupted. With --results FILE a ladder can be gone on with.
ladder-written = Written to { $file }.

analyse-title = { $game }, as { $bot } sees it
analyse-thinking = Thinking
analyse-move = move
analyse-seat = seat
analyse-played = played
analyse-choice = better
analyse-known = lost
analyse-open = lost, all open
analyse-verdict = verdict
analyse-insight = insight
analyse-decisions = decisions
analyse-agreed = as the bot
analyse-mistakes = mistakes
analyse-unlucky = unlucky
analyse-lucky = lucky
analyse-considered = considered
analyse-share = thought
analyse-value = chances
analyse-legend = Lost: chances to win that the move gave away, as far as its seat could know, and with all open; in brackets what may be chance.
analyse-heading = Move { $number }, seat { $seat }: { $move }
analyse-look-known = As far as the seat knew: { $best } { $value }, played { $played } (± { $doubt })
analyse-look-open = With all open: { $best } { $value }, played { $played } (± { $doubt })
analyse-no-move = There is no move { $got }. Moves go from 1 to { $most }.
analyse-written = Written to { $file }.
verdict-good = good
verdict-mistake = mistake
verdict-unlucky = unlucky
verdict-lucky = lucky
verdict-good-told = Nothing better was there to be found.
verdict-mistake-told = It could have been known: a better move followed from what the seat knew.
verdict-unlucky-told = It could not have been known: another move was better only with all open.
verdict-lucky-told = It could have been known, but it did no harm.
