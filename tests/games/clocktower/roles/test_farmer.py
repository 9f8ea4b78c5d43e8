"""The Farmer."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

SEVEN = "farmer chef empath undertaker virgin scarlet_woman imp"


def test_who_dies_by_night_leaves_the_farm_to_a_living_good_player() -> None:
    table = Table(SEVEN).night().day().night(imp=0, farmer=2)
    assert table.asked("farmer") == [(1, 2, 3, 4)]
    assert table.role(2) == "farmer"
    assert table.town.side(2) == "good"
    assert [event["role"] for event in table.heard_by(2) if event["e"] == "shown"] == ["empath", "farmer"]


def test_nobody_else_hears_of_it() -> None:
    table = Table(SEVEN).night().day().night(imp=0, farmer=2)
    for seat in (0, 1, 3, 4, 5, 6):
        assert "became" not in [event["e"] for event in table.heard_by(seat)]


def test_the_next_farmer_does_the_same() -> None:
    table = Table(SEVEN).night().day().night(imp=0, farmer=2).day().night(imp=2, farmer=1)
    assert table.role(1) == "farmer"


def test_by_day_nothing_happens() -> None:
    table = Table(SEVEN).night().day((1, 0, (0, 1, 2, 3)))
    assert table.dead == [0]
    assert table.asked("farmer") == []


def test_whatever_the_farmer_dies_of_by_night_counts() -> None:
    table = Table("farmer chef empath assassin imp").night().day().night(imp=1, assassin=0)
    assert table.role(2) == "farmer"
    table = Table("farmer lycanthrope empath scarlet_woman imp").night().day().night(lycanthrope=0, farmer=2)
    assert table.role(2) == "farmer"


def test_travellers_and_the_dead_do_not_become_farmers() -> None:
    table = Table(SEVEN).night().bury(1)
    arrive(table, "beggar")
    assert table.day().night(imp=0).asked("farmer") == [(2, 3, 4)]


def test_a_spy_may_become_a_farmer_and_stays_evil() -> None:
    table = Table("farmer chef empath spy imp").night().day().night(imp=0, farmer=3)
    assert table.role(3) == "farmer"
    assert table.town.side(3) == "evil"


def test_a_recluse_need_not_count_as_good() -> None:
    table = Table("farmer recluse chef empath scarlet_woman imp").night().day().night(imp=0, farmer=1)
    assert table.role(1) == "farmer"


def test_who_loses_an_ability_so_does_not_use_it_that_night() -> None:
    table = Table("farmer chef empath undertaker virgin scarlet_woman imp").night().day()
    table.night(imp=0, farmer=2)
    assert "empath" not in table.woke(2)


def test_a_poisoned_farmer_has_no_heir() -> None:
    table = Table("farmer chef empath poisoner imp").night(poisoner=4).day().night(poisoner=0, imp=0)
    assert table.found("became") == []


def test_a_drunk_has_no_heir() -> None:
    table = Table("drunk:farmer chef empath undertaker scarlet_woman imp").night().day().night(imp=0)
    assert table.found("became") == []


def test_where_nobody_good_lives_there_is_no_heir() -> None:
    table = Table("farmer chef empath scarlet_woman imp").night()
    for seat in (1, 2):
        table.telling.amend(("side", seat, "evil"))
    assert table.day().night(imp=0).found("became") == []
