"""Each prompt to players is declared once in its tale, asked, and has its words in every language."""

from __future__ import annotations

import ast
from importlib import import_module
from types import ModuleType

import pytest
from tests.laws.decisions import unprompted
from tests.laws.trees import trees_in

from fabula.games import TALES
from fabula.games.clocktower.almanac.published import ROLL
from fabula.games.clocktower.almanac.traits import FOUND_BY_NAME, with_trait
from fabula.games.clocktower.leading.prompting import MANY
from fabula.text.words import LANGUAGES, words

KNOWN = {
    *ROLL,
    "traveller",
    "judge",
    "head",
}  # roles and kinds, and offices that are called by their own word
MODULES: dict[str, ModuleType] = {
    tale: import_module(f"fabula.games.{tale}.{'almanac.' if tale == 'clocktower' else ''}prompts")
    for tale in TALES
}
DECLARED = {
    tale: {name: one for name, one in vars(module).items() if name.isupper()}
    for tale, module in MODULES.items()
}


def trees_of(tale: str) -> dict[str, ast.Module]:
    """The modules of a tale."""
    return trees_in(f"src/fabula/games/{tale}")


@pytest.mark.parametrize("tale", TALES)
def test_no_player_is_asked_by_a_word_that_is_not_declared(tale: str) -> None:
    assert DECLARED[tale]
    assert [breach for name, tree in trees_of(tale).items() for breach in unprompted(name, tree, KNOWN)] == []


@pytest.mark.parametrize(
    "text",
    ["await Ask(seat, 'vote', hands)", "Ask(me.seat, f'name_{role}', options)", "Ask(seat, VOTE, hands)"],
)
def test_a_prompt_by_a_word_of_its_own_is_found(text: str) -> None:
    assert len(unprompted("vote.py", ast.parse(text), KNOWN)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "await Ask(seat, prompts.VOTE, hands)",
        "Ask(me.seat, prompts.naming(role), options)",
        "Ask(me.seat, me.role, options)",
        "Ask(seat, GNOME, options)",
        "Ask(seat, prompt, options)",
        "Ask(STORYTELLER, 'set', sets)",
    ],
)
def test_what_is_declared_is_let_pass(text: str) -> None:
    assert unprompted("vote.py", ast.parse(text), KNOWN) == []


@pytest.mark.parametrize("tale", TALES)
def test_each_prompt_is_asked(tale: str) -> None:
    asked = {
        node.attr
        for tree in trees_of(tale).values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "prompts"
    }
    assert sorted({*DECLARED[tale]} - asked) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_prompt_has_its_words(language: str) -> None:
    of_all = [(tale, word) for tale, declared in DECLARED.items() for word in declared.values()]
    clocktower = MODULES["clocktower"]
    named = [clocktower.naming(role) for role in with_trait(FOUND_BY_NAME)]
    led = [clocktower.led(what) for what in (*MANY, "role", "yes_no")]
    of_all += [("clocktower", word) for word in (*named, *led)]
    assert [
        f"prompt-{tale}-{word}" for tale, word in of_all if not words(language).has(f"prompt-{tale}-{word}")
    ] == []


def test_a_prompt_without_words_is_found() -> None:
    assert not words("en").has("prompt-onenight-nobody_asks_this")
