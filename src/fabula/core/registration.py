"""What a check may see: every reading of the seats a question looks at, and the answers honest under one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
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

    A question must look at the same seats whatever it sees there; each is read once for the whole question.
    """
    looked_at: dict[int, tuple[Seen, ...]] = {}

    def note(seat: int) -> Seen:
        return looked_at.setdefault(seat, appearances(town, seat))[0]

    answers = [question(note)]
    for reading in product(*looked_at.values()):
        answer = question(dict(zip(looked_at, reading, strict=True)).__getitem__)
        if answer not in answers:
            answers.append(answer)
    return tuple(answers)
