"""Those who kill together: the hunters at noon, the vargs at sunset; how they meet, point and agree."""

from __future__ import annotations

from collections import Counter

from fabula.core.events import Chose, Learned, Met, Pointed, Struck
from fabula.core.grimoire import Grant
from fabula.core.requests import Choice, Poll
from fabula.core.town import Town
from fabula.games.vendetta import notes
from fabula.games.vendetta.cards import DECIDES, MEETING, VARGS, WEREWOLF, almanac
from fabula.games.vendetta.choosing import marked, place_of, visit
from fabula.games.vendetta.strikes import LURED, is_crossed
from fabula.games.vendetta.variants import has_temporary_host


def awake_for(town: Town, step: str) -> list[Grant]:
    """The living who wake for a call, clockwise."""
    alive = town.grimoire.alive
    return [grant for grant in town.sleepers_of(step) if alive[grant.seat]]


def of_side(town: Town, awake: list[Grant], side: str) -> list[Grant]:
    """Those who are awake and of one side."""
    return [grant for grant in awake if town.almanac[grant.role].side == side]


def meet(town: Town, pack: str, awake: list[Grant]) -> None:
    """All who wake together see each other's faces; a fledgling's is one too many."""
    faces = [grant.seat for grant in awake]
    for seat in faces:
        town.tell(Met(seat, pack, tuple(other for other in faces if other != seat)))


def introduce_hunters(town: Town, awake: list[Grant]) -> None:
    """The hunters meet on the day of acquaintance, unless they come from afar; loners are given numbers."""
    settings = town.grimoire.settings
    if settings["visiting_hunters"]:
        return
    meet(town, MEETING, awake)
    notes.ACQUAINTED.set(town)
    blind = has_temporary_host(town.grimoire) and not notes.HOST.stands(town.grimoire)
    if settings["lone_hunters"] and not blind:
        for number, grant in enumerate(awake, 1):
            town.tell(Learned(grant.seat, MEETING, number))


def introduce_shapeshifters(town: Town, awake: list[Grant]) -> None:
    """The vargs know each other, and so do werewolves who are kin."""
    meet(town, VARGS, of_side(town, awake, VARGS))
    if town.grimoire.settings["kin"]:
        meet(town, WEREWOLF, of_side(town, awake, WEREWOLF))


async def gather_hunters(town: Town, awake: list[Grant]) -> None:
    """At noon the hunters agree on a victim; who was lured away points in vain."""
    if not awake:
        return
    alone = bool(town.grimoire.settings["lone_hunters"])
    if not alone and not notes.ACQUAINTED.stands(town.grimoire):
        meet(town, MEETING, awake)
        notes.ACQUAINTED.set(town)
    counted = [not marked(town.grimoire, grant.seat, LURED) for grant in awake]
    if alone:
        victim = agreed_alone(awake, await point(town, MEETING, awake), counted)
    else:
        victim = await agree(town, MEETING, awake, counted)
    strike(town, MEETING, awake, victim)


async def gather_vargs(town: Town, awake: list[Grant]) -> None:
    """At sunset the pack agrees on a victim; whose power fails does not point."""
    pack = [grant for grant in of_side(town, awake, VARGS) if not is_crossed(town, grant)]
    if pack:
        strike(town, VARGS, pack, await agree(town, VARGS, pack, [True] * len(pack)))


def strike(town: Town, pack: str, awake: list[Grant], victim: Choice) -> None:
    """The blow of a whole pack."""
    if victim is None:
        return
    victim = place_of(town, victim)
    town.tell(Struck(victim, pack, awake[0], town.night))
    if town.grimoire.settings["dhampir"] == "lookout":
        visit(town, tuple(grant.seat for grant in awake), victim)


async def agree(town: Town, pack: str, awake: list[Grant], counted: list[bool]) -> Choice:
    """Each points, sees where the others point, and points for good."""
    choices = await point(town, pack, awake)
    if len(awake) > 1:
        pointing = tuple((grant.seat, at) for grant, at in zip(awake, choices, strict=True))
        for grant in awake:
            town.tell(Pointed(grant.seat, pack, pointing))
        if len(set(choices)) > 1:
            choices = await point(town, pack, awake)
    return decided(awake, choices, counted)


async def point(town: Town, pack: str, awake: list[Grant]) -> tuple[Choice, ...]:
    """All point at once, at anybody who lives or at nobody."""
    options = (None, *town.living)
    choices = await Poll([grant.seat for grant in awake], pack, options)
    for grant, choice in zip(awake, choices, strict=True):
        town.tell(Chose(grant.seat, pack, choice))
    return choices


def decided(awake: list[Grant], choices: tuple[Choice, ...], counted: list[bool]) -> Choice:
    """Whom most point at; where they are divided, whom the leader of the pack points at, else nobody."""
    hands = [(grant, at) for grant, at, counts in zip(awake, choices, counted, strict=True) if counts]
    if not hands:
        return None
    pointed = [at for _, at in hands]
    most = max(map(pointed.count, pointed))
    first, *others = dict.fromkeys(at for at in pointed if pointed.count(at) == most)
    if not others:
        return first
    return next((at for grant, at in hands if DECIDES in almanac[grant.role].traits), None)


def agreed_alone(awake: list[Grant], choices: tuple[Choice, ...], counted: list[bool]) -> Choice:
    """Hunters who wake one by one kill only whom more than half of them point at."""
    count = Counter(at for at, counts in zip(choices, counted, strict=True) if counts)
    victim, most = count.most_common(1)[0] if count else (None, 0)
    return victim if 2 * most > len(awake) else None
