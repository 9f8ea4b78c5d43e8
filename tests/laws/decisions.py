"""What the Storyteller of the Clocktower is asked to decide, as the source asks it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

ASKING = ("Decide", "Inform", "confirm")


def what_is_decided(tree: ast.Module) -> Iterator[ast.expr]:
    """The expressions by which a module names what is to be decided."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
            continue
        if node.func.id in ASKING:
            yield node.args[0]
        elif node.func.id == "Ask" and ast.unparse(node.args[0]) == "STORYTELLER":
            yield node.args[1]


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
