"""The Masons see each other."""

from __future__ import annotations

from tests.table import dealt, ended


def test_two_masons_see_each_other() -> None:
    night = dealt("mason werewolf mason").goes_on_to("day")
    assert night.woke(0) == ["mason"]
    assert night.met(0) == [("mason", (2,))]
    assert night.met(2) == [("mason", (0,))]


def test_a_mason_who_sees_nobody_knows_that_the_other_card_is_in_the_middle() -> None:
    night = dealt("mason werewolf villager", spares="seer mason werewolf").goes_on_to("day")
    assert night.met(0) == [("mason", ())]


def test_a_mason_wakes_whether_they_like_or_not() -> None:
    night = dealt("mason werewolf mason").goes_on_to("day")
    assert night.heard(0, "chose") == []
    assert len(night.heard(0, "met")) == 1


def test_a_robber_who_takes_a_mason_does_not_wake_as_one() -> None:
    night = dealt("robber mason mason").answers(robber=1).goes_on_to("day")
    assert night.woke(0) == ["robber"]
    assert night.met(1) == [("mason", (2,))]


def test_masons_are_of_the_village() -> None:
    assert ended("mason werewolf mason", "1 0 1").won == ("village", (0, 2))
