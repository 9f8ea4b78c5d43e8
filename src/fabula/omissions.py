"""Omissions: a text that is not there is named in one line, with the file in which it should stand."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from operator import itemgetter
from pathlib import Path, PurePosixPath

from fabula.text.brought import messages_in

TALES = "tales.ftl"  # the file that every page reads: the names of the tales, and nothing else
LACKS = ": there is no text "  # in a line of the linter, between the language and the text


Neighbours = Callable[[str], Iterable[str]]  # of a text: those of what stands beside it, the nearest first


def nothing_beside(_: str) -> Iterable[str]:
    """No text has a neighbour."""
    return ()


def told_with_files(
    faults: Iterable[str],
    almanac: str,
    texts: Path,
    otherwise: str,
    tales: Container[str] = (),
    neighbours: Neighbours = nothing_beside,
) -> Iterator[str]:
    """The faults of an almanac, each once; those of one text that several languages lack are one line.

    The almanac’s texts stand in the folder `texts`, in one folder for each language; where there is none yet,
    one is called as in `otherwise`. Its own `tales` have their names in a file that every page may say. What
    no language says stands where its `neighbours` do.
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
        file = TALES if id.partition(".")[0] in tales else file_for(files, id, otherwise, neighbours)
        yield f"{almanac}: {id} is not said in {folders}: write it into {file}"


def said_in(texts: Path) -> Iterator[tuple[str, str]]:
    """What is said in a folder of texts: the id of each, with its file as it is called in every language."""
    for file in sorted(texts.rglob("*.ftl")):
        name = "/".join(file.relative_to(texts).parts[1:])
        yield from ((one, name) for one in messages_in(file))


def file_for(
    files: Iterable[tuple[str, str]], id: str, otherwise: str, neighbours: Neighbours = nothing_beside
) -> str:
    """The file in which a text should stand: its own in another language, or that of a neighbour.

    Where neither is, that of the text whose id begins most like it.
    """
    known = dict(reversed([*files]))
    name = id.partition(".")[0]
    beside = next((known[one] for one in (name, *neighbours(name)) if one in known), None)
    if beside is not None:
        return beside
    told = [(likeness(id, one), file) for one, file in known.items() if PurePosixPath(file).name != TALES]
    return max(told, key=itemgetter(0))[1] if told else otherwise


def likeness(one: str, other: str) -> int:
    """With how many equal characters two ids begin."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
