"""Omissions: a text that is not there is named in one line, with the file in which it should stand."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from operator import itemgetter
from pathlib import Path

from fabula.text.brought import messages_in

LACKS = ": there is no text "  # in a line of the linter, between the language and the text


def told_with_files(
    faults: Iterable[str], almanac: str, texts: Path, otherwise: str, tales: Container[str] = ()
) -> Iterator[str]:
    """The faults of an almanac, each once; those of one text that several languages lack are one line.

    The almanac’s texts stand in the folder `texts`, in one folder for each language; where there is none yet,
    one is called as in `otherwise`. Its own `tales` have their names in a file that every page may say.
    """
    lacking: dict[str, list[str]] = {}
    for fault in dict.fromkeys(faults):
        lang, _, id = fault.partition(LACKS)
        if id:
            lacking.setdefault(id, []).append(lang)
        else:
            yield fault
    files = list(said_in(texts)) if lacking else []
    for id, langs in lacking.items():
        folders = ", ".join(f"text/{lang}" for lang in langs)
        file = "tales.ftl" if id.partition(".")[0] in tales else file_for(files, id, otherwise)
        yield f"{almanac}: {id} is not said in {folders}: write it into {file}"


def said_in(texts: Path) -> Iterator[tuple[str, str]]:
    """What is said in a folder of texts: the id of each, with its file as it is called in every language."""
    for file in sorted(texts.rglob("*.ftl")):
        name = "/".join(file.relative_to(texts).parts[1:])
        yield from ((one, name) for one in messages_in(file))


def file_for(files: Iterable[tuple[str, str]], id: str, otherwise: str) -> str:
    """The file in which a text should stand: that of the one whose id begins most like it."""
    told = [(likeness(id, one), file) for one, file in files]
    return max(told, key=itemgetter(0))[1] if told else otherwise


def likeness(one: str, other: str) -> int:
    """With how many equal characters two ids begin."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
