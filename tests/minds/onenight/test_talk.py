"""What is said by day: the truth of the village, covers, provocations."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.minds.onenight.nights import FIVE, claim, lots, memory

from fabula.core.events import Chose, Event, Met, Saw
from fabula.core.requests import Choice
from fabula.games.onenight.tale import what_can_be_said
from fabula.minds.onenight.memory import Memory
from fabula.minds.onenight.talk import what_to_say
from fabula.sim.seeding import lots_of

TEN = (
    "werewolf", "werewolf", "minion", "tanner", "seer", "robber", "troublemaker", "drunk", "insomniac",
    "hunter", "villager", "mason", "mason",
)  # fmt: skip


def said(kept: Memory, *drawn: int) -> list[Choice]:
    words = what_to_say(kept, lots(*drawn))
    possible = what_can_be_said(kept.setup.seats, kept.setup.roles)
    assert all(one in possible for one in words)
    return words


def test_the_village_tells_what_it_did_and_saw() -> None:
    seer = memory(2, "seer", Chose(2, "seer", (4,)), Saw(2, 4, "villager"))
    assert said(seer) == [("claim", "seer"), ("saw", 4, "villager")]
    robber = memory(1, "robber", Chose(1, "robber", 3), Saw(1, 1, "villager"))
    assert said(robber) == [("claim", "robber"), ("swapped", 1, 3), ("saw", 3, "villager")]
    troublemaker = memory(0, "troublemaker", Chose(0, "troublemaker", (1, 4)))
    assert said(troublemaker) == [("claim", "troublemaker"), ("swapped", 1, 4)]
    assert said(memory(0, "villager")) == [("claim", "villager")]


def test_a_drunk_a_mason_and_an_insomniac_tell_theirs() -> None:
    assert said(memory(1, "drunk", Chose(1, "drunk", "left"), roles=TEN))[1:] == [("swapped", 1, "left")]
    assert said(memory(1, "mason", Met(1, "mason", (5,)), roles=TEN))[1:] == [("saw", 5, "mason")]
    insomniac = memory(1, "insomniac", Chose(1, "insomniac", 1), Saw(1, 1, "insomniac"), roles=TEN)
    assert said(insomniac)[1:] == [("saw", 1, "insomniac")]


def test_who_passed_by_night_tells_no_deed() -> None:
    assert said(memory(1, "robber", Chose(1, "robber", None))) == [("claim", "robber")]


def test_a_lone_wolf_claims_what_lies_in_the_middle() -> None:
    wolf = memory(0, "werewolf", Met(0, "werewolf", ()), Saw(0, "left", "troublemaker"))
    assert said(wolf)[0] == ("claim", "troublemaker")


def test_a_wolf_claims_any_card_and_tells_what_its_owner_would() -> None:
    told: dict[str, set[int]] = {}
    for lot in range(1000):
        wolf = memory(0, "werewolf", Met(0, "werewolf", ()), claim(1, "hunter"), roles=TEN)
        (_, role), *more = what_to_say(wolf, lots_of(1, lot))
        told.setdefault(role, set()).add(len(more))
        assert all(words[2] not in ("werewolf", "minion") for words in more if words[0] == "saw")
    assert {role: many for role, many in told.items() if many != {0}} == {
        "seer": {1, 2}, "robber": {2}, "troublemaker": {1}, "drunk": {1}, "insomniac": {1}
    }  # fmt: skip
    assert {"villager", "hunter"} <= {*told}


def test_a_robber_who_stole_a_werewolf_owns_up_to_no_theft_of_it() -> None:
    robber = memory(1, "robber", Chose(1, "robber", 3), Saw(1, 1, "werewolf"), claim(2, "seer"))
    words = said(robber)
    assert words[0] == ("claim", "robber")
    assert "werewolf" not in [part for one in words for part in one]


def as_often(role: str, *heard: Event) -> Counter[str]:
    kept = memory(0, role, Met(0, "werewolf", (1,)), *heard, roles=TEN)
    kept.keen = True
    return Counter(str(what_to_say(kept, lots_of(4, lot))[0][1]) for lot in range(1000))


def test_sharp_dark_ones_say_to_be_each_card_as_often_as_it_is_dealt() -> None:
    # Three of the village's nine cards move one; of two Masons 18 in 24 have met the other.
    wolf = as_often("werewolf")
    assert {*wolf} == {"seer", "robber", "troublemaker", "drunk", "insomniac", "hunter", "villager"}
    moved = sum(wolf[role] for role in ("robber", "troublemaker", "drunk"))
    assert moved == pytest.approx(1000 * 3 / 9, abs=50)
    seen = 2 * wolf["seer"] + wolf["robber"] + wolf["insomniac"]
    assert seen == pytest.approx(1000 * (2 + 1 + 1 + 1.5) / 9, abs=70)


def test_a_sharp_wolf_leaves_to_others_what_they_have_claimed_and_who_draws_looks_does_not() -> None:
    claims = (claim(2, "drunk"), claim(3, "robber"))
    assert not {"drunk", "robber"} & {*as_often("werewolf", *claims)}
    assert {"drunk", "robber"} <= {*as_often("minion", *claims)} & {*as_often("tanner", *claims)}


def test_who_says_to_be_a_doppelganger_tells_whom_they_copied() -> None:
    roles = (*TEN[:-2], "villager", "doppelganger")
    kept = memory(0, "werewolf", Met(0, "werewolf", ()), claim(2, "robber"), roles=roles)
    kept.keen = True
    told = [what_to_say(kept, lots_of(4, lot)) for lot in range(200)]
    copies = {tuple(words[1:]) for words in told if words[0] == ("claim", "doppelganger")}
    assert copies == {(("saw", 2, "robber"), ("swapped", 0, 2), ("saw", 2, "robber"))}


def test_dark_ones_never_confess_by_any_lot() -> None:
    for role in ("werewolf", "minion"):
        for lot in range(12):
            kept = memory(0, role, Met(0, "werewolf", (1,)), claim(2, "villager"), roles=TEN)
            assert said(kept, lot, lot // 2)[0] not in [("claim", "werewolf"), ("claim", "minion")]


def test_a_tanner_claims_what_another_has_claimed_or_might() -> None:
    tanner = memory(0, "tanner", claim(1, "hunter"), roles=TEN)
    assert said(tanner, 1) == [("claim", "hunter")]
    assert said(tanner, 0, 1)[0] in [("claim", role) for role in TEN]


def test_the_set_without_a_harmless_role_still_gives_a_cover() -> None:
    roles = ("werewolf", "minion", "tanner", "mason", "mason", "doppelganger")
    assert what_to_say(memory(0, "werewolf", roles=roles), lots()) == [("claim", "villager")]
    assert FIVE.count("villager") == 3
