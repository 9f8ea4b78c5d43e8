"""The Spy."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.square import arrive, end_talk, open_talk
from tests.games.clocktower.table import Table

ROLES = "spy imp virgin undertaker empath monk chef"
WITH_MARKS = "spy imp poisoner soldier fortune_teller slayer monk chef empath undertaker"


def pages(table: Table, spy: int = 0) -> dict[int, tuple[Any, ...]]:
    """What the Spy was shown last, by seat."""
    return {page[0]: page[1:] for page in table.told(spy)[-1]}


def test_the_spy_sees_the_grimoire_each_night() -> None:
    table = Table(ROLES).night()
    assert [page[:2] for page in table.told(0)[-1]] == list(enumerate(ROLES.split()))
    table.day().night(imp=3, monk=4)
    assert pages(table)[3] == ("undertaker", None, "good", ("dead",))


def test_the_spy_comes_last_and_sees_every_mark_of_the_night() -> None:
    table = Table(WITH_MARKS, red_herring=5).night(poisoner=6).day()
    table.night(poisoner=8, monk=3, imp=9, fortune_teller=(1, 2))
    seen = pages(table)
    assert seen[8][-1] == ("poisoned",)
    assert seen[3][-1] == ("safe",)
    assert seen[5][-1] == ("red_herring",)
    assert seen[9][-1] == ("dead",)


def test_the_spy_sees_that_a_power_is_used_up() -> None:
    table = Table(WITH_MARKS, red_herring=8, poisoner=7, fortune_teller=(1, 2)).night()
    open_talk(table).say(5, "slay", 0)
    end_talk(table).close_the_day().night(imp=9, monk=3)
    assert pages(table)[5][-1] == ("spent",)


def test_the_marks_of_the_dead_are_taken_away() -> None:
    table = Table(WITH_MARKS, red_herring=8).night(poisoner=7, fortune_teller=(1, 2)).day()
    table.night(poisoner=9, monk=3, imp=2, fortune_teller=(1, 2))
    assert pages(table)[9][-1] == ()
    assert pages(table)[2][-1] == ("dead",)


def test_the_spy_sees_the_drunk_and_what_the_drunk_believes_in() -> None:
    table = Table("spy imp drunk:virgin undertaker empath monk").night()
    assert pages(table)[2] == ("drunk", "virgin", "good", ())


def test_the_spy_sees_on_which_side_a_traveller_is() -> None:
    table = Table(ROLES)
    thief = arrive(table, "thief", "evil")
    table.night(thief=4)
    assert pages(table)[thief] == ("thief", None, "evil", ())
    assert pages(table)[4][-1] == ("negative_vote",)


def test_ruling_43_a_poisoned_spy_still_sees_the_true_grimoire() -> None:
    table = Table(WITH_MARKS, red_herring=8).night(poisoner=0, fortune_teller=(1, 2))
    assert [page[1] for page in table.told(0)[-1]] == WITH_MARKS.split()
    assert pages(table)[0][-1] == ("poisoned",)


def test_a_dead_spy_is_not_woken() -> None:
    table = Table(ROLES).night().day((1, 0, (1, 2, 3, 4))).night(imp=4, monk=2)
    assert table.woke(0) == []


def test_a_spy_who_nominates_the_virgin_may_be_executed() -> None:
    table = Table(ROLES).night().day((0, 2, ()), **{"register:virgin": "yes"})
    assert table.executed == [0]


def test_a_spy_who_nominates_the_virgin_may_go_free() -> None:
    table = Table(ROLES).night().day((0, 2, ()), **{"register:virgin": "no"})
    assert table.executed == []


def test_the_undertaker_may_see_any_townsfolk_or_outsider_for_a_dead_spy() -> None:
    table = Table(ROLES).night().day((1, 0, (1, 2, 3, 4)))
    told = table.asked_by_night("learn:undertaker", imp=4, monk=2)
    assert told[0] == "spy"
    assert {"virgin", "chef", "saint", "drunk"} < set(told)
    assert {"imp", "poisoner", "baron", "scarlet_woman"}.isdisjoint(told)


def test_a_poisoned_spy_registers_as_what_they_are() -> None:
    table = Table("spy imp poisoner virgin undertaker empath monk chef soldier slayer")
    table.night(poisoner=0).day((0, 3, ()))
    assert table.executed == []


def test_the_empath_may_take_a_spy_for_good() -> None:
    assert Table("spy empath imp virgin undertaker monk chef").asked_by_night("learn:empath") == (2, 1)


def test_the_washerwoman_may_see_a_townsfolk_in_the_spy_in_play_or_not() -> None:
    told = Table("spy imp washerwoman undertaker empath monk chef").asked_by_night("learn:washerwoman")
    assert {role for a, b, role in told if 0 in (a, b)} >= {"chef", "virgin", "empath", "washerwoman"}


def test_a_spy_is_evil_whatever_they_register_as() -> None:
    table = Table("spy imp virgin undertaker monk").night().day((1, 2, (1, 0, 3)))
    table.night(imp=3, monk=0)
    assert table.day((1, 4, (0, 1))).winners == ("evil",)
    assert table.found("won")[0]["seats"] == (0, 1)


def test_a_spy_sees_who_has_changed_and_does_not_know_it_yet() -> None:
    table = Table("spy imp scarlet_woman virgin undertaker empath monk chef soldier slayer").night()
    table.day((0, 1, (0, 3, 4, 5, 6))).night(imp=4, monk=3)
    assert pages(table)[2][:3] == ("imp", None, "evil")
