"""The three sets of the box, each with all its roles, ruled here or not."""

from __future__ import annotations

from collections.abc import Container, Mapping

from fabula.games.clocktower.almanac.cards import KINDS
from fabula.games.clocktower.almanac.published import ROLL

SETS = ("trouble_brewing", "bad_moon_rising", "sects_and_violets")
BOX: Mapping[str, tuple[str, ...]] = {
    name: tuple(role.id for role in ROLL.values() if role.set == name and role.kind in KINDS) for name in SETS
}


def complete(ruled: Container[str]) -> dict[str, tuple[str, ...]]:
    """The sets of the box of which every role is ruled."""
    return {name: roles for name, roles in BOX.items() if all(role in ruled for role in roles)}
