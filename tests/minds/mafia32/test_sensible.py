"""The sensible mind of Mafia: who it shoots, heals, checks, believes, accuses; what it says and hides."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fabula.core.events import (
    Chose,
    Claimed,
    Died,
    Event,
    Jailed,
    Learned,
    Met,
    PhaseBegan,
    Pointed,
    Revealed,
    Revived,
    Saw,
    Shown,
    Tied,
    Voted,
)
from fabula.core.grimoire import Setup
from fabula.core.requests import Ask, Window
from fabula.games import tale_called
from fabula.games.mafia32.talk import what_can_be_said
from fabula.minds.mafia32 import Sensible
from fabula.minds.mafia32.suspicion import Suspicion
from fabula.sim import simulate

ROLES = ["don", "mafioso", "detective", "doctor", "judge", "journalist", *["citizen"] * 4]
TALE = tale_called("mafia32")
EVERYONE = tuple(range(10))


def a_mind(role: str, seat: int = 0, roles: str = " ".join(ROLES), **settings: Any) -> Sensible:
    """A mind on the third day, with its card."""
    setup: Setup = TALE.set_up(len(roles.split()), tuple(roles.split()), **settings)
    mind = Sensible(setup, seat, Random(1).randrange)
    mind.hear(Shown(seat, role))
    mind.hear(PhaseBegan("day", 3))
    return mind


def said(mind: Sensible, prompt: str = "day") -> list[Any]:
    """All it says on a day."""
    setup = mind.memory.setup
    window = Window(EVERYONE, prompt, what_can_be_said(setup.seats, setup.roles, EVERYONE))
    words: list[Any] = []
    while (one := mind.speak(window)) is not None:
        words.append(one)
    return words


def votes(mind: Sensible) -> Any:
    """Whom it votes for, all at once."""
    others = tuple(seat for seat in mind.memory.living if seat != mind.memory.seat)
    return mind.choose(Ask(mind.memory.seat, "vote", (None, *others)))


def checked(mind: Sensible, suspect: int, sign: str) -> None:
    """It has checked somebody as the Detective."""
    mind.hear(Chose(mind.memory.seat, "detective", suspect))
    mind.hear(Learned(mind.memory.seat, "detective", sign))


def dies(mind: Sensible, seat: int, role: str) -> None:
    """Somebody leaves and the card is shown."""
    mind.hear(Died(seat, "night"))
    mind.hear(Revealed(seat, role))


def test_who_lives_after_all_may_die_again() -> None:
    mind = a_mind("citizen")
    for event in (Died(3, "day"), Revived(3)):
        mind.hear(event)
    assert mind.memory.living == [*EVERYONE]
    for _ in range(2):
        mind.hear(Died(3, "night"))
        assert 3 not in mind.memory.living


# ---- the gangs


def test_a_gang_never_shoots_its_own_and_agrees_unasked() -> None:
    gang = [a_mind("mafioso", seat) for seat in range(3)]
    for seat, mind in enumerate(gang):
        mind.hear(Met(seat, "mafia", tuple(other for other in range(3) if other != seat)))
        mind.hear(Claimed(7, ("claim", "detective")))
    assert [mind.choose(Ask(seat, "mafia", (None, *EVERYONE))) for seat, mind in enumerate(gang)] == [7, 7, 7]


def test_who_differs_follows_the_most() -> None:
    mind = a_mind("mafioso")
    mind.hear(Met(0, "mafia", (1, 2)))
    mind.hear(Pointed(0, "mafia", ((0, 5), (1, 8), (2, 8))))
    assert mind.choose(Ask(0, "mafia", (None, *EVERYONE))) == 8


def test_who_survived_a_shot_is_left_alone() -> None:
    mind = a_mind("mafioso")
    mind.hear(Met(0, "mafia", (1,)))
    mind.hear(Claimed(7, ("claim", "doctor")))
    mind.hear(Chose(0, "mafia", 7))
    assert mind.choose(Ask(0, "mafia", (None, *EVERYONE))) != 7


def test_a_gang_votes_for_strangers_and_says_so() -> None:
    for seat in range(20):
        mind = Sensible(TALE.set_up(10, tuple(ROLES)), 0, Random(seat).randrange)
        mind.hear(Shown(0, "don"))
        mind.hear(PhaseBegan("day", 3))
        mind.hear(Met(0, "mafia", (1,)))
        assert votes(mind) not in (0, 1)
        assert ("suspect", 1) not in said(mind)


def test_the_lawyer_pleads_for_a_friend() -> None:
    mind = a_mind("lawyer", roles="lawyer don mafioso detective " + "citizen " * 6)
    mind.hear(Met(0, "mafia", (1, 2)))
    mind.hear(Claimed(5, ("suspect", 2)))
    assert mind.choose(Ask(0, "lawyer", EVERYONE)) == 2


# ---- the town at night


def test_the_detective_checks_who_is_not_known_yet() -> None:
    mind = a_mind("detective")
    for seat in range(1, 9):
        checked(mind, seat, "town")
    assert mind.choose(Ask(0, "detective", EVERYONE[1:])) == 9


def test_the_doctor_heals_who_claims_to_be_worth_it_and_is_believed() -> None:
    mind = a_mind("doctor")
    mind.hear(Claimed(4, ("claim", "detective")))
    assert mind.choose(Ask(0, "doctor", EVERYONE)) == 4
    rival = a_mind("doctor")
    for seat in (4, 5, 6):
        rival.hear(Claimed(seat, ("claim", "detective")))
    assert rival.choose(Ask(0, "doctor", EVERYONE)) == 4  # who said so first, though others followed


def test_the_bodyguard_dies_for_somebody_or_for_nobody() -> None:
    roles = "bodyguard don mafioso detective " + "citizen " * 6
    mind = a_mind("bodyguard", roles=roles)
    options = (None, *EVERYONE[1:])
    assert mind.choose(Ask(0, "bodyguard", options)) is None
    mind.hear(Claimed(3, ("claim", "detective")))
    assert mind.choose(Ask(0, "bodyguard", options)) == 3


def test_the_beauty_visits_the_most_suspect() -> None:
    mind = a_mind("beauty", roles="beauty don mafioso detective " + "citizen " * 6)
    mind.hear(Claimed(3, ("claim", "detective")))
    mind.hear(Claimed(3, ("checked", 6, "criminal")))
    assert mind.choose(Ask(0, "beauty", (None, *EVERYONE[1:]))) == 6


def test_the_journalist_compares_a_trusted_player_with_a_new_one() -> None:
    mind = a_mind("journalist")
    mind.hear(Claimed(3, ("claim", "detective")))
    mind.hear(Claimed(3, ("checked", 6, "town")))
    pairs = tuple((a, b) for a in range(1, 10) for b in range(a + 1, 10))
    assert 6 in mind.choose(Ask(0, "journalist", pairs))


@pytest.mark.parametrize("role", ["maniac", "black_widow", "patient_zero"])
def test_a_loner_takes_a_stranger(role: str) -> None:
    mind = a_mind(role, roles=f"{role} don mafioso detective " + "citizen " * 6)
    if role == "patient_zero":
        mind.hear(Met(0, "patient_zero", (4, 5)))
    choice = mind.choose(Ask(0, role, (None, *EVERYONE[1:])))
    assert choice is not None
    assert choice not in ((4, 5) if role == "patient_zero" else ())


# ---- what it believes


def test_what_it_saw_itself_decides_its_vote() -> None:
    mind = a_mind("detective")
    checked(mind, 6, "criminal")
    assert votes(mind) == 6
    judge = a_mind("judge")
    judge.hear(Saw(0, 5, "mafioso"))
    assert votes(judge) == 5


def test_it_votes_by_what_an_investigator_claims() -> None:
    mind = a_mind("citizen", 9)
    mind.hear(Claimed(3, ("claim", "detective")))
    mind.hear(Claimed(3, ("checked", 6, "criminal")))
    assert votes(mind) == 6


def test_the_word_of_a_detective_whose_card_was_shown_outweighs_all() -> None:
    mind = a_mind("citizen", 9)
    mind.hear(Claimed(3, ("checked", 6, "criminal")))
    mind.hear(Claimed(4, ("claim", "judge")))
    mind.hear(Claimed(4, ("saw", 5, "don")))
    dies(mind, 3, "detective")
    assert votes(mind) == 6


def test_who_accused_the_innocent_is_a_liar() -> None:
    mind = a_mind("citizen", 9)
    mind.hear(Claimed(4, ("claim", "detective")))
    mind.hear(Claimed(4, ("checked", 6, "criminal")))
    dies(mind, 6, "citizen")
    assert votes(mind) == 4


def test_a_claim_to_a_card_that_was_shown_is_a_lie() -> None:
    mind = a_mind("citizen", 9)
    dies(mind, 3, "detective")
    mind.hear(Claimed(4, ("claim", "detective")))
    assert votes(mind) == 4


def test_hands_against_the_town_count_against_one() -> None:
    mind = a_mind("citizen", 9)
    mind.hear(Voted((None, None, None, 6, 7, None, None, None, None, None)))
    dies(mind, 6, "doctor")
    dies(mind, 7, "don")
    score = Suspicion(mind.memory).score
    assert score[3] > 0 > score[4]


def test_the_journalist_draws_conclusions() -> None:
    mind = a_mind("journalist")
    mind.hear(Chose(0, "journalist", (4, 5)))
    mind.hear(Learned(0, "journalist", "different"))
    dies(mind, 4, "citizen")
    assert votes(mind) == 5


def test_a_second_vote_is_decided_anew_among_the_tied() -> None:
    mind = a_mind("detective")
    checked(mind, 6, "criminal")
    assert [mind.choose(Ask(0, "hand", (None, seat))) for seat in (5, 6, 7)] == [None, 6, None]
    mind.hear(Tied((5, 7)))
    checked(mind, 5, "town")
    assert [mind.choose(Ask(0, "hand", (None, seat))) for seat in (5, 7)] == [None, 7]


def test_a_prisoner_is_no_hurry() -> None:
    mind = a_mind("citizen", 9)
    mind.hear(Claimed(3, ("claim", "detective")))
    mind.hear(Claimed(3, ("checked", 6, "criminal")))
    mind.hear(Jailed(7))
    assert votes(mind) == 6


# ---- what it says


def test_a_detective_with_a_find_steps_forward() -> None:
    mind = a_mind("detective")
    checked(mind, 5, "town")
    assert said(mind) == []
    mind.hear(PhaseBegan("day", 4))
    checked(mind, 6, "criminal")
    assert said(mind)[:4] == [
        ("claim", "detective"),
        ("checked", 5, "town"),
        ("checked", 6, "criminal"),
        ("suspect", 6),
    ]


def test_it_says_nothing_twice_a_day() -> None:
    mind = a_mind("detective")
    checked(mind, 6, "criminal")
    assert said(mind) != []
    assert said(mind) == []


def test_a_citizen_says_so_on_one_day_and_not_on_the_next() -> None:
    mind = a_mind("citizen")
    assert ("claim", "citizen") in said(mind)
    for event in (Claimed(0, ("claim", "citizen")), PhaseBegan("night", 4), PhaseBegan("day", 4)):
        mind.hear(event)
    assert ("claim", "citizen") not in said(mind)


def test_a_spy_names_nobody_and_never_himself() -> None:
    mind = a_mind("spy", roles="spy don mafioso detective " + "citizen " * 6)
    mind.hear(Met(0, "mafia", (1, 2)))
    for seat in (5, 6, 7, 8):
        mind.hear(Claimed(seat, ("suspect", 0)))
    for seat in (5, 6):
        mind.hear(Claimed(seat, ("checked", 0, "criminal")))
    words = said(mind)
    assert ("claim", "citizen") in words
    assert not [one for one in words if one[0] in ("suspect", "checked", "saw", "nominate")]
    assert votes(mind) in (1, 2)


def test_a_doctor_in_danger_says_who_he_is() -> None:
    mind = a_mind("doctor")
    assert said(mind) == []
    mind.hear(PhaseBegan("day", 4))
    for seat in (4, 5, 6, 7, 8, 9):
        mind.hear(Claimed(seat, ("suspect", 0)))
    assert said(mind)[0] == ("claim", "doctor")


def a_criminal(lots: int, *heard: Event) -> Sensible:
    """A Mafioso on the third day, who has heard this."""
    mind = Sensible(TALE.set_up(10, tuple(ROLES)), 0, Random(lots).randrange)
    known: tuple[Event, ...] = (Shown(0, "mafioso"), Met(0, "mafia", (1,)), PhaseBegan("day", 3))
    for event in (*known, *heard):
        mind.hear(event)
    return mind


def test_a_criminal_passes_for_a_card_of_the_town_and_keeps_to_it() -> None:
    claims = set()
    for lots in range(60):
        accused = [Claimed(seat, ("suspect", 0)) for seat in range(4, 10)]
        mind = a_criminal(lots, *accused)
        claim = said(mind)[0]
        assert claim[0] == "claim"
        claims.add(claim[1])
        mind.hear(Claimed(0, claim))
        mind.hear(PhaseBegan("day", 4))
        assert claim not in said(mind)
        assert mind.face.role == claim[1]
    assert claims == {"citizen", "detective", "doctor", "judge", "journalist"}


def test_a_criminal_says_to_have_found_criminals_as_often_as_there_are_some_and_never_a_friend() -> None:
    signs = [sign for lots in range(400) for sign in a_criminal(lots).face.signs.items()]
    found = [seat for seat, sign in signs if sign == "criminal"]
    assert 1 not in found
    assert 0.12 < len(found) / len(signs) < 0.32  # two criminals of the nine others a Detective might look at


def test_who_took_over_a_seat_keeps_to_what_it_had_said() -> None:
    for lots in range(20):
        mind = a_criminal(lots, Claimed(0, ("claim", "detective")), Claimed(0, ("checked", 5, "town")))
        assert mind.face.role == "detective"
        assert mind.face.signs[5] == "town"


@pytest.mark.parametrize("role", ["mafioso", "citizen", "doctor"])
def test_whoever_is_accused_says_that_the_accuser_lies(role: str) -> None:
    for lots in range(20):
        mind = Sensible(TALE.set_up(10, tuple(ROLES)), 0, Random(lots).randrange)
        accuser = (Claimed(4, ("claim", "detective")), Claimed(4, ("checked", 0, "criminal")))
        for event in (Shown(0, role), PhaseBegan("day", 3), *accuser):
            mind.hear(event)
        if not any(sign == "criminal" for sign in mind.face.signs.values()):  # else there is somebody worse
            assert ("suspect", 4) in said(mind)
            assert votes(mind) == 4


def test_a_criminal_votes_as_the_town_on_the_first_day_and_gives_up_a_lost_friend_now_and_then() -> None:
    against = [Claimed(seat, ("suspect", 1)) for seat in range(3, 10)]
    later = [votes(a_criminal(lots, *against)) for lots in range(40)]
    assert {1} < set(later)
    first = [
        votes(a_criminal(lots, PhaseBegan("deal", 0), PhaseBegan("day", 1), *against)) for lots in range(20)
    ]
    assert set(first) == {1}


def test_one_word_without_a_reason_moves_nobody() -> None:
    mind = a_mind("citizen", 9)
    mind.hear(Claimed(3, ("suspect", 6)))
    assert len({votes(mind) for _ in range(40)}) > 2
    for seat in (4, 5):
        mind.hear(Claimed(seat, ("suspect", 6)))
    assert {votes(mind) for _ in range(40)} == {6}


def test_last_words_are_true_or_none() -> None:
    mind = a_mind("detective", last_words=True)
    checked(mind, 5, "town")
    mind.hear(PhaseBegan("farewell", 3))
    assert said(mind, "farewell") == [("claim", "detective"), ("checked", 5, "town")]
    don = a_mind("don", last_words=True)
    don.hear(PhaseBegan("farewell", 3))
    assert said(don, "farewell") == []


def test_the_infected_play_for_patient_zero() -> None:
    roles = "citizen don mafioso patient_zero " + "citizen " * 6
    mind = a_mind("citizen", roles=roles)
    mind.hear(Met(0, "patient_zero", (3, 5)))
    assert mind.memory.side == "loner"
    assert {votes(mind) for _ in range(20)}.isdisjoint({3, 5})
    dies(mind, 3, "patient_zero")
    assert mind.memory.side == "town"
    faithful = a_mind("citizen", roles=roles, infected="checks_only")
    faithful.hear(Met(0, "patient_zero", (3,)))
    assert faithful.memory.side == "town"


# ---- whole games


def test_each_side_does_better_with_it() -> None:
    setup = TALE.set_up(10)
    by_lot = simulate(TALE, setup, 150, seed=1)
    town = simulate(TALE, setup, 150, seed=1, bots={"town": "sensible"})
    mafia = simulate(TALE, setup, 150, seed=1, bots={"mafia": "sensible"})
    assert town.sides["town"] > by_lot.sides["town"] + 20
    assert mafia.sides["mafia"] > by_lot.sides["mafia"] + 25


@pytest.mark.parametrize("seats", [6, 13, 20])
def test_it_plays_any_game_to_its_end(seats: int) -> None:
    for roles in (TALE.suggest(seats), _every_role(seats)):
        for candidates in ("everyone", "nominated"):
            setup = TALE.set_up(seats, roles, candidates=candidates, last_words=True)
            assert simulate(TALE, setup, 8, seed=seats, bots="sensible").games == 8


def _every_role(seats: int) -> tuple[str, ...]:
    roles = [role for role in TALE.almanac.printed if role != "citizen"]
    return tuple((["mafioso", *roles, *["citizen"] * seats])[:seats])


def keen(mind: Sensible) -> Sensible:
    """Sharp, as a level makes it."""
    mind.keen = True
    return mind


def test_a_sharp_town_lets_nobody_go_on_the_first_day_and_nor_does_who_passes_for_it() -> None:
    for role in ("citizen", "mafioso"):
        mind = keen(a_mind(role))
        mind.hear(PhaseBegan("day", 1))
        assert votes(mind) is None
        mind.hear(PhaseBegan("day", 2))
        assert votes(mind) is not None


def test_a_sharp_gang_shoots_who_keeps_a_secret_rather_than_a_citizen() -> None:
    mind = keen(a_mind("mafioso", roles="mafioso don citizen citizen citizen detective"))
    mind.hear(Met(0, "mafia", (1,)))
    for seat in (2, 3, 4):
        mind.hear(Claimed(seat, ("claim", "citizen")))
    assert mind.choose(Ask(0, "mafia", (None, 2, 3, 4, 5))) == 5


@pytest.mark.parametrize("claimed", ["", "detective"])
def test_a_sharp_gang_frames_somebody_on_the_day_that_decides(claimed: str) -> None:
    roles = "mafioso don citizen citizen citizen detective"
    pair = [keen(a_mind(role, seat, roles)) for seat, role in enumerate(("mafioso", "don"))]
    for mind in pair:
        mind.hear(Met(mind.memory.seat, "mafia", (1 - mind.memory.seat,)))
        mind.hear(PhaseBegan("day", 2))
        if claimed:
            mind.hear(Claimed(5, ("claim", claimed)))
    first, second = map(said, pair)
    framed = 5 if claimed else next(about for word, about, *_ in first if word == "checked")
    assert first[:2] == [("claim", "detective"), ("checked", framed, "criminal")]
    assert framed > 1
    assert ("checked", framed, "criminal") not in second
