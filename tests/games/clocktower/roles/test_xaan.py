"""The Xaan."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.setup_table import counts_for
from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.town.changes import become

TWO = "xaan imp saint recluse empath chef soldier"
NONE = "xaan imp empath chef monk slayer soldier"


def test_on_the_night_of_that_number_all_townsfolk_are_poisoned_till_dusk() -> None:
    table = Table(TWO).night()
    assert marked(table, "poisoned") == []
    table.day().night(imp=2)
    assert marked(table, "poisoned") == [4, 5, 6]
    assert table.woke(0) == []
    table.day().night(imp=2)
    assert marked(table, "poisoned") == []


def test_without_outsiders_no_night_is_the_one() -> None:
    table = Table(NONE)
    for _ in range(3):
        assert marked(table.night(imp=6), "poisoned") == []
        table.day()


def test_a_dead_xaan_poisons_nobody_and_whom_it_poisoned_is_well_when_it_dies() -> None:
    assert marked(Table(TWO).night().bury(0).day().night(imp=2), "poisoned") == []
    assert marked(Table(TWO).night().day().night(imp=0), "poisoned") == []


def test_a_poisoned_xaan_poisons_nobody() -> None:
    table = Table("xaan poisoner imp saint empath chef monk slayer soldier virgin")
    assert marked(table.night(poisoner=0), "poisoned") == [0]


def test_the_drunk_is_an_outsider_and_counts() -> None:
    table = Table("xaan imp saint drunk:monk empath chef soldier").night().day().night(imp=2)
    assert marked(table, "poisoned") == [4, 5, 6]


@pytest.mark.parametrize("seats", [5, 7, 15])
def test_any_number_of_outsiders_may_be_dealt(seats: int) -> None:
    held = [counts["outsider"] for counts in counts_for(seats, ("xaan", "imp"))]
    assert sorted(held) == list(range(max(held) + 1))
    assert max(held) >= 3


def test_fabula_deals_a_number_near_the_tables() -> None:
    script = (
        "xaan",
        "imp",
        "saint",
        "recluse",
        "butler",
        "drunk",
        "empath",
        "chef",
        "monk",
        "slayer",
        "soldier",
        "mayor",
        "virgin",
    )
    for lot in range(8):
        dealt = Sets(7, script).draw(Random(lot).randrange)
        assert sum(role in ("saint", "recluse", "butler", "drunk") for role in dealt) <= 2


def test_ruling_439_whoever_becomes_the_xaan_counts_the_outsiders_then() -> None:
    table = Table("baron imp saint recluse empath chef soldier", also="xaan").night().day()
    at_once(become(table.town, 2, "monk"))
    at_once(become(table.town, 0, "xaan"))
    assert marked(table.night(imp=6, monk=5), "poisoned") == []
    table = Table("baron imp saint recluse empath chef soldier", also="xaan").night().day()
    at_once(become(table.town, 0, "xaan"))
    assert marked(table.night(imp=6), "poisoned") == [4, 5, 6]
