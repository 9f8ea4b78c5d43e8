"""The Po."""

from __future__ import annotations

from tests.games.clocktower.table import Table

TEN = "poisoner assassin po chef empath monk slayer soldier mayor ravenkeeper"


def second_night(**choices: object) -> Table:
    """The first night and day are over."""
    return Table(TEN, poisoner=8).night().day().night(monk=6, **choices)


def test_a_player_may_die() -> None:
    assert second_night(po=3).dead == [3]


def test_not_on_the_first_night() -> None:
    assert Table(TEN, poisoner=8).night().woke(2) == ["demon_info"]


def test_nobody_has_to_die() -> None:
    table = second_night()
    assert table.dead == []
    assert table.asked("po")[0][0] is None


def test_after_a_night_without_three_die() -> None:
    table = second_night().day().night(po=[3, 4, 7], monk=6)
    assert table.dead == [3, 4]  # the Soldier does not
    assert len(table.asked("po")) == 3


def test_then_three_have_to_be_chosen_and_different_ones() -> None:
    table = second_night().day().night(po=[3, 4, 5], monk=6)
    first, second, third = table.asked("po")
    assert None not in (*first, *second, *third)
    assert 3 not in second
    assert 4 not in third


def test_after_three_it_is_one_again() -> None:
    table = second_night().day().night(po=[3, 4, 5], monk=6).day().night(po=6)
    assert table.dead == [6]
    assert len(table.asked("po")) == 1


def test_after_one_it_is_one_again() -> None:
    table = second_night(po=3).day().night(po=4, monk=6)
    assert table.dead == [4]


def test_poisoned_while_waiting_it_is_charged_all_the_same() -> None:
    table = Table(TEN, poisoner=[8, 2, 8]).night().day().night(monk=6).day()
    assert table.night(po=[3, 4, 5], monk=6).dead == [3, 4, 5]


def test_poisoned_when_charged_the_three_are_lost() -> None:
    table = Table(TEN, poisoner=[8, 8, 2, 8]).night().day().night(monk=6).day()
    table.night(po=[3, 4, 5], monk=6)
    assert table.dead == []
    assert len(table.asked("po")) == 3
    assert table.day().night(po=9, monk=6).dead == [9]


def test_a_poisoned_po_kills_nobody() -> None:
    table = Table(TEN, poisoner=[8, 2]).night().day().night(po=3, monk=6)
    assert table.dead == []


def test_they_die_one_after_another() -> None:
    table = second_night().day().night(po=[5, 6, 7], monk=6)
    assert table.dead == [5, 6]


def test_whoever_kills_themselves_among_the_three_kills_nobody_after() -> None:
    table = second_night().day().night(po=[3, 2, 4], monk=6)
    assert table.dead == [2, 3]
    assert table.winners == ("good",)


def test_a_new_po_is_not_charged() -> None:
    roles = "poisoner scarlet_woman po chef empath monk slayer soldier mayor ravenkeeper"
    table = Table(roles, poisoner=8).night().day().night(monk=6).day((4, 2, (3, 4, 5, 6, 7)))
    assert table.role(1) == "po"
    table.night(po=3, monk=6)
    assert table.asked("po")[0][0] is None
    assert table.dead == [3]


def test_a_ravenkeeper_among_the_three_learns_a_role() -> None:
    table = second_night().day().night(po=[3, 9, 4], monk=6, ravenkeeper=2)
    assert table.told(9) == ["po"]
