"""The Demons of Sects & Violets, in the order of the sheet."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.grimoire import Grant
from fabula.core.leading import Foreseen
from fabula.core.requests import Decide
from fabula.core.working import KEPT, works
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import EVIL, GOOD, MINION, OUTSIDER, POISONED, TOWNSFOLK, demon
from fabula.games.clocktower.almanac.choices import ANY_PLAYER
from fabula.games.clocktower.almanac.moments import Unexecuted
from fabula.games.clocktower.almanac.questions import Foresees, MarksDue, TownsfolkLearnLies
from fabula.games.clocktower.almanac.traits import (
    HIDES_IN_PUZZLES,
    IMPAIRS_FOR_LONG,
    LEADS_ASTRAY,
    PASSED_ON,
)
from fabula.games.clocktower.company.spirit_of_ivory import may_turn_evil
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.town.changes import make
from fabula.games.clocktower.town.deaths import ATTACK, attack, die
from fabula.games.clocktower.town.events import Attacked
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

CLOCKWISE = True

# ---- Fang Gu


@demon(
    "fang_gu",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    icon="bestial-fangs",
    chooses=ANY_PLAYER,
    changes=(1,),
    traits=(HIDES_IN_PUZZLES, PASSED_ON),
)
async def fang_gu(me: Me, town: Square) -> None:
    """Whom you choose dies. For once an Outsider turns into an evil Fang Gu instead, and you die."""

    async def jump(town: Square, seat: int) -> bool:
        """The Outsider does not die; the old Demon does, unless something keeps it alive."""
        if notes.JUMPED.stands(town.grimoire) or not may_turn_evil(town):
            return False
        if not await me.finds(seat, lambda seen: seen.is_a(OUTSIDER)):
            return False
        town.tell(Attacked(seat, "fang_gu", by=me.seat))
        notes.JUMPED.set(town)
        made_before = notes.MADE.stands(town.grimoire)
        await make(town, seat, "fang_gu", EVIL)
        if await die(town, me.seat, ATTACK) and not made_before:
            notes.MADE.forget(town)
        return True

    await attack(me, await me.choose(town.everyone), jump)


# ---- Vigormortis


@demon(
    "vigormortis",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    icon="raise-zombie",
    chooses=ANY_PLAYER,
    changes=(-1,),
    misleads=True,
    powerless=True,
    traits=(IMPAIRS_FOR_LONG, HIDES_IN_PUZZLES),
    marks=("kept",),
)
async def vigormortis(me: Me, town: Square) -> None:
    """Whom you choose dies. A Minion serves you on, dead, and poisons the nearest Townsfolk on one side."""
    victim = await me.choose(town.everyone)
    dies = await attack(me, victim) and not town.grimoire.alive[victim]
    if dies and await me.finds(victim, lambda seen: seen.is_a(MINION)):
        await take_into_service(me, town, victim)


async def take_into_service(me: Me, town: Square, minion: int) -> None:
    """The Storyteller decides which of the two nearest Townsfolk it is."""
    sides = {town.nearest(minion, TOWNSFOLK, clockwise=side): side for side in (not CLOCKWISE, CLOCKWISE)}
    near = tuple(seat for seat in sides if seat is not None)
    poisoned = await Decide(decisions.SERVANT, near, minion) if len(near) > 1 else next(iter(sides))
    servant = (minion, sides[poisoned], me.seat, town.grimoire.role(minion))
    notes.SERVANTS.add(town, servant)
    town.settle()


@vigormortis.says(MarksDue)
def on_the_dead_and_the_poisoned(town: Square, grant: Grant) -> tuple[tuple[int, str], ...]:
    """A Minion killed by a Vigormortis keeps the ability and poisons a neighbour while dead and a Minion."""
    marks: list[tuple[int, str]] = []
    for minion, clockwise, by, role in notes.SERVANTS.of(town.grimoire):
        serves = town.kind(minion) == MINION or town.grimoire.role(minion) == role
        if by == grant.seat and serves and not town.grimoire.alive[minion]:
            poisoned = town.nearest(minion, TOWNSFOLK, clockwise=clockwise)
            marks += [(minion, KEPT), *([] if poisoned is None else [(poisoned, POISONED)])]
    return tuple(dict.fromkeys(marks))


# ---- No Dashii


@demon(
    "no_dashii",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    icon="giant-squid",
    chooses=ANY_PLAYER,
    misleads=True,
    powerless=True,
    traits=(LEADS_ASTRAY, HIDES_IN_PUZZLES),
)
async def no_dashii(me: Me, town: Square) -> None:
    """You choose a player, who dies. The nearest Townsfolk on either side of you is poisoned."""
    await attack(me, await me.choose(town.everyone))


@no_dashii.says(MarksDue)
def on_the_neighbours(town: Square, grant: Grant) -> tuple[tuple[int, str], ...]:
    """The dead are not passed over, and whoever is no Townsfolk is."""
    near = (town.nearest(grant.seat, TOWNSFOLK, clockwise=side) for side in (CLOCKWISE, not CLOCKWISE))
    return tuple(dict.fromkeys((seat, POISONED) for seat in near if seat is not None))


# ---- Vortox


@demon(
    "vortox",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    icon="vortex",
    chooses=ANY_PLAYER,
    misleads=True,
    powerless=True,
    traits=(LEADS_ASTRAY, HIDES_IN_PUZZLES),
)
async def vortox(me: Me, town: Square) -> None:
    """You choose a player, who dies. Townsfolk learn nothing true. Nobody executed, evil wins."""
    await attack(me, await me.choose(town.everyone))


@vortox.says(TownsfolkLearnLies)
def while_it_lives(town: Square, grant: Grant) -> bool:
    """Townsfolk learn lies while a Vortox lives and its ability works."""
    return works(town.grimoire, grant)


@vortox.says(Foresees)
def if_nobody_dies(town: Square, grant: Grant, *, nobody_dies: bool) -> tuple[Foreseen, ...]:
    """Evil will have won by a Vortox if nobody is executed today."""
    wins = nobody_dies and not notes.EXECUTED.stands(town.grimoire)
    return (Foreseen("foresee-vortox"),) if wins else ()


@vortox.when(Unexecuted)
async def demand_blood(me: Me, town: Square) -> None:
    """An exile is no execution."""
    if me.works:
        await lose(town, GOOD, "vortox")
