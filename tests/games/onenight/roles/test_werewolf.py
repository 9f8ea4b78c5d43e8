"""The Werewolves see one another; a lone wolf may look into the middle, where that is agreed."""

from __future__ import annotations

from tests.table import dealt, ended

NO_WOLF_LEFT = "villager villager villager"
ONE_WOLF_LEFT = "werewolf seer villager"


def test_two_werewolves_see_each_other() -> None:
    night = dealt("werewolf villager werewolf").goes_on_to("day")
    assert night.met(0) == [("werewolf", (2,))]
    assert night.met(2) == [("werewolf", (0,))]


def test_three_werewolves_see_each_other() -> None:
    night = dealt("werewolf werewolf villager werewolf").goes_on_to("day")
    assert night.met(1) == [("werewolf", (0, 3))]


def test_a_lone_werewolf_sees_nobody_and_knows_it() -> None:
    night = dealt("werewolf villager villager", spares=ONE_WOLF_LEFT).goes_on_to("day")
    assert night.met(0) == [("werewolf", ())]


def test_a_werewolf_wakes_whether_it_likes_or_not() -> None:
    night = dealt("werewolf villager werewolf").goes_on_to("day")
    assert night.woke(0) == night.woke(2) == ["werewolf"]
    assert night.heard(0, "chose") == []


def test_werewolves_do_not_see_their_minion() -> None:
    night = dealt("werewolf minion werewolf").goes_on_to("day")
    assert night.met(0) == [("werewolf", (2,))]


def test_a_werewolf_in_the_middle_is_seen_by_nobody() -> None:
    night = dealt("villager villager werewolf", spares=ONE_WOLF_LEFT).goes_on_to("day")
    assert night.met(2) == [("werewolf", ())]


def test_nobody_else_hears_who_woke_as_a_werewolf() -> None:
    night = dealt("werewolf villager werewolf").goes_on_to("day")
    told = {entry["e"] for entry in night.view(1)}
    assert told == {"began", "phase", "shown", "called"}


def test_without_the_variant_a_lone_wolf_is_asked_nothing() -> None:
    night = dealt("werewolf villager villager", spares=ONE_WOLF_LEFT).goes_on_to("day")
    assert night.saw(0) == {}
    assert night.heard(0, "chose") == []


def test_a_lone_wolf_may_look_at_one_card_in_the_middle() -> None:
    night = dealt("werewolf villager villager", spares=ONE_WOLF_LEFT, lone_wolf=True)
    assert night.asked("werewolf") == {0: (None, "left", "middle", "right")}
    night.answers(werewolf="middle")
    assert night.saw(0) == {"middle": "seer"}
    assert night.card("middle") == "seer"


def test_a_lone_wolf_may_leave_the_middle_alone() -> None:
    night = dealt("werewolf villager villager", spares=ONE_WOLF_LEFT, lone_wolf=True).answers(werewolf=None)
    assert night.saw(0) == {}


def test_two_wolves_are_no_lone_wolf() -> None:
    night = dealt("werewolf villager werewolf", lone_wolf=True).goes_on_to("day")
    assert night.saw(0) == night.saw(2) == {}
    assert night.heard(0, "chose") == night.heard(2, "chose") == []


def test_a_minion_is_no_company_for_a_lone_wolf() -> None:
    night = dealt("werewolf minion villager", lone_wolf=True)
    assert list(night.asked("werewolf")) == [0]


def test_a_robbed_werewolf_has_woken_as_one_and_is_none_at_the_end() -> None:
    night = dealt("robber werewolf villager").answers(robber=1)
    assert night.woke(1) == ["werewolf"]
    assert night.cards == "werewolf robber villager"


def test_the_wolves_win_with_a_dead_villager_and_lose_with_a_dead_wolf() -> None:
    assert ended("werewolf villager werewolf", "1 0 1").won == ("werewolf", (0, 2))
    assert ended("werewolf villager werewolf", "1 0 0").won == ("village", (1,))


def test_one_dead_wolf_of_two_is_enough_for_the_village() -> None:
    after = ended("werewolf villager werewolf villager", "1 2 1 2")
    assert after.dead == (1, 2)
    assert after.won == ("village", (1, 3))
