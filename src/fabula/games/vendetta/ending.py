"""The end: whether a side has won, and who of it."""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.amendments import Sides
from fabula.core.cards import Card, Place
from fabula.core.events import PhaseBegan, Revealed, Won
from fabula.core.grimoire import Grimoire
from fabula.core.town import Town
from fabula.games.vendetta import notes
from fabula.games.vendetta.cards import (
    ARMED,
    HUNTERS,
    KILLER,
    LIGHT,
    SIDES,
    VAMPIRES,
    VARGS,
    WEREWOLF,
    almanac,
)
from fabula.games.vendetta.strikes import NIGHTFALL
from fabula.games.vendetta.variants import GATE
from fabula.games.vendetta.winners import (
    THREE_ROUNDS,
    Standing,
    goes_on,
    hunters_are_level,
    winner,
)

UNDECIDED = ("setup", "deal", *LIGHT)  # before all know their cards, and while nobody knows who is killed


def winning_side(grimoire: Grimoire) -> str | None:
    """The side that has won; None while the game goes on.

    At the gate there is one vote and no more: whoever is not found out has got in.
    """
    if grimoire.phase in UNDECIDED:
        return None
    side = side_ahead(grimoire)
    at_the_gate = grimoire.seats == GATE and grimoire.phase == "vote"
    return HUNTERS if side is None and at_the_gate else side


def side_ahead(grimoire: Grimoire) -> str | None:
    """The side that wins as the living stand now, if any does."""
    at_nightfall = grimoire.phase == NIGHTFALL
    heads_count = at_nightfall or notes.DUE.stands(grimoire)
    too_quiet = notes.QUIET.of(grimoire) >= THREE_ROUNDS
    if not too_quiet and goes_on(sides_of_the_living(grimoire), heads_count=heads_count):
        return None
    return winner(standing(grimoire), at_nightfall=at_nightfall)


def note_whether_due(town: Town) -> None:
    """At nightfall: whether hunters who are level are held up only by those who can still kill them."""
    grimoire = town.grimoire
    if grimoire.phase != NIGHTFALL or side_ahead(grimoire) is not None:
        return
    due = notes.DUE.stands(grimoire)
    if are_level(grimoire) is not due:
        notes.DUE.set(town, None if due else True)


def are_level(grimoire: Grimoire) -> bool:
    """Whether as many hunters as vampires live, or more."""
    living = sides_of_the_living(grimoire)
    return hunters_are_level(living.count(HUNTERS), living.count(VAMPIRES))


async def end(town: Town) -> None:
    """Tell who has won."""
    side = winning_side(town.grimoire)
    assert side is not None
    close(town, (side,))


def close(town: Town, sides: Sides) -> None:
    """All cards that are still closed are turned up, and the sides are named."""
    grimoire = town.grimoire
    for seat in town.everyone:
        if grimoire.alive[seat] or grimoire.settings["fury"]:
            town.tell(Revealed(seat, grimoire.role(seat)))
    town.tell(PhaseBegan("end", town.night))
    town.tell(Won(sides, tuple(seat for seat in town.everyone if wins_with(town, seat, sides))))


def wins_with(town: Town, seat: int, sides: Sides) -> bool:
    """All of a side, dead or alive; of two werewolves who are no kin the one who lives."""
    side = town.side(seat)
    is_alone = side == WEREWOLF and not town.grimoire.settings["kin"]
    return side in sides and (town.grimoire.alive[seat] or not is_alone)


def standing(grimoire: Grimoire) -> Standing:
    """The town as the page on winning counts it; the powers only where it looks at them."""
    living = sides_of_the_living(grimoire)
    sides = {side: living.count(side) for side in SIDES}
    due = notes.DUE.stands(grimoire)
    beasts = sides[WEREWOLF] > 0
    powers = powers_of_the_living(grimoire) if due or grimoire.phase == NIGHTFALL else set()
    return Standing(
        sides,
        armed=beasts or sides[VARGS] > 0 or ARMED in powers,
        killers=beasts or KILLER in powers,
        kin=bool(grimoire.settings["kin"]),
        due=due,
        quiet=notes.QUIET.of(grimoire),
    )


def sides_of_the_living(grimoire: Grimoire) -> tuple[str, ...]:
    """The side of each who lives."""
    return grimoire.reading(sides_among, grimoire.cards, grimoire.alive)


def sides_among(cards: Mapping[Place, Card], alive: tuple[bool, ...]) -> tuple[str, ...]:
    """The side of each who lives, with these cards."""
    side_of = almanac.side_of
    return tuple([side_of[cards[seat].printed] for seat, lives in enumerate(alive) if lives])


def powers_of_the_living(grimoire: Grimoire) -> set[str]:
    """The traits of the abilities that somebody has who lives."""
    alive = grimoire.alive
    return {trait for grant in grimoire.grants if alive[grant.seat] for trait in almanac[grant.role].traits}
