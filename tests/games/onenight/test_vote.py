"""Three, two, one: who dies by the vote."""

from __future__ import annotations

from itertools import product

import pytest
from tests.table import dealt, ended

from fabula.core.refusals import Refusal
from fabula.games.onenight.vote import condemned


def test_who_has_the_most_votes_dies() -> None:
    assert ended("villager werewolf villager villager", "1 2 1 1").dead == (1,)


def test_all_who_are_tied_for_the_most_die() -> None:
    assert ended("villager werewolf villager villager", "1 0 1 0").dead == (0, 1)
    assert ended("villager werewolf villager villager villager villager", "1 0 1 0 5 4").dead == (0, 1)


def test_three_may_die() -> None:
    assert ended("villager werewolf villager villager villager villager", "1 0 0 1 2 2").dead == (0, 1, 2)


@pytest.mark.parametrize("votes", ["1 2 3 0", "1 0 3 2", "3 0 1 2", "2 3 0 1"])
def test_nobody_dies_when_nobody_has_more_than_one_vote(votes: str) -> None:
    after = ended("villager werewolf villager villager", votes)
    assert after.dead == ()
    assert after.won == ("werewolf", (1,))


def test_two_votes_are_enough_when_all_others_have_one() -> None:
    assert ended("villager werewolf villager villager", "1 2 0 0").dead == (0,)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_possible_vote(players: int) -> None:
    others = [[other for other in range(players) if other != seat] for seat in range(players)]
    for votes in product(*others):
        count = [votes.count(seat) for seat in range(players)]
        most = max(count)
        expected = [seat for seat in range(players) if count[seat] == most and most > 1]
        assert condemned(votes) == expected


def test_each_points_at_another_player_and_must() -> None:
    night = dealt("villager werewolf villager")
    assert night.asked("vote") == {0: (1, 2), 1: (0, 2), 2: (0, 1)}
    for choice in (0, 3, None, "left"):
        with pytest.raises(Refusal, match="not-an-option"):
            night.telling.answer(0, choice)


def test_votes_are_sealed_until_all_are_in() -> None:
    night = dealt("villager werewolf villager").goes_on_to("vote")
    night.telling.answer(0, 1)
    night.telling.answer(2, 1)
    assert night.view("town")[-1] == {"e": "phase", "phase": "vote", "number": 1}
    assert night.telling.waiting_for() == (1,)
    night.telling.answer(1, 0)
    assert {"e": "voted", "votes": (1, 0, 1)} in night.view("town")


def test_a_vote_may_be_changed_until_all_are_in() -> None:
    night = dealt("villager werewolf villager").goes_on_to("vote")
    night.telling.answer(0, 1)
    night.telling.answer(0, 2)
    assert night.telling.answer_of(0) == 2
    night.telling.answer(1, 2)
    night.telling.answer(2, 0)
    assert night.dead == (2,)
    with pytest.raises(Refusal, match="not-asked"):
        night.telling.answer(0, 1)


def test_after_the_vote_every_card_is_turned_up() -> None:
    after = ended("seer werewolf villager", "1 0 1", spares="robber drunk hunter")
    shown = [(entry["place"], entry["role"]) for entry in after.view("town") if entry["e"] == "revealed"]
    assert shown[0] == (1, "werewolf")
    assert sorted(shown, key=str) == sorted(
        [
            (0, "seer"),
            (1, "werewolf"),
            (2, "villager"),
            ("left", "robber"),
            ("middle", "drunk"),
            ("right", "hunter"),
        ],
        key=str,
    )


def test_nobody_is_turned_up_before_the_vote() -> None:
    night = dealt("seer werewolf villager").goes_on_to("vote")
    assert night.events("revealed") == []
