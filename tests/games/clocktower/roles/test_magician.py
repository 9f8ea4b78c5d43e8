"""The Magician."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

EIGHT = "magician chef empath monk saint slayer poisoner imp"
ELEVEN = "magician chef empath monk soldier slayer saint mayor scarlet_woman poisoner imp"


def shown(table: Table, seat: int, kind: str) -> list[Any]:
    """Whom a player was shown as something."""
    return [one["seats"] for one in table.found("informed") if (one["seat"], one["kind"]) == (seat, kind)]


def test_the_minions_see_two_demons_and_the_demon_one_minion_more() -> None:
    table = Table(ELEVEN).night()
    for minion in (8, 9):
        assert shown(table, minion, "demon") == [(0, 10)]
    assert shown(table, 8, "fellows") == [(9,)]
    assert shown(table, 10, "minions") == [(0, 8, 9)]
    assert table.woke(0) == []


def test_the_order_tells_nothing() -> None:
    """The seats are named as they sit, whoever is the Demon."""
    for roles, demons in ((EIGHT, (0, 7)), ("imp chef empath monk saint slayer poisoner magician", (0, 7))):
        assert shown(Table(roles).night(), 6, "demon") == [demons]


def test_a_poisoned_magician_is_shown_to_nobody() -> None:
    table = Table(EIGHT)
    table.telling.amend(("mark", 0, "poisoned"))
    table.night()
    assert shown(table, 6, "demon") == [(7,)]
    assert shown(table, 7, "minions") == [(6,)]


def test_who_only_believes_to_be_the_magician_muddles_nothing() -> None:
    table = Table("drunk:magician chef empath monk mayor slayer poisoner imp").night()
    assert shown(table, 6, "demon") == [(7,)]
    assert shown(table, 7, "minions") == [(6,)]


def test_with_few_players_nobody_is_shown_anybody() -> None:
    table = Table("magician chef empath poisoner imp").night()
    assert shown(table, 3, "demon") == shown(table, 4, "minions") == []


def test_ruling_361_a_spy_sees_neither_the_magicians_nor_the_demons_token() -> None:
    table = Table("magician chef empath monk saint slayer spy imp").night()
    (pages,) = table.told(6)[-1:]
    hidden = [(seat, role, side) for seat, role, _, side, _ in pages if role is None]
    assert hidden == [(0, None, None), (7, None, None)]
    assert pages[1][1] == "chef"


def test_a_spy_sees_all_where_the_magician_is_dead() -> None:
    table = Table("magician chef empath monk saint slayer spy imp").night().day().night(imp=0, monk=1)
    pages = [answer for answer in table.told(6) if len(answer) == 8][-1]
    assert [page[1] for page in pages][7] == "imp"


def test_ruling_361_an_evil_traveller_is_shown_the_true_demon() -> None:
    table = Table(EIGHT).night()
    arrive(table, "thief", "evil")
    assert shown(table, 8, "demon") == [(7,)]


# ---- Legion


MANY = "legion legion legion legion legion magician chef empath"
LEGIONS = range(5)


def test_a_magician_wakes_with_legion_and_they_see_each_other() -> None:
    table = Table(MANY).night()
    for seat in LEGIONS:
        assert shown(table, seat, "demon") == [tuple(one for one in range(6) if one != seat)]
    assert table.woke(5) == ["demon_info"]
    assert shown(table, 5, "legion_wakes") == [(0, 1, 2, 3, 4)]
    assert "bluffs" not in [one["kind"] for one in table.found("informed") if one["seat"] == 5]


def test_legion_learns_that_there_is_a_magician_and_not_who() -> None:
    table = Table(MANY).night()
    told = [(one["seat"], one["shown"]) for one in table.found("informed") if one["kind"] == "magician_here"]
    assert told == [(seat, "magician") for seat in LEGIONS]
    table = Table(MANY.replace("magician", "monk")).night()
    assert "magician_here" not in [one["kind"] for one in table.found("informed")]
    assert shown(table, 0, "demon") == [(1, 2, 3, 4)]


def test_wherever_the_magician_sits_legion_is_shown_as_it_sits() -> None:
    table = Table("magician legion legion chef legion legion legion empath").night()
    assert shown(table, 4, "demon") == [(0, 1, 2, 5, 6)]


def test_a_magician_who_is_not_able_sleeps_and_legion_knows_of_one_all_the_same() -> None:
    table = Table(MANY)
    table.telling.amend(("mark", 5, "poisoned"))
    table.night()
    assert (table.woke(5), shown(table, 0, "demon")) == ([], [(1, 2, 3, 4)])
    assert [one["seat"] for one in table.found("informed") if one["kind"] == "magician_here"] == [*LEGIONS]


def test_who_only_believes_to_be_the_magician_does_not_wake_with_legion() -> None:
    table = Table("legion legion legion legion legion drunk:magician chef empath").night()
    assert table.woke(5) == []
    assert "magician_here" not in [one["kind"] for one in table.found("informed")]


def test_with_a_poppy_grower_nobody_sees_anybody_and_legion_knows_of_the_magician() -> None:
    table = Table("legion legion legion legion legion magician poppy_grower empath").night()
    assert (table.woke(5), shown(table, 0, "demon")) == ([], [])
    assert [one["seat"] for one in table.found("informed") if one["kind"] == "magician_here"] == [*LEGIONS]
    table.day((0, 6, (0, 1, 2, 3, 4, 6))).night(legion=None)
    assert shown(table, 5, "legion_wakes") == [(0, 1, 2, 3, 4)]


def test_where_legion_comes_later_they_learn_of_a_magician_too() -> None:
    roles = "engineer chef magician monk soldier poisoner imp"
    table = Table(roles, also="legion", poisoner=1).night(engineer="legion")
    told = [one["seat"] for one in table.found("informed") if one["kind"] == "magician_here"]
    assert told == [5, 6]


def test_before_legion_a_magician_who_voted_may_seem_evil() -> None:
    table = Table(MANY, **{"seems_evil:legion": "yes"}).night().day((0, 6, (0, 1, 2, 3, 5)))
    assert table.executed == []
    table = Table(MANY).night().day((0, 6, (0, 1, 2, 3, 5)))
    assert table.executed == [6]
    table = Table(MANY, **{"seems_evil:legion": "yes"})
    table.telling.amend(("mark", 5, "poisoned"))
    assert table.night().day((0, 6, (0, 1, 2, 3, 5))).executed == [6]


def test_before_a_vizier_a_magician_does_not_seem_evil() -> None:
    table = Table("vizier imp magician chef monk slayer soldier saint").night()
    table.day((3, 4, (2,)), vizier="death")
    assert table.asked("seems_evil:vizier") == []
