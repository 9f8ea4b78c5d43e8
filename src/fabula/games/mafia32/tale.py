"""Mafia with 32 cards, put together: what this tale says of itself, and where its rules stand."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.leading import Leading
from fabula.core.parts import VARIED, Advice, Nights, Talk
from fabula.core.settings import SettingValues
from fabula.core.tale import Beat, Tale
from fabula.games.mafia32 import (
    amending,
    citizens,
    criminals,
    foresight,
    laws,
    loners,
    setup,
    timeline,
    variants,
)
from fabula.games.mafia32.calls import NIGHT_SHEET
from fabula.games.mafia32.cards import almanac
from fabula.games.mafia32.ending import close
from fabula.games.mafia32.glossary import ANSWERED_IN, GLOSSARY, LOOKS
from fabula.games.mafia32.scenes import SCENES

CHAPTERS = (citizens, criminals, loners)


class Mafia32(Tale):
    """Mafia with 32 cards, 6 to 32 seats."""

    id = "mafia32"
    scenes = SCENES
    nights = Nights(wordings=(VARIED,), introductions=NIGHT_SHEET)
    talk = Talk(pleas=("farewell",))
    seen_answering = ("hand", "vote")
    almanac = almanac
    glossary = GLOSSARY
    looks = LOOKS
    answered_in = ANSWERED_IN
    dead_may_watch = True
    least_seats = setup.LEAST_SEATS
    most_seats = setup.MOST_SEATS
    sheet = NIGHT_SHEET
    settings = variants.SETTINGS
    timers = variants.TIMERS
    leading = Leading(foresight.foresee, amending.amendments, amending.ACTS, close)

    def suggest(self, seats: int) -> tuple[str, ...]:
        """A set by the book's table and advice."""
        return setup.suggested(seats)

    def openly(self, settings: SettingValues) -> tuple[str, ...]:
        """Nominations, and hands unless they are raised in secret."""
        return ("nominate",) if settings["hands"] == "secret" else ("nominate", "hand", "vote")

    def seen_at_once(self, settings: SettingValues) -> tuple[str, ...]:
        """Hands, where the house has them open."""
        return self.seen_answering if settings["open_hands"] else ()

    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """What the book says about a set."""
        return setup.advice(seats, roles)

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """Deal, look; then night call by call, dawn, talk, vote, perhaps last words, and again."""
        return timeline.next_beat(grimoire)

    def laws(self, grimoire: Grimoire) -> None:
        """No card is lost or added, but that a plain member may become the boss; jail holds the living."""
        laws.check(grimoire)
