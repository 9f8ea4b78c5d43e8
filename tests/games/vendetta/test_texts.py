"""Whatever is asked, told, advised or refused in Blood Vendetta has its words in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from fabula.check import faults_of_texts, faults_of_words
from fabula.core.events import Learned
from fabula.core.requests import FATE, STORYTELLER, Ask, Request, Round, Window
from fabula.core.telling import BeatBegan, Telling
from fabula.core.views import view
from fabula.games.vendetta.cards import piles
from fabula.games.vendetta.scenarios import SCENARIOS
from fabula.games.vendetta.tale import Vendetta
from fabula.sim.course import Turns
from fabula.sim.play import Table as Simulated
from fabula.sim.seeding import lots_of
from fabula.text import LANGUAGES, words
from fabula.text.story import Story
from fabula.varying import PARTS

TALE = Vendetta()
SOURCE = Path(__file__).parents[3] / "src" / "fabula" / "games" / "vendetta"
ALL = (
    *("king", *piles()["special_vampire"], *piles()["shapeshifter"]),
    *(*piles()["special_hunter"], "hunter", "pack_leader"),
    *("sly_varg", "vengeful_varg", "paralysing_varg", "tricky_varg", *("vampire",) * 7),
)
VARIED: list[dict[str, Any]] = [
    {},
    {"voting": "roses", "enchanted": True},
    {"voting": "judge", "hunter_of_hunters": True, "kitsune": "frame"},
    {"voting": "panic", "pits": True, "temporary_host": "always"},
]


def test_every_role_every_setting_and_every_call_has_its_words() -> None:
    assert len(PARTS) == 6
    assert [fault for role in TALE.almanac for fault in faults_of_texts(TALE, role)] == []
    assert list(faults_of_words(TALE)) == []


class Overheard(Simulated):
    """A game whose questions are kept."""

    asked: list[str]

    def settle(self, request: Request) -> Turns | None:
        """Keep what is asked before it is answered."""
        asks = request.asks if isinstance(request, Round) else (request,)
        self.asked += [ask.prompt for ask in asks if _asks_somebody(ask)]
        return super().settle(request)


def _asks_somebody(ask: Ask | Window) -> bool:
    return isinstance(ask, Window) or ask.who != FATE


def overheard(settings: dict[str, Any]) -> Overheard:
    """A random game with all kinds of cards."""
    table = Overheard(Telling(TALE, TALE.set_up(len(ALL), ALL, **settings)), lots_of(2, len(settings)))
    table.asked = []
    table.play()
    return table


@pytest.mark.parametrize("settings", VARIED, ids=str)
def test_every_question_and_every_answer_has_its_words(settings: dict[str, Any]) -> None:
    table = overheard(settings)
    answers = [event.answer for event in table.telling.events() if isinstance(event, Learned)]
    for lang in LANGUAGES:
        said = words(lang)
        for prompt in dict.fromkeys(table.asked):
            assert said.has(f"prompt-vendetta-{prompt}"), prompt
        for answer in (one for one in answers if isinstance(one, str)):
            assert said.has(f"answer-{answer}"), answer
        for role in dict.fromkeys(
            event.role for event in table.telling.events() if isinstance(event, Learned)
        ):
            assert said.has(f"vendetta-{role}"), role


@pytest.mark.parametrize("settings", VARIED, ids=str)
def test_every_evening_can_be_told(settings: dict[str, Any]) -> None:
    table = overheard(settings)
    for lang in LANGUAGES:
        whole = Story(words(lang), "vendetta", {})
        headings = [whole.heading(line.name) for line in table.telling.log if isinstance(line, BeatBegan)]
        assert len(dict.fromkeys(headings)) > 20
        for listener in (STORYTELLER, 0, 16):
            seat = listener if isinstance(listener, int) else None
            story = Story(words(lang), "vendetta", {}, seat)
            told = [
                text
                for _, event in view(listener, table.telling.events())
                for text in story.lines(event.data())
            ]
            assert len(told) > 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_advice_and_every_scenario_has_its_words(lang: str) -> None:
    said = words(lang)
    advice = re.findall(r'Advice\(\s*"([a-z-]+)", "(\w+)"', (SOURCE / "setup.py").read_text(encoding="utf-8"))
    assert len(advice) > 12
    for code, level in advice:
        assert said.has(f"advice-vendetta-{code}")
        assert level != "stop" or said.has(f"refused-{code}")
    for scenario in SCENARIOS:
        assert said.say(f"scenario-{scenario.id}")
        assert said.say(f"scenario-{scenario.id}.note")
