"""The Evil Twin."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, marked
from tests.games.clocktower.table import Table

from fabula.core.events import Died, Turned
from fabula.games.clocktower.leading.amending import at_once, change_role
from fabula.games.clocktower.town.changes import become

ROLES = "evil_twin imp empath chef monk slayer soldier"
WITH_POISON = "evil_twin imp poisoner empath chef monk slayer soldier virgin undertaker"


def paired(roles: str = ROLES, twin: int = 2) -> Table:
    """The first night is over, and this is the good twin."""
    return Table(roles, twin=twin).night()


def test_on_the_first_night_both_learn_of_each_other() -> None:
    table = paired()
    assert table.told(0)[-1] == "empath"
    assert [event["place"] for event in table.found("informed") if event["kind"] == "twin"] == [2, 0]
    assert table.woke(2) == ["evil_twin", "empath"]
    assert table.day().night(monk=3, imp=6).woke(0) == []


def test_the_twin_is_of_the_other_side_and_no_traveller() -> None:
    table = Table(ROLES)
    arrive(table, "thief")
    assert table.asked_by_night("twin") == (2, 3, 4, 5, 6)


def test_if_the_good_twin_is_executed_evil_wins() -> None:
    table = paired().day((1, 2, (0, 1, 3, 4)))
    assert table.winners == ("evil",)
    assert table.found("ended")[0]["kind"] == "evil_twin"


def test_if_the_evil_twin_is_executed_the_game_goes_on_and_the_other_is_free() -> None:
    table = paired().day((1, 0, (1, 2, 3, 4)))
    assert table.winners == ()
    table.night(monk=3, imp=6)
    assert table.day((1, 2, (1, 3, 4, 5))).winners == ()


def test_15_good_cannot_win_while_both_live() -> None:
    table = paired().day((2, 1, (2, 3, 4, 5)))
    assert table.dead == [1]
    assert table.winners == ()
    assert table.night(monk=3).dead == []
    assert table.day((2, 0, (2, 3, 4, 5))).winners == ("good",)


def test_evil_wins_with_two_alive_though_no_demon_is() -> None:
    table = paired("evil_twin imp empath chef monk").day((2, 1, (2, 3, 4))).night()
    table.town.tell(Died(3, "before"))
    assert table.day((0, 4, (0, 2, 4))).winners == ("evil",)
    assert table.found("ended")[0]["kind"] == "two_alive"


def test_the_good_twin_dead_by_night_nothing_holds_good_back() -> None:
    table = paired().day().night(monk=3, imp=2)
    assert table.winners == ()
    assert table.day((3, 1, (3, 4, 5, 6))).winners == ("good",)


def test_a_poisoned_evil_twin_neither_wins_nor_holds_back() -> None:
    table = Table(WITH_POISON, twin=3).night(poisoner=0)
    assert table.told(0)[-1] == "empath"
    assert table.day((4, 3, (4, 5, 6, 7, 8))).winners == ()
    table = Table(WITH_POISON, twin=3).night(poisoner=0).day((4, 1, (4, 5, 6, 7, 8)))
    assert table.winners == ("good",)


def test_a_mayor_does_not_win_while_both_twins_live() -> None:
    table = Table("evil_twin imp empath mayor monk", twin=3).night().bury(2, 4)
    assert table.day().winners == ()


def test_ruling_220_a_good_evil_twin_is_paired_with_an_evil_player_and_must_not_be_executed() -> None:
    table = Table("imp poisoner empath chef monk slayer soldier scarlet_woman virgin mayor", poisoner=3)
    table.night().day()
    change_role(table.town, 5, "evil_twin")
    assert not table.town.is_evil(5)
    assert set(table.asked_by_night("twin", monk=6, imp=6)) == {0, 1, 7}
    table.night(twin=1)
    assert marked(table, "twin") == [1]
    assert table.told(1) == ["evil_twin"]
    assert table.day((2, 5, (0, 1, 2, 3, 4))).winners == ("evil",)


def test_ruling_221_if_both_are_on_one_side_another_twin_is_found_in_the_night_that_comes() -> None:
    table = paired()
    table.town.tell(Turned(2, "evil"))
    assert table.day((3, 2, (3, 4, 5, 6))).winners == ()
    assert table.night(monk=3, imp=6, twin=5).told(5) == ["evil_twin"]
    assert marked(table, "twin") == [5]


def test_ruling_222_a_dead_good_twin_who_is_executed_loses_too() -> None:
    table = paired().day().night(monk=3, imp=2)
    assert table.day((1, 2, (0, 1, 3, 4))).winners == ("evil",)


def test_an_evil_twin_who_becomes_something_else_is_none_any_more() -> None:
    table = paired()
    at_once(become(table.town, 0, "witch"))
    assert marked(table, "twin") == []
    assert table.day((1, 2, (0, 1, 3, 4))).winners == ()


def test_nobody_else_hears_of_twins() -> None:
    table = paired()
    for other in (1, 3, 4, 5, 6):
        assert not [one for one in table.heard_by(other) if one.get("kind") == "twin"]
