"""What Bad Moon Rising's roles may be told, by the book, from the Grimoire as a reader keeps it."""

from __future__ import annotations

from itertools import chain, combinations, product
from typing import Any

from tests.games.clocktower.kinds import GOOD, OUTSIDERS
from tests.games.clocktower.reader import Reader

from fabula.core.events import PhaseBegan, Woke


def grandmother(reader: Reader, seat: int) -> set[Any]:
    """Another player who is good, and who they are; herself, where nobody else is."""
    found = {
        (other, role) for other in reader.others(seat) for role, side in reader.looks(other) if side == "good"
    }
    return found or {(seat, reader.role[seat])}


def any_grandchild(reader: Reader, seat: int) -> set[Any]:
    """Anybody as anybody good."""
    return set(product(reader.others(seat), (role for role in reader.script if role in GOOD)))


def chambermaid(reader: Reader, seat: int) -> set[Any]:
    """How many of two woke tonight for their own ability, or will."""
    return {len(set(reader.choice[seat]) & {*reader.woke, *still_to_wake(reader)})}


def still_to_wake(reader: Reader) -> set[int]:
    """Who wakes later in this night: nobody can ask the future but who reads a log."""
    found = set()
    for at, line in enumerate(reader.log[reader.at :], reader.at):
        if isinstance(line, PhaseBegan):
            break
        if isinstance(line, Woke) and reader.is_for_own_ability(line, at):
            found.add(line.seat)
    return found


def godfather(reader: Reader, seat: int) -> set[Any]:
    """Which Outsiders are in play, in the order of the script."""
    # A Lunatic to whom the ability was given is one of them.
    seen = [{reader.role[seat]}, *(set(reader.roles_seen(other)) for other in reader.others(seat))]
    forms = [{role if role in OUTSIDERS else None for role in roles} for roles in seen]
    return {in_order(reader, chosen) for chosen in product(*forms)}


def any_outsiders(reader: Reader, seat: int) -> set[Any]:
    """Any number of the Outsiders of the script."""
    roles = [role for role in reader.script if role in OUTSIDERS]
    return set(chain.from_iterable(combinations(roles, n) for n in range(len(roles) + 1)))


def in_order(reader: Reader, roles: tuple[str | None, ...]) -> tuple[str, ...]:
    """Each once."""
    return tuple(role for role in reader.script if role in roles)


HONEST = {"grandmother": grandmother, "chambermaid": chambermaid, "godfather": godfather}
ANYTHING = {
    "grandmother": any_grandchild,
    "chambermaid": lambda reader, seat: {0, 1, 2},
    "godfather": any_outsiders,
}
