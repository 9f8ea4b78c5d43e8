"""Source files as trees. Each is read when a law first asks for it, and once in a run."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def tree_in(text: str) -> ast.Module:
    """What a text says, as Python reads it."""
    return ast.parse(text)


def tree_of(path: Path) -> ast.Module:
    """What a file says."""
    return tree_in(path.read_text(encoding="utf-8"))


@cache
def nodes_of(tree: ast.AST) -> tuple[ast.AST, ...]:
    """All that a tree holds: many laws walk through it, and it is walked through once in a run."""
    return tuple(ast.walk(tree))


@cache
def trees_in(folder: str) -> dict[str, ast.Module]:
    """Every Python module of a folder, by its path within the project."""
    paths = sorted((ROOT / folder).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): tree_of(path) for path in paths}
