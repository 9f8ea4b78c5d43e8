"""The end: whether a side has won, and who of it."""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.events import PhaseBegan, Revealed, Won
from fabula.core.rulings import by_the_first
from fabula.core.town import Town
from fabula.games.mafia32 import notes
from fabula.games.mafia32.cards import COUNTING_TWICE, GANGS, INFECTIOUS, LONER, TOWN
from fabula.games.mafia32.gangs import prisoners
from fabula.games.mafia32.winners import ROUND, TOO_QUIET, Standing, winner

DECISIVE = ("dawn", "vote", "farewell")
TOO_QUIET_AT_FIRST = 3 * ROUND


def winning_sides(town: Town) -> tuple[str, ...] | None:
    """The sides that have won as day begins or the vote is over, none for a draw; None if it goes on."""
    phase = town.grimoire.phase
    if phase not in DECISIVE or notes.CONDEMNED.stands(town.grimoire):
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
    ahead = loners_ahead(town) if LONER in sides and not by_the_first(town.grimoire) else ()
    for seat in town.living:
        town.tell(Revealed(seat, town.grimoire.role(seat)))
    winning = tuple(seat for seat in town.everyone if wins_with(town, seat, sides, ahead))
    town.tell(PhaseBegan("end", town.night))
    town.tell(Won(sides, winning))


def wins_with(town: Town, seat: int, sides: tuple[str, ...], ahead: tuple[int, ...]) -> bool:
    """All of a side, dead or alive; of loners those who are ahead, and with Patient Zero his infected."""
    side = side_to_win_with(town, seat)
    if side != LONER or not ahead or seat in ahead:
        return side in sides
    return is_infected(town, seat) and any(town.grimoire.role(one) in INFECTIOUS for one in ahead)


def loners_ahead(town: Town) -> tuple[int, ...]:
    """The living loners who have nobody but the last survivor besides, each for themselves."""
    return tuple(
        seat
        for seat in town.living
        if town.almanac.side_of[town.grimoire.role(seat)] == LONER
        and not is_infected(town, seat)
        and len(others_to(town, seat)) <= 1
    )


def others_to(town: Town, loner: int) -> list[int]:
    """Who stands between a loner and the win: all others who live, to Patient Zero those not infected."""
    others = town.living_others(loner)
    if town.grimoire.role(loner) not in INFECTIOUS:
        return [*others]
    return [seat for seat in others if not is_infected(town, seat)]


def is_infected(town: Town, seat: int) -> bool:
    """Whether Patient Zero, who still lives, has infected this player."""
    return town.grimoire.sides.get(seat) == LONER


def side_to_win_with(town: Town, seat: int) -> str:
    """The side a player wins with: who is infected with Patient Zero, or, so set, as before."""
    grimoire = town.grimoire
    if seat in grimoire.sides and grimoire.settings["infected"] == "join":
        return grimoire.sides[seat]
    return town.almanac.side_of[grimoire.role(seat)]


def are_all_theirs(living: tuple[int, ...], cards: list[str], turned: Mapping[int, str]) -> bool:
    """Whether all who live but one are loners, or infected."""
    return sum(card != LONER != turned.get(seat) for seat, card in zip(living, cards, strict=True)) <= 1


def who_count_twice(town: Town) -> list[int]:
    """The seats whose vote counts twice, once for each ability by which it does."""
    roles = [role for role in COUNTING_TWICE if role in town.grimoire.roles]
    return [seat for role in roles for seat in dict.fromkeys(town.holders(role))]


def standing(town: Town) -> Standing:
    """The town as the book's last page counts it."""
    grimoire, jailed, living = town.grimoire, prisoners(town), town.living
    side_of, turned, first = town.almanac.side_of, grimoire.sides, by_the_first(grimoire)
    cards = [side_of[grimoire.cards[seat].printed] for seat in living]
    sides = [side_to_win_with(town, seat) for seat in living] if turned else cards
    free = [side for seat, side in zip(living, sides, strict=True) if seat not in jailed] if jailed else sides
    leaders = len([seat for seat in who_count_twice(town) if grimoire.alive[seat]])
    barring = cards if grimoire.settings["infected_criminals"] == "count" else sides
    loner = LONER in cards
    ahead = loner and (are_all_theirs(living, cards, turned) if first else bool(loners_ahead(town)))
    return Standing(
        living=len(living),
        town_votes=sides.count(TOWN) + leaders,
        gangs={gang: barring.count(gang) for gang in GANGS},
        free={gang: free.count(gang) for gang in GANGS},
        loner=loner,
        loner_wins=ahead,
        loner_blocks=bool(grimoire.settings["loner_blocks"]),
        quiet=notes.QUIET.of(grimoire),
        too_quiet=TOO_QUIET_AT_FIRST if first else TOO_QUIET,
        due=bool(grimoire.strikes) and not first,
    )
