"""Tables of Jade König: everybody on a socket, from a position of the golden scenarios or as long as a game lasts."""

from typing import Any

from paravent.engine.match import Match
from tests.games.jade_koenig.scenarios import begun
from tests.server.house import Guest, House, Json, Table
from tests.server.worlds import steps, table_from

JADE = "jade-koenig"
FIXED = ("option timers 4", "option window fixed")


class Room:
    """A table from a scenario's position (`B3`, `B4`), its players and a watcher."""

    table: Json
    guests: list[Guest]
    players: list[Table]
    watcher: Table

    @classmethod
    async def at(cls, house: House, given: str, *changes: str) -> "Room":
        return await cls.of(house, begun(given, list(changes)).match)

    @classmethod
    async def of(cls, house: House, match: Match) -> "Room":
        """One from a match that begins in a position, of any game."""
        room = cls()
        assert match.start is not None
        room.guests = [house.guest() for _ in range(match.seats)]
        for seat, guest in enumerate(room.guests):
            await guest.ask("PUT", "/me", {"name": f"Player {seat}"})
        room.table = await table_from(house, match.start, *room.guests, game=match.game.key)
        await room.connect(house)
        return room

    async def connect(self, house: House) -> None:
        """Everybody sits down at a socket; nothing more will be told of who comes and goes."""
        self.players = [await guest.join(self.table, seat) for seat, guest in enumerate(self.guests)]
        self.watcher = await house.guest().join(self.table)
        for viewer in self.everybody:
            await viewer.until(viewer.is_watched)
            await viewer.until(lambda viewer=viewer: all(viewer.online()))  # type: ignore[misc]

    @property
    def everybody(self) -> list[Table]:
        return [*self.players, self.watcher]

    def sight(self, seat: int) -> Json:
        sight = self.players[seat].sight
        assert sight is not None
        return sight

    async def play(self, seat: int, move: str) -> Json:
        """What comes of a move of a seat."""
        sight = self.sight(seat)
        number = sight["number"] if sight["asked"] is None else sight["asked"]
        return await self.players[seat].play(seat, number, move)

    async def do(self, *moves: str) -> None:
        """Moves that are accepted: `0 move`, `1 pass`."""
        for move in moves:
            seat, what = move.split(" ", 1)
            answer = await self.play(int(seat), what)
            assert answer["kind"] == "accepted", (move, answer)
            await self.settle()

    async def settle(self) -> None:
        """Lets everything arrive that is on its way to anybody."""
        for viewer in self.everybody:
            await viewer.settle()

    def told(self, *viewers: int | None) -> list[list[str]]:
        """All that viewers (None: the watcher) were sent of what happened."""
        sockets = [self.watcher if viewer is None else self.players[viewer] for viewer in viewers]
        return [[text for text in steps(socket.log, self.table) if '"pong"' not in text] for socket in sockets]

    async def answers(self, *viewers: int | None) -> list[Any]:
        """All that viewers (None: the watcher) are answered when they ask."""
        asking = [Guest(self.guests[0].address) if viewer is None else self.guests[viewer] for viewer in viewers]
        texts = []
        for guest in asking:
            paths = [f"/api/tables/{self.table['id']}{part}" for part in ("", "/sight", "/events")]
            texts += [(await guest.http.get(path)).text for path in paths]
            if guest not in self.guests:
                await guest.close()
        return texts

    async def until_phase(self, phase: str) -> None:
        for viewer in self.everybody:
            await viewer.until_phase(phase)
