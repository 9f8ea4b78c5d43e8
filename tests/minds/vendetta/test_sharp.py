"""What sharp minds of Blood Vendetta do that plain ones do not: they agree, tell early, heed who does not."""

from __future__ import annotations

from random import Random

import pytest

from fabula.core.events import Chose, Claimed, Died, Event, Learned, Met, PhaseBegan, Revealed, Shown
from fabula.core.requests import Ask, Choice, Window
from fabula.games.vendetta.night import what_can_be_said
from fabula.games.vendetta.tale import Vendetta
from fabula.minds.vendetta import Sensible
from fabula.minds.vendetta.suspicion import Suspicion

SEATS = 8
EVERYONE = tuple(range(SEATS))
ROLES = ("count", "lamia", *["vampire"] * 4, "hunter", "hunter")
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


@pytest.mark.parametrize(("keen", "struck"), [(True, 5), (False, None)])
def test_a_sharp_king_strikes_at_whom_all_rather_suspect(keen: bool, struck: int | None) -> None:
    heard = [says(seat, "suspect", 5) for seat in (1, 2, 3, 4, 6, 7)]
    king = a_mind("king", 0, 2, *heard, keen=keen)
    assert king.choose(Ask(0, "king", (None, *king.memory.others))) == struck


def test_a_sharp_hunter_keeps_to_what_it_said() -> None:
    mind = a_mind("hunter", 7, 2, says(7, "claim", "vampire"))
    for seat in range(4):
        mind.hear(says(seat, "claim", "vampire"))
    assert mind.face.role == "vampire"


@pytest.mark.parametrize("keen", [True, False])
def test_a_sharp_count_tells_all_from_the_second_night_on(keen: bool) -> None:
    heard = (Chose(0, "count", 5), Learned(0, "count", "vampire"))
    mind = a_mind("count", 0, 1, *heard, keen=keen)
    assert ("claim", "count") not in all_said(mind)
    for event in (*dies(3, "vampire"), PhaseBegan("night", 2)):
        mind.hear(event)
    assert (("checked", 5, "vampire") in all_said(mind)) is keen


def doubts(*heard: Event, keen: bool = True) -> dict[int, float]:
    """How suspect each is to all, when this was heard."""
    memory = a_mind("count", 0, 2, *heard, keen=keen).memory
    return Suspicion(memory, private=False).score


MOST_HAVE_TOLD = [says(seat, "claim", "vampire") for seat in range(1, 5)]


@pytest.mark.parametrize("keen", [True, False])
def test_who_speaks_and_keeps_back_their_name_when_most_have_told_theirs_is_suspect_to_the_sharp(
    keen: bool,
) -> None:
    doubt = doubts(*MOST_HAVE_TOLD, says(6, "suspect", 7), keen=keen)
    assert (doubt[6] > doubt[5]) is keen


def test_who_says_nothing_at_all_may_well_talk_aloud() -> None:
    doubt = doubts(*MOST_HAVE_TOLD)
    assert doubt[5] == doubt[1] == 0


def test_nobody_is_suspect_for_not_telling_before_most_have() -> None:
    doubt = doubts(*MOST_HAVE_TOLD[:3], says(6, "suspect", 7))
    assert doubt[6] == doubt[5]


def test_who_says_to_have_a_power_is_trusted_until_another_says_so_too() -> None:
    heard = [*MOST_HAVE_TOLD, says(6, "claim", "lamia")]
    assert doubts(*heard)[6] < doubts(*heard)[1]
    twice = doubts(*heard, says(7, "claim", "lamia"))
    assert twice[7] > twice[6] >= twice[1]


def tells(mind: Sensible, prompt: str, *options: Choice) -> Choice:
    """What it answers to a question of the light time, or of a vote."""
    return mind.choose(Ask(mind.memory.seat, prompt, options))


@pytest.mark.parametrize(("keen", "prey"), [(True, 3), (False, 2)])
def test_sharp_hunters_go_for_whom_the_count_must_be_at_home_with(keen: bool, prey: int) -> None:
    met, count, lamia = Met(6, "hunters", (7,)), says(2, "claim", "count"), says(3, "claim", "lamia")
    mind = a_mind("hunter", 6, 2, met, count, lamia, keen=keen)
    assert tells(mind, "hunters", None, *EVERYONE) == prey


def test_sharp_hunters_let_a_lamia_be_whom_they_missed_or_who_has_nobody_to_take_home() -> None:
    met, count, lamia = Met(6, "hunters", (7,)), says(2, "claim", "count"), says(3, "claim", "lamia")
    missed = a_mind("hunter", 6, 3, met, count, lamia, Chose(6, "hunters", 3))
    alone = a_mind("hunter", 6, 2, met, lamia, says(2, "claim", "vampire"), Chose(6, "hunters", 3))
    two = a_mind("hunter", 6, 2, met, count, lamia, says(4, "claim", "lamia"))
    assert tells(missed, "hunters", None, *EVERYONE) == 2
    assert tells(alone, "hunters", None, *EVERYONE) != 3
    assert tells(two, "hunters", None, *EVERYONE) == 2


def test_a_sharp_scout_looks_neither_at_a_friend_nor_at_today_s_prey() -> None:
    heard = Met(6, "hunters", (7,)), says(2, "claim", "count"), says(3, "claim", "lamia")
    mind = a_mind("scout", 6, 2, *heard, Chose(6, "hunters", 3))
    others = tuple(seat for seat in EVERYONE if seat != 6)
    assert tells(mind, "scout", *others) == 2
    for event in (Chose(6, "scout", 2), Learned(6, "scout", "special_vampire")):
        mind.hear(event)
    assert {tells(mind, "scout", *others) for _ in range(40)} == {0, 1, 4, 5}


@pytest.mark.parametrize(
    ("roles", "dead", "waits"),
    [
        (ROLES, (), True),
        (ROLES, (1,), False),
        (("count", "lamia", *["vampire"] * 4, "werewolf", "hunter"), (), False),
    ],
)
def test_sharp_vampires_execute_nobody_by_lot_where_a_night_is_won_by_waiting(
    roles: tuple[str, ...], dead: tuple[int, ...], waits: bool
) -> None:
    for keen in (True, False):
        mind = Sensible(TALE.set_up(SEATS, roles), 0, Random(1).randrange)
        mind.keen = keen
        gone = [event for seat in dead for event in dies(seat, "vampire")]
        for event in (Shown(0, "count"), PhaseBegan("night", 2), *gone):
            mind.hear(event)
        vote = tells(mind, "vote", None, *mind.memory.others)
        assert (vote is None) is (keen and waits)
