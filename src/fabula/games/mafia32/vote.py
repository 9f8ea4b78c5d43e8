"""The vote of the day: who is up for it, the hands, the second vote, the last words."""

from __future__ import annotations

from fabula.core.events import Condemned, Named, PhaseBegan, Raised, Tied, Voted
from fabula.core.requests import Ask, Choice, Poll, Round
from fabula.core.town import Town
from fabula.games.mafia32 import notes, prompts
from fabula.games.mafia32.day import execute
from fabula.games.mafia32.ending import who_count_twice
from fabula.games.mafia32.gangs import prisoners

Votes = dict[int, Choice]


async def vote(town: Town) -> None:
    """The hands decide who leaves; a tie is voted on once more among the tied."""
    town.tell(PhaseBegan("vote", town.night))
    up = candidates(town)
    if notes.NOMINEES.of(town.grimoire):
        notes.NOMINEES.forget(town)
    condemned = await ballot(town, up)
    if len(condemned) > 1:
        town.tell(Tied(condemned))
        condemned = await settle(town, condemned)
    if condemned and town.grimoire.settings["last_words"]:
        town.tell(Condemned(condemned))
        notes.CONDEMNED.set(town, condemned)
    else:
        execute(town, condemned)


def candidates(town: Town) -> tuple[int, ...]:
    """Who is up for the vote: all the living, named in turn from a seat further each day; or the nominees."""
    if town.grimoire.settings["candidates"] == "nominated":
        return tuple(seat for seat in notes.NOMINEES.of(town.grimoire) if town.grimoire.alive[seat])
    first = (town.night - 1) % town.grimoire.seats
    living = town.living
    return tuple(seat for seat in living if seat >= first) + tuple(seat for seat in living if seat < first)


async def settle(town: Town, tied: tuple[int, ...]) -> tuple[int, ...]:
    """What a tie leads to, by the setting `tie`."""
    how = town.grimoire.settings["tie"]
    if how == "random":
        return (await town.fate("tie", tied),)
    if how == "all":
        return tied
    again = await ballot(town, tied)
    return again if len(again) == 1 else ()


async def ballot(town: Town, up: tuple[int, ...]) -> tuple[int, ...]:
    """One vote: the candidates with the most votes, nobody if nobody voted."""
    if not up:
        return ()
    jailed = prisoners(town)
    voters = tuple([seat for seat in town.living if seat not in jailed]) if jailed else town.living
    hands = town.grimoire.settings["hands"]
    votes = await (in_turn(town, up, voters) if hands == "in_turn" else at_once(town, up, voters))
    if hands != "secret":
        town.tell(Voted(tuple(map(votes.get, town.everyone))))
    return most_voted(town, votes)


async def in_turn(town: Town, up: tuple[int, ...], voters: tuple[int, ...]) -> Votes:
    """Candidate after candidate is named, and who wants them out raises a hand, once a vote."""
    votes: Votes = {}
    for candidate in up:
        free = [seat for seat in voters if seat not in votes and seat != candidate]
        if not free:
            continue
        town.tell(Named(candidate))
        hands = await question(town, candidate, up, free)
        raised = [seat for seat, hand in zip(free, hands, strict=True) if hand is not None]
        votes.update(dict.fromkeys(raised, candidate))
        town.tell(Raised(candidate, tuple(raised)))
    return votes


def question(town: Town, candidate: int, up: tuple[int, ...], free: list[int]) -> Round:
    """A hand up for a candidate, or not; not only where one who must vote has no later chance."""
    may, must = (None, candidate), (candidate,)
    if not town.grimoire.settings["must_vote"]:
        return Poll(free, prompts.HAND, may)
    last = {seat: next(one for one in reversed(up) if one != seat) for seat in free}
    asks = [Ask(seat, prompts.HAND, must if last[seat] == candidate else may) for seat in free]
    return Round(tuple(asks))


async def at_once(town: Town, up: tuple[int, ...], voters: tuple[int, ...]) -> Votes:
    """All point at the same moment."""
    abstain: tuple[Choice, ...] = () if town.grimoire.settings["must_vote"] else (None,)
    options = {seat: (*abstain, *(other for other in sorted(up) if other != seat)) for seat in voters}
    asked = [seat for seat in voters if options[seat]]
    if not asked:
        return {}
    hands = await Round(tuple(Ask(seat, prompts.VOTE, options[seat]) for seat in asked))
    return dict(zip(asked, hands, strict=True))


def most_voted(town: Town, votes: Votes) -> tuple[int, ...]:
    """The seats with the most votes; the Leader's counts twice, which nobody sees."""
    double = who_count_twice(town)
    count: dict[int, int] = {}
    for seat, at in votes.items():
        if at is not None:
            count[at] = count.get(at, 0) + 1 + double.count(seat)
    most = max(count.values(), default=0)
    return tuple(sorted([seat for seat, hands in count.items() if hands == most]))


def leave(town: Town) -> None:
    """The condemned player leaves, once their last words are said."""
    condemned = notes.CONDEMNED.known(town.grimoire)
    notes.CONDEMNED.forget(town)
    execute(town, condemned)
