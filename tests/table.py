"""A table of One Night with given cards, played in one line each.

    night = dealt("robber werewolf villager", spares="seer troublemaker drunk")
    night.answers(robber=1)
    assert night.card(0) == "werewolf"
    assert night.saw(0) == {0: "werewolf"}
    night.votes(1, 0, 0)
    assert night.dead == (0,)

Whoever is not mentioned and may do nothing does nothing; who must choose must be mentioned. What a seat
knows is read from that seat's view alone.
"""

from __future__ import annotations

from typing import Any

from tests.journal import Journal

from fabula.core.cards import Place
from fabula.core.events import Event
from fabula.core.requests import FATE, TIME, Ask, Choice, Window
from fabula.core.telling import Telling
from fabula.core.views import Listener, view
from fabula.games import tale_called


class Table:
    """One telling, driven by what a test wants to be answered."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling

    # ---- what is done

    def answers(self, **choices: Any) -> Table:
        """Go on until all of these prompts are answered, in whatever order they come.

        A choice for each seat of a call that asks several is given as {seat: choice}.
        """
        while choices:
            assert self.telling.grimoire.phase != "day", f"nobody was asked {sorted(choices)}"
            self._goes_on(choices)
        return self.closes()

    def goes_on_to(self, phase: str) -> Table:
        """Do nothing that need not be done until this phase."""
        while self.telling.grimoire.phase != phase:
            self._goes_on({})
        return self

    def votes(self, *targets: int) -> Table:
        """Let the night and the day pass and vote: for each seat, whom it points at."""
        self.goes_on_to("vote")
        for seat, target in enumerate(targets):
            self.telling.answer(seat, target)
        return self.closes()

    def closes(self) -> Table:
        """Tell the end, if it has come."""
        if self.telling.is_decided:
            self.telling.begin_beat()
        return self

    def asked(self, prompt: str) -> dict[int, tuple[Choice, ...]]:
        """Go on until this is asked: for each seat that is asked it, its options."""
        while not any(ask.prompt == prompt for ask in self._open_asks()):
            self._goes_on({})
        return {int(ask.who): tuple(ask.options) for ask in self._open_asks() if ask.prompt == prompt}

    def _open_asks(self) -> list[Ask]:
        asks = [self.telling.ask_of(who) for who in self.telling.waiting_for()]
        return [ask for ask in asks if isinstance(ask, Ask)]

    def _goes_on(self, choices: dict[str, Any]) -> None:
        asks = self._open_asks()
        assert not any(ask.prompt == "vote" for ask in asks), f"the votes are due, not {sorted(choices)}"
        if isinstance(self.telling.pending, Window):
            self.telling.answer(TIME, None)
        elif self.telling.pending is None:
            assert self.telling.begin_beat(), "the tale is told"
        for ask in asks:
            self.telling.answer(ask.who, _taken_from(choices, ask))

    # ---- what is so

    def card(self, place: Place) -> str:
        """The role that the card lying there is worth."""
        return self.telling.grimoire.role(place)

    def printed(self, place: Place) -> str:
        """What is printed on the card lying there."""
        return self.telling.grimoire.cards[place].printed

    @property
    def cards(self) -> str:
        """The roles of the cards before the players, clockwise."""
        return " ".join(self.card(seat) for seat in range(self.telling.setup.seats))

    @property
    def calls(self) -> list[str]:
        """The calls of the night so far, as all hear them."""
        return [entry["step"] for entry in self.view("town") if entry["e"] == "called"]

    @property
    def dead(self) -> tuple[int, ...]:
        """Who has died, in the order in which all saw it."""
        return tuple(entry["seat"] for entry in self.view("town") if entry["e"] == "died")

    @property
    def won(self) -> tuple[str, tuple[int, ...]]:
        """The sides and the seats that have won."""
        last = self.view("town")[-1]
        assert last["e"] == "won"
        return " ".join(last["sides"]), last["seats"]

    # ---- what a seat knows

    def view(self, listener: Listener) -> list[dict[str, Any]]:
        """Everything this listener has heard."""
        return [event.data() for _, event in view(listener, self.telling.events())]

    def heard(self, seat: int, name: str) -> list[dict[str, Any]]:
        """What happened of this kind to this seat, as it knows itself."""
        return [entry for entry in self.view(seat) if entry["e"] == name and entry.get("seat") == seat]

    def woke(self, seat: int) -> list[str]:
        """The roles for which a seat was woken."""
        return [entry["role"] for entry in self.heard(seat, "woke")]

    def saw(self, seat: int) -> dict[Place, str]:
        """The cards a seat has looked at."""
        return {entry["place"]: entry["role"] for entry in self.heard(seat, "saw")}

    def met(self, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        """Whom a seat was shown, and as what."""
        return [(entry["role"], entry["seats"]) for entry in self.heard(seat, "met")]

    def believes(self, seat: int) -> str | None:
        """The role a seat takes its card for, from what it heard."""
        journal = Journal()
        for number, event in view(seat, self.telling.events()):
            journal.hear(number, event.data())
        return journal.card

    def events(self, name: str) -> list[Event]:
        """All that happened of one kind."""
        return [event for event in self.telling.events() if event.name == name]


def _taken_from(choices: dict[str, Any], ask: Ask) -> Choice:
    """The choice meant for this question, which is then used up; nothing, where none is meant."""
    meant = choices.get(ask.prompt)
    if isinstance(meant, dict) and ask.who in meant:
        choice = meant.pop(ask.who)
        if not meant:
            del choices[ask.prompt]
        return choice
    if ask.prompt in choices and not isinstance(meant, dict):
        return choices.pop(ask.prompt)
    assert None in ask.options, f"seat {ask.who} must answer {ask.prompt}"
    return None


def dealt(cards: str, spares: str = "villager villager villager", **settings: Any) -> Table:
    """A table on which these cards were dealt, one to each seat, and these lie in the middle."""
    order = (*cards.split(), *spares.split())
    tale = tale_called("onenight")
    telling = Telling(tale, tale.set_up(len(order) - len(tale.spares), order, **settings))
    telling.begin_beat()
    telling.answer(FATE, order)
    return Table(telling)


def ended(cards: str, votes: str, spares: str = "villager villager villager", **settings: Any) -> Table:
    """A table at which nothing happened by night, and these votes were cast by day."""
    return dealt(cards, spares, **settings).votes(*map(int, votes.split()))
