"""What deduction makes of each card of the other games, as its results themselves name it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabula.core.cards import NEVER
from fabula.core.tale import Setting, Tale
from fabula.deduction import CLOCKTOWER, READS, deals, read_case
from fabula.deduction.forms import Json
from fabula.games import tale_called
from fabula.text import words

OTHERS = 7  # players whose suggested set is looked into


def deduced_elsewhere() -> Iterator[str]:
    """A table for each tale: what is followed, and with which setting it is left out."""
    for tale in (tale_called(id) for id in READS if id != CLOCKTOWER):
        yield f"### {words('en').say(tale.id)}"
        yield ""
        yield "| card | deduction |"
        yield "|---|---|"
        for role in tale.almanac.printed:
            if role not in tale.almanac.brought:
                yield f"| {words('en').role(tale.id, role)} | {what_is_made(tale, role)} |"
        yield ""


def what_is_made(tale: Tale, role: str) -> str:
    """Whether a card is followed in a game in which somebody has used it and somebody has died."""
    if is_left_out(tale, role, {}):
        return "left out"
    but = [
        f"`{one.key}={value}`"
        for one in tale.settings
        for value in ways_of(one)
        if is_left_out(tale, role, {**dict([one.under] if one.under else []), one.key: value})
    ]
    return f"followed; left out with {', '.join(but)}" if but else "followed"


def ways_of(setting: Setting) -> tuple[Any, ...]:
    """How a setting may be otherwise than usual."""
    return tuple([one for one in setting.options if one != setting.default]) if setting.options else (True,)


def is_left_out(tale: Tale, role: str, settings: dict[str, Any]) -> bool:
    """Whether a result names this card as not taken into account."""
    return role in deals(read_case(case_with(tale, role, settings))).left_out


def case_with(tale: Tale, role: str, settings: dict[str, Any]) -> Json:
    """A case of a game with this card beside those that the tale suggests of which its box has several."""
    beside = [one for one in tale.suggest(OTHERS) if tale.almanac[one].copies > 1]
    cards = [role, *beside]
    names = [f"p{seat}" for seat in range(len(cards) - len(tale.spares))]
    file: dict[str, Any] = {"tale": tale.id, "players": names, "set": cards, "settings": settings}
    if not tale.many_nights:
        return {**file, "claims": dict.fromkeys(names, "silent")}
    plain = next(one for one in beside if tale.almanac[one].wakes is NEVER)
    used = {"by": "p0", "night": 2, "role": role, "kind": "choice", "player": "p1"}
    dead = {"type": "death", "night": 3, "player": names[-1], "role": plain}
    return {**file, "nights": 3, "claims": {"p0": role}, "events": [dead], "info": [used]}
