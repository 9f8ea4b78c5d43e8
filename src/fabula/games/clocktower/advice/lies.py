"""Lies that help the evil: an evil player seems to be what they may claim, a good one something evil."""

from __future__ import annotations

from fabula.core.requests import Choice, Inform
from fabula.games.clocktower.advice.decision import Matter
from fabula.games.clocktower.almanac.cards import almanac, is_good
from fabula.games.clocktower.town.answers import seats_in
from fabula.games.clocktower.town.bluffing import bluffs_of, claims_of
from fabula.games.clocktower.town.square import Square


def believable(matter: Matter, ask: Inform, lies: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Those of some lies that help the evil."""
    if ask.prompt == "puzzle_answer":
        return lies
    return tuple(lie for lie in lies if helps(matter.town, ask, lie))


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
    if isinstance(lie, tuple):
        return len(roles) == len(roles_in(truth))
    return is_free(town, roles[0]) or roles[0] in bluffs_of(town).values()


def roles_in(told: Choice) -> tuple[str, ...]:
    """The roles that are named."""
    parts = told if isinstance(told, tuple) else (told,)
    return tuple(part for part in parts if isinstance(part, str) and part in almanac)


def suits(town: Square, seats: tuple[int, ...], roles: tuple[str, ...]) -> bool:
    """Whether an evil player among these seems to be something good, or good players something evil."""
    good = [role for role in roles if is_good(role)]
    if any(town.is_evil(seat) for seat in seats):
        bluffs = bluffs_of(town)
        claimed = [bluffs[seat] for seat in seats if seat in bluffs]
        return bool(good) and all(role in claimed or is_free(town, role) for role in good)
    return len(good) < len(roles)


def is_free(town: Square, role: str) -> bool:
    """Whether a role is good and nobody has it, believes to have it or claims it: the evil may claim it."""
    taken = (*town.in_play, *town.grimoire.beliefs, *claims_of(town.grimoire).values())
    return is_good(role) and role not in taken


def is_near(lie: int, truth: int) -> bool:
    """Whether a number is wrong by one only: bigger lies are found out."""
    return abs(lie - truth) == 1
