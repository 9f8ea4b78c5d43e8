"""The game in a room: its telling, its bots, its clock. Everything here follows from the room's log."""

from __future__ import annotations

from typing import Any

from fabula.core.events import Event
from fabula.core.grimoire import Setup
from fabula.core.requests import FATE, Ask, Below, Choice, Round, Statements, Window
from fabula.core.tale import Tale
from fabula.core.telling import BeatBegan, Telling
from fabula.core.views import hears
from fabula.host.dreams import dream_of
from fabula.minds import Mind, mind_called
from fabula.rooms import messages


class Play:
    """One game: the telling, which beat it is, when that ends, who has been asked what."""

    def __init__(self, tale: Tale, setup: Setup, game: int) -> None:
        self.telling = Telling(tale, setup)
        self.game = game
        self.beats = 0
        self.ends: int | None = None
        self.length: int | None = None
        self.left: int | None = None  # while paused: what is left of the beat
        self.dreamt: set[int] = set()
        self.asked: dict[int, int] = {}
        self.minds: dict[int, Mind] = {}
        self.heard = 0
        self.bots_speak: dict[int, int] = {}
        self.undone = 0
        self.leader_goes_on = False
        self._last_request: object = None

    # ---- what happens

    def begin_beat(self, at: int, length: int | None) -> None:
        """The next beat begins, and ends after its length if a clock runs."""
        self.telling.begin_beat()
        self.beats += 1
        self.leader_goes_on = False
        self.dreamt.clear()
        self.asked.clear()
        self.bots_speak.clear()
        self.length = length
        self.ends = None if length is None else at + length
        self._note_request()

    def answer(self, who: int | str, choice: Choice, by: str) -> None:
        """An answer; Refusal if it is not asked or not an option."""
        self.telling.answer(who, choice, by)
        self._note_request()

    def undo(self) -> None:
        """Take the last player's answer back."""
        self.telling = self.telling.undone()
        self.beats = sum(isinstance(line, BeatBegan) for line in self.telling.log)
        self.undone += 1
        self.heard = 0
        self.minds.clear()
        self._note_request()

    def pause(self, at: int) -> None:
        """Stop the clock."""
        if self.ends is not None:
            self.left, self.ends = max(0, self.ends - at), None

    def go_on(self, at: int) -> None:
        """Let the clock run."""
        if self.left is not None:
            self.ends, self.left = at + self.left, None

    def _note_request(self) -> None:
        request = self.telling.pending
        if request is self._last_request:
            return
        self._last_request = request
        asks = request.asks if isinstance(request, Round) else (request,) if isinstance(request, Ask) else ()
        for ask in asks:
            if isinstance(ask.who, int):
                self.asked[ask.who] = self.asked.get(ask.who, 0) + 1

    # ---- bots

    def seat_mind(self, seat: int, mind: str, below: Below) -> None:
        """A bot takes a seat and learns all that its seat has heard."""
        self.minds[seat] = mind_called(mind, self.telling.setup, seat, below)
        for event in self.telling.log[: self.heard]:
            if isinstance(event, Event) and hears(seat, event):
                self.minds[seat].hear(event)

    def let_minds_hear(self) -> None:
        """Tell the bots what is new."""
        for event in self.telling.log[self.heard :]:
            if isinstance(event, Event):
                for seat, mind in self.minds.items():
                    if hears(seat, event):
                        mind.hear(event)
        self.heard = len(self.telling.log)

    # ---- what is asked

    @property
    def is_night(self) -> bool:
        """Whether a call of the night is on."""
        beat = self.telling.beat
        return beat is not None and beat.name.startswith("night:") and not self.telling.told

    def ask_of(self, who: int | str) -> Ask | Window | None:
        """What this seat is asked now."""
        request = self.telling.pending
        if request is None:
            return None
        if isinstance(request, Window):
            return request if who in request.seats else None
        asks = request.asks if isinstance(request, Round) else (request,)
        return next((ask for ask in asks if ask.who == who), None)

    def id_of_ask(self, seat: int) -> str:
        """The id of what a seat is asked: it counts this seat's own asks in this beat."""
        return f"{self.game}.{self.beats}.{self.asked.get(seat, 0)}"

    def shown_ask(self, seat: int) -> messages.Ask | None:
        """What a seat may answer now, with something to dream of for those who sleep."""
        ask = self.ask_of(seat)
        if isinstance(ask, Window):
            return messages.Ask(self.id_of_ask(seat), ask.prompt, seat, shown_options(ask.options), open=True)
        answered = self.telling.answered(seat)
        if ask is not None and not (answered and self.is_night):
            shown = messages.Ask(self.id_of_ask(seat), ask.prompt, seat, shown_options(ask.options))
            if answered:
                shown = messages.Ask(
                    shown.id, shown.prompt, seat, shown.options, answered=self.telling.answer_of(seat)
                )
            return shown
        if self.is_night and seat not in self.dreamt and not self.asked.get(seat):
            others = list(self.telling.town.others(seat))
            return messages.Ask(self.id_of_ask(seat), dream_of(self.beats), seat, list(others))
        return None

    def is_dream(self, seat: int) -> bool:
        """Whether what this seat is asked is only a dream."""
        shown = self.shown_ask(seat)
        return shown is not None and self.ask_of(seat) is None

    def waits_for_fate(self) -> bool:
        """Whether Fate has to draw."""
        request = self.telling.pending
        return isinstance(request, Ask) and request.who == FATE


def shown_options(options: Any) -> list[Any]:
    """Options as a client gets them: choices, and statements whose gaps list what may stand there."""
    if isinstance(options, Statements):
        return [[pattern.word, *({"any": list(gap)} for gap in pattern.gaps)] for pattern in options.patterns]
    return list(options)
