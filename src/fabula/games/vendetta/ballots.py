"""The ways to vote: by hands, by roses, for a judge, on every candidate. Votes are counted in halves."""

from __future__ import annotations

from itertools import permutations

from fabula.core.events import Named, Nominated, Raised
from fabula.core.requests import Ask, Choice, Poll, Round
from fabula.core.rulings import by_the_first
from fabula.core.town import Town
from fabula.games.vendetta import notes, prompts
from fabula.games.vendetta.events import Agreed, Entrusted, Listed
from fabula.games.vendetta.execution import Verdict
from fabula.games.vendetta.offices import JUDGE, appoint, elect
from fabula.games.vendetta.polls import (
    ONE,
    Votes,
    announce,
    ballots,
    leading,
    nobody_or_another,
    voters,
    votes_of,
)
from fabula.games.vendetta.vampires import BITTEN
from fabula.games.vendetta.variants import (
    SECRETS,
    SUSPECTED,
    VENGEANCE,
    are_called_in_turn,
    holds_tonight,
    tells_weights,
)

HALF = 1  # votes are counted in halves


def candidates(town: Town) -> tuple[int, ...]:
    """Who may be voted for: all who live, or who is suspected; under blood vengeance who avenged nobody.

    Those have voted for a vampire's death.
    """
    living = suspected(town)
    if not holds_tonight(town.grimoire, VENGEANCE):
        return living
    guilty = notes.AVENGERS.of(town.grimoire)
    return tuple(seat for seat in living if seat in guilty) or living


def suspected(town: Town) -> tuple[int, ...]:
    """Who lives and was suspected aloud tonight, where only those are called; else all who live."""
    settings = town.grimoire.settings
    if settings["candidates"] != SUSPECTED or holds_tonight(town.grimoire, SECRETS):
        return town.living
    named = notes.SUSPECTS.of(town.grimoire)
    return tuple(seat for seat in town.living if seat in named)


def weights(town: Town) -> dict[int, int]:
    """What each hand weighs where somebody is to die: half a vote more for the hunter of hunters."""
    weighing = votes_of(town)
    head = notes.HEAD.of(town.grimoire)
    if head in weighing:
        weighing[head] += HALF
    return weighing


async def entrust(town: Town) -> None:
    """The enchanted point at who votes for them as well, anew each night."""
    if not notes.MUTE.stands(town.grimoire):
        return
    mute = [seat for seat in notes.MUTE.known(town.grimoire) if town.grimoire.alive[seat]]
    able = (None, *voters(town))
    given = await Poll(mute, prompts.ENTRUST, able) if mute else ()
    trusted = tuple((seat, to) for seat, to in zip(mute, given, strict=True) if to is not None)
    for seat, to in trusted:
        town.tell(Entrusted(seat, to))
    if trusted or notes.ENTRUSTED.stands(town.grimoire):
        notes.ENTRUSTED.set(town, trusted or None)


def burdens(town: Town) -> dict[int, int]:
    """The votes that count against players without a hand being raised, in halves."""
    heavy: dict[int, int] = {}
    for mark in town.grimoire.marks:
        if mark.kind == BITTEN and town.grimoire.alive[mark.seat]:
            heavy[mark.seat] = heavy.get(mark.seat, 0) + ONE
    return heavy


def verdict_on(seats: tuple[int, ...], votes: Votes) -> Verdict:
    """These are to die, and these voted for it."""
    return {seat: tuple([voter for voter, at in votes.items() if at == seat]) for seat in seats}


# ---- the ways


async def by_hands(town: Town, among: tuple[int, ...]) -> Verdict:
    """Hands up for one of these, never for oneself; who has most, several if tied.

    Votes without a hand make up for none: where nobody raises one, nobody is executed.
    """
    weighing = weights(town)
    if not among:
        return {}
    way = called_in_turn if are_called_in_turn(town.grimoire) else all_at_once
    votes = await way(town, tuple(weighing), among)
    score = {seat: halves for seat, halves in burdens(town).items() if seat in among}
    for voter, at in votes.items():
        if at is not None:
            score[at] = score.get(at, 0) + weighing[voter]
    is_wanted = by_the_first(town.grimoire) or any(at is not None for at in votes.values())
    announce(town, votes, score if is_wanted or not tells_weights(town.grimoire) else {})
    return verdict_on(leading(score) if is_wanted else (), votes)


async def all_at_once(town: Town, seats: tuple[int, ...], among: tuple[int, ...]) -> Votes:
    """All point at the same moment."""
    asks = tuple(
        [Ask(seat, prompts.VOTE, those) for seat, those in zip(seats, ballots(seats, among), strict=True)]
    )
    return dict(zip(seats, await Round(asks) if asks else (), strict=True))


async def called_in_turn(town: Town, seats: tuple[int, ...], among: tuple[int, ...]) -> Votes:
    """One name after another, from a seat further each night; a hand goes up once, and never for oneself."""
    votes: Votes = dict.fromkeys(seats)
    first = (town.night - 1) % town.grimoire.seats
    for candidate in sorted(among, key=lambda seat: (seat < first, seat)):
        free = [seat for seat in seats if votes[seat] is None and seat != candidate]
        if not free:
            continue
        town.tell(Named(candidate))
        hands = await Poll(free, prompts.HAND, (None, candidate))
        raised = [seat for seat, hand in zip(free, hands, strict=True) if hand is not None]
        votes.update(dict.fromkeys(raised, candidate))
        if not town.grimoire.settings["masquerade"]:
            town.tell(Raised(candidate, tuple(raised)))
    return votes


async def by_roses(town: Town, among: tuple[int, ...]) -> Verdict:
    """A black rose for whom one suspects, a red one for another whom one trusts; black less red."""
    weighing = votes_of(town)
    asks = tuple(Ask(seat, prompts.ROSES, _roses(town, seat, among)) for seat in weighing)
    votes = dict(zip(weighing, await Round(asks) if asks else (), strict=True))
    heavy = burdens(town)
    score = {seat: heavy.get(seat, 0) for seat in among}
    for voter, (black, red) in votes.items():
        for seat, sign in ((black, 1), (red, -1)):
            if seat in score:
                score[seat] += sign * weighing[voter]
    announce(town, votes, score)
    against = {voter: roses[0] for voter, roses in votes.items()}
    return verdict_on(leading(score) if votes else (), against)


def _roses(town: Town, seat: int, among: tuple[int, ...]) -> tuple[Choice, ...]:
    others = town.living_others(seat)
    if len(others) < 2:
        return tuple((black, None) for black in others)
    pairs = tuple((black, red) for black, red in permutations(others, 2) if black in among)
    return pairs or tuple((None, red) for red in others)


async def by_judge(town: Town) -> Verdict:
    """The vote makes a judge, never the one who was judge last, who alone names the victim."""
    last = notes.LAST_JUDGE.of(town.grimoire)
    seat = await elect(town, JUDGE, tuple(one for one in town.living if one != last))
    if seat is not None or by_the_first(town.grimoire):
        notes.LAST_JUDGE.set(town, seat)
    if seat is None:
        return {}
    electors = tuple(voter for voter, at in enumerate(town.grimoire.votes) if at == seat)
    appoint(town, JUDGE, seat)
    options = tuple(one for one in candidates(town) if one != seat) or town.living_others(seat)
    if not options:
        return {}
    victim = await Ask(seat, prompts.SENTENCE, options)
    return {victim: tuple(sorted((seat, *electors)))}


async def by_panic(town: Town) -> Verdict:
    """Every candidate is voted on; all for whom more than half raise their hands die together."""
    weighing = weights(town)
    among = candidates(town)
    asks = tuple(Ask(seat, prompts.NOMINATE, nobody_or_another(seat, among)) for seat in weighing)
    named = await Round(asks) if asks else ()
    nominated = tuple(seat for seat in among if seat in named)
    if not town.grimoire.settings["masquerade"]:
        for seat, nominee in zip(weighing, named, strict=True):
            if nominee is not None:
                town.tell(Nominated(seat, nominee))
    town.tell(Listed(nominated))
    verdict: dict[int, tuple[int, ...]] = {}
    for candidate in nominated:
        for_it, weight = await _hands_for(town, candidate, weighing)
        is_wanted = bool(for_it) or by_the_first(town.grimoire)
        if is_wanted and 2 * weight > sum(weighing.values()):
            verdict[candidate] = for_it
    return verdict


async def _hands_for(town: Town, candidate: int, weighing: dict[int, int]) -> tuple[tuple[int, ...], int]:
    """Who is for the death of one, and how many half votes that makes, with those that nobody raises."""
    asked = tuple(seat for seat in weighing if seat != candidate)
    town.tell(Named(candidate))
    hands = await Poll(asked, prompts.PANIC, (None, candidate)) if asked else ()
    votes = dict(zip(asked, hands, strict=True))
    for_it = tuple(seat for seat, at in votes.items() if at == candidate)
    raised = sum(weighing[seat] for seat in for_it)
    weight = raised + burdens(town).get(candidate, 0)
    announce(town, votes, {candidate: weight if tells_weights(town.grimoire) else raised})
    return for_it, weight


async def on_all(town: Town, tied: tuple[int, ...]) -> Verdict:
    """Whether all the tied are executed: more than half of the votes must be for it."""
    weighing = weights(town)
    hands = await Poll(tuple(weighing), prompts.BOTH, (None, "yes")) if weighing else ()
    for_it = tuple(seat for seat, at in zip(weighing, hands, strict=True) if at is not None)
    agreed = 2 * sum(weighing[seat] for seat in for_it) > sum(weighing.values())
    town.tell(Agreed(tied, agreed, None if town.grimoire.settings["masquerade"] else for_it))
    return dict.fromkeys(tied, for_it) if agreed else {}
