"""Texts and facts as the page asks for them, and how packages carry them: each small, by what it says.

`python -m fabula.web.told FOLDER` writes each into a file of its own, named by its content. What builds the
page makes them small (`packaging/page.cjs`). Where an almanac besides ours changes one it has another name,
and is compressed here as it always was.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from fabula.games import TALES
from fabula.text import (
    CALLS,
    LANGUAGES,
    LOBBY,
    ON_DEMAND,
    WAYS,
    source_beyond_lobby,
    source_for_pages,
    source_of_calls,
    source_of_lobby,
    source_of_ways,
    source_on_demand,
)
from fabula.web.pages import tag_of
from fabula.web.tales import facts_of, table_of_tales


def parts() -> tuple[str, ...]:
    """The parts of the texts, besides what every page may say."""
    return (*TALES, *(f"{tale}-{part}" for part in (LOBBY, WAYS) for tale in TALES), CALLS, *ON_DEMAND)


def text_of(lang: str, part: str) -> bytes:
    """The texts of a tale's lobby, of all else in it, of something rare, or of every page."""
    if part in ON_DEMAND:
        told = source_on_demand(lang, part)
    elif part == CALLS:
        told = source_of_calls(lang)
    elif part.endswith(f"-{WAYS}"):
        told = source_of_ways(lang, part.removesuffix(f"-{WAYS}"))
    elif part.endswith(f"-{LOBBY}"):
        told = source_of_lobby(lang, part.removesuffix(f"-{LOBBY}"))
    else:
        told = source_beyond_lobby(lang, part) if part else source_for_pages(lang)
    return told.encode()


def table() -> bytes:
    """Which tales there are."""
    return msgspec.json.encode(table_of_tales())


def facts(tale: str) -> bytes:
    """What the client has to know of one tale."""
    return msgspec.json.encode(facts_of(TALES[tale]))


def all_told() -> Iterator[bytes]:
    """All texts in all languages, and all facts."""
    yield table()
    for tale in TALES:
        yield facts(tale)
    for lang in LANGUAGES:
        for part in ("", *parts()):
            yield text_of(lang, part)


def write(folder: Path) -> None:
    """Each into a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    for content in all_told():
        (folder / tag_of(content)).write_bytes(content)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
