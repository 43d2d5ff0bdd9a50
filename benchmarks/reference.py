"""The basic mode of Princess Jing as an ordinary Python class: what the compiled rules are measured against.

Written the way one writes a game in Python: lists, a method for each rule, a list of legal actions at every decision.
It plays by the default options and keeps no notes, makes no events and hides nothing: less work than the engine does.
Actions are the numbers of section 8.2 of the specification; a screen holds 0 or a figure, 4 * seat + kind.
"""

from random import Random

SIDE = 5
CELLS = SIDE * SIDE
STARTING_LINE = (range(SIDE), range(CELLS - SIDE, CELLS))
GOALS = (22, 2)
PRINCESS, MAID, MIRROR = 1, 2, 3
NEIGHBOURS = ((1, 0), (-1, 1), (0, 1), (1, 1))
PAIRS = [
    (cell, cell + column + SIDE * row)
    for cell in range(CELLS)
    for column, row in NEIGHBOURS
    if 0 <= cell % SIDE + column < SIDE and cell // SIDE + row < SIDE
]
WITHDRAW, POINT, PASS, BRING_BACK, PLACE = 72, 87, 112, 113, 129
NO_PAIR = -1
EXCHANGES = [[pair for pair in range(len(PAIRS)) if pair != barred] for barred in range(NO_PAIR, len(PAIRS))]


class PrincessJing:
    """One game. `waiting` is the seat that has to decide, None once it is over."""

    def __init__(self, random: Random) -> None:
        self.screens = [0] * CELLS
        self.cells = [0] * 8
        self.placed = [0, 0]
        self.active = random.randrange(2)
        self.phase = "setup"
        self.last_pair = [NO_PAIR, NO_PAIR]
        self.second, self.mine, self.theirs = False, False, False
        self.glimpsed: list[int | None] = [None, None]
        self.winner: int | None = None
        self.waiting: int | None = 0

    def legal(self) -> list[int]:
        """The actions of the waiting seat, ascending."""
        if self.waiting is None:
            return []
        if self.phase == "move":
            free = [WITHDRAW + column for column in self.free_columns(self.waiting)]
            return EXCHANGES[self.last_pair[1 - self.waiting] + 1] + free + [action + SIDE for action in free]
        if self.phase == "point":
            accusations = list(range(POINT, PASS + 1))
            for cell in sorted(self.cells[4 * self.waiting + 1 : 4 * self.waiting + 4], reverse=True):
                del accusations[cell]
            return accusations
        base = BRING_BACK if self.phase == "back" else PLACE
        return [base + column for column in self.free_columns(self.waiting)]

    def free_columns(self, seat: int) -> list[int]:
        """PJ-7.3 Where the starting line is empty on the seat's side."""
        if seat == 0:
            return [column for column in range(SIDE) if not 0 < self.screens[column] < 4]
        return [column for column in range(SIDE) if self.screens[CELLS - SIDE + column] < 4]

    def play(self, action: int) -> None:
        """One decision of the waiting seat."""
        if self.waiting is None:
            raise ValueError("expected a game that goes on")
        if self.phase == "move":
            self.move(self.waiting, action)
        elif self.phase == "point":
            self.point(self.waiting, action)
        elif self.phase == "back":
            self.exchange(self.cells[4 * self.waiting + PRINCESS], STARTING_LINE[self.waiting][action - BRING_BACK])
            if self.winner is None:
                self.end_turn(hit=True, miss=False)
        else:
            self.place(self.waiting, STARTING_LINE[self.waiting][action - PLACE])

    def place(self, seat: int, cell: int) -> None:
        """PJ-4.3 Princess, maid and mirror holder, in this order."""
        self.placed[seat] += 1
        self.screens[cell] = 4 * seat + self.placed[seat]
        self.cells[4 * seat + self.placed[seat]] = cell
        if self.placed == [3, 3]:
            self.phase = "move"
            self.waiting = self.active
        elif self.placed[0] == 3:
            self.waiting = 1

    def move(self, seat: int, action: int) -> None:
        """PJ-6 An exchange, or PJ-7 a withdrawal."""
        if action < WITHDRAW:
            self.last_pair[seat] = action
            first, second = PAIRS[action]
        else:
            self.last_pair[seat] = NO_PAIR
            figure = PRINCESS if action < WITHDRAW + SIDE else MIRROR
            first, second = self.cells[4 * seat + figure], STARTING_LINE[seat][(action - WITHDRAW) % SIDE]
        self.exchange(first, second)
        if self.winner is None:
            self.phase = "point"

    def exchange(self, first: int, second: int) -> None:
        """PJ-6.1 Two screens trade places with all they carry. PJ-11 A princess before her captain wins."""
        screens, cells = self.screens, self.cells
        one, other = screens[second], screens[first]
        screens[first], screens[second] = one, other
        if one:
            cells[one] = first
        if other:
            cells[other] = second
        if cells[PRINCESS] == GOALS[0] or cells[4 + PRINCESS] == GOALS[1]:
            self.winner = 0 if cells[PRINCESS] == GOALS[0] else 1
            self.waiting = None
        self.look()

    def look(self) -> None:
        """PJ-10.2 Each mirror shows its owner the face of the screen in front of it."""
        below, above = self.cells[MIRROR] - SIDE, self.cells[4 + MIRROR] + SIDE
        self.glimpsed[0] = self.screens[below] if below >= 0 else None
        self.glimpsed[1] = self.screens[above] if above < CELLS else None

    def point(self, seat: int, action: int) -> None:
        """PJ-8.3 The screen pointed at is revealed."""
        if action == PASS:
            self.end_turn(hit=False, miss=False)
        elif self.cells[4 * (1 - seat) + PRINCESS] == action - POINT:
            self.phase = "back"
            self.waiting = 1 - seat
        else:
            self.end_turn(hit=False, miss=True)

    def end_turn(self, hit: bool, miss: bool) -> None:
        """PJ-9.5 By its counters."""
        if hit and not self.second:
            self.mine = True
        if miss:
            self.theirs = True
        if not self.second and self.mine:
            self.second, self.mine = True, False
        else:
            self.active = 1 - self.active
            self.second, self.mine, self.theirs = False, self.theirs, False
        self.phase = "move"
        self.waiting = self.active


def play_at_random(seed: int, most: int) -> int:
    """A game of random legal moves, for `most` decisions at the longest; returns how many were made."""
    random = Random(seed)
    game = PrincessJing(random)
    for made in range(most):
        if game.waiting is None:
            return made
        actions = game.legal()
        game.play(actions[int(random.random() * len(actions))])
    return most
