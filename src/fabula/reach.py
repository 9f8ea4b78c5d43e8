"""Whether a script can come to ask a player: read from the functions its code names, and those they name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType

from fabula.core.requests import Ask, Round
from fabula.core.verbs import Me


def can_ask(script: object) -> bool:
    """Whether a script, or anything it calls by its name, puts a question to a player.

    What it comes to by another way, such as the script of another role, is not seen.
    """
    return reaches(script, Ask, Round)


@cache  # it is asked of the same scripts for each part of a card, and by every check
def reaches(script: object, *wanted: object) -> bool:
    """Whether a script names one of what is wanted, or calls by its name something that does."""
    known: set[object] = set()
    ahead = [script]
    while ahead:
        one = ahead.pop()
        if any(one is this for this in wanted):
            return True
        if isinstance(one, FunctionType) and one not in known:
            known.add(one)
            ahead += named_in(one)
    return False


def named_in(function: FunctionType) -> Iterator[object]:
    """What the names in a function's code stand for: things of its module, and verbs of an ability."""
    verbs = [vars(of) for of in kinds_of(Me)]
    for name in names(function.__code__):
        found = (function.__globals__.get(name), *(verb.get(name) for verb in verbs))
        yield from (one.fget if isinstance(one, property) else one for one in found if one is not None)


def kinds_of(subject: type[Me]) -> Iterator[type[Me]]:
    """The subject of all verbs, and as each tale has it."""
    yield subject
    for kind in subject.__subclasses__():
        yield from kinds_of(kind)


def names(code: CodeType) -> Iterator[str]:
    """The names in some code, and in what is defined within it."""
    yield from code.co_names
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from names(part)
