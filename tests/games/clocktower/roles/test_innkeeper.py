"""The Innkeeper."""

from __future__ import annotations

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

SEVEN = "innkeeper chef empath gambler soldier scarlet_woman imp"
POISONED = "innkeeper chef empath gambler soldier poisoner imp"
RIGHT = (6, "imp")


def second(table: Table, **choices: object) -> Table:
    """The second night."""
    return table.night(poisoner=5).day().night(**{"gambler": RIGHT, "poisoner": 5, **choices})


def test_the_innkeeper_chooses_any_two_but_not_in_the_first_night() -> None:
    table = Table(SEVEN).night()
    assert table.woke(0) == []
    assert len(table.day().asked_by_night("innkeeper")) == 21


def test_the_two_cannot_die_tonight() -> None:
    table = second(Table(SEVEN), innkeeper=(1, 2), innkeeper_drunk=1, imp=2)
    assert table.dead == []
    assert table.found("attacked")[0]["kind"] == "innkeeper"


def test_others_die() -> None:
    assert second(Table(SEVEN), innkeeper=(1, 2), innkeeper_drunk=1, imp=3).dead == [3]


def test_it_keeps_off_every_death_and_not_only_the_demons() -> None:
    table = second(Table(SEVEN), innkeeper=(1, 3), innkeeper_drunk=1, gambler=(1, "imp"), imp=6)
    assert table.alive(3)


def test_one_of_them_is_drunk_until_dusk() -> None:
    table = second(Table(SEVEN), innkeeper=(1, 2), innkeeper_drunk=2, imp=4)
    assert table.asked("innkeeper_drunk") == [(1, 2)]
    assert marked(table, "drunk") == [2]
    assert table.asked("learn:empath") == [(0, 1, 2)]
    table.day()
    table.asked_by_night("innkeeper")
    assert marked(table, "drunk") == []


def test_nobody_is_safe_by_day() -> None:
    table = second(Table(SEVEN), innkeeper=(1, 2), innkeeper_drunk=1, imp=4)
    assert table.day((0, 2, (0, 1, 3, 4))).dead == [2]


def test_a_drunk_innkeeper_shelters_nobody() -> None:
    """(Acceptance 8) Who takes themselves in and is the one who drinks protects nobody."""
    table = second(Table(SEVEN), innkeeper=(0, 2), innkeeper_drunk=0, imp=2)
    assert table.dead == [2]
    assert marked(table, "drunk") == [0]


def test_an_innkeeper_may_shelter_themselves() -> None:
    assert second(Table(SEVEN), innkeeper=(0, 2), innkeeper_drunk=2, imp=0).dead == []


def test_a_poisoned_innkeeper_shelters_nobody_and_nobody_is_drunk() -> None:
    table = second(Table(POISONED), poisoner=0, innkeeper=(1, 2), imp=2)
    assert table.dead == [2]
    assert table.asked("innkeeper_drunk") == []
    assert marked(table, "drunk") == []


def test_who_only_believes_to_be_the_innkeeper_shelters_nobody() -> None:
    table = Table("drunk:innkeeper chef empath gambler scarlet_woman imp").night().day()
    assert table.night(innkeeper=(1, 2), gambler=(5, "imp"), imp=2).dead == [2]


def test_a_drunk_demon_kills_nobody() -> None:
    assert second(Table(SEVEN), innkeeper=(4, 6), innkeeper_drunk=6, imp=2).dead == []


def test_the_dead_host_shelters_nobody_any_more() -> None:
    """The Innkeeper's ability ends with the Innkeeper, who dies by hand before the Demon wakes."""
    table = Table(SEVEN).night().day()
    table.asked_by_night("gambler", innkeeper=(1, 2), innkeeper_drunk=1)
    table.telling.answer(3, RIGHT)
    table.telling.amend(("kill", 0))
    assert table.night(imp=2).dead == [0, 2]
