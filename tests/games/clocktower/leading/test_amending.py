"""What the Storyteller changes by hand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clocktower.table import Table

from fabula.core.amendments import Amendment
from fabula.core.refusals import Refusal
from fabula.games.clocktower.tale import Clocktower

SEVEN = "imp poisoner chef empath monk slayer soldier"


def amended(table: Table, *act: Any) -> Table:
    """The table after a correction between two beats, or before the one that is on."""
    if any(act in amendment for amendment in table.telling.amendments()):
        table.telling.amend(act)
    else:
        table.telling = table.telling.amended(act)
    return table


def a_day(roles: str = SEVEN) -> Table:
    """The first day, before anybody is nominated."""
    return Table(roles, poisoner=2).night()


def offered(table: Table) -> list[Amendment]:
    """What may be corrected now."""
    return [*table.telling.amendments(), *table.telling.earlier_amendments()]


def words(table: Table) -> list[str]:
    """The words of what may be corrected now."""
    return [one.word for one in offered(table)]


def test_a_death_by_hand_is_public_by_day() -> None:
    assert amended(a_day(), "kill", 3).dead == [3]


def test_a_death_by_hand_in_the_night_is_heard_at_dawn() -> None:
    table = a_day().day()
    table.asked_by_night("imp", poisoner=2)
    amended(table, "kill", 3)
    assert {"e": "died", "seat": 3, "cause": "night"} not in table.heard_by("town")
    table.night(imp=4, poisoner=2)
    assert table.dead == [3, 4]


def test_who_was_killed_in_the_night_may_live_after_all_and_nobody_hears_of_it() -> None:
    table = a_day().day()
    table.asked_by_night("imp", poisoner=2)
    amended(table, "kill", 3)
    amended(table, "revive", 3)
    table.night(imp=6, poisoner=2)
    assert table.dead == []
    assert not [one for one in table.heard_by("town") if one["e"] in ("shroud", "revived")]


def test_another_role_is_told_in_the_night_that_comes() -> None:
    table = amended(a_day(), "role", 3, "undertaker")
    assert [one for one in table.heard_by(3) if one["e"] == "shown"] == [
        {"e": "shown", "seat": 3, "role": "empath"}
    ]
    table.day((0, 2, (0, 1, 4, 5))).night(imp=6, poisoner=2)
    assert table.told(3) == ["chef"]


def test_a_mark_by_hand_acts_until_it_is_taken_off() -> None:
    table = amended(a_day(), "mark", 0, "drunk").day().night(imp=3, poisoner=2)
    assert table.dead == []
    table = amended(table, "unmark", 0, "drunk").day().night(imp=3, poisoner=2)
    assert table.dead == [3]


def test_a_mark_carried_to_another_seat_acts_there() -> None:
    table = amended(Table(SEVEN, poisoner=0).night(), "carry", 0, "poisoned", 5)
    (mark,) = table.telling.grimoire.marks
    assert (mark.seat, mark.kind, mark.until) == (5, "poisoned", "dusk")
    assert mark.owner is not None
    assert mark.owner.role == "poisoner"
    assert table.day().night(imp=3, poisoner=2).dead == [3]


def test_a_carried_mark_goes_when_it_would_have_gone() -> None:
    table = amended(Table(SEVEN, poisoner=0).night(), "carry", 0, "poisoned", 5)
    table.day().night(imp=3, poisoner=2)
    assert [mark.seat for mark in table.telling.grimoire.marks] == [2]


def test_a_mark_is_carried_from_no_seat_where_none_lies() -> None:
    table = a_day()
    with pytest.raises(Refusal):
        table.telling.amend(("carry", 3, "poisoned", 5))


def test_a_side_by_hand_is_told_to_the_player_alone() -> None:
    table = amended(a_day(), "side", 3, "evil")
    assert {"kind": "side", "answer": "evil"}.items() <= table.heard_by(3)[-1].items()
    assert [one for one in table.heard_by(2) if one["e"] == "informed" and one["kind"] == "side"] == []


def test_a_player_is_shown_a_role_or_a_player() -> None:
    table = amended(a_day(), "show_role", 3, "imp")
    amended(table, "show_player", 3, 0)
    told = [one["kind"] for one in table.heard_by(3) if one["e"] == "informed"]
    assert told[-2:] == ["shown_role", "shown_player"]


def test_a_traveller_comes_and_goes() -> None:
    table = amended(a_day(), "traveller", "thief", "evil", 2)
    assert table.town.everyone == (0, 1, 2, 7, 3, 4, 5, 6)
    assert 7 not in amended(table, "depart", 7).town.everyone


def test_no_sixth_traveller_comes_until_another_has_gone() -> None:
    table = a_day()
    for role in ("thief", "beggar", "bureaucrat", "gunslinger", "scapegoat"):
        (arrival,) = [one for one in offered(table) if one.word == "traveller"]
        assert Clocktower.latecomers.roles(table.telling.grimoire) == arrival.gaps[0]
        table = amended(table, "traveller", role, "good", 2)
    assert "traveller" not in words(table)
    assert Clocktower.latecomers.roles(table.telling.grimoire) == ()
    assert "traveller" in words(amended(table, "depart", 7))


def test_the_sheet_of_the_other_nights_may_be_put_in_another_order() -> None:
    table = amended(a_day(), "order", "imp", "monk").day().night(imp=3, monk=3, poisoner=2)
    assert table.dead == [3]
    assert [one["line"] for one in table.found("walked")][:3] == ["poisoner", "imp", "monk"]


def test_the_order_that_may_be_changed_is_the_one_that_holds() -> None:
    table = amended(a_day(), "order", "imp", "monk")
    (order,) = (one for one in table.tale.amendments(table.telling.grimoire) if one.word == "order")
    lines = order.gaps[0]
    assert lines.index("imp") + 1 == lines.index("monk")


def test_nothing_is_reordered_in_the_middle_of_a_night() -> None:
    table = a_day().day()
    table.asked_by_night("imp", poisoner=2)
    with pytest.raises(Refusal):
        table.telling.amend(("order", "imp", "monk"))


VOTE = (0, 3, (0, 1, 4, 5))


def test_who_is_spared_is_executed_and_lives_and_that_holds_for_the_day() -> None:
    table = amended(a_day(), "spare", 3).day(VOTE)
    assert (table.executed, table.dead) == ([3], [])
    assert table.found("survived") == [{"e": "survived", "seat": 3}]
    assert table.night(imp=4, poisoner=2).day(VOTE).dead == [3]


def test_who_is_doomed_dies_of_an_execution_whatever_would_keep_them_alive() -> None:
    roles = "sailor chef empath monk soldier poisoner imp"
    vote = (1, 0, (1, 2, 3, 4))
    assert Table(roles).night(sailor=1, sailor_drunk=1, poisoner=2).day(vote).dead == []
    table = Table(roles).night(sailor=1, sailor_drunk=1, poisoner=2)
    assert amended(table, "doom", 0).day(vote).dead == [0]


def test_what_comes_of_an_execution_can_be_said_when_it_is_over_and_of_a_dawn_in_the_night() -> None:
    table = a_day().day(VOTE)
    assert table.dead == [3]
    table.telling = table.telling.amended_before(("spare", 3))
    assert table.found("survived") == [{"e": "survived", "seat": 3}]
    table = a_day().day()
    table.asked_by_night("imp", poisoner=2)
    amended(table, "kill", 3)
    assert ("spare", 4) not in next(one for one in offered(table) if one.word == "spare")
    amended(table, "spare", 3)
    assert table.night(imp=6, poisoner=2).dead == []
