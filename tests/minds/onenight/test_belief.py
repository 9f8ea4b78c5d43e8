"""What follows from what was said, and what does not."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.minds.onenight.nights import FIVE, claim, lots, memory

from fabula.core.events import Chose, Claimed, Event, Met, Saw
from fabula.minds.onenight.belief import Belief
from fabula.minds.onenight.memory import Memory


def belief(kept: Memory, *, private: bool = True) -> Belief:
    return Belief(kept, lots(), private=private)


def test_who_heard_nothing_believes_the_deal() -> None:
    """By the hypergeometric law: two Werewolves among the seven cards a villager has not seen."""
    kept = belief(memory(0, "villager"))
    assert kept.wolf[0] == 0
    assert kept.wolf[1:] == pytest.approx([2 / 7] * 4)
    assert kept.none == pytest.approx(3 / 7 * 2 / 6)


def test_all_deals_counted_one_by_one_give_the_same() -> None:
    roles = ("werewolf", "werewolf", "seer", "robber", "villager", "villager")
    deals = [deal for deal in set(permutations(roles)) if deal[1] == "seer" and deal[3] == "robber"]
    kept = memory(1, "seer", Chose(1, "seer", ("left",)), Saw(1, "left", "robber"), roles=roles)
    share = sum(deal[0] == "werewolf" for deal in deals) / len(deals)
    assert belief(kept).wolf[0] == pytest.approx(share)


def test_both_werewolves_seen_in_the_middle_leave_none() -> None:
    seen = (Saw(2, "left", "werewolf"), Saw(2, "right", "werewolf"))
    assert belief(memory(2, "seer", *seen)).none == 1


def test_a_stolen_card_is_where_the_robber_has_it() -> None:
    robber = memory(1, "robber", Chose(1, "robber", 3), Saw(1, 1, "werewolf"))
    kept = belief(robber)
    assert (kept.wolf[1], kept.wolf[3]) == (1, 0)


def test_two_who_claim_one_card_are_both_suspect_whoever_said_so_first() -> None:
    kept = belief(memory(0, "villager", claim(1, "seer"), claim(2, "seer"), claim(3, "villager")))
    assert kept.wolf[1] > 1 / 2 > kept.wolf[3]
    assert kept.wolf[1] == kept.wolf[2]


def test_who_claims_my_card_is_found_out() -> None:
    kept = belief(memory(0, "seer", claim(1, "seer"), claim(2, "robber")))
    assert kept.wolf[1] > 4 / 5 > kept.wolf[2]


def test_who_is_silent_where_others_speak_is_suspect() -> None:
    said = [claim(seat, role) for seat, role in ((1, "seer"), (2, "robber"), (3, "villager"))]
    kept = belief(memory(0, "villager", *said))
    assert kept.wolf[4] > max(kept.wolf[1:4])


def test_an_accusation_weighs_more_than_silence() -> None:
    said: list[Event] = [claim(1, "seer"), Claimed(1, ("saw", 2, "werewolf")), claim(2, "villager")]
    kept = belief(memory(0, "villager", *said))
    assert kept.wolf[2] > 2 * kept.wolf[4]


def test_a_believed_exchange_moves_suspicion() -> None:
    wolf = memory(0, "werewolf", claim(1, "troublemaker"), Claimed(1, ("swapped", 0, 2)))
    kept = belief(wolf)
    assert kept.wolf[2] > 1 / 2 > kept.wolf[0]


def test_an_insomniac_who_woke_a_villager_doubts_that_she_was_moved_to_a_werewolf() -> None:
    roles = ("werewolf", "werewolf", "insomniac", "troublemaker", "villager", "villager", "villager", "seer")
    rumour = (claim(1, "troublemaker"), Claimed(1, ("swapped", 0, 2)))
    asleep = belief(memory(0, "insomniac", *rumour, roles=roles))
    awake = belief(
        memory(0, "insomniac", Chose(0, "insomniac", 0), Saw(0, 0, "insomniac"), *rumour, roles=roles)
    )
    assert awake.wolf[0] < asleep.wolf[0]


def test_rumour_knows_nothing_of_what_one_alone_knows() -> None:
    kept = belief(memory(0, "werewolf", Met(0, "werewolf", (3,))), private=False)
    assert kept.wolf == pytest.approx([2 / 8] * 5)


def test_many_werewolves_are_believed_by_lot() -> None:
    roles = FIVE[:1] * 7 + FIVE[2:] + ("villager",) * 6
    drawn = [(17 * i + i // 7) % 23 for i in range(5000)]
    kept = Belief(memory(0, "villager", roles=roles), lots(*drawn))
    assert sum(kept.wolf) == pytest.approx(7 * 15 / 18, abs=0.3)


def test_the_sum_of_all_beliefs_is_the_number_of_werewolves_where_none_can_lie_in_the_middle() -> None:
    seen = [Saw(2, spot, "villager") for spot in ("left", "middle", "right")]
    assert sum(belief(memory(2, "seer", *seen)).wolf) == pytest.approx(2)


def keen(kept: Memory) -> Belief:
    kept.keen = True
    return belief(kept)


def test_the_sharp_believe_less_who_says_to_have_seen_what_all_have_heard() -> None:
    seen, owner = Claimed(1, ("saw", 2, "robber")), claim(2, "robber")
    others = [claim(3, "villager"), claim(4, "villager")]
    before = keen(memory(0, "villager", claim(1, "seer"), seen, owner, *others))
    after = keen(memory(0, "villager", claim(1, "seer"), owner, seen, *others))
    assert after.wolf[1] > before.wolf[1]
    plain = [
        belief(memory(0, "villager", claim(1, "seer"), *two, *others))
        for two in ((seen, owner), (owner, seen))
    ]
    assert plain[0].wolf == plain[1].wolf


def test_of_two_who_cannot_both_be_one_may_be_the_tanner() -> None:
    roles = ("werewolf", "werewolf", "tanner", "seer", "robber", "villager", "villager", "villager")
    said = [claim(1, "seer"), claim(2, "seer"), claim(3, "villager"), claim(4, "robber")]
    kept = keen(memory(0, "villager", *said, roles=roles))
    assert kept.tanner[1] == pytest.approx(kept.tanner[2])
    assert kept.tanner[1] > kept.tanner[4] > kept.tanner[3] > 0
    assert sum(kept.tanner) < 1
    assert keen(memory(0, "tanner", *said, roles=roles)).tanner == [0.0] * 5, "who it is knows"
    clash = keen(memory(0, "villager", *said))
    assert kept.wolf[1] < clash.wolf[1]
