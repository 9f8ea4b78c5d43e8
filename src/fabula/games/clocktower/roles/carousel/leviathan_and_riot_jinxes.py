"""Demons who kill nobody by night, beside roles that are about such deaths: the rules for these pairs."""

from __future__ import annotations

from fabula.core.events import Chose, Marked
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.readings import Appearance
from fabula.core.requests import Ask, Choice
from fabula.core.working import bears, works
from fabula.games.clocktower.almanac import moments, notes, prompts
from fabula.games.clocktower.almanac.cards import DUSK, GOOD, GRANDCHILD, SHIELDED, almanac
from fabula.games.clocktower.almanac.traits import KEEPS_DEMONS_OFF, has_trait
from fabula.games.clocktower.phases.calls import asked_by
from fabula.games.clocktower.town.answers import without
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, happens


def goes_about(grimoire: Grimoire) -> bool:
    """Whether such a Demon chooses somebody each night but the first: the script has such a role."""
    return bool(who_are_sought_out(grimoire))


def asked_when_it_goes_about(grimoire: Grimoire) -> int:
    """Whom it seeks out, once more if that was somebody evil; and what is asked of who was found."""
    sought = who_are_sought_out(grimoire)
    return 2 + max(asked_by(grimoire, role) for role in sought) if sought else 0


def who_are_sought_out(grimoire: Grimoire) -> tuple[str, ...]:
    """The roles of the script that do something when such a Demon finds them."""
    return tuple(role for role in grimoire.roles if moments.SoughtOut in almanac.reactions_of.get(role, ()))


async def seek_out(me: Me, town: Square) -> None:
    """You choose somebody good and alive, each night another: who is one of them uses their ability."""
    _, before = me.last_choice
    left = tuple(seat for seat in town.living if seat not in (before or ()))
    if not left:
        return
    seat, is_good = await choose_somebody_good(me, town, me.within_its_bounds(left))
    town.tell(Chose(me.seat, me.role, seat))
    me.unbind(seat)
    me.keep_in_mind((*(before or ()), seat))
    await happens(town, moments.Chosen(seat, me.grant))
    if me.works and is_good:
        for grant in town.abilities(seat):
            if moments.SoughtOut in almanac.reactions_of[grant.role]:
                await almanac.reactions_of[grant.role][moments.SoughtOut](Me(town, grant), town, by=me.grant)


async def choose_somebody_good(me: Me, town: Square, options: tuple[Choice, ...]) -> tuple[int, bool]:
    """Whom it chooses, and whether they are good. Somebody evil is refused once; then it was in vain.

    A Lunatic is refused nobody, or would learn who is evil.
    """
    seat: int = await Ask(me.seat, prompts.SEEK_OUT, options)
    if me.grant.sham:
        return seat, False
    if await me.finds(seat, has_a_good_side):
        return seat, True
    others = without(options, (seat,))
    if not others:
        return seat, False
    town.tell(Informed(me.seat, "veto", ()))
    seat = await Ask(me.seat, prompts.SEEK_OUT, others)
    return seat, await me.finds(seat, has_a_good_side)


def has_a_good_side(seen: Appearance) -> bool:
    """Whether a player is good, as they register."""
    return seen.side == GOOD


async def shield(me: Me, town: Square, seat: int, by: Grant) -> None:
    """Whom a Monk, an Innkeeper or an Exorcist chose tonight is shielded till dusk, while that works."""
    lying = any((mark.seat, mark.kind, mark.owner) == (seat, SHIELDED, by) for mark in town.grimoire.marks)
    if has_trait(by.role, KEEPS_DEMONS_OFF) and works(town.grimoire, by) and not lying:
        town.tell(Marked(seat, SHIELDED, by, DUSK))


def brought_down(town: Square, demon: Grant, seat: int) -> str | None:
    """The word for whom this Demon nominated today and should not have: a Soldier, or who is shielded.

    A Lunatic may nominate whom they like.
    """
    if demon.sham or (demon.seat, seat) not in notes.NOMINATED.of(town.grimoire):
        return None
    return who_is_safe(town, seat)


def who_is_safe(town: Square, seat: int) -> str | None:
    """The word for why this player would be safe from a Demon by night."""
    if town.working(seat, "soldier"):
        return "soldier"
    return "shielded" if bears(town.grimoire, seat, SHIELDED) else None


def is_a_grandchild(town: Square, seat: int) -> bool:
    """Whether a Grandmother who is able knows this player."""
    return bears(town.grimoire, seat, GRANDCHILD)
