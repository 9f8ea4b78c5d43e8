"""Lies that help the evil: an evil player seems to be what they may claim, a good one something evil."""

from __future__ import annotations

from fabula.core.requests import Choice, Inform
from fabula.games.clocktower.answers import seats_in
from fabula.games.clocktower.bench import Bench
from fabula.games.clocktower.cards import almanac, is_good
from fabula.games.clocktower.square import Square


def believable(bench: Bench, ask: Inform, lies: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Those of some lies that help the evil."""
    if ask.prompt == "puzzle_answer":
        return lies
    return tuple(lie for lie in lies if helps(bench.town, ask, lie))


def helps(town: Square, ask: Inform, lie: Choice) -> bool:
    """Whether a lie is near the truth, where it is a number; else whom it makes out to be what."""
    truth, roles = ask.honest[0], roles_in(lie)
    if isinstance(lie, int) and isinstance(truth, int):
        return is_near(lie, truth)
    if not roles:
        return True
    seats = (seats_in(lie) if isinstance(lie, tuple) else ()) or ask.about
    if seats:
        return suits(town, seats, roles)
    return len(roles) == len(roles_in(truth)) if isinstance(lie, tuple) else is_free(town, roles[0])


def roles_in(told: Choice) -> tuple[str, ...]:
    """The roles that are named."""
    parts = told if isinstance(told, tuple) else (told,)
    return tuple(part for part in parts if isinstance(part, str) and part in almanac)


def suits(town: Square, seats: tuple[int, ...], roles: tuple[str, ...]) -> bool:
    """Whether an evil player among these seems to be something good, or good players something evil."""
    good = [role for role in roles if is_good(role)]
    if any(town.is_evil(seat) for seat in seats):
        return bool(good) and all(is_free(town, role) for role in good)
    return len(good) < len(roles)


def is_free(town: Square, role: str) -> bool:
    """Whether a role is good and nobody has it or believes to have it: the evil may claim it."""
    return is_good(role) and role not in town.in_play and role not in town.grimoire.beliefs


def is_near(lie: int, truth: int) -> bool:
    """Whether a number is wrong by one only: bigger lies are found out."""
    return abs(lie - truth) == 1
