"""The answers over HTTP: each reads, calls and returns."""

import io
from html import escape
from typing import Annotated, Any, Literal
from urllib.parse import quote

import segno
from litestar import MediaType, Response, Router, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect

from paravent.engine.game import Game
from paravent.engine.options import Number, Setting
from paravent.engine.refusal import Refusal
from paravent.games import registry
from paravent.server import wire
from paravent.server.refusals import refusal, say
from paravent.server.rows import Person
from paravent.server.web.given import (
    Asking,
    BoardName,
    GameKey,
    SeatNumber,
    TableId,
    TheAnalyst,
    TheAsker,
    TheBots,
    TheCatalogue,
    TheGuests,
    ThePerson,
    TheTables,
    Token,
)

LevelWished = Annotated[
    str | None,
    QueryParameter(max_length=40, description="The level of a bot that stands in; none: the house's choice."),
]
SeatWished = Annotated[
    int | None, QueryParameter(ge=0, le=5, description="One's seat; left out: the first of one's seats.")
]

LONGEST_NAME = 40


def wrong(description: str) -> ResponseSpec:
    return ResponseSpec(wire.Problem, description=description, generate_examples=False)


WRONG = {
    400: wrong("Not understood: `bad-request`, `unknown-option`, …"),
    404: wrong("Not here: `unknown-table`, …"),
    409: wrong("Not now: `illegal-move`, `stale-number`, `seat-taken`, …"),
}
DENIED = WRONG | {
    401: wrong("`bad-cookie`"),
    403: wrong("Not you: `not-your-seat`, `cross-site`, …"),
    413: wrong("`too-large`"),
    429: wrong("`too-many-requests`"),
}


# Guests --------------------------------------------------------------------------------------------------------------


@get("/me", summary="Who am I?")
async def who_am_i(request: Asking, guests: TheGuests) -> wire.Me:
    """The guest behind the cookie; a new one, with a cookie, where there is none or one that is not valid."""
    try:
        return me(await guests.person(request))
    except Refusal:
        return me(guests.new(request))


@put("/me", summary="Change my name or language", responses=DENIED)
async def change_me(data: JSONBody[wire.NewMe], person: ThePerson, guests: TheGuests, tables: TheTables) -> wire.Me:
    """Keeps a name and a language; the seats at unfinished tables bear the new name."""
    name = person.name if data.name is None else " ".join(data.name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise refusal("bad-name")
    renamed = Person(person.id, name, data.language or person.language)
    await tables.shelf.read_again(await guests.keep(renamed))
    return me(renamed)


def me(person: Person) -> wire.Me:
    return wire.Me(person.id, person.name, person.language)  # type: ignore[arg-type]


# Games ---------------------------------------------------------------------------------------------------------------


@get("/games", summary="What can be played?", sync_to_thread=False)
def games(catalogue: TheCatalogue) -> list[wire.GameInfo]:
    """All games with their options and the levels of their bots."""
    return [game_info(game, list(catalogue.levels(game.key))) for game in registry.every_game()]


@get("/games/{game:str}/boards/{board:str}", summary="A board", responses=WRONG, sync_to_thread=False)
def board_file(game: GameKey, board: BoardName) -> Response[bytes]:
    """A board's file, as the game's specification describes it."""
    boards = registry.game(game).boards
    if board not in boards:
        raise refusal("unknown-board", got=board, expected=", ".join(boards))
    return Response(boards[board], media_type=MediaType.JSON)


def game_info(game: Game, levels: list[str]) -> wire.GameInfo:
    options = [option_info(option) for option in game.options]
    puzzles = list(game.puzzles.levels) if game.puzzles else []
    return wire.GameInfo(game.key, game.rules, list(game.seats), options, levels, dict(game.live), puzzles)


def option_info(option: Setting) -> wire.OptionInfo:
    if isinstance(option, Number):
        values = ["none"] if option.none else []
        limits = (option.least, option.most)
        return wire.OptionInfo(
            option.name, "number", option.default, values, *limits, [], option.applies, list(option.clauses)
        )
    shown = (list(option.values), None, None, list(option.asks), option.applies, list(option.clauses))
    return wire.OptionInfo(option.name, "choice", option.default, *shown)


# Tables --------------------------------------------------------------------------------------------------------------


@get("/tables", summary="The lobby")
async def lobby(asker: TheAsker, tables: TheTables) -> wire.Lobby:
    """Public tables to join and to watch, and one's own unfinished ones."""
    return await tables.watching.lobby(asker)


@post("/tables", summary="Set up a table", responses=DENIED)
async def set_up(data: JSONBody[wire.NewTable], person: ThePerson, tables: TheTables) -> wire.TableInfo:
    """A new table with its options; the game begins at once if no seat is open."""
    return await tables.seating.create(person, data)


@get("/tables/{table_id:str}", summary="A table", responses=WRONG)
async def table(table_id: TableId, asker: TheAsker, tables: TheTables) -> wire.TableInfo:
    """Who sits there, what is played, how it stands."""
    return await tables.watching.info(asker, table_id)


@post("/tables/{table_id:str}/seats", summary="Sit down", status_code=200, responses=DENIED)
async def sit_down(
    table_id: TableId, data: JSONBody[wire.SitDown], person: ThePerson, tables: TheTables
) -> wire.TableInfo:
    """Takes an open seat; the game begins when none is left."""
    return await tables.seating.sit_down(person, table_id, data.seat, data.salt)


@delete("/tables/{table_id:str}/seats/{seat:int}", summary="Stand up", status_code=200, responses=DENIED)
async def stand_up(table_id: TableId, seat: SeatNumber, person: ThePerson, tables: TheTables) -> wire.TableInfo:
    """Leaves a seat before the game; the host may free any. A table that all people have left is gone."""
    return await tables.seating.stand_up(person.id, table_id, seat)


@post("/tables/{table_id:str}/bots", summary="Seat a bot", status_code=200, responses=DENIED)
async def seat_bot(
    table_id: TableId, data: JSONBody[wire.SeatBot], person: ThePerson, tables: TheTables
) -> wire.TableInfo:
    """Puts a bot on an open seat: for the host and those who sit there."""
    return await tables.seating.seat_bot(person.id, table_id, data.seat, data.level)


@post("/tables/{table_id:str}/seats/{seat:int}/link", summary="Private seat link", status_code=200, responses=DENIED)
async def seat_link(
    request: Asking, table_id: TableId, seat: SeatNumber, person: ThePerson, tables: TheTables
) -> wire.SeatLink:
    """An address that gives one's seat to another browser; links given before are void."""
    token = await tables.seating.new_link(person.id, table_id, seat)
    return wire.SeatLink(f"{here(request)}/seat/{token}")


@post("/tables/{table_id:str}/absent", summary="Claim a left seat", status_code=200, responses=DENIED)
async def claim_absent(
    table_id: TableId, person: ThePerson, tables: TheTables, level: LevelWished = None
) -> wire.TableInfo:
    """Ends the waiting for who has gone (`absent` of the table): they lose, or a bot stands in."""
    return await tables.seating.claim_absent(person.id, table_id, level)


@put("/tables/{table_id:str}/seats/{seat:int}/bot", summary="Let a bot play", responses=DENIED)
async def let_bot_play(
    table_id: TableId, seat: SeatNumber, data: JSONBody[wire.StandIn], person: ThePerson, tables: TheTables
) -> wire.TableInfo:
    """A bot plays on one's own seat, from what the seat knows, until one moves, comes back, or takes it back."""
    return await tables.seating.let_bot_play(person.id, table_id, seat, data.level)


@delete("/tables/{table_id:str}/seats/{seat:int}/bot", summary="Take back", status_code=200, responses=DENIED)
async def take_back(table_id: TableId, seat: SeatNumber, person: ThePerson, tables: TheTables) -> wire.TableInfo:
    """Plays again oneself where a bot stood in."""
    return await tables.seating.take_back(person.id, table_id, seat)


@post("/tables/{table_id:str}/rematch", summary="Play again", responses=DENIED)
async def rematch(table_id: TableId, person: ThePerson, tables: TheTables) -> wire.TableInfo:
    """The next game's table, everybody a seat further: the first who asks sets it up, it begins once all have asked."""
    return await tables.seating.rematch(person.id, table_id)


# Playing -------------------------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}/sight", summary="What I see", responses=WRONG)
async def sight(table_id: TableId, asker: TheAsker, tables: TheTables, seat: SeatWished = None) -> wire.Sight:
    """What a seat, or a spectator, may know now."""
    return await tables.watching.sight(asker, table_id, seat)


@get("/tables/{table_id:str}/events", summary="What has happened", responses=WRONG)
async def events(
    table_id: TableId,
    asker: TheAsker,
    tables: TheTables,
    since: Annotated[int, QueryParameter(ge=0, description="The viewer's number up to which events are known.")] = 0,
    seat: SeatWished = None,
) -> wire.Happenings:
    """The events that a seat, or a spectator, has seen since one of its numbers."""
    return await tables.watching.events(asker, table_id, since, seat)


@post("/tables/{table_id:str}/moves", summary="Move", status_code=200, responses=DENIED)
async def move(table_id: TableId, data: JSONBody[wire.NewMove], person: ThePerson, tables: TheTables) -> wire.Moved:
    """A move, or `resign`, `draw`, `look`. It is on disk when this answers; repeated, it is answered the same again."""
    return wire.Moved(await tables.door.move_of_person(person.id, table_id, data.seat, data.number, data.move))


@put("/tables/{table_id:str}/seats/{seat:int}/standing", summary="Answer in advance", responses=DENIED)
async def give_standing(
    table_id: TableId, seat: SeatNumber, data: JSONBody[wire.NewStanding], person: ThePerson, tables: TheTables
) -> wire.Sight:
    """Gives an answer to reaction windows in advance, or takes it back. Nobody else learns of it."""
    return await tables.door.give_standing(person.id, table_id, seat, data.name, data.stands)


@post("/tables/{table_id:str}/seats/{seat:int}/hint", summary="Hint", status_code=200, responses=DENIED)
async def hint(table_id: TableId, seat: SeatNumber, person: ThePerson, bots: TheBots) -> wire.Hint:
    """What a bot would do, from what one's own seat knows: at tables where all others are bots."""
    return await bots.hint(person.id, table_id, seat)


# After the end -------------------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}/replay", summary="Replay", responses=WRONG)
async def replay(
    table_id: TableId,
    tables: TheTables,
    seat: Annotated[
        str, QueryParameter(description="A seat's number, `none` for a spectator, `all` for everything.")
    ] = "all",
) -> wire.Replay:
    """A finished game step by step."""
    return await tables.watching.replay(table_id, replayed_seat(seat))


def replayed_seat(text: str) -> int | Literal["all"] | None:
    if text == "all":
        return "all"
    if text == "none":
        return None
    if not text.isdecimal() or len(text) > 2:
        raise refusal("bad-request", detail="seat")
    return int(text)


@get("/tables/{table_id:str}/analysis", summary="Look back", responses=WRONG)
async def look_back(
    request: Asking,
    table_id: TableId,
    analyst: TheAnalyst,
    guests: TheGuests,
    seat: Annotated[int, QueryParameter(ge=0, le=5, description="Whose decisions.")],
) -> wire.LookBack:
    """What a bot thinks of a seat's decisions in a finished game, as far as it has got: ask again for the rest."""
    return await analyst.look_back(table_id, seat, guests.language(request))


@get("/tables/{table_id:str}/record", summary="Save file", responses=WRONG)
async def record(table_id: TableId, tables: TheTables) -> Response[bytes]:
    """A finished game's save file, with what is needed to check its shuffle."""
    contents = await tables.watching.record(table_id)
    name = f'attachment; filename="paravent-{table_id}.json"'
    return Response(contents, media_type=MediaType.JSON, headers={"content-disposition": name})


@get("/tables/{table_id:str}/qr.svg", summary="The table's address as a picture", responses=WRONG)
async def qr(request: Asking, table_id: TableId, asker: TheAsker, tables: TheTables) -> Response[bytes]:
    """A QR code of the address of the table's page."""
    await tables.watching.info(asker, table_id)
    picture = io.BytesIO()
    segno.make(f"{here(request)}/t/{table_id}", error="m").save(picture, kind="svg", scale=8, border=2, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


# A seat in another browser -------------------------------------------------------------------------------------------


@get("/seat/{token:str}", include_in_schema=False)
async def open_seat_link(request: Asking, token: Token, guests: TheGuests, tables: TheTables) -> Response[str]:
    """A page that asks for the seat by itself: a program that only looks at links does not take it."""
    language = guests.language(request)
    try:
        name = await tables.seating.name_at(token)
    except Refusal as error:
        return no_seat_page(language, error)
    page = SEAT_PAGE.format(
        language=language,
        title=escape(say(language, "take-seat-title")),
        name=escape(name),
        button=escape(say(language, "take-seat")),
        address=quote(f"/seat/{token}"),
    )
    return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-store", "x-robots-tag": "noindex"})


@post("/seat/{token:str}", include_in_schema=False)
async def take_seat(
    request: Asking, token: Token, person: ThePerson, guests: TheGuests, tables: TheTables
) -> Response[Any]:
    """Gives the seat to this browser."""
    try:
        return Redirect(f"/t/{await tables.seating.take_over(person, token)}", status_code=303)
    except Refusal as error:
        return no_seat_page(guests.language(request), error)


def no_seat_page(language: str, error: Refusal) -> Response[str]:
    """A link that leads to no seat any more, said to a person."""
    page = NO_SEAT_PAGE.format(
        language=language, title=escape(error.say(language)), lobby=escape(say(language, "to-the-lobby"))
    )
    return Response(page, media_type=MediaType.HTML, status_code=404, headers={"cache-control": "no-store"})


SEAT_PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>
<body style="font-family: sans-serif; text-align: center; margin-top: 20vh"><h1>{title}</h1><p>{name}</p>
<form method="post" action="{address}"><button style="font-size: 1.2rem">{button}</button></form>
<script>document.forms[0].submit()</script></body></html>
"""


NO_SEAT_PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>
<body style="font-family: sans-serif; text-align: center; margin-top: 20vh"><h1>{title}</h1>
<p><a href="/" style="font-size: 1.2rem">{lobby}</a></p></body></html>
"""


def here(request: Asking) -> str:
    """The address under which this server was asked."""
    host = request.headers.get("host", "")
    if not 0 < len(host) <= LONGEST_HOST:
        raise refusal("bad-request", detail="host")
    return f"{request.scope['scheme']}://{host}"


LONGEST_HOST = 255  # RFC 1035

API = Router(
    "/api",
    route_handlers=[
        who_am_i, change_me, games, board_file, lobby, set_up, table, sit_down, stand_up, seat_bot, seat_link,
        claim_absent, let_bot_play, take_back, rematch, sight, events, move, give_standing, hint,
        replay, look_back, record, qr,
    ],
)  # fmt: skip
