"""The Plague Doctor."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.core.requests import STORYTELLER
from fabula.core.telling import Answered

NINE = "plague_doctor chef empath monk soldier mayor recluse scarlet_woman imp"
EIGHT = "plague_doctor chef empath monk soldier mayor scarlet_woman imp"
QUIET = {"imp": 1, "monk": 1}


def plague(role: str, roles: str = EIGHT, **settled: Any) -> Table:
    """The Plague Doctor is executed on the first day, and leaves this behind."""
    table = Table(roles, also=f"{role} witch godfather cerenovus pit_hag assassin", **settled)
    return table.night().day((1, 0, (1, 2, 3, 4, 5)), plague_doctor=role)


def who_answered(table: Table, prompt: str) -> list[int | str]:
    """Who was asked this since the night began."""
    lines = table.telling.log[table.heard :]
    return [line.who for line in lines if isinstance(line, Answered) and line.prompt == prompt]


def test_the_storyteller_poisons_from_the_night_on() -> None:
    table = plague("poisoner").night(imp=1, monk=2, poisoner=3)
    assert marked(table, "poisoned") == [3]
    assert who_answered(table, "poisoner") == [STORYTELLER]


def test_nobody_hears_of_what_the_storyteller_does() -> None:
    table = plague("poisoner").night(imp=1, monk=2, poisoner=3)
    for seat in range(8):
        assert all("poisoner" not in str(one) for one in table.heard_by(seat) if one["e"] != "began")


def test_roles_in_play_are_not_among_those_that_can_be_gained() -> None:
    table = plague("poisoner")
    (options,) = table.asked("plague_doctor")
    assert "poisoner" in options
    assert "scarlet_woman" not in options


def test_a_curse_of_the_storytellers() -> None:
    table = plague("witch").night(imp=1, monk=2, witch=3).day((3, 4, ()))
    assert table.dead == [3]


def test_a_plea_for_the_executed() -> None:
    table = plague("devils_advocate").night(imp=1, monk=2, devils_advocate=3).day((4, 3, (2, 3, 4, 5)))
    assert table.dead == []


def test_a_murder_for_once() -> None:
    table = plague("assassin").night(imp=1, monk=2, assassin=3)
    assert 3 in table.dead
    assert who_answered(table, "assassin") == [STORYTELLER]
    assert plague("assassin").night(imp=1, monk=2).day().night(imp=2, monk=4, assassin=3).dead == [2, 3]


def test_the_storyteller_is_told_nothing_as_a_godfather_and_kills_for_an_outsider() -> None:
    table = plague("godfather", NINE).night(imp=1, monk=2)
    assert table.told(0) == []
    table.day((2, 6, (2, 3, 4, 5))).night(imp=2, monk=4, godfather=5)
    assert 5 in table.dead


def test_a_madness_of_the_storytellers() -> None:
    table = plague("cerenovus").night(imp=1, monk=2, cerenovus=(3, "chef"))
    assert "chef" in table.told(3)


def test_a_change_by_the_storyteller() -> None:
    table = plague("pit_hag").night(imp=1, monk=2, pit_hag=(3, "slayer"))
    assert table.role(3) == "slayer"


def test_killed_by_night_it_works_at_once() -> None:
    table = Table(EIGHT, also="godfather").night().day().night(imp=0, monk=1, plague_doctor="poisoner")
    assert table.dead == [0]
    assert table.day().night(imp=1, monk=2, poisoner=3).woke(0) == []
    assert marked(table, "poisoned") == [3]


def test_poisoned_at_death_nothing_is_gained() -> None:
    table = Table("plague_doctor chef empath monk soldier mayor poisoner imp", poisoner=0, also="witch")
    assert table.night().day((1, 0, (1, 2, 3, 4, 5))).asked("plague_doctor") == []


def test_ruling_376_nothing_impairs_the_storyteller() -> None:
    table = plague("witch")
    table.telling.amend(("mark", 0, "poisoned"))
    assert table.night(imp=1, monk=2, witch=3).day((3, 4, ())).dead == [3]


def test_ruling_377_a_spy_or_scarlet_woman_is_a_minion_who_is_told() -> None:
    table = plague("spy", NINE).night(imp=1, monk=2)
    assert "spy" in table.woke(7)
    assert [one["shown"] for one in table.found("informed") if one["kind"] == "gained"] == []
    informed = [one for one in table.heard_by(7) if one["e"] == "informed" and one["kind"] == "gained"]
    assert [one["shown"] for one in informed] == ["spy"]
    eight = EIGHT.replace("scarlet_woman", "poisoner")
    heir = plague("scarlet_woman", eight, poisoner=2).night(imp=1, monk=2).day((2, 7, (2, 3, 4, 5)))
    assert heir.role(6) == "imp"
    assert heir.winners == ()


def test_ruling_377_a_minion_with_a_spys_ability_may_register_as_good() -> None:
    table = plague("spy", "plague_doctor virgin empath monk soldier mayor scarlet_woman imp")
    table.night(imp=2, monk=4).day((6, 1, ()), **{"register:virgin": "yes"})
    assert table.executed == [6]


def test_ruling_377_with_a_barons_up_to_two_townsfolk_become_outsiders() -> None:
    table = (
        Table(EIGHT)
        .night()
        .day((1, 0, (1, 2, 3, 4, 5)), plague_doctor="baron", plague_outsider=[(3, "saint"), (4, "recluse")])
    )
    assert (table.role(3), table.role(4)) == ("saint", "recluse")


def test_ruling_377_with_an_evil_twins_a_player_becomes_the_evil_twin() -> None:
    table = Table(EIGHT, also="evil_twin").night()
    table.day((1, 0, (1, 2, 3, 4, 5)), plague_doctor="evil_twin", plague_evil_twin=3)
    assert (table.role(3), table.town.side(3)) == ("evil_twin", "evil")
    assert "evil_twin" in table.night(imp=1).woke(3)
