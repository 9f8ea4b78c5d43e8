"""Files and texts as they are served: read once, compressed once, told apart by their content."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
import time
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

STATIC = Path(__file__).parent / "static"
BUILT = Path(__file__).parent / "built"  # in packages only: the same page in fewer and smaller files
SMALLER = ".br"  # a file beside another: what a package has compressed with brotli, which takes long
TOLD = "told"  # the folder of what is no file of the page, by its tag: texts and facts
WORTH_COMPRESSING = 600
FOR_GOOD = "public, max-age=31536000, immutable"
CHECKED = "no-cache"
LOOK_AGAIN = 1.0
OF_A_ROOM = "data-room"  # in a line of the page itself: only for the link of a room
LANG = "{lang}"  # in the page itself: the language of whoever asks for it
_IMPORT = re.compile(r"""^(?:import|export)\b[^"';]*?["'](\.{1,2}/[^"']+)["']""", re.MULTILINE)
_VERSIONED = re.compile(r"v-[0-9a-f]+/")
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
    """One piece of content, plain and compressed, with its tags; `smaller` is the same with brotli."""

    __slots__ = ("compressed", "kind", "plain", "smaller", "tag")

    def __init__(self, content: bytes, kind: str, smaller: bytes | None = None) -> None:
        self.plain = content
        self.smaller = smaller
        self.kind = kind
        self.tag = tag_of(content)
        small = len(content) < WORTH_COMPRESSING or kind.startswith("font/")
        self.compressed = None if small else compressed(content)

    def answer(self, request: Request, keep: str = CHECKED, also_by: str = "") -> Response:
        """The response: unchanged, compressed or plain. Each form has a tag of its own.

        It differs by what a browser takes, and `also_by` another head of the request.
        """
        coding, content = self._best_for(request.headers.get("accept-encoding", ""))
        tag = f'"{self.tag}-{coding}"' if coding else f'"{self.tag}"'
        headers = {"etag": tag, "cache-control": keep, "vary": f"accept-encoding{also_by}"}
        if tag in (one.strip() for one in request.headers.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=headers)
        if coding:
            headers["content-encoding"] = coding
        return Response(content, headers=headers, media_type=self.kind)

    def _best_for(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form that a browser takes, and how it is coded."""
        codings = [one.partition(";")[0].strip() for one in accepted.split(",")]
        if self.smaller is not None and "br" in codings:
            return "br", self.smaller
        if self.compressed is not None and "gzip" in codings:
            return "gzip", self.compressed
        return "", self.plain


def tag_of(content: bytes) -> str:
    """A name for what something says."""
    return hashlib.sha256(content).hexdigest()[:20]


@lru_cache(1024)  # it is most of what a server does before its first page: several of one process do it once
def compressed(content: bytes) -> bytes:
    """Content compressed as small as it gets."""
    return gzip.compress(content, 9, mtime=0)


class Pages:
    """The client's files, each read again only when it has changed.

    The front page names the others by a version that changes with any of them, so that a browser may keep
    them for good, and names at once all modules it will need, so that they come side by side.
    """

    def __init__(self, root: Path | None = None, made: Mapping[str, str] | None = None) -> None:
        self.root = (root or (BUILT if BUILT.is_dir() else STATIC)).resolve()
        self.made = {name: Page(text.encode(), kind_of(Path(name))) for name, text in (made or {}).items()}
        self._pages: dict[str, tuple[int, Page]] = {}
        self._versioned: dict[tuple[str, str], tuple[str, Page]] = {}
        self._version = ""
        self._looked = -LOOK_AGAIN

    def answer(self, name: str, request: Request) -> Response | None:
        """The file of this name, perhaps with a version before it; None if there is none."""
        versioned = _VERSIONED.match(name)
        page = self.page(name[versioned.end() :] if versioned else name)
        if page is None:
            return None
        current = versioned is not None and versioned[0] == f"{self.version()}/"
        return page.answer(request, FOR_GOOD if current else CHECKED)

    def page(self, name: str) -> Page | None:
        """The file of this name below the root; None if there is none."""
        if name in self.made:
            return self.made[name]
        path = self._file(name)
        if path is None:
            return None
        changed = path.stat().st_mtime_ns
        known = self._pages.get(name)
        if known is None or known[0] != changed:
            smaller = path.with_name(path.name + SMALLER)
            content = path.read_bytes(), kind_of(path)
            known = (changed, Page(*content, smaller.read_bytes() if smaller.is_file() else None))
            self._pages[name] = known
        return known[1]

    def told(self, content: bytes, kind: str) -> Page:
        """What is no file of the page: as small as a package carries it, if it does."""
        smaller = self.root / TOLD / f"{tag_of(content)}{SMALLER}"
        return Page(content, kind, smaller.read_bytes() if smaller.is_file() else None)

    def _file(self, name: str) -> Path | None:
        try:
            path = (self.root / name).resolve()
            is_ours = path.is_relative_to(self.root) and path.is_file() and not _is_hidden(name)
        except (OSError, ValueError):  # no file can have such a name
            return None
        return path if is_ours else None

    def version(self) -> str:
        """A word that changes whenever any file does, within a second."""
        if time.monotonic() > self._looked + LOOK_AGAIN:
            files = sorted(path for path in self.root.rglob("*") if path.is_file())
            told = "".join(f"{path} {path.stat().st_mtime_ns} {path.stat().st_size}\n" for path in files)
            told += "".join(page.tag for page in self.made.values())
            self._version = f"v-{hashlib.sha256(told.encode()).hexdigest()[:12]}"
            self._looked = time.monotonic()
        return self._version

    def front(self, lang: str = "", *, of_a_room: bool = False) -> Page | None:
        """The page itself, as the browser first asks for it, which may name texts of its language."""

        def named(text: str, version: str) -> str:
            lines = text.splitlines(keepends=True)
            text = "".join(line for line in lines if of_a_room or OF_A_ROOM not in line)
            text = named_at_once(text, self.modules("app.js"))
            return text.replace('"/static/', f'"/static/{version}/').replace(LANG, lang)

        return self._of_this_version("index.html", named, f"{lang} {of_a_room}")

    def worker(self) -> Page | None:
        """The worker that keeps the page for when there is no network, which knows its version."""
        return self._of_this_version(
            "base/worker.js", lambda text, version: text.replace("{version}", version)
        )

    def _of_this_version(self, name: str, make: Callable[[str, str], str], way: str = "") -> Page | None:
        """What is made of a file and the version, made anew whenever that changes; None without the file."""
        version, path = self.version(), self.root / name
        known = self._versioned.get((name, way))
        if known is None or known[0] != version:
            if not path.is_file():
                return None
            text = make(path.read_text(encoding="utf-8"), version)
            known = self._versioned[name, way] = (version, Page(text.encode(), kind_of(path)))
        return known[1]

    def modules(self, first: str) -> list[str]:
        """A module and all it imports at once, in the order in which they are met."""
        found, waiting = [], [first]
        while waiting:
            name = waiting.pop(0)
            path = self.root / name
            if name in found or not path.is_file():
                continue
            found.append(name)
            imported = _IMPORT.findall(path.read_text(encoding="utf-8"))
            waiting += [(path.parent / one).resolve().relative_to(self.root).as_posix() for one in imported]
        return found


def named_at_once(text: str, modules: list[str]) -> str:
    """The page with a line in its head for each module it does not name yet."""
    unnamed = [name for name in modules if f'"/static/{name}"' not in text]
    lines = [f'<link rel="modulepreload" href="/static/{name}">' for name in unnamed]
    return text.replace("</head>", "\n".join([*lines, "</head>"]), 1)


def _is_hidden(name: str) -> bool:
    return name.endswith((".d.ts", SMALLER)) or any(part.startswith(".") for part in Path(name).parts)


def kind_of(path: Path) -> str:
    """The media type of a file."""
    return _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
