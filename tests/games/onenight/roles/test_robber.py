"""The Robber may exchange cards with another, looks at the new one and is on its side."""

from __future__ import annotations

from tests.table import dealt


def test_the_robber_takes_a_card_and_sees_it() -> None:
    night = dealt("robber werewolf villager").answers(robber=1)
    assert night.cards == "werewolf robber villager"
    assert night.saw(0) == {0: "werewolf"}
    assert night.believes(0) == "werewolf"


def test_the_robber_looks_always() -> None:
    for victim in (1, 2):
        night = dealt("robber werewolf villager").answers(robber=victim)
        assert list(night.saw(0)) == [0]


def test_the_robber_may_leave_it() -> None:
    after = dealt("robber werewolf villager").answers(robber=None).votes(1, 0, 1)
    assert after.card(0) == "robber"
    assert after.saw(0) == {}
    assert after.won == ("village", (0, 2))


def test_the_robber_can_rob_any_other_player_but_not_the_middle() -> None:
    assert dealt("villager robber werewolf").asked("robber") == {1: (None, 0, 2)}


def test_the_robber_is_on_the_side_of_the_card_taken() -> None:
    after = dealt("robber werewolf villager").answers(robber=1).votes(2, 2, 1)
    assert after.won == ("werewolf", (0,))


def test_who_is_robbed_is_of_the_village() -> None:
    after = dealt("robber werewolf villager").answers(robber=1).votes(1, 0, 0)
    assert after.won == ("village", (1, 2))


def test_who_is_robbed_knows_nothing_of_it() -> None:
    night = dealt("robber werewolf villager").answers(robber=1)
    assert night.believes(1) == "werewolf"
    assert night.saw(1) == {}


def test_the_robber_wakes_once_though_the_card_taken_is_called_later() -> None:
    night = dealt("robber insomniac drunk troublemaker").answers(robber=1, troublemaker=None, drunk="left")
    night.goes_on_to("day")
    assert night.woke(0) == ["robber"]
    assert night.woke(1) == ["insomniac"]


def test_who_lost_the_card_still_acts_by_the_card_dealt() -> None:
    night = dealt("robber troublemaker werewolf villager").answers(robber=1, troublemaker=(2, 3))
    assert night.cards == "troublemaker robber villager werewolf"
    assert night.woke(1) == ["troublemaker"]


def test_a_robber_of_the_tanner_wins_by_dying() -> None:
    after = dealt("robber tanner werewolf").answers(robber=1).votes(1, 0, 0)
    assert after.won == ("tanner", (0,))


def test_a_robber_of_the_hunter_points_when_dying() -> None:
    after = dealt("robber hunter werewolf").answers(robber=1).votes(2, 0, 0)
    assert after.dead == (0, 2)


def test_the_robber_takes_what_lies_there_now() -> None:
    night = dealt("doppelganger werewolf robber troublemaker villager")
    night.answers(doppelganger=3, troublemaker=(1, 4), robber=4)
    assert night.saw(2) == {2: "werewolf"}


def test_two_robbers_choose_at_once_and_rob_clockwise() -> None:
    night = dealt("robber robber werewolf")
    assert list(night.asked("robber")) == [0, 1]
    night.answers(robber={0: 2, 1: 0})
    assert night.cards == "robber werewolf robber"
    assert night.saw(0) == {0: "werewolf"}
    assert night.saw(1) == {1: "werewolf"}


def test_two_robbers_may_rob_each_other() -> None:
    night = dealt("robber robber werewolf").answers(robber={0: 1, 1: 0})
    assert night.cards == "robber robber werewolf"
    assert night.believes(0) == night.believes(1) == "robber"
