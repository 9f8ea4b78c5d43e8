"""A mind remembers what its seat heard, as what it means."""

from __future__ import annotations

from tests.minds.onenight.nights import claim, memory

from fabula.core.events import Chose, Claimed, Copied, Met, Saw, Swapped
from fabula.minds.onenight.memory import MOST_BELIEVED


def test_the_seer_knows_what_she_saw() -> None:
    seer = memory(2, "seer", Chose(2, "seer", ("left", "right")), Saw(2, "left", "robber"))
    assert seer.known() == {2: "seer", "left": "robber"}
    assert seer.side == "village"


def test_a_robber_knows_what_his_victim_began_with_and_changes_coats() -> None:
    robber = memory(1, "robber", Chose(1, "robber", 3), Saw(1, 1, "werewolf"))
    assert robber.known() == {1: "robber", 3: "werewolf"}
    assert robber.exchanges() == [(1, 1, 1, 3)]
    assert robber.side == "werewolf"


def test_an_insomniac_knows_what_she_is_in_the_end() -> None:
    roles = ("werewolf", "werewolf", "insomniac", "robber", "villager", "villager")
    woken = memory(0, "insomniac", Chose(0, "insomniac", 0), Saw(0, 0, "robber"), roles=roles)
    assert woken.looked_last
    assert (woken.card, woken.known()) == ("robber", {0: "insomniac"})


def test_a_doppelganger_is_what_she_copied_even_if_she_sees_her_own_card_again() -> None:
    roles = ("doppelganger", "werewolf", "insomniac", "robber", "villager", "villager")
    events = (
        Chose(0, "doppelganger", 1),
        Saw(0, 1, "insomniac"),
        Copied(0, "insomniac"),
        Chose(0, "insomniac", 0),
        Saw(0, 0, "doppelganger"),
    )
    assert memory(0, "doppelganger", *events, roles=roles).card == "insomniac"


def test_a_werewolf_knows_who_is_innocent_and_a_villager_does_not() -> None:
    wolf = memory(0, "werewolf", Met(0, "werewolf", (3,)))
    assert wolf.innocent() == (1, 2, 4)
    assert wolf.known() == {0: "werewolf", 3: "werewolf"}
    assert memory(0, "villager").innocent() == ()


def test_masons_know_each_other() -> None:
    roles = ("mason", "mason", "werewolf", "villager", "villager", "villager")
    assert memory(0, "mason", Met(0, "mason", (2,)), roles=roles).known() == {0: "mason", 2: "mason"}


def test_the_last_claim_counts_and_nobody_floods_the_memory() -> None:
    said = [Claimed(1, ("saw", place, "villager")) for place in (0, 2, 3, 4, "left", "middle", "right")]
    listening = memory(0, "villager", claim(1, "seer"), claim(1, "robber"), *said)
    assert listening.claims() == {1: "robber"}
    testimony = listening.testimony()
    assert testimony[0] == (1, 1, "robber")
    assert len(testimony) == MOST_BELIEVED


def test_rumoured_exchanges_come_in_the_order_of_the_night() -> None:
    listening = memory(
        0,
        "villager",
        Claimed(2, ("swapped", 1, 3)),
        claim(2, "troublemaker"),
        Claimed(4, ("swapped", 4, 1)),
        claim(4, "robber"),
    )
    assert listening.exchanges() == [(1, 4, 4, 1), (2, 2, 1, 3)]


def test_what_no_seat_hears_means_nothing() -> None:
    before = memory(0, "villager")
    before.hear(Swapped(0, 1))
    assert before.known() == {0: "villager"}
    assert before.exchanges() == []
