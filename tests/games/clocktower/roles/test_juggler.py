"""The Juggler."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.core.requests import Inform

EIGHT = "juggler chef empath recluse monk poisoner imp soldier"
CHEF, IMP, WRONG, EITHER = ("is", 1, "chef"), ("is", 6, "imp"), ("is", 2, "imp"), ("is", 3, "imp")
QUIET: dict[str, Any] = {"imp": 6, "monk": 6, "poisoner": 1}


def guessed(*guesses: Any, by: int = 0, roles: str = EIGHT, **first: Any) -> Table:
    """On the first day somebody guesses; the day is over."""
    table = Table(roles).night(**{"poisoner": 1, **first}).open_nominations()
    return table.say(by, "juggle", guesses).close_the_day()


@pytest.mark.parametrize(("guesses", "right"), [
    ((CHEF, IMP, WRONG), 2),
    ((WRONG,), 0),
    ((CHEF, CHEF, IMP, WRONG, ("is", 0, "juggler")), 3),  # the same said twice is one guess
])  # fmt: skip
def test_so_many_were_right(guesses: Any, right: int) -> None:
    table = guessed(*guesses).night(**QUIET)
    assert table.woke(0) == ["juggler"]
    assert table.told(0) == [right]


def test_all_hear_the_guesses_whoever_makes_them() -> None:
    for roles, poisoned in ((EIGHT, 1), ("chef juggler empath recluse monk poisoner imp soldier", 2)):
        table = guessed(IMP, WRONG, roles=roles, poisoner=poisoned)
        (stated,) = [one for one in table.heard_by(4) if one["e"] == "stated"]
        assert stated == {"e": "stated", "seat": 0, "kind": "juggle", "statements": (IMP, WRONG)}


def test_a_bluff_is_told_nothing() -> None:
    table = guessed(IMP, by=2).night(**QUIET)
    assert table.woke(2) == ["empath"]
    assert table.woke(0) == []


def test_only_on_the_first_day() -> None:
    table = Table(EIGHT).night(poisoner=1).day().night(**QUIET).open_nominations()
    table.say(0, "juggle", (CHEF, IMP)).close_the_day()
    assert table.night(**QUIET).told(0) == []


def test_six_are_too_many() -> None:
    table = Table(EIGHT).night(poisoner=1).open_nominations()
    with pytest.raises(Refusal):
        table.say(0, "juggle", (IMP,) * 6)
    table.say(0, "juggle", (IMP,) * 5)
    with pytest.raises(Refusal):
        table.say(0, "juggle", (IMP,))


def test_poisoned_by_day_and_well_by_night_the_number_is_true() -> None:
    """The book: a sober Juggler is told the truth though drunk when guessing."""
    assert guessed(CHEF, IMP, poisoner=0).night(**QUIET).told(0) == [2]


def test_poisoned_by_night_any_number_may_be_told() -> None:
    table = guessed(CHEF, IMP).night(**{**QUIET, "poisoner": 0, "learn:juggler": 0})
    assert table.told(0) == [0]
    assert table.asked("learn:juggler") == [(0, 1, 2)]


def test_who_only_believes_to_be_the_juggler_is_woken_and_told_any_number() -> None:
    table = Table("drunk:juggler chef empath recluse saint soldier baron imp").night().open_nominations()
    table.say(0, "juggle", (CHEF,)).close_the_day().night(imp=2, **{"learn:juggler": 0})
    assert table.woke(0) == ["juggler"]
    assert table.told(0) == [0]


def test_the_dead_are_told_nothing() -> None:
    table = guessed(CHEF).night(imp=0, monk=6, poisoner=1)
    assert table.woke(0) == []


def test_a_recluse_may_count_as_the_demon() -> None:
    for number in (1, 2):
        table = guessed(CHEF, EITHER).night(**QUIET, **{"learn:juggler": number})
        assert table.asked("learn:juggler") == [(1, 2)]
        assert table.told(0) == [number]


def test_whoever_tells_the_number_sees_of_each_guess_whether_it_was_right() -> None:
    table = guessed(WRONG, CHEF, EITHER)
    table.asked_by_night("learn:juggler", **QUIET)
    ask = table.telling.pending
    assert isinstance(ask, Inform)
    assert ask.said == (WRONG, CHEF, EITHER)
    assert ask.weighed == (((False,),), ((True,),), ((False, True),))


def test_ruling_262_guesses_are_right_or_wrong_when_they_are_made() -> None:
    table = Table(EIGHT.replace("poisoner", "scarlet_woman")).night().open_nominations()
    table.say(0, "juggle", (("is", 5, "scarlet_woman"), IMP))
    table.nominate(1, 6, 1, 2, 3, 4).close_the_day()
    assert table.role(5) == "imp"
    assert table.night(imp=5, monk=5).told(0) == [2]


def test_who_becomes_the_juggler_has_the_day_that_comes() -> None:
    table = Table(EIGHT).night(poisoner=1).day()
    table.telling.amend(("role", 2, "juggler"))
    table.night(**QUIET).open_nominations().say(2, "juggle", (CHEF, IMP)).close_the_day()
    assert table.night(**{**QUIET, "poisoner": 3}).told(2) == [2]
