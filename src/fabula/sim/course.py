"""The course of a game: who is asked, in which order, and until when; a mind of ours answers where one sits.

Fate draws lots, the Storyteller decides as advised. In an open floor all are asked in turn, from a seat drawn
by lot on, until nobody has more to say; so each is asked when there is something for them to answer, and
never anything else. Where no mind sits the question is handed out, and its answer taken in.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping
from typing import Any

from fabula.core.requests import STORYTELLER, TIME, Ask, Below, Choice, Request, Round, Window, draw
from fabula.core.telling import Telling
from fabula.minds import Mind
from fabula.minds.levels import LATER
from fabula.minds.reasons import Reason

MOST_NIGHTS = 150  # no game that is told by its rules has so many
LONGEST_WAIT = 64  # times round the table; a mind that waits for ever must not stop a game
MOST_LINES = 400_000  # of a log; one that grows further in so few nights goes round in circles

Asked = Ask | Window
Turns = Generator[tuple[int, Asked], Choice, None]


class Endless(Exception):
    """A game does not come to its end."""


class Course(ABC):
    """The course of one game; who hears what, and who sits where, each kind of game says for itself."""

    def __init__(self, telling: Telling, below: Below, talk: int, laws: bool = False) -> None:
        self.telling = telling
        self.laws = laws
        self.below = below
        self.talk = talk  # so many times round the table; whoever speaks by lot would never stop
        self.minds: Mapping[Any, Mind] = {}  # by their seats
        self.decisions = 0
        self.last: int | None = None  # the number of the last day that is played; all are, where it is None
        self.reasons: dict[tuple[int, Choice], Reason | None] | None = None  # of what was said, if wanted

    def turns(self) -> Turns:
        """From the first beat to the last: each seat at which no mind sits, and what it is asked."""
        telling = self.telling
        log, grimoire = telling.log, telling.grimoire
        while telling.begin_beat():
            while telling.pending is not None:
                handed_out = self.settle(telling.pending)
                if handed_out is not None:
                    yield from handed_out
                if len(log) > MOST_LINES:
                    raise self._endless()
            if grimoire.number > MOST_NIGHTS or len(log) > MOST_LINES:
                raise self._endless()
            if self.last is not None and grimoire.number > self.last:
                return
            if self.laws:  # of the tale, which hold whenever a beat is over
                telling.tale.laws(grimoire)

    @abstractmethod
    def hear(self) -> None:
        """Let each hear what has happened, as far as it may; the first time, let them sit down."""

    def who_may_speak(self, seats: tuple[int, ...], first: int) -> list[int]:
        """Whom it is worth asking in an open floor, round the table from that place."""
        return [*seats[first:], *seats[:first]]

    def decide(self, ask: Ask) -> Choice:
        """Fate draws lots, the Storyteller decides as advised."""
        if ask.who != STORYTELLER:
            return draw(ask.options, self.below)
        telling = self.telling
        return telling.tale.suggestion(telling.grimoire, ask, self.below).choice

    # ---- one request after another

    def settle(self, request: Request) -> Turns | None:
        """Have one request answered; what minds alone do not answer is handed out by what comes back."""
        if isinstance(request, Ask) and not isinstance(request.who, int):
            self.telling.answer(request.who, self.decide(request))
            self.decisions += 1
            return None
        self.hear()
        if isinstance(request, Window):
            return self.go_round(request)
        if len(self.minds) < self.telling.setup.seats:
            return self._handed_out(request)
        self._answer(request, self.choose(request))
        return None

    def choose(self, request: Ask | Round) -> list[Choice]:
        """What the minds answer that are asked."""
        asks, minds = request.asks if isinstance(request, Round) else (request,), self.minds
        return [minds[ask.who].choose(ask) for ask in asks]

    def _handed_out(self, request: Ask | Round) -> Turns:
        """Ask each of several; what they answer is told when all have."""
        choices: list[Choice] = []
        for ask in request.asks if isinstance(request, Round) else (request,):
            assert isinstance(ask.who, int)
            mind = self.minds.get(ask.who)
            choices.append((yield ask.who, ask) if mind is None else mind.choose(ask))
        self._answer(request, choices)

    def _answer(self, request: Ask | Round, choices: list[Choice]) -> None:
        if isinstance(request, Round):
            self.telling.answer_round(choices)
        else:
            self.telling.answer(request.who, choices[0])
        self.decisions += len(choices)

    def go_round(self, window: Window) -> Turns | None:
        """Let all speak who want to; what minds alone do not say is asked for by what comes back."""
        return self._talk(window)

    def _talk(self, window: Window) -> Turns:
        """Round the table from a seat drawn by lot, until nobody has more to say and time is over."""
        telling, minds = self.telling, self.minds
        grimoire = telling.grimoire
        first = self.below(len(window.seats))
        speaking = self.who_may_speak(window.seats, first)
        left = dict.fromkeys(speaking, self.talk)
        for _ in range(self.talk + LONGEST_WAIT):
            speakers, speaking = speaking, []
            for seat in speakers:
                mind, silenced = minds.get(seat), seat in grimoire.silenced
                if mind is None:
                    words = yield seat, window.open_to(seat, silenced=silenced)
                else:  # who is silenced says nothing
                    words = None if silenced else mind.speak(window.open_to(seat))
                if words is None:
                    continue
                if words == LATER:
                    speaking.append(seat)
                    continue
                left[seat] -= 1
                if left[seat]:
                    speaking.append(seat)
                if self.reasons is not None:
                    self.reasons.setdefault((seat, words), minds[seat].reason(words))
                telling.act(window, seat, words)
                self.decisions += 1
                if telling.pending is not window:
                    return
                self.hear()
            if not speaking:
                break
        telling.answer(TIME, None)
        self.decisions += 1

    def _endless(self) -> Endless:
        nights, lines = self.telling.grimoire.number, len(self.telling.log)
        return Endless(f"after {nights} nights and {lines} lines there is no end")
