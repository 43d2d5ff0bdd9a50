"""What is checked before a request is answered, and what every answer carries."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.types import HTTPScope, Message, Scope

from paravent.server.limits import Limit
from paravent.server.refusals import refusal
from paravent.server.settings import Settings
from paravent.server.web.guests import NEW_COOKIE, cookie_header

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
TABLES = "/api/tables"
REPLAY = "/replay"
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


class Guard:
    """Refuses requests from other sites' pages, and too many of them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = Limit(settings.requests_a_minute)
        self.new_tables = Limit(settings.tables_a_minute)
        self.replays = Limit(settings.replays_a_minute)
        self.sockets = Limit(settings.sockets_a_minute)
        self.open: Counter[str] = Counter()

    def before_request(self, request: "Request[Any, Any, Any]") -> None:
        """Raises `Refusal` (`cross-site`, `too-many-requests`)."""
        if request.method not in SAFE and not same_site(request, self.settings.origins):
            raise refusal("cross-site")
        if self.settings.rate_limits:
            self.count(request)

    def count(self, request: "Request[Any, Any, Any]") -> None:
        address = request.client.host if request.client else ""
        dear = self.limit_of(request.method, request.scope["path"])
        if not self.requests.allows(address) or (dear is not None and not dear.allows(address)):
            raise refusal("too-many-requests")

    def limit_of(self, method: str, path: str) -> Limit | None:
        """What costs the server more has a limit of its own."""
        if method == "POST" and path == TABLES:
            return self.new_tables
        return self.replays if path.endswith(REPLAY) else None

    @contextmanager
    def letting_in(self, socket: "ASGIConnection[Any, Any, Any, Any]") -> Iterator[bool]:
        """Whether a socket may be opened; while it is, it counts as one of its address."""
        address = socket.client.host if socket.client else ""
        may = same_site(socket, self.settings.origins) and (not self.settings.rate_limits or self.has_room(address))
        self.open[address] += may
        try:
            yield may
        finally:
            self.open[address] -= may
            if not self.open[address]:
                del self.open[address]

    def has_room(self, address: str) -> bool:
        return self.sockets.allows(address) and self.open[address] < self.settings.sockets_an_address

    async def before_send(self, message: Message, scope: Scope) -> None:
        """Adds the headers of every answer, and a new guest's cookie."""
        if message["type"] != "http.response.start":
            return
        headers = list(message.get("headers", ()))
        headers += HEADERS
        new_cookie = scope["state"].pop(NEW_COOKIE, None)
        if new_cookie is not None:
            headers.append((b"set-cookie", cookie_header(new_cookie, self.settings.secure_cookies)))
        if is_api(scope):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


def is_api(scope: "Scope | HTTPScope") -> bool:
    return scope["path"].startswith("/api/")


def same_site(connection: "ASGIConnection[Any, Any, Any, Any]", origins: Sequence[str]) -> bool:
    """Whether a browser's page of this very host asks, or no browser at all."""
    if connection.headers.get("sec-fetch-site") == "cross-site":
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return host != "" and (host == connection.headers.get("host") or host in origins or origin in origins)
