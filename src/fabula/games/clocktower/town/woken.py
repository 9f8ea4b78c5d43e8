"""Who has woken tonight because of an ability of their own, where somebody counts them."""

from __future__ import annotations

from fabula.core.events import Woke
from fabula.core.grimoire import Grant
from fabula.games.clocktower.almanac import moments, notes
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.traits import AWAKENINGS, heeding
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, happens


async def open_the_eyes(town: Square, seat: int, grant: Grant) -> None:
    """A player wakes; whoever counts those whom their own ability wakes does so at the end of the night."""
    town.tell(Woke(seat, grant.role))
    await happens(town, moments.Woken(seat))
    if seat == grant.seat:
        count(town, seat)


async def wake_to_act(me: Me, town: Square) -> None:
    """A player is woken apart from their line, and does what their role says."""
    await open_the_eyes(town, me.seat, me.grant)
    script = almanac[me.role].script
    if script is not None:
        await script(me, town)


def count(town: Square, seat: int) -> None:
    """Keep that a player's own ability has woken them."""
    if heeding(town.grimoire.roles, AWAKENINGS):
        notes.WOKEN.add(town, seat)


def counted(town: Square) -> tuple[int, ...]:
    """Whom their own ability has woken so far."""
    return notes.WOKEN.of(town.grimoire)


def forget_the_woken(town: Square) -> None:
    """Forget who was woken, for they are counted for one night."""
    if notes.WOKEN.stands(town.grimoire):
        notes.WOKEN.forget(town)
