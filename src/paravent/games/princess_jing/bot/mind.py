"""What a bot thinks with: one array of numbers, half of it scratch paper, half of it what it has learned.

    0    BELIEF     25   the share of each cell in the seat's belief about the other princess
    25   EXPOSURE   25   the same in the other's belief about the seat's own princess
    50   BELIEVED   1    the cells of the belief, as a bit set
    51   EXPOSED    1    those of the other's
    52   NEAR       1    the cells near the other princess's captains, as a bit set
    53   PREY       1    the figures that the seat hunts, as bits of its knowledge sheet
    54   LAIRS      1    the cells where they may be, as a bit set
    55   POSTS      1    those from where a mirror would show them
    75   STAGES     75   what stage she would be in there; three times, where her captain may be any of three
    150  PLACES     26   how many cells the belief has, and which
    176  GOALS      1    how many captains the other may want: one, or any of three
    180  JUDGEMENT  87   what each action is worth
    267  PATIENCE   1    how many turns (of both seats) it plays with all its care
    270  NEAR_PLACES  1  how many cells of the belief are near her captain
    271  NUMBER     1    how many times the position was looked at
    272  PARTS           for each stage, crowd and number of near places: what each cell adds to the outlook, their sum,
                         and when that was reckoned
         LEARNED         for each mode: tables for the seat on turn, for the other seat, LURE, HABITS

The learned numbers come from `values.json`, which `python -m benchmarks.learn` writes from games the bot plays against
itself. They are data: another set of numbers is another character, without compiling anything anew.
"""

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

BELIEF, EXPOSURE, BELIEVED, EXPOSED, NEAR, PREY, LAIRS, POSTS = 0, 25, 50, 51, 52, 53, 54, 55
STAGES, PLACES, GOALS, JUDGEMENT = 75, 150, 176, 180
PATIENCE, NEAR_PLACES, NUMBER, PARTS = 267, 270, 271, 272

SERIES_COUNT: Final = 4
STAGE_COUNT: Final = 8
DEGREES: Final = 4  # how well a princess is known
CROWDS: Final = 5  # how many other screens near the captain could hide her
NEARS: Final = 3  # one fewer, as many, one more
PARTS_SIZE: Final = 25 + 2
LEARNED: Final = PARTS + STAGE_COUNT * CROWDS * NEARS * PARTS_SIZE

RACE: Final = 0  # [series, stage of the seat on turn, stage of the other]
MOVER_KNOWN: Final = RACE + SERIES_COUNT * STAGE_COUNT * STAGE_COUNT  # [stage, degree]
OTHER_KNOWN: Final = MOVER_KNOWN + STAGE_COUNT * DEGREES
MOVER_CROWD: Final = OTHER_KNOWN + STAGE_COUNT * DEGREES  # [stage, crowd]
OTHER_CROWD: Final = MOVER_CROWD + STAGE_COUNT * CROWDS
HALF: Final = OTHER_CROWD + STAGE_COUNT * CROWDS
LURE: Final = 2 * HALF  # [nearness]: how much likelier she is there than elsewhere
LURES: Final = 5
HABITS: Final = LURE + LURES
BLUFF, SPY, HUNT, WHIM = range(HABITS, HABITS + 4)
MODE_SIZE: Final = HABITS + 4
MIND_SIZE: Final = LEARNED + 2 * MODE_SIZE

TABLES: Final = {
    "race": (RACE, MOVER_KNOWN),
    "mover_known": (MOVER_KNOWN, OTHER_KNOWN),
    "other_known": (OTHER_KNOWN, MOVER_CROWD),
    "mover_crowd": (MOVER_CROWD, OTHER_CROWD),
    "other_crowd": (OTHER_CROWD, HALF),
}
MODES: Final = ("basic", "expert")
PATIENT, IMPATIENT = 140, 60
"""After how many turns a master, and others, begin to run without looking: two that only guard would never end."""

VALUES: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "values.json").read_text())


def mind_of(values: dict[str, Any], patience: int = PATIENT) -> NDArray[np.float64]:
    """A mind that has learned these values."""
    mind = np.zeros(MIND_SIZE)
    mind[PATIENCE] = patience
    for number, mode in enumerate(MODES):
        learned = mind[LEARNED + number * MODE_SIZE :]
        for name, (first, last) in TABLES.items():
            for half in range(2):
                learned[half * HALF + first : half * HALF + last] = np.ravel(values[mode][name][half])
        learned[LURE:HABITS] = values[mode]["lure"]
        learned[HABITS:MODE_SIZE] = values[mode]["habits"]
    return mind


def mind(level: str = "master") -> NDArray[np.float64]:
    """A mind for one decision: a master waits longest for the other seat to begin."""
    return mind_of(VALUES, PATIENT if level == "master" else IMPATIENT)
