"""The Vizier."""

from __future__ import annotations

from tests.games.clocktower.table import Table

ROLES = "vizier imp empath chef monk slayer soldier"
ELEVEN = "vizier poisoner imp empath chef monk slayer soldier virgin mayor recluse"


def test_all_learn_who_the_vizier_is_when_the_first_night_ends() -> None:
    table = Table(ROLES).night()
    assert table.found("announced") == [{"e": "announced", "kind": "vizier", "seats": (0,)}]
    assert table.woke(0) == ["minion_info"]
    assert table.day().night(imp=6, monk=5).found("announced") == []


def test_beside_an_investigator_nothing_is_announced() -> None:
    assert Table("vizier imp investigator chef monk slayer soldier").night().found("announced") == []


def test_a_good_vote_lets_the_vizier_execute_at_once() -> None:
    table = Table(ROLES).night().day((3, 4, (3,)), vizier="death")
    assert table.found("executed") == [{"e": "executed", "seat": 4, "kind": "vizier"}]
    assert table.dead == [4]
    assert table.next.startswith("night")


def test_ruling_432_without_a_good_vote_nothing_happens_though_the_vizier_is_asked() -> None:
    table = Table(ROLES).night().day((3, 4, (1,)), vizier="death")
    assert table.executed == []
    assert table.found("nothing_happened") != []


def test_where_no_hand_was_up_the_vizier_is_not_asked() -> None:
    assert Table(ROLES).night().day((3, 4, ())).asked("vizier") == []


def test_the_vizier_need_not() -> None:
    table = Table(ROLES).night().day((3, 4, (3,)))
    assert table.asked("vizier") == [(None, "death")]
    assert table.executed == []


def test_the_vizier_cannot_die_by_day() -> None:
    table = Table(ROLES).night().day((3, 0, (2, 3, 4, 5, 6)))
    assert table.executed == [0]
    assert table.dead == []
    assert table.found("survived") == [{"e": "survived", "seat": 0}]


def test_the_vizier_dies_by_night() -> None:
    assert Table(ROLES).night().day().night(imp=0, monk=5).dead == [0]


def test_a_poisoned_vizier_dies_and_forces_nothing() -> None:
    table = Table(ELEVEN).night(poisoner=0).day((3, 4, (3,)), vizier="death")
    assert table.executed == []
    assert Table(ELEVEN).night(poisoner=0).day((3, 0, (2, 3, 4, 5, 6, 7))).dead == [0]


def test_a_poisoned_vizier_is_announced_like_any_other() -> None:
    assert Table(ELEVEN).night(poisoner=0).found("announced") != []


def test_a_recluse_who_voted_may_count_as_evil() -> None:
    table = Table(ELEVEN).night(poisoner=6).day((3, 4, (10,)), vizier="death", **{"register:vizier": "no"})
    assert table.executed == []


def test_a_dead_vizier_is_not_asked() -> None:
    assert Table(ROLES).night().bury(0).day((3, 4, (3,))).asked("vizier") == []


def test_the_vizier_learns_the_fearmongers_choice_and_cannot_force_that_execution() -> None:
    table = Table("vizier fearmonger imp empath chef monk slayer soldier virgin mayor").night(fearmonger=4)
    assert table.woke(0) == ["minion_info", "fearmonger"]
    assert table.told(0)[-1] == (4,)
    assert table.day((3, 4, (3,))).asked("vizier") == [(None,)]


def test_who_only_believes_to_have_it_is_announced_to_nobody_else() -> None:
    roles = "drunk:alchemist chef empath monk slayer mayor poisoner imp"
    table = Table(roles, also="vizier", alchemist="vizier").night(poisoner=3)
    assert table.found("announced") == []
    told = [(one["seat"], one["seats"]) for one in table.found("informed") if "vizier" in one["kind"]]
    assert told == [(0, (0,))]
