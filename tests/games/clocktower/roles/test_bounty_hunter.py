"""The Bounty Hunter."""

from __future__ import annotations

from tests.games.clocktower.table import Table

SEVEN = "bounty_hunter chef undertaker monk soldier scarlet_woman imp"


def shown(table: Table) -> list[int]:
    """Whom the Bounty Hunter was shown."""
    return [one[0] for one in table.told(0) if isinstance(one, tuple)]


def test_another_townsfolk_is_evil_and_is_told_so() -> None:
    table = Table(SEVEN, bounty_evil=2)
    assert table.asked("bounty_evil") == [(1, 2, 3, 4)]
    assert table.town.side(2) == "evil"
    assert table.told(2) == ["evil"]
    assert table.role(2) == "undertaker"


def test_nobody_else_learns_who_it_is() -> None:
    table = Table(SEVEN, bounty_evil=2)
    for seat in (0, 1, 3, 4, 5, 6):
        assert "side" not in [event.get("kind") for event in table.heard_by(seat)]


def test_the_evil_meet_without_the_evil_townsfolk() -> None:
    table = Table(SEVEN, bounty_evil=2).night()
    fellows = [event["seats"] for event in table.found("informed") if event["seat"] == 5]
    assert fellows == [(6,)]


def test_on_the_first_night_an_evil_player_is_shown() -> None:
    table = Table(SEVEN, bounty_evil=2).night()
    assert table.asked("learn:bounty_hunter") == [((2,), (5,), (6,))]
    assert shown(table) == [2]


def test_while_the_known_player_lives_there_is_nothing_to_learn() -> None:
    table = Table(SEVEN, bounty_evil=2).night().day().night(imp=1, monk=4)
    assert table.woke(0) == []


def test_when_the_known_player_is_executed_another_is_shown_that_night() -> None:
    table = Table(SEVEN, bounty_evil=2).night().day((0, 2, (0, 1, 3, 4)))
    assert table.dead == [2]
    table.night(imp=1, monk=4)
    assert table.asked("learn:bounty_hunter") == [((5,), (6,))]


def test_when_the_known_player_dies_by_night_another_is_shown_at_once() -> None:
    table = Table(SEVEN, bounty_evil=2).night().day().night(imp=2, monk=4)
    assert shown(table) == [5]


def test_when_all_evil_players_have_been_shown_they_may_be_shown_again() -> None:
    table = Table(SEVEN, bounty_evil=2, **{"learn:bounty_hunter": [(5,)]}).night()
    for seat in (2, 6):
        table.telling.amend(("side", seat, "good"))
    assert shown(table.day().night(imp=5, monk=4)) == [5]


def test_a_recluse_may_be_shown_and_a_spy_need_not() -> None:
    table = Table("bounty_hunter recluse chef empath spy imp", bounty_evil=2).night()
    assert table.asked("learn:bounty_hunter") == [((2,), (4,), (5,), (1,))]


def test_a_poisoned_bounty_hunter_may_be_shown_anybody() -> None:
    table = Table("bounty_hunter chef empath poisoner imp", poisoner=0).night()
    assert len(table.asked("learn:bounty_hunter")[0]) == 4


def test_who_was_shown_somebody_while_poisoned_learns_the_truth_when_that_player_dies() -> None:
    table = Table("bounty_hunter chef empath poisoner imp", bounty_evil=1, **{"learn:bounty_hunter": [(2,)]})
    table.night(poisoner=0).day().night(poisoner=4, imp=3)
    assert table.woke(0) == []
    table = Table("bounty_hunter chef empath poisoner imp", bounty_evil=1, **{"learn:bounty_hunter": [(2,)]})
    table.night(poisoner=0).day().night(poisoner=1, imp=2)
    assert table.asked("learn:bounty_hunter") == [((1,), (3,), (4,))]


def test_for_a_drunk_no_townsfolk_is_evil() -> None:
    table = Table("drunk:bounty_hunter chef empath scarlet_woman imp monk").night()
    assert table.asked("bounty_evil") == []
    assert len(table.asked("learn:bounty_hunter")[0]) == 5


def test_under_a_vortox_somebody_good_is_shown() -> None:
    table = Table("bounty_hunter chef empath scarlet_woman vortox", bounty_evil=1).night()
    assert table.asked("learn:bounty_hunter") == []
    assert shown(table) == [2]


def test_dead_they_learn_nothing_more() -> None:
    table = Table(SEVEN, bounty_evil=2).night().day((1, 2, (0, 1, 3, 4))).night(imp=0, monk=4)
    assert table.woke(0) == []


def test_who_becomes_the_bounty_hunter_makes_nobody_evil() -> None:
    table = Table("chef monk empath pit_hag imp", also="bounty_hunter").night().day()
    table.night(pit_hag=(0, "bounty_hunter"), imp=2, monk=3)
    assert table.role(0) == "bounty_hunter"
    assert table.asked("bounty_evil") == []
    assert shown(table) == [3]


def test_where_a_philosopher_gains_the_ability_a_townsfolk_may_turn_evil() -> None:
    table = Table("philosopher chef empath scarlet_woman imp", also="bounty_hunter")
    table.night(philosopher="bounty_hunter", bounty_evil=1)
    assert table.asked("bounty_evil") == [(None, 1, 2)]
    assert table.town.side(1) == "evil"
    table = Table("philosopher chef empath scarlet_woman imp", also="bounty_hunter")
    table.night(philosopher="bounty_hunter")
    assert table.town.side(1) == "good"


def test_who_lives_again_learns_anew() -> None:
    table = Table(SEVEN, bounty_evil=2).night().day().night(imp=0, monk=4)
    table.telling.amend(("revive", 0))
    table.day().night(imp=1, monk=4)
    assert shown(table) == [5]


def test_a_lunatic_who_believes_to_be_the_kazali_corrupts_nobody_more() -> None:
    roles = "bounty_hunter lunatic:kazali chef empath monk soldier poisoner imp"
    table = Table(roles, also="kazali", lunatic=1, bounty_evil=[2, 3], poisoner=4).night()
    assert [seat for seat in range(8) if table.town.is_evil(seat)] == [2, 6, 7]
