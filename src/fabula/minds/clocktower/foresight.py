"""What all would think if something were said, or somebody died: by it the evil choose lies and prey."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from copy import copy

from fabula.core.requests import Choice
from fabula.minds.clocktower.belief import Belief
from fabula.minds.clocktower.memory import Memory, Said
from fabula.minds.clocktower.worlds import Scales, worlds

OWN_SKIN = 0.25  # a Minion is worth less than the Demon
IDEAS = 8
MOST_WEIGHED = 7000  # ways it can be, at once: a mind must not hold up a room

Words = tuple[Choice, ...]


def ideas(memory: Memory) -> int:
    """How many things it may think through at once: at a large table few."""
    return min(IDEAS, MOST_WEIGHED // len(worlds(memory.residents, memory.table[2])))


def danger(memory: Memory, public: Belief) -> float:
    """How near all are to the Demon, or, where it knows of none, to itself."""
    demon = memory.seat if memory.demon is None else memory.demon
    return public.demon.get(demon, 0.0) + OWN_SKIN * public.evil.get(memory.seat, 0.0)


def danger_if_said(memory: Memory, *said: Words) -> float:
    """How near all would be to the Demon, or to itself, if this seat said this."""
    told = _to_think_with(memory)
    told.said = [*memory.said, *((memory.seat, one) for one in said)]
    told.words = [*memory.words, *(Said(memory.number, memory.seat, one) for one in said)]
    own = [*memory.words_of.get(memory.seat, []), *((memory.number, one) for one in said)]
    told.words_of = {**memory.words_of, memory.seat: own}
    return danger(memory, Belief(told, private=False))


def danger_if_killed(memory: Memory, among: Iterable[int]) -> dict[int, float]:
    """How near all would be if each of these died by night; nothing where they are too many to think of."""
    seats = list(among)
    return {seat: _if_dead(memory, seat) for seat in seats} if len(seats) <= ideas(memory) else {}


def _if_dead(memory: Memory, seat: int) -> float:
    told = _to_think_with(memory)
    told.living = [one for one in memory.living if one != seat]
    told.deaths = {**memory.deaths, seat: (memory.number, "night")}
    return danger(memory, Belief(told, private=False))


def _to_think_with(memory: Memory) -> Memory:
    """What can be changed without a trace."""
    told = copy(memory)
    told.scales = defaultdict(Scales, {which: copy(scales) for which, scales in memory.scales.items()})
    return told
