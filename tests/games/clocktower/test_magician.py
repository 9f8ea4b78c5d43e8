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
