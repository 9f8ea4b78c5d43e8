"""Files and texts as they are served: read once, compressed once, told apart by their content."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

STATIC = Path(__file__).parent / "static"
WORTH_COMPRESSING = 600
_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
}


class Page:
    """One piece of content, plain and compressed, with its tag."""

    __slots__ = ("compressed", "kind", "plain", "tag")

    def __init__(self, content: bytes, kind: str) -> None:
        self.plain = content
        self.kind = kind
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        small = len(content) < WORTH_COMPRESSING or kind.startswith("font/")
        self.compressed = None if small else gzip.compress(content, 9, mtime=0)

    def answer(self, request: Request) -> Response:
        """The response: unchanged, compressed or plain."""
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if self.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                self.compressed, headers={**headers, "content-encoding": "gzip"}, media_type=self.kind
            )
        return Response(self.plain, headers=headers, media_type=self.kind)


class Pages:
    """The static files of the client, each read again only when it has changed."""

    def __init__(self, root: Path = STATIC) -> None:
        self.root = root
        self._pages: dict[str, tuple[int, Page]] = {}

    def page(self, name: str) -> Page | None:
        """The file of this name below the root; None if there is none."""
        path = (self.root / name).resolve()
        if not path.is_relative_to(self.root.resolve()) or not path.is_file() or _is_hidden(name):
            return None
        changed = path.stat().st_mtime_ns
        known = self._pages.get(name)
        if known is None or known[0] != changed:
            known = (changed, Page(path.read_bytes(), kind_of(path)))
            self._pages[name] = known
        return known[1]


def _is_hidden(name: str) -> bool:
    return any(part.startswith(".") for part in Path(name).parts)


def kind_of(path: Path) -> str:
    """The media type of a file."""
    return _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
