"""Blood Vendetta, put together: what this tale says of itself, and where its rules stand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fabula.core.grimoire import Grimoire, Setup
from fabula.core.parts import Advice, Casting, Circles, Offices, Scenarios
from fabula.core.settings import SettingValues
from fabula.core.tale import Beat, Tale
from fabula.games.vendetta import chapters, laws, notes, setup, timeline
from fabula.games.vendetta.cards import SHEET, almanac, time_of
from fabula.games.vendetta.checks import looks_of_all
from fabula.games.vendetta.glossary import ANSWERED_IN, GLOSSARY
from fabula.games.vendetta.leading import LEADING
from fabula.games.vendetta.offices import HEAD, JUDGE, OFFICES
from fabula.games.vendetta.points import points
from fabula.games.vendetta.scenes import SCENES
from fabula.games.vendetta.timing import TIMERS
from fabula.games.vendetta.variants import RETIRED, SETTINGS, refuse_contradictions

VOTES = ("vote", "hand", "roses", "nominate", "panic", "both", HEAD, JUDGE)
CHAPTERS = chapters.CHAPTERS


class Vendetta(Tale):
    """Mafia: Blood Vendetta, 6 to 30 seats, and the guards at the gate for three."""

    id = "vendetta"
    scenes = SCENES
    nights = timeline.NIGHTS
    talk = timeline.SPEECH
    seen_answering = VOTES
    almanac = almanac
    glossary = GLOSSARY
    looks = looks_of_all()
    answered_in = ANSWERED_IN
    dead_may_watch = True
    least_seats = setup.LEAST_SEATS
    most_seats = setup.MOST_SEATS
    sheet = SHEET
    scenarios: Scenarios = setup.OFFERED
    casting = Casting(setup.WAYS, setup.wishable(), setup.cast)
    circles: Circles = Circles(setup.CIRCLES, setup.suggested_for)
    offices: Offices = OFFICES
    settings = SETTINGS
    retired = RETIRED
    timers = TIMERS
    leading = LEADING

    @classmethod
    def welcome(cls) -> None:
        """What stands on the sheet by its header also has its time."""
        super().welcome()
        cls.nights = replace(cls.nights, times={step: time_of(step) for step in cls.sheet})

    def suggest(self, seats: int) -> tuple[str, ...]:
        """A classic set of the book, or one by its table."""
        return setup.suggested(seats)

    def openly(self, settings: SettingValues) -> tuple[str, ...]:
        """Every vote, but at a masquerade; a judge names the victim before all."""
        return ("sentence",) if settings["masquerade"] else ("sentence", *VOTES)

    def seen_at_once(self, settings: SettingValues) -> tuple[str, ...]:
        """Hands, where the house has them open; roses are given unseen."""
        return tuple(one for one in VOTES if one != "roses") if settings["open_hands"] else ()

    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """What the book says about a set."""
        return setup.advice(seats, roles)

    def set_up(self, seats: int, roles: tuple[str, ...] = (), /, **settings: Any) -> Setup:
        """A checked setup; Refusal for what the book forbids and for variants that exclude each other."""
        checked = super().set_up(seats, roles, **settings)
        refuse_contradictions(checked.settings)
        return checked

    def set_up_scenario(self, id: str, *preferred: str, **settings: Any) -> Setup:
        """A scenario with its condition; `preferred` are cards where the book leaves a choice."""
        scenario = self.scenarios.called(id)
        condition = self.scenarios.condition_of(scenario)
        return self.set_up(scenario.seats, scenario.roles(*preferred), **{**condition, **settings})

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """Deal, look, acquaintance; then night, and the light time call by call, and again."""
        return timeline.next_beat(grimoire)

    def points(self, grimoire: Grimoire) -> dict[int, int]:
        """One point for a vampire's win, two for a hunter's, three for a shapeshifter's."""
        return points(grimoire)

    def silence(self, grimoire: Grimoire, seat: int) -> str | None:
        """The enchanted do not speak either."""
        mute = "enchanted-silent" if seat in notes.MUTE.of(grimoire) else None
        return super().silence(grimoire, seat) or mute

    def laws(self, grimoire: Grimoire) -> None:
        """No card is lost or added, nobody dead holds an office by day, no attempt outlives its day."""
        laws.check(grimoire)
