"""The linter names each decision on which nobody advises, and each that is asked in no words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fabula import check
from fabula.games import tale_called
from fabula.reach import asks_by_a_role, without_advice
from fabula.text.words import Words, words

TALE = tale_called("clocktower")
BY_A_ROLE = "async def script(me): await Decide(me.role, ())"


def made_at_a_prompt() -> object:
    """A script that stands in no file."""
    made: dict[str, object] = {}
    exec(BY_A_ROLE, made)
    return made["script"]


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Texts that French has not; all others are as they are."""
    left_out: list[str] = []

    class Fewer(Words):
        def has(self, id: str) -> bool:
            return id not in left_out and super().has(id)

    fewer = Fewer("fr")
    monkeypatch.setattr(check, "words", lambda lang: fewer if lang == "fr" else words(lang))
    return left_out


def test_a_decision_without_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    decisions = TALE.decisions
    assert decisions is not None
    assert {"heir", "gossip"} <= set(decisions.advised)
    advised = [one for one in decisions.advised if one not in ("heir", "gossip")]
    monkeypatch.setattr(type(TALE), "decisions", replace(decisions, advised=advised))
    where = "write some, or leave it to a lot, in games/clocktower/advice/storytelling.py"
    found = [f"clocktower: {one} is decided without advice: {where}" for one in ("heir", "gossip")]
    assert list(without_advice(TALE)) == found
    monkeypatch.setattr(check, "faults_of_questions", lambda _: ())  # which plays many games
    assert set(found) <= set(check.faults_of_tale(TALE))


def test_a_decision_that_is_left_to_a_lot_needs_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    decisions = TALE.decisions
    assert decisions is not None
    assert "alchemist" in decisions.by_lot
    by_lot = [one for one in decisions.by_lot if one != "alchemist"]
    monkeypatch.setattr(type(TALE), "decisions", replace(decisions, by_lot=by_lot))
    assert [fault.split()[1] for fault in without_advice(TALE)] == ["alchemist"]


def test_a_tale_that_advises_on_nothing_lacks_no_advice() -> None:
    assert list(without_advice(tale_called("onenight"))) == []


@pytest.mark.parametrize("word", ["heir", "drunk_role", "last_wish"])
def test_what_is_decided_or_asked_without_words(silent: list[str], word: str) -> None:
    assert list(check.faults_of_words(TALE)) == []
    silent.append(f"prompt-clocktower-{word}")
    assert list(check.faults_of_words(TALE)) == [f"fr: there is no text prompt-clocktower-{word}"]


def test_what_a_role_has_decided_by_its_own_word_without_words(silent: list[str]) -> None:
    silent.append("prompt-clocktower-gossip")
    found = list(check.faults_of_prompts(TALE, TALE.almanac["gossip"]))
    assert found == ["fr: there is no text prompt-clocktower-gossip"]


@pytest.mark.parametrize("script", [None, print, made_at_a_prompt()])
def test_of_what_has_no_source_nothing_is_read(script: object) -> None:
    assert not asks_by_a_role(script)


def test_a_script_that_asks_by_its_role_is_known_by_its_source() -> None:
    role = TALE.almanac["alchemist"]
    assert any(asks_by_a_role(one) for one in (role.script, *role.reactions.values()))
    assert not asks_by_a_role(TALE.almanac["empath"].script)
