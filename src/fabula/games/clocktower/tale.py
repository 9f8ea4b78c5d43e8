"""The Clocktower, put together: what this tale says of itself, and where its rules stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from fabula.core.events import Event
from fabula.core.grimoire import Grimoire, Setup
from fabula.core.parts import Advice, Company, Latecomers, Nights, Scripts
from fabula.core.requests import Ask, Below
from fabula.core.tale import Beat, Decisions, Suggestion, Tale
from fabula.games.clocktower import speech, travellers, variants
from fabula.games.clocktower.advice import storytelling
from fabula.games.clocktower.almanac import companions
from fabula.games.clocktower.almanac.cards import NIGHT, TWILIGHT, almanac
from fabula.games.clocktower.almanac.glossary import ANSWERED_IN, GLOSSARY
from fabula.games.clocktower.almanac.night_sheet import PRINTED_FIRST, PRINTED_OTHERS, SHEET
from fabula.games.clocktower.leading.leader import LEADING
from fabula.games.clocktower.phases import laws, scenes
from fabula.games.clocktower.scripts import shelf
from fabula.games.clocktower.sets import setup
from fabula.games.clocktower.timeline import course
from fabula.games.clocktower.town.square import Square


class Clocktower(Tale):
    """Blood on the Clocktower, 5 to 15 players and up to five Travellers."""

    id = "clocktower"
    scenes = scenes.SCENES
    almanac = almanac
    glossary = GLOSSARY
    answered_in = ANSWERED_IN
    least_seats = setup.LEAST_SEATS
    most_seats = setup.MOST_SEATS
    sheet = SHEET
    done_openly = speech.DONE_OPENLY
    nights = Nights((NIGHT,), aloud=False, before=("look", TWILIGHT))
    talk = speech.TALK
    sayings = speech.SAYINGS
    scripts: Scripts = shelf.SCRIPTS
    company: Company = companions.COMPANY
    latecomers: Latecomers = travellers.TRAVELLERS
    decisions: Decisions = storytelling.DECISIONS
    settings = variants.SETTINGS
    retired = variants.RETIRED
    timers = variants.TIMERS
    leading = LEADING

    @classmethod
    def offer(cls, script: str, roles: str) -> None:
        """Let tables choose one more script by its name."""
        cls.scripts = cls.scripts.offering(script, roles)

    @property
    def sheets(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The two printed sheets."""
        return almanac.with_placed(PRINTED_FIRST), almanac.with_placed(PRINTED_OTHERS)

    def suggest(self, seats: int) -> tuple[str, ...]:  # noqa: ARG002 - one script for any number
        """The script for a first game."""
        return setup.suggested()

    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """What the book says about a script."""
        return setup.advice(seats, roles)

    def led_among(self, roles: Iterable[str]) -> tuple[str, ...]:
        """Of the Fabled those for which somebody has to hear what is said, and the Loric without rules."""
        return tuple(role for role in super().led_among(roles) if role not in companions.RULED_ALONE)

    def town(self, grimoire: Grimoire, record: Callable[[Event], None] | None = None) -> Square:
        """The town square."""
        return Square(grimoire, almanac, record)

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """Deal, look; a night line by line, dawn, talk, nominations and votes, execution, and again."""
        return course.next_beat(grimoire)

    def suggestion(self, grimoire: Grimoire, ask: Ask, below: Below) -> Suggestion:
        """By the book's advice to Storytellers."""
        return storytelling.suggest(self.town(grimoire), ask, below)

    def seem_alive(self, grimoire: Grimoire) -> tuple[int, ...]:
        """The seats that seem alive; by night nobody sees who has died in it."""
        return self.town(grimoire).seem_alive

    def set_up(self, seats: int, roles: tuple[str, ...] = (), /, **settings: Any) -> Setup:
        """A checked setup: the roles are the script, of which the Storyteller chooses later.

        Among the settings are those on which a table agrees besides: Travellers, company, and what the script
        brings.
        """
        beside = {word: settings.pop(word) for word in shelf.AGREED if word in settings}
        more = shelf.agreed(seats, roles, **beside)
        wished = setup.TRAVELLING.of(more)
        checked = super().set_up(seats - len(wished), roles, **settings)
        return replace(checked, seats=seats, settings={**shelf.chosen(checked.settings), **more})

    def laws(self, grimoire: Grimoire) -> None:
        """What holds in every position after the deal."""
        laws.check(grimoire, setup.MOST_TRAVELLERS)
