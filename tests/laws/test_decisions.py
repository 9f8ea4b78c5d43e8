"""Each decision of the Storyteller is declared, asked for, advised on or left to a lot, and has its words."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping

import pytest
from tests.laws.decisions import asked_for, asked_of_their_own, undeclared
from tests.laws.trees import trees_in

from fabula.games.clocktower.advice.storytelling import ADVICE, AS_NEWS, BY_LOT, OWN_BY_LOT
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.mistaken import TAKEN_FOR
from fabula.games.clocktower.almanac.traits import ALL_OUTSIDERS, with_trait
from fabula.text.words import LANGUAGES, words

HOME = "src/fabula/games/clocktower"
OF_MODULE = {name: one for name, one in vars(decisions).items() if name.isupper()}
DECLARED = {name: one for name, one in OF_MODULE.items() if isinstance(one, str)}
FAMILIES = {name: one for name, one in OF_MODULE.items() if isinstance(one, decisions.Family)}
MISTAKEN = (*TAKEN_FOR, *with_trait(ALL_OUTSIDERS))
OF_THE_MISTAKEN = [decisions.ROLE.of(role) for role in MISTAKEN]  # what lies in the bag for them
FOUND_BY_LOT = ("drunk", "hermit", "lunatic")  # whoever of several it is
HANDED_ON = {"turn_the_first": "mezepheles"}  # a function that several moments of a role share


def without_advice(declared: Iterable[str], advice: Mapping[str, object], by_lot: Iterable[str]) -> list[str]:
    """What is neither advised on nor left to a lot."""
    return [word for word in declared if word not in advice and word not in by_lot]


def of_no_decision(advice: Iterable[str]) -> list[str]:
    """Advice on what nobody asks: no decision, none of a family about a role or a word, no role's own."""
    return [
        word for word in advice if not (word in DECLARED.values() or word in almanac or is_of_a_family(word))
    ]


def is_of_a_family(word: str) -> bool:
    """Whether a decision is one of a family."""
    parts = [family.pattern.split("{}") for family in FAMILIES.values()]
    return any(word.startswith(before) and word.endswith(after) for before, after in parts)


def test_the_storyteller_is_asked_by_no_word_that_is_not_declared() -> None:
    assert [breach for name, tree in trees_in(HOME).items() for breach in undeclared(name, tree)] == []


@pytest.mark.parametrize(
    "text",
    [
        "await Decide('red_herring', good)",
        "await Decide(RED_HERRING, good)",
        "await Decide(f'{role}_claimed', good)",
        "await Ask(STORYTELLER, 'set', sets)",
        "Inform(f'learn:{self.role}', answers)",
        "await confirm('nomination', seat)",
    ],
)
def test_a_decision_by_a_word_of_its_own_is_found(text: str) -> None:
    assert len(undeclared("roles.py", ast.parse(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "await Decide(decisions.RED_HERRING, good)",
        "await Decide(me.role, good)",
        "await Decide(decisions.CLAIMED.of(role), good)",
        "await Ask(seat, 'vote', hands)",
    ],
)
def test_what_is_declared_or_asked_of_a_player_is_let_pass(text: str) -> None:
    assert undeclared("roles.py", ast.parse(text)) == []


def test_each_decision_is_advised_on_or_left_to_a_lot() -> None:
    declared = (*DECLARED.values(), *OF_THE_MISTAKEN)
    assert without_advice(declared, ADVICE, (*BY_LOT, *AS_NEWS)) == []
    assert [word for word in BY_LOT if word in ADVICE or word not in declared] == []
    assert of_no_decision(ADVICE) == []


def test_so_is_what_is_decided_by_the_word_of_a_role() -> None:
    asking = {one for tree in trees_in(f"{HOME}/roles").values() for one in asked_of_their_own(tree)}
    roles = {HANDED_ON.get(one, one) for one in asking}
    assert {*OWN_BY_LOT, "mezepheles", "gossip", "sweetheart"} <= roles
    assert all(role in almanac for role in roles)
    assert sorted(role for role in roles if role not in ADVICE) == sorted(OWN_BY_LOT)


def test_so_is_who_of_several_is_mistaken() -> None:
    assert len(MISTAKEN) >= 4
    assert sorted(without_advice(MISTAKEN, ADVICE, ())) == sorted(FOUND_BY_LOT)


@pytest.mark.parametrize(
    "text",
    [
        "@townsfolk('sower')\nasync def sower(me, town):\n    await Decide(me.role, town.living)",
        "@sower.when(Died)\nasync def sow(me, town):\n    if me.works: await Decide(me.role, (NO, YES))",
    ],
)
def test_a_role_that_has_something_decided_is_found(text: str) -> None:
    assert asked_of_their_own(ast.parse(text)) == {"sower"}
    assert asked_of_their_own(ast.parse(text.replace("me.role", "decisions.SOWN"))) == set()


def test_a_decision_without_advice_and_advice_without_a_decision_are_found() -> None:
    assert without_advice(("red_herring", "new"), {"red_herring": 1}, ()) == ["new"]
    assert without_advice(("new",), {}, ("new",)) == []
    assert of_no_decision(("red_herring", "register:empath", "red_hering")) == ["red_hering"]


def test_each_decision_is_asked_for() -> None:
    asked = {
        one for name, tree in trees_in(HOME).items() if "/advice/" not in name for one in asked_for(tree)
    }
    assert sorted({*DECLARED, *FAMILIES} - asked) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_decision_has_its_words(language: str) -> None:
    asked = (*DECLARED.values(), *OF_THE_MISTAKEN, *MISTAKEN)
    assert [one for one in asked if not words(language).has(f"prompt-clocktower-{one}")] == []
