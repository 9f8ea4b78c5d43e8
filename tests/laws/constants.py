"""Names that a module has for role ids: what stands behind a name is as much a role as the id itself."""

from __future__ import annotations

import ast
from collections.abc import Container, Mapping
from functools import cache
from pathlib import Path

from tests.laws.trees import ROOT, tree_of

SOURCE = ROOT / "src/fabula"


def given_in(tree: ast.Module, ids: Container[str]) -> dict[str, str]:
    """The names that a module itself gives to role ids, one by one or several at once."""
    found: dict[str, str] = {}
    for part in tree.body:
        if isinstance(part, ast.Assign):
            target, value = part.targets[0], part.value
            several = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            names = target.elts if several and isinstance(target, ast.Tuple) else [target]
            words = value.elts if several and isinstance(value, ast.Tuple) else [value]
            for name, word in zip(names, words, strict=False):
                if isinstance(name, ast.Name) and isinstance(word, ast.Constant) and word.value in ids:
                    found[name.id] = str(word.value)
    return found


@cache
def known_in(path: Path, ids: frozenset[str]) -> Mapping[str, str]:
    """All names that a module has for role ids: those it gives, and those it imports from another of ours."""
    tree = tree_of(path)
    found: dict[str, str] = {}
    for part in tree.body:
        if isinstance(part, ast.ImportFrom) and (part.module or "").startswith("fabula."):
            source = SOURCE / f"{str(part.module).removeprefix('fabula.').replace('.', '/')}.py"
            theirs = known_in(source, ids) if source.is_file() else {}
            found |= {one.asname or one.name: theirs[one.name] for one in part.names if one.name in theirs}
    return found | given_in(tree, ids)


class Spelled(ast.NodeTransformer):
    """A module with the role ids in place of the names that stand for them."""

    def __init__(self, known: Mapping[str, str]) -> None:
        self.known = known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """An id for a name that is read."""
        if isinstance(node.ctx, ast.Load) and node.id in self.known:
            return ast.copy_location(ast.Constant(self.known[node.id]), node)
        return node


def spelled(text: str, known: Mapping[str, str]) -> ast.Module:
    """A module’s text, read, with its names for roles resolved."""
    tree: ast.Module = Spelled(known).visit(ast.parse(text))
    return tree
