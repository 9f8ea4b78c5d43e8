"""What sharp good minds of the Clocktower do on the last days, when hands decide the game."""

from __future__ import annotations

from tests.minds.clocktower.test_sensible import a_mind, claim, day, hand, killed, nominates

from fabula.core.events import Condemned, Event, Nominated, Raised
from fabula.games.clocktower.town.ballots import Tallied
from fabula.games.clocktower.town.events import VoteTokens
from fabula.minds.clocktower import Sensible
from fabula.minds.clocktower.voting import hands_left, rope

THREE_LIVE = (*killed(4, 5, 6, 7), day(3), *killed(3), day(4))
WORST = [claim(seat, "side", 1, "evil") for seat in (5, 6)]
ON_THE_BLOCK: list[Event] = [Nominated(1, 2), Raised(2, (1, 2, 3)), Tallied(2, 3, 2), Condemned((2,))]


def at_the_end(*events: Event, keen: bool = True) -> Sensible:
    """A good player who lives with two others, of whom all have heard most against the first."""
    mind = a_mind("soldier", day(1), *WORST, *THREE_LIVE)
    mind.keen = keen
    for event in events:
        mind.hear(event)
    return mind


def test_the_dead_who_kept_their_vote_count_when_somebody_worse_is_put_up() -> None:
    assert nominates(at_the_end(*ON_THE_BLOCK), 4) == [("nominate", 1)]
    assert nominates(at_the_end(*ON_THE_BLOCK, keen=False), 4) == []


def test_nobody_is_put_up_for_whom_too_few_hands_are_left() -> None:
    spent = [VoteTokens(seat, 0) for seat in (3, 4, 5, 6, 7)]
    mind = at_the_end(*ON_THE_BLOCK, *spent)
    assert (hands_left(mind.memory), mind.memory.needed) == (3, 4)
    assert nominates(mind, 4) == []


def test_a_hand_waits_for_who_is_worse_while_they_can_still_be_put_up() -> None:
    assert not hand(at_the_end(), 2, by=1)
    assert not hand(at_the_end(), 2, 3, 4, 5, by=1)
    assert hand(at_the_end(Nominated(2, 1), Raised(1, ())), 2, by=1)
    assert hand(at_the_end(), 1, by=2)


def test_the_sharp_who_are_less_sure_of_anybody_need_less_to_put_somebody_up() -> None:
    score = {1: 0.3, 2: 0.1}
    needed = [rope(a_mind_of(keen).memory, score) for keen in (True, False)]
    assert sum(score.values()) / len(score) < needed[0] < needed[1]


def a_mind_of(keen: bool) -> Sensible:
    """Somebody on the first day."""
    mind = a_mind("soldier", day(1))
    mind.keen = keen
    return mind
