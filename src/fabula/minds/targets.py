"""Choosing among seats: the best for a purpose, and the prey on which a pack agrees unasked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from fabula.core.cards import Almanac
from fabula.core.requests import Below, Choice
from fabula.minds.record import Record

ACCUSER = 4.0
SURVIVOR = 6.0
A_HAIR = 1e-6
A_POWER = 2.0  # what a card is worth of which only that is known


class Worth(dict[str, float]):
    """What cards are worth, by taste; one that was brought is worth something if it does something."""

    def __init__(self, almanac: Almanac, liked: Mapping[str, float]) -> None:
        super().__init__(liked)
        self.almanac = almanac

    def __missing__(self, role: str) -> float:
        is_brought = role in self.almanac.brought
        return A_POWER if is_brought and self.almanac[role].script is not None else 0.0


def best(seats: Iterable[int], score: Callable[[int], float], below: Below) -> int | None:
    """The seat that scores highest, by lot where several do; None if there is none."""
    scored = [(score(seat) + A_HAIR * below(1000), seat) for seat in seats]
    return max(scored)[1] if scored else None


def most_dangerous(
    memory: Record,
    strangers: Iterable[int],
    worth: Worth,
    attacked: list[Choice],
    *,
    silent: float = 0.0,
) -> int | None:
    """Whom a pack kills, by what all have heard, so that its members agree unasked.

    Who survived an attack is left alone for a while: somebody protects them, or something does.
    """
    claims, friends = memory.claims(), memory.friends
    accusers = [who for who, about, _ in memory.testimony() if about in friends]

    def danger(seat: int) -> tuple[float, int]:
        spared = SURVIVOR * (seat in attacked) - ACCUSER * (seat in accusers)
        by_no_lot = (7 * seat + 5 * memory.number) % 11 * 100 - seat
        return (worth[claims[seat]] if seat in claims else silent) - spared, by_no_lot

    return max(strangers, key=danger, default=None)


def pointed_by_most(memory: Record) -> Choice:
    """Where most of the pack pointed just now; the first of them where several are equal."""
    hands = [at for _, at in memory.pointing if at is not None]
    return max(hands, key=hands.count, default=None)
