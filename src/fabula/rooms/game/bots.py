"""The bots of a game: the minds at its seats, what they have heard, and when they speak next."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import UNSET, UnsetType

from fabula.core.events import Event, Named, Raised, Voted
from fabula.core.grimoire import Setup
from fabula.core.requests import Ask, Below, Choice, Window
from fabula.core.telling import Line
from fabula.core.views import hears
from fabula.minds import Mind, mind_called
from fabula.minds.reasons import AGAINST, DEEDS, Reason

T = TypeVar("T")
_logger = logging.getLogger("fabula.rooms")


class Bots:
    """A mind for each seat that a bot holds. All of them have heard as much of the log.

    A mind with a fault does not stop a game: from then on lots decide at its seat.
    """

    def __init__(self, setup: Setup, below: Below) -> None:
        self.minds: dict[int, Mind] = {}
        self.speak_at: dict[int, int] = {}  # who has something to say, and when
        self.silent: set[int] = set()  # who has said all they had to say, where whoever leads ends the talk
        self.up: int | None = None  # where in the log somebody is named for a vote, until all hear more
        self.named = (-1, 0)  # where that was last, and when
        self.raise_at: int | None = None  # when they raise their hands for whoever that is
        self._pointing: dict[int, tuple[Ask, Choice]] = {}  # at what, where whoever leads enters it
        self.reasons: list[tuple[int, Reason]] = []  # why they voted, until they have said it
        self._explained: dict[int, int] = {}  # whom each has spoken against last, and said why
        self._setup = setup
        self._below = below
        self._heard = 0

    def __contains__(self, seat: object) -> bool:
        return seat in self.minds

    def seat(self, seat: int, mind: str, log: Sequence[Line]) -> None:
        """A bot takes a seat and learns all that its seat has heard."""
        self.minds[seat] = mind_called(mind, self._setup, seat, self._below)
        for event in log[: self._heard]:
            self._hear(seat, event)

    def unseat(self, seat: int) -> None:
        """No bot sits here any more."""
        self.minds.pop(seat, None)
        self.speak_at.pop(seat, None)
        self._pointing.pop(seat, None)

    def unseat_all(self) -> None:
        """The game is told anew: whoever sits down next hears it from its beginning."""
        self.minds.clear()
        self.reasons.clear()
        self._explained.clear()
        self.fall_silent()
        self._pointing.clear()
        self._heard = 0
        self.up = None

    def hear(self, log: Sequence[Line]) -> None:
        """Take in what is new. Why they voted they know before they hear what came of it."""
        for place, event in enumerate(log[self._heard :], self._heard):
            if self._heard and isinstance(event, Voted | Raised):
                self._give_reasons(event)
            for seat in self.minds:
                self._hear(seat, event)
            if isinstance(event, Event) and event.audience is None:
                self.up = place if isinstance(event, Named) else None
        self._heard = len(log)

    def _give_reasons(self, vote: Voted | Raised) -> None:
        """Each hand of a bot has its reason."""
        for seat, at in hands_in(vote):
            if seat in self.minds and hears(seat, vote):
                why = self.reason(seat, ("vote", at))
                self.reasons += [] if why is None else [(seat, why)]

    def _hear(self, seat: int, event: Line) -> None:
        if isinstance(event, Event) and hears(seat, event):
            self._of(seat, lambda mind: mind.hear(event))

    def choose(self, seat: int, ask: Ask) -> Choice:
        """What the bot at a seat answers to what it is asked."""
        return self._of(seat, lambda mind: one_of(ask, mind.choose(ask)))

    def point(self, seat: int, ask: Ask) -> None:
        """A bot points at what it chooses, and at nothing else while it is asked this."""
        if self.pointed(seat, ask) is UNSET:
            self._pointing[seat] = (ask, self.choose(seat, ask))

    def pointed(self, seat: int, ask: Ask | Window | None) -> Choice | UnsetType:
        """What a bot points at when it is asked this, if anything."""
        asked, choice = self._pointing.get(seat, (None, UNSET))
        return choice if ask is not None and ask is asked else UNSET

    def speak(self, seat: int, window: Window) -> Choice:
        """What a bot says next; None for nothing more."""
        return self._of(seat, lambda mind: mind.speak(window))

    def reason(self, seat: int, words: Choice) -> Reason | None:
        """Why a bot says this, or votes so, if there is more to say; of a deed once while it is the same."""
        if words[0] in AGAINST:
            kind, at = words[0], words[1]
            was, self._explained[seat] = self._explained.get(seat), at
            if kind in DEEDS and was == at:
                return None
        return self._of(seat, lambda mind: mind.reason(words))

    def confide(self, seat: int, asker: int) -> list[Choice] | None:
        """What the bot at a seat answers to whoever sits there and whispers; None where no bot sits."""
        if seat not in self.minds:
            return None
        return self._of(seat, lambda mind: [words for words in mind.confide(asker) if words is not None])

    def _of(self, seat: int, does: Callable[[Mind], T]) -> T:
        try:
            return does(self.minds[seat])
        except Exception:
            # Which seat it is would betray, beside the places of the fault, what its player is.
            _logger.exception("a bot has a fault: from now on lots decide for it")
            self.minds[seat] = mind_called("random", self._setup, seat, self._below)
            return does(self.minds[seat])

    def fall_silent(self) -> None:
        """Nobody has anything to say."""
        self.speak_at.clear()
        self.silent.clear()

    def put_off(self, time: int) -> None:
        """Whoever has something to say says it so much later."""
        self.speak_at = {seat: at + time for seat, at in self.speak_at.items()}


def hands_in(vote: Voted | Raised) -> list[tuple[int, int]]:
    """Who is seen to be against whom; of two roses the black one counts."""
    if isinstance(vote, Raised):
        return [(seat, vote.candidate) for seat in vote.seats]
    votes = [at[0] if isinstance(at, tuple) else at for at in vote.votes]
    return [(seat, at) for seat, at in enumerate(votes) if at is not None]


def one_of(ask: Ask, choice: Choice) -> Choice:
    """A choice; ValueError if it is no option."""
    if choice not in ask.options:
        raise ValueError(f"{choice} is no option of {ask.prompt}")
    return choice
