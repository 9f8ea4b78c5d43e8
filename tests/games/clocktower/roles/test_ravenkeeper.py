"""The Ravenkeeper."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import Table

FIVE = "ravenkeeper chef empath scarlet_woman imp"


def killed(roles: str, chosen: int, **settled: object) -> Table:
    """The Ravenkeeper, on the first seat, is killed in the second night and chooses."""
    return Table(roles, **settled).night().day().night(imp=0, ravenkeeper=chosen)


@pytest.mark.parametrize(("chosen", "role"), [(1, "chef"), (4, "imp"), (0, "ravenkeeper")])
def test_who_dies_in_the_night_as_ravenkeeper_learns_the_role_of_whom_they_choose(
    chosen: int, role: str
) -> None:
    table = killed(FIVE, chosen)
    assert table.dead == [0]
    assert table.told(0) == [role]


def test_a_living_ravenkeeper_sleeps() -> None:
    """(Как я узнаю, кого будить ночью?)"""
    table = Table(FIVE).night()
    assert table.woke(0) == []
    assert table.day().night(imp=1).woke(0) == []


def test_the_dead_ravenkeeper_wakes_once() -> None:
    table = killed(FIVE, 1)
    assert table.woke(0) == ["ravenkeeper"]
    assert table.day().night(imp=0).woke(0) == []


def test_an_executed_ravenkeeper_learns_nothing() -> None:
    table = Table(FIVE).night().day((1, 0, (1, 2, 3)))
    assert table.executed == [0]
    assert table.night(imp=0).woke(0) == []


def test_a_ravenkeeper_who_dies_in_the_mayors_stead_learns() -> None:
    table = Table("ravenkeeper mayor empath scarlet_woman imp").night().day()
    table.night(imp=1, bounce=0, ravenkeeper=3)
    assert table.dead == [0]
    assert table.told(0) == ["scarlet_woman"]


def test_a_protected_ravenkeeper_sleeps() -> None:
    table = Table("ravenkeeper monk empath scarlet_woman imp").night().day().night(imp=0, monk=0)
    assert table.woke(0) == []


def test_anybody_may_be_chosen_the_dead_too() -> None:
    table = Table(FIVE).night().bury(1).day().night(imp=0, ravenkeeper=1)
    assert table.asked("ravenkeeper") == [(0, 1, 2, 3, 4)]
    assert table.told(0) == ["chef"]


def test_a_traveller_may_be_chosen() -> None:
    seats = (
        "ravenkeeper chef imp washerwoman librarian investigator empath fortune_teller monk poisoner "
        "undertaker scarlet_woman butler spy saint gunslinger"
    )
    table = Table(seats, poisoner=2, monk=1).night().day()
    assert table.night(poisoner=1, imp=0, ravenkeeper=15).told(0) == ["gunslinger"]


def test_the_drunk_is_learned_as_the_drunk() -> None:
    assert killed("ravenkeeper drunk:chef empath soldier scarlet_woman imp", 1).told(0) == ["drunk"]


def test_a_recluse_may_be_learned_as_any_minion_or_demon() -> None:
    table = killed("ravenkeeper recluse empath soldier scarlet_woman imp", 1)
    assert table.asked("learn:ravenkeeper") == [
        ("recluse", "poisoner", "spy", "scarlet_woman", "baron", "imp")
    ]


def test_a_spy_may_be_learned_as_the_townsfolk_they_claim_to_be() -> None:
    """The Spy who claims to be the Fortune Teller is shown as her (Добавляем веселья)."""
    table = Table("ravenkeeper spy empath soldier imp", **{"learn:ravenkeeper": "fortune_teller"})
    assert table.night().day().night(imp=0, ravenkeeper=1).told(0) == ["fortune_teller"]
    assert table.asked("learn:ravenkeeper")[0][0] == "spy"


def test_a_new_imp_is_learned_as_the_imp() -> None:
    table = Table("ravenkeeper chef monk scarlet_woman imp").night().day((0, 4, (0, 1, 2)))
    assert table.night(imp=0, monk=1, ravenkeeper=3).told(0) == ["imp"]


def test_a_ravenkeeper_poisoned_when_they_die_is_woken_and_may_be_told_any_role() -> None:
    table = killed("ravenkeeper chef empath poisoner imp", 4, poisoner=0)
    assert table.woke(0) == ["ravenkeeper"]
    assert len(table.asked("learn:ravenkeeper")[0]) == 22


def test_a_drunk_ravenkeeper_is_woken_and_may_be_told_any_role() -> None:
    """A Baron who claims to be the Mayor may be shown as the Mayor (Опьянение и отравление)."""
    table = Table("drunk:ravenkeeper recluse saint soldier slayer chef baron imp")
    table.night().day().night(imp=0, ravenkeeper=6, **{"learn:ravenkeeper": "mayor"})
    assert table.told(0) == ["mayor"]
    assert len(table.asked("learn:ravenkeeper")[0]) == 22


def test_a_poisoned_ravenkeeper_who_is_well_again_dies_with_the_ability() -> None:
    table = Table("ravenkeeper chef empath poisoner imp").night(poisoner=0).day()
    assert table.night(poisoner=1, imp=0, ravenkeeper=3).told(0) == ["poisoner"]
