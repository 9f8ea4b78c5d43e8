"""Whom a statement points at, and whom it clears: as short as one would say it."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.requests import Choice
from fabula.games.clocktower.almanac.cards import DEMON, EVIL, MINION, YES, almanac
from fabula.minds.reasons import Sign

EVIL_KINDS = (MINION, DEMON)


def signs_in(who: int, words: tuple[Choice, ...]) -> Iterator[Sign]:
    """Of whom somebody says by this that they are evil, or good."""
    match words:
        case ("side", int(about), side):
            yield Sign(who, about, side == EVIL)
        case ("is", int(about), str(role)) if role in almanac:
            yield Sign(who, about, almanac[role].kind in EVIL_KINDS)
        case ("demon_among", int(a), int(b), answer):
            yield from (Sign(who, about, answer == YES) for about in dict.fromkeys((a, b)))
        case ("one_of", int(a), int(b), str(role)) if role in almanac and almanac[role].kind in EVIL_KINDS:
            yield from (Sign(who, about, bad=True) for about in (a, b))
        case ("one_evil", *among):
            yield from (Sign(who, about, bad=True) for about in among if isinstance(about, int))
