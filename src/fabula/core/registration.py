"""What a check may see: every reading of the seats a question looks at, and the answers honest under one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from fabula.core.requests import Choice
from fabula.core.working import works

if TYPE_CHECKING:
    from fabula.core.town import Town


class Seen(NamedTuple):
    """A seat as one check sees it."""

    role: str
    side: str

    @property
    def evil(self) -> bool:
        """Whether it counts as evil for this check."""
        return self.side == "evil"


Reading = Callable[[int], Seen]


def appearances(town: Town, seat: int) -> tuple[Seen, ...]:
    """All that a seat may register as, the truth first.

    Registering is an ability like others: who is impaired registers as what they are.
    """
    grimoire = town.grimoire
    true = Seen(grimoire.role(seat), town.side(seat))
    false = [
        Seen(other, town.almanac[other].side)
        for grant in grimoire.grants
        if grant.seat == seat and grant.role == true.role and works(grimoire, grant)
        for other in town.almanac[true.role].registers
    ]
    return (true, *false)


def honest_answers(town: Town, question: Callable[[Reading], Choice]) -> tuple[Choice, ...]:
    """The answers to a question that are true under at least one reading of the seats it looks at.

    Each seat is read once for the whole question. The first answer is the truth's; wherever a seat may
    register as something else, the question is put again with that, and may then look at other seats.
    """
    answers: list[Choice] = []
    readings: list[dict[int, Seen]] = [{}]
    for settled in readings:
        seen = dict(settled)

        def look(seat: int, seen: dict[int, Seen] = seen) -> Seen:
            if seat not in seen:
                truth, *false = appearances(town, seat)
                readings.extend({**seen, seat: other} for other in false)
                seen[seat] = truth
            return seen[seat]

        answer = question(look)
        if answer not in answers:
            answers.append(answer)
    return tuple(answers)
