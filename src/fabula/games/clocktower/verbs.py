"""What an ability of the Clocktower can do besides what abilities of all tales can."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from fabula.core.events import Marked, Noted
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.registration import Appearance, appearances, honest_answers
from fabula.core.requests import Choice, Decide
from fabula.core.verbs import Me as AnyMe
from fabula.core.working import IMPAIRING, bears, works
from fabula.games.clocktower.cards import (
    DRUNK,
    NIGHT,
    NO,
    OUTSIDER,
    SIDES,
    SPENT,
    YES,
    YES_NO,
    of_kind,
)
from fabula.games.clocktower.events import Informed, Misled
from fabula.games.clocktower.square import Square

PLAYER_AND_ROLE = 2
ZERO = 0  # what is told instead of two players where nobody has such a role


class Me(AnyMe):
    """One ability on one seat. What it does while it does not work is in vain; what it spends is gone."""

    __slots__ = ()
    town: Square

    async def mark(self, seat: int, kind: str, until: str | None = None) -> None:
        """Put a mark on a seat. A Beggar never becomes drunk or poisoned."""
        if kind not in IMPAIRING or not self.town.working(seat, "beggar"):
            await super().mark(seat, kind, until)

    async def choose(self, options: tuple[Choice, ...]) -> Choice:
        """Must choose one of these; whom it meets by night may answer at once."""
        choice = await super().choose(options)
        if self.town.grimoire.phase == NIGHT:
            for seat in seats_in(choice):
                await happens(self.town, "chosen", seat=seat, by=self.grant)
        return choice

    async def choose_anew(self, options: tuple[int, ...]) -> int:
        """Must choose one of these players, but not the same as in the night before."""
        kept = f"chosen {self.seat} {self.role}"
        night, before = self.town.grimoire.notes.get(kept, (0, None))
        taken = before if night == self.town.night - 1 else None
        choice: int = await self.choose(tuple(seat for seat in options if seat != taken))
        self.town.tell(Noted(kept, (self.town.night, choice)))
        return choice

    async def make_drunk(self, seat: int, until: str) -> None:
        """A player is drunk while this ability works, till then; who makes themselves drunk stays so."""
        if seat != self.seat:
            await self.mark(seat, DRUNK, until)
        elif self.works:
            self.town.tell(Marked(seat, DRUNK, None, until))

    # ---- powers for once in a game

    @property
    def is_spent(self) -> bool:
        """Whether this ability has been used for good."""
        return is_spent(self.town.grimoire, self.grant)

    def spend(self) -> None:
        """Use it for good, whether it works or not."""
        self.town.tell(Marked(self.seat, SPENT, self.grant))

    # ---- checks

    async def finds(self, seat: int, wanted: Callable[[Appearance], bool]) -> bool:
        """Whether a player registers as this to the ability; the Storyteller decides where both can be."""
        found = honest_answers(self.town, lambda see: see(seat).may_be(wanted))
        if len(found) == 1:
            return bool(found[0])
        truth_first = tuple(YES if one else NO for one in found)
        answer: str = await Decide(f"register:{self.role}", truth_first, seat)
        return answer == YES

    def inform(self, answer: Choice, about: tuple[int, ...]) -> None:
        """What is told is told part by part."""
        zero = answer == ZERO and self.role == "librarian"
        parts = {} if zero else parts_of(answer, about)
        kind = "no_outsiders" if zero else self.role
        self.town.tell(Informed(self.seat, kind, answer, **parts))

    async def be_told(self, honest: tuple[Choice, ...], domain: tuple[Choice, ...], *about: int) -> Choice:
        """Be told something; for the story afterwards it is written down if it was not so, and why."""
        answer = await super().be_told(honest, domain, *about)
        truth = honest if isinstance(honest[0], tuple) else honest[:1]
        if answer not in truth:
            self.town.tell(Misled(self.seat, self.impairment or "registers", honest[0]))
        return answer

    @property
    def impairment(self) -> str | None:
        """Why this ability does not work; None if it does."""
        if self.works:
            return None
        grimoire = self.town.grimoire
        marked = (kind for kind in IMPAIRING if bears(grimoire, self.seat, kind))
        return "believes" if self.grant.sham else next(marked, "dead")

    async def learn_one_of_two(self, kind: str) -> None:
        """Learn two players of whom one has this role of a kind, or that nobody has one."""
        honest = honest_of_two(self.town, self.seat, kind)
        await self.be_told(honest, () if self.works else any_of_two(self.town, self.seat, kind))


def is_spent(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether an ability for once in a game has been used for good."""
    return any(mark.kind == SPENT and mark.owner == grant for mark in grimoire.marks)


def taken_for(
    town: Square, seats: tuple[int, ...], wanted: Callable[[Appearance], bool]
) -> tuple[int | None, ...]:
    """Whom the Storyteller may take for one of this sort, the true ones first; nobody, if none must be."""
    seen = {seat: [wanted(one) for one in appearances(town, seat)] for seat in seats}
    true = tuple(seat for seat, found in seen.items() if found[0])
    guests = tuple(seat for seat, found in seen.items() if any(found) and not found[0])
    must = any(all(found) for found in seen.values())
    return (*true, *(() if must else (None,)), *guests)


def honest_of_two(town: Square, seat: int, kind: str) -> tuple[Any, ...]:
    """Two players and a role of this kind that one of them registers as; nobody, where that can be.

    What is true comes first, then what only seems so.
    """
    others = town.others(seat)
    seen = {other: appearances(town, other) for other in others}
    true = [told for other in others for told in among_two(others, other, seen[other][:1], kind)]
    seeming = [told for other in others for told in among_two(others, other, seen[other][1:], kind)]
    nobody = kind == OUTSIDER and all(any(one.kind != kind for one in seen[other]) for other in others)
    found = dict.fromkeys((*true, *((ZERO,) if nobody else ()), *seeming))
    return tuple(found) or tuple((*pair(seat, other), town.grimoire.role(seat)) for other in others)


def among_two(others: tuple[int, ...], seat: int, seen: tuple[Appearance, ...], kind: str) -> list[Any]:
    """This player as what they are seen as, if it is of the kind, with each of the others."""
    return [
        (*pair(seat, wrong), one.role)
        for one in seen
        if one.kind == kind
        for wrong in others
        if wrong != seat
    ]


def any_of_two(town: Square, seat: int, kind: str) -> tuple[Any, ...]:
    """All that one may be told whose ability does not work: any two, any role of the kind, or nobody."""
    roles = of_kind(kind, town.grimoire.roles)
    pairs = combinations(sorted(town.others(seat)), 2)
    return (*((a, b, role) for a, b in pairs for role in roles), *((ZERO,) if kind == OUTSIDER else ()))


def pair(a: int, b: int) -> tuple[int, int]:
    """Two players, in an order that betrays nothing."""
    return (a, b) if a < b else (b, a)


def parts_of(answer: Choice, about: tuple[int, ...]) -> dict[str, Any]:
    """What an answer consists of, for the sentence that tells it."""
    if isinstance(answer, tuple):
        if len(answer) == PLAYER_AND_ROLE:
            return {"place": answer[0], "shown": answer[1]}
        a, b, role = answer
        return {"a": a, "b": b, "shown": role}
    if isinstance(answer, int):
        return {"n": answer, **dict(zip("ab", about, strict=False))}
    if answer in YES_NO:
        return dict(zip("ab", about, strict=True))
    return {"place": about[0]} if answer in SIDES else {"place": about[0], "shown": answer}


async def happens(town: Square, moment: str, **facts: Any) -> None:
    """A moment at which abilities do something: each that knows of it, in the order in which they came."""
    for grant in tuple(town.grimoire.grants):
        reaction = town.almanac[grant.role].reactions.get(moment)
        if reaction is not None and grant in town.grimoire.grants:
            await reaction(Me(town, grant), town, **facts)


def seats_in(choice: Choice) -> tuple[int, ...]:
    """The players a choice names, in its order."""
    if isinstance(choice, tuple):
        return tuple(seat for part in choice for seat in seats_in(part))
    return (choice,) if isinstance(choice, int) else ()


def working_abilities(town: Square, seat: int) -> tuple[Grant, ...]:
    """What works on a seat at this moment: so much a death may still set off."""
    return tuple(grant for grant in town.abilities(seat) if works(town.grimoire, grant))
