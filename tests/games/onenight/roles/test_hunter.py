"""The dying Hunter takes along the player he points at."""

from __future__ import annotations

import pytest
from tests.table import dealt, ended

from fabula.core.refusals import Refusal


def test_the_hunter_never_wakes() -> None:
    night = dealt("hunter werewolf seer").goes_on_to("day")
    assert night.woke(0) == []
    assert "hunter" not in night.calls


def test_the_dying_hunter_takes_along_whom_he_voted_for() -> None:
    after = ended("hunter werewolf villager", "1 0 0")
    assert after.dead == (0, 1)
    assert after.won == ("village", (0, 2))


def test_the_hunters_target_dies_however_few_the_votes() -> None:
    after = ended("hunter werewolf villager villager", "2 0 0 0")
    assert after.dead == (0, 2)
    assert after.won == ("werewolf", (1,))


def test_a_living_hunter_shoots_nobody() -> None:
    assert ended("hunter werewolf villager", "2 2 1").dead == (2,)


def test_the_hunter_shoots_nobody_when_nobody_dies() -> None:
    assert ended("hunter werewolf villager", "1 2 0").dead == ()


def test_the_hunters_target_who_dies_anyway_dies_once() -> None:
    after = ended("hunter werewolf villager villager", "1 0 0 1")
    assert after.dead == (0, 1)


def test_a_hunter_in_the_middle_shoots_nobody() -> None:
    assert ended("seer werewolf villager", "1 0 0", spares="hunter robber villager").dead == (0,)


def test_the_hunter_is_whoever_holds_the_card_now() -> None:
    after = dealt("hunter troublemaker werewolf villager").answers(troublemaker=(0, 3)).votes(3, 2, 3, 2)
    assert after.dead == (2, 3)
    after = dealt("hunter troublemaker werewolf villager").answers(troublemaker=(0, 3)).votes(3, 3, 3, 1)
    assert after.dead == (3, 1)


def test_a_hunter_shot_by_a_hunter_shoots_too() -> None:
    after = ended("hunter hunter werewolf villager", "1 2 0 0")
    assert after.dead == (0, 1, 2)
    assert after.won == ("village", (0, 1, 3))


def test_two_hunters_who_point_at_each_other_die_once_each() -> None:
    assert ended("hunter hunter werewolf villager", "1 0 0 0").dead == (0, 1)
    assert ended("hunter hunter werewolf villager", "1 0 0 1").dead == (0, 1)


def test_two_condemned_hunters_both_shoot() -> None:
    after = ended("hunter hunter werewolf villager villager", "2 3 0 1 0")
    assert after.dead == (0, 2)
    after = ended("hunter hunter werewolf villager villager villager", "2 3 0 1 0 1")
    assert after.dead == (0, 1, 2, 3)


def test_a_chain_of_three_hunters_ends() -> None:
    after = ended("hunter hunter hunter villager", "1 2 0 0", spares="werewolf villager villager")
    assert after.dead == (0, 1, 2)


def test_all_cards_of_the_dead_are_turned_up_as_they_die() -> None:
    after = ended("hunter werewolf villager", "1 0 0")
    story = [(entry["e"], entry.get("seat", entry.get("place"))) for entry in after.view("town")]
    died = story.index(("died", 0))
    assert story[died : died + 4] == [("died", 0), ("revealed", 0), ("died", 1), ("revealed", 1)]


def test_by_agreement_the_dying_hunter_points_anew() -> None:
    after = ended("hunter werewolf villager", "2 0 0", hunter_points="anew")
    assert after.asked("hunter") == {0: (1, 2)}
    after.answers(hunter=1)
    assert after.dead == (0, 1)
    assert after.won == ("village", (0, 2))


def test_pointing_anew_he_cannot_spare_everyone_nor_shoot_the_dead() -> None:
    after = ended("hunter werewolf villager villager", "1 0 0 1", hunter_points="anew")
    assert after.asked("hunter") == {0: (2, 3)}
    for choice in (None, 0, 1):
        with pytest.raises(Refusal, match="not-an-option"):
            after.telling.answer(0, choice)


def test_pointing_anew_goes_on_along_a_chain() -> None:
    after = ended("hunter hunter werewolf villager", "3 0 0 0", hunter_points="anew")
    after.answers(hunter=1)
    assert after.asked("hunter") == {1: (2, 3)}
    after.answers(hunter=2)
    assert after.dead == (0, 1, 2)


def test_pointing_anew_ends_when_nobody_is_left() -> None:
    after = ended("hunter hunter hunter", "1 0 0", hunter_points="anew", spares="werewolf seer robber")
    after.answers(hunter=1).answers(hunter=2)
    assert after.dead == (0, 1, 2)
    assert after.won == ("", ())
