"""The Politician."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.table import Table

from fabula.core.requests import Decide

SIX = "politician chef empath monk poisoner imp"


def reckon(table: Table, answer: str) -> dict[str, Any]:
    """What the Storyteller judges, and who has won."""
    assert table.next == "reckoning"
    table.go_on(politician=answer).go_on()
    (won,) = table.found("won")
    return won


def test_who_is_to_blame_wins_with_the_other_side() -> None:
    won = reckon(Table(SIX, poisoner=1).night().bury(1, 2, 4).day((3, 0, (0, 3))), "yes")
    assert (won["sides"], won["seats"]) == (("evil",), (0, 4, 5))


def test_who_is_not_loses_with_their_own() -> None:
    won = reckon(Table(SIX, poisoner=1).night().bury(1, 2, 4).day((3, 0, (0, 3))), "no")
    assert (won["sides"], won["seats"]) == (("evil",), (4, 5))


def test_it_is_told_before_the_end() -> None:
    table = Table(SIX, poisoner=1).night().bury(1, 2, 4).day((3, 0, (0, 3)))
    reckon(table, "yes")
    assert table.told(0) == ["evil"]


def test_dead_it_is_so_too() -> None:
    table = Table(SIX, poisoner=1).night().bury(0, 1, 4).day((3, 2, (2, 3)))
    assert 0 in reckon(table, "yes")["seats"]


def test_who_has_won_anyway_is_not_judged() -> None:
    assert Table(SIX, poisoner=1).night().day((1, 5, (1, 2, 3))).winners == ("good",)


def test_poisoned_at_the_end_nobody_is_asked() -> None:
    table = Table("politician chef monk saint empath mayor slayer poisoner imp", poisoner=0).night()
    assert table.day((1, 3, (1, 2, 4, 5, 6))).winners == ("evil",)


def test_an_evil_politician_may_win_with_the_good() -> None:
    table = Table(SIX, poisoner=1).night()
    table.telling.amend(("side", 0, "evil"))
    won = reckon(table.day((1, 5, (1, 2, 3))), "yes")
    assert (won["sides"], won["seats"]) == (("good",), (0, 1, 2, 3))


def test_beside_a_heretic_it_is_the_side_that_has_won_in_the_end() -> None:
    roles = "politician heretic chef empath monk slayer mayor poisoner imp"
    table = Table(roles, poisoner=2).night().day((2, 8, (2, 3, 4, 5, 6)))
    won = reckon(table, "yes")
    assert (won["sides"], won["seats"]) == (("evil",), (0, 7, 8))


def test_ruling_365_an_evil_politician_of_a_pit_hags_is_not_judged() -> None:
    roles = "chef mayor empath virgin monk pit_hag scarlet_woman imp soldier slayer"
    table = Table(roles, also="politician").night().day().night(pit_hag=(6, "politician"), imp=1, monk=0)
    assert table.role(6) == "politician"
    assert table.day((0, 7, (0, 2, 3, 4, 8))).winners == ("good",)


def test_ruling_383_whose_hand_was_up_at_the_last_execution_is_advised_to_be_to_blame() -> None:
    for voters, answer in (((0, 3), "yes"), ((3, 5), "no")):
        table = Table(SIX, poisoner=1).night().bury(1, 2, 4).day((3, 0, voters))
        table.telling.begin_beat()
        ask = table.telling.pending
        assert isinstance(ask, Decide)
        assert table.tale.suggestion(table.telling.grimoire, ask, lambda _: 0).choice == answer
