"""Jade König's questioners (section 10.6): questions until the card is known, and until 3/3/3, over all 1,344 cards.

`python -m benchmarks.deduction` prints the book that `questioner.py` holds, made anew.
"""

from collections.abc import Callable, Iterator
from time import process_time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paravent.games.jade_koenig import deduction, questioner
from paravent.games.jade_koenig.cards import FULL_ANSWER, TASKS, answer_code
from paravent.games.jade_koenig.deduction import ALL_CARDS, Cards
from paravent.games.jade_koenig.questioner import Heard

TRIES = 200
ROUNDS = 20
SPECIFIED = {(3, False): "3.7165 / 5", (3, True): "4.4301 / 6", (2, False): "4.4360 / 6", (1, False): "7.1481 / 9"}
GOALS = {False: "known", True: "3/3/3"}


class Asked(NamedTuple):
    """A questioner at work: its name, chips, goal, mean and worst, seconds of processor time for all cards."""

    name: str
    chips: int
    proved: bool
    mean: float
    worst: int
    seconds: float


def measured(name: str, chips: int, proved: bool, run: Callable[[], NDArray[np.int16]]) -> Asked:
    began = process_time()
    needed = run()
    return Asked(name, chips, proved, float(needed.mean()), int(needed.max()), process_time() - began)


def rows() -> Iterator[Asked]:
    """Every questioner with every number of chips."""
    deduction.lengths(np.arange(2, dtype=np.int16), tries=2)
    for chips, proved in SPECIFIED:
        for tries in (0, TRIES):
            name = f"{tries} best questions played through" if tries else "greatest entropy"
            yield measured(
                name, chips, proved, lambda: deduction.lengths(chips=chips, tries=tries, proved=proved)  # noqa: B023
            )  # fmt: skip
        yield measured("the bots'", chips, proved, lambda: lengths_of_bots(chips, proved))  # noqa: B023


def lengths_of_bots(chips: int, proved: bool) -> NDArray[np.int16]:
    """[card]: how many questions `questioner.next_question` needs."""
    needed = np.zeros(ALL_CARDS.size, np.int16)
    ask_on(ALL_CARDS, [], chips, proved, needed)
    return needed


def ask_on(cards: Cards, heard: Heard, chips: int, proved: bool, needed: NDArray[np.int16]) -> None:
    """Counts the next question for all of these cards, and those after it for each answer."""
    if cards.size == 1 and not proved:
        return
    asked = questioner.next_question(cards, heard, chips)
    needed[cards] += 1
    sets = deduction.sets_of(deduction.named(asked))
    codes = np.array([answer_code(int(card), *sets) for card in cards])
    for code in np.unique(codes):
        if not (proved and code == FULL_ANSWER):
            ask_on(cards[codes == code], [*heard, (asked, int(code))], chips, proved, needed)


def scoring() -> float:
    """Milliseconds for the scores of all questions against all cards."""
    deduction.scores()
    began = process_time()
    for _ in range(ROUNDS):
        deduction.scores()
    return 1000 * (process_time() - began) / ROUNDS


def report() -> str:
    """A table in Markdown."""
    head = "| Jade König, questions over all 1,344 cards | chips | until | mean / worst | greedy of 10.6 | s for all |"
    lines = [head, "|---|---:|---|---:|---:|---:|", *map(line, rows())]
    return "\n".join([*lines, "", f"All 3,360 questions scored against all 1,344 cards: {scoring():.1f} ms"])


def line(row: Asked) -> str:
    greedy = SPECIFIED[row.chips, row.proved]
    found = f"{row.mean:.4f} / {row.worst}"
    return f"| {row.name} | {row.chips} | {GOALS[row.proved]} | {found} | {greedy} | {row.seconds:.2f} |"


def book() -> Iterator[str]:
    """The lines of `questioner.BOOK`."""
    first = deduction.named(questioner.FIRST)
    for told in sorted(deduction.spread(first)):
        left = deduction.remaining([(first, told)])
        best = deduction.numbers(deduction.best_question(left, TASKS, tries=TRIES))
        yield f"    {16 * told.places + 4 * told.symbols + told.matches}: {best},"


if __name__ == "__main__":
    print("\n".join(book()))
