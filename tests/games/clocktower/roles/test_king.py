"""The King."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become

FIVE = "king chef empath scarlet_woman imp"
SIX = "king chef empath saint scarlet_woman imp"
SEVEN = "king chef empath monk virgin scarlet_woman imp"


def told_of_the_king(table: Table) -> list[tuple[int, int]]:
    """Which Demons have been told, and of whom."""
    return [(one["seat"], one["place"]) for one in table.found("informed") if one["kind"] == "king_is"]


def test_the_demon_learns_in_the_first_night_who_the_king_is() -> None:
    table = Table(FIVE).night()
    assert told_of_the_king(table) == [(4, 0)]
    assert table.woke(4) == ["king"]
    assert table.woke(0) == []
    for seat in (0, 1, 2, 3):
        assert "king_is" not in [event.get("kind") for event in table.heard_by(seat)]


def test_the_demon_is_told_once() -> None:
    assert told_of_the_king(Table(FIVE).night().day().night(imp=1)) == []


def test_while_more_live_than_are_dead_the_king_sleeps() -> None:
    table = Table(SEVEN).bury(1, 2).night()
    assert table.woke(0) == []
    assert table.day().night(imp=3).woke(0) == []


def test_when_as_many_are_dead_as_alive_the_king_learns_the_role_of_somebody_who_lives() -> None:
    table = Table(SIX).night().bury(1, 2).day().night(imp=3)
    assert table.woke(0) == ["king"]
    assert table.asked("learn:king") == [("scarlet_woman", "imp")]
    assert table.told(0) == ["scarlet_woman"]
    assert table.found("misled") == []


def test_it_is_no_lie_whichever_living_role_is_shown() -> None:
    table = Table(SIX, **{"learn:king": "imp"}).night().bury(1, 2).day().night(imp=3)
    assert table.told(0) == ["imp"]
    assert table.found("misled") == table.found("went_wrong") == []


def test_travellers_are_counted() -> None:
    table = Table(SEVEN).night().bury(1, 2, 3)
    arrive(table, "thief")
    arrive(table, "beggar")
    assert table.day().night(imp=4).woke(0) == []


def test_travellers_are_not_shown() -> None:
    table = Table(SEVEN).night().bury(1, 2, 3)
    arrive(table, "beggar")
    assert table.day().night(imp=4).asked("learn:king") == [("scarlet_woman", "imp")]


def test_a_recluse_or_spy_may_register_as_another_role() -> None:
    roles = "king chef empath recluse spy imp"
    (options,) = Table(roles).night().bury(1, 2).day().night(imp=3).asked("learn:king")
    assert options[:2] == ("spy", "imp")
    assert {"chef", "saint"} <= set(options)
    assert "poisoner" not in options
    (options,) = Table(roles).night().bury(1, 2).day().night(imp=4).asked("learn:king")
    assert options[:2] == ("recluse", "imp")
    assert "poisoner" in options
    assert "chef" not in options


def test_a_poisoned_king_may_be_shown_any_role() -> None:
    table = Table("king chef empath saint poisoner imp").night(poisoner=1).bury(1, 2)
    (options,) = table.day().night(poisoner=0, imp=3).asked("learn:king")
    assert set(options) == set(table.telling.grimoire.roles)


def test_of_a_poisoned_king_the_demon_learns_when_the_poison_is_gone() -> None:
    table = Table(FIVE)
    table.telling.amend(("mark", 0, "poisoned"))
    assert told_of_the_king(table.night()) == []
    assert told_of_the_king(table.day().night(imp=1)) == []
    table.telling.amend(("unmark", 0, "poisoned"))
    assert told_of_the_king(table.day().night(imp=2)) == [(4, 0)]


def test_of_a_drunk_who_believes_to_be_king_the_demon_learns_nothing() -> None:
    table = Table("drunk:king chef empath scarlet_woman imp monk").night()
    assert told_of_the_king(table) == []
    (options,) = table.bury(1, 2).day().night(imp=5, monk=4).asked("learn:king")
    assert len(options) > 20


def test_a_new_demon_is_told_too() -> None:
    table = Table(FIVE).night().day().night(imp=4)
    assert table.role(3) == "imp"
    assert told_of_the_king(table) == [(3, 0)]


def test_the_demon_is_told_of_a_new_king() -> None:
    table = Table("monk chef empath scarlet_woman imp", also="king").night()
    at_once(become(table.town, 1, "king"))
    assert told_of_the_king(table.day().night(imp=2, monk=3)) == [(4, 1)]


def test_a_vortox_knows_the_true_king_who_learns_what_is_false() -> None:
    table = Table("king chef empath saint scarlet_woman vortox").night()
    assert told_of_the_king(table) == [(5, 0)]
    (options,) = table.bury(1, 2).day((0, 1, (0, 3, 4))).night(vortox=3).asked("learn:king")
    assert {"scarlet_woman", "vortox"}.isdisjoint(options)


def test_dead_the_king_learns_nothing() -> None:
    assert Table(SIX).night().bury(1, 2).day().night(imp=0).woke(0) == []


def test_a_chambermaid_does_not_count_the_king_because_the_demon_is_told() -> None:
    table = Table("king chambermaid knight scarlet_woman imp").night(chambermaid=(0, 2))
    assert table.told(1)[-1] == 1
