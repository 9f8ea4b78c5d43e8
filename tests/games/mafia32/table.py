"""A table for the tests: cards dealt as written, one line a night, one line a day."""

from __future__ import annotations

from typing import Any

from tests.games.answering import answer_all

from fabula.core.events import Died, Event, Freed, Jailed, Learned, Met, Revealed, Saw, Shown, Woke
from fabula.core.requests import FATE, TIME, Ask, Choice, Round, Window
from fabula.core.telling import Telling
from fabula.games.mafia32.tale import Mafia32


class Table:
    """A telling of the 32 cards with known cards; seats are numbered as the cards are written.

    It stands where the second night begins, or, by `at_dawn`, where the first day does.
    """

    def __init__(self, cards: str, fate: Choice = None, *, at_dawn: bool = False, **settings: Any) -> None:
        roles = tuple(cards.split())
        self.fate = fate
        settings = {"hands": "at_once", **settings}
        self.telling = Telling(Mafia32(), Mafia32().set_up(len(roles), roles, **settings))
        self.telling.begin_beat()
        self.telling.answer(FATE, roles)
        self.heard = 0
        self._until("dawn", {})
        if not at_dawn:
            self.day()

    def night(self, hands: dict[int, Choice] | None = None, /, **choices: Choice) -> Table:
        """Play to the next dawn: what each role, gang or seat chooses; the others pass or take the first."""
        self.heard = len(self.telling.log)
        self._until("dawn", {**choices, **(hands or {})})
        return self

    def vote_out(self, seat: int) -> Table:
        """Play to the end of a vote in which all others point at this seat."""
        return self.day(*(None if one == seat else seat for one in self.telling.town.everyone))

    def day(self, *hands: int | None) -> Table:
        """Play to the end of the vote: the hands by seat; without hands nobody votes."""
        self.heard = len(self.telling.log)
        self._until("vote", dict(enumerate(hands)))
        return self

    def _until(self, beat: str, choices: dict[Any, Choice]) -> None:
        while not self.telling.told:
            if self.telling.pending is None and not self.telling.begin_beat():
                return
            now = self.telling.beat.name if self.telling.beat else ""
            self.answer_all({} if beat == "vote" != now else choices)
            if now == beat:
                if self.telling.is_decided:
                    self.telling.begin_beat()
                return

    def answer_all(self, choices: dict[Any, Choice]) -> None:
        """Answer whatever is asked in the beat that is on."""
        answer_all(self.telling, lambda ask: self._choice(ask, choices))

    def _choice(self, ask: Ask, choices: dict[Any, Choice]) -> Choice:
        options = tuple(ask.options)
        wished = choices.get(ask.who, choices.get(ask.prompt, self.fate if ask.who == FATE else None))
        if isinstance(wished, list):
            wished = wished.pop(0) if len(wished) > 1 else wished[0]
        return wished if wished in options else options[0]

    # ---- what came of it

    def now(self) -> list[Event]:
        """What has happened since the last night or day began."""
        return [line for line in self.telling.log[self.heard :] if isinstance(line, Event)]

    @property
    def dead(self) -> list[int]:
        """Who has died since the last night or day began."""
        return [event.seat for event in self.now() if isinstance(event, Died)]

    @property
    def jailed(self) -> list[int]:
        """Who was put in jail."""
        return [event.seat for event in self.now() if isinstance(event, Jailed)]

    @property
    def freed(self) -> list[int]:
        """Who came out of jail."""
        return [event.seat for event in self.now() if isinstance(event, Freed)]

    def told(self, seat: int) -> list[Choice]:
        """What a seat was told."""
        return [event.answer for event in self.now() if isinstance(event, Learned) and event.seat == seat]

    def saw(self, seat: int) -> list[tuple[int | str, str]]:
        """The cards a seat was shown, and whose."""
        return [
            (event.place, event.role) for event in self.now() if isinstance(event, Saw) and event.seat == seat
        ]

    def shown(self, seat: int) -> list[str]:
        """The cards that were said to be a seat's own, in the whole telling."""
        return [
            event.role for event in self.telling.events() if isinstance(event, Shown) and event.seat == seat
        ]

    def met(self, seat: int) -> list[tuple[int, ...]]:
        """Whom a seat has seen awake, in the whole telling."""
        return [
            event.seats for event in self.telling.events() if isinstance(event, Met) and event.seat == seat
        ]

    def turned_up(self) -> dict[int | str, str]:
        """The cards that were turned up since the last night or day began."""
        return {event.place: event.role for event in self.now() if isinstance(event, Revealed)}

    @property
    def won(self) -> tuple[str, ...] | None:
        """The sides that have won; None while the game goes on."""
        last = self.telling.log[-1]
        return getattr(last, "sides", None)

    def woken(self, seat: int) -> list[str]:
        """The roles for which a seat was woken since the last night or day began."""
        return [event.role for event in self.now() if isinstance(event, Woke) and event.seat == seat]

    def options(self, prompt: str) -> tuple[Choice, ...]:
        """What the next question of this name may be answered with; plays up to it."""
        while self.telling.begin_beat():
            while (request := self.telling.pending) is not None:
                if isinstance(request, Window):
                    self.telling.answer(TIME, None)
                    continue
                for ask in request.asks if isinstance(request, Round) else (request,):
                    if ask.prompt == prompt:
                        return tuple(ask.options)
                    self.telling.answer(ask.who, self._choice(ask, {}))
        raise AssertionError(f"nobody is asked {prompt}")

    def side(self, seat: int) -> str:
        """The side a seat is on now."""
        return self.telling.town.side(seat)

    def card(self, seat: int) -> str:
        """The card at a seat."""
        return self.telling.grimoire.role(seat)
