"""Every error as a body with a stable code, in the reader's language."""

import logging
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from paravent.engine.refusal import Refusal
from paravent.server.refusals import refusal
from paravent.server.wire import Problem

log = logging.getLogger("paravent.web")

STATUS = {
    "bad-cookie": 401,
    "cross-site": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "not-host": 403,
    "unknown-table": 404,
    "unknown-link": 404,
    "unknown-board": 404,
    "unknown-address": 404,
    "no-such-seat": 404,
    "wrong-method": 405,
    "illegal-move": 409,
    "stale-number": 409,
    "answered": 409,
    "seat-kept": 409,
    "seat-taken": 409,
    "seat-open": 409,
    "already-started": 409,
    "not-started": 409,
    "not-over": 409,
    "already-over": 409,
    "not-asked": 409,
    "no-hints": 403,
    "not-absent": 409,
    "resigned": 409,
    "other-rules": 409,
    "too-large": 413,
    "too-many-requests": 429,
    "internal": 500,
    "unsaved": 503,
}


def status_of(error: Refusal) -> int:
    return STATUS.get(error.code, HTTPStatus.BAD_REQUEST)


def problem(error: Refusal, language: str, detail: str | None = None) -> Problem:
    return Problem(error.code, error.say(language), error.clause, detail)


def refused(request: "Request[Any, Any, Any]", error: Refusal, detail: str | None = None) -> Response[Problem]:
    """The answer to what was not allowed."""
    language = request.app.state.guests.language(request)
    return Response(problem(error, language, detail), status_code=status_of(error), media_type="application/json")


def on_refusal(request: "Request[Any, Any, Any]", error: Refusal) -> Response[Problem]:
    return refused(request, error)


def on_http_error(request: "Request[Any, Any, Any]", error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: addresses, methods, sizes, bodies that do not fit."""
    code = {404: "unknown-address", 405: "wrong-method", 413: "too-large", 429: "too-many-requests"}
    if error.status_code in code:
        return refused(request, refusal(code[error.status_code], most=request.app.state.settings.largest_body))
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return on_fault(request, error)
    detail = described(error)
    return refused(request, refusal("bad-request", detail=detail), detail)


def on_fault(request: "Request[Any, Any, Any]", error: Exception) -> Response[Problem]:
    """What nobody expected. The log names the address's pattern only: an address may hold a secret link."""
    if isinstance(error, RecursionError):
        return refused(request, refusal("bad-request", detail="nested too deeply"))
    handler = request.scope.get("route_handler")
    log.error("failed to answer %s", getattr(handler, "paths", "?"), exc_info=error)
    return refused(request, refusal("internal"))


def described(error: HTTPException) -> str:
    """What does not fit, without the values that were sent."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', 'body')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join(parts) or str(error.detail)


HANDLERS: dict[Any, Any] = {Refusal: on_refusal, HTTPException: on_http_error, Exception: on_fault}
