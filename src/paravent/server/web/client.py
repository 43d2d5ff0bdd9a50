"""The built client, served from memory; every address that is not a file of it is the page."""

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from paravent.server.refusals import refusal

PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_PACKING = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
INLINE_SCRIPT = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)
NOT_BUILT = b"<!doctype html><title>Paravent</title><p>The client has not been built: run <code>make client</code>.</p>"


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    keep: str


class Client:
    """The files of a folder, read again when its page has changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[str, File] = {}
        self.policy = ""
        self.read_at: int | None = None

    def file(self, path: str) -> File:
        """The file at a path, or the page. Raises `Refusal` for a missing file of the build."""
        self.read_if_changed()
        found = self.files.get(path)
        if found is None and (path.startswith("assets/") or PAGE not in self.files):
            raise refusal("unknown-address")
        return found or self.files[PAGE]

    def read_if_changed(self) -> None:
        page = self.folder / PAGE
        changed = page.stat().st_mtime_ns if page.is_file() else 0
        if changed == self.read_at:
            return
        self.read_at = changed
        paths = [path for path in self.folder.rglob("*") if path.is_file()] if changed else []
        self.files = {path.relative_to(self.folder).as_posix(): file_of(path, self.folder) for path in paths}
        self.files.setdefault(PAGE, File(NOT_BUILT, None, "text/html", '"none"', ASK_AGAIN))
        self.policy = policy(self.files[PAGE].content.decode())


def file_of(path: Path, folder: Path) -> File:
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kind = {"text/javascript": "text/javascript; charset=utf-8", "text/html": "text/html"}.get(kind, kind)
    packed = gzip.compress(content, 9, mtime=0) if kind.startswith(WORTH_PACKING) else None
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    hashed = path.relative_to(folder).parts[0] == "assets"
    return File(content, packed, kind, tag, FOR_EVER if hashed else ASK_AGAIN)


def policy(page: str) -> str:
    """What the page may load: its own files, and the scripts that stand in it."""
    digests = [hashlib.sha256(script.encode()).digest() for script in INLINE_SCRIPT.findall(page)]
    scripts = " ".join(["'self'", *(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'self'; object-src 'none'"
    )


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_file(request: "Request[Any, Any, Any]", path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page."""
    wanted = path.strip("/")
    if wanted.startswith(("api/", "schema/", "seat/")) or wanted in {"api", "schema"}:
        raise refusal("unknown-address")
    client: Client = request.app.state.client
    file = client.file(wanted or PAGE)
    headers = {"etag": file.tag, "cache-control": file.keep, "vary": "accept-encoding"}
    if file.kind.startswith("text/html"):
        headers["content-security-policy"] = client.policy
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.kind)
