"""Storm Catcher, of the Loric."""

from __future__ import annotations

import pytest
from tests.games.clocktower.fabled import SEVEN, informed, table_with
from tests.games.clocktower.square import arrive, marked
from tests.games.clocktower.table import Table

from fabula.games.clocktower.company.members import let_out

CAUGHT = "stormcaught"


def caught(role: str, roles: str = SEVEN, **choices: object) -> Table:
    """The first night in which the storm catches this role."""
    return table_with("storm_catcher", roles=roles).night(storm_catcher=role, **choices)


def test_all_hear_the_role_and_the_evil_who_has_it() -> None:
    table = caught("chef", poisoner=6)
    assert [(one["kind"], one["shown"]) for one in table.found("announced")] == [("storm_catcher", "chef")]
    assert informed(table, "storm_catcher") == [(0, (3,)), (1, (3,))]
    assert marked(table, CAUGHT) == [3]
    assert [one["e"] for one in table.heard_by(3) if "storm_catcher" in one.values()] == [
        "entered",
        "announced",
    ]


def test_a_role_nobody_has_catches_nobody_and_the_evil_learn_that() -> None:
    table = caught("mayor", poisoner=6)
    assert informed(table, "storm_passes") == [(0, ()), (1, ())]
    assert marked(table, CAUGHT) == []


def test_any_good_role_of_the_script_may_be_named_and_no_other() -> None:
    (options,) = caught("chef", poisoner=6).asked("storm_catcher")
    assert {"chef", "mayor", "saint", "drunk"} <= set(options)
    assert not {"imp", "poisoner", "spy", "thief"} & set(options)


def test_the_demon_does_not_kill_whom_the_storm_caught_drunk_or_not() -> None:
    table = caught("chef", poisoner=3).day().night(imp=3, poisoner=3)
    assert table.dead == []
    assert [(one["seat"], one["kind"]) for one in table.found("attacked")] == [(3, "storm_catcher")]
    assert table.found("went_wrong") == []


def test_an_execution_does() -> None:
    table = caught("chef", poisoner=6).day((2, 3, (2, 4, 5, 6)))
    assert table.executed == [3]
    assert not table.alive(3)


def test_nothing_by_day_does_either() -> None:
    table = caught("chef", poisoner=6)
    arrive(table, "gunslinger")
    table.day((2, 5, (3, 4)), gunslinger=3)
    assert table.found("used")
    assert table.alive(3)


def test_the_assassin_does_not_kill_them_either() -> None:
    table = caught("chef", roles="imp assassin empath chef monk slayer virgin").day()
    table.night(imp=6, assassin=3)
    assert table.alive(3)


def test_where_anybody_may_die_they_do_not() -> None:
    table = caught("chef", roles="po pit_hag empath chef monk slayer virgin", also="imp").day()
    table.night(pit_hag=(2, "imp"), po=3)
    assert all(3 not in options for options in table.asked("who_dies"))
    assert table.alive(3)


@pytest.mark.parametrize(
    ("roles", "told"),
    [("lunatic:imp recluse poisoner", [0, 1, 3]), ("marionette:soldier recluse butler", [0])],
)
def test_who_is_mistaken_about_their_side_is_told_as_they_believe(roles: str, told: list[int]) -> None:
    table = caught("chef", roles=f"imp {roles} empath chef monk slayer virgin")
    assert [seat for seat, _ in informed(table, "storm_catcher")] == told


def test_all_who_have_the_role_are_caught() -> None:
    table = caught("village_idiot", roles="imp village_idiot village_idiot chef monk slayer saint poisoner")
    assert marked(table, CAUGHT) == [1, 2]


def test_whoever_becomes_something_else_stays_caught() -> None:
    table = caught("chef", roles="imp pit_hag empath chef monk slayer virgin", also="mayor").day()
    table.night(pit_hag=(3, "mayor"), imp=3)
    assert table.alive(3)


def test_without_the_storm_catcher_they_die_as_others() -> None:
    table = caught("chef", poisoner=6).day()
    let_out(table.town, "storm_catcher")
    table.night(imp=3, poisoner=6)
    assert table.dead == [3]


def test_a_pukka_poisons_them_and_they_live() -> None:
    table = caught("chef", roles="pukka poisoner empath chef monk slayer virgin", poisoner=6, pukka=3)
    assert marked(table, "poisoned") == [3, 6]
    table.day().night(pukka=2, poisoner=6)
    assert table.alive(3)
