"""The tables of docs/notes.md: what each tale keeps in mind, its type, how long, who writes it."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from fabula.core.notes import Each, Note

NAMED = "notes."  # how a module that makes use of one names it
WRITING = ("set", "add", "forget", "lay")
HOME = ("notes", "almanac.notes")  # where a tale declares them


def notes_of(tale: str) -> ModuleType:
    """The module in which a tale declares its notes."""
    package = f"fabula.games.{tale}"
    here = Path(str(import_module(package).__file__)).parent
    home = next(one for one in HOME if (here / f"{one.replace('.', '/')}.py").exists())
    return import_module(f"{package}.{home}")


def declared_in(module: ModuleType) -> dict[str, tuple[Note[object], str]]:
    """The notes of a module in their order, each with its type."""
    types = inspect.get_annotations(module)
    found = {name: one.note if isinstance(one, Each) else one for name, one in vars(module).items()}
    return {name: (one, types.get(name, "")) for name, one in found.items() if isinstance(one, Note)}


def notes_told(tale: str) -> str:
    """The notes of a tale as a table."""
    module = notes_of(tale)
    writers = writers_of(tale)
    lines = [
        f"| `{name}` | `{holds}` | {note.sentence} | {note.lasts.told} | {', '.join(writers.get(name, ()))} |"
        for name, (note, holds) in declared_in(module).items()
    ]
    head = ("| note | type | what it holds | how long | written by |", "|---|---|---|---|---|")
    return (
        "\n".join([*head, *lines]).replace("int | None", "int or None").replace("str | None", "str or None")
    )


@cache
def writers_of(tale: str) -> dict[str, list[str]]:
    """For each note the modules of its tale that write it, or hand it to one that does."""
    here = Path(str(import_module(f"fabula.games.{tale}").__file__)).parent
    written: dict[str, list[str]] = {}
    handed: dict[str, list[str]] = {}
    for path in sorted(here.rglob("*.py")):
        name = path.relative_to(here).with_suffix("").as_posix()
        text = path.read_text(encoding="utf-8")
        uses = uses_of_notes(ast.parse(text)) if NAMED in text else ()
        for note, verb in dict.fromkeys(uses):
            into = written if verb in WRITING else handed if verb is None else {}
            if f"`{name}`" not in into.setdefault(note, []):
                into[note].append(f"`{name}`")
    return {**handed, **written}


def uses_of_notes(tree: ast.Module) -> Iterator[tuple[str, str | None]]:
    """The notes of which a module makes use, each with what it does with it; None where it hands it on."""
    nodes = list(ast.walk(tree))
    verbs = {id(node.value): node for node in nodes if isinstance(node, ast.Attribute)}
    called = {id(node.func): node for node in nodes if isinstance(node, ast.Call)}
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "notes":
            verb = verbs.get(id(node))
            if verb is not None and verb.attr == "by":
                verb = verbs.get(id(called.get(id(verb))))
            yield node.attr, None if verb is None else verb.attr
