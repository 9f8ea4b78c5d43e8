"""Roles by which somebody comes to have the ability of another role."""

from __future__ import annotations

from fabula.core.cards import FIRST_NIGHT
from fabula.core.events import Marked
from fabula.core.registration import appearances
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    ALCHEMIST,
    ANYTHING,
    DAWN,
    GOOD,
    GOOD_KINDS,
    MINION,
    NO,
    OUTSIDER,
    PEACE,
    POISONED,
    TOWNSFOLK,
    YES,
    of_kind,
    outsider,
    townsfolk,
)
from fabula.games.clocktower.almanac.knowing import Sight, Told, Verdict, any_of, whether
from fabula.games.clocktower.almanac.mistaken import deceived
from fabula.games.clocktower.almanac.moments import Begins, Died
from fabula.games.clocktower.almanac.traits import (
    ALL_OUTSIDERS,
    BINDS_A_VOTE,
    DISTILLED_IN_PLAY,
    DISTILS,
    FOUND_BY_NAME,
    JUDGED_BY_MANNER,
    MAY_BE_ASKED_AGAIN,
    NOTHING_TO_DISTIL,
    has_trait,
)
from fabula.games.clocktower.town.alchemy import bringing_the_demon, of_the_deal
from fabula.games.clocktower.town.changes import begin
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.events import Informed, Shed, Unmarked
from fabula.games.clocktower.town.lending import comes_to_nothing
from fabula.games.clocktower.town.naming import seek
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me

# ---- Cannibal

cannibal = townsfolk(
    "cannibal",
    gives=GOOD_KINDS,
    withholds=("drunk", "lunatic", "cannibal"),
    icon="meat",
    learns=(ANYTHING,),
    misleads=True,
)
"""You can do what the last one could whom an execution killed; evil food poisons you till the next."""


@cannibal.when(Died)
async def feed(me: Me, town: Square, seat: int, cause: str) -> None:
    """Nobody tells you what it is, or that it is nothing."""
    if cause != EXECUTION or seat == me.seat or not me.is_able:
        return
    town.tell(Shed(me.seat, me.role))
    cure(town, me.seat)
    role, believed = town.grimoire.role(seat), town.grimoire.beliefs[seat]
    if not await me.finds(seat, lambda seen: seen.side == GOOD):
        await fall_sick(me, town, seat)
    elif role in deceived() and believed is not None:
        town.give(me.seat, believed, sham=True, source=me.role)
    elif me.grant.sham:
        town.give(me.seat, role, sham=True, source=me.role)
    elif role != me.role:
        await begin(town, me.seat, role, source=me.role)
        warn_of_duties(me, town, seat, role)


async def fall_sick(me: Me, town: Square, seat: int) -> None:
    """A Cannibal poisoned by whom they ate takes themselves for what the Storyteller likes."""
    good = of_kind(TOWNSFOLK, town.grimoire.roles)
    food = await Decide(
        decisions.CANNIBAL_FOOD, tuple(role for role in good if role != me.role), me.seat, seat
    )
    if not me.grant.sham:
        town.tell(Marked(me.seat, POISONED, None))
        notes.SICK.add(town, me.seat)
    town.give(me.seat, food, sham=True, source=me.role)


def cure(town: Square, seat: int) -> None:
    """The poison of a meal goes, and no other."""
    sick = notes.SICK.of(town.grimoire)
    if seat not in sick:
        return
    others = [m for m in town.grimoire.marks if (m.seat, m.kind) == (seat, POISONED) and m.owner is not None]
    notes.SICK.set(town, tuple(one for one in sick if one != seat) or None)
    town.tell(Unmarked(seat, POISONED))
    for mark in others:
        town.tell(Marked(seat, POISONED, mark.owner, mark.until))


def warn_of_duties(me: Me, town: Square, seat: int, role: str) -> None:
    """By the published rules they learn what binds their vote, and have the guesses of a dead Juggler.

    Who nominated the Princess they have eaten keeps the Demon from killing tonight.
    """
    if has_trait(role, BINDS_A_VOTE):
        town.tell(Informed(me.seat, "gained", role, shown=role))
    if role == "princess" and (me.seat, seat) in notes.NOMINATED.of(town.grimoire):
        town.tell(Marked(me.seat, PEACE, me.grant, DAWN))
    made = notes.JUGGLED.of(town.grimoire)
    if role == "juggler":
        eaten = tuple((me.seat, guessed, right) for who, guessed, right in made if who == seat)
        notes.JUGGLED.set(town, (*made, *eaten))


# ---- Pixie


@townsfolk(
    "pixie",
    wakes=FIRST_NIGHT,
    learns=(),
    gives=(TOWNSFOLK,),
    icon="fairy",
    claims=("in_play",),
    traits=(JUDGED_BY_MANNER,),
)
async def pixie(me: Me, town: Square) -> None:
    """You learn a Townsfolk who is in play. Who was mad about being it gains its ability when they die."""
    seen = [one for other in town.others(me.seat) for one in appearances(town, other)]
    true = [town.grimoire.role(other) for other in town.others(me.seat) if town.kind(other) == TOWNSFOLK]
    known = of_kind(TOWNSFOLK, town.grimoire.roles)
    honest = tuple(dict.fromkeys((*true, *(one.role for one in seen if one.kind == TOWNSFOLK)))) or known
    role = await me.be_told(honest, known, truth=tuple(true))
    notes.IDOLS.add(town, (me.seat, role))


@pixie.knows
def role_in_play(see: Sight, seat: int, told: Told) -> Verdict:
    """Somebody else has this role."""
    return whether(
        any_of(see.role(one, told.shown[0]) for one in range(see.seats) if one != seat), True, see.all
    )


@pixie.when(Died)
async def take_after_them(me: Me, town: Square, seat: int, cause: str) -> None:
    """Whether you were mad is for the Storyteller to judge, once, when a player of that role dies."""
    role = town.grimoire.role(seat)
    if (me.seat, role) not in notes.IDOLS.of(town.grimoire) or me.is_spent or seat == me.seat:
        return
    if not me.works or not town.grimoire.alive[me.seat]:
        me.go_wrong()
        return
    me.spend()
    if await Decide(me.role, (NO, YES), me.seat, seat) == YES:
        town.tell(Informed(me.seat, "gained", role, shown=role))
        await begin(town, me.seat, role, source=me.role)


# ---- Alchemist


@townsfolk(
    ALCHEMIST,
    wakes=FIRST_NIGHT,
    gives=(MINION,),
    icon="bubbling-flask",
    learns=(ANYTHING,),
    misleads=True,
    traits=(DISTILS, MAY_BE_ASKED_AGAIN),
)
async def alchemist(me: Me, town: Square) -> None:
    """You have a Minion's ability. The Storyteller may have you choose otherwise.

    Which it is you learn, and if there is none you learn that.
    """
    had = [grant.role for grant in town.abilities(me.seat) if grant.source == me.role]
    if had and had[0] in of_the_deal() and tonight(town.grimoire) == 1:
        town.tell(Informed(me.seat, "gained", had[0], shown=had[0]))
        return
    if had:
        town.tell(Shed(me.seat, me.role))
    free = what_may_be_distilled(town)
    if not free:
        town.tell(Informed(me.seat, "nothing_gained", ()))
        return
    role = await Decide(me.role, free, me.seat)
    town.tell(Informed(me.seat, "gained", role, shown=role))
    if has_trait(role, FOUND_BY_NAME):
        seek(town, me.seat, role)
    if has_trait(role, NOTHING_TO_DISTIL):
        return
    if me.grant.sham:
        town.give(me.seat, role, sham=True, source=me.role)
    else:
        await begin(town, me.seat, role, source=me.role)


def what_may_be_distilled(town: Square) -> tuple[str, ...]:
    """Any Minion of the script who is not in play, or has to be, and of whose ability something may come."""
    decided = of_the_deal() if tonight(town.grimoire) == 1 else bringing_the_demon()
    known = (role for role in of_kind(MINION, town.grimoire.roles) if role not in decided)
    free = (role for role in known if (role in town.in_play) == has_trait(role, DISTILLED_IN_PLAY))
    return tuple(
        role for role in free if has_trait(role, NOTHING_TO_DISTIL) or not comes_to_nothing(town, role)
    )


# ---- Hermit

hermit = outsider(
    "hermit",
    gives=(OUTSIDER,),
    icon="tarot-09-the-hermit",
    changes=(0, -1),
    misleads=True,
    traits=(ALL_OUTSIDERS,),
)
"""You have the abilities of all Outsiders of the script. There may be one Outsider fewer."""


@hermit.when(Begins)
async def be_all_of_them(me: Me, town: Square) -> None:
    """A Drunk's and a Lunatic's is a belief, which the deal sees to."""
    for role in of_kind(OUTSIDER, town.grimoire.roles):
        if role not in (me.role, *deceived()):
            await begin(town, me.seat, role, source=me.role)
