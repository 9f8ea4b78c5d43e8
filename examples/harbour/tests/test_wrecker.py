"""Wrecker: the next living player, clockwise from the chosen one, is poisoned until dusk."""

from fabula.games.clocktower.phases.lines import sheet as night_sheet
from fabula.testing import Table

CIRCLE = "wrecker empath imp mayor monk slayer chef"


def poisoned(table: Table) -> list[int]:
    return [mark.seat for mark in table.telling.grimoire.marks if mark.kind == "poisoned"]


def test_the_one_beside_the_chosen_one_is_poisoned() -> None:
    table = Table(CIRCLE).night(wrecker=0, **{"learn:empath": 0})
    assert poisoned(table) == [1]
    assert table.told(1) == [0]


def test_until_dusk() -> None:
    assert poisoned(Table(CIRCLE).night(wrecker=0).day().night(wrecker=2, monk=0, imp=4)) == [3]


def test_the_dead_are_passed_over() -> None:
    table = Table(CIRCLE).night(wrecker=0).day().night(wrecker=4, monk=0, imp=5).day()
    assert poisoned(table.night(wrecker=4, monk=0, imp=1)) == [6]


def test_it_wakes_before_those_who_learn_something() -> None:
    sheet = night_sheet(Table(CIRCLE).telling.grimoire, 2)
    assert sheet.index("poisoner") + 1 == sheet.index("wrecker") < sheet.index("empath")
