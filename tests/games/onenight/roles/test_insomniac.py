"""The Insomniac may look at her own card when all is done."""

from __future__ import annotations

from tests.table import dealt


def test_the_insomniac_sees_what_became_of_her_card() -> None:
    night = dealt("insomniac robber werewolf").answers(robber=0, insomniac=0)
    assert night.saw(0) == {0: "robber"}
    assert night.believes(0) == "robber"


def test_the_insomniac_sees_that_nothing_became_of_it() -> None:
    night = dealt("insomniac robber werewolf").answers(insomniac=0)
    assert night.saw(0) == {0: "insomniac"}


def test_the_insomniac_may_sleep_on() -> None:
    night = dealt("insomniac robber werewolf").answers(robber=0, insomniac=None)
    assert night.saw(0) == {}
    assert night.believes(0) == "insomniac"


def test_the_insomniac_looks_at_no_other_card() -> None:
    assert dealt("robber insomniac werewolf").asked("insomniac") == {1: (None, 1)}


def test_the_insomniac_is_the_last_to_be_called() -> None:
    night = dealt("insomniac robber troublemaker drunk werewolf").answers(drunk="left").goes_on_to("day")
    assert night.calls[-1] == "insomniac"


def test_the_insomniac_robbed_and_swapped_back_finds_herself() -> None:
    night = dealt("insomniac robber troublemaker werewolf").answers(
        robber=0, troublemaker=(0, 1), insomniac=0
    )
    assert night.saw(0) == {0: "insomniac"}


def test_the_insomniac_is_on_the_side_of_her_new_card() -> None:
    after = dealt("insomniac troublemaker werewolf").answers(troublemaker=(0, 2), insomniac=0).votes(1, 0, 1)
    assert after.believes(0) == "werewolf"
    assert after.won == ("werewolf", (0,))


def test_a_robber_who_took_the_insomniac_does_not_wake_again() -> None:
    night = dealt("insomniac robber werewolf").answers(robber=0).goes_on_to("day")
    assert night.woke(1) == ["robber"]


def test_two_insomniacs_each_see_their_own() -> None:
    night = dealt("insomniac robber insomniac").answers(robber=0, insomniac={0: 0, 2: 2})
    assert night.saw(0) == {0: "robber"}
    assert night.saw(2) == {2: "insomniac"}
