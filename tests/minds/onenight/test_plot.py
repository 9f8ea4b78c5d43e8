"""What sharp Werewolves do that plain ones do not: they choose their lies for the pack, and vote as one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.minds.onenight.nights import FIVE, claim, memory

from fabula.core.events import Claimed, Event, Met, Shown
from fabula.core.requests import Ask, Choice, Window
from fabula.games import tale_called
from fabula.games.onenight.cards import SPARES
from fabula.games.onenight.tale import what_can_be_said
from fabula.minds.levels import LATER
from fabula.minds.onenight import Sensible, plot
from fabula.minds.onenight.belief import Belief
from fabula.minds.onenight.plot import best_story, danger_if_said
from fabula.minds.onenight.sensible import A_STORY
from fabula.sim import lots_of

SETUP = tale_called("onenight").set_up(5, FIVE)
PACK = (0, 1)
GOOD = [claim(2, "seer"), claim(3, "robber"), claim(4, "troublemaker")]
DAY = Window((*range(5),), "day", what_can_be_said(5, SETUP.roles))


def a_wolf(seat: int, lot: int, *events: Event, keen: bool = True) -> Sensible:
    mind = Sensible(SETUP, seat, lots_of(3, lot))
    mind.keen = keen
    heard: list[Event] = [Shown(seat, "werewolf"), Met(seat, "werewolf", PACK), *events]
    for event in heard:
        mind.hear(event)
    return mind


def says(mind: Sensible, seat: int) -> Choice:
    """The next thing it says, however long it waits for the others."""
    words = mind.speak(DAY)
    while words == LATER:
        words = mind.speak(DAY)
    if words is not None:
        mind.hear(Claimed(seat, words))
    return words


def vote(mind: Sensible, seat: int) -> Choice:
    return mind.choose(Ask(seat, "vote", tuple(other for other in range(5) if other != seat)))


def test_of_several_stories_that_is_told_after_which_the_pack_is_safest() -> None:
    wolf = memory(0, "werewolf", Met(0, "werewolf", PACK), *GOOD)
    stories: list[list[Choice]] = [
        [("claim", "seer"), ("saw", 1, "werewolf")],
        [("claim", "villager")],
        [("claim", "robber")],
    ]
    below = lots_of(0, 0)
    drawn = iter(stories * 12)
    told = best_story(wolf, lambda: next(drawn), below)
    dangers = [danger_if_said(wolf, words, below) for words in stories]
    assert told == stories[dangers.index(min(dangers))]
    assert len({*dangers}) == len(stories)


@pytest.mark.parametrize("wolves", [1, 2, 3])
def test_at_ten_seats_a_story_is_thought_through_in_few_ways_whatever_the_pack(
    wolves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each way there can be costs some microseconds: together they must not hold up a room."""
    weighed = []

    class Counted(Belief):
        def __init__(self, *about: Any, **rest: Any) -> None:
            super().__init__(*about, **rest)
            weighed.append(len(self.weighed))

    monkeypatch.setattr(plot, "Belief", Counted)
    roles = (*["werewolf"] * wolves, *["villager"] * (12 - wolves), "seer")
    pack = tuple(range(wolves))
    said = [claim(seat, "villager") for seat in range(1, 10)]
    wolf = memory(0, "werewolf", Met(0, "werewolf", pack), *said, roles=roles)
    stories: list[list[Choice]] = [[("saw", one, "villager")] for one in range(1, 10)]
    below = lots_of(0, 0)
    assert best_story(wolf, lambda: stories[below(9)], below) in stories
    assert sum(weighed) <= plot.MOST_WEIGHED
    assert len(weighed) > 2


def test_a_sharp_wolf_says_what_nobody_says_to_be_and_the_rest_when_all_have_spoken() -> None:
    for lot in range(40):
        mind = a_wolf(0, lot, *GOOD[:2])
        first = says(mind, 0)
        assert first in (("claim", "troublemaker"), ("claim", "villager"))
        mind.hear(GOOD[2])
        mind.hear(claim(1, "villager"))
        second = says(mind, 0)
        assert (second is None) == (first == ("claim", "villager"))
        assert says(mind, 0) is None


def test_plain_wolves_claim_now_and_then_what_somebody_claims() -> None:
    assert any(says(a_wolf(0, lot, *GOOD, keen=False), 0) == ("claim", "seer") for lot in range(60))
    assert all(says(a_wolf(0, lot, *GOOD), 0) == ("claim", "villager") for lot in range(60))


def test_a_sharp_wolf_who_says_to_be_a_seer_may_bring_somebody_down_but_none_of_its_own() -> None:
    heard = [claim(3, "robber"), claim(4, "villager"), claim(2, "villager"), claim(1, "troublemaker")]
    seen = []
    for lot in range(60):
        mind = a_wolf(0, lot, *heard)
        if says(mind, 0) == ("claim", "seer"):
            told = [says(mind, 0), says(mind, 0)]
            assert says(mind, 0) is None
            assert {where for _, where, _ in told} < {*SPARES}, "two in the middle, as of a Seer"
            seen += [role for _, _, role in told]
    assert "robber" in seen
    assert "troublemaker" not in seen


MINION_ROLES = ("werewolf", "werewolf", "minion", "seer", "robber", "villager", "villager", "villager")


def a_minion(lot: int, pack: tuple[int, ...] = PACK, *, keen: bool = True) -> Sensible:
    """A Minion, whose pack this is, when another has said to be a Seer."""
    minion = Sensible(tale_called("onenight").set_up(5, MINION_ROLES), 2, lots_of(3, lot))
    minion.keen = keen
    for event in (Shown(2, "minion"), Met(2, "werewolf", pack), claim(3, "seer")):
        minion.hear(event)
    return minion


def test_a_minion_plans_for_the_pack_it_knows_and_is_none_of_it() -> None:
    assert a_minion(0).plots
    assert plot.pack_of(a_minion(0).memory) == PACK
    assert not a_minion(0, ()).plots
    assert not a_minion(0, keen=False).plots
    assert plot.pack_of(a_wolf(0, 0).memory) == PACK


def test_a_minion_says_as_often_as_others_to_be_what_only_one_can_be() -> None:
    claims = [says(a_minion(lot), 2)[1] for lot in range(200)]
    assert 20 < sum(role == "seer" for role in claims) < 60, "one card in five, though another has said so"
    assert 20 < sum(role == "robber" for role in claims) < 60
    assert 90 < sum(role == "villager" for role in claims) < 150


def test_of_several_stories_a_minion_tells_that_after_which_others_are_rather_suspect_than_its_pack() -> None:
    minion = a_minion(0)
    stories: list[list[Choice]] = [[("claim", "villager")], [("claim", "villager"), ("saw", 0, "werewolf")]]
    drawn = iter(stories * 12)
    assert best_story(minion.memory, lambda: next(drawn), lots_of(0, 0)) == stories[0]
    dangers = [danger_if_said(minion.memory, one, lots_of(0, 0)) for one in stories]
    assert dangers[0] < dangers[1]


def test_a_sharp_pack_votes_as_one_and_for_none_of_it() -> None:
    heard = [*GOOD, claim(0, "villager"), claim(1, "villager")]
    for lot in range(20):
        votes = {vote(a_wolf(seat, lot, *heard), seat) for seat in PACK}
        assert len(votes) == 1
        assert not votes & set(PACK)


def a_villager(seat: int, lot: int, dealt: str = "villager", *, keen: bool = True) -> Sensible:
    mind = Sensible(SETUP, seat, lots_of(3, lot))
    mind.keen = keen
    mind.hear(Shown(seat, dealt))
    return mind


def waits(mind: Sensible) -> int:
    return next(times for times in range(64) if mind.speak(DAY) != LATER)


def test_the_sharp_let_others_tell_all_they_have_to_tell_first_whatever_they_are() -> None:
    lots = range(60)
    as_a_wolf = [waits(a_wolf(0, lot)) for lot in lots]
    assert as_a_wolf == [waits(a_villager(0, lot)) for lot in lots]
    assert {*as_a_wolf} == {*range(A_STORY, A_STORY + 5)}
    assert {waits(a_villager(0, lot, keen=False)) for lot in lots} == {0}


def test_nobody_waits_once_all_others_have_said_who_they_are() -> None:
    mind = a_villager(0, 0)
    assert mind.speak(DAY) == LATER
    for event in (*GOOD, claim(1, "villager")):
        mind.hear(event)
    assert mind.speak(DAY) == ("claim", "villager")


def test_a_sharp_seer_looks_at_two_in_the_middle() -> None:
    options: tuple[Choice, ...] = (None, *((seat,) for seat in range(1, 5)), ("left", "middle"))
    for lot in range(20):
        assert a_villager(0, lot, "seer").choose(Ask(0, "seer", options)) == ("left", "middle")
    plain = {a_villager(0, lot, "seer", keen=False).choose(Ask(0, "seer", options)) for lot in range(40)}
    assert len(plain) > 1
