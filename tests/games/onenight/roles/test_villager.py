"""The Villager has no power."""

from __future__ import annotations

from tests.table import dealt, ended


def test_a_villager_never_wakes() -> None:
    night = dealt("villager werewolf seer", spares="robber troublemaker drunk").goes_on_to("day")
    assert night.woke(0) == []
    assert "villager" not in night.calls


def test_a_villager_wins_and_loses_with_the_village() -> None:
    assert ended("villager werewolf seer", "1 0 1").won == ("village", (0, 2))
    assert ended("villager werewolf seer", "1 0 0").won == ("werewolf", (1,))


def test_a_dead_villager_wins_with_the_village() -> None:
    after = ended("villager werewolf seer villager", "1 0 0 1")
    assert after.dead == (0, 1)
    assert after.won == ("village", (0, 2, 3))


def test_a_villager_who_holds_a_werewolf_without_knowing_wins_with_the_wolves() -> None:
    after = dealt("villager werewolf troublemaker").answers(troublemaker=(0, 1)).votes(2, 2, 0)
    assert after.believes(0) == "villager"
    assert after.won == ("werewolf", (0,))
