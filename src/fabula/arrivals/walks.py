"""A walk over a set has no order that a replay could repeat: where a module does it, as far as can be seen.

Seen are set displays, set and frozenset calls, unions and differences of these, and the names and attributes
of the same file that are assigned or annotated as sets. `in`, `len`, `sorted`, `any`, `all` need no order.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

SETS = frozenset({"set", "frozenset", "Set", "AbstractSet", "MutableSet"})
WALKS = frozenset({"list", "tuple", "iter", "enumerate", "zip", "map", "filter", "reversed", "next", "dict"})
SET_METHODS = frozenset({"union", "intersection", "difference", "symmetric_difference", "copy"})
Function = ast.FunctionDef | ast.AsyncFunctionDef


def walks_over_sets(module: str, tree: ast.Module) -> list[str]:
    """Every place of a module that goes through a set in the set's own order."""
    lines = set(_walks(tree, frozenset(), _attributes(tree)))
    return [f"{module}:{line} walks over a set" for line in sorted(lines)]


def _walks(scope: ast.AST, known: frozenset[str], attributes: frozenset[str]) -> Iterator[int]:
    known = _names(scope, known, attributes)
    for node in _inside(scope):
        for walked in _walked(node):
            if _is_set(walked, known, attributes):
                yield walked.lineno
        if isinstance(node, Function | ast.Lambda | ast.ClassDef):
            yield from _walks(node, known, attributes)


def _inside(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope, and the scopes right inside it, but not what is in those."""
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, Function | ast.Lambda | ast.ClassDef):
            waiting.extend(ast.iter_child_nodes(node))


def _walked(node: ast.AST) -> list[ast.expr]:
    """What this node goes through in order, if it does."""
    if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        return [node.iter]
    if isinstance(node, ast.Starred | ast.YieldFrom):
        return [node.value]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WALKS:
        return node.args
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in ("join", "extend", "fromkeys"):
            return node.args
        if node.func.attr == "pop" and not node.args:
            return [node.func.value]
    return []


def _is_set(value: ast.expr | None, known: frozenset[str], attributes: frozenset[str]) -> bool:
    match value:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Name(id=name):
            return name in known
        case ast.Attribute(attr=name):
            return name in attributes
        case ast.Call(func=ast.Name(id=name)):
            return name in ("set", "frozenset")
        case ast.Call(func=ast.Attribute(value=inner, attr=name)):
            return name in SET_METHODS and _is_set(inner, known, attributes)
        case ast.BinOp(left=left, right=right, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return _is_set(left, known, attributes) or _is_set(right, known, attributes)
        case ast.IfExp(body=left, orelse=right):
            return _is_set(left, known, attributes) or _is_set(right, known, attributes)
    return False


def _is_set_type(annotation: ast.expr | None) -> bool:
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    return isinstance(annotation, ast.Name) and annotation.id in SETS


def _names(scope: ast.AST, known: frozenset[str], attributes: frozenset[str]) -> frozenset[str]:
    """The names that hold sets in a scope: those known outside, its parameters, its assignments."""
    names = set(known)
    if isinstance(scope, Function | ast.Lambda):
        given = scope.args
        for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs):
            names.discard(argument.arg)
            if _is_set_type(argument.annotation):
                names.add(argument.arg)
    for node in _inside(scope):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if _is_set_type(node.annotation):
                names.add(node.target.id)
        elif isinstance(node, ast.Assign) and _is_set(node.value, frozenset(names), attributes):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
    return frozenset(names)


def _attributes(tree: ast.AST) -> frozenset[str]:
    """The fields that a class of this module declares to be sets."""
    return frozenset(
        line.target.id if isinstance(line.target, ast.Name) else line.target.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for line in ast.walk(node)
        if isinstance(line, ast.AnnAssign)
        and isinstance(line.target, ast.Name | ast.Attribute)
        and _is_set_type(line.annotation)
    )
