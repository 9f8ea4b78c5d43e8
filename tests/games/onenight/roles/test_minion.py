"""The Minion sees the Werewolves and is not seen; alone, he wins by living while another dies."""

from __future__ import annotations

from tests.table import dealt, ended


def test_the_minion_sees_the_werewolves() -> None:
    night = dealt("werewolf minion werewolf villager").goes_on_to("day")
    assert night.woke(1) == ["minion"]
    assert night.met(1) == [("werewolf", (0, 2))]


def test_the_minion_sees_that_there_is_no_werewolf() -> None:
    night = dealt("seer minion villager", spares="werewolf werewolf villager").goes_on_to("day")
    assert night.met(1) == [("werewolf", ())]


def test_the_minion_has_nothing_to_choose() -> None:
    night = dealt("werewolf minion villager").goes_on_to("day")
    assert night.heard(1, "chose") == []


def test_the_minion_looks_after_the_werewolves_have() -> None:
    night = dealt("werewolf minion villager").goes_on_to("day")
    assert night.calls == ["werewolf", "minion"]


def test_two_minions_do_not_see_each_other() -> None:
    night = dealt("werewolf minion minion").goes_on_to("day")
    assert night.met(1) == night.met(2) == [("werewolf", (0,))]


def test_the_minion_sees_who_was_dealt_a_werewolf_card() -> None:
    night = dealt("robber minion werewolf").answers(robber=2)
    assert night.met(1) == [("werewolf", (2,))]
    assert night.card(0) == "werewolf"


def test_a_robber_who_takes_the_minion_is_on_the_werewolves_side() -> None:
    after = dealt("robber minion werewolf villager").answers(robber=1).votes(3, 3, 3, 0)
    assert after.won == ("werewolf", (0, 2))


def test_the_minion_wins_with_the_wolves_though_he_dies() -> None:
    after = ended("werewolf minion villager", "1 2 1")
    assert after.dead == (1,)
    assert after.won == ("werewolf", (0, 1))


def test_the_minions_death_does_not_help_the_village() -> None:
    after = ended("minion villager villager", "1 0 0")
    assert after.won == ("", ())


def test_the_minion_loses_when_a_wolf_dies() -> None:
    assert ended("werewolf minion villager", "2 0 0").won == ("village", (2,))


def test_without_wolves_the_minion_wins_when_another_dies() -> None:
    assert ended("minion villager villager", "1 2 1").won == ("werewolf", (0,))


def test_without_wolves_the_minion_loses_when_he_dies_with_another() -> None:
    after = ended("minion villager villager villager", "1 0 0 1")
    assert after.dead == (0, 1)
    assert after.won == ("", ())


def test_without_wolves_and_deaths_the_minion_loses() -> None:
    assert ended("minion villager villager", "1 2 0").won == ("village", (1, 2))


def test_the_death_of_a_tanner_alone_is_no_win_for_a_minion_without_wolves() -> None:
    assert ended("tanner minion villager", "1 0 0").won == ("tanner", (0,))


def test_of_two_minions_without_wolves_the_living_one_wins_by_the_others_death() -> None:
    assert ended("minion minion villager villager", "1 0 1 0").won == ("", ())
    assert ended("minion minion villager villager", "1 2 1 1").won == ("werewolf", (0,))
