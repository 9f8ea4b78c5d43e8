"""Moments and questions are small classes, whose facts a script takes by their names."""

from __future__ import annotations

from dataclasses import KW_ONLY, FrozenInstanceError

import pytest

from fabula.core.cards import Almanac
from fabula.core.moments import AnyYes, EachAnswers, FirstDecides, Moment


class Rings(Moment[None]):
    """A bell rings."""

    seat: int
    _: KW_ONLY
    loud: bool


class IsItLate(FirstDecides[bool]):
    """Whether it is late."""

    hour: int


class IsAnyoneThere(AnyYes):
    """Whether anybody is there."""


class WhoIsThere(EachAnswers[int]):
    """Who is there."""

    must_work = True


def test_a_moment_has_its_facts_by_name_and_never_changes() -> None:
    rings = Rings(3, loud=True)
    assert rings.facts == {"seat": 3, "loud": True}
    change = setattr
    with pytest.raises(FrozenInstanceError):
        change(rings, "seat", 4)


def test_a_question_says_what_it_is_about_and_whether_abilities_must_work() -> None:
    assert IsItLate(7).facts == {"hour": 7}
    assert IsAnyoneThere().facts == {}
    assert (IsItLate.must_work, IsAnyoneThere.must_work, WhoIsThere.must_work) == (True, False, True)


def test_a_role_takes_them_up_by_their_class() -> None:
    ringer = Almanac("ringer").kind("villager", "village")("ringer")

    @ringer.when(Rings)
    async def wake(me: object, town: object, seat: int, *, loud: bool) -> None: ...

    @ringer.says(IsItLate)
    def after_nine(town: object, grant: object, hour: int) -> bool:
        return hour > 9

    assert list(ringer.reactions) == [Rings]
    assert ringer.answers[IsItLate](None, None, **IsItLate(10).facts)
    assert not ringer.answers[IsItLate](None, None, **IsItLate(9).facts)
