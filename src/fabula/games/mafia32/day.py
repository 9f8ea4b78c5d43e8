"""The day: who died, who is in jail, and, after the vote, who leaves; and the end, when a side has won."""

from __future__ import annotations

from fabula.core.events import Died, Freed, Jailed, Noted, PhaseBegan, Revealed, Turned, Won
from fabula.core.town import Town
from fabula.core.working import has
from fabula.games.mafia32.cards import GANGS, LONER, TOWN
from fabula.games.mafia32.gangs import prisoners
from fabula.games.mafia32.loners import take_the_powers_of_the_infected
from fabula.games.mafia32.strikes import landing
from fabula.games.mafia32.winners import Standing, winner

DECISIVE = ("dawn", "vote", "farewell")


async def dawn(town: Town) -> None:
    """All deaths of the night at once, then the jail's door."""
    fallen = landing(town)
    take_the_powers_of_the_infected(town)
    town.tell(PhaseBegan("dawn", town.night))
    for seat in fallen:
        die(town, seat, "night")
    open_the_jail(town)
    jail_the_arrested(town)
    count_quiet_rounds(town, quiet=not fallen)


def execute(town: Town, condemned: tuple[int, ...]) -> None:
    """Whom the vote fell on shows the card and leaves."""
    for seat in condemned:
        if town.grimoire.alive[seat]:
            die(town, seat, "vote")
    open_the_jail(town)
    count_quiet_rounds(town, quiet=not condemned)


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


def jail_the_arrested(town: Town) -> None:
    """Whom a Judge who still lives found out goes to jail, by name."""
    arrested = town.grimoire.notes.get("arrested", ())
    jail = town.grimoire.notes.get("jail", ())
    for seat, judge in arrested:
        if town.grimoire.alive[seat] and holds(town, judge) and seat not in prisoners(town):
            jail = (*jail, (seat, judge))
            town.tell(Jailed(seat))
            town.tell(Noted("jail", jail))
    if arrested:
        town.tell(Noted("arrested", None))


def count_quiet_rounds(town: Town, quiet: bool) -> None:
    """Nights and votes in a row in which nobody died."""
    count = town.grimoire.notes.get("quiet", 0)
    if quiet or count:
        town.tell(Noted("quiet", count + 1 if quiet else None))


def winning_sides(town: Town) -> tuple[str, ...] | None:
    """The sides that have won as day begins or the vote is over, none for a draw; None if it goes on."""
    phase = town.grimoire.phase
    if phase not in DECISIVE or "condemned" in town.grimoire.notes:
        return None
    now = standing(town)
    return winner(now, at_dawn=phase == "dawn" or now.living < 2)


async def end(town: Town) -> None:
    """Tell who has won."""
    sides = winning_sides(town)
    assert sides is not None
    close(town, sides)


def close(town: Town, sides: tuple[str, ...]) -> None:
    """All cards are turned up, and these sides have won."""
    for seat in town.living:
        town.tell(Revealed(seat, town.grimoire.role(seat)))
    winning = tuple(seat for seat in town.everyone if side_to_win_with(town, seat) in sides)
    town.tell(PhaseBegan("end", town.night))
    town.tell(Won(sides, winning))


def side_to_win_with(town: Town, seat: int) -> str:
    """The side a player wins with: who is infected with Patient Zero, or, so set, as before."""
    grimoire = town.grimoire
    if seat in grimoire.sides and grimoire.settings["infected"] == "join":
        return grimoire.sides[seat]
    return town.almanac.side_of[grimoire.role(seat)]


def standing(town: Town) -> Standing:
    """The town as the book's last page counts it."""
    grimoire, jailed, living = town.grimoire, prisoners(town), town.living
    side_of, turned = town.almanac.side_of, grimoire.sides
    cards = [side_of[grimoire.cards[seat].printed] for seat in living]
    sides = [side_to_win_with(town, seat) for seat in living] if turned else cards
    free = [side for seat, side in zip(living, sides, strict=True) if seat not in jailed] if jailed else sides
    outside = [seat for seat, card in zip(living, cards, strict=True) if card != LONER != turned.get(seat)]
    leaders = sum(has(grimoire, seat, "leader") for seat in living) if "leader" in grimoire.roles else 0
    return Standing(
        living=len(living),
        town_votes=sides.count(TOWN) + leaders,
        gangs={gang: sides.count(gang) for gang in GANGS},
        free={gang: free.count(gang) for gang in GANGS},
        loner=LONER in cards,
        outside_the_loner=len(outside),
        loner_blocks=bool(grimoire.settings["loner_blocks"]),
        quiet=grimoire.notes.get("quiet", 0),
    )
