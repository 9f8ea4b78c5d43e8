"""Whole nights, traced card by card."""

from __future__ import annotations

from tests.table import dealt


def test_trace_1_the_robber_takes_a_werewolf() -> None:
    night = dealt("robber werewolf villager").answers(robber=1)
    assert night.cards == "werewolf robber villager"
    assert night.votes(1, 0, 1).won == ("werewolf", (0,))


def test_trace_2_then_the_troublemaker_passes_it_on() -> None:
    night = dealt("robber werewolf troublemaker villager").answers(robber=1, troublemaker=(0, 3))
    assert night.cards == "villager robber troublemaker werewolf"
    assert night.believes(0) == "werewolf"
    assert night.believes(3) == "villager"
    assert night.votes(3, 3, 3, 0).won == ("village", (0, 1, 2))


def test_trace_3_the_drunk_takes_a_werewolf_from_the_middle() -> None:
    night = dealt("drunk villager seer", spares="villager werewolf villager").answers(
        seer=(0,), drunk="middle"
    )
    assert night.cards == "werewolf villager seer"
    assert all(night.believes(seat) != "werewolf" for seat in range(3))
    assert night.votes(1, 2, 0).won == ("werewolf", (0,))


def test_trace_3_without_the_drunk_there_was_no_werewolf() -> None:
    night = dealt("drunk villager seer", spares="villager werewolf villager").answers(drunk="left")
    assert night.votes(1, 2, 0).won == ("village", (0, 1, 2))


def test_trace_4_the_insomniac_robbed_and_swapped_back() -> None:
    night = dealt("insomniac robber troublemaker werewolf")
    night.answers(robber=0, troublemaker=(0, 1), insomniac=0)
    assert night.saw(0) == {0: "insomniac"}
    assert night.cards == "insomniac robber troublemaker werewolf"
    assert night.believes(1) == "insomniac"


def test_trace_5_the_doppelganger_robs_and_is_robbed() -> None:
    night = dealt("doppelganger robber werewolf villager").answers(doppelganger=1, robber=2)
    assert night.cards == "werewolf robber robber villager"
    night.answers(robber=0)
    assert night.cards == "robber werewolf robber villager"
    assert [night.printed(seat) for seat in range(3)] == ["robber", "werewolf", "doppelganger"]
    assert night.votes(1, 0, 1, 1).won == ("village", (0, 2, 3))


def test_trace_6_the_troublemaker_passes_the_doppelganger_werewolf_on() -> None:
    night = dealt("doppelganger werewolf troublemaker villager").answers(doppelganger=1, troublemaker=(0, 3))
    assert night.cards == "villager werewolf troublemaker werewolf"
    assert night.printed(3) == "doppelganger"
    assert night.believes(0) == "werewolf"
    assert night.votes(3, 3, 3, 0).won == ("village", (0, 2))


def test_trace_7_the_drunk_draws_the_doppelganger_who_drank() -> None:
    night = dealt("doppelganger drunk villager", spares="werewolf seer tanner")
    night.answers(doppelganger=1, drunk="left")
    assert night.cards == "werewolf drunk villager"
    assert (night.printed("left"), night.card("left")) == ("doppelganger", "drunk")
    night.answers(drunk="left")
    assert night.printed(1) == "doppelganger"
    assert night.cards == "werewolf drunk villager"
    assert night.votes(1, 0, 0).won == ("village", (1, 2))
