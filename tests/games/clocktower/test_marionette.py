"""The Marionette."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.core.telling import Telling
from fabula.games.clocktower.deal import Beside
from fabula.games.clocktower.sets import Sets
from fabula.games.clocktower.tale import Clocktower

ROLES = "marionette:empath imp chef monk slayer soldier mayor"
TEN = "marionette:empath imp poisoner chef monk slayer soldier mayor virgin undertaker"


def test_the_marionette_believes_to_be_good_and_is_woken_as_that() -> None:
    table = Table(ROLES).night()
    assert table.woke(0) == ["empath"]
    assert (table.role(0), table.town.side(0)) == ("marionette", "evil")
    assert [event["role"] for event in table.heard_by(0) if event["e"] == "shown"] == ["empath"]


def test_what_the_marionette_learns_may_be_false() -> None:
    assert set(Table(ROLES).asked_by_night("learn:empath")) == {0, 1, 2}


def test_the_demon_learns_of_the_marionette_whatever_the_number_of_players() -> None:
    table = Table(ROLES).night()
    assert (0,) in table.told(1)
    assert "marionette" in table.woke(1)
    table = Table("marionette:empath imp chef monk slayer").night()
    assert table.told(1) == [(0,)]


def test_nobody_meets_the_marionette_with_the_minions() -> None:
    table = Table(TEN).night()
    assert table.told(0) == [table.told(0)[0]]
    assert [event["kind"] for event in table.found("informed") if event["seat"] == 2] == ["demon"]
    assert [event["answer"] for event in table.found("informed") if event["kind"] == "minions"] == [(2,)]


def test_the_marionette_does_nothing_with_what_they_believe_in() -> None:
    table = Table("marionette:monk imp chef empath slayer soldier mayor").night().day()
    assert table.night(monk=4, imp=4).dead == [4]
    assert marked(table, "safe") == []


def test_the_demon_may_pass_on_to_the_marionette() -> None:
    table = Table(ROLES).night().day().night(imp=1)
    assert table.role(0) == "imp"
    assert [event["role"] for event in table.heard_by(0) if event["e"] == "shown"][-1] == "imp"


@pytest.mark.parametrize("seed", range(12))
def test_one_of_the_demons_neighbours_drew_a_good_role(seed: int) -> None:
    from random import Random

    lots = Random(seed)
    order = Beside(("empath", "imp", "poisoner", "baron", "chef")).draw(lots.randrange)
    at = order.index("imp")
    assert {order[at - 1], order[(at + 1) % 5]} & {"empath", "chef"}


def test_the_role_in_the_bag_is_one_that_nobody_has() -> None:
    tale = Clocktower()
    script = ("marionette", "imp", "chef", "monk", "slayer", "soldier", "mayor", "empath", "saint")
    telling = Telling(tale, tale.set_up(7, script))
    telling.begin_beat()
    telling.answer("storyteller", ("chef", "monk", "slayer", "soldier", "mayor", "marionette", "imp"))
    assert set(telling.ask_of("storyteller").options) == {"empath", "saint"}


def test_ruling_442_a_marionette_needs_a_demon_beside_it_from_the_beginning() -> None:
    script = (
        "marionette",
        "summoner",
        "lil_monsta",
        "imp",
        "baron",
        "chef",
        "monk",
        "slayer",
        "soldier",
        "mayor",
        "empath",
        "virgin",
    )
    assert (
        "chef",
        "monk",
        "slayer",
        "soldier",
        "mayor",
        "empath",
        "virgin",
        "marionette",
        "summoner",
        "imp",
    ) not in Sets(10, script)
    assert ("chef", "monk", "slayer", "soldier", "mayor", "marionette", "lil_monsta") not in Sets(7, script)


def test_a_mathematician_may_count_the_marionette() -> None:
    table = Table("marionette:empath imp mathematician monk slayer soldier mayor")
    table.asked_by_night("learn:empath")
    table.telling.answer("storyteller", 0)
    assert set(table.asked_by_night("learn:mathematician")) == {0, 1}


def test_with_a_lunatic_the_marionette_sits_beside_the_true_demon() -> None:
    table = Table("marionette:empath imp chef monk lunatic:imp slayer soldier mayor", lunatic=4).night()
    assert (0,) in table.told(1)
