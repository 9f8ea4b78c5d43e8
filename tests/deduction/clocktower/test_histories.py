"""Small histories whose answer can be worked out by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fabula.cli import main
from fabula.deduction import NoCase
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import Found, deals

NAMES = ("Ann", "Ben", "Cem", "Dot", "Eli")


def a_case(claims: str, hidden: str, **more: Any) -> Any:
    """A case of five players with these claims and hidden roles."""
    roles = claims.split()
    file = {
        "players": list(NAMES), "you": None, "claims": dict(zip(NAMES, roles, strict=True)),
        "base_counts": {"townsfolk": 3, "outsider": 0, "minion": 1, "demon": 1},
        "hidden_roles": hidden.split(), "you_may_be": [], "nights": 1, "days": 1, "events": [], "info": [],
        "last_day_finished": False, "demon_may_attack_dead": True,
    }  # fmt: skip
    return {**file, **more}


def left(file: Any) -> Found:
    """What is left of it."""
    return deals(read_case(file))


def died(name: str, **when: Any) -> Any:
    """Somebody was found dead, or executed."""
    return {"type": "execution" if "day" in when else "death", "player": name, "died": True, **when}


def test_a_star_that_is_passed_makes_the_minion_the_imp() -> None:
    file = a_case(
        "soldier chef slayer virgin mayor", "imp baron scarletwoman", nights=2, days=1,
        events=[died("Ann", night=2)], base_counts={"townsfolk": 3, "outsider": 0, "minion": 1, "demon": 1},
    )  # fmt: skip
    found = left(file)
    assert all(deal.roles[0] == "imp" for deal in found if deal.final != deal.roles)
    assert any(deal.final[1] == "imp" and deal.roles[0] == "imp" for deal in found)
    assert not any(deal.roles[0] == "soldier" for deal in found)  # nobody could have poisoned the Soldier


def test_an_executed_demon_would_have_ended_the_game_but_for_a_scarlet_woman() -> None:
    file = a_case(
        "soldier chef slayer virgin mayor", "imp poisoner scarletwoman", nights=2, days=1,
        events=[died("Ann", day=1)], last_day_finished=True,
    )  # fmt: skip
    found = left(file)
    taken = [deal for deal in found if deal.roles[0] == "imp"]
    assert taken
    assert all("scarletwoman" in deal.roles and "imp" in deal.final[1:] for deal in taken)


def test_a_poisoned_vortox_makes_nothing_false() -> None:
    told = [{"by": "Ann", "night": 1, "role": "clockmaker", "count": 1}]
    sober = left(a_case("clockmaker artist savant oracle sage", "vortox witch", info=told))
    poisoned = left(a_case("clockmaker artist savant oracle sage", "vortox poisoner", info=told))
    honest = [deal.roles for deal in sober if deal.roles[0] == "clockmaker"]
    assert honest == [roles for roles in honest if abs(roles.index("vortox") - roles.index("witch")) != 1]
    assert any(
        abs(deal.roles.index("vortox") - deal.roles.index("poisoner")) == 1
        for deal in poisoned
        if deal.roles[0] == "clockmaker"
    )


def test_a_fang_gu_that_jumps_lets_a_player_lie_who_was_good() -> None:
    file = a_case(
        "chef artist savant klutz sage", "fanggu witch", nights=2, days=1,
        events=[died("Ann", night=2)], info=[{"by": "Dot", "night": 1, "role": "klutz", "count": 0}],
    )  # fmt: skip
    jumped = [deal for deal in left(file) if deal.final[3] == "fanggu"]
    assert jumped
    assert all(deal.roles[0] == "fanggu" and deal.roles[3] == "klutz" for deal in jumped)


def test_a_demon_says_that_it_is_the_snake_charmer_now() -> None:
    file = a_case(
        "snakecharmer chef artist sage savant", "imp witch snakecharmer", duplicates_allowed=True,
        info=[{"by": "Ann", "night": 1, "role": None, "kind": "became", "to_role": "snakecharmer"}],
    )  # fmt: skip
    swapped = [deal for deal in left(file) if deal.roles[0] == "imp" and deal.final[0] == "snakecharmer"]
    assert swapped
    assert all(deal.final[deal.roles.index("snakecharmer")] == "imp" for deal in swapped)


def test_with_a_role_nobody_rules_nothing_is_certain() -> None:
    found = left(a_case("amnesiac chef slayer virgin mayor", "imp baron"))
    assert found.left_out == ("amnesiac",)
    assert found.certain == {}


def test_why_a_deal_is_not_left_is_what_excludes_it() -> None:
    file = a_case(
        "chef empath slayer virgin mayor", "imp witch",
        info=[{"by": "Ann", "night": 1, "role": "chef", "count": 1},
              {"by": "Ben", "night": 1, "role": "empath", "count": 0}],
    )  # fmt: skip
    found = left(file)
    assert found.why_not(("chef", "empath", "imp", "witch", "mayor")) == (1,)
    with pytest.raises(ValueError, match="is left"):
        found.why_not(next(iter(found)).roles)


def test_the_best_question_splits_what_is_left() -> None:
    told = [{"by": "Ann", "night": 1, "role": "steward", "player": "Ben"},
            {"by": "Ben", "night": 1, "role": "steward", "player": "Ann"}]  # fmt: skip
    file = a_case("steward steward slayer virgin mayor", "imp witch", info=told, duplicates_allowed=True)
    found = left(file)
    question = found.best_question()
    assert question is not None
    assert question.yes + question.no == found.count
    evil = sum(deal.roles[question.seat] in ("imp", "witch") for deal in found)
    assert question.yes == (evil if question.kind.what == "evil" else question.yes)
    assert min(question.yes, question.no) == max(
        min(yes, found.count - yes)
        for seat in range(5)
        for kinds in (("imp", "witch"), ("imp",))
        for yes in [sum(deal.roles[seat] in kinds for deal in found)]
    )
    fact = {"type": "is_role", "player": "Ann", "role": "imp"}
    one = left({**file, "extra_facts": [fact, {**fact, "player": "Ben", "role": "witch"}]})
    assert (one.count, one.best_question()) == (1, None)


def test_what_is_no_case_is_refused_in_words() -> None:
    with pytest.raises(NoCase, match="nobody knows the role"):
        read_case(a_case("chef empath slayer virgin baker", "imp witch"))
    with pytest.raises(NoCase, match="the case has no claims"):
        read_case({"players": ["Ann"]})


def test_who_is_trusted_is_what_they_say(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "case.json"
    file.write_text(json.dumps(a_case("chef empath slayer virgin mayor", "imp witch")), encoding="utf-8")
    assert main(["deduce", str(file), "--json", "--assume", "trust=Ann"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["count"] == 12
    assert answer["certain"] == {"Ann": "chef"}
    assert "Ann" not in answer["demons"]
    assert main(["deduce", str(tmp_path)]) == 0
    assert "1 cases" in capsys.readouterr().out
    assert main(["deduce", str(file), "--assume", "nonsense"]) == 2


def test_whom_a_moonchild_chose_dies_if_they_are_good() -> None:
    counts = {"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1}
    chose = [{"by": "Ann", "day": 1, "role": "moonchild", "kind": "choice", "player": "Ben"}]
    file = a_case(
        "moonchild chef slayer virgin mayor", "imp witch", nights=2, base_counts=counts, info=chose,
        events=[died("Ann", day=1), died("Cem", night=2)],
    )  # fmt: skip
    evil = {deal.roles[1] for deal in left(file) if deal.roles[0] == "moonchild"}
    assert evil == {"imp", "witch"}
    file["events"][1] = died("Ben", night=2)
    assert "chef" in {deal.roles[1] for deal in left(file) if deal.roles[0] == "moonchild"}
    file["events"][1] = died("Cem", night=2)
    drunk = {**file, "hidden_roles": ["imp", "poisoner"]}
    assert any(deal.roles[:2] == ("moonchild", "chef") for deal in left(drunk))


def test_a_poisoned_minstrel_has_nobody_drunk() -> None:
    file = a_case(
        "minstrel chef slayer virgin mayor", "pukka witch", nights=2,
        events=[died("Ben", day=1), died("Ann", night=2)],
    )  # fmt: skip
    assert any(deal.roles[:2] == ("minstrel", "witch") for deal in left(file))
    other = {**file, "events": [died("Ben", day=1), died("Cem", night=2)]}
    assert not any(deal.roles[:2] == ("minstrel", "witch") for deal in left(other))


def test_nobody_grieves_for_who_died_of_a_wrong_guess() -> None:
    told = [{"by": "Ann", "night": 1, "role": "grandmother", "player": "Ben", "shown": "gambler"},
            {"by": "Ben", "night": 2, "role": "gambler", "kind": "choice", "player": "Ann",
             "guess": "chef"}]  # fmt: skip
    file = a_case("grandmother gambler slayer virgin mayor", "imp witch", nights=2, info=told)
    wrong = left({**file, "events": [died("Ben", night=2)]})
    assert any(deal.roles[:2] == ("grandmother", "gambler") for deal in wrong)
    right = {**told[1], "guess": "grandmother"}
    killed = left({**file, "info": [told[0], right], "events": [died("Ben", night=2)]})
    assert not any(deal.roles[:2] == ("grandmother", "gambler") for deal in killed)
