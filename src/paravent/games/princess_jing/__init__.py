"""Princess Jing (Roberto Fraga, Matagot 2017): hidden movement behind twenty-five screens, for two players."""

from pathlib import Path

from paravent.engine.game import Game, Kernels, Standing
from paravent.games.princess_jing import moves, position
from paravent.games.princess_jing.happenings import EVENTS, event
from paravent.games.princess_jing.hidden import hide
from paravent.games.princess_jing.imagine import imagine
from paravent.games.princess_jing.options import OPTIONS
from paravent.games.princess_jing.rules.play import choices, deal, legal, may_act, play, score, to_act, why_not
from paravent.games.princess_jing.rules.react import has_windows
from paravent.games.princess_jing.state import ACTIONS, Clause, State
from paravent.games.princess_jing.text import text
from paravent.games.princess_jing.view import View, result, view

GAME = Game(
    key="princess-jing",
    rules=1,
    seats=(2,),
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
    window_timer="react_timer",
    live={"react_timer": 4, "window": "fixed"},  # PJ-14.7
    standing=(Standing(name="decline", answer="decline", offered=lambda public, _seat: bool(has_windows(public))),),
)
