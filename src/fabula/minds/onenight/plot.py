"""What the dark say: of some things that come to mind that after which all are furthest from the pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy

from fabula.core.requests import Below, Choice
from fabula.minds.onenight.belief import Belief, World
from fabula.minds.onenight.memory import MINION, Memory

IDEAS = 12
LIKELIEST = 24  # in so many ways it can be a story is thought through
MOST_WEIGHED = 350  # ways, in all: a mind must not hold up a room

Words = Sequence[Choice]


def pack_of(memory: Memory) -> tuple[int, ...]:
    """Whom the village must not execute, as far as one of the dark knows; a Minion may well be."""
    own = () if memory.acts_as == MINION else (memory.seat,)
    return tuple(dict.fromkeys((*memory.pack, *own)))


def danger_if_said(memory: Memory, words: Words, below: Below, among: Sequence[World] = ()) -> float:
    """How much more suspect the worst of the pack were to all than the worst of the others after this."""
    told = copy(memory)
    told.said = [*memory.said, *((memory.seat, one) for one in words)]
    wolf, own = Belief(told, below, private=False, worlds=among).wolf, pack_of(memory)
    return max(wolf[seat] for seat in own) - max(
        (doubt for seat, doubt in enumerate(wolf) if seat not in own), default=0.0
    )


def best_story(memory: Memory, draw: Callable[[], list[Choice]], below: Below) -> list[Choice]:
    """Of the stories that come to mind that after which the pack is safest in the likeliest ways."""
    stories = [draw() for _ in range(IDEAS)]
    others = {tuple(words): words for words in stories}
    if len(others) == 1:
        return stories[0]
    before = Belief(memory, below, private=False)
    likely = before.likeliest(LIKELIEST)
    ideas = max(2, (MOST_WEIGHED - len(before.weighed)) // len(likely))
    return min([*others.values()][:ideas], key=lambda words: danger_if_said(memory, words, below, likely))
