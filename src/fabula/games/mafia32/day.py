"""The day: who died, who is in jail, and, after the vote, who leaves; and how long nothing has happened."""

from __future__ import annotations

from fabula.core.events import Died, Freed, Jailed, PhaseBegan, Revealed, Stalled, Turned, Unexecuted
from fabula.core.notes import Always
from fabula.core.rulings import THIRD, by_the_first, goes_by
from fabula.core.town import Town
from fabula.core.working import has
from fabula.games.mafia32 import notes
from fabula.games.mafia32.cards import ARRESTING, INFECTIOUS, LONER
from fabula.games.mafia32.gangs import prisoners
from fabula.games.mafia32.loners import take_the_powers_of_the_infected
from fabula.games.mafia32.strikes import landing
from fabula.games.mafia32.winners import ROUND, TOO_QUIET, WARNED


async def dawn(town: Town) -> None:
    """All deaths of the night at once, then the jail's door."""
    fallen = landing(town)
    take_the_powers_of_the_infected(town)
    town.tell(PhaseBegan("dawn", town.night))
    for seat in fallen:
        die(town, seat, "night")
    open_the_jail(town)
    arrested = jail_the_arrested(town)
    if by_the_first(town.grimoire):
        count(town, notes.QUIET, on=not fallen)
    elif town.night > 1:
        count_the_night(town, died=bool(fallen), arrested=arrested)
        warn_of_a_draw(town)


def execute(town: Town, condemned: tuple[int, ...]) -> None:
    """Whom the vote fell on shows the card and leaves; all hear of it too where that is nobody."""
    for seat in condemned:
        if town.grimoire.alive[seat]:
            die(town, seat, "vote")
    if not condemned and goes_by(town.grimoire, THIRD):
        town.tell(Unexecuted())
    open_the_jail(town)
    count(town, notes.QUIET, on=not condemned)
    if not by_the_first(town.grimoire):
        count(town, notes.CALM, on=not condemned)


def die(town: Town, seat: int, cause: str) -> None:
    """A player dies and shows their card; with Patient Zero dies the side of the infected."""
    role = town.grimoire.role(seat)
    town.tell(Died(seat, cause))
    town.tell(Revealed(seat, role))
    if role in INFECTIOUS:
        end_the_infection(town)


def end_the_infection(town: Town) -> None:
    """The infected are back on the sides of their cards."""
    for other in town.everyone:
        if town.grimoire.sides.get(other) == LONER:
            town.tell(Turned(other, None))


def open_the_jail(town: Town) -> None:
    """Who is in jail by a Judge who is out of the game goes free, and the dead need no cell."""
    jail = notes.JAIL.of(town.grimoire)
    if not jail:
        return
    alive = town.grimoire.alive
    kept = tuple((seat, judge) for seat, judge in jail if alive[seat] and holds(town, judge))
    for seat, judge in jail:
        if alive[seat] and (seat, judge) not in kept:
            town.tell(Freed(seat))
    if kept != jail:
        notes.JAIL.set(town, kept or None)


def holds(town: Town, judge: int) -> bool:
    """Whether a Judge still keeps their prisoners: while they live, infected or not by `judge_infected`."""
    keeps = town.grimoire.settings["judge_infected"] == "keep" or is_still_a_judge(town, judge)
    return town.grimoire.alive[judge] and keeps


def is_still_a_judge(town: Town, seat: int) -> bool:
    """Whether a player has the power to keep prisoners."""
    return any(has(town.grimoire, seat, role) for role in ARRESTING)


def jail_the_arrested(town: Town) -> bool:
    """Whom a Judge who still lives found out goes to jail, by name; whether anybody does."""
    arrested = notes.ARRESTED.of(town.grimoire)
    jail = notes.JAIL.of(town.grimoire)
    before = len(jail)
    for seat, judge in arrested:
        if town.grimoire.alive[seat] and holds(town, judge) and seat not in prisoners(town):
            jail = (*jail, (seat, judge))
            town.tell(Jailed(seat))
            notes.JAIL.set(town, jail)
    if arrested:
        notes.ARRESTED.forget(town)
    return len(jail) > before


def count_the_night(town: Town, *, died: bool, arrested: bool) -> None:
    """An infection or an arrest is as good as a death; a night in which there is poison does not count."""
    if died or arrested or notes.INFECTED.stands(town.grimoire) or not notes.POISONED.stands(town.grimoire):
        count(town, notes.QUIET, on=not (died or arrested or notes.INFECTED.stands(town.grimoire)))
    for step in (notes.INFECTED, notes.POISONED):
        if step.stands(town.grimoire):
            step.forget(town)
    count(town, notes.CALM, on=not died)


def count(town: Town, note: Always[int], *, on: bool) -> None:
    """One more in a row, or none."""
    so_far = note.of(town.grimoire)
    if on or so_far:
        note.set(town, so_far + 1 if on else None)


def warn_of_a_draw(town: Town) -> None:
    """Say that a draw may be near, by what all have seen: what else is counted is a secret."""
    left = TOO_QUIET - notes.CALM.of(town.grimoire)
    if left <= WARNED and notes.QUIET.of(town.grimoire) < TOO_QUIET:
        town.tell(Stalled(max(1, (left + 1) // ROUND)))
