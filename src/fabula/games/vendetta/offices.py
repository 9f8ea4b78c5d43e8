"""Elections: the hunter of hunters, who has one vote and a half, and the judge of one night."""

from __future__ import annotations

from fabula.core.events import PhaseBegan
from fabula.core.grimoire import Grimoire
from fabula.core.parts import Offices
from fabula.core.requests import Ask, Round
from fabula.core.town import Town
from fabula.games.vendetta import notes
from fabula.games.vendetta.cards import VAMPIRES
from fabula.games.vendetta.events import Elected
from fabula.games.vendetta.polls import announce, leading, nobody_or_another, votes_of

HEAD = "hunter_of_hunters"
JUDGE = "judge"


async def elect_the_first(town: Town) -> None:
    """Once all know their roles, the vampires choose whose vote weighs more."""
    town.tell(PhaseBegan("election", 1))
    await elect_head(town)


async def elect_head(town: Town) -> None:
    """The council chooses a hunter of hunters, in the end by lot."""
    seat = await elect(town, HEAD, town.living)
    if seat is None:
        seat = await town.fate(HEAD, town.living)
    appoint(town, HEAD, seat)
    notes.HEAD.set(town, seat)


async def elect(town: Town, office: str, candidates: tuple[int, ...]) -> int | None:
    """A vote for an office; a tie is voted on once more, then drawn by lot."""
    tied = await _most_named(town, office, candidates)
    if len(tied) > 1:
        tied = await _most_named(town, office, tied) or tied
    if len(tied) > 1:
        return int(await town.fate(office, tied))
    return tied[0] if tied else None


def appoint(town: Town, office: str, seat: int) -> None:
    """Tell all who holds an office."""
    town.tell(Elected(seat, office))


async def _most_named(town: Town, office: str, candidates: tuple[int, ...]) -> tuple[int, ...]:
    having = votes_of(town)
    asks = tuple(Ask(seat, office, nobody_or_another(seat, candidates)) for seat in having)
    votes = dict(zip(having, await Round(asks) if asks else (), strict=True))
    score: dict[int, int] = {}
    for voter, choice in votes.items():
        if choice is not None:
            score[choice] = score.get(choice, 0) + having[voter]
    announce(town, votes, score)
    return leading(score)


async def hand_on(town: Town, dead: int) -> None:
    """A dead hunter of hunters names an heir; if it was no vampire, the council chooses anew."""
    loyal = town.side(dead) == VAMPIRES or town.grimoire.settings["fury"]
    heir = await Ask(dead, HEAD, (None, *town.living)) if loyal else None
    if heir is None:
        await elect_head(town)
    else:
        appoint(town, HEAD, heir)
        notes.HEAD.set(town, heir)


def lacks_a_head(grimoire: Grimoire) -> bool:
    """Whether the hunter of hunters is dead and nobody has followed yet."""
    head = notes.HEAD.of(grimoire)
    return head is not None and not grimoire.alive[head]


async def follow_the_head(town: Town) -> None:
    """Another hunter of hunters, where death did not come by a vote or murder, or the end was averted."""
    await hand_on(town, notes.HEAD.known(town.grimoire))


def temporary_host(grimoire: Grimoire) -> int | None:
    """The seat of the temporary host, until somebody is executed."""
    return notes.FIRST_NIGHT.of(grimoire)


def first_executed(grimoire: Grimoire) -> int | None:
    """The seat of whoever was executed first in a game with a temporary host."""
    return notes.HOST.of(grimoire)


OFFICES = Offices(temporary_host, first_executed)
