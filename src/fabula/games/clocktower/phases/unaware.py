"""Who is not what they drew: whoever is mistaken is found, and the set stays one.

Whoever is found makes room: the role they drew is nobody’s. What is left in play must go together by the
square brackets of the cards, so that no true Huntsman is without a Damsel and no true Atheist sits beside
evil players.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from fabula.core.requests import STORYTELLER, Ask
from fabula.core.rulings import FOURTH, goes_by
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    TOWNSFOLK,
    almanac,
    is_good,
)
from fabula.games.clocktower.almanac.mistaken import (
    demon_believed_by,
    in_the_order_of_finding,
    kinds_believed,
    puppets_among,
)
from fabula.games.clocktower.almanac.traits import (
    ALL_OUTSIDERS,
    ALWAYS_DRUNK,
    AMONG_TOWNSFOLK,
    BELIEF_COUNTS,
    BESIDE_A_DEMON,
    DISTILS,
    has_trait,
    with_trait,
)
from fabula.games.clocktower.phases.brackets import Brackets, brackets_at
from fabula.games.clocktower.town.changes import begin
from fabula.games.clocktower.town.led import leaves_free
from fabula.games.clocktower.town.square import Square

Mistaken = Mapping[int, str]  # by seat, who is something else than they drew, and what


@dataclass(frozen=True, slots=True)
class Deal:
    """A set that is dealt: what lies in the bag for each of it, and who drew what, in the order of seats."""

    chosen: tuple[str, ...]
    bag: tuple[str, ...]
    drawn: Mapping[int, str]
    confused: tuple[str, ...]  # those of the set who do not draw what they are
    aware: tuple[str, ...] = ()  # who is surely what they drew
    brackets: Brackets | None = None  # none, where the set itself is by hand

    def held_to(self, brackets: Brackets) -> Deal:
        """The deal in which nobody is found who breaks the brackets, unless a set by hand has done so."""
        whole = brackets.hold(self.chosen, self.thought({}))
        return replace(self, brackets=brackets if whole else None)

    def believed(self, role: str) -> str:
        """What lay in the bag for one of the set."""
        return self.bag[self.chosen.index(role)]

    def next_to_find(self, mistaken: Mistaken) -> str | None:
        """Whoever narrows the choice for the others comes first: a Marionette sits by who is no Lunatic."""
        found = mistaken.values()
        return next((role for role in in_the_order_of_finding(self.confused) if role not in found), None)

    def who_may_be(self, role: str, mistaken: Mistaken) -> tuple[int, ...]:
        """Those of whom the Storyteller chooses, or the one who is it; the brackets hold with each."""
        who = tuple(self._candidates(role, mistaken))
        return tuple(seat for seat in who if self.may_stay_one({**mistaken, seat: role})) or who

    def may_stay_one(self, mistaken: Mistaken) -> bool:
        """Whether the brackets can hold with these, whoever else is found."""
        if self.brackets is None:
            return True
        role = self.next_to_find(mistaken)
        if role is None:
            return self.brackets.hold(self.in_play(mistaken), self.thought(mistaken))
        return any(self.may_stay_one({**mistaken, seat: role}) for seat in self._candidates(role, mistaken))

    def puppets(self) -> tuple[str, ...]:
        """The roles one of which a Marionette draws; none, where no player is to be found as one."""
        puppets = puppets_among(self.confused)
        laid = replace(self, drawn=dict(enumerate(self.bag)))
        good = [at for at, role in laid.drawn.items() if is_good(role) and role not in self.aware]
        possible = (at for puppet in puppets for at in good if laid.may_stay_one({at: puppet}))
        return tuple(dict.fromkeys(self.bag[at] for at in possible))

    def in_play(self, mistaken: Mistaken) -> tuple[str, ...]:
        """The set as it is once these are found: what was laid in the bag for them is somebody’s now.

        Who drew what lies there for a Marionette that is still to come leaves it what was laid for them.
        """
        roles = [*self.chosen, *(self.believed(role) for role in mistaken.values())]
        for seat, role in mistaken.items():
            drew = self.drawn[seat]
            roles.remove(drew if drew in roles else self.believed(role))
        return tuple(roles)

    def thought(self, mistaken: Mistaken) -> str | None:
        """What a Marionette drew, or will have drawn who becomes one later."""
        drew = (self.drawn[seat] for seat, role in mistaken.items() if has_trait(role, BELIEF_COUNTS))
        laid = (self.believed(role) for role in self.chosen if has_trait(role, BELIEF_COUNTS))
        return next(drew, next(laid, None))

    def _candidates(self, role: str, mistaken: Mistaken) -> Iterator[int]:
        left = [seat for seat, drew in self.drawn.items() if seat not in mistaken and drew not in self.aware]
        townsfolk = (seat for seat in left if almanac[self.drawn[seat]].kind == TOWNSFOLK)
        if has_trait(role, BESIDE_A_DEMON):
            yield from self._puppets(left, mistaken)
        elif has_trait(role, AMONG_TOWNSFOLK):
            yield from townsfolk
        else:  # where a Marionette drew what they believe in, another who drew a Townsfolk
            same = [seat for seat in left if self.drawn[seat] == self.believed(role)]
            yield from same or townsfolk

    def _puppets(self, left: list[int], mistaken: Mistaken) -> list[int]:
        good = [seat for seat in left if is_good(self.drawn[seat])]
        seats = tuple(self.drawn)
        demons = (at for at, seat in enumerate(seats) if almanac[self.drawn[seat]].kind == DEMON)
        beside = (
            [seat for seat in (seats[at - 1], seats[(at + 1) % len(seats)]) if seat in good]
            for at in demons
            if seats[at] not in mistaken
        )
        return next(filter(None, beside), good)  # anybody, in a set by hand


def who_is_confused(town: Square, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Of these roles those who do not draw what they are; not a Marionette that is still to come."""
    late = puppets_among(chosen) if notes.MARIONETTE_TO_COME.stands(town.grimoire) else ()
    known = town.grimoire.roles
    here = (role for role in dict.fromkeys(chosen) if role not in late)
    return tuple(role for role in here if kinds_believed(role, known))


def lay(town: Square, deal: Deal, lent: str | None, *, by_hand: bool) -> Deal:
    """What may come of a set in the bag: a set by hand may have other numbers than the cards say.

    An Alchemist who was lent what changes a set is no Drunk, for it has been changed.
    """
    if not goes_by(town.grimoire, FOURTH):
        return deal
    sober = replace(deal, aware=with_trait(DISTILS) if lent else ())
    free = by_hand or leaves_free((), deal.chosen)
    return sober if free else sober.held_to(brackets_at(town, *filter(None, [lent])))


def who_counts(town: Square, drawn: dict[int, str], lent: str | None) -> dict[int, str]:
    """Who sits beside whom: all; in games begun before, all but an Alchemist who is surely sober."""
    if not lent or goes_by(town.grimoire, FOURTH):
        return drawn
    return {seat: role for seat, role in drawn.items() if not has_trait(role, DISTILS)}


async def find_the_unaware(deal: Deal) -> dict[int, str]:
    """Who is not what they drew, and what they are: the Storyteller decides where several may be it."""
    mistaken: dict[int, str] = {}
    while role := deal.next_to_find(mistaken):
        who = deal.who_may_be(role, mistaken)
        alone = len(who) == 1 and not has_trait(role, AMONG_TOWNSFOLK)
        seat = who[0] if alone else await Ask(STORYTELLER, role, who)
        mistaken[seat] = role
    return mistaken


async def begin_as(town: Square, seat: int, drawn: str, truth: str | None) -> None:
    """A player has the ability they drew, or only believes so, being something else."""
    if truth is None:
        await begin(town, seat, drawn)
        return
    line = demon_believed_by(truth, town.grimoire.roles) if almanac[drawn].kind == DEMON else None
    if has_trait(truth, ALL_OUTSIDERS):
        await begin(town, seat, truth)
    elif not has_trait(truth, ALWAYS_DRUNK):
        town.give(seat, truth)
    if line is not None and line != truth:
        town.give(seat, line, source=truth)
    town.give(seat, drawn, sham=True, source=truth, line=line)
