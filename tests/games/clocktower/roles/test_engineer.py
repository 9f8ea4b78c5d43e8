"""The Engineer."""

from __future__ import annotations

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

EIGHT = "engineer chef empath monk saint slayer poisoner imp"
ELEVEN = "engineer chef empath monk soldier slayer virgin saint poisoner spy imp"


def test_the_demon_becomes_the_one_that_was_chosen() -> None:
    table = Table(EIGHT, also="po", poisoner=1).night(engineer="po")
    assert table.role(7) == "po"
    assert table.town.side(7) == "evil"
    assert {"e": "shown", "seat": 7, "role": "po"} in table.heard_by(7)


def test_the_minions_become_those_that_were_chosen() -> None:
    table = Table(ELEVEN, poisoner=1).night(
        engineer=("scarlet_woman", "baron"), engineer_role=["baron", "scarlet_woman"]
    )
    assert (table.role(8), table.role(9)) == ("baron", "scarlet_woman")


def test_who_is_one_of_them_already_stays_so() -> None:
    table = Table(ELEVEN, poisoner=1).night(engineer=("spy", "baron"))
    assert (table.role(8), table.role(9)) == ("baron", "spy")
    assert table.asked("engineer_role") == []


def test_as_many_minions_as_there_are_or_one_demon_can_be_chosen() -> None:
    options = Table(ELEVEN, also="po", poisoner=1).asked_by_night("engineer")
    assert options[:3] == (None, "imp", "po")
    assert len(options) == 1 + 2 + 6
    assert ("poisoner", "spy") in options


def test_nothing_else_of_the_deal_changes() -> None:
    table = Table(EIGHT, poisoner=1).night(engineer="baron")
    assert table.role(6) == "baron"
    assert [table.role(seat) for seat in range(6)] == EIGHT.split()[:6]


def test_it_is_for_once_and_the_engineer_may_wait() -> None:
    table = Table(EIGHT, also="po", poisoner=1).night().day().night(engineer="po", imp=1, monk=2)
    assert table.role(7) == "po"
    assert table.day().night(po=[2, 3, 4], monk=5).woke(0) == []


def test_poisoned_the_choice_is_spent_and_nothing_changes() -> None:
    table = Table(EIGHT, also="po").night()
    table.day()
    table.telling.amend(("mark", 0, "poisoned"))
    table.night(engineer="po", imp=1, monk=2, poisoner=1)
    assert table.role(7) == "imp"
    assert table.day().night(imp=1, monk=2, poisoner=1).woke(0) == []


def test_who_only_believes_to_be_the_engineer_changes_nothing() -> None:
    table = Table("drunk:engineer chef empath monk mayor slayer poisoner imp", also="po", poisoner=1)
    assert table.night(engineer="po").role(7) == "imp"


def test_a_new_demon_acts_in_the_night_if_its_line_is_to_come() -> None:
    table = Table(EIGHT, also="po", poisoner=1).night().day().night(engineer="po", monk=2, po=1)
    assert table.dead == [1]


def test_a_demon_that_stays_the_same_is_not_told_anything() -> None:
    table = Table(EIGHT, also="po", poisoner=1).night(engineer="imp")
    assert table.found("became") == []


def test_another_demon_takes_lil_monsta_out_of_play() -> None:
    table = Table("lil_monsta:spy poisoner engineer chef empath monk slayer", also="po", poisoner=3).night(
        lil_monsta=1
    )
    assert table.town.living_demons == (1,)
    table.day().night(engineer="po", po=3)
    assert table.role(1) == "po"
    assert table.town.living_demons == (1,)
    assert table.day().night(po=4).asked("lil_monsta") == []


def test_lil_monsta_in_play_already_stays_where_it_is() -> None:
    table = Table("lil_monsta:spy poisoner engineer chef empath monk slayer", poisoner=3).night(lil_monsta=1)
    table.day().night(engineer="lil_monsta", lil_monsta=1)
    assert table.role(1) == "poisoner"
    assert table.town.living_demons == (1,)


def test_another_demon_takes_the_place_of_lil_monsta() -> None:
    table = Table("lil_monsta:spy poisoner engineer chef monk slayer soldier", also="po")
    table.night(lil_monsta=1, engineer="po", poisoner=3)
    (demon,) = table.town.living_demons
    assert table.role(demon) == "po"
    assert marked(table, "babysits") == []
    table.day().night(poisoner=3, monk=5)
    assert table.town.living_demons == (demon,)


def test_lil_monsta_stays_where_it_is_chosen_again() -> None:
    table = Table("lil_monsta:spy poisoner engineer chef monk slayer soldier", also="po")
    table.night(lil_monsta=1, engineer="lil_monsta", poisoner=3)
    assert len(table.town.living_demons) == len(marked(table, "babysits")) == 1
    assert [table.role(seat) for seat in (0, 1)] == ["spy", "poisoner"]
