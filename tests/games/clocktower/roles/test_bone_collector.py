"""The Bone Collector."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.square import arrive, marked, may, open_talk
from tests.games.clocktower.table import Table

from fabula.core.events import Died, Marked

ROLES = "imp poisoner empath washerwoman monk slayer soldier"
COLLECTOR = 7


def table_with(*dead: int) -> Table:
    """The first day is over; a Bone Collector is in town, and these are dead."""
    table = Table(ROLES, poisoner=1, monk=6, imp=6)
    arrive(table, "bone_collector")
    return table.night().bury(*dead).day()


def second_night(*dead: int, **choices: Any) -> Table:
    """The second night is over."""
    return table_with(*dead).night(**choices)


def test_a_dead_player_has_the_ability_for_a_night() -> None:
    table = second_night(2, bone_collector=2)
    assert table.woke(2) == ["empath"]
    assert table.told(2)[0] in (0, 1, 2)
    assert not table.alive(2)
    table.day()
    assert table.night().woke(2) == []


def test_an_ability_of_the_first_night_works_once_more() -> None:
    assert second_night(3, bone_collector=3).woke(3) == ["washerwoman"]


def test_the_dead_monk_protects() -> None:
    assert second_night(4, bone_collector=4, monk=5, imp=5).dead == []


def test_a_dead_slayer_may_shoot_again_until_dusk() -> None:
    table = Table(ROLES, poisoner=1, monk=6, imp=6)
    arrive(table, "bone_collector")
    open_talk(table.night()).say(5, "slay", 2)
    table.open_nominations().close_the_day()
    table.town.tell(Died(5, "before"))
    open_talk(table.night(bone_collector=5))
    assert 0 in may(table, 5, "slay")
    assert may(table, 2, "slay") != []
    table.say(5, "slay", 0)
    assert table.end_if_decided().winners == ("good",)


def test_the_other_dead_may_not_shoot() -> None:
    table = open_talk(second_night(2, 5, bone_collector=2))
    assert may(table, 2, "slay") == []
    assert may(table, 5, "slay") == []


def test_it_is_used_once() -> None:
    table = second_night(2, bone_collector=2).day()
    assert table.night().woke(COLLECTOR) == []


def test_nobody_has_to_be_chosen() -> None:
    table = second_night(2)
    assert table.woke(COLLECTOR) == ["bone_collector"]
    assert table.woke(2) == []
    assert table.day().night(bone_collector=2).woke(2) == ["empath"]


def test_only_the_dead_can_be_chosen_and_none_in_the_first_night() -> None:
    assert table_with(2, 3).asked_by_night("bone_collector") == (None, 2, 3)
    assert second_night().woke(COLLECTOR) == []


def test_poisoned_the_choice_is_spent_in_vain() -> None:
    table = table_with(2)
    table.town.tell(Marked(COLLECTOR, "poisoned", None))
    table.night(bone_collector=2)
    assert table.woke(2) == []
    assert marked(table, "kept") == []
    table.day()
    assert table.night(bone_collector=None).woke(COLLECTOR) == []


def test_if_the_bone_collector_dies_it_is_over() -> None:
    table = second_night(2, bone_collector=2)
    table.town.tell(Died(COLLECTOR, "test"))
    assert not table.town.working(2, "empath")


def test_a_dead_scarlet_woman_does_not_come_to_life() -> None:
    table = Table(ROLES.replace("poisoner", "scarlet_woman"), monk=6, imp=6)
    arrive(table, "bone_collector")
    table.night().bury(1).day().night(bone_collector=1)
    table.day((2, 0, (2, 3, 4, 5)))
    assert table.winners == ("good",)


def test_who_is_chosen_is_not_told() -> None:
    table = second_night(5, bone_collector=5)
    assert table.woke(5) == []
