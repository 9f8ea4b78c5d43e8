"""Three, two, one: the vote, the dead, the Hunter's shot; and the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabula.core import amendments
from fabula.core.amendments import Sides
from fabula.core.events import Died, PhaseBegan, Revealed, Voted, Won
from fabula.core.grimoire import Grimoire
from fabula.core.leading import Foreseen
from fabula.core.requests import Ask, Round
from fabula.core.town import Town
from fabula.games.onenight import prompts
from fabula.games.onenight.cards import TAKES_ALONG, almanac
from fabula.games.onenight.winners import winners


async def vote(town: Town) -> None:
    """Each points at another player, all at once; who dies turns up their card."""
    town.tell(PhaseBegan("vote", 1))
    votes = await Round(tuple([Ask(seat, prompts.VOTE, town.others(seat)) for seat in town.everyone]))
    town.tell(Voted(votes))
    dying = condemned(votes)
    for seat in dying:
        town.tell(Died(seat, "vote"))
        turn_up(town, seat)
    for seat in dying:
        await shoot(town, seat, votes[seat])


def condemned(votes: tuple[Any, ...]) -> list[int]:
    """Those with the most votes, all of them if tied; nobody if nobody has more than one vote."""
    if len(set(votes)) == len(votes):
        return []
    hands = {seat: votes.count(seat) for seat in votes}
    most = max(hands.values())
    return sorted([seat for seat, raised in hands.items() if raised == most])


async def shoot(town: Town, seat: int, pointed_at: int) -> None:
    """A dying Hunter takes along the player they point at, and so on if that is a Hunter too."""
    grimoire = town.grimoire
    while TAKES_ALONG in almanac[role := grimoire.role(seat)].traits:
        if grimoire.settings["hunter_points"] == "anew":
            alive = tuple(other for other in town.others(seat) if grimoire.alive[other])
            if not alive:
                return
            pointed_at = await Ask(seat, prompts.HUNTER, alive)
        if not grimoire.alive[pointed_at]:
            return
        town.tell(Died(pointed_at, role))
        turn_up(town, pointed_at)
        seat, pointed_at = pointed_at, grimoire.votes[pointed_at]


async def end(town: Town) -> None:
    """All other cards are turned up; the sides are judged."""
    sides, seats = judged(town.grimoire)
    for place in (*town.living, *town.spares):
        turn_up(town, place)
    town.tell(PhaseBegan("end", 1))
    town.tell(Won(sides, seats))


def judged(grimoire: Grimoire) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The sides and seats that have won, when the vote is over."""
    seats = range(grimoire.seats)
    dead = [seat for seat in seats if not grimoire.alive[seat]]
    return winners([grimoire.role(seat) for seat in seats], dead)


def foresee(grimoire: Grimoire) -> Iterator[Foreseen]:
    """When the vote is over, who has won."""
    if grimoire.phase == "vote" and grimoire.votes:
        sides, _ = judged(grimoire)
        yield Foreseen("foresee-won", {"sides": sides})


def close(town: Town, sides: Sides) -> None:
    """End the game by hand; all cards are turned up first."""
    for place in (*town.living, *town.spares):
        turn_up(town, place)
    amendments.close(town, sides)


def turn_up(town: Town, place: int | str) -> None:
    """Show a card to all."""
    card = town.card(place)
    town.tell(Revealed(place, card.printed, card.copied))
