"""The first night: Minions and Demon learn of each other."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

SIX = "imp poisoner chef empath monk saint"
SEVEN = "imp poisoner chef empath monk slayer soldier"
TEN = "imp poisoner spy soldier monk chef empath slayer virgin undertaker"


def learned(table: Table, seat: int) -> dict[str, Any]:
    """What a seat was told, by what it was told for."""
    return {event["kind"]: event["answer"] for event in table.heard_by(seat) if event["e"] == "informed"}


def test_from_seven_on_the_minions_see_the_demon_and_each_other() -> None:
    table = Table(TEN, poisoner=3).night()
    assert learned(table, 1)["demon"] == (0,)
    assert learned(table, 1)["fellows"] == (2,)
    assert learned(table, 2)["demon"] == (0,)


def test_from_seven_on_the_demon_sees_the_minions_and_three_roles() -> None:
    told = learned(Table(SEVEN, poisoner=2).night(), 0)
    assert told["minions"] == (1,)
    assert len(told["bluffs"]) == 3


def test_with_six_neither_is_told_anything() -> None:
    table = Table(SIX, poisoner=2).night()
    assert learned(table, 0) == {}
    assert learned(table, 1) == {}
    assert table.woke(0) == []


def test_travellers_do_not_make_it_seven() -> None:
    table = Table(SIX, poisoner=2)
    arrive(table, "thief")
    table.night(thief=2)
    assert learned(table, 0) == {}


def test_minions_come_first_then_the_demon_then_the_poisoner() -> None:
    table = Table(SEVEN, poisoner=2).night()
    woken = [event["role"] for event in table.found("woke")]
    assert woken[:3] == ["minion_info", "demon_info", "poisoner"]


def test_any_three_good_roles_that_are_not_in_play_may_be_shown() -> None:
    offered = Table(SEVEN, poisoner=2).asked_by_night("bluffs")
    free = (
        "washerwoman", "librarian", "investigator", "fortune_teller", "undertaker", "ravenkeeper", "virgin",
        "mayor", "butler", "drunk", "recluse", "saint",
    )  # fmt: skip
    assert offered == tuple(combinations(free, 3))


def test_evil_travellers_are_shown_to_nobody_and_see_no_minions() -> None:
    table = Table(SEVEN, poisoner=2)
    thief = arrive(table, "thief", "evil")
    table.night(thief=2)
    assert learned(table, 0)["minions"] == (1,)
    assert "fellows" not in learned(table, 1)
    assert learned(table, thief) == {"side": "evil", "demon": (0,)}


def test_a_recluse_or_spy_registers_to_nobody_here() -> None:
    table = Table("imp spy chef empath monk slayer recluse soldier").night()
    assert learned(table, 0)["minions"] == (1,)
    assert "fellows" not in learned(table, 1)


def test_what_they_see_nobody_else_hears() -> None:
    table = Table(SEVEN, poisoner=2).night()
    for seat in (2, 3, 4, 5, 6, "town"):
        words = [event.get("kind") for event in table.heard_by(seat)]
        assert {"demon", "bluffs"}.isdisjoint(words)


def test_nobody_dies_in_the_first_night() -> None:
    table = Table(SEVEN, poisoner=2).night()
    assert table.dead == []
    assert len(table.found("quiet")) == 1


def test_who_becomes_a_demon_later_is_not_shown_the_minions() -> None:
    table = Table(TEN, poisoner=3).night().day().night(imp=0, heir=1, monk=3)
    assert table.role(1) == "imp"
    assert table.told(1) == []


def test_a_script_with_few_good_roles_has_fewer_to_show() -> None:
    table = Table(SEVEN)
    small = table.tale.set_up(7, ("imp", "poisoner", "chef", "empath", "monk", "slayer", "soldier", "mayor"))
    table.telling.grimoire.roles = small.roles
    assert table.asked_by_night("poisoner") == (0, 1, 2, 3, 4, 5, 6)
    assert learned(table, 0)["bluffs"] == ("mayor",)
