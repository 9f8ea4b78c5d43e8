"""Slips: what the code of a role cannot mean, such as a verb that nobody waits for, read without playing."""

from __future__ import annotations

import ast
import builtins
import dis
from collections.abc import Awaitable, Iterable, Iterator, Mapping
from inspect import iscoroutinefunction, isfunction
from types import CodeType
from typing import Any, TypeGuard

from fabula.core.cards import Role
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.spelling import meant_by
from fabula.core.town import Town
from fabula.core.verbs import TELLING_WHY, Me
from fabula.reach import kinds_of, names

# What hands a script on, to whoever waits for it: all else would take the script itself for its answer.
HANDING_ON = (
    ast.Await, ast.Return, ast.Yield, ast.YieldFrom, ast.Lambda, ast.Call, ast.keyword, ast.Starred,
    ast.List, ast.Tuple, ast.Set, ast.Dict, ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp,
    ast.IfExp, ast.BoolOp,
)  # fmt: skip
SUBJECTS = (Me, Town, Grant, Grimoire)  # what scripts and answers take


def slips(name: str, tree: ast.Module, known: Mapping[str, Any]) -> Iterator[str]:
    """All slips of a module, each with its line."""
    yield from unawaited(name, tree, known)
    yield from unknown(name, tree, known)
    yield from nameless(name, tree, known)


def unawaited(name: str, tree: ast.Module, known: Mapping[str, Any]) -> Iterator[str]:
    """Where something that has to be waited for is called, and nobody waits: what it gives is no answer."""
    verbs = {verb for kind in kinds_of(Me) for verb, does in vars(kind).items() if iscoroutinefunction(does)}

    def has_to_be(call: ast.AST) -> bool:
        if not isinstance(call, ast.Call):
            return False
        match call.func:
            case ast.Name(id=called):
                return iscoroutinefunction(known.get(called))
            case ast.Attribute(value=ast.Name(id="me"), attr=called):
                return called in verbs
        return False

    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and is_request(node.value, known):
            what = ast.unparse(node.value.func)
            yield f"{name} line {node.lineno}: {what}(...) does nothing without await"
        for call in taken_as_answers(node, is_script=has_to_be(node)):
            if isinstance(call, ast.Call) and has_to_be(call):
                what = ast.unparse(call.func)
                yield f"{name} line {call.lineno}: {what}(...) does nothing without await"


def is_request(made: ast.expr, known: Mapping[str, Any]) -> TypeGuard[ast.Call]:
    """Whether this makes something that can be waited for: alone in its line it is thrown away."""
    if not isinstance(made, ast.Call) or not isinstance(made.func, ast.Name):
        return False
    kind = known.get(made.func.id)
    return isinstance(kind, type) and issubclass(kind, Awaitable)


def taken_as_answers(node: ast.AST, *, is_script: bool) -> list[ast.expr]:
    """What stands right in a part of some code and is taken for an answer there, as the facts of a script."""
    if isinstance(node, ast.Call):
        return [*node.args, *(word.value for word in node.keywords)] if is_script else []
    if isinstance(node, ast.IfExp):
        return [node.test]
    if isinstance(node, HANDING_ON):
        return []
    return [part for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)]


def unknown(name: str, tree: ast.Module, known: Mapping[str, Any]) -> Iterator[str]:
    """Where a script asks the town, its ability or the Grimoire for what they do not have."""
    for script in ast.walk(tree):
        if not isinstance(script, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        taken = {one.arg: known.get(one.annotation.id) for one in script.args.args
                 if isinstance(one.annotation, ast.Name)}  # fmt: skip
        for node in ast.walk(script):
            if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)):
                continue
            kind = taken.get(node.value.id)
            if isinstance(kind, type) and issubclass(kind, SUBJECTS):
                has = names_of(kind)
                if node.attr not in has:
                    what = f"{kind.__name__} has no {node.attr}{meant_by(node.attr, has)}"
                    yield f"{name} line {node.lineno}: {what}"


def nameless(name: str, tree: ast.Module, known: Mapping[str, Any]) -> Iterator[str]:
    """The names that functions read and nothing has: it would be seen when a game comes to that line."""
    has = {*known, *vars(builtins)}
    codes = list(codes_in(compile(tree, name, "exec")))
    steps = [(code, step) for code in codes for step in dis.get_instructions(code)]
    has |= {step.argval for _, step in steps if step.opname == "STORE_GLOBAL"}
    for code, step in steps:
        if step.opname == "LOAD_GLOBAL" and step.argval not in has:
            line = step.positions.lineno if step.positions else code.co_firstlineno
            yield f"{name} line {line}: nothing is called {step.argval}{meant_by(step.argval, known)}"


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The functions and classes that are defined in some code, and in those."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from codes_in(part)


def ends(tree: ast.Module, known: Mapping[str, Any], roles: Iterable[Role]) -> Iterator[str]:
    """The words for why a game ends by the code of a module, as far as they are written there.

    Where a script says `me.role` it is that of the `roles` whose script it is.
    """
    verbs = {name for name, one in known.items() if any(one is verb for verb in TELLING_WHY)}
    for script in ast.walk(tree):
        if not isinstance(script, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        own = [role.id for role in roles if is_script_of(role, script.name, known)]
        for node in ast.walk(script):
            match node:
                case ast.Call(func=ast.Name(id=called), args=[*_, why]) if called in verbs:
                    yield from words_for_why(why, known, own)


def words_for_why(said: ast.expr, known: Mapping[str, Any], own: Iterable[str]) -> Iterator[str]:
    """The word that is said for why a game ends, or each of two; none where it is put together."""
    match said:
        case ast.Constant(value=str(word)):
            yield word
        case ast.Name(id=name) if isinstance(known.get(name), str):
            yield known[name]
        case ast.IfExp(body=one, orelse=other):
            yield from words_for_why(one, known, own)
            yield from words_for_why(other, known, own)
        case ast.Attribute(value=ast.Name(id="me"), attr="role"):
            yield from own


def is_script_of(role: Role, name: str, known: Mapping[str, Any]) -> bool:
    """Whether a role does something by the function of this name in the module whose names are `known`."""
    module = known.get("__name__")
    scripts = (one for one in (role.script, *role.reactions.values()) if isfunction(one))
    return any(one.__name__ == name and one.__module__ == module for one in scripts)


def names_of(kind: type) -> list[str]:
    """What an object of this kind has: what its class says, and what is laid into it when it is made."""
    made = [names(init.__code__) for one in kind.__mro__ if isfunction(init := vars(one).get("__init__"))]
    return [*dir(kind), *(name for one in made for name in one)]
