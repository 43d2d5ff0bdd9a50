"""How the people of the tests play: straight ahead, knowing nothing but their own view."""

from typing import Any

from tests.browser.visitor import Move

Sight = dict[str, Any]


def place(cell: str) -> tuple[int, int]:
    return ord(cell[0]) - ord("a"), int(cell[1])


def distance(one: str, other: str) -> int:
    (column, row), (other_column, other_row) = place(one), place(other)
    return max(abs(column - other_column), abs(row - other_row))


class Walker:
    """Leads the own princess to the captains, one after the other, and points at nobody."""

    def __init__(self) -> None:
        self.tried: set[str] = set()

    def choose(self, sight: Sight) -> Move:
        legal: list[Move] = sight["legal"]
        if sight["view"]["phase"] in {"move", "paralysis"}:
            return self.step(sight)
        return next((move for move in ("pass", "decline") if move in legal), legal[0])

    def step(self, sight: Sight) -> Move:
        seat, view = sight["seat"], sight["view"]
        princess = next(each["cell"] for each in view["figures"] if each["figure"] == "princess")
        goal = self.goal(view, seat, princess)
        swaps: list[Move] = [move for move in sight["legal"] if move.startswith("swap") and princess in move]
        return min(swaps, key=lambda move: distance(moved(princess, move), goal))

    def goal(self, view: dict[str, Any], seat: int, princess: str) -> str:
        line = "5" if seat == 0 else "1"
        goals: list[str] = [each["entrance"] + line for each in view["captains"] if each["seat"] == seat]
        if princess in goals:
            self.tried.add(princess)
        left = [goal for goal in goals if goal not in self.tried]
        if not left:
            self.tried.clear()
            left = goals
        return min(left, key=lambda goal: distance(princess, goal))


def moved(cell: str, swap: Move) -> str:
    """Where a cell's screen stands after an exchange that takes part in it."""
    first, second = swap.removeprefix("swap ").split("-")
    return second if cell == first else first
