"""Which tests of the browser ask for a file of the page by its name that only its sources have."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

NAMED = re.compile(r"[\w/]+\.(?:js|css)\b")  # a file of the page
ALSO_BUILT = frozenset({"app.js", "base/wire.js", "/wire.js"})


@cache
def asking(file: Path) -> frozenset[str]:
    """What stands at the top of a file and asks for one: tests, and what they use there."""
    text = file.read_text(encoding="utf-8")
    tree = ast.parse(text)
    top = {name: node for node in tree.body for name in named_by(node)}
    asks = {name for name, node in top.items() if asks_by_name(ast.get_source_segment(text, node) or "")}
    asks |= taken(tree, file.parent)
    uses = {name: words_of(node) for name, node in top.items()}
    while more := {name for name in top.keys() - asks if uses[name] & asks}:
        asks |= more
    return frozenset(asks)


def asks_by_name(text: str) -> bool:
    """Whether a piece of a test names a file that only the sources have."""
    return not set(NAMED.findall(text)) <= ALSO_BUILT


def taken(tree: ast.Module, folder: Path) -> set[str]:
    """What a file takes from another of its folder that asks for one."""
    asks = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"tests.{folder.name}."):
            there = asking(folder / f"{str(node.module).rpartition('.')[2]}.py")
            asks |= {one.asname or one.name for one in node.names if one.name in there}
    return asks


def named_by(node: ast.stmt) -> list[str]:
    """What a statement at the top of a file gives a name to."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else []
    targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
    return [one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)]


def words_of(node: ast.AST) -> set[str]:
    """All names in it, and those of its fixtures."""
    named = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    return named | {one.arg for one in ast.walk(node) if isinstance(one, ast.arg)}
