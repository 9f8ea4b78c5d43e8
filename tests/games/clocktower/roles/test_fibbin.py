"""Fibbin, of the Fabled."""

from __future__ import annotations

import pytest
from tests.games.clocktower.fabled import informed, table_with
from tests.games.clocktower.table import Table


def test_somebody_good_may_be_told_a_lie_once_in_the_game() -> None:
    table = table_with("fibbin").night(poisoner=1, fibbin=2, **{"learn:empath": 2})
    assert informed(table, "empath") == [(2, 2)]
    assert [(one["seat"], one["kind"]) for one in table.found("misled")] == [(2, "fibbed")]
    table.day().night(imp=6, poisoner=1)
    assert table.asked("fibbin") == []


def test_only_the_good_and_the_truth_uses_nothing_up() -> None:
    table = table_with("fibbin").night(poisoner=1, fibbin=2, **{"learn:empath": 1})
    assert set(table.asked("fibbin")[0]) == {None, 2, 3, 4, 5, 6}
    table.day().night(imp=6, poisoner=1)
    assert len(table.asked("fibbin")) == 1


def test_a_vortox_lies_without_the_fibbin() -> None:
    roles = "vortox empath chef monk slayer virgin poisoner"
    table = table_with("fibbin", roles=roles).night(poisoner=3, fibbin=1, **{"learn:empath": 2})
    assert "vortox" in [one["kind"] for one in table.found("misled") if one["seat"] == 1]
    assert "fibbed" not in [one["kind"] for one in table.found("misled")]
    table.day((1, 5, (1, 2, 3, 4))).night(vortox=4, poisoner=3)
    assert len(table.asked("fibbin")) == 1


LIES = (("is", 2, "imp"), ("is", 3, "imp"))
ONE_OF_EACH = (("is", 2, "imp"), ("is", 2, "chef"))


def savant_told(two: object, fibbin: int | None) -> Table:
    """The Savant comes on the first day and is told this."""
    table = table_with("fibbin", roles="savant monk chef empath soldier poisoner imp")
    table.night(poisoner=1, fibbin=fibbin).open_nominations()
    return table.say(0, "visit", savant=two)


def test_a_savant_may_be_told_two_lies_by_the_fibbin() -> None:
    table = savant_told(LIES, 0)
    assert informed(table, "savant") == [(0, LIES)]
    assert [one["kind"] for one in table.found("misled")] == ["fibbed_savant"]
    assert table.close_the_day().night(poisoner=1, imp=4).asked("fibbin") == []


def test_one_true_thing_and_one_false_are_no_lie_of_the_fibbin() -> None:
    table = savant_told(ONE_OF_EACH, 0)
    assert table.found("misled") == []
    assert len(table.close_the_day().night(poisoner=1, imp=4).asked("fibbin")) == 1


def test_to_whom_the_fibbin_does_not_lie_the_savant_s_two_lies_cannot_be_told() -> None:
    with pytest.raises(AssertionError, match="none of"):
        savant_told(LIES, 1)


def test_a_mathematician_counts_no_lie_of_the_fibbin() -> None:
    roles = "imp scarlet_woman empath mathematician slayer virgin chef"
    table = table_with("fibbin", roles=roles).night(fibbin=2, **{"learn:empath": 0})
    assert informed(table, "empath") == [(2, 0)]
    assert informed(table, "mathematician") == [(3, 0)]


def test_what_they_do_works_all_the_same() -> None:
    table = table_with("fibbin").night(poisoner=1).day().night(fibbin=4, poisoner=1, monk=6, imp=6)
    assert table.dead == []
