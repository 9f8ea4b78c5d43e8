"""The Fearmonger."""

from __future__ import annotations

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

ROLES = "fearmonger imp empath chef monk slayer soldier"
ELEVEN = "fearmonger poisoner imp empath chef monk slayer soldier virgin mayor recluse"
MOST = (2, 3, 4, 5, 6)


def test_whoever_is_feared_nominated_by_the_fearmonger_and_executed_loses_for_their_side() -> None:
    assert Table(ROLES).night(fearmonger=3).day((0, 3, MOST)).winners == ("evil",)


def test_the_demon_who_is_feared_loses_for_evil() -> None:
    table = Table(ROLES).night(fearmonger=1).day((0, 1, MOST))
    assert table.winners == ("good",)
    assert [event["kind"] for event in table.found("ended")] == ["fearmonger"]


def test_nominated_by_another_they_just_die() -> None:
    table = Table(ROLES).night(fearmonger=3).day((2, 3, MOST))
    assert (table.dead, table.winners) == ([3], ())


def test_somebody_else_executed_means_nothing() -> None:
    assert Table(ROLES).night(fearmonger=3).day((0, 4, MOST)).winners == ()


def test_all_hear_of_a_new_choice_and_of_no_other() -> None:
    table = Table(ROLES).night(fearmonger=3)
    assert table.found("announced") == [{"e": "announced", "kind": "fearmonger"}]
    assert table.day().night(fearmonger=3, imp=6, monk=5).found("announced") == []
    assert len(table.day().night(fearmonger=4, imp=6, monk=5).found("announced")) == 1
    assert marked(table, "feared") == [4]


def test_ruling_433_a_poisoned_fearmonger_is_announced_and_frightens_nobody() -> None:
    table = Table(ELEVEN).night(poisoner=0, fearmonger=4)
    assert table.found("announced") != []
    assert table.day((0, 4, (*MOST, 7))).winners == ()


def test_the_fear_ends_with_the_fearmongers_death() -> None:
    table = Table(ROLES).night(fearmonger=3).open_nominations()
    table.say(0, "nominate", 3)
    table.bury(0).close_votes()
    assert table.close_the_day().winners == ()


def test_ruling_434_an_execution_that_does_not_kill_counts() -> None:
    table = Table("fearmonger devils_advocate imp empath chef monk slayer soldier virgin mayor")
    assert table.night(fearmonger=3, devils_advocate=3).day((0, 3, MOST)).winners == ("evil",)


def test_who_only_believes_to_have_it_hears_alone_that_somebody_was_chosen() -> None:
    roles = "drunk:alchemist chef empath monk slayer mayor soldier virgin vizier poisoner imp"
    table = Table(roles, also="fearmonger vizier", alchemist="fearmonger").night(fearmonger=3, poisoner=4)
    assert [one["kind"] for one in table.found("announced")] == ["vizier"]
    told = [(one["seat"], one["kind"]) for one in table.found("informed") if "fearmonger" in one["kind"]]
    assert told == [(0, "announced_fearmonger")]
