"""What a check may see: all that a seat may register as, and the answers honest under one reading."""

from __future__ import annotations

from functools import lru_cache, partial

from fabula.core.cards import Almanac
from fabula.core.readings import Appearance, Question, Reading, Settled
from fabula.core.requests import Choice
from fabula.core.rulings import FIFTH, goes_by
from fabula.core.town import Town


def appearances(town: Town, seat: int) -> tuple[Appearance, ...]:
    """All that a seat may register as, the truth first.

    Registering is an ability like others: who is impaired registers as what they are.
    """
    grimoire = town.grimoire
    true = Appearance(grimoire.role(seat), town.kind(seat), town.side(seat))
    worn = town.worn(seat)
    if not worn:
        return (true,)
    besides = next(filter(None, (town.almanac[one].besides for one in worn)), "")
    both = bool(besides) and goes_by(grimoire, FIFTH)  # in games begun before it counts as one or the other
    true = true._replace(besides=besides) if both else true
    return (true, *(guise for one in worn for guise in guises(town.almanac, one, grimoire.roles, both)))


@lru_cache(maxsize=1024)
def guises(almanac: Almanac, role: str, roles: tuple[str, ...], both: bool) -> tuple[Appearance, ...]:
    """What a role may register as: the roles its card names, and those of a kind it names.

    A card that counts as `both`, its own kind and another, counts as its own whatever it is taken for.
    """
    card = almanac[role]
    named, own = card.registers, card.kind if both and card.besides else ""
    return tuple(
        Appearance(other.id, other.kind, other.side, own)
        for other in almanac
        if other.id in named or (other.kind in named and other.id in roles)
    )


def honest_answers(town: Town, question: Question) -> tuple[Choice, ...]:
    """The answers to a question that are true under at least one reading of the seats it looks at.

    What is settled of a seat holds for the whole question. The first answer is the truth's; wherever a seat
    may register as something else, the question is put again with that, and may then look at other seats.
    """
    answers: list[Choice] = []
    readings: list[Settled] = [{}]
    look = partial(appearances, town)
    for settled in readings:
        answer = question(Reading(look, dict(settled), readings))
        if answer not in answers:
            answers.append(answer)
    return tuple(answers)
