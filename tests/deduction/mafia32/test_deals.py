"""The deals of the 32 cards that are left: by the book, as the engine plays, and of games played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.deduction.mafia.games import mafia32_by_lot
from tests.deduction.mafia.replaying import case_by_lot, reached
from tests.deduction.mafia32.replaying import THE_32

from fabula.deduction import NoCase, deals, read_case
from fabula.deduction.mafia.record import Played
from fabula.deduction.mafia32.played import is_kept

GAMES = 60
NAMES = ["Ann", "Ben", "Cem", "Dot", "Eli", "Fay"]


def case_of(roles: str, **more: Any) -> dict[str, Any]:
    """A case of six."""
    return {"tale": "mafia32", "players": NAMES, "set": roles.split(), "nights": 2, **more}


def checked(by: str, player: str, shown: str, role: str = "detective", night: int = 2) -> dict[str, Any]:
    """That somebody was told something of somebody."""
    return {"by": by, "night": night, "role": role, "player": player, "shown": shown}


def found_dead(player: str, role: str, night: int = 2) -> dict[str, Any]:
    """That somebody was found dead."""
    return {"type": "death", "night": night, "player": player, "role": role}


ONE = "mafioso detective citizen citizen citizen citizen"


def test_a_check_of_oneself_is_true_where_nobody_lies() -> None:
    found = deals(
        read_case(case_of(ONE, you="Ann", claims={"Ann": "detective"}, info=[checked("Ann", "Ben", "town")]))
    )
    assert found.count == 4
    assert found.may_be("criminal") == dict.fromkeys((2, 3, 4, 5), 1 / 4)
    assert found.certain == {0: "detective", 1: "citizen"}
    found = deals(
        read_case(case_of(ONE, claims={"Ann": "detective"}, info=[checked("Ann", "Ben", "criminal")]))
    )
    assert found.may_be("criminal") == {0: 20 / 24, 1: 4 / 24}  # a liar’s card may be whose it likes


def test_a_lawyer_or_a_beauty_may_have_made_it_false() -> None:
    for roles in (ONE.replace("citizen", "lawyer", 1), ONE.replace("citizen", "beauty", 1)):
        case = case_of(roles, you="Ann", claims={"Ann": "detective"}, info=[checked("Ann", "Ben", "town")])
        assert deals(read_case(case)).may_be("mafioso")[1] > 0


def test_nobody_is_both_defended_and_checked_truly_twice_over() -> None:
    """One Lawyer defends one a night: of two who were checked and said to be of the town one is."""
    roles = "mafioso lawyer detective judge citizen citizen"
    told = [checked("Ann", "Cem", "town"), checked("Ben", "Dot", "citizen", "judge")]
    case = case_of(roles, claims={"Ann": "detective", "Ben": "judge"}, info=told)
    found = deals(read_case(case))
    both = [one for one in found if {one.roles[0], one.roles[1]} == {"detective", "judge"}]
    assert both
    assert not any({one.roles[2], one.roles[3]} <= {"mafioso", "lawyer"} for one in both)


def test_crossed_arms_are_of_who_was_shot_and_a_shot_politician_was_none() -> None:
    roles = "mafioso detective politician citizen citizen citizen"
    crossed = case_of(
        roles,
        claims={"Ann": "detective"},
        info=[checked("Ann", "Ben", "killed")],
        events=[found_dead("Cem", "citizen")],
    )
    assert deals(read_case(crossed)).may_be("detective").get(0) is None
    shot = case_of(roles, events=[found_dead("Cem", "politician")])
    assert deals(read_case(shot)).count == 0


def test_two_dead_of_one_night_have_two_killers_and_who_sits_in_jail_shoots_not() -> None:
    dead = [found_dead("Cem", "citizen"), found_dead("Dot", "citizen")]
    assert deals(read_case(case_of(ONE, events=dead))).count == 0
    roles = "mafioso triad judge citizen citizen citizen"
    jailed = [
        {"type": "jail", "night": 2, "player": "Ann"},
        found_dead("Cem", "citizen", 3),
        found_dead("Dot", "citizen", 3),
    ]
    assert deals(read_case(case_of(roles, events=jailed[:2], nights=3))).count > 0
    assert deals(read_case(case_of(roles, events=jailed, nights=3))).count == 0


def test_a_widow_whom_another_has_poisoned_poisons_somebody_before_she_dies_of_it() -> None:
    """Poison kills a day later, though the Widow is dead by then; whom a shot kills does nothing more."""
    dead = [found_dead("Ben", "black_widow", 3)]
    dead += [found_dead(player, "citizen", 4) for player in ("Cem", "Dot", "Eli")]
    roles = "mafioso black_widow black_widow citizen citizen citizen"
    assert deals(read_case(case_of(roles, events=dead, nights=4))).count == 2
    alone = "mafioso black_widow maniac citizen citizen citizen"
    assert deals(read_case(case_of(alone, events=dead, nights=4))).count == 0


def test_the_leader_is_whose_hand_may_have_counted_twice() -> None:
    roles = "mafioso leader citizen citizen citizen citizen"
    hands = {"Ann": "Fay", "Ben": "Fay", "Cem": "Eli", "Dot": "Eli"}
    votes = {"type": "vote", "day": 1, "hands": hands, "most": ["Fay"]}
    found = deals(read_case(case_of(roles, events=[votes])))
    assert tuple(found.may_be("leader")) == (0, 1)


def test_what_the_rules_leave_open_is_shown_and_can_be_denied() -> None:
    case = read_case(case_of(ONE, claims=dict.fromkeys(NAMES[:5], "citizen") | {"Fay": "detective"}))
    assert deals(case).count == 5
    assert "whoever is honest says which card they have" in case.assume.in_words()
    word, holds = case.assume.by_words["honest-may-hide"]
    case.assume = case.assume.put(word, holds)
    assert deals(case).count == 30


def test_patient_zero_is_named_and_then_nothing_is_certain() -> None:
    found = deals(
        read_case(
            case_of(
                "mafioso patient_zero detective citizen citizen citizen",
                you="Ann",
                claims={"Ann": "detective"},
            )
        )
    )
    assert found.left_out == ("patient_zero",)
    assert found.certain == {}


def test_what_excludes_a_deal_is_found_and_whom_to_ask() -> None:
    told = [checked("Ann", "Ben", "town"), checked("Ann", "Cem", "town", night=3)]
    case = read_case(case_of(ONE, you="Ann", claims={"Ann": "detective"}, info=told, nights=3))
    found = deals(case)
    assert found.why_not(("detective", "citizen", "mafioso", "citizen", "citizen", "citizen")) == (1,)
    question = found.best_question()
    assert question is not None
    assert (question.yes, question.no) == (1, 2)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"set": ["mafioso"]}, "1 cards for 6 players"),
        ({"set": ["wolf"] * 6}, "nobody knows the role wolf"),
        ({"info": [{"by": "Ann", "night": 2, "role": "detective", "player": "Zoe", "shown": "town"}]}, "Zoe"),
        (
            {"info": [{"by": "Ann", "night": 2, "role": "detective", "player": "Ben"}]},
            "says nothing of its shown",
        ),
        ({"events": [{"type": "death", "player": "Ben"}]}, "says nothing of its night"),
        ({"claims": []}, "claims is not an object"),
        ({"nights": 1000}, "more than 99"),
    ],
)
def test_what_is_no_case_is_refused_in_words(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(NoCase, match=words):
        read_case({**case_of(ONE), **wrong})


def test_a_case_of_many_is_quick_though_its_deals_are_trillions() -> None:
    played = mafia32_by_lot(5, 32, 32)
    assert played is not None
    file = {**played.file, "claims": {}, "info": []}
    assert deals(read_case(file)).count > 1_000_000


# ---- as the engine plays

SETS = (
    "mafioso detective beauty citizen citizen citizen",
    "mafioso lawyer detective citizen citizen citizen",
    "mafioso judge beauty citizen citizen citizen",
    "maniac mafioso politician doctor citizen citizen",
    "mafioso maniac doctor detective citizen citizen",
)


@pytest.mark.parametrize("roles", SETS)
def test_what_is_left_is_what_the_engine_can_have_come_to(roles: str) -> None:
    compared = 0
    for seed in range(2):
        lots = Random(seed)
        deal = roles.split()
        lots.shuffle(deal)
        file = case_by_lot(THE_32, tuple(deal), tuple(deal), 2, lots.randint(0, 2), lots)
        if file is not None:
            assert {one.roles for one in deals(read_case(file))} == reached(THE_32, file)
            compared += 1
    assert compared


# ---- as it was played


def test_what_was_dealt_is_never_excluded() -> None:
    cases = {game: played for game in range(GAMES) if (played := mafia32_by_lot(game)) is not None}
    assert len(cases) > GAMES // 2
    assert [game for game, played in cases.items() if not is_kept(played)] == []


def test_a_judge_whom_patient_zero_has_turned_lets_go_whom_they_found_that_night() -> None:
    played = mafia32_by_lot(84)
    assert played is not None
    assert is_kept(played)


@pytest.mark.parametrize("game", [101619, 103979, 104655])
def test_of_two_maniacs_or_widows_one_may_have_killed_the_other(game: int) -> None:
    played = mafia32_by_lot(game)
    assert played is not None
    assert is_kept(played)


def test_the_law_sees_a_fact_that_is_not_so() -> None:
    lost = 0
    for game in range(GAMES):
        played = mafia32_by_lot(game)
        if played is None or "patient_zero" in played.roles or {"lawyer", "beauty"} & {*played.roles}:
            continue
        turned = {"town": "criminal", "criminal": "town"}
        info = [
            {**one, "shown": turned.get(one.get("shown"), one.get("shown"))} for one in played.file["info"]
        ]
        lost += not is_kept(Played({**played.file, "info": info}, played.roles))
    assert lost
