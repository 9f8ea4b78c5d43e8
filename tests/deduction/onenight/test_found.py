"""What follows from what players of One Night say, as the book has it; and how its files are read."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from fabula.deduction import NoCase, deals, read_case
from fabula.deduction.onenight.found import Found

NAMES = ["Ann", "Ben", "Cem", "Dot"]
SET = ["werewolf", "werewolf", "seer", "robber", "troublemaker", "insomniac", "drunk"]


def a_case(claims: str, *info: dict[str, Any], cards: list[str] = SET, **more: Any) -> dict[str, Any]:
    """A file of four players."""
    claimed = dict(zip(NAMES, claims.split(), strict=True))
    return {"tale": "onenight", "players": NAMES, "set": cards, "claims": claimed, "info": [*info], **more}


def left(claims: str, *info: dict[str, Any], **more: Any) -> Found:
    """What is left of it."""
    found = deals(read_case(a_case(claims, *info, **more)))
    assert isinstance(found, Found)
    return found


SAW = {"by": "Ann", "role": "seer", "player": "Ben", "shown": "werewolf"}
MOVED = {"by": "Cem", "role": "troublemaker", "players": ["Ben", "Dot"]}


def test_a_werewolfs_card_is_followed_to_where_it_lies_now() -> None:
    found = left("seer robber troublemaker insomniac", SAW, MOVED, you="Ann")
    assert found.chances(1) == {"werewolf": 1.0}
    now = found.chances_now(3)["werewolf"]
    assert now > 1 / 2, "unless Cem lies, or Dot has robbed Ben before"
    trusting = read_case(a_case("seer robber troublemaker insomniac", SAW, MOVED, you="Ann"))
    trusting.assume = trusting.assume.trust("Cem").trust("Dot")
    sure = deals(trusting)
    assert sure.certain_now[3] == "werewolf"
    assert 1 not in sure.certain_now or sure.certain_now[1] != "werewolf"


def test_who_has_not_seen_that_they_were_made_a_werewolf_tells_the_truth() -> None:
    awake = {"by": "Dot", "role": "insomniac", "shown": "insomniac"}
    found = left("seer robber troublemaker insomniac", SAW, MOVED, awake, you="Ann")
    both = [one for one in found if one.roles[2] == "troublemaker" and one.roles[3] == "insomniac"]
    assert all(one.final[3] == "werewolf" for one in both), "who has seen it may lie about it"
    honest = read_case(a_case("seer robber troublemaker insomniac", SAW, MOVED, awake, you="Ann"))
    honest.assume = honest.assume.put(*honest.assume.by_words["turned-tell-the-truth"])
    assert not [one for one in deals(honest) if one.roles[2:4] == ("troublemaker", "insomniac")]


def test_what_follows_is_what_the_listed_deals_say() -> None:
    found = left("seer robber troublemaker insomniac", SAW, MOVED)
    every = [*found]
    assert found.count == len(every) == len(set(every))
    assert all(found.holds(one) for one in islice(every, 50))
    for place in range(len(found.places)):
        for role, share in found.chances_now(place).items():
            assert share == sum(one.final[place] == role for one in every) / len(every)
    question = found.best_question()
    assert question is not None
    assert question.yes == sum(one.final[question.seat] == "werewolf" for one in every)


def test_a_deal_is_excluded_by_no_more_than_it_needs() -> None:
    found = left("seer robber troublemaker insomniac", MOVED, SAW)
    dealt = ("seer", "robber", "troublemaker", "insomniac", "werewolf", "werewolf", "drunk")
    assert found.why_not(dealt) == (1,)


def test_marks_hold_of_the_card_dealt_or_of_the_side_by_now() -> None:
    found = left("seer robber troublemaker insomniac", SAW, MOVED)
    began, now = found.holding([(1, "werewolf")]), found.holding([(1, "side village")])
    assert {one.roles[1] for one in began} == {"werewolf"}
    assert {one.final[1] for one in now} <= {"seer", "robber", "troublemaker", "insomniac", "drunk"}
    assert not found.holding([(1, "drunk"), (2, "drunk")]).count


def test_a_doppelgangers_card_is_worth_what_she_saw_wherever_it_lies() -> None:
    cards = ["doppelganger", "werewolf", "seer", "robber", "villager", "tanner", "hunter"]
    copied = {"by": "Ann", "role": "doppelganger", "player": "Ben", "shown": "robber"}
    took = {"by": "Ann", "role": "robber", "player": "Cem", "shown": "villager"}
    found = left("doppelganger robber villager hunter", copied, took, cards=cards, you="Ann")
    assert {one.final[2] for one in found if one.roles[1] == "robber"} == {"robber"}


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"set": SET[1:]}, "3 cards more"),
        ({"claims": dict.fromkeys(NAMES, "imp")}, "nobody knows the role imp"),
        ({"info": [{"by": "Eve", "role": "seer"}]}, "info 1: nobody in the case is called Eve"),
        ({"info": [{"by": "Ann", "role": "hunter"}]}, "hunter is not in the set"),
        ({"info": [{"by": "Ann"}]}, "says nothing of its role"),
        ({"info": [SAW, SAW]}, "says twice"),
        ({"info": [{"by": "Ann", "role": "drunk", "place": "below"}]}, "not written as the format has it"),
        ({"players": None}, "is an object with players, set and claims"),
    ],
)
def test_a_file_that_is_no_case_is_refused_in_words(more: dict[str, Any], words: str) -> None:
    with pytest.raises(NoCase, match=words):
        read_case({**a_case("seer robber troublemaker insomniac"), **more})
