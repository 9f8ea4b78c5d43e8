"""The vampires, special and plain, in the order of the book."""

from __future__ import annotations

from itertools import combinations

from fabula.core.cards import EACH_NIGHT, Choosing
from fabula.core.events import Met
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games.vendetta import notes
from fabula.games.vendetta.cards import (
    ARMED,
    CERTAIN,
    COUNTS_STRANGERS,
    FINDS_LORDS,
    GUARDS,
    HEARS_OF_ATTACKS,
    HUNTERS,
    KILLER,
    LEARNS_SIDES,
    LORD,
    MEETING,
    NEVER_TWICE,
    OUT,
    RECONSTRUCTED,
    SMELLS_HUNTERS,
    STOPS,
    STRIKES,
    STRONG,
    VAMPIRES,
    special_vampire,
    vampire,
)
from fabula.games.vendetta.checks import is_lord, side_of
from fabula.games.vendetta.choices import ANOTHER_PLAYER, PERHAPS_ANOTHER
from fabula.games.vendetta.choosing import (
    choose_another,
    choose_player,
    may_choose_player,
    place_of,
)
from fabula.games.vendetta.strikes import GUEST, LURED, NIGHTFALL, VISITED, attack, protect

YES_NO = ("yes", "no")
BITTEN = "bitten"


def yes(true: bool) -> str:
    """The host's nod or shake."""
    return "yes" if true else "no"


@special_vampire(
    "lamia",
    wakes=EACH_NIGHT,
    asks=2,
    grade=STRONG,
    icon="snake-tongue",
    chooses=ANOTHER_PLAYER,
    traits=(ARMED, OUT),
)
async def lamia(me: Me, town: Town) -> None:
    """You visit one player and share their fate, or take one home, who shares yours; who is out is safe."""
    away = await me.choose(("visit", "home")) == "visit"
    host = await choose_player(me, town)
    if host is not None:
        await me.mark(host, VISITED if away else GUEST, until=NIGHTFALL)


@special_vampire(
    "undine",
    wakes=EACH_NIGHT,
    grade=RECONSTRUCTED,
    icon="mermaid",
    chooses=Choosing(dead=False, nobody=False),
    traits=(STOPS, NEVER_TWICE),
)
async def undine(me: Me, town: Town) -> None:
    """You lure one player, whose later power fails today. Variant: two players change places today."""
    how = town.grimoire.settings["undine"]
    if how == "lure":
        host = await choose_another(me, town)
        if host is not None:
            await me.mark(host, LURED, until=NIGHTFALL)
    elif how == "swap" and len(town.living) > 1:
        notes.SWAPPED.set(town, await me.choose(tuple(combinations(town.living, 2))))


@special_vampire(
    "queen",
    wakes=EACH_NIGHT,
    grade=CERTAIN,
    icon="queen-crown",
    chooses=Choosing(dead=False, nobody=False, same=False),
    traits=(GUARDS, NEVER_TWICE),
)
async def queen(me: Me, town: Town) -> None:
    """You protect one player from every murder of this day, never the same twice running, yourself once."""
    herself = notes.HERSELF.by(me.seat)
    spent = town.grimoire.settings["queen_self"] == "never" or herself.stands(town.grimoire)
    ward = await choose_another(me, town, town.living_others(me.seat) if spent else town.living)
    if ward == me.seat:
        herself.set(town)
    await protect(me, ward)


fledgling = special_vampire(
    "fledgling", wakes=EACH_NIGHT, joins=(MEETING,), grade=STRONG, icon="coffin", traits=(ARMED, LEARNS_SIDES)
)
"""You wake with the hunters and point with them, and win with the vampires: see packs.py."""


@special_vampire(
    "nosferatu",
    wakes=EACH_NIGHT,
    grade=STRONG,
    icon="bat",
    chooses=PERHAPS_ANOTHER,
    traits=(ARMED, KILLER, STRIKES),
)
async def nosferatu(me: Me, town: Town) -> None:
    """At sunset you may kill one player."""
    await attack(me, await may_choose_player(me, town))


@special_vampire(
    "banshee",
    wakes=EACH_NIGHT,
    grade=RECONSTRUCTED,
    icon="floating-ghost",
    chooses=ANOTHER_PLAYER,
    traits=(HEARS_OF_ATTACKS,),
)
async def banshee(me: Me, town: Town) -> None:
    """You learn whether anybody has tried to kill one player today. Variant: a vote more against them."""
    heard = await choose_player(me, town)
    if heard is None:
        return
    if town.grimoire.settings["banshee"] == "curse":
        await me.mark(heard, BITTEN, until="dawn")
    else:
        await me.learn(YES_NO, lambda _: yes(any(strike.seat == heard for strike in town.grimoire.strikes)))


@special_vampire(
    "bride",
    wakes=EACH_NIGHT,
    grade=RECONSTRUCTED,
    icon="engagement-ring",
    chooses=Choosing(self=False, dead=False, nobody=False),
    traits=(FINDS_LORDS,),
)
async def bride(me: Me, town: Town) -> None:
    """You learn whether one player is the lord; once found, he knows you too from the next sunset."""
    engaged = notes.ENGAGED.of(town.grimoire)
    if engaged is not None and engaged[0] == me.seat and not engaged[2]:
        town.tell(Met(me.seat, LORD, (engaged[1],)))
        town.tell(Met(engaged[1], "bride", (me.seat,)))
        notes.ENGAGED.set(town, (*engaged[:2], 1))
    suitor = await choose_player(me, town)
    if suitor is None:
        return
    found = await me.learn(YES_NO, lambda _: yes(is_lord(town, suitor))) == "yes"
    if found and engaged is None:
        notes.ENGAGED.set(town, (me.seat, suitor, 0))


@special_vampire(
    "dhampir",
    wakes=EACH_NIGHT,
    grade=RECONSTRUCTED,
    icon="nose-side",
    chooses=ANOTHER_PLAYER,
    traits=(LEARNS_SIDES, SMELLS_HUNTERS),
)
async def dhampir(me: Me, town: Town) -> None:
    """You learn whether one player is human. Variant: how many players came to them today."""
    suspect = await choose_player(me, town)
    if suspect is None:
        return
    if town.grimoire.settings["dhampir"] == "lookout":
        visits = notes.VISITS.of(town.grimoire)
        came = sum(host == suspect and visitor != me.seat for visitor, host in visits)
        await me.learn(tuple(range(town.grimoire.seats + 1)), lambda _: came)
    else:
        await me.learn(YES_NO, lambda _: yes(side_of(town, suspect) == HUNTERS))


@special_vampire(
    "revenant",
    wakes=EACH_NIGHT,
    grade=RECONSTRUCTED,
    icon="abacus",
    traits=(LEARNS_SIDES, COUNTS_STRANGERS),
)
async def revenant(me: Me, town: Town) -> None:
    """You learn how many of three players are no vampires. Variant: whether two are of the same side."""
    others = town.living_others(me.seat)
    compare = town.grimoire.settings["revenant"] == "compare"
    several = min(len(others), 3 if len(others) > 4 and not compare else 2)
    if not several or (compare and several < 2):
        return
    chosen = await me.choose(tuple(combinations(others, several)))
    suspects = tuple(place_of(town, seat) for seat in chosen)
    if compare:
        await me.learn(YES_NO, lambda _: yes(len({side_of(town, seat) for seat in suspects}) == 1))
    else:
        strangers = sum(side_of(town, seat) != VAMPIRES for seat in suspects)
        await me.learn((0, 1, 2, 3), lambda _: strangers)


@special_vampire("ghoul", wakes=EACH_NIGHT, grade=RECONSTRUCTED, icon="neck-bite")
async def ghoul(me: Me, town: Town) -> None:
    """A vote more counts against one player this night. Variant: you learn the role of one of the dead."""
    if town.grimoire.settings["ghoul"] == "grave":
        dead = tuple(seat for seat in town.everyone if not town.grimoire.alive[seat])
        if dead:
            await me.look_at(await me.choose(dead))
        return
    victim = await choose_player(me, town)
    if victim is not None:
        await me.mark(victim, BITTEN, until="dawn")


plain_vampire = vampire("vampire", copies=10, icon="fangs")
"""No power; find the hunters by talking."""

any_special_vampire = special_vampire("special_vampire", copies=0, icon="vampire-cape")
"""A card of the special vampires drawn blind."""
