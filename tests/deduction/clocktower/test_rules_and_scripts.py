"""A rule allows what its role's script allows, and nothing else: the sets of legal answers are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from tests.deduction.clocktower.asking import SHORT, options, ruled

from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.knowing import Told

EVIL = ("imp", "poisoner", "spy", "scarletwoman", "baron", "witch")
GOOD = ("recluse", "saint", "butler", "soldier", "mayor", "slayer", "monk", "virgin", "sailor", "gossip")
DEALS = 12
SEATS = 7
Answers = Iterator[tuple[Any, Told]]  # as the engine says it, and as a case does


def of_two(kind: str) -> Callable[..., Answers]:
    """Two players and a role of this kind."""

    def answers(script: list[str], seats: int, by: int, role: str) -> Answers:
        others = [seat for seat in range(seats) if seat != by]
        for one, other in combinations(others, 2):
            for shown in (shown for shown in script if almanac[SHORT[shown]].kind == kind):
                told = Told(by=by, role=role, night=1, players=(one, other), shown=(shown,))
                yield (one, other, SHORT[shown]), told
        if kind == "outsider":
            yield 0, Told(by=by, role=role, night=1, none=True)

    return answers


def numbers(script: list[str], seats: int, by: int, role: str) -> Answers:
    """A number."""
    for count in range(seats + 1):
        yield count, Told(by=by, role=role, night=1, count=count)


def players(number: int) -> Callable[..., Answers]:
    """So many players."""

    def answers(script: list[str], seats: int, by: int, role: str) -> Answers:
        for shown in combinations([seat for seat in range(seats) if seat != by], number):
            yield shown, Told(by=by, role=role, night=1, players=shown)

    return answers


def either(yes: str, no: str) -> Callable[..., Answers]:
    """One of two words."""

    def answers(script: list[str], seats: int, by: int, role: str, chosen: tuple[int, ...] = ()) -> Answers:
        for word in (yes, no):
            yield word, Told(by=by, role=role, night=1, players=chosen, yes=word == yes)

    return answers


def two_roles(script: list[str], seats: int, by: int, role: str, chosen: tuple[int, ...] = ()) -> Answers:
    """A good and an evil role."""
    good, evil = ([one for one in script if almanac[SHORT[one]].side == side] for side in ("good", "evil"))
    for one, other in product(good, evil):
        told = Told(by=by, role=role, night=1, players=chosen, shown=(one, other))
        yield (SHORT[one], SHORT[other]), told


LEARNING = {
    "washerwoman": of_two("townsfolk"), "librarian": of_two("outsider"), "investigator": of_two("minion"),
    "chef": numbers, "empath": numbers, "clockmaker": numbers,
    "steward": players(1), "knight": players(2), "noble": players(3), "balloonist": players(1),
    "shugenja": either("clockwise", "anticlockwise"),
}  # fmt: skip
CHOOSING = {
    "fortuneteller": (2, either("yes", "no")), "seamstress": (2, either("yes", "no")),
    "villageidiot": (1, either("evil", "good")), "dreamer": (1, two_roles),
}  # fmt: skip


def a_deal(role: str, lots: Random) -> tuple[list[str], tuple[str, ...], int]:
    """A script, a deal of it with this role, and where it sits."""
    deal = ["imp", *lots.sample(EVIL[1:], 1), *lots.sample(GOOD, SEATS - 3), role]
    lots.shuffle(deal)
    return [*EVIL, *GOOD, *LEARNING, *CHOOSING], tuple(deal), deal.index(role)


@pytest.mark.parametrize("role", LEARNING)
def test_what_a_role_learns_by_itself(role: str) -> None:
    lots = Random(role)
    for _ in range(DEALS):
        script, deal, by = a_deal(role, lots)
        allowed = options(script, deal, by)
        answers = list(LEARNING[role](script, len(deal), by, role))
        assert allowed, deal
        assert {one for one, told in answers if ruled(deal, told)[0]} == {*allowed}, deal


@pytest.mark.parametrize("role", CHOOSING)
def test_what_a_role_learns_of_whom_it_chose(role: str) -> None:
    lots = Random(role)
    number, answers = CHOOSING[role]
    for _ in range(DEALS):
        script, deal, by = a_deal(role, lots)
        chosen = tuple(sorted(lots.sample([seat for seat in range(len(deal)) if seat != by], number)))
        allowed = options(script, deal, by, chosen if number > 1 else chosen[0])
        said = answers(script, len(deal), by, role, chosen)
        assert {one for one, told in said if ruled(deal, told)[0]} == {*allowed}, deal


def test_something_else_can_be_told_but_where_there_is_one_answer() -> None:
    """What a Vortox needs is the other half of a verdict."""
    deal = ("chef", "imp", "poisoner", "saint", "soldier")
    assert [ruled(deal, Told(by=0, role="chef", night=1, count=one)) for one in (0, 1)] == [
        (False, True),
        (True, False),
    ]


def test_the_law_sees_a_rule_that_allows_too_much() -> None:
    script, deal, by = a_deal("chef", Random(0))
    allowed = options(script, deal, by)
    assert any(told.count not in allowed for _, told in numbers(script, len(deal), by, "chef"))
