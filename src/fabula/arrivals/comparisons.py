"""Comparisons in code that was brought: with a word that nothing is ever called they are never true."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import fabula.core
from fabula.arrivals.loose_ends import Code, Modules, code_of, words_of
from fabula.check import chapters_of
from fabula.core.spelling import meant_by
from fabula.core.tale import Tale

WORD = re.compile(r"[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$")
CORE = Path(str(fabula.core.__file__)).parent
SEVERAL = (ast.Tuple, ast.List, ast.Set)
AMONG = (ast.In, ast.NotIn)


def faults_of_comparisons(modules: Modules, tales: Iterable[Tale]) -> Iterator[str]:
    """Each word with which something is compared and that stands nowhere else, in ours or what is brought."""
    codes, tales = [code_of(file, module) for file, module in modules.items()], list(tales)
    said = {word for code in codes for word in said_in(code)}
    known = {word for tale in tales for word in words_in(tale)} | said
    composed = [one for tale in tales for one in composed_in(tale)] + [
        one for code in codes for one in patterns(code.tree)
    ]
    for code in codes if tales else ():
        for node in (one for one in code.nodes if isinstance(one, ast.Compare)):
            for word in compared(node, code):
                if word not in known and not any(one.fullmatch(word) for one in composed):
                    what = f"nothing is ever called {word!r}{meant_by(word, known)}"
                    yield f"{code.file} line {node.lineno}: {what}"


def compared(node: ast.Compare, code: Code) -> Iterator[str]:
    """The words with which something is compared, as they are written there; a text of letters is none."""
    letters = [of for how, of in zip(node.ops, node.comparators, strict=True) if isinstance(how, AMONG)]
    for one in (node.left, *node.comparators):
        for part in one.elts if isinstance(one, SEVERAL) else [one]:
            if isinstance(part, ast.Constant) and not any(part is of for of in letters):
                yield from (word for word in words_of(part, code.known) if WORD.match(word))


def said_in(code: Code) -> Iterator[str]:
    """The words that stand in code otherwise than in a comparison."""
    beside = {
        id(part)
        for node in code.nodes
        if isinstance(node, ast.Compare)
        for one in (node.left, *node.comparators)
        for part in ([*one.elts] if isinstance(one, SEVERAL) else [one])
    }
    for node in code.nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in beside:
            yield from (node.value, *node.value.split())


@cache
def trees_of_ours(tale: Tale) -> tuple[ast.Module, ...]:
    """The code of a tale and of what all tales share."""
    files = {Path(str(one.__file__)) for one in chapters_of(tale).values()} | {*CORE.glob("*.py")}
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in sorted(files))


@cache
def words_in(tale: Tale) -> frozenset[str]:
    """All words that stand in the code of a tale, what it declares and what its roles are."""
    almanac = tale.almanac
    declared = {*almanac.printed, *almanac.led, *almanac.kind_of.values(), *almanac.side_of.values()}
    told = (
        word
        for tree in trees_of_ours(tale)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for word in (node.value, *node.value.split())
    )
    return frozenset(declared | {*told})


@cache
def composed_in(tale: Tale) -> tuple[re.Pattern[str], ...]:
    """What words look like that the code of a tale puts together."""
    return tuple(dict.fromkeys(one for tree in trees_of_ours(tale) for one in patterns(tree)))


def patterns(tree: ast.Module) -> Iterator[re.Pattern[str]]:
    """What each word looks like that some code puts together of a fixed part and others."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [str(one.value) if isinstance(one, ast.Constant) else None for one in node.values]
            if any(part and len(part) > 3 and WORD.match(part.strip("_-:")) for part in parts):
                yield re.compile("".join(r"[\w-]+" if part is None else re.escape(part) for part in parts))
