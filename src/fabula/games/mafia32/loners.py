"""The loners: a side of their own each."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST, Choosing
from fabula.core.events import Lost, Met, Turned
from fabula.core.notes import Flag
from fabula.core.rulings import by_the_first
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games.mafia32 import notes
from fabula.games.mafia32.cards import INFECTS, LONER, SHOT, VENOM, loner
from fabula.games.mafia32.choices import PERHAPS_ANOTHER
from fabula.games.mafia32.strikes import is_poisoned, strike


@loner(
    "maniac",
    wakes=EACH_NIGHT_BUT_FIRST,
    icon="dripping-knife",
    chooses=Choosing(self=False, dead=False, ruling=23),
)
async def maniac(me: Me, town: Town) -> None:
    """You shoot any one player."""
    others = town.living_others(me.seat)
    passing = (None,) if town.grimoire.settings["maniac_pass"] else ()
    victim = await me.choose((*passing, *others))
    if victim is not None and me.works:
        strike(town, victim, SHOT, me.grant, lands=town.night)


@loner("black_widow", wakes=EACH_NIGHT_BUT_FIRST, icon="spider-alt", chooses=PERHAPS_ANOTHER)
async def black_widow(me: Me, town: Town) -> None:
    """You may poison one player, who dies a day later."""
    victim = await me.may_choose(town.living_others(me.seat))
    if victim is not None and me.works and not is_poisoned(town, victim):
        strike(town, victim, VENOM, me.grant, lands=town.night + 1)
        keep(town, notes.POISONED)


@loner(
    "patient_zero",
    wakes=EACH_NIGHT_BUT_FIRST,
    icon="biohazard",
    traits=(INFECTS,),
    chooses=Choosing(self=False, dead=False, nobody=True),
)
async def patient_zero(me: Me, town: Town) -> None:
    """You may infect one player, who loses their powers and wakes with you from now on."""
    group = (me.seat, *infected(town))
    if len(group) > 1:
        meet(town, group, group)
    victim = await me.may_choose(healthy(town, me.seat))
    if victim is not None and me.works:
        town.tell(Turned(victim, LONER))
        keep(town, notes.INFECTED)
        meet(town, (*group[1:], victim), (*group, victim))


def keep(town: Town, step: Flag) -> None:
    """Keep in mind that a night was not idle."""
    if not by_the_first(town.grimoire):
        step.set(town)


def meet(town: Town, seats: tuple[int, ...], group: tuple[int, ...]) -> None:
    """These see the group. Patient Zero does not see the new one, who is there only if he is not blocked."""
    for seat in seats:
        town.tell(Met(seat, "patient_zero", tuple(sorted(other for other in group if other != seat))))


def healthy(town: Town, zero: int) -> tuple[int, ...]:
    """The living but for Patient Zero and the infected; without other loners it would tell who they are."""
    sides = town.grimoire.sides
    return tuple(seat for seat in town.living_others(zero) if sides.get(seat) != LONER)


def infected(town: Town) -> tuple[int, ...]:
    """The living who are infected."""
    sides = town.grimoire.sides
    return tuple(seat for seat in town.living if sides.get(seat) == LONER) if sides else ()


def take_the_powers_of_the_infected(town: Town) -> None:
    """At dawn: what the newly infected did earlier in this night still stands."""
    for seat in infected(town):
        if any(grant.seat == seat for grant in town.grimoire.grants):
            town.tell(Lost(seat))
