"""Whatever is wrong with a request: a status, a stable code, a sentence, and nothing changed."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import GAME, Guest, House, Json, Table, running
from tests.server.test_play import everything, opening


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path) as opened:
        yield opened


TABLES: list[tuple[Json, int, str]] = [
    ({"game": "chess"}, 400, "unknown-game"),
    ({"game": GAME, "seats": 3}, 400, "bad-seats"),
    ({"game": GAME, "options": {"colour": "red"}}, 400, "unknown-option"),
    ({"game": GAME, "options": {"mode": "easy"}}, 400, "bad-option"),
    ({"game": GAME, "options": {"turn_limit": 1}}, 400, "bad-option"),
    ({"game": GAME, "options": {"turn_limit": "many"}}, 400, "bad-option"),
    ({"game": GAME, "options": {"starter": "youngest"}}, 400, "ask-first"),
    ({"game": GAME, "options": {"mode": "expert", "window": "fixed"}}, 400, "bad-option"),
    ({"game": "jade-koenig", "options": {"window": "fixed"}}, 400, "bad-option"),
    ({"game": GAME, "sit": [{"kind": "bot", "level": "divine"}]}, 400, "unknown-level"),
    ({"game": GAME, "sit": [{"kind": "bot"}]}, 400, "unknown-level"),
    ({"game": GAME, "sit": [{"kind": "me"}] * 3}, 400, "too-many-seats"),
    ({"game": GAME, "salt": "a\nb", "sit": [{"kind": "me"}]}, 400, "bad-salt"),
    ({"game": GAME, "sit": [{"kind": "ghost"}]}, 400, "bad-request"),
    ({"game": GAME, "options": {"mode": ["basic"]}}, 400, "bad-request"),
    ({"game": GAME, "seats": "two"}, 400, "bad-request"),
    ({"game": "g" * 100}, 400, "bad-request"),
    ({}, 400, "bad-request"),
]


@pytest.mark.parametrize(("body", "status", "code"), TABLES)
async def test_a_table_that_cannot_be(house: House, body: Json, status: int, code: str):
    anna = house.guest()
    problem = await anna.post("/tables", body, expect=status)
    assert problem["code"] == code
    assert problem["message"]
    assert (await anna.get("/tables"))["yours"] == []


MOVES: list[tuple[Json, int, str]] = [
    ({"seat": 1, "number": 3, "move": "swap b1-b2"}, 403, "not-your-seat"),
    ({"seat": 5, "number": 3, "move": "swap b1-b2"}, 404, "no-such-seat"),
    ({"seat": 9, "number": 3, "move": "swap b1-b2"}, 400, "bad-request"),
    ({"seat": -1, "number": 3, "move": "swap b1-b2"}, 400, "bad-request"),
    ({"seat": 0, "number": 0, "move": "swap b1-b2"}, 409, "stale-number"),
    ({"seat": 0, "number": 77, "move": "swap b1-b2"}, 409, "stale-number"),
    ({"seat": 0, "number": 77, "move": "resign"}, 409, "stale-number"),
    ({"seat": 0, "number": -3, "move": "swap b1-b2"}, 400, "bad-request"),
    ({"seat": 0, "number": "three", "move": "swap b1-b2"}, 400, "bad-request"),
    ({"seat": 0, "number": 3}, 400, "bad-request"),
    ({"seat": 0, "number": 3, "move": "x" * 500}, 400, "bad-request"),
    ({"seat": True, "number": 3, "move": "pass"}, 400, "bad-request"),
]


@pytest.mark.parametrize(("body", "status", "code"), MOVES)
async def test_a_move_that_cannot_be(house: House, body: Json, status: int, code: str):
    table, anna, bela = await opening(house)
    before = await everything(table, anna, bela)
    problem = await anna.post(f"/tables/{table['id']}/moves", body, expect=status)
    assert problem["code"] == code
    assert await everything(table, anna, bela) == before


@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("fly b1-b2", "bad-notation", "section 8.2"),
        ("", "bad-notation", "section 8.2"),
        ("swap a1-a3", "bad-notation", "PJ-6.1"),
        ("withdraw owl a1", "bad-notation", "PJ-7.1"),
        ("point b2", "illegal-move", "PJ-5.1"),
        ("back d5", "bad-notation", "PJ-8.7"),
        ("call mirror1", "illegal-move", "PJ-14.1"),
    ],
)
async def test_a_move_that_the_rules_forbid(house: House, move: str, code: str, clause: str):
    table, anna, bela = await opening(house)
    before = await everything(table, anna, bela)
    asked = (await anna.sight(table))["asked"]
    answer = await anna.http.post(f"/api/tables/{table['id']}/moves", json={"seat": 0, "number": asked, "move": move})
    problem = answer.json()
    assert answer.is_client_error
    assert (problem["code"], problem["clause"]) == (code, clause)
    assert await everything(table, anna, bela) == before


ADDRESSES = [
    ("GET", "/tables/nowhere", 404, "unknown-table"),
    ("GET", "/tables/nowhere/sight", 404, "unknown-table"),
    ("GET", "/tables/nowhere/qr.svg", 404, "unknown-table"),
    ("POST", "/tables/nowhere/rematch", 404, "unknown-table"),
    ("POST", "/tables/nowhere/absent", 404, "unknown-table"),
    ("DELETE", "/tables/nowhere/seats/0", 404, "unknown-table"),
    ("POST", "/tables/nowhere/seats/0/link", 404, "unknown-table"),
    ("GET", f"/tables/{'x' * 41}", 400, "bad-request"),
    ("GET", "/chairs", 404, "unknown-address"),
    ("PATCH", "/tables", 405, "wrong-method"),
    ("GET", "/tables/nowhere/sight?seat=north", 400, "bad-request"),
    ("GET", "/tables/nowhere/sight?seat=6", 400, "bad-request"),
    ("GET", "/tables/nowhere/events?since=-1", 400, "bad-request"),
    ("GET", "/tables/nowhere/replay?seat=north", 400, "bad-request"),
]


@pytest.mark.parametrize(("method", "path", "status", "code"), ADDRESSES)
async def test_an_address_that_is_none(house: House, method: str, path: str, status: int, code: str):
    problem = await house.guest().ask(method, path, expect=status)
    assert problem["code"] == code


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game": "princess-jing"', b"1e999"])
async def test_a_body_that_is_no_json_of_a_table(house: House, body: bytes):
    answer = await house.guest().http.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-request"


async def test_a_body_that_is_too_large(house: House):
    anna = house.guest()
    for content in (b"x" * 70_000, b'{"game": "' + b"x" * 200_000 + b'"}'):
        answer = await anna.http.post("/api/tables", content=content)
        assert answer.status_code == 413
        assert answer.json()["code"] == "too-large"

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(40):
            yield b"y" * 4_096

    answer = await anna.http.post("/api/tables", content=pieces())
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_a_seat_that_is_not_ones_own(house: House):
    table, anna, bela = await opening(house)
    for guest, seat in ((anna, 1), (bela, 0), (house.guest(), 0)):
        problem = await guest.get(f"/tables/{table['id']}/sight?seat={seat}", expect=403)
        assert problem["code"] == "not-your-seat"
        socket = await guest.join(table, seat)
        assert await socket.until_closed() == 4403
        assert [message["kind"] for message in socket.messages] == ["refused"]
        assert socket.messages[0]["code"] == "not-your-seat"


async def test_a_socket_at_a_table_that_is_none(house: House):
    socket = await house.guest().join("nowhere")
    assert await socket.until_closed() == 4403
    assert socket.messages[0]["code"] == "unknown-table"
    assert "nowhere" not in house.tables.shelf.lives


@pytest.mark.parametrize("cookie", ["", "forged", "ImFubmEi.AAAA", "x" * 3_000])
async def test_a_wrong_cookie(house: House, cookie: str):
    table, anna, bela = await opening(house)
    before = await everything(table, anna, bela)
    forger = house.guest(cookies={"paravent": cookie})
    asked = (await anna.sight(table))["asked"]
    problem = await forger.move(table, 0, asked, "swap b1-b2", expect=401)
    assert problem["code"] == "bad-cookie"
    assert (await forger.get(f"/tables/{table['id']}/sight", expect=401))["code"] == "bad-cookie"
    socket = await forger.join(table)
    assert await socket.until_closed() == 4403
    assert [message.get("code") for message in socket.messages] == ["bad-cookie"]
    assert await everything(table, anna, bela) == before
    assert (await forger.get("/me"))["id"]


async def test_a_signed_cookie_of_another_house(house: House, tmp_path: Path):
    async with running(tmp_path / "other") as other:
        stranger = other.guest()
        await stranger.get("/me")
        forger = house.guest(cookies=dict(stranger.http.cookies))
        problem = await forger.post("/tables", {"game": GAME}, expect=401)
        assert problem["code"] == "bad-cookie"


def refused_times(table: Table, count: int) -> bool:
    return table.count("refused") == count


async def test_what_a_socket_cannot_read(house: House):
    table, anna, bela = await opening(house)
    red = await anna.join(table)
    await red.until(lambda: red.sight)
    before = await everything(table, anna, bela)
    wrong: list[Any] = [
        "nonsense",
        "{}",
        "[]",
        '{"kind": "dance"}',
        '{"kind": "play", "request": 1}',
        '{"kind": "play", "request": "one", "seat": 0, "number": 3, "move": "pass"}',
        '{"kind": "play", "request": 1, "seat": 77, "number": 3, "move": "pass"}',
    ]
    for count, text in enumerate(wrong, 1):
        await red.send(text)
        await red.until(partial(refused_times, red, count))
    assert {message["code"] for message in red.messages if message["kind"] == "refused"} == {"bad-request"}
    await red.connection.send(b'{"kind": "ping"}')
    await red.until(lambda: red.messages[-1]["kind"] == "pong")
    assert await everything(table, anna, bela) == before


async def test_a_message_that_is_too_large_ends_the_connection(house: House):
    table, anna, _ = await opening(house)
    red = await anna.join(table)
    await red.until(lambda: red.sight)
    await red.send("x" * 100_000)
    assert await red.until_closed() == 1009


@pytest.mark.parametrize(
    ("language", "words"), [("en", "no table"), ("de", "keinen Tisch"), ("hu", "Itt nincs"), ("fr", "pas de table")]
)
async def test_errors_are_in_the_persons_language(house: House, language: str, words: str):
    anna: Guest = house.guest()
    await anna.ask("PUT", "/me", {"language": language})
    assert words in (await anna.get("/tables/nowhere", expect=404))["message"]
    stranger = house.guest()
    answer = await stranger.http.get("/api/tables/nowhere", headers={"accept-language": f"{language}-XX,en;q=0.5"})
    assert words in answer.json()["message"]
