"""The calls of the acquaintance and of the light time as beats: how long each has, and whether it seals."""

from __future__ import annotations

from functools import lru_cache, partial

from fabula.core.grimoire import Grimoire
from fabula.core.tale import Beat, Pace
from fabula.games.vendetta.cards import (
    FRAMES,
    MEETING,
    SHAPESHIFTER,
    VARGS,
    almanac,
    calls_of,
    piles,
    time_of,
)
from fabula.games.vendetta.light import ACQUAINTANCE, call, introduce


def the_call(step: str, grimoire: Grimoire) -> Beat:
    """A call of the light time, in as many parts as its longest story may have."""
    settings = grimoire.settings
    return beat_of(step, grimoire.roles, settings["kitsune"] == "frame", settings["undercover"])


@lru_cache(maxsize=4096)
def beat_of(step: str, roles: tuple[str, ...], frames: bool, undercover: bool) -> Beat:
    """A call, by the set and the variants, which everybody knows."""
    parts = parts_of(step, roles, frames=frames)
    several = parts > 1 or several_may_choose(step, roles, undercover=undercover)
    return a_step(step, parts, seals=several)


def parts_of(step: str, roles: tuple[str, ...], *, frames: bool) -> int:
    """How often a call may ask one player in a row, as the cards of those who have it say."""
    if step == MEETING:
        return 2
    if step != SHAPESHIFTER:
        return asked_at_once(step)
    pack = [role for role in roles if almanac[role].side == VARGS]
    chosen = 2 if pack or (frames and any(map(may_frame, roles))) else 1
    return max(chosen, *map(asked_at_once, pack)) if pack else chosen


def may_frame(card: str) -> bool:
    """Whether this card, or one of this pile, may pass somebody off as another."""
    return any(FRAMES in almanac[role].traits for role in piles().get(card, (card,)))


def asked_at_once(step: str) -> int:
    """How many questions, one after another, may be put at this call: one, where its card is silent."""
    asks = almanac[step].asks if step in almanac else 0
    return asks if isinstance(asks, int) and asks else 1


def several_may_choose(step: str, roles: tuple[str, ...], *, undercover: bool) -> bool:
    """Whether a call may ask two players at once: what comes of it then is told when its time is over."""
    return sum(step in calls_of(role, undercover=undercover) for role in roles) > 1


def _pace(step: str, parts: int = 1, *, seals: bool = False) -> Pace:
    if step == MEETING:
        return Pace("meeting", 2, lingers=True, seals=seals)
    return Pace("step", parts, lingers=True, seals=seals)


@lru_cache(maxsize=256)
def a_meeting(step: str) -> Beat:
    """A call of the acquaintance."""
    return Beat(f"{ACQUAINTANCE}:{step}", partial(introduce, step), _pace(step))


def a_step(step: str, parts: int, *, seals: bool) -> Beat:
    """A call of the light time, of so many parts."""
    return Beat(f"{time_of(step)}:{step}", partial(call, step), _pace(step, parts, seals=seals))
