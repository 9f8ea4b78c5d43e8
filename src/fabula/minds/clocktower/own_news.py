"""News of roles that were brought of which nothing follows but by the rules that they bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fabula.games.clocktower.almanac.cards import YES, almanac
from fabula.games.clocktower.almanac.knowing import Told
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.own_rules import Scene

WORDS = ("number", "answer", "shown")


def by_their_rules(
    memory: Memory, claims: dict[int, str], who: int, told: Iterable[tuple[int, tuple[Any, ...]]]
) -> Iterator[tuple[Any, ...]]:
    """What follows from the news of a role that was brought, by its own rule: nothing where it has none."""
    role = claims.get(who, "")
    if role not in almanac.brought or almanac[role].rule is None:
        return
    said = [(night, words) for night, words in told if words[1:2] == (role,)]
    chosen = {night: (int(words[2]),) for night, words in said if words[0] == "chose"}
    shown = {night: (int(words[2]),) for night, words in said if words[0] == "shown"}
    for night, words in said:
        if words[0] in WORDS:
            news = Told(
                who,
                role,
                night,
                players=shown[night] if words[0] == "shown" else chosen.get(night, ()),
                count=int(words[2]) if words[0] == "number" else 0,
                yes=words[0] != "answer" or words[2] == YES,
                before=shown.get(night - 1, ()),
            )
            yield ("by_its_rule", who, news, scene_of(memory, claims, night))


def scene_of(memory: Memory, claims: dict[int, str], night: int) -> Scene:
    """What all know of a night."""
    dead = memory.dead_at(night)
    living = tuple(seat for seat in memory.circle if seat not in dead)
    return Scene(tuple(memory.circle), living, tuple(sorted(claims.items())), memory.script)
