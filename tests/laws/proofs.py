"""A test that asserts nothing proves nothing: which they are, by what they call."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

EXPECTATIONS = frozenset({"raises", "expect", "fail", "warns", "exec"})  # examples assert for themselves
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(trees: Iterable[tuple[str, ast.Module]]) -> Iterator[tuple[str, Function]]:
    """Every function of these modules, methods and inner ones too."""
    for name, tree in trees:
        yield from ((name, node) for node in ast.walk(tree) if isinstance(node, Function))


def called(function: Function) -> set[str]:
    """The bare names of everything a function calls."""
    calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
    return {call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "") for call in calls}


def asserts(function: Function) -> bool:
    """Whether a function can fail by its own words."""
    words = any(isinstance(node, ast.Assert) for node in ast.walk(function))
    return words or not EXPECTATIONS.isdisjoint(called(function))


def proving(trees: list[tuple[str, ast.Module]]) -> set[str]:
    """The names of all functions that assert, themselves or through one they call."""
    calls = [(function.name, called(function)) for _, function in functions(trees)]
    found = {function.name for _, function in functions(trees) if asserts(function)}
    while more := {name for name, callees in calls if name not in found and callees & found}:
        found |= more
    return found


def empty_tests(trees: list[tuple[str, ast.Module]]) -> list[str]:
    """Tests that assert nothing."""
    found = proving(trees)
    return [
        f"{name}: {function.name}"
        for name, function in functions(trees)
        if function.name.startswith("test_") and not asserts(function) and not called(function) & found
    ]
