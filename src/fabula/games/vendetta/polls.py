"""What every vote has in common: who may vote, what all hear of it, who has most."""

from __future__ import annotations

from functools import lru_cache

from fabula.core.events import Voted
from fabula.core.requests import Choice
from fabula.core.town import Town
from fabula.games.vendetta import notes
from fabula.games.vendetta.choosing import marked
from fabula.games.vendetta.events import Counted, VotedUnseen
from fabula.games.vendetta.hunters import SILENT
from fabula.games.vendetta.variants import tells_weights

ONE = 2  # votes are counted in halves
Votes = dict[int, Choice]


def voters(town: Town) -> tuple[int, ...]:
    """The seats that may vote."""
    mute = notes.MUTE.of(town.grimoire)
    if not mute and not town.grimoire.marks:
        return town.living
    return tuple(seat for seat in town.living if seat not in mute and not marked(town.grimoire, seat, SILENT))


def votes_of(town: Town) -> dict[int, int]:
    """What each who may vote has: one vote, and those that the enchanted entrusted."""
    having = dict.fromkeys(voters(town), ONE)
    for _, to in notes.ENTRUSTED.of(town.grimoire):
        if to in having:
            having[to] += ONE
    return having


@lru_cache(maxsize=4096)
def nobody_or_another(seat: int, among: tuple[int, ...]) -> tuple[Choice, ...]:
    """Whom a player may name: one of these, never themselves, or nobody."""
    if seat not in among:
        return (None, *among)
    own = among.index(seat)
    return (None, *among[:own], *among[own + 1 :])


@lru_cache(maxsize=4096)
def ballots(seats: tuple[int, ...], among: tuple[int, ...]) -> tuple[tuple[Choice, ...], ...]:
    """For each of these seats whom it may name."""
    return tuple(nobody_or_another(seat, among) for seat in seats)


def announce(town: Town, votes: Votes, score: dict[int, int]) -> None:
    """Who voted for whom, and what it comes to where hands alone do not say it.

    At a masquerade all hear only what it comes to, or not even that.
    """
    cast, tells = tuple(map(votes.get, town.everyone)), tells_weights(town.grimoire)
    roses = tells and has_roses(votes)
    if town.grimoire.settings["masquerade"]:
        town.tell(VotedUnseen(cast))
        is_told = town.grimoire.settings["masquerade_tells"] == "counts"
    else:
        town.tell(Voted(cast))
        is_told = tells and (roses or has_weights(cast, score))
    if is_told:
        town.tell(Counted(tuple(map(score.get, town.everyone)), roses or None))


def has_weights(cast: tuple[Choice, ...], score: dict[int, int]) -> bool:
    """Whether a vote comes to something else than its hands alone."""
    hands: dict[int, int] = {}
    for at in cast:
        if at is not None:
            hands[at] = hands.get(at, 0) + ONE
    return hands != {seat: halves for seat, halves in score.items() if halves}


def has_roses(votes: Votes) -> bool:
    """Whether a black and a red rose were given, and no hands raised."""
    return any(isinstance(at, tuple) for at in votes.values())


def leading(score: dict[int, int]) -> tuple[int, ...]:
    """The seats that have most votes."""
    most = max(score.values(), default=0)
    return tuple(sorted([seat for seat, halves in score.items() if halves == most]))
