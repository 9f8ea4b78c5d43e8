"""A game of any tale for tests: cards lie as written, players do what the test says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from fabula.core.events import Event
from fabula.core.requests import FATE, TIME, Ask, Choice, Round, Window
from fabula.core.telling import Telling
from fabula.core.views import Listener, view
from fabula.games import tale_called
from fabula.testing.misfits import in_words

DEAL = "deal"  # what Fate is asked first in a tale whose cards are shuffled
Self = TypeVar("Self", bound="Game")


class Game:
    """A telling with known cards; seats are numbered as the cards are written, spares lie in the middle.

        game = Game("onenight", "robber werewolf villager", spares="seer drunk tanner")
        game.until("day", robber=1).saw(0) == {0: "werewolf"}

    What is answered is said by the prompt of the question, or in a call of the night by the role of whoever
    is asked: a choice, a list of choices taken one by one, or a dictionary by seat. Whoever is not mentioned
    does nothing, or the first thing possible where something has to be done. Nobody says anything while the
    floor is open.
    """

    def __init__(self, tale: str, cards: str, spares: str = "", **settings: Any) -> None:
        roles = (*cards.split(), *spares.split())
        with in_words():
            self.tale = tale_called(tale)
            self.telling = Telling(self.tale, self.tale.set_up(len(cards.split()), roles, **settings))
        self._heard = 0
        self._begin({DEAL: roles})

    # ---- playing

    def until(self: Self, phase: str, **choices: Any) -> Self:
        """Play on to the next beat that ends in this phase (`night`, `day`, `vote` ...), or to the end."""
        self._heard = len(self.telling.log)
        while self._begin(choices) and self.telling.grimoire.phase != phase:
            pass
        return self

    def beat(self: Self, **choices: Any) -> Self:
        """Play one beat: a call of the night, a talk, a vote."""
        self._heard = len(self.telling.log)
        self._begin(choices)
        return self

    def to_the_end(self: Self, **choices: Any) -> Self:
        """Play until somebody has won."""
        self._heard = len(self.telling.log)
        while self._begin(choices):
            pass
        return self

    def say(self: Self, seat: int, *words: Choice) -> Self:
        """Say something while the floor is open."""
        self.telling.answer(seat, words)
        return self

    def open_floor(self: Self, prompt: str, **choices: Any) -> Self:
        """Play until the floor is open under this prompt, so that somebody can `say` something."""
        while not (isinstance(self.telling.pending, Window) and self.telling.pending.prompt == prompt):
            assert self._step(choices), f"the floor is never open for {prompt}"
        return self

    def options(self, prompt: str, **choices: Any) -> dict[Any, tuple[Choice, ...]]:
        """Play until this is asked: what each who is asked may answer."""
        while not (found := {ask.who: tuple(ask.options) for ask in self._asks() if ask.prompt == prompt}):
            assert self._step(choices), f"nobody is asked {prompt}"
        return found

    def _begin(self, choices: Mapping[str, Any]) -> bool:
        """Play what is left of the beat that is on, or the next; False when the tale is told."""
        if self.telling.pending is None and not self.telling.begin_beat():
            return False
        while self.telling.pending is not None:
            self._step(choices)
        return True

    def _step(self, choices: Mapping[str, Any]) -> bool:
        """Answer what is asked now, or begin the next beat; False when the tale is told."""
        if isinstance(self.telling.pending, Window):
            self.telling.answer(TIME, None)
        elif self.telling.pending is None:
            return self.telling.begin_beat()
        for ask in self._asks():
            self.telling.answer(ask.who, self._choice(ask, choices))
        return True

    def _asks(self) -> tuple[Ask, ...]:
        request = self.telling.pending
        if isinstance(request, Round):
            waiting = self.telling.waiting_for()
            return tuple(ask for ask in request.asks if ask.who in waiting)
        return (request,) if isinstance(request, Ask) else ()

    def _choice(self, ask: Ask, choices: Mapping[str, Any]) -> Choice:
        wished = choices.get(ask.prompt)
        in_a_call = self.telling.beat is not None and ":" in self.telling.beat.name
        if wished is None and in_a_call and isinstance(ask.who, int):
            wished = choices.get(self.role(ask.who))
        if isinstance(wished, dict):
            wished = wished.get(ask.who)
        if isinstance(wished, list):
            wished = wished.pop(0) if wished else None
        if wished is None:
            nothing = ask.who != FATE and isinstance(ask.options, tuple) and None in ask.options
            return None if nothing else next(iter(ask.options))
        assert wished in ask.options, f"{ask.prompt} of {ask.who}: {wished} is none of {tuple(ask.options)}"
        return wished

    # ---- what came of it

    def now(self) -> list[Event]:
        """What has happened since it was last played on."""
        return [line for line in self.telling.log[self._heard :] if isinstance(line, Event)]

    def found(self, name: str) -> list[dict[str, Any]]:
        """What has happened of one kind in the whole game."""
        return [event.data() for event in self.telling.events() if event.name == name]

    def heard_by(self, listener: Listener) -> list[dict[str, Any]]:
        """All that one listener may know."""
        return [event.data() for _, event in view(listener, self.telling.events())]

    def told(self, seat: int) -> list[Choice]:
        """What a seat has learned since, answer by answer."""
        data = (event.data() for event in self.now() if event.name in ("learned", "informed"))
        return [one["answer"] for one in data if one["seat"] == seat]

    def saw(self, seat: int) -> dict[Any, str]:
        """The cards that a seat has looked at, in the whole game."""
        return {one["place"]: one["role"] for one in self.found("saw") if one["seat"] == seat}

    def met(self, seat: int) -> list[tuple[int, ...]]:
        """Whom a seat has been shown, in the whole game."""
        return [tuple(one["seats"]) for one in self.found("met") if one["seat"] == seat]

    def woke(self, seat: int) -> list[str]:
        """For what a seat was woken since."""
        return [one.data()["role"] for one in self.now() if one.name == "woke" and one.data()["seat"] == seat]

    def role(self, place: int | str) -> str:
        """The role of the card that lies there now; nothing before the deal."""
        grimoire = self.telling.grimoire
        return grimoire.role(place) if place in grimoire.cards else ""

    def alive(self, seat: int) -> bool:
        """Whether a player lives."""
        return bool(self.telling.grimoire.alive[seat])

    @property
    def dead(self) -> list[int]:
        """Of whose death all have heard, in that order."""
        return [one["seat"] for one in self.found("died")]

    @property
    def winners(self) -> tuple[str, ...]:
        """The sides that have won; nobody while the game goes on."""
        return next((tuple(one["sides"]) for one in self.found("won")), ())

    @property
    def winning_seats(self) -> tuple[int, ...]:
        """Whose players have won."""
        return tuple(self.telling.grimoire.winners or ())
