"""The sensible mind of Blood Vendetta: whom it kills, protects, checks, believes; what it says and hides."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from fabula.core.events import (
    Chose,
    Claimed,
    Died,
    Event,
    Learned,
    Met,
    PhaseBegan,
    Pointed,
    Revealed,
    Shown,
    Tied,
    Voted,
)
from fabula.core.parts import Scenario
from fabula.core.requests import Ask, Choice, Window
from fabula.core.telling import Telling
from fabula.games.vendetta.cards import piles
from fabula.games.vendetta.events import Agreed, Elected
from fabula.games.vendetta.night import what_can_be_said
from fabula.games.vendetta.scenarios import SCENARIOS
from fabula.games.vendetta.tale import Vendetta
from fabula.minds.vendetta import Sensible
from fabula.minds.vendetta.light import POWERS
from fabula.minds.vendetta.suspicion import Suspicion
from fabula.sim import lots_of, simulate
from fabula.sim.play import Table, play_one

TALE = Vendetta()
ROLES = "count dhampir queen fledgling vampire vampire vampire hunter hunter scout"
EVERYONE = tuple(range(10))
OTHERS = EVERYONE[1:]


def a_mind(role: str, seat: int = 0, roles: str = ROLES, lots: int = 1, **settings: Any) -> Sensible:
    """A mind in the third night, with its card."""
    mind = Sensible(
        TALE.set_up(len(roles.split()), tuple(roles.split()), **settings), seat, Random(lots).randrange
    )
    mind.hear(Shown(seat, role))
    mind.hear(PhaseBegan("night", 3))
    return mind


def hears(mind: Sensible, *events: Event) -> Sensible:
    """The same mind, which has heard more."""
    for event in events:
        mind.hear(event)
    return mind


def says(who: int, *words: Choice) -> Claimed:
    """Somebody says something to all."""
    return Claimed(who, words)


def learns(role: str, choice: Choice, answer: Choice) -> tuple[Event, ...]:
    """Seat 0 has used a power and was told this."""
    return Chose(0, role, choice), Learned(0, role, answer)


def dies(seat: int, role: str, cause: str = "execution") -> tuple[Event, ...]:
    """Somebody leaves and the card is shown."""
    return Died(seat, cause), Revealed(seat, role)


def words_of(mind: Sensible, prompt: str = "night") -> list[Choice]:
    """All it says while the floor is open."""
    setup = mind.memory.setup
    window = Window(EVERYONE, prompt, what_can_be_said(setup.seats, setup.roles))
    words: list[Choice] = []
    while (one := mind.speak(window)) is not None:
        words.append(one)
    return words


def answers(mind: Sensible, prompt: str, *options: Choice) -> Choice:
    """What it answers; without options, out of nobody and all others."""
    return mind.choose(Ask(mind.memory.seat, prompt, options or (None, *mind.memory.others)))


# ---- the packs


@pytest.mark.parametrize(("pack", "role"), [("hunters", "hunter"), ("vargs", "pack_leader")])
def test_a_pack_never_kills_its_own_and_agrees_unasked(pack: str, role: str) -> None:
    killers = [a_mind(role, seat, lots=seat) for seat in range(3)]
    for seat, mind in enumerate(killers):
        hears(mind, Met(seat, pack, tuple(other for other in range(3) if other != seat)))
        assert answers(mind, pack, None, *EVERYONE) not in (None, 0, 1, 2)
        hears(mind, says(7, "claim", "count"))
    assert [answers(mind, pack, None, *EVERYONE) for mind in killers] == [7, 7, 7]


def test_who_differs_follows_the_most() -> None:
    mind = hears(a_mind("hunter"), Met(0, "hunters", (1, 2)))
    hears(mind, Pointed(0, "hunters", ((0, 5), (1, 8), (2, 8))))
    assert answers(mind, "hunters", None, *EVERYONE) == 8


def test_nobody_follows_a_finger_that_points_at_the_pack() -> None:
    mind = hears(a_mind("hunter"), Met(0, "hunters", (1, 2)))
    hears(mind, Pointed(0, "hunters", ((0, 5), (1, 2), (2, 2))))
    assert answers(mind, "hunters", None, *EVERYONE) not in (0, 1, 2)


def test_a_face_too_many_is_one_of_the_pack_no_longer() -> None:
    for blow in (says(2, "checked", 1, "hunter"), says(2, "claim", "fledgling")):
        mind = hears(a_mind("hunter"), Met(0, "hunters", (1, 2)), blow)
        assert mind.memory.friends == [0, 1]
        assert answers(mind, "hunters", None, *EVERYONE) == 2
        hears(mind, *dies(7, "fledgling"))
        assert mind.memory.friends == [0, 1, 2]


def test_who_survived_is_left_alone() -> None:
    mind = hears(a_mind("hunter"), Met(0, "hunters", (1,)), says(7, "claim", "queen"), Chose(0, "hunters", 7))
    assert answers(mind, "hunters", None, *EVERYONE) != 7


def test_the_scout_leads_to_whom_it_saw() -> None:
    mind = hears(a_mind("scout"), Met(0, "hunters", (1,)), *learns("scout", 6, "special_vampire"))
    assert answers(mind, "hunters", None, *EVERYONE) == 6
    assert answers(mind, "scout", *OTHERS) not in (0, 6)


def test_a_fledgling_knows_the_hunters_and_never_helps_them() -> None:
    mind = hears(a_mind("fledgling"), Met(0, "hunters", (7, 8)))
    decoy = answers(mind, "hunters", None, *EVERYONE)
    hunter = hears(a_mind("hunter", 7), Met(7, "hunters", (0, 8)))
    assert decoy not in (0, 7, 8, answers(hunter, "hunters", None, *EVERYONE))
    hears(mind, Pointed(0, "hunters", ((0, decoy), (7, 3), (8, 3))))
    assert answers(mind, "hunters", None, *EVERYONE) is None
    assert answers(mind, "vote") in (7, 8)
    assert words_of(mind) in ([("suspect", 7)], [("suspect", 8)])
    fledged = [("claim", "fledgling"), ("checked", 7, "hunter"), ("checked", 8, "hunter")]
    assert words_of(hears(mind, PhaseBegan("plea", 3)), "plea")[:3] == fledged


# ---- powers


@pytest.mark.parametrize("role", ["king", "nosferatu"])
def test_a_vampire_kills_only_whom_it_suspects(role: str) -> None:
    mind = a_mind(role)
    assert answers(mind, role) is None
    hears(mind, says(3, "claim", "count"), says(3, "checked", 6, "hunter"))
    assert answers(mind, role) == 6


@pytest.mark.parametrize("role", ["queen", "prince"])
def test_who_is_worth_it_and_believed_is_protected(role: str) -> None:
    mind = hears(a_mind(role), says(4, "claim", "count"))
    assert answers(mind, role, *OTHERS) == 4
    hears(mind, says(5, "claim", "dhampir"), says(5, "checked", 4, "hunter"), *dies(5, "dhampir"))
    assert answers(mind, role, *OTHERS) != 4


def test_the_lamia_takes_home_whom_she_needs_and_visits_whom_she_suspects() -> None:
    mind = hears(a_mind("lamia"), says(6, "checked", 3, "hunter"))
    assert answers(mind, "lamia", "visit", "home") == "visit"
    hears(mind, Chose(0, "lamia", "visit"))
    assert answers(mind, "lamia", *OTHERS) == 3
    hears(mind, says(4, "claim", "dhampir"))
    assert answers(mind, "lamia", "visit", "home") == "home"
    hears(mind, Chose(0, "lamia", "home"))
    assert answers(mind, "lamia", *OTHERS) == 4


@pytest.mark.parametrize("role", ["count", "dhampir"])
def test_who_has_been_looked_at_is_not_looked_at_again(role: str) -> None:
    mind = a_mind(role)
    told = "vampire" if role == "count" else "no"
    for seat in OTHERS[:-1]:
        hears(mind, *learns(role, seat, told))
    assert answers(mind, role, *OTHERS) == 9


def test_the_bride_asks_each_of_them() -> None:
    mind = a_mind("bride")
    for seat in OTHERS[:-1]:
        hears(mind, *learns("bride", seat, "no"))
    assert answers(mind, "bride", *OTHERS) == 9
    hears(mind, *learns("bride", 9, "yes"))
    assert mind.memory.signs == {9: "vampires"}


def test_the_revenant_counts_new_ones_and_draws_conclusions() -> None:
    mind = hears(a_mind("revenant"), *learns("revenant", (1, 2, 3), 0), *learns("revenant", (4, 5, 6), 1))
    triples = tuple((a, b, c) for a in OTHERS for b in OTHERS for c in OTHERS if a < b < c)
    assert answers(mind, "revenant", *triples) == (7, 8, 9)
    hears(mind, *dies(4, "vampire"), *dies(5, "vampire"))
    assert answers(mind, "vote") == 6


def test_the_revenant_compares() -> None:
    mind = hears(
        a_mind("revenant", revenant="compare"), *learns("revenant", (4, 5), "no"), *dies(4, "vampire")
    )
    assert answers(mind, "vote") == 5


def test_two_who_differ_may_both_be_enemies() -> None:
    mind = hears(a_mind("revenant"), *learns("revenant", (4, 5), "no"), *dies(4, "hunter"))
    assert Suspicion(mind.memory).score[5] == 0


def test_an_omen_and_a_scent_speak_for_a_player() -> None:
    mind = hears(a_mind("banshee"), *learns("banshee", 4, "yes"))
    assert Suspicion(mind.memory).score[4] < 0
    mind = hears(a_mind("dhampir"), *learns("dhampir", 4, "no"), *learns("dhampir", 5, "crossed_arms"))
    assert Suspicion(mind.memory).score[4] < Suspicion(mind.memory).score[5] == 0


def test_two_who_change_places_are_not_alike() -> None:
    mind = hears(a_mind("undine", undine="swap"), says(3, "claim", "count"), says(3, "checked", 6, "hunter"))
    pairs = tuple((a, b) for a in OTHERS for b in OTHERS if a < b)
    assert 6 in answers(mind, "undine", *pairs)


def test_the_wolf_lies_in_wait_when_all_suspect_it() -> None:
    mind = a_mind("werewolf", pits=True, roles=ROLES + " werewolf")
    assert answers(mind, "werewolf", None, "ambush", *OTHERS) in OTHERS
    hears(mind, says(3, "claim", "count"), says(3, "checked", 0, "shapeshifter"))
    assert answers(mind, "werewolf", None, "ambush", *OTHERS) == "ambush"


def test_the_wolf_keeps_the_others_level() -> None:
    mind = hears(a_mind("werewolf"), says(4, "claim", "queen"), says(5, "checked", 6, "hunter"))
    assert answers(mind, "werewolf") == 4
    for seat, role in ((1, "vampire"), (2, "vampire"), (3, "vampire"), (7, "count")):
        hears(mind, *dies(seat, role))
    assert answers(mind, "werewolf") == 6


def test_the_wolf_does_not_kill_its_kin() -> None:
    mind = hears(a_mind("werewolf", kin=True), Met(0, "werewolf", (4,)), says(4, "claim", "count"))
    assert answers(mind, "werewolf", None, *OTHERS) not in (None, 4)
    assert answers(mind, "vote") not in (None, 4)


@pytest.mark.parametrize("role", ["monk", "beauty", "paralysing_varg", "vengeful_varg"])
def test_those_who_hide_hinder_the_strong_and_never_their_own(role: str) -> None:
    pack = "vargs" if role.endswith("varg") else "hunters"
    mind = hears(a_mind(role), Met(0, pack, (4,)), says(4, "claim", "count"), says(5, "claim", "queen"))
    assert answers(mind, role, *OTHERS) == 5


def test_the_tricky_varg_waits_until_the_pack_is_pressed() -> None:
    mind = hears(a_mind("tricky_varg"), Met(0, "vargs", (4,)))
    assert answers(mind, "tricky_varg") is None
    hears(mind, says(5, "suspect", 4))
    assert answers(mind, "tricky_varg") not in (None, 0, 4)


@pytest.mark.parametrize("role", POWERS)
def test_every_power_has_an_answer_to_whatever_is_offered(role: str) -> None:
    for options in ((2, 5), (None, 4), ((1, 2), (2, 3)), ("left", "right"), (0,)):
        assert answers(a_mind(role), role, *options) in options


def test_what_is_not_known_is_drawn_by_lot() -> None:
    mind = a_mind("vampire")
    assert {answers(mind, "riddle", "sphinx", None, 3) for _ in range(40)} == {"sphinx", None, 3}


# ---- the vote


def test_what_it_saw_itself_decides_its_vote() -> None:
    assert answers(hears(a_mind("count"), *learns("count", 6, "special_hunter")), "vote") == 6
    assert answers(hears(a_mind("dhampir"), *learns("dhampir", 5, "yes")), "vote") == 5


def test_it_votes_by_what_is_claimed_and_by_the_word_of_the_dead() -> None:
    mind = hears(a_mind("vampire", 9), says(3, "claim", "count"), says(3, "checked", 6, "hunter"))
    assert answers(mind, "vote") == 6
    hears(mind, says(4, "checked", 5, "hunter"), *dies(4, "dhampir", "murder"))
    assert answers(mind, "vote") == 5


def test_who_accused_a_vampire_is_a_liar_and_a_mask_deceives() -> None:
    mind = hears(
        a_mind("vampire", 9), says(4, "claim", "count"), says(4, "checked", 6, "hunter"), *dies(6, "queen")
    )
    assert answers(mind, "vote") == 4
    mind = hears(a_mind("vampire", 9), says(4, "checked", 6, "vampire"), *dies(6, "kitsune"))
    assert Suspicion(mind.memory).score[4] == 0


def test_hands_roses_words_and_sentences_against_vampires_count() -> None:
    mind = hears(a_mind("vampire", 9), says(5, "suspect", 6), Voted((None, 6, (6, 2), 7, *[None] * 6)))
    hears(mind, *dies(6, "queen"), *dies(7, "hunter"))
    score = Suspicion(mind.memory).score
    assert score[1] == score[2] == score[5] > 0 > score[3]
    hears(mind, PhaseBegan("vote", 3), Voted((8,) * 10), Elected(8, "judge"), *dies(4, "lamia"))
    assert mind.memory.hands[-1] == (8, 4)
    assert len(mind.memory.hands) == 4


def test_a_word_of_trust_counts_as_much_as_one_of_suspicion() -> None:
    mind = hears(a_mind("vampire", 9), says(5, "suspect", 6), says(4, "trust", 6), says(3, "trust", 3))
    score = Suspicion(mind.memory).score
    assert score[6] == score[3] == 0


def test_a_vote_of_trust_is_no_vote_against() -> None:
    mind = hears(a_mind("vampire", 9), Voted((8,) * 10), Elected(8, "hunter_of_hunters"), *dies(8, "queen"))
    assert mind.memory.hands == []


def test_nobody_votes_in_the_dark_of_the_first_night() -> None:
    mind = hears(a_mind("vampire"), PhaseBegan("night", 1))
    assert answers(mind, "vote") is None
    assert answers(hears(mind, says(3, "suspect", 4)), "vote") is None  # a feeling
    assert answers(hears(mind, says(5, "suspect", 4), says(6, "suspect", 4)), "vote") == 4
    for roles in ("vampire vampire hunter", "lamia vampire vampire vampire vampire hunter"):
        few = hears(a_mind("vampire", roles=roles), PhaseBegan("night", 1))
        assert answers(few, "vote", None, 1, 2) is not None


def test_those_who_hide_vote_for_strangers_in_every_way() -> None:
    for lots in range(20):
        mind = hears(a_mind("hunter", lots=lots), Met(0, "hunters", (1, 2)), says(0, "claim", "vampire"))
        hears(mind, says(5, "suspect", 1))
        pairs = tuple((black, red) for black, red in permutations(OTHERS, 2))
        assert answers(mind, "vote") in range(3, 10)
        assert answers(mind, "vote", None, 1, 2) is None
        assert answers(mind, "nominate") in range(3, 10)
        assert answers(mind, "sentence", *OTHERS) in range(3, 10)
        assert answers(mind, "judge") in (1, 2)
        black, red = answers(mind, "roses", *pairs)
        assert (black in range(3, 10), red in (1, 2)) == (True, True)
        assert answers(mind, "panic", None, 1) is None
        hears(mind, says(9, "claim", "count"), *(says(9, "checked", seat, "hunter") for seat in (3, 4)))
        assert [answers(mind, "panic", None, seat) for seat in (1, 4)] == [None, 4]
        assert answers(hears(mind, Tied((3, 1))), "both", None, "yes") is None
        assert answers(hears(mind, Tied((3, 4))), "both", None, "yes") == "yes"


def test_vampires_trust_and_doubt_in_every_way() -> None:
    mind = hears(a_mind("count"), *learns("count", 6, "hunter"), *learns("count", 3, "vampire"))
    pairs = tuple((black, red) for black, red in permutations(OTHERS, 2))
    for prompt in ("judge", "hunter_of_hunters", "entrust"):
        assert answers(mind, prompt) == 3
    for prompt in ("vote", "nominate"):
        assert answers(mind, prompt) == 6
    assert answers(mind, "sentence", *OTHERS) == 6
    assert answers(mind, "roses", *pairs) == (6, 3)
    assert answers(mind, "roses", (None, 3), (None, 6)) == (None, 3)
    assert answers(mind, "roses", (6, None)) == (6, None)
    assert [answers(mind, "panic", None, seat) for seat in (3, 6)] == [None, 6]
    assert answers(hears(mind, Tied((3, 6))), "both", None, "yes") is None
    assert answers(hears(mind, Tied((6,))), "both", None, "yes") == "yes"


def test_who_wanted_all_of_them_dead_is_remembered() -> None:
    mind = hears(a_mind("vampire"), Agreed((4, 5), True, (7,)), *dies(4, "queen"))
    assert Suspicion(mind.memory).score[7] > 0


def test_a_card_drawn_blind_may_be_any_of_its_pile() -> None:
    mind = a_mind("vampire", roles="lord special_vampire vampire vampire vampire vampire hunter hunter")
    hears(mind, says(3, "claim", "count"), says(4, "claim", "dhampir"))
    assert Suspicion(mind.memory).score[3] == 0
    hears(mind, *dies(1, "king"))
    assert Suspicion(mind.memory).score[3] > 0 == Suspicion(mind.memory).score[4]


# ---- what it says


def test_a_find_brings_the_count_to_speak() -> None:
    mind = hears(a_mind("count"), *learns("count", 5, "vampire"))
    assert words_of(mind) == []
    hears(mind, PhaseBegan("night", 4), *learns("count", 6, "special_hunter"))
    assert words_of(mind) == [
        ("claim", "count"),
        ("checked", 5, "vampire"),
        ("checked", 6, "hunter"),
        ("suspect", 6),
    ]
    assert words_of(mind) == []


def test_special_vampires_keep_silent_until_they_have_to_plead() -> None:
    mind = a_mind("queen")
    assert words_of(mind) == []
    assert words_of(hears(mind, PhaseBegan("plea", 3)), "plea") == [("claim", "queen")]
    assert words_of(a_mind("vampire")) == [("claim", "vampire")]
    pressed = hears(a_mind("queen"), *(says(seat, "suspect", 0) for seat in range(4, 10)))
    assert words_of(pressed)[0] == ("claim", "queen")


def test_nobody_speaks_by_dusk_or_where_the_seat_has_spoken() -> None:
    assert words_of(a_mind("vampire"), "dusk") == []
    assert words_of(hears(a_mind("vampire"), says(0, "claim", "queen"))) == []


@pytest.mark.parametrize("role", ["hunter", "werewolf", "sly_varg"])
def test_those_who_hide_pass_for_vampires_and_keep_to_it(role: str) -> None:
    vampires = [one for one in TALE.almanac.printed if TALE.almanac[one].side == "vampires"]
    heard = set()
    for lots in range(40):
        pack = Met(0, "hunters" if role == "hunter" else "vargs", (1,))
        mind = hears(a_mind(role, lots=lots), pack, *(says(seat, "suspect", 0) for seat in range(4, 10)))
        word, claim = words_of(mind)[0]
        assert word == "claim"
        assert claim in vampires
        hears(mind, says(0, word, claim), PhaseBegan("night", 4))
        assert mind.face.role == claim
        heard.add(claim)
    assert heard == {"vampire", "count", "dhampir", "queen"}  # and none says to be the fledgling


@pytest.mark.parametrize("role", ["hunter", "vampire"])
def test_whoever_is_accused_doubts_the_accuser(role: str) -> None:
    for lots in range(20):
        mind = hears(a_mind(role, lots=lots), says(4, "claim", "count"), says(4, "checked", 0, "hunter"))
        if set(mind.face.signs.values()) <= {"vampires"} and 4 not in mind.face.signs:  # else it knows better
            assert ("suspect", 4) in words_of(mind)


# ---- whole games


VARGS = ("pack_leader", "sly_varg", "vengeful_varg", "paralysing_varg", "tricky_varg")
SPECIAL = [
    one for one in TALE.almanac.printed if TALE.almanac[one].kind in ("special_vampire", "special_hunter")
]
EVERYBODY = (
    "king",
    "werewolf",
    *(one for one in SPECIAL if one not in piles()),
    "vampire",
    "vampire",
    "hunter",
)
WAYS: list[dict[str, Any]] = [
    {setting.key: value}
    for setting in TALE.settings
    for value in (setting.options or (True,))
    if value != setting.default and not setting.key.startswith("die_")
]


def told(game: int, roles: tuple[str, ...] = (), seats: int = 12, **settings: Any) -> Telling:
    """One game of sensible minds, from the deal to the end, by all laws."""
    telling = Telling(TALE, TALE.set_up(len(roles) or seats, roles, **settings))
    play_one(Table(telling, lots_of(3, game), "sensible"))
    assert telling.grimoire.winners
    return telling


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_variant_is_played_to_its_end(way: dict[str, Any]) -> None:
    for roles in (EVERYBODY, (*EVERYBODY, *VARGS)):
        told(1, roles, **way)


@pytest.mark.parametrize("seats", [3, 6, 7, 13, 20, 30])
def test_any_number_of_seats_comes_to_its_end(seats: int) -> None:
    for game in range(3):
        told(game, seats=seats)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.id)
def test_every_scenario_comes_to_its_end(scenario: Scenario) -> None:
    setup = TALE.set_up_scenario(scenario.id)
    assert simulate(TALE, setup, 3, seed=1, bots="sensible").games == 3


def test_no_pack_ever_points_at_its_own() -> None:
    for game in range(6):
        telling = told(game, seats=24)
        side = telling.town.side
        packs = [
            one for one in telling.events() if isinstance(one, Chose) and one.role in ("hunters", "vargs")
        ]
        assert packs
        loyal = [one for one in packs if side(one.seat) == one.role and one.choice is not None]
        assert [one for one in loyal if side(one.choice) == one.role] == []


def test_it_is_the_same_again_with_the_same_lots() -> None:
    assert told(5).log == told(5).log


def test_each_side_does_better_with_it() -> None:
    setup = TALE.set_up(8)
    by_lot = simulate(TALE, setup, 150, seed=1)
    vampires = simulate(TALE, setup, 150, seed=1, bots={"vampires": "sensible"})
    hunters = simulate(TALE, setup, 150, seed=1, bots={"hunters": "sensible"})
    assert vampires.sides["vampires"] > by_lot.sides["vampires"] + 25
    assert hunters.sides["hunters"] > by_lot.sides["hunters"] + 50


def test_the_werewolf_does_better_with_it() -> None:
    setup = TALE.set_up(12, hands="at_once")
    by_lot = simulate(TALE, setup, 100, seed=2)
    werewolf = simulate(TALE, setup, 100, seed=2, bots={"werewolf": "sensible"})
    assert werewolf.sides["werewolf"] > by_lot.sides["werewolf"] + 10
