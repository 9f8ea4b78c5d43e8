"""The end: which side has won, and how it is told."""

from __future__ import annotations

from fabula.core.amendments import Sides
from fabula.core.events import Noted, PhaseBegan, Revealed, Won
from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.cards import DEMON, EVIL, GOOD, TRAVELLER, almanac
from fabula.games.clocktower.deaths import LOST, tell_of_the_fallen
from fabula.games.clocktower.events import Ended
from fabula.games.clocktower.square import Square, living_kinds, other_side

TOO_FEW = 2
AVERTED = "averted"  # the word for an end by the rules that the Storyteller does not let come


def winning_side(grimoire: Grimoire) -> str | None:
    """The side that has won, unless the Storyteller has averted it; None while the game goes on."""
    side = by_the_rules(grimoire)
    if side is not None and AVERTED in grimoire.notes and grimoire.notes[AVERTED] == why(grimoire, side):
        return None
    return side


def by_the_rules(grimoire: Grimoire) -> str | None:
    """The side that has won; None while the game goes on. Where both would win at once good does.

    A side that an ability has made lose has lost, whatever else is true.
    """
    lost = grimoire.notes.get(LOST)
    if lost is not None:
        return other_side(lost[0])
    kinds = living_kinds(grimoire)
    if DEMON not in kinds:
        if says(grimoire, "nobody_wins_yet"):
            return None
        if not says(grimoire, "good_cannot_win"):
            return GOOD
    return EVIL if len(kinds) - kinds.count(TRAVELLER) <= TOO_FEW else None


def says(grimoire: Grimoire, question: str) -> bool:
    """Whether an ability holds the end back, though no Demon lives: the good's, or anybody's."""
    answers = ((almanac[grant.role].answers.get(question), grant) for grant in grimoire.grants)
    return any(answer(grimoire, grant) for answer, grant in answers if answer is not None)


async def lose(town: Square, side: str, word: str) -> None:
    """An ability makes a side lose, unless one has lost already; the good do not win while held back."""
    won_by_good = other_side(side) == GOOD
    if LOST not in town.grimoire.notes and not (won_by_good and says(town.grimoire, "good_cannot_win")):
        town.tell(Noted(LOST, (side, word)))


async def end(town: Square) -> None:
    """Tell who has won."""
    side = winning_side(town.grimoire)
    assert side is not None
    town.tell(Ended(why(town.grimoire, side)))
    close(town, (side,))


def why(grimoire: Grimoire, side: str) -> str:
    """The word for what has decided the game for this side."""
    if LOST in grimoire.notes:
        return str(grimoire.notes[LOST][1])
    return "demon_dead" if side == GOOD else "two_alive"


def avert(town: Square) -> None:
    """The Storyteller lets the game go on: for this reason it does not end as long as that holds."""
    if LOST in town.grimoire.notes:
        town.tell(Noted(LOST, None))
    side = by_the_rules(town.grimoire)
    if side is not None:
        town.tell(Noted(AVERTED, why(town.grimoire, side)))


def forget_what_was_averted(town: Square) -> None:
    """What would have ended the game and does not any more may do so again."""
    side = by_the_rules(town.grimoire)
    if AVERTED in town.grimoire.notes and (
        side is None or why(town.grimoire, side) != town.grimoire.notes[AVERTED]
    ):
        town.tell(Noted(AVERTED, None))


def close(town: Square, sides: Sides) -> None:
    """The Grimoire is opened, and the sides are named; who died in a night that has no dawn is named first.

    Ended by hand in the middle of the deal, it has no card yet for a Traveller.
    """
    tell_of_the_fallen(town)
    here = tuple(seat for seat in town.everyone if seat in town.grimoire.cards)
    for seat in here:
        town.tell(Revealed(seat, town.grimoire.role(seat)))
    town.tell(PhaseBegan("end", town.night))
    town.tell(Won(sides, tuple(seat for seat in here if town.side(seat) in sides)))
