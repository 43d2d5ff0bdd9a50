"""Mangrovia (Eilif Svensson, 2014): huts, bowls and majorities on an archipelago, for two to five players."""

from pathlib import Path

import msgspec

from paravent.engine.game import Game, Kernels
from paravent.games.mangrovia import moves, position
from paravent.games.mangrovia.board import BOARDS, REFUSED
from paravent.games.mangrovia.default import default
from paravent.games.mangrovia.happenings import EVENTS, event
from paravent.games.mangrovia.hidden import hide
from paravent.games.mangrovia.imagine import imagine
from paravent.games.mangrovia.options import OPTIONS, unfit
from paravent.games.mangrovia.rules.actions import ACTIONS
from paravent.games.mangrovia.rules.play import choices, deal, legal, may_act, play, score, to_act, why_not
from paravent.games.mangrovia.state import Clause, State
from paravent.games.mangrovia.text import text
from paravent.games.mangrovia.view import View, result, view

GAME = Game(
    key="mangrovia",
    rules=1,
    seats=(2, 3, 4, 5),
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
    declines=(),
    setup_clause="MG-12.9",
    boards={board.name: msgspec.json.encode(board.file) for board in BOARDS},
    refused_boards=tuple(map(str, REFUSED)),
)
