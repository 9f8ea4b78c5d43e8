"""A table for the tests: cards dealt as written, one line a night, one line a light time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.answering import answer_all

from fabula.core.events import Died, Event, Learned, Met, Woke
from fabula.core.requests import FATE, STORYTELLER, TIME, Ask, Choice, Round, Window
from fabula.core.rulings import RULINGS
from fabula.core.telling import Telling, fold, tell_again
from fabula.core.views import view
from fabula.games.vendetta.tale import Vendetta

CROWD = "vampire vampire vampire vampire vampire vampire"
NIGHT = ("die", "talk", "vote", "plea", "revote")
LIGHT = ("dawn", "day", "sunset", "nightfall", "acquaintance")


class Table:
    """A telling of Blood Vendetta with known cards; seats are numbered as the cards are written.

    One of which `rulings` are said was begun under these, before there were the last.
    """

    def __init__(self, cards: str, fate: Choice = None, first: Any = None, **settings: Any) -> None:
        roles = tuple(cards.split())
        self.fate = fate
        self.tale = Vendetta()
        settings = {"hands": "at_once", **settings}  # unless a test is about names in turn
        begun = settings.pop(RULINGS, None)
        setup = self.tale.set_up(len(roles), roles, **settings)
        if begun:
            setup = self.tale.set_up_again(len(roles), roles, {**setup.settings, RULINGS: begun})
        self.telling = Telling(self.tale, setup)
        self.telling.begin_beat()
        self.heard = 0
        self.telling.answer(FATE, roles)
        self._while(lambda name: name not in NIGHT, first or {})

    def night(self, *hands: Choice, **choices: Choice) -> Table:
        """Play from the talk to the dawn: whom each seat votes for; without hands nobody votes.

        `choices` are answers to other prompts; a list is taken one by one, a dictionary by seat.
        """
        self.heard = len(self.telling.log)
        self._while(lambda name: name in NIGHT, {"vote": dict(enumerate(hands)), **choices})
        return self

    def light(self, **choices: Choice) -> Table:
        """Play from dawn to nightfall: what each role or pack chooses; the others pass or take the first."""
        self.heard = len(self.telling.log)
        self._while(lambda name: name.partition(":")[0] in LIGHT, choices)
        return self

    def round(self, *hands: Choice, **choices: Choice) -> Table:
        """A night, and the light time after it."""
        return self.night(*hands).light(**choices)

    def pass_a_beat(self) -> None:
        """One beat on, where nobody does more than they must."""
        self.telling.begin_beat()
        self.answer_all({})

    def _while(self, belongs: Callable[[str], bool], choices: dict[Any, Any]) -> None:
        while True:
            self.answer_all(choices)
            beat = self.tale.next_beat(self.telling.grimoire)
            if beat is None or not (belongs(beat.name) or beat.closes):
                return
            self.telling.begin_beat()

    def answer_all(self, choices: dict[Any, Any]) -> None:
        """Answer whatever is asked in the beat that is on."""
        answer_all(self.telling, lambda ask: self._choice(ask, choices))

    def _choice(self, ask: Ask, choices: dict[Any, Any]) -> Choice:
        options = tuple(ask.options)
        wished = self.fate if ask.who == FATE else choices.get(ask.prompt)
        if isinstance(wished, dict):
            wished = wished.get(ask.who) if wished.get(ask.who) != ask.who or ask.prompt != "vote" else None
        if isinstance(wished, list):
            wished = wished.pop(0) if len(wished) > 1 else wished[0]
        assert wished in options or wished is None or ask.who in (FATE, STORYTELLER), (
            f"{ask.prompt}: {wished} is none of {options}"
        )
        return wished if wished in options else options[0]

    # ---- what is asked

    def asked(self, prompt: str) -> dict[Any, tuple[Choice, ...]]:
        """Go on, passing, until this is asked: for each who is asked it, the options."""
        while True:
            request = self.telling.pending
            asks = request.asks if isinstance(request, Round) else (request,)
            found = {
                ask.who: tuple(ask.options) for ask in asks if isinstance(ask, Ask) and ask.prompt == prompt
            }
            if found:
                return found
            if isinstance(request, Window):
                self.telling.answer(TIME, None)
            elif request is None:
                assert self.telling.begin_beat(), f"nobody was asked {prompt}"
            else:
                for ask in asks:
                    assert isinstance(ask, Ask)
                    self.telling.answer(ask.who, self._choice(ask, {}))

    # ---- what came of it

    def now(self) -> list[Event]:
        """What has happened since the last night or light time began."""
        return [line for line in self.telling.log[self.heard :] if isinstance(line, Event)]

    def names(self) -> list[str]:
        """The words for what has happened since."""
        return [event.name for event in self.now()]

    def found(self, name: str) -> list[dict[str, Any]]:
        """What has happened of one kind, in the whole telling."""
        return [event.data() for event in self.telling.events() if event.name == name]

    @property
    def dead(self) -> list[int]:
        """Who has died since the last night or light time began."""
        return [event.seat for event in self.now() if isinstance(event, Died)]

    def told(self, seat: int) -> list[Choice]:
        """What a seat was told since."""
        return [event.answer for event in self.now() if isinstance(event, Learned) and event.seat == seat]

    def met(self, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        """Whom a seat has seen, and as what, in the whole telling."""
        met = [event for event in self.telling.events() if isinstance(event, Met) and event.seat == seat]
        return [(event.role, event.seats) for event in met]

    def woke(self, seat: int) -> list[str]:
        """For what a seat was woken since."""
        return [event.role for event in self.now() if isinstance(event, Woke) and event.seat == seat]

    @property
    def calls(self) -> list[str]:
        """The calls that were made since, as all hear them."""
        return [event.data()["step"] for event in self.now() if event.name == "called"]

    def view(self, seat: int | str) -> list[dict[str, Any]]:
        """All that a listener has heard."""
        return [event.data() for _, event in view(seat, self.telling.events())]

    @property
    def won(self) -> tuple[tuple[str, ...], tuple[int, ...]] | None:
        """The sides and seats that have won; None while the game goes on."""
        return next(((event["sides"], event["seats"]) for event in self.found("won")), None)

    @property
    def side(self) -> str | None:
        """The side that has won; None while the game goes on."""
        return None if self.won is None else self.won[0][0]

    def card(self, seat: int) -> str:
        """The card at a seat."""
        return self.telling.grimoire.role(seat)

    def holds(self) -> None:
        """The laws: events folded give the Grimoire, and the moves the same events again."""
        telling = self.telling
        assert fold(telling.setup, telling.events()).position() == telling.grimoire.position()
        assert tell_again(self.tale, telling.setup, telling.moves()).log == telling.log
