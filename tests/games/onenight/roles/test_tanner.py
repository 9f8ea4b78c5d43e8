"""The Tanner wins only by dying, and his death keeps the wolves from winning."""

from __future__ import annotations

from tests.table import dealt, ended


def test_the_tanner_never_wakes() -> None:
    night = dealt("tanner werewolf seer").goes_on_to("day")
    assert night.woke(0) == []
    assert "tanner" not in night.calls


def test_the_tanner_wins_by_dying() -> None:
    assert ended("tanner werewolf villager", "1 0 0").won == ("tanner", (0,))


def test_the_living_tanner_wins_with_nobody() -> None:
    assert ended("tanner werewolf villager", "1 0 1").won == ("village", (2,))
    assert ended("tanner werewolf villager", "2 2 0").won == ("werewolf", (1,))
    assert ended("tanner villager villager", "1 2 0").won == ("village", (1, 2))


def test_the_tanner_dead_with_a_wolf_wins_beside_the_village() -> None:
    assert ended("tanner werewolf villager villager", "1 0 0 1").won == ("tanner village", (0, 2, 3))


def test_the_tanner_dead_with_a_villager_wins_alone() -> None:
    assert ended("tanner werewolf villager villager", "2 0 0 2").won == ("tanner", (0,))


def test_without_wolves_the_village_loses_by_the_tanners_death() -> None:
    assert ended("tanner villager villager", "1 0 0").won == ("tanner", (0,))


def test_a_tanner_shot_by_the_hunter_wins_too() -> None:
    after = ended("hunter werewolf tanner", "2 0 0")
    assert after.dead == (0, 2)
    assert after.won == ("tanner", (2,))


def test_who_stole_the_tanner_wins_by_dying_and_the_robbed_one_does_not() -> None:
    assert dealt("robber tanner werewolf").answers(robber=1).votes(2, 0, 0).won == ("tanner", (0,))
    assert dealt("robber tanner werewolf").answers(robber=1).votes(1, 0, 1).won == ("werewolf", (2,))


def test_each_of_two_tanners_wins_by_their_own_death() -> None:
    assert ended("tanner tanner villager villager", "1 0 1 1").won == ("tanner", (1,))
    assert ended("tanner tanner villager villager", "1 0 1 0").won == ("tanner", (0, 1))
