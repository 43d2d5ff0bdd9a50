"""Jade König (Clou, 1980s): a race and deduction game with danger stones and claims, for two to six players."""

from pathlib import Path

import msgspec

from paravent.engine.game import Game, Kernels, Puzzles
from paravent.games.jade_koenig import moves, position, puzzle, puzzle_text
from paravent.games.jade_koenig.board import BOARDS, REFUSED
from paravent.games.jade_koenig.default import default
from paravent.games.jade_koenig.happenings import EVENTS, event
from paravent.games.jade_koenig.hidden import hide
from paravent.games.jade_koenig.imagine import imagine
from paravent.games.jade_koenig.options import OPTIONS, unfit
from paravent.games.jade_koenig.rules.actions import ACTIONS
from paravent.games.jade_koenig.rules.play import choices, deal, legal, may_act, play, score, to_act, why_not
from paravent.games.jade_koenig.standing import STANDING
from paravent.games.jade_koenig.state import Clause, State
from paravent.games.jade_koenig.text import text
from paravent.games.jade_koenig.view import View, result, view

GAME = Game(
    key="jade-koenig",
    rules=1,
    seats=(2, 3, 4, 5, 6),
    state=State,
    actions=ACTIONS,
    options=OPTIONS,
    clauses=Clause,
    kernels=Kernels(
        deal=deal,
        to_act=to_act,
        may_act=may_act,
        why_not=why_not,
        legal=legal,
        choices=choices,
        play=play,
        hide=hide,
        imagine=imagine,
        score=score,
    ),
    read=moves.read,
    write=moves.write,
    view=view,
    views=View,
    event=event,
    events=EVENTS,
    result=result,
    to_position=position.write,
    from_position=position.read,
    folder=Path(__file__).parent,
    text=text,
    unfit=unfit,
    default=default,
    declines=("pass", "no-claim"),
    window_timer="timers",
    live={"timers": 4, "window": "fixed"},  # JK-R-68
    secret_calls=True,  # JK-R-68 every window lasts exactly its seconds
    turn_timer="turn_timer",
    standing=STANDING,
    setup_clause="JK-1",
    boards={board.name: msgspec.json.encode(board.file) for board in BOARDS},
    refused_boards=tuple(map(str, REFUSED)),
    puzzles=Puzzles(
        levels=puzzle.LEVELS,
        make=puzzle.make,
        check=puzzle.check_answer,
        puzzle=puzzle.Puzzle,
        verdict=puzzle.Verdict,
        text=puzzle_text.text,
        hints=puzzle_text.hints,
        read=puzzle_text.read,
        solution=puzzle_text.solution,
    ),
    lasting_notations=False,  # a route is numbered by ports and written by nodes
)
