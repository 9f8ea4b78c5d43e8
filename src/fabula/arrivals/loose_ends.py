"""Loose ends: marks, traits and notes of code that was brought, which no rule asks for or nobody writes."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from fabula.check import chapters_of
from fabula.core.cards import Role
from fabula.core.spelling import meant_by
from fabula.core.tale import Tale
from fabula.web.notes import declared_in

KIND, UNTIL = "kind", "until"
# Where the kind of a mark, and its end, stand among what is handed to whatever puts it.
PUTTING: Mapping[str, tuple[int | None, int]] = {"mark": (1, 2), "Marked": (1, 3), "make_drunk": (None, 1)}
SETTING = ("set", "add", "lay")
CHANGING = (*SETTING, "forget")
OF_A_HEADER = ("traits", "heeds")
Modules = Mapping[Path, ModuleType]


@dataclass(frozen=True, eq=False)
class Code:
    """A file of code: its name, its tree, and what its names stand for."""

    file: str
    tree: ast.Module
    known: Mapping[str, Any]

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """All that is written in it: each file is walked through once, whatever is looked for."""
        return tuple(ast.walk(self.tree))

    @cached_property
    def calls(self) -> tuple[ast.Call, ...]:
        """Whatever is called somewhere in it."""
        return tuple(node for node in self.nodes if isinstance(node, ast.Call))


class Put(NamedTuple):
    """A mark that code puts: where, and what its kind or its end may be."""

    place: str
    words: tuple[str, ...]


def faults_of_loose_ends(modules: Modules, tales: Iterable[Tale], roles: Iterable[Role]) -> Iterator[str]:
    """What the code of an almanac for these tales puts and declares in vain, each with its file."""
    codes, tales = [code_of(file, module) for file, module in modules.items()], list(tales)
    asked = {word for one in codes for word in asked_for(one)}
    yield from faults_of_marks(codes, tales, asked)
    yield from faults_of_traits(tales, roles, asked)
    yield from faults_of_use(codes, modules)


def code_of(file: Path, module: ModuleType) -> Code:
    """A file that has been read as a module."""
    return Code(file.name, ast.parse(file.read_text(encoding="utf-8")), vars(module))


# ---------------------------------------------------------------- marks


def faults_of_marks(codes: list[Code], tales: Iterable[Tale], asked: Container[str]) -> Iterator[str]:
    """A mark is of a kind that some rule asks for, and ends with a phase that begins."""
    ours = [one for tale in tales for one in house_of(tale)]
    phases = dict.fromkeys(word for one in (*codes, *ours) for word in phases_in(one))
    phases.update(dict.fromkeys(word for one in ours for put in marks_in(one, UNTIL) for word in put.words))
    kinds = dict.fromkeys(word for one in ours for word in kinds_in(one))
    for code in codes:
        for put in marks_in(code, KIND):
            for kind in put.words:
                if kind not in kinds and kind not in asked:
                    instead = meant_by(kind, kinds) or ": have a rule ask for it, or take the mark out"
                    yield f"{put.place}: no rule asks for the mark {kind!r}{instead}"
        for put in marks_in(code, UNTIL):
            for word in put.words:
                if (phase := word.partition(" ")[0]) not in phases:
                    instead = meant_by(phase, phases) or f": {', '.join(phases)}"
                    yield f"{put.place}: until={word!r} names no phase that begins{instead}"


@cache
def house_of(tale: Tale) -> tuple[Code, ...]:
    """The code of a tale of ours, as far as it speaks of marks or of phases."""
    files = {Path(str(one.__file__)): one for one in chapters_of(tale).values()}
    telling = ("mark", "Marked", "PhaseBegan")
    return tuple(
        code_of(file, module)
        for file, module in sorted(files.items())
        if any(word in file.read_text(encoding="utf-8") for word in telling)
    )


def marks_in(code: Code, part: str) -> Iterator[Put]:
    """The kinds or the ends of the marks that this code puts, as far as they stand there."""
    for call in code.calls:
        given = handed(call, part)
        if given is not None and (words := tuple(words_of(given, code.known))):
            yield Put(f"{code.file} line {call.lineno}", words)


def handed(call: ast.Call, part: str) -> ast.expr | None:
    """What a call hands to whatever puts a mark as its kind or its end."""
    places = PUTTING.get(name_of(call.func))
    place = None if places is None else places[part == UNTIL]
    if place is None:
        return None
    named = (word.value for word in call.keywords if word.arg == part)
    return call.args[place] if place < len(call.args) else next(named, None)


def kinds_in(code: Code) -> Iterator[str]:
    """The kinds of marks of which this code speaks: those it puts, and those it looks for."""
    for call in code.calls:
        if "mark" in name_of(call.func).lower():
            kind = handed(call, KIND)
            for given in call.args if kind is None else [kind]:
                yield from words_of(given, code.known)
    for node in code.nodes:
        if isinstance(node, ast.Compare) and name_of(node.left) == KIND:
            yield from (word for one in node.comparators for word in words_of(one, code.known))


def phases_in(code: Code) -> Iterator[str]:
    """The phases that this code begins."""
    for call in code.calls:
        if name_of(call.func) == "PhaseBegan" and call.args:
            yield from words_of(call.args[0], code.known)


def name_of(node: ast.expr) -> str:
    """The last name of what is written here, or nothing."""
    return str(getattr(node, "attr", None) or getattr(node, "id", ""))


def words_of(given: ast.expr, known: Mapping[str, Any]) -> Iterator[str]:
    """The words that an expression may stand for, as far as they can be read."""
    if isinstance(given, ast.IfExp):
        yield from words_of(given.body, known)
        yield from words_of(given.orelse, known)
        return
    word = known.get(given.id) if isinstance(given, ast.Name) else getattr(given, "value", None)
    if isinstance(given, ast.Attribute) and isinstance(given.value, ast.Name):
        word = getattr(known.get(given.value.id), given.attr, None)
    if isinstance(word, str):
        yield word


# ---------------------------------------------------------------- traits, and what is asked for


def faults_of_traits(tales: Iterable[Tale], roles: Iterable[Role], asked: Container[str]) -> Iterator[str]:
    """A trait is one that a rule of the tale asks for, or a rule of the almanac itself."""
    roles = list(roles)
    for tale in tales:
        ours = [tale.almanac[id] for id in tale.almanac.printed if id in tale.almanac]
        mine = [role for role in roles if any(role is one for one in ours)]
        for word in OF_A_HEADER:
            others = dict.fromkeys(one for role in ours if role not in mine for one in getattr(role, word))
            for role in mine:
                for one in getattr(role, word):
                    if one not in others and one not in asked:
                        instead = meant_by(one, others) or ": have a rule ask for it, or take it out"
                        said = f"{word}={one!r}, which no rule asks for{instead}"
                        yield f"{role.id} says {said}: {role.header}"


def asked_for(code: Code) -> Iterator[str]:
    """The words that stand in code otherwise than as a name’s value, a mark that is put, or in a header."""
    beside = {id(part) for node in given_away(code) for part in ast.walk(node)}
    for node in code.nodes:
        if isinstance(node, ast.Constant | ast.Name | ast.Attribute) and id(node) not in beside:
            yield from () if is_written(node) else words_of(node, code.known)


def is_written(node: ast.expr) -> bool:
    """Whether a name stands here to be given a value."""
    return isinstance(getattr(node, "ctx", None), ast.Store)


def given_away(code: Code) -> Iterator[ast.expr]:
    """What only names a word, puts it as a mark or says it in a header: nobody asks for it by that."""
    for node in code.tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            plain = node.value.args if isinstance(node.value, ast.Call) else [node.value]
            yield from (one for one in plain if isinstance(one, ast.Constant))
    for call in code.calls:
        kind = handed(call, KIND)
        yield from [] if kind is None else [kind]
        yield from (word.value for word in call.keywords if word.arg in OF_A_HEADER)


# ---------------------------------------------------------------- notes


def faults_of_use(codes: list[Code], modules: Modules) -> Iterator[str]:
    """A note is written somewhere, and read somewhere."""
    uses = list(dict.fromkeys(use for code in codes for use in uses_in(code)))
    for code, (file, module) in zip(codes, modules.items(), strict=True):
        here = {name_of(to) for node in code.tree.body for to in targets_of(node)}
        for name in (name for name in declared_in(module) if name in here):
            does = [verb for note, verb in uses if note == name]
            if not any(verb in (None, *SETTING) for verb in does):
                yield f"the note {name} in {file.name} is never written: {name}.set(...), or take it out"
            if all(verb in CHANGING for verb in does):
                yield f"the note {name} in {file.name} is never read: {name}.of(...), or take it out"


def targets_of(node: ast.stmt) -> list[ast.expr]:
    """The names to which a statement gives a value."""
    if isinstance(node, ast.AnnAssign):
        return [node.target]
    return node.targets if isinstance(node, ast.Assign) else []


def uses_in(code: Code) -> Iterator[tuple[str, str | None]]:
    """The names that code makes use of, each with what it does with it; None where it hands it on."""
    nodes = code.nodes
    verbs = {id(node.value): node for node in nodes if isinstance(node, ast.Attribute)}
    called = {id(node.func): node for node in code.calls}
    for node in nodes:
        if isinstance(node, ast.Name | ast.Attribute) and not is_written(node):
            verb = verbs.get(id(node))
            if verb is not None and verb.attr == "by":  # of one seat or ability
                verb = verbs.get(id(called.get(id(verb))))
            yield name_of(node), None if verb is None else verb.attr
