"""Guests: whoever comes gets a signed cookie, and that is the key to their seats."""

import os
from collections import OrderedDict
from pathlib import Path
from secrets import token_bytes, token_urlsafe
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Request
from litestar.connection import ASGIConnection

from paravent.engine.words import FALLBACK, LANGUAGES
from paravent.server.refusals import refusal, say
from paravent.server.rows import Person, Store

COOKIE = "paravent"
YEAR = 365 * 24 * 3_600
KEY_BYTES = 32
MOST_REMEMBERED = 10_000
NEW_COOKIE = "paravent_new_cookie"

Connection = ASGIConnection[Any, Any, Any, Any]


def signing_key(folder: Path) -> bytes:
    """The key that cookies are signed with: made at the first start, readable by the server alone."""
    path = folder / "cookie.key"
    folder.mkdir(parents=True, exist_ok=True)
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) != KEY_BYTES:
            raise ValueError(f"expected a key of {KEY_BYTES} bytes in {path}, got {len(key)}") from None
        return key
    with os.fdopen(file, "wb") as opened:
        key = token_bytes(KEY_BYTES)
        opened.write(key)
    return key


class Guests:
    """Knows people by their cookies."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.signer = URLSafeSerializer(key, salt="paravent guest")
        self.remembered: OrderedDict[str, Person] = OrderedDict()

    def asker(self, connection: Connection) -> str | None:
        """The id in the connection's cookie; None without a cookie. Raises `Refusal` (`bad-cookie`)."""
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        try:
            return str(self.signer.loads(cookie))
        except BadSignature:
            raise refusal("bad-cookie") from None

    async def person(self, connection: Connection) -> Person:
        """The connection's person; somebody new where there is no cookie yet."""
        known = self.asker(connection)
        return self.new(connection) if known is None else await self.known(known, connection)

    async def known(self, person: str, connection: Connection) -> Person:
        found = self.remembered.get(person) or await self.store.person(person) or nameless(person, connection)
        self.remember(found)
        return found

    def new(self, connection: Connection) -> Person:
        """Somebody new, whose cookie goes with the answer."""
        person = nameless(token_urlsafe(12), connection)
        connection.scope["state"][NEW_COOKIE] = self.signer.dumps(person.id)
        self.remember(person)
        return person

    async def keep(self, person: Person) -> list[str]:
        """Keeps a name and a language; returns the tables at which the name has changed."""
        changed = await self.store.put_person(person)
        self.remember(person)
        return changed

    def remember(self, person: Person) -> None:
        self.remembered[person.id] = person
        self.remembered.move_to_end(person.id)
        if len(self.remembered) > MOST_REMEMBERED:
            self.remembered.popitem(last=False)

    def language(self, connection: Connection) -> str:
        """The language to answer in, without asking the database."""
        try:
            person = self.remembered.get(self.asker(connection) or "")
        except Exception:
            person = None
        return person.language if person else language_wished(connection)


def nameless(person: str, connection: Connection) -> Person:
    """A person who has not given a name yet."""
    language = language_wished(connection)
    number = 1_000 + sum(person.encode()) * 7_919 % 9_000
    return Person(person, say(language, "guest-name", number=str(number)), language)


def language_wished(connection: Connection) -> str:
    """The first of our languages that the browser asks for."""
    for wished in connection.headers.get("accept-language", "").split(","):
        language = wished.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK


def cookie_header(value: str, secure: bool) -> bytes:
    """The `Set-Cookie` of a guest."""
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}".encode()


GuestRequest = Request[Any, Any, Any]
