"""What a person who leads corrected and what they foresaw, in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from tests.laws.playing import a_setup, steps

from fabula.core.leading import Foreseen
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.games import TALES
from fabula.text import LANGUAGES, words
from fabula.text.story import Story

Game = tuple[list[Foreseen], list[Mapping[str, Any]]]


@cache
def corrected(tale: Tale) -> list[Game]:
    """What was foreseen and what happened in games that a leader corrected, the same for every language."""
    games: list[Game] = []
    for seed in range(40):
        lots = Random(seed)
        telling = Telling(tale, a_setup(tale, lots, 12, every=True))
        foreseen = [line for now in steps(telling, lots, amends=0.05) for line in tale.foresee(now.grimoire)]
        games.append((foreseen, [event.data() for event in telling.events()]))
    return games


def test_whatever_is_corrected_or_foreseen_has_its_words() -> None:
    names: set[str] = set()
    codes: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for tale in TALES.values():
        games = corrected(tale)
        for lang in LANGUAGES:
            story = Story(words(lang), tale.id, {})
            for foreseen, happened in games:
                for line in foreseen:
                    assert story.foreseen(line.code, line.args), (lang, line)
                    codes[lang].add(line.code)
                for event in happened:
                    names.add(event["e"])
                    assert all(story.lines(event)), (lang, event)
    assert {"spared", "corrected", "revived", "silenced", "unsilenced"} <= names
    assert min(map(len, codes.values())) >= 18, codes


def test_a_line_of_what_is_foreseen() -> None:
    story = Story(words("en"), "mafia32", {3: "Anna", 5: "Boris"})
    assert story.foreseen("foresee-dies-shot", {"who": 3, "role": "mafia"}) == "Anna dies, shot by: Mafia"
    assert story.foreseen("foresee-dies-guard", {"who": 3, "ward": 5}) == "Anna dies in place of Boris"
    assert story.foreseen("foresee-won", {"sides": ("mafia",)}) == "It is decided. The Mafia has won"
    assert story.foreseen("foresee-won", {"sides": ()}) == "It is decided. Nobody has won"


def test_a_line_of_what_nightfall_brings() -> None:
    story = Story(words("en"), "vendetta", {3: "Anna", 5: "Boris"})
    for code, args, line in (
        ("foresee-dies-murdered", {"who": 3, "role": "hunters"}, "Anna dies, killed by: The hunters"),
        ("foresee-dies-ambush", {"who": 3, "ward": 5}, "Anna dies in the ambush of Boris"),
        ("foresee-dies-diverted", {"who": 3, "ward": 5}, "Anna dies in place of Boris, of the pack"),
        ("foresee-dies-shared", {"who": 3, "ward": 5}, "Anna shares the fate of Boris and dies"),
        ("foresee-spared", {"who": 3}, "Anna lives by your decision"),
        ("foresee-nobody-nightfall", {}, "Nobody dies at nightfall"),
        ("foresee-won", {"sides": ("werewolf",)}, "It is decided. The shapeshifter has won"),
    ):
        assert story.foreseen(code, args) == line
    attacked = {"who": 3, "role": "king"}
    away = "Anna lives: not at home, but with Boris (attacked by: King)"
    assert story.foreseen("foresee-away", {**attacked, "ward": 5}) == away
    kept = "Anna lives: protected by Queen (attacked by: King)"
    assert story.foreseen("foresee-protected", {**attacked, "guard": "queen"}) == kept
    saved = "Anna lives: Queen protects from the fate of Boris"
    assert story.foreseen("foresee-protected-shared", {"who": 3, "guard": "queen", "ward": 5}) == saved


def test_one_hears_of_ones_own_silence() -> None:
    story = Story(words("en"), "mafia32", {3: "Anna"}, seat=3)
    assert list(story.lines({"e": "silenced", "seat": 3})) == ["You may not speak."]
    assert list(story.lines({"e": "silenced", "seat": 2})) == ["Seat\u00a02 may not speak"]
