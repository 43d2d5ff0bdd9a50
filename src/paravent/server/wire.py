"""What server and client say to each other: bodies of requests and answers, and the messages of a table's socket.

Views and events are the games' own structs; they travel here as JSON that is already encoded (`Raw`), because all who
may know the same thing share one encoding. The OpenAPI document names the structs behind them. Answers leave nothing
out: what is not there is null.

A socket begins with `whole`; at a table that has not started, with `table`, and `whole` comes with the start. A `step`
whose number is the next one brings what has happened; one with the same number renews the sight only (an answer that
is kept back until a window closes). Any other number is a gap: the client asks for `resync`.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

Language: TypeAlias = Literal["en", "de", "hu", "fr"]
Text: TypeAlias = Annotated[str, Meta(max_length=200)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Salt: TypeAlias = Annotated[str, Meta(max_length=64, description="What a player adds to the shuffle: any text.")]
Choice: TypeAlias = str | int
Command: TypeAlias = Literal["resign", "draw", "look"]


# What a table is --------------------------------------------------------------------------------------------------


class Seat(Struct):
    """A place at a table and who sits there."""

    seat: int
    name: str | None
    kind: Literal["open", "person", "bot"]
    level: str | None
    online: bool


class Outcome(Struct):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    reason: str
    clause: str


class TableInfo(Struct):
    """All that is public about a table, and which of its seats are the reader's."""

    id: str
    game: str
    rules: int
    seats: list[Seat]
    options: dict[str, Choice]
    public: bool
    status: Literal["open", "running", "over"]
    commitment: Annotated[str, Meta(description="SHA-256 of the seed and the table's id, in hexadecimal digits.")]
    created: str
    result: Outcome | None
    rematch: Annotated[str | None, Meta(description="Id of the table of the next game.")]
    watchers: int
    draw_offers: list[int]
    absent: Annotated[list[int], Meta(description="Seats whose person has been away so long that it may be claimed.")]
    yours: list[int]
    host: bool
    hints: Annotated[bool, Meta(description="A bot may be asked for a hint: all others at the table are bots.")]


class Window(Struct):
    """The clock of a reaction window or of a decision, the same for all who look on."""

    opened: str
    seconds: float
    left: float


class Standing(Struct):
    """An answer to reaction windows that a seat may give in advance. Nobody else learns whether it does."""

    name: str
    stands: Annotated[bool, Meta(description="The seat gives it; some lapse by themselves.")]
    answers: Annotated[bool, Meta(description="It stands and answers the question that is put to the seat now.")]


class Sight(Struct):
    """What a viewer sees now. `number` counts the steps this viewer could notice; `seat` is null for a spectator."""

    number: int
    seat: int | None
    to_act: list[int]
    may_act: list[int]
    asked: Annotated[
        int | None, Meta(description="The number at which the seat's question was put: a move carries it.")
    ]
    legal: list[str]
    kept: Annotated[str | None, Meta(description="The seat's answer that is kept back until the window closes.")]
    commands: Annotated[list[Command], Meta(description="Which of the commands of all games the seat may use now.")]
    standing: Annotated[list[Standing], Meta(description="Answers that the seat may give in advance.")]
    view: Raw
    window: Window | None


# Server to client -------------------------------------------------------------------------------------------------


class Whole(Struct, tag_field="kind", tag="whole"):
    """Everything a viewer may know: at the start of a connection, and after a gap."""

    table: TableInfo
    sight: Sight
    events: list[Raw]
    seed: Annotated[str | None, Meta(description="The table's seed, in hexadecimal digits, once the game is over.")]


class Step(Struct, tag_field="kind", tag="step"):
    """Something happened that the viewer notices: the sight after it, and its events."""

    sight: Sight
    events: list[Raw]


class TableNews(Struct, tag_field="kind", tag="table"):
    """Who sits, who is online, offers, the end: the table itself has changed."""

    table: TableInfo


class Accepted(Struct, tag_field="kind", tag="accepted"):
    """The move is on disk. `number` is the number its seat has got to with it."""

    request: int
    number: int


class Refused(Struct, tag_field="kind", tag="refused"):
    """The request has changed nothing. `code` is stable, `message` is for the reader, `clause` names the rule."""

    request: int
    code: str
    clause: str | None
    message: str


class Pong(Struct, tag_field="kind", tag="pong"):
    """The answer to a ping."""


ToClient: TypeAlias = Whole | Step | TableNews | Accepted | Refused | Pong


# Client to server -------------------------------------------------------------------------------------------------


class Play(Struct, tag_field="kind", tag="play"):
    """A move of a seat, or `resign`, `draw`, `look`. `number` is `sight.asked`, or `sight.number` if nobody asked."""

    request: Count
    seat: SeatNumber
    number: Count
    move: Text


class Stand(Struct, tag_field="kind", tag="standing"):
    """Gives an answer in advance, or takes it back. `accepted` answers, and a step renews the seat's own sight."""

    request: Count
    seat: SeatNumber
    name: Text
    stands: bool


class Resync(Struct, tag_field="kind", tag="resync"):
    """Asks for the whole view again."""


class Ping(Struct, tag_field="kind", tag="ping"):
    """Asks for a pong."""


ToServer: TypeAlias = Play | Stand | Resync | Ping


# Requests and answers over HTTP -------------------------------------------------------------------------------------


class Problem(Struct):
    """Every error's body."""

    code: str
    message: str
    clause: str | None = None
    detail: str | None = None


class Me(Struct):
    """The guest behind a cookie."""

    id: str
    name: str
    language: Language


class NewMe(Struct):
    """A change of the own name or language; what is left out stays."""

    name: Annotated[str, Meta(max_length=100)] | None = None
    language: Language | None = None


class OptionInfo(Struct):
    """One option of a game: a choice of words, or a number. The first value is the default of a choice."""

    name: str
    kind: Literal["choice", "number"]
    default: Choice
    values: Annotated[
        list[str], Meta(description="A choice's words; for a number empty, or `none` if that is allowed.")
    ]
    least: int | None
    most: int | None
    asks: Annotated[list[str], Meta(description="Values that the players settle first, among the others.")]
    applies: Annotated[str | None, Meta(description="When it has an effect, as in `mode=expert`; null: always.")]
    clauses: list[str]


class GameInfo(Struct):
    """A game that can be played here."""

    key: str
    rules: int
    seats: Annotated[list[int], Meta(description="How many can play.")]
    options: list[OptionInfo]
    levels: Annotated[list[str], Meta(description="Levels of bots, weakest first.")]
    live: Annotated[
        dict[str, Choice], Meta(description="Options to begin with at a table whose players sit at it together.")
    ]
    puzzles: Annotated[list[str], Meta(description="Levels of puzzles for one, easiest first; empty: it has none.")]


class Sitter(Struct):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct):
    """The table to set up. Seats that `sit` does not name stay open."""

    game: Annotated[str, Meta(max_length=60, examples=["princess-jing"])]
    seats: Annotated[int, Meta(ge=1, le=6)] | None = None
    options: Annotated[dict[str, Choice], Meta(max_length=60, examples=[{"mode": "expert"}])] = {}
    public: bool = False
    sit: Annotated[list[Sitter], Meta(max_length=6, examples=[[{"kind": "me"}, {"kind": "open"}]])] = []
    salt: Salt | None = None


class SitDown(Struct):
    """The seat to take."""

    seat: SeatNumber
    salt: Salt | None = None


class SeatBot(Struct):
    """The bot to put on an open seat."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40, examples=["novice"])]


class StandIn(Struct):
    """The bot that plays one's own seat until one is back."""

    level: Annotated[str, Meta(max_length=40, examples=["adept"])]


class Hint(Struct):
    """What a bot would do, from what the seat knows."""

    seat: int
    asked: Annotated[int, Meta(description="The number at which the question was put that it answers.")]
    move: str
    level: str


class NewMove(Struct):
    """As the socket's `play`."""

    seat: SeatNumber
    number: Count
    move: Annotated[str, Meta(max_length=200, examples=["swap b1-c2"])]


class NewStanding(Struct):
    """As the socket's `standing`."""

    name: Annotated[str, Meta(max_length=60, examples=["decline"])]
    stands: bool


class Moved(Struct):
    """The number the seat has got to."""

    number: int


class SeatLink(Struct):
    """An address that gives the seat to the browser that opens it. A new one makes older ones void."""

    url: str


class Lobby(Struct):
    """Tables to join, tables to watch, and those the reader sits at and has not finished."""

    open: list[TableInfo]
    running: list[TableInfo]
    yours: list[TableInfo]


class Happenings(Struct):
    """Events since a number of the same viewer."""

    number: int
    events: list[Raw]


class Frame(Struct):
    """One moment of a replay. `mover` is the seat that moved; `move` counts the moves of the whole game up to it."""

    number: int
    move: int
    mover: int | None
    view: Raw
    events: list[Raw]


class Replay(Struct):
    """A finished game step by step, from one seat's knowledge, a spectator's (null) or with everything open (`all`)."""

    seat: int | Literal["all"] | None
    frames: list[Frame]


class Considered(Struct):
    """A move that a bot thought of: the share of its thought, and a value from 0 (lost) to 1 (won)."""

    move: str
    share: float
    value: float | None


class Compared(Struct):
    """The best move from one point of view, and what was lost against it; `sure`: more than chance of the estimate."""

    best: str
    value: float
    played: float
    lost: float
    sure: bool


class Decided(Struct):
    """A decision of a finished game, looked back at: what a bot would have done, and whether it could be known.

    `number` counts the game's moves from 1. `known` is judged by what the seat knew, `opened` with everything open.
    """

    number: int
    played: str
    choice: str
    choices: int
    considered: list[Considered]
    known: Compared | None
    opened: Compared | None
    verdict: Literal["good", "mistake", "unlucky", "lucky"] | None
    told: Annotated[str | None, Meta(description="What only the game can tell, in the reader's language.")]
    insight: Annotated[Raw | None, Meta(description="The same for programs.")]


class LookBack(Struct):
    """The decisions of a seat so far: ask again while `done` is less than `moves`."""

    seat: int
    bot: str
    moves: int
    done: int
    decisions: list[Decided]


# Puzzles for one ----------------------------------------------------------------------------------------------------


PuzzleSeed: TypeAlias = Annotated[int, Meta(ge=0, le=999_999_999)]


class PuzzleGiven(Struct):
    """A puzzle of a game, the same for the same level and seed, and the levels there are."""

    game: str
    level: str
    seed: int
    levels: list[str]
    puzzle: Raw


class PuzzleAnswer(Struct):
    """What somebody thinks the solution is, in the form of the game."""

    level: Text
    seed: PuzzleSeed
    answer: Annotated[list[dict[str, Text]], Meta(max_length=20)]


class PuzzleChecked(Struct):
    """Whether it is."""

    verdict: Raw
