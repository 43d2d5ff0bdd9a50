"""Fills a record of zeros from a written position. Raises `BadPosition` with what was expected and what came."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from paravent.engine.options import complete
from paravent.engine.refusal import BadPosition, Refusal
from paravent.games.jade_koenig import deduction
from paravent.games.jade_koenig.board import LETTERS, NOWHERE, ROUTE_COUNT, ROUTE_STEPS, STEPS
from paravent.games.jade_koenig.cards import CARDS, PLACE_NAMES, PLACES, SYMBOL_NAMES, TRIPLE_OF
from paravent.games.jade_koenig.naming import FACE_NAMES, PHASE_NAMES, board_of
from paravent.games.jade_koenig.options import OPTIONS, unfit
from paravent.games.jade_koenig.positions.cards_left import FIELDS, follow, words_of
from paravent.games.jade_koenig.positions.written import Faces, SeatWritten, Written
from paravent.games.jade_koenig.rules.deal import clear_table
from paravent.games.jade_koenig.state import (
    DEALT,
    NO_ROUTE,
    NO_SYMBOL,
    NOBODY,
    QUESTIONS,
    SEATS,
    TASK_CARDS,
    Answer,
    Face,
    Phase,
    Reason,
)

FACES_BY_NAME = {name: int(face) for face, name in FACE_NAMES.items()}
PHASES_BY_NAME = {name: int(phase) for phase, name in PHASE_NAMES.items()}
REASONS_BY_NAME = {reason.name.lower(): int(reason) for reason in Reason if reason}


def fill(record: Any, written: Written) -> None:
    """Everything but the generator."""
    if not 2 <= len(written.seats) <= SEATS:
        raise BadPosition("seats", "2 to 6 seats", len(written.seats))
    fill_options(record, written)
    clear_table(record)
    fill_flow(record, written)
    for seat, given in enumerate(written.seats):
        fill_seat(record, seat, given)
    fill_stones(record, written)
    fill_cards(record, written)
    fill_move(record, written)
    fill_questions(record, written)


def fill_options(record: Any, written: Written) -> None:
    """JK-1."""
    seats = len(written.seats)
    try:
        values = complete(OPTIONS, written.options)
    except Refusal as refusal:
        raise BadPosition("options", refusal.message, dict(written.options)) from None
    wrong = unfit(seats, values)
    if wrong is not None:
        raise BadPosition(f"options.{wrong[0]}", wrong[1], values[wrong[0]])
    for option in OPTIONS:
        record[option.name] = option.read(values[option.name])
    record["seats"] = seats


def fill_flow(record: Any, written: Written) -> None:
    """Who plays and whose decision it is."""
    record["phase"] = choice("phase", written.phase, PHASES_BY_NAME)
    record["starter"] = seat_number(record, "starter", written.starter)
    for name in ("on_turn", "sitting", "placing", "placing_next", "author", "shown", "placer"):
        record[name] = seat_number(record, name, getattr(written, name))
    following = written.starter if written.next_turn is None else written.next_turn
    record["next_turn"] = seat_number(record, "next_turn", following)
    for name, most in (("cycle", 2001), ("turn", 2000), ("idle", 2000), ("swaps", 6)):
        record[name] = whole_number(name, getattr(written, name), most)
    record["winner"] = NOBODY
    if written.result is not None:
        record["winner"] = seat_number(record, "result.winner", written.result.winner)
        record["reason"] = choice("result.reason", written.result.reason, REASONS_BY_NAME)


def fill_seat(record: Any, seat: int, given: SeatWritten) -> None:
    where = f"seats[{seat}]"
    record["playing"] |= given.playing << seat
    record["piece"][seat] = node_number(record, f"{where}.piece", given.piece)
    if given.piece is not None:
        record["standing"][record["piece"][seat]] = 1 + seat
    record["marker"][seat] = whole_number(f"{where}.marker", given.marker, 10)
    record["chips"][seat] = whole_number(f"{where}.chips", given.chips, 3)
    hand = given.hand or even_hand(record, seat)
    record["hand"][seat] = face_counts(f"{where}.hand", hand)
    record["held" if given.playing else "lost"][seat] = hand.snakes + hand.jaguars
    record["went_back"][seat] = face_bits(f"{where}.returned", given.returned)
    record["targets"][seat] = letter_bits(f"{where}.targets", given.targets)
    if given.oracle is not None:
        record["oracle"][seat] = choice(f"{where}.oracle", given.oracle, {name: n for n, name in enumerate(LETTERS)})
    record["answer"][seat] = answer_number(f"{where}.answer", given.answer)
    record["answered"] |= (given.answer is not None) << seat


def even_hand(record: Any, seat: int) -> Faces:
    """Left out: as many stones as are dealt, half of each face; an odd one is a snake for every second seat."""
    each = int(DEALT[int(record["seats"])])
    snakes = (each + (seat + 1) % 2) // 2
    return Faces(snakes, each - snakes)


def fill_stones(record: Any, written: Written) -> None:
    for name, stone in written.stones.items():
        where = f"stones.{name}"
        node = node_number(record, where, name)
        if node >= board_of(record).circles:
            raise BadPosition(where, "a circle space (JK-7.3)", name)
        record["lying"][node] = 1 + seat_number(record, f"{where}.seat", stone.seat)
        record["face"][node] = 1 + choice(f"{where}.face", stone.face, FACES_BY_NAME)
        record["returns"][node] = face_bits(f"{where}.returned", stone.returned)
    record["turned"] = face_counts("turned", written.turned)


def fill_cards(record: Any, written: Written) -> None:
    """Symbols, oracle cards and task cards."""
    record["arrangement"] = symbols("arrangement", written.arrangement)
    record["before"] = symbols("before", written.before)
    record["opened"] = letter_bits("open", written.open)
    texts = [seat.tasks for seat in written.seats]
    if all(text is None for text in texts):
        return
    cards = [card_number(f"seats[{seat}].tasks", text) for seat, text in enumerate(texts)]
    if written.unused is None:
        cards += [card for card in range(CARDS) if card not in cards][: TASK_CARDS - len(cards)]
    else:
        cards += [card_number(f"unused[{index}]", text) for index, text in enumerate(written.unused)]
    if len(cards) != TASK_CARDS or len(set(cards)) != TASK_CARDS:
        raise BadPosition("unused", f"{TASK_CARDS} different task cards in all (JK-R-3)", len(set(cards)))
    record["tasks"] = cards


def fill_move(record: Any, written: Written) -> None:
    """Window, move and consultation under way."""
    record["asked"] = sum(1 << seat_number(record, "asked", seat) for seat in set(written.asked))
    record["fresh"] = node_number(record, "fresh", written.fresh)
    faced = [node_number(record, "faced", name) for name in written.faced]
    record["faced"] = (faced + [NOWHERE] * STEPS)[:STEPS]
    record["route"] = route_number(record, written.route)
    record["marked"] = sum(1 << place_number("marked", name) for name in set(written.marked))


def fill_questions(record: Any, written: Written) -> None:
    if len(written.questions) > QUESTIONS:
        raise BadPosition("questions", f"at most {QUESTIONS} questions", len(written.questions))
    for row, asked in enumerate(written.questions):
        where = f"questions[{row}]"
        packed = seat_number(record, f"{where}.seat", asked.seat) << 3 * PLACES
        for place, symbol in pairs(f"{where}.pairs", asked.pairs):
            packed |= 1 + SYMBOL_NAMES.index(symbol) << 3 * PLACE_NAMES.index(place)
        record["question"][row] = packed
        record["reply"][row] = code_number(f"{where}.answer", asked.answer)
    record["questions"] = len(written.questions)
    follow(record)
    for seat, given in enumerate(written.seats):
        for field, text in zip(FIELDS, (given.left, given.left_to_all), strict=True):
            if text is not None:
                record[field][seat] = words_of(text, f"seats[{seat}].left")


# one value


def choice(where: str, name: str, known: dict[str, int]) -> int:
    if name not in known:
        raise BadPosition(where, ", ".join(known), name)
    return known[name]


def whole_number(where: str, number: int, most: int) -> int:
    if not 0 <= number <= most:
        raise BadPosition(where, f"0 to {most}", number)
    return number


def seat_number(record: Any, where: str, seat: int | None) -> int:
    if seat is not None and not 0 <= seat < record["seats"]:
        raise BadPosition(where, f"a seat from 0 to {record['seats'] - 1}", seat)
    return NOBODY if seat is None else seat


def node_number(record: Any, where: str, name: str | None) -> int:
    board = board_of(record)
    if name is not None and name not in board.numbers:
        raise BadPosition(where, "a node of the board", name)
    return NOWHERE if name is None else board.numbers[name]


def place_number(where: str, name: str) -> int:
    return choice(where, name, {known: number for number, known in enumerate(PLACE_NAMES)})


def letter_bits(where: str, text: str) -> int:
    return sum(1 << choice(where, letter, {name: n for n, name in enumerate(LETTERS)}) for letter in set(text))


def face_bits(where: str, names: Iterable[str]) -> int:
    return sum(1 << choice(where, name, FACES_BY_NAME) for name in set(names))


def face_counts(where: str, faces: Faces) -> tuple[int, int]:
    return whole_number(f"{where}.snakes", faces.snakes, 15), whole_number(f"{where}.jaguars", faces.jaguars, 15)


def symbols(where: str, names: Sequence[str] | None) -> list[int]:
    """JK-R-2 Two of each symbol."""
    if names is None:
        return [NO_SYMBOL] * PLACES
    if sorted(names) != sorted(2 * SYMBOL_NAMES):
        raise BadPosition(where, "eight symbols, each twice (JK-R-2)", list(names))
    return [SYMBOL_NAMES.index(name) for name in names]


def pairs(where: str, text: str) -> deduction.Question:
    try:
        return deduction.question(text)
    except ValueError:
        raise BadPosition(where, "one to three pairs as forests-bird", text) from None


def card_number(where: str, text: str | None) -> int:
    try:
        return deduction.card_number(pairs(where, text or ""))
    except ValueError:
        raise BadPosition(where, "three tasks as ice-bird ruins-amulet desert-crown", text) from None


def code_number(where: str, text: str) -> int:
    counts = [int(count) for count in text.split("/") if count in ("0", "1", "2", "3")]
    if len(counts) != 3 or text.count("/") != 2:
        raise BadPosition(where, "an answer as 1/2/0", text)
    return 16 * counts[0] + 4 * counts[1] + counts[2]


def answer_number(where: str, text: str | None) -> int:
    """What a seat has answered in the open window."""
    if text is None:
        return Answer.NONE
    kind, *places = text.split()
    plain = {"declined": Answer.DECLINED, "hinder": Answer.HINDER}
    if kind in plain and not places:
        return plain[kind]
    triple = TRIPLE_OF.get(tuple(sorted(place_number(where, name) for name in places)))
    if kind != "claim" or triple is None:
        raise BadPosition(where, "declined, hinder, or claim with three places", text)
    return Answer.CLAIM + triple


def route_number(record: Any, names: Sequence[str] | None) -> int:
    """The route among those of the mover's node."""
    if names is None:
        return NO_ROUTE
    board, mover = int(record["board"]), int(record["on_turn"])
    wanted = [node_number(record, "route", name) for name in names]
    node = int(record["piece"][mover])
    for index in range(int(ROUTE_COUNT[board, node]) if node != NOWHERE else 0):
        if wanted == [step for step in ROUTE_STEPS[board, node, index] if step != NOWHERE]:
            return index
    raise BadPosition("route", "a route from where the piece on turn stands", list(names))


def no_more_than_all(record: Any) -> None:
    """JK-R-1 Fifteen of each face."""
    for face in Face:
        count = int(record["hand"][:, face].sum()) + int((record["face"] == 1 + face).sum()) + record["turned"][face]
        if count > 15:
            raise BadPosition("stones", f"at most 15 {FACE_NAMES[face]}s in all (JK-R-1)", int(count))


def check(record: Any) -> None:
    """The invariants of 6.1, and that whoever the phase waits for is there."""
    no_more_than_all(record)
    pieces = [int(node) for node in record["piece"] if node != NOWHERE]
    if len(set(pieces)) != len(pieces):
        raise BadPosition("seats", "one piece a space (JK-5.5)", "two pieces on one")
    if np.any((record["standing"] != 0) & (record["lying"] != 0)):
        raise BadPosition("stones", "no stone under a piece (JK-R-16)", "one")
    own = [int(letter) for letter in record["oracle"] if letter >= 0]
    if len(set(own)) != len(own):
        raise BadPosition("seats", "different oracle cards", "the same card twice")
    if any(record["opened"] >> letter & 1 for letter in own):
        raise BadPosition("open", "oracle cards that no seat has", "a seat's card")
    check_phase(record, Phase(int(record["phase"])))


def check_phase(record: Any, phase: Phase) -> None:
    """What the phase needs."""
    need(phase in (Phase.PLACE, Phase.OVER) or record["arrangement"][0] != NO_SYMBOL, "arrangement", "eight symbols")
    need(phase in (Phase.PLACE, Phase.OVER) or record["tasks"][0] >= 0, "seats", "a task card for every seat")
    need(record["playing"].bit_count() > 1 or phase == Phase.OVER, "seats", "at least two seats in the game")
    if phase == Phase.OVER:
        need(bool(record["reason"]), "result", "a winner and a reason")
        return
    if phase in (Phase.PLACE, Phase.RESEAT):
        need(is_in_game(record, record["placing"]), "placing", "a seat in the game")
        return
    mover = int(record["on_turn"])
    need(is_in_game(record, mover) and mover != record["sitting"], "on_turn", "a seat in the cycle")
    need(record["piece"][mover] != NOWHERE, f"seats[{mover}].piece", "a node")
    for seat in range(int(record["seats"])):
        runs = is_in_game(record, seat) and seat != record["sitting"]
        need(not runs or record["oracle"][seat] >= 0, f"seats[{seat}].oracle", "a letter for every seat in the cycle")
    need(phase != Phase.LAY or is_in_game(record, record["placer"]), "placer", "a seat in the game")
    need(phase != Phase.GUESS or record["route"] != NO_ROUTE, "route", "the planned route")
    need(phase not in (Phase.HINDER, Phase.CLAIMS) or record["asked"] != 0, "asked", "who is asked in the window")


def is_in_game(record: Any, seat: Any) -> bool:
    return bool(seat != NOBODY and record["playing"] >> int(seat) & 1)


def need(fulfilled: Any, where: str, expected: str) -> None:
    if not fulfilled:
        raise BadPosition(where, expected, None)
