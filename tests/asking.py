"""Which tests of the browser ask for a file of the page by its name that only its sources have."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

NAMED = re.compile(r"[\w/]+\.(?:js|css)\b")  # a file of the page
ALSO_BUILT = frozenset({"app.js", "base/wire.js"})
OF_ANOTHER = re.compile(r"^from (tests\.browser\.[\w.]+) import", re.MULTILINE)


@cache
def asking(file: Path) -> frozenset[str]:
    """What stands at the top of a file and asks for one: tests, and what they use there or elsewhere."""
    text = file.read_text(encoding="utf-8")
    others = {module: file_of(module, file) for module in OF_ANOTHER.findall(text)}
    if not asks_by_name(text) and not any(map(asking, others.values())):
        return frozenset()  # most do not, and need not be read more closely
    asks: set[str] = set()
    uses: dict[str, set[str]] = {}
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.ImportFrom):
            there = asking(others[module]) if (module := str(node.module)) in others else ()
            asks |= {one.asname or one.name for one in node.names if one.name in there}
        uses |= dict.fromkeys(named_by(node), words_of(node))
        if asks_by_name("\n".join(lines[first_line_of(node) - 1 : node.end_lineno])):
            asks |= {*named_by(node)}
    while more := {name for name in uses.keys() - asks if uses[name] & asks}:
        asks |= more
    return frozenset(asks)


def file_of(module: str, beside: Path) -> Path:
    """The file of a module of the tests of the browser, in the folder in which another of them stands."""
    browser = next(folder for folder in beside.parents if folder.name == "browser")
    return browser.joinpath(*module.split(".")[2:]).with_suffix(".py")


def asks_by_name(text: str) -> bool:
    """Whether a piece of a test names a file that only the sources have."""
    return not set(NAMED.findall(text)) <= ALSO_BUILT


def first_line_of(node: ast.stmt) -> int:
    """Where a statement begins, with what decorates it."""
    decorated = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
    return min([node.lineno, *(one.lineno for one in decorated)])


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
