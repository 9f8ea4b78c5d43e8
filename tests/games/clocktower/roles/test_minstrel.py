"""The Minstrel."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, leave, marked
from tests.games.clocktower.table import Table

SEVEN = "minstrel chef empath monk soldier poisoner imp"
ALL = (0, 1, 2, 3, 4)


def executed(seat: int, roles: str = SEVEN, **choices: object) -> Table:
    """Somebody is executed on the first day."""
    voters = tuple(voter for voter in range(6) if voter != seat)[:5]
    return Table(roles).night(**{"poisoner": 5, **choices}).day((0, seat, voters))


def test_if_a_minion_is_executed_all_others_are_drunk_until_the_dusk_of_the_next_day() -> None:
    table = executed(5)
    assert marked(table, "drunk") == [1, 2, 3, 4, 5, 6]
    table.night(imp=1, monk=2)
    assert table.dead == []
    assert marked(table, "drunk") == [1, 2, 3, 4, 5, 6]
    table.day()
    table.asked_by_night("monk")
    assert marked(table, "drunk") == []
    assert table.night(imp=1, monk=2).dead == [1]


def test_other_executions_are_no_song() -> None:
    assert marked(executed(1), "drunk") == []


def test_a_minion_who_dies_by_night_is_no_song() -> None:
    table = Table(SEVEN).night(poisoner=5).day().night(poisoner=5, imp=5, monk=1)
    assert table.dead == [5]
    assert marked(table, "drunk") == []


def test_a_minion_who_survives_the_execution_has_not_died() -> None:
    table = Table("minstrel chef empath monk pacifist poisoner imp").night(poisoner=1)
    table.telling.amend(("side", 5, "good"))
    table.day((0, 5, ALL), pacifist="yes")
    assert table.dead == []
    assert marked(table, "drunk") == []


def test_travellers_stay_sober() -> None:
    table = Table(SEVEN).night(poisoner=5)
    thief = arrive(table, "thief")
    table.day((0, 5, ALL))
    assert thief not in marked(table, "drunk")
    leave(table, thief)


def test_a_poisoned_minstrel_does_not_sing() -> None:
    """The Poisoner's poison ends with the Poisoner, whose execution was its last hour."""
    table = Table("minstrel chef empath monk soldier washerwoman librarian poisoner scarlet_woman imp")
    table.night(poisoner=0).day((1, 8, (1, 2, 3, 4, 5)))
    assert table.dead == [8]
    assert marked(table, "drunk") == []


def test_a_drunk_minstrel_does_not_sing() -> None:
    table = Table("drunk:minstrel chef empath monk scarlet_woman imp")
    table.night().day((0, 4, (0, 1, 2, 3)))
    assert table.dead == [4]
    assert marked(table, "drunk") == []


def test_a_recluse_may_register_as_a_minion() -> None:
    seats = "minstrel chef empath recluse scarlet_woman imp"
    asked = {"register:minstrel": "yes"}
    table = Table(seats).night().day((0, 3, (0, 1, 2, 4)), **asked)
    assert marked(table, "drunk") == [1, 2, 3, 4, 5]
    table = Table(seats).night().day((0, 3, (0, 1, 2, 4)), **{"register:minstrel": "no"})
    assert marked(table, "drunk") == []


def test_it_ends_with_the_minstrel() -> None:
    table = executed(5)
    table.telling.amend(("kill", 0))
    assert marked(table, "drunk") == []


def test_an_executed_minion_who_had_become_the_demon_was_none() -> None:
    table = Table("minstrel chef empath monk soldier scarlet_woman imp").night().day((0, 6, ALL))
    assert table.role(5) == "imp"
    assert marked(table, "drunk") == []
