"""The bots of a game: the minds at its seats, what they have heard, and when they speak next."""

from __future__ import annotations

from collections.abc import Sequence

from fabula.core.events import Event
from fabula.core.grimoire import Setup
from fabula.core.requests import Ask, Below, Choice, Window
from fabula.core.telling import Line
from fabula.core.views import hears
from fabula.minds import Mind, mind_called


class Bots:
    """A mind for each seat that a bot holds. All of them have heard as much of the log."""

    def __init__(self, setup: Setup, below: Below) -> None:
        self.minds: dict[int, Mind] = {}
        self.speak_at: dict[int, int] = {}  # who has something to say, and when
        self._setup = setup
        self._below = below
        self._heard = 0

    def __contains__(self, seat: object) -> bool:
        return seat in self.minds

    def seat(self, seat: int, mind: str, log: Sequence[Line]) -> None:
        """A bot takes a seat and learns all that its seat has heard."""
        self.minds[seat] = mind_called(mind, self._setup, seat, self._below)
        for event in log[: self._heard]:
            if isinstance(event, Event) and hears(seat, event):
                self.minds[seat].hear(event)

    def unseat(self, seat: int) -> None:
        """No bot sits here any more."""
        self.minds.pop(seat, None)
        self.speak_at.pop(seat, None)

    def unseat_all(self) -> None:
        """The game is told anew: whoever sits down next hears it from its beginning."""
        self.minds.clear()
        self.speak_at.clear()
        self._heard = 0

    def hear(self, log: Sequence[Line]) -> None:
        """Take in what is new."""
        for event in log[self._heard :]:
            if isinstance(event, Event):
                for seat, mind in self.minds.items():
                    if hears(seat, event):
                        mind.hear(event)
        self._heard = len(log)

    def choose(self, seat: int, ask: Ask) -> Choice:
        """What a bot answers."""
        return self.minds[seat].choose(ask)

    def speak(self, seat: int, window: Window) -> Choice:
        """What a bot says next; None for nothing more."""
        return self.minds[seat].speak(window)

    def fall_silent(self) -> None:
        """Nobody has anything to say."""
        self.speak_at.clear()

    def put_off(self, time: int) -> None:
        """Whoever has something to say says it so much later."""
        self.speak_at = {seat: at + time for seat, at in self.speak_at.items()}
