"""The end: whether a side has won, and who of it."""

from __future__ import annotations

from fabula.core.amendments import Sides
from fabula.core.events import Noted, PhaseBegan, Revealed, Won
from fabula.core.grimoire import Grimoire
from fabula.core.town import Town
from fabula.games.vendetta.cards import HUNTERS, LIGHT, SIDES, VARGS, WEREWOLF
from fabula.games.vendetta.strikes import NIGHTFALL
from fabula.games.vendetta.variants import GATE
from fabula.games.vendetta.winners import AGAINST_HUNTERS, KILLERS, Standing, hunters_are_level, winner

QUIET = "quiet"
DUE = "due"
UNDECIDED = ("setup", "deal", *LIGHT)  # before all know their cards, and while nobody knows who is killed


def winning_side(town: Town) -> str | None:
    """The side that has won; None while the game goes on.

    At the gate there is one vote and no more: whoever is not found out has got in.
    """
    if town.grimoire.phase in UNDECIDED:
        return None
    side = side_ahead(town)
    at_the_gate = town.grimoire.seats == GATE and town.grimoire.phase == "vote"
    return HUNTERS if side is None and at_the_gate else side


def side_ahead(town: Town) -> str | None:
    """The side that wins as the living stand now, if any does."""
    return winner(standing(town), at_nightfall=town.grimoire.phase == NIGHTFALL)


def note_whether_due(town: Town) -> None:
    """At nightfall: whether hunters who are level are held up only by those who can still kill them."""
    if town.grimoire.phase != NIGHTFALL or side_ahead(town) is not None:
        return
    now = standing(town)
    if hunters_are_level(now) is not now.due:
        town.tell(Noted(DUE, None if now.due else True))


async def end(town: Town) -> None:
    """Tell who has won."""
    side = winning_side(town)
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


def standing(town: Town) -> Standing:
    """The town as the page on winning counts it."""
    grimoire, almanac = town.grimoire, town.almanac
    sides = dict.fromkeys(SIDES, 0)
    for seat in town.living:
        sides[almanac[grimoire.cards[seat].role].side] += 1
    beasts = sides[WEREWOLF] > 0
    return Standing(
        sides=sides,
        armed=beasts or sides[VARGS] > 0 or has_power(grimoire, AGAINST_HUNTERS),
        killers=beasts or has_power(grimoire, KILLERS),
        kin=bool(grimoire.settings["kin"]),
        due=DUE in grimoire.notes,
        quiet=grimoire.notes.get(QUIET, 0),
    )


def has_power(grimoire: Grimoire, powers: tuple[str, ...]) -> bool:
    """Whether somebody lives who has one of these powers."""
    alive = grimoire.alive
    return any(grant.role in powers and alive[grant.seat] for grant in grimoire.grants)
