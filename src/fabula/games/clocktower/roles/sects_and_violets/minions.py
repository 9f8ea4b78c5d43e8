"""The Minions of Sects & Violets but for the Pit-Hag, in the order of the sheet."""

from __future__ import annotations

from itertools import product

from fabula.core.cards import EACH_NIGHT, FIRST_NIGHT
from fabula.core.events import Marked, Woke
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Decide
from fabula.core.working import acts, has_use_of, is_able, marked_by, works
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    CURSED,
    DUSK,
    GOOD,
    TWIN,
    almanac,
    is_good,
    minion,
)
from fabula.games.clocktower.almanac.choices import ANY_PLAYER
from fabula.games.clocktower.almanac.moments import Judged, Nominated, ToBeExecuted
from fabula.games.clocktower.almanac.questions import GoodCannotWin, IsWoken
from fabula.games.clocktower.almanac.traits import (
    BECOMES_A_PLAYER,
    HIDES_IN_PUZZLES,
    JUDGED_BY_MANNER,
    TOLD_TO_SOMEBODY,
)
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.judgement.madness import drive_mad, judge_the_mad
from fabula.games.clocktower.town.deaths import die
from fabula.games.clocktower.town.events import Informed, Unmarked
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me

TOO_FEW_TO_CURSE = 3

# ---- Evil Twin


@minion(
    "evil_twin",
    wakes=FIRST_NIGHT,
    icon="double-face-mask",
    powerless=True,
    traits=(BECOMES_A_PLAYER, TOLD_TO_SOMEBODY),
    marks=("twin",),
)
async def evil_twin(me: Me, town: Square) -> None:
    """Two opponents know each other. While both live good cannot win; the good one executed, it has lost."""
    twin = twin_of(town.grimoire, me.grant)
    if twin is None or town.side(twin) == town.side(me.seat):
        twin = await find_a_twin(me, town)
    if twin is not None:
        role = town.grimoire.role(twin)
        town.tell(Informed(me.seat, "twin", role, place=twin, shown=role))
        town.tell(Woke(twin, me.role))
        town.tell(Informed(twin, "twin", me.role, place=me.seat, shown=me.role))


async def find_a_twin(me: Me, town: Square) -> int | None:
    """The Storyteller decides which opposing player it is; a Traveller only if there is nobody else."""
    for mark in [mark for mark in town.grimoire.marks if mark.owner == me.grant]:
        town.tell(Unmarked(mark.seat, mark.kind, me.grant))
    opposing = tuple(seat for seat in town.others(me.seat) if town.side(seat) != town.side(me.seat))
    twins = tuple(seat for seat in opposing if not town.is_traveller(seat)) or opposing
    if not twins:
        return None
    twin: int = await Decide(decisions.TWIN, twins, me.seat)
    town.tell(Marked(twin, TWIN, me.grant))
    return twin


def twin_of(grimoire: Grimoire, grant: Grant) -> int | None:
    """Who bears the mark of this Evil Twin."""
    return next(iter(marked_by(grimoire, grant, TWIN)), None)


@evil_twin.says(IsWoken)
def to_meet_a_twin(town: Square, grant: Grant) -> bool:
    """On the first night, or that of the change; and again when both twins have come to be on one side."""
    if not is_able(town.grimoire, grant.seat):
        return False
    twin = twin_of(town.grimoire, grant)
    first = twin is None and (tonight(town.grimoire) == 1 or is_fresh(town.grimoire, grant))
    return first or (twin is not None and not are_opposed(town.grimoire, grant.seat, twin))


def is_fresh(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether this ability was gained and has not acted yet."""
    return (grant.seat, grant.role) in notes.FRESH.of(grimoire)


def are_opposed(grimoire: Grimoire, a: int, b: int) -> bool:
    """Whether two players are on different sides."""
    town = Square(grimoire, almanac)
    return town.side(a) != town.side(b)


@evil_twin.says(GoodCannotWin)
def while_both_live(town: Square, grant: Grant) -> bool:
    """Even if no Demon lives."""
    twin = twin_of(town.grimoire, grant)
    if twin is None or not (town.grimoire.alive[grant.seat] and town.grimoire.alive[twin]):
        return False
    return works(town.grimoire, grant) and are_opposed(town.grimoire, grant.seat, twin)


@evil_twin.when(ToBeExecuted)
async def betray_the_good(me: Me, town: Square, seat: int, claimed: tuple[str, ...]) -> None:
    """Which of the two is the good one is a matter of their sides, and not of their roles."""
    twin = twin_of(town.grimoire, me.grant)
    if twin is None or seat not in (me.seat, twin) or not me.works:
        return
    if are_opposed(town.grimoire, me.seat, twin) and not town.is_evil(seat):
        await lose(town, GOOD, "evil_twin")


# ---- Witch


@minion(
    "witch",
    wakes=EACH_NIGHT,
    asks=1,
    icon="witch-flight",
    chooses=ANY_PLAYER,
    powerless=True,
    traits=(HIDES_IN_PUZZLES,),
    marks=("cursed",),
)
async def witch(me: Me, town: Square) -> None:
    """Whom you curse dies of nominating tomorrow. With three alive you curse nobody."""
    await me.mark(await me.choose(town.everyone), CURSED, until=DUSK)


@witch.says(IsWoken)
def unless_too_few_live(town: Square, grant: Grant) -> bool:
    """A Witch is woken while enough players live, Travellers counted."""
    return has_use_of(town.grimoire, grant) and are_enough(town)


def are_enough(town: Square) -> bool:
    """Whether more than three live."""
    return len(town.living) > TOO_FEW_TO_CURSE


@witch.when(Nominated)
async def strike_down(me: Me, town: Square, nominator: int | None, nominee: int) -> None:
    """At once; the nomination stands."""
    curses = [mark for mark in town.grimoire.marks if (mark.kind, mark.owner) == (CURSED, me.grant)]
    cursed = any(mark.seat == nominator and acts(town.grimoire, mark) for mark in curses)
    if nominator is not None and cursed and town.grimoire.alive[nominator] and are_enough(town):
        await die(town, nominator, "nomination")


# ---- Cerenovus


@minion(
    "cerenovus",
    wakes=EACH_NIGHT,
    asks=1,
    names_roles=True,
    icon="psychic-waves",
    traits=(JUDGED_BY_MANNER,),
    chooses=ANY_PLAYER,
    misleads=True,
    powerless=True,
    marks=("mad",),
)
async def cerenovus(me: Me, town: Square) -> None:
    """You choose a player and a good role: tomorrow they are mad about being it, or may be executed.

    The Goblin may be named too.
    """
    roles = tuple(role for role in town.grimoire.roles if is_good(role) or role == "goblin")
    seat, role = await me.choose(tuple(product(town.everyone, roles)))
    await drive_mad(me, seat, role)


@cerenovus.when(Judged)
async def have_them_judged(me: Me, town: Square, *, closing: bool) -> None:
    """The Storyteller may have whoever is not mad executed; it is the execution of the day."""
    await judge_the_mad(me, closing=closing)
