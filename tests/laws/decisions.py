"""What the Storyteller and players are asked, as the source asks it."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator

from fabula.reach import what_is_decided


def is_declared(named: ast.expr) -> bool:
    """Whether it is a declared decision, one of a family, a role's own, or what another has handed on."""
    told = ast.unparse(named)
    own = told.endswith(".role")
    handed_on = isinstance(named, ast.Name) and named.id.islower()
    return own or handed_on or (told.startswith("decisions.") and not isinstance(named, ast.JoinedStr))


def undeclared(name: str, tree: ast.Module) -> list[str]:
    """Where a module asks the Storyteller by a word of its own."""
    return [
        f"{name}:{one.lineno} asks for {ast.unparse(one)}"
        for one in what_is_decided(tree)
        if not is_declared(one)
    ]


def asked_for(tree: ast.Module) -> set[str]:
    """The names of the decisions of which a module makes use."""
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "decisions"
    }


def what_players_are_asked(tree: ast.Module) -> Iterator[ast.expr]:
    """The expressions by which a module names what it asks a player."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Ask"):
            continue
        if len(node.args) > 1 and ast.unparse(node.args[0]) != "STORYTELLER":
            yield node.args[1]


def is_a_prompt(named: ast.expr, known: Container[str]) -> bool:
    """Whether it is a prompt, a role's or a kind's own word, or what another has handed on."""
    told = ast.unparse(named)
    handed_on = isinstance(named, ast.Name) and named.id.islower()
    own = told.endswith(".role") or (isinstance(named, ast.Name) and named.id.lower() in known)
    return own or handed_on or told.startswith("prompts.")


def unprompted(name: str, tree: ast.Module, known: Container[str]) -> list[str]:
    """Where a module asks a player by a word of its own."""
    return [
        f"{name}:{one.lineno} asks by {ast.unparse(one)}"
        for one in what_players_are_asked(tree)
        if not is_a_prompt(one, known)
    ]


def asked_of_their_own(tree: ast.Module) -> set[str]:
    """The roles for which a module asks the Storyteller by the role's own word."""
    return {
        role_of(function)
        for function in ast.walk(tree)
        if isinstance(function, ast.AsyncFunctionDef)
        and any(ast.unparse(named).endswith(".role") for named in what_is_decided(function))
    }


def role_of(function: ast.AsyncFunctionDef) -> str:
    """Whose script a function is: its own name where it is the role's chapter, else as its decorator says."""
    for one in function.decorator_list:
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute):
            return ast.unparse(one.func.value)
    return function.name
