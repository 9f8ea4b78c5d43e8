"""The Fiddler: once in the game the Demon secretly chooses an opponent, and all choose which of them wins."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.requests import Ask, Choice, Decide, Poll, Round
from fabula.games.clocktower.almanac import decisions, notes, prompts
from fabula.games.clocktower.almanac.cards import EVIL, NO, YES, almanac
from fabula.games.clocktower.town.events import company
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square, other_side

FIDDLER = "fiddler"


def is_due(grimoire: Grimoire) -> bool:
    """Whether the Storyteller is to say, at the end of this day, if it is time for the contest."""
    if (
        FIDDLER not in company(grimoire)
        or notes.FIDDLED.stands(grimoire)
        or notes.CONTEST_ASKED.of(grimoire) == grimoire.number
    ):
        return False
    return bool(who_may_choose(Square(grimoire, almanac)))


def who_may_choose(town: Square) -> tuple[int, ...]:
    """The Demons who live and have an opponent."""
    return tuple(seat for seat in town.living_demons if opponents(town, seat))


def opponents(town: Square, seat: int) -> tuple[int, ...]:
    """All who are on the other side, dead or alive."""
    return tuple(other for other in town.others(seat) if town.side(other) != town.side(seat))


async def propose(town: Square) -> None:
    """The day is over and the game goes on: the Storyteller may end it by a contest, once."""
    notes.CONTEST_ASKED.set(town, town.night)
    if await Decide(decisions.FIDDLER, (NO, YES)) == YES:
        notes.FIDDLED.set(town)
        await hold(town)


async def hold(town: Square) -> None:
    """All see the Demon and its opponent, not which is which, and choose which of the two wins."""
    demons = who_may_choose(town)
    demon = demons[0] if len(demons) == 1 else await Decide(decisions.FIDDLER_DEMON, demons)
    town.tell(Announced(FIDDLER))
    opponent = await whom_it_chooses(town, demon)
    two = tuple(seat for seat in town.everyone if seat in (demon, opponent))
    town.tell(Announced("fiddler_two", two))
    chosen = await Poll(town.everyone, prompts.FIDDLER_WINS, two)
    let_win(town, two, chosen)


async def whom_it_chooses(town: Square, demon: int) -> int:
    """Everybody answers as the Demon does, so that nobody sees who it is; only the Demon's answer counts."""
    asks = (
        Ask(seat, prompts.FIDDLER_WHOM, opponents(town, seat) if seat == demon else town.others(seat))
        for seat in town.everyone
    )
    answers: tuple[int, ...] = await Round(tuple(asks))
    return answers[town.everyone.index(demon)]


def let_win(town: Square, two: tuple[int, ...], chosen: tuple[Choice, ...]) -> None:
    """The side of whom more have chosen wins; of as many for both the evil."""
    for seat in two:
        voters = tuple(one for one, choice in zip(town.everyone, chosen, strict=True) if choice == seat)
        town.tell(Announced("fiddler_for" if voters else "fiddler_for_nobody", voters or None, seat))
    ahead = chosen.count(two[0]) - chosen.count(two[1])
    winner = EVIL if ahead == 0 else town.side(two[0] if ahead > 0 else two[1])
    notes.LOST.set(town, (other_side(winner), FIDDLER))
