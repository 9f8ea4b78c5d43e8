"""The day: who died, who is in jail, the talk, the hands, the second vote."""

from __future__ import annotations

from collections import Counter

from fabula.core.events import (
    Died,
    Freed,
    Jailed,
    Noted,
    PhaseBegan,
    Revealed,
    Tied,
    Turned,
    Voted,
    Won,
)  # fmt: skip
from fabula.core.requests import Ask, Choice, Round
from fabula.core.town import Town
from fabula.games.mafia32.cards import GANGS, LONER
from fabula.games.mafia32.gangs import prisoners
from fabula.games.mafia32.strikes import landing
from fabula.games.mafia32.winners import Standing, winner


async def dawn(town: Town) -> None:
    """All deaths of the night at once, then the jail's door, then whether a side has won."""
    fallen = landing(town)
    town.tell(PhaseBegan("dawn", town.night))
    for seat in fallen:
        die(town, seat, "night")
    free_the_judges_prisoners(town)
    jail_the_arrested(town)
    count_quiet_rounds(town, quiet=not fallen)
    judge(town, at_dawn=True)


def die(town: Town, seat: int, cause: str) -> None:
    """A player dies and shows their card; with Patient Zero dies the infection's side."""
    town.tell(Died(seat, cause))
    town.tell(Revealed(seat, town.grimoire.role(seat)))
    if town.grimoire.role(seat) == "patient_zero":
        for other in tuple(town.grimoire.sides):
            town.tell(Turned(other, None))


def free_the_judges_prisoners(town: Town) -> None:
    """Who is in jail by a Judge who is dead goes free, and so do the dead."""
    jail = town.grimoire.notes.get("jail", ())
    kept = tuple(
        (seat, judge) for seat, judge in jail if town.grimoire.alive[judge] and town.grimoire.alive[seat]
    )
    for seat, _ in jail:
        if town.grimoire.alive[seat] and seat not in [one for one, _ in kept]:
            town.tell(Freed(seat))
    if kept != jail:
        town.tell(Noted("jail", kept or None))


def jail_the_arrested(town: Town) -> None:
    """Whom a Judge who still lives found out goes to jail, by name."""
    arrested = town.grimoire.notes.get("arrested", ())
    jail = town.grimoire.notes.get("jail", ())
    for seat, judge in arrested:
        alive = town.grimoire.alive
        if alive[seat] and alive[judge] and seat not in prisoners(town):
            jail = (*jail, (seat, judge))
            town.tell(Jailed(seat))
            town.tell(Noted("jail", jail))
    if arrested:
        town.tell(Noted("arrested", None))


def count_quiet_rounds(town: Town, quiet: bool) -> None:
    """Nights and votes in a row in which nobody died."""
    town.tell(Noted("quiet", (town.grimoire.notes.get("quiet", 0) + 1) if quiet else None))


async def vote(town: Town) -> None:
    """Hands up at the same moment, one each; a tie is voted on once more among the tied."""
    town.tell(PhaseBegan("vote", town.night))
    chosen = await ballot(town, town.living)
    if len(chosen) > 1:
        town.tell(Tied(chosen))
        chosen = await settle(town, chosen)
    for seat in chosen:
        die(town, seat, "vote")
    free_the_judges_prisoners(town)
    count_quiet_rounds(town, quiet=not chosen)
    judge(town, at_dawn=len(town.living) < 2)


async def settle(town: Town, tied: tuple[int, ...]) -> tuple[int, ...]:
    """What a tie leads to, by the setting `tie`."""
    how = town.grimoire.settings["tie"]
    if how == "random":
        return (await town.fate("tie", tied),)
    if how == "all":
        return tied
    again = await ballot(town, tied)
    return again if len(again) == 1 else ()


async def ballot(town: Town, candidates: tuple[int, ...]) -> tuple[int, ...]:
    """One vote: the candidates with the most votes, nobody if nobody voted."""
    voters = tuple(seat for seat in town.living if seat not in prisoners(town))
    abstain: tuple[Choice, ...] = () if town.grimoire.settings["must_vote"] else (None,)
    asks = [
        Ask(seat, "vote", (*abstain, *(other for other in candidates if other != seat)) or (None,))
        for seat in voters
    ]
    hands = await Round(tuple(asks)) if asks else ()
    votes = dict(zip(voters, hands, strict=True))
    town.tell(Voted(tuple(votes.get(seat) for seat in town.everyone)))
    return most_voted(town, votes)


def most_voted(town: Town, votes: dict[int, Choice]) -> tuple[int, ...]:
    """The seats with the most votes; the Leader's counts twice, which nobody sees."""
    count: Counter[int] = Counter()
    for seat, choice in votes.items():
        if choice is not None:
            count[choice] += 2 if is_leader(town, seat) else 1
    most = max(count.values(), default=0)
    return tuple(sorted(seat for seat, hands in count.items() if hands == most))


def is_leader(town: Town, seat: int) -> bool:
    """Whether this is a Leader who still has the power."""
    return any(grant.seat == seat and grant.role == "leader" for grant in town.grimoire.grants)


def judge(town: Town, *, at_dawn: bool) -> None:
    """Tell the end if a side has won."""
    sides = winner(standing(town), at_dawn=at_dawn)
    if sides is None:
        return
    for seat in town.living:
        town.tell(Revealed(seat, town.grimoire.role(seat)))
    winning = tuple(seat for seat in town.everyone if town.side(seat) in sides)
    town.tell(PhaseBegan("end", town.night))
    town.tell(Won(sides, winning))


def standing(town: Town) -> Standing:
    """The town as the book's last page counts it."""
    jailed = prisoners(town)
    living = town.living
    sides = {seat: town.side(seat) for seat in living}
    count = Counter(sides.values())
    free = Counter(side for seat, side in sides.items() if seat not in jailed)
    return Standing(
        living=len(living),
        town_votes=count["town"] + sum(is_leader(town, seat) for seat in living),
        gangs={gang: count[gang] for gang in GANGS},
        free={gang: free[gang] for gang in GANGS},
        loner=any(town.almanac[town.grimoire.role(seat)].side == LONER for seat in living),
        outside_the_loner=len(living) - count[LONER],
        loner_blocks=bool(town.grimoire.settings["loner_blocks"]),
        quiet=town.grimoire.notes.get("quiet", 0),
    )
