"""The linter of code that was brought: what would tell another game elsewhere, or nothing at all."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from fabula.almanacs import Brought
from fabula.arrivals.comparisons import faults_of_comparisons
from fabula.arrivals.loose_ends import faults_of_loose_ends
from fabula.arrivals.walks import walks_over_sets
from fabula.check import faults_of_ends
from fabula.core.notes import Note
from fabula.games import TALES
from fabula.slips import slips
from fabula.web.notes import declared_in, notes_of

# Of the standard library: a clock, chance.
IMPURE = frozenset({"random", "secrets", "time", "datetime", "uuid"})


def faults_of_code(almanac: Brought) -> Iterator[str]:
    """What would tell another game elsewhere, and what is said in vain, each in a line with its place."""
    modules = modules_of(almanac.folder)
    tales = [TALES[tale] for tale in dict.fromkeys(tale for tale, _ in almanac.roles)]
    for file, module in modules.items():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for fault in (*impure(file.name, tree), *walks_over_sets(file.name, tree)):
            yield f"{almanac.name}: {fault}"
        for tale in tales:
            yield from faults_of_ends(tale, [(module, tree)])
    roles = [TALES[of].almanac[id] for of, id in almanac.roles if id in TALES[of].almanac]
    yield from (f"{almanac.name}: {fault}" for fault in faults_of_loose_ends(modules, tales, roles))
    yield from (f"{almanac.name}: {fault}" for fault in faults_of_comparisons(modules, tales))


def faults_that_break(almanac: Brought) -> Iterator[str]:
    """What breaks a game off sooner or later, as far as it can be read: no game has to be played for it."""
    modules = modules_of(almanac.folder)
    for file, module in modules.items():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        yield from (f"{almanac.name}: {fault}" for fault in slips(file.name, tree, vars(module)))
    tales = dict.fromkeys(tale for tale, _ in almanac.roles if tale not in almanac.tales)
    taken = [note for tale in tales for note in notes_kept_in(tale)]
    for fault in faults_of_notes(list(modules.values()), taken):
        yield f"{almanac.name}: {fault}"


def modules_of(folder: Path) -> dict[Path, ModuleType]:
    """The files of a folder that have been read, each with its module."""
    read = {
        Path(file): module
        for module in list(sys.modules.values())
        if (file := getattr(module, "__file__", None)) is not None
    }
    return {file: read[file] for file in sorted(folder.glob("*.py")) if file in read}


def impure(name: str, tree: ast.Module) -> Iterator[str]:
    """Where chance or a clock comes in: Fate draws, and a beat has its pace."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            taken = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            taken = [node.module or ""]
        else:
            continue
        for module in taken:
            if module.partition(".")[0] in IMPURE:
                yield f"{name} line {node.lineno}: {module} tells another game each time: ask town.fate"


def notes_kept_in(tale: str) -> Iterator[Note[Any]]:
    """What a tale of ours keeps in mind."""
    yield from (note for note, _ in declared_in(notes_of(tale)).values())


def faults_of_notes(modules: Iterable[ModuleType], ours: Iterable[Note[Any]]) -> Iterator[str]:
    """A note has a word that no other has, and says what it holds."""
    taken = {id(note): note.word for note in ours}
    found = {
        id(note): (name, note)
        for module in modules
        for name, (note, _) in declared_in(module).items()
        if id(note) not in taken
    }
    often = Counter([*taken.values(), *(note.word for _, note in found.values())])
    for name, note in found.values():
        if often[note.word] > 1:
            yield f"the word {note.word} of the note {name} is taken: call it otherwise"
        if not note.sentence.strip():
            yield f"the note {name} has no sentence that says what it holds"
