"""The Empath."""

from __future__ import annotations

from tests.games.clocktower.table import Table


def test_the_empath_learns_how_many_living_neighbours_are_evil() -> None:
    assert Table("empath imp chef monk poisoner").night(poisoner=3).told(0) == [2]
    assert Table("empath imp chef poisoner monk").night(poisoner=2).told(0) == [1]
    assert Table("empath chef imp poisoner monk").night(poisoner=2).told(0) == [0]


def test_a_neighbour_who_dies_in_the_night_is_skipped() -> None:
    table = Table("empath imp poisoner chef monk").night(poisoner=3).day().night(imp=4, monk=3, poisoner=3)
    assert table.dead == [4]
    assert table.told(0) == [1]


def test_a_neighbour_who_was_executed_is_skipped() -> None:
    table = Table("empath chef imp monk scarlet_woman").night()
    assert table.told(0) == [1]
    table.day((0, 1, (0, 2, 3))).night(imp=1, monk=0)
    assert table.told(0) == [2]


def test_with_three_alive_of_whom_two_are_evil_the_empath_learns_two() -> None:
    table = Table("empath chef imp monk scarlet_woman").night().bury(1, 3).day()
    assert table.night(imp=1).told(0) == [2]


def test_an_empath_who_dies_in_the_night_learns_nothing() -> None:
    table = Table("empath imp chef monk scarlet_woman").night().day().night(imp=0, monk=2)
    assert table.dead == [0]
    assert table.woke(0) == []


def test_a_poisoned_empath_may_be_told_any_number() -> None:
    table = Table("empath imp poisoner chef monk")
    assert table.asked_by_night("learn:empath", poisoner=0) == (0, 1, 2)


def test_a_drunk_empath_may_be_told_any_number() -> None:
    table = Table("drunk:empath imp scarlet_woman chef monk slayer")
    assert table.asked_by_night("learn:empath") == (0, 1, 2)


def test_drunk_and_poisoned_neighbours_count_as_what_they_are() -> None:
    """A drunken neighbour's side is learned truly (Опьянение и отравление)."""
    eight = "empath drunk:mayor chef monk slayer soldier scarlet_woman imp"
    assert Table(eight).night().told(0) == [1]
    assert Table("empath imp chef monk poisoner", poisoner=1).night().told(0) == [2]


def test_when_the_poisoner_dies_the_empath_learns_the_truth_the_same_night() -> None:
    table = Table("empath imp chef poisoner monk", poisoner=0).night().day().night(imp=3, monk=2)
    assert table.dead == [3]
    assert table.told(0) == [1]
    assert table.asked("learn:empath") == []


def test_a_recluse_may_count_as_evil_or_not() -> None:
    table = Table("empath recluse chef imp monk poisoner")
    assert table.asked_by_night("learn:empath", poisoner=2) == (1, 2)


def test_a_spy_may_count_as_good_or_not() -> None:
    assert Table("empath spy chef imp monk").asked_by_night("learn:empath") == (1, 0)


def test_spy_and_recluse_may_count_otherwise_each_night() -> None:
    table = Table("empath recluse chef imp monk scarlet_woman", **{"learn:empath": [2, 1]})
    assert table.night().told(0) == [2]
    assert table.day().night(imp=2, monk=0).told(0) == [1]


def test_an_evil_traveller_counts() -> None:
    seats = (
        "empath chef imp washerwoman librarian investigator fortune_teller undertaker monk poisoner "
        "ravenkeeper scarlet_woman butler spy saint thief:{}"
    )
    assert Table(seats.format("evil"), poisoner=2).night().told(0) == [1]
    assert Table(seats.format("good"), poisoner=2).night().told(0) == [0]


def test_a_recluse_who_has_become_the_imp_still_counts_as_good() -> None:
    table = Table("empath recluse chef monk scarlet_woman slayer soldier imp").night().bury(2, 3, 6, 5).day()
    table.night(imp=7, heir=1)
    assert table.role(1) == "imp"
    assert table.told(0) == [1]
    assert table.asked("learn:empath") == []


def test_the_story_tells_what_was_a_lie_and_why() -> None:
    table = Table("empath imp poisoner chef monk").night(poisoner=0, **{"learn:empath": 0})
    assert table.told(0) == [0]
    assert table.found("misled") == [{"e": "misled", "seat": 0, "kind": "poisoned", "answer": 1}]
    assert "misled" not in [event["e"] for event in table.heard_by(0)]


def test_the_story_tells_who_registered_as_what_they_are_not() -> None:
    table = Table("empath recluse chef imp monk poisoner").night(poisoner=2, **{"learn:empath": 2})
    assert [(one["kind"], one["answer"]) for one in table.found("misled")] == [("registers", 1)]


def test_the_truth_told_to_the_poisoned_is_no_lie() -> None:
    table = Table("empath imp poisoner chef monk").night(poisoner=0, **{"learn:empath": 1})
    assert table.found("misled") == []
