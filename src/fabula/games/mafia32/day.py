"""The day: who died, who is in jail, and, after the vote, who leaves; and how long nothing has happened."""

from __future__ import annotations

from fabula.core.events import Died, Freed, Jailed, Noted, PhaseBegan, Revealed, Stalled, Turned
from fabula.core.town import Town
from fabula.core.working import has
from fabula.games.mafia32.cards import LONER, by_the_first
from fabula.games.mafia32.gangs import prisoners
from fabula.games.mafia32.loners import INFECTED, POISONED, take_the_powers_of_the_infected
from fabula.games.mafia32.strikes import landing
from fabula.games.mafia32.winners import ROUND, TOO_QUIET, WARNED

QUIET = "quiet"  # halves of a round in a row in which nothing has happened
CALM = "calm"  # and those in which nobody has died, as all have seen


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
        count(town, QUIET, on=not fallen)
    elif town.night > 1:
        count_the_night(town, died=bool(fallen), arrested=arrested)
        warn_of_a_draw(town)


def execute(town: Town, condemned: tuple[int, ...]) -> None:
    """Whom the vote fell on shows the card and leaves."""
    for seat in condemned:
        if town.grimoire.alive[seat]:
            die(town, seat, "vote")
    open_the_jail(town)
    count(town, QUIET, on=not condemned)
    if not by_the_first(town.grimoire):
        count(town, CALM, on=not condemned)


def die(town: Town, seat: int, cause: str) -> None:
    """A player dies and shows their card; with Patient Zero dies the side of the infected."""
    role = town.grimoire.role(seat)
    town.tell(Died(seat, cause))
    town.tell(Revealed(seat, role))
    if role == "patient_zero":
        end_the_infection(town)


def end_the_infection(town: Town) -> None:
    """The infected are back on the sides of their cards."""
    for other in town.everyone:
        if town.grimoire.sides.get(other) == LONER:
            town.tell(Turned(other, None))


def open_the_jail(town: Town) -> None:
    """Who is in jail by a Judge who is out of the game goes free, and the dead need no cell."""
    jail = town.grimoire.notes.get("jail", ())
    if not jail:
        return
    alive = town.grimoire.alive
    kept = tuple((seat, judge) for seat, judge in jail if alive[seat] and holds(town, judge))
    for seat, judge in jail:
        if alive[seat] and (seat, judge) not in kept:
            town.tell(Freed(seat))
    if kept != jail:
        town.tell(Noted("jail", kept or None))


def holds(town: Town, judge: int) -> bool:
    """Whether a Judge still keeps their prisoners: while they live, infected or not by `judge_infected`."""
    keeps = town.grimoire.settings["judge_infected"] == "keep" or has(town.grimoire, judge, "judge")
    return town.grimoire.alive[judge] and keeps


def jail_the_arrested(town: Town) -> bool:
    """Whom a Judge who still lives found out goes to jail, by name; whether anybody does."""
    arrested = town.grimoire.notes.get("arrested", ())
    jail = town.grimoire.notes.get("jail", ())
    before = len(jail)
    for seat, judge in arrested:
        if town.grimoire.alive[seat] and holds(town, judge) and seat not in prisoners(town):
            jail = (*jail, (seat, judge))
            town.tell(Jailed(seat))
            town.tell(Noted("jail", jail))
    if arrested:
        town.tell(Noted("arrested", None))
    return len(jail) > before


def count_the_night(town: Town, *, died: bool, arrested: bool) -> None:
    """An infection or an arrest is as good as a death; a night in which there is poison does not count."""
    notes = town.grimoire.notes
    if died or arrested or INFECTED in notes or POISONED not in notes:
        count(town, QUIET, on=not (died or arrested or INFECTED in notes))
    for step in (INFECTED, POISONED):
        if step in notes:
            town.tell(Noted(step, None))
    count(town, CALM, on=not died)


def count(town: Town, word: str, *, on: bool) -> None:
    """One more of this word in a row, or none."""
    so_far = town.grimoire.notes.get(word, 0)
    if on or so_far:
        town.tell(Noted(word, so_far + 1 if on else None))


def warn_of_a_draw(town: Town) -> None:
    """Say that a draw may be near, by what all have seen: what else is counted is a secret."""
    notes = town.grimoire.notes
    left = TOO_QUIET - notes.get(CALM, 0)
    if left <= WARNED and notes.get(QUIET, 0) < TOO_QUIET:
        town.tell(Stalled(max(1, (left + 1) // ROUND)))
