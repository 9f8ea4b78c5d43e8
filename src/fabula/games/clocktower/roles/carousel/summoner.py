"""The Summoner, by whom a Demon is made in the third night, and all that comes of it."""

from __future__ import annotations

from itertools import product

from fabula.core.cards import EACH_NIGHT
from fabula.core.events import Marked
from fabula.core.grimoire import Grant
from fabula.core.requests import Decide
from fabula.core.working import has_use_of
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    ALCHEMIST,
    DEMON,
    EVIL,
    FEIGNED,
    LEGION,
    MARIONETTE,
    MINION,
    NIGHT,
    SUMMONER,
    minion,
    of_kind,
)
from fabula.games.clocktower.almanac.moments import Became
from fabula.games.clocktower.almanac.questions import IsWoken, NobodyWinsYet
from fabula.games.clocktower.almanac.traits import NO_DEMON_DEALT, PASSED_ON, has_trait
from fabula.games.clocktower.phases.introductions import bluffs_for
from fabula.games.clocktower.phases.marionettes import (
    beside_among_residents,
    let_the_marionette_in,
)
from fabula.games.clocktower.roles.carousel.demons_who_make_minions import TYPHON
from fabula.games.clocktower.roles.pairs import all_become_legion, is_robbed_by
from fabula.games.clocktower.roles.sects_and_violets.pit_hag import let_anybody_die
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me, is_spent

NIGHT_OF_THE_XAAN = "night_of_the_xaan"
NIGHT_OF_SUMMONING = 3
EARLY = "pukka"  # may be summoned a night sooner
UNSUMMONED = "lil_monsta"  # it has to be there from the beginning


@minion(
    SUMMONER,
    wakes=EACH_NIGHT,
    asks=1,
    names_roles=True,
    alone=True,
    icon="magic-gate",
    useful_until=NIGHT_OF_SUMMONING,
    traits=(NO_DEMON_DEALT, PASSED_ON),
)
async def summoner(me: Me, town: Square) -> None:
    """The Demon is yours to make, in the third night, of whom you like."""
    if tonight(town.grimoire) == 1:
        bluffs = await Decide(decisions.BLUFFS, bluffs_for(town), me.seat)
        town.tell(Informed(me.seat, "bluffs", bluffs))
        return
    early = tonight(town.grimoire) < NIGHT_OF_SUMMONING
    possible = tuple(product(town.residents, (EARLY,))) if early else possible_demons(town)
    choose = me.may_choose if early else me.choose
    if me.grant.source == ALCHEMIST or (not early and grows_poppies(town)):
        role = await choose(tuple(dict.fromkeys(role for _, role in possible)))
        seats = tuple(seat for seat, one in possible if one == role)
        chosen = (await Decide(decisions.SUMMONED, seats, me.seat), role) if seats else None
    else:
        chosen = await choose(possible)
    await call_forth(me, town, chosen)


def grows_poppies(town: Square) -> bool:
    """Whether a Poppy Grower lives, drunk or not: then the Storyteller chooses the player."""
    return any(town.grimoire.role(seat) == "poppy_grower" for seat in town.living)


def possible_demons(town: Square) -> tuple[tuple[int, str], ...]:
    """Who may become which Demon; a Lord of Typhon has to sit beside a Minion."""
    demons = of_kind(DEMON, town.grimoire.roles)
    known = tuple(role for role in demons if role != UNSUMMONED) or demons
    beside = [seat for seat in town.residents if minions_beside(town, seat)]
    pairs = tuple(product(town.residents, known))
    return tuple((seat, role) for seat, role in pairs if role != TYPHON or seat in beside) or pairs


def minions_beside(town: Square, seat: int) -> tuple[int, ...]:
    """Which of a player's neighbours are Minions, Travellers passed over."""
    return tuple(one for one in beside_among_residents(town, seat) if town.kind(one) == MINION)


async def call_forth(me: Me, town: Square, chosen: tuple[int, str] | None) -> None:
    """Once. Where a Courtier or a Preacher has taken the ability, the Storyteller has it."""
    if chosen is None:
        return
    me.spend()
    if me.works:
        await summon(town, *chosen)
    elif is_robbed_by(town, me.seat, "courtier", "preacher"):
        await summon(town, *await Decide(decisions.SUMMONS, possible_demons(town), me.seat))


async def summon(town: Square, seat: int, role: str) -> None:
    """Where a Demon lives already, who dies tonight is for the Storyteller. A dead Zombuul has died once."""
    several = bool(town.living_demons)
    if several:
        notes.MADE.set(town)
    await become(town, seat, role, EVIL)
    if role == "zombuul" and not town.grimoire.alive[seat]:
        town.tell(Marked(seat, FEIGNED, town.abilities(seat)[-1]))
    await let_the_marionette_in(town)
    if role == LEGION:
        await all_become_legion(town)
    if role == TYPHON and minions_beside(town, seat):
        await complete_the_line(town, seat)
    if several:
        await let_anybody_die(town, seat)


async def complete_the_line(town: Square, demon: int) -> None:
    """The other neighbour of a Lord of Typhon becomes an evil Minion."""
    free = tuple(role for role in of_kind(MINION, town.grimoire.roles) if role not in town.in_play)
    free = tuple(role for role in free if role != MARIONETTE and not has_trait(role, NO_DEMON_DEALT)) or free
    for seat in beside_among_residents(town, demon):
        if town.kind(seat) != MINION and free:
            await become(town, seat, await Decide(decisions.TYPHON_MINION, free, seat), EVIL)


@summoner.when(Became)
async def be_followed(me: Me, town: Square, seat: int, role: str) -> None:
    """By a Marionette, where there is to be one: after the Demon, whoever made it."""
    if town.living_demons:
        await let_the_marionette_in(town)


@summoner.says(IsWoken)
def at_first_and_in_the_third_night(town: Square, grant: Grant) -> bool:
    """A Summoner who has summoned nobody is woken in the first and third night; beside a Pukka in the second.

    By the published rule for this pair an Alchemist is shown no bluffs.
    """
    grimoire = town.grimoire
    first = () if grant.source == ALCHEMIST else (1,)
    nights = (*first, NIGHT_OF_SUMMONING, *([NIGHT_OF_SUMMONING - 1] if EARLY in grimoire.roles else []))
    return has_use_of(grimoire, grant) and tonight(grimoire) in nights and not is_spent(grimoire, grant)


@summoner.says(NobodyWinsYet)
def until_a_demon_is_there(town: Square, grant: Grant) -> bool:
    """As long as you live and have not summoned; then the good have won where no Demon is."""
    spent = is_spent(town.grimoire, grant)
    early = town.grimoire.number < NIGHT_OF_SUMMONING or (
        town.grimoire.number == NIGHT_OF_SUMMONING and town.grimoire.phase == NIGHT
    )
    return has_use_of(town.grimoire, grant) and not spent and early
