"""Who may be of one pack, by votes and claims, as sharp minds of Mafia and Blood Vendetta see it."""

from __future__ import annotations

from random import Random

import pytest

from fabula.core.events import Chose, Claimed, Died, Event, Learned, PhaseBegan, Revealed, Shown, Voted
from fabula.core.requests import Ask, Choice, Window
from fabula.games.vendetta.night import what_can_be_said
from fabula.games.vendetta.tale import Vendetta
from fabula.minds.ties import Alike, Poll, Ties
from fabula.minds.vendetta import Sensible
from fabula.minds.vendetta.suspicion import Suspicion

SEATS = 8
EVERYONE = tuple(range(SEATS))
ROLES = ("count", "lamia", *["vampire"] * 4, "hunter", "hunter")
UNKNOWN = dict.fromkeys(EVERYONE, 0.0)
TALE = Vendetta()


def a_mind(role: str, seat: int, night: int, *heard: Event, keen: bool = True) -> Sensible:
    """A mind that has heard this by a night."""
    mind = Sensible(TALE.set_up(SEATS, ROLES), seat, Random(1).randrange)
    mind.keen = keen
    for event in (Shown(seat, role), PhaseBegan("night", night), *heard):
        mind.hear(event)
    return mind


def says(seat: int, *words: Choice) -> Claimed:
    """Somebody says something before all."""
    return Claimed(seat, words)


def dies(seat: int, role: str) -> tuple[Event, Event]:
    """Somebody is gone, and the card is shown."""
    return Died(seat, "murder"), Revealed(seat, role)


def all_said(mind: Sensible) -> list[Choice]:
    """All it says in a night."""
    setup = mind.memory.setup
    window = Window(EVERYONE, "night", what_can_be_said(SEATS, setup.roles))
    return [*iter(lambda: mind.speak(window), None)]


def ties(*polls: Poll) -> Ties:
    """What these votes make of all."""
    found = Ties()
    for poll in polls:
        found.take_in(poll)
    return found


def test_who_did_not_hang_a_hunter_with_all_others_is_one_of_theirs() -> None:
    poll = Poll(2, EVERYONE, tuple((seat, 0) for seat in range(1, SEATS - 1)))
    hidden = {seat: 0.0 for seat in EVERYONE if seat}
    found = ties(poll).odds(hidden, pack=[0], many=1)
    assert max(found, key=lambda seat: found[seat]) == SEATS - 1
    assert found[SEATS - 1] > 1 > 0 > found[1]


def test_two_who_save_each_other_are_of_one_pack() -> None:
    votes = {0: 1, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 1, 7: 0}
    made = ties(Poll(2, EVERYONE, tuple(votes.items())))
    assert made.together[0, 6] > 0 > made.together[0, 2]
    found = made.odds({**UNKNOWN, 0: 3.0}, pack=[], many=2)
    assert sorted(found, key=lambda seat: found[seat])[-2:] == [6, 0]


@pytest.mark.parametrize("poll", [Poll(1, EVERYONE, ((1, 0),)), Poll(4, (0, 1, 2), ((1, 0),))])
def test_votes_of_the_first_day_and_of_the_last_tell_nothing(poll: Poll) -> None:
    assert not ties(poll).alone


def test_of_three_who_say_to_be_one_of_two_each_is_as_suspect() -> None:
    found = ties().odds(UNKNOWN, pack=[], many=1, alike=[Alike((1, 2, 3), 2)])
    assert found[1] == found[2] == found[3] > 0 > found[0] == found[4]


def test_a_large_table_is_weighed_too_and_the_most_suspect_stay() -> None:
    doubts = {seat: float(seat == 31) for seat in range(32)}
    found = ties().odds(doubts, pack=[], many=6)
    assert max(found, key=lambda seat: found[seat]) == 31
    assert len(found) == len(doubts)


def test_where_no_others_are_hidden_nothing_is_weighed() -> None:
    assert ties().odds({1: 0.5}, pack=[0], many=1) == {1: 0.5}


def test_only_the_sharp_suspect_the_first_who_said_so_as_much_as_the_last() -> None:
    heard = [says(seat, "claim", "vampire") for seat in range(1, 6)]
    sharp, plain = [
        Suspicion(a_mind("count", 0, 2, *heard, keen=keen).memory).score for keen in (True, False)
    ]
    assert sharp[1] == sharp[5] > sharp[6]
    assert plain[5] > plain[1] == plain[6] == 0


def test_sharp_vampires_agree_on_one_of_those_who_look_alike() -> None:
    heard = [says(seat, "claim", "vampire") for seat in range(1, 6)]
    voters = [a_mind(role, seat, 2, *heard) for seat, role in ((0, "count"), (6, "lamia"))]
    chosen = [mind.choose(Ask(mind.memory.seat, "vote", (None, *mind.memory.others))) for mind in voters]
    assert chosen[0] == chosen[1] is not None


def test_a_sharp_hunter_says_to_be_nothing_that_enough_others_are() -> None:
    heard = [says(seat, "claim", "vampire") for seat in range(4)]
    for lots in range(20):
        mind = a_mind("hunter", 7, 2)
        mind.below = Random(lots).randrange
        assert mind.face.role in ROLES
        for event in heard:
            mind.hear(event)
        assert mind.face.role in ("count", "lamia")


def test_a_sharp_hunter_keeps_to_what_it_said() -> None:
    mind = a_mind("hunter", 7, 2, says(7, "claim", "vampire"))
    for seat in range(4):
        mind.hear(says(seat, "claim", "vampire"))
    assert mind.face.role == "vampire"


@pytest.mark.parametrize("keen", [True, False])
def test_a_sharp_count_tells_all_on_the_night_that_decides(keen: bool) -> None:
    heard = (Chose(0, "count", 5), Learned(0, "count", "vampire"), *dies(3, "vampire"))
    mind = a_mind("count", 0, 3, *heard, keen=keen)
    assert ("checked", 5, "vampire") not in all_said(mind)
    for event in (*dies(2, "lamia"), *dies(4, "vampire"), PhaseBegan("night", 4)):
        mind.hear(event)
    assert (("checked", 5, "vampire") in all_said(mind)) is keen


def test_a_vote_counts_with_whoever_it_hanged_among_the_living() -> None:
    votes = (6, None, 6, 6, 6, 6, None, None)
    mind = a_mind("vampire", 1, 2, Voted(votes), *dies(6, "hunter"))
    poll = Poll(2, EVERYONE, tuple((who, at) for who, at in enumerate(votes) if at is not None))
    assert mind.memory.ties.together == ties(poll).together
