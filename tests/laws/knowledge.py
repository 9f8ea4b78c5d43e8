"""For each tale: what a listener can know, told by something that is not the engine.

A tale joins with an entry in KNOWN and one in UNTIL. `varied` needs to know nothing of it: it tells the same
once more, and lets what a seat neither did nor saw go differently.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.games.clocktower import knows as clocktower
from tests.games.clocktower.book import breaches
from tests.games.mafia32.book import Reading
from tests.games.onenight.book import read_telling
from tests.games.vendetta import book as vendetta
from tests.laws.playing import answers_given

from fabula.core.grimoire import Grimoire
from fabula.core.requests import FATE, TIME, Ask, Choice, Orders, Round, Who, Window, draw
from fabula.core.telling import Answered, Telling
from fabula.core.views import TOWN, Listener

Known = Callable[[Telling], Callable[[Listener], Any]]  # a telling is read once, for all who listen
KEEPS = (0.6, 0.9, 0.97)  # how much stays as it was: in a long tale a little is enough
OPENLY = ("hand", *vendetta.OPEN, *clocktower.OPEN)  # what all see is mostly done again
MANY_NIGHTS = 3  # of a tale that goes on for longer


def onenight(telling: Telling) -> Callable[[Listener], Any]:
    """The card dealt, one's own choices, what one was shown; of the others what they said aloud."""
    given = [move for move in telling.moves() if isinstance(move, Answered)]
    aloud = [(move.who, move.choice) for move in given if move.prompt in ("dusk", "day")]
    knows = read_telling(telling).knows
    return lambda listener: aloud if listener == TOWN else (aloud, knows[int(listener)])


def mafia32(telling: Telling) -> Callable[[Listener], Any]:
    """The card dealt, one's own nights, what the town has heard, up to a day."""
    return Reading(telling, until=MANY_NIGHTS).knows.__getitem__


# What a listener can know of a telling, beyond what its setup tells everybody: equal for two tellings exactly
# if nothing that happened may look different to that listener. What the town knows all know.
KNOWN: dict[str, Known] = {
    "onenight": onenight,
    "mafia32": mafia32,
    "vendetta": vendetta.vendetta,
    "clocktower": clocktower.clocktower,
}
# Where so much comes to light that there is nothing left to compare. A tale that is never so far says False.
UNTIL: dict[str, Callable[[Grimoire], bool]] = {
    "onenight": lambda grimoire: grimoire.phase == "vote",
    "mafia32": lambda grimoire: grimoire.phase == "day" and grimoire.number == MANY_NIGHTS,
    "vendetta": vendetta.until,
    "clocktower": clocktower.until,
}
# What a player was told against what the book allows at that moment; in other tales all see what they see.
BREACHES: dict[str, Callable[[Telling], list[Any]]] = {"clocktower": breaches}


def is_light(telling: Telling) -> bool:
    """Whether the next answer, or the next beat, brings hidden things to light."""
    sealed = isinstance(telling.pending, Round) and len(telling.waiting_for()) > 1
    return UNTIL[telling.tale.id](telling.grimoire) and not sealed


def told_until_light(telling: Telling) -> Telling:
    """The same telling up to where hidden things come to light, one answer before it."""
    again = Telling(telling.tale, telling.setup)
    for move in telling.moves():
        if is_light(again):
            break
        if isinstance(move, Answered):
            again.answer(move.who, move.choice, move.by)
        else:
            again.begin_beat()
    return again


class Variation:
    """A telling told once more as one seat might imagine it."""

    def __init__(self, telling: Telling, seat: int, lots: Random) -> None:
        self.before = answers_given(telling)
        self.seat = seat
        self.lots = lots
        self.keeps = lots.choice(KEEPS)
        self.again = Telling(telling.tale, telling.setup)

    def tell(self) -> Telling:
        """As far as hidden things stay hidden."""
        again = self.again
        while not UNTIL[again.tale.id](again.grimoire):
            request = again.pending
            if request is None:
                if not again.begin_beat():
                    break
            elif isinstance(request, Window):
                again.answer(*self._said(request))
            else:
                for ask in request.asks if isinstance(request, Round) else (request,):
                    again.answer(ask.who, self._answer(ask))
        self._answer_in_secret()
        return again

    def _said(self, window: Window) -> tuple[Who, Choice]:
        words = self.before.get((self.again.grimoire.number, window.prompt, TOWN), [])
        while words:
            who, choice = words.pop(0)
            if who == TIME or (who in window.seats and choice in window.options):
                return who, choice
        return TIME, None

    def _answer(self, ask: Ask) -> Choice:
        answers = self.before.get((self.again.grimoire.number, ask.prompt, ask.who))
        choice = answers.pop(0)[1] if answers else ...
        if choice not in ask.options:
            return draw(ask.options, self.lots.randrange)
        if ask.who == FATE and isinstance(ask.options, Orders):
            return self._another_deal(choice)
        if ask.who == self.seat or ask.prompt in OPENLY or self.lots.random() < self.keeps:
            return choice
        return draw(ask.options, self.lots.randrange)

    def _another_deal(self, order: Choice) -> Choice:
        """Some cards change places, the seat's own never."""
        cards = list(order)
        hidden = [place for place in range(len(cards)) if place != self.seat]
        for _ in range(self.lots.randrange(3)):
            here, there = self.lots.sample(hidden, 2)
            cards[here], cards[there] = cards[there], cards[here]
        return tuple(cards)

    def _answer_in_secret(self) -> None:
        """Where a round is sealed, some have answered, but not all."""
        again = self.again
        while len(again.waiting_for()) > 1 and self.lots.random() < 0.7:
            who = self.lots.choice(again.waiting_for())
            again.answer(who, draw(again.ask_of(who).options, self.lots.randrange))


def varied(telling: Telling, seat: int, lots: Random) -> Telling:
    """Another telling as this seat might imagine it: something it did not do or see itself went differently.

    What was said in public is said again, and the seat answers what it did, where it is asked the same.
    """
    return Variation(telling, seat, lots).tell()


def questions(telling: Telling, seat: int) -> list[tuple[str, tuple[Choice, ...]]]:
    """All that a seat was asked for itself until hidden things come to light, with the options."""
    again = Telling(telling.tale, telling.setup)
    asked: list[Ask] = []  # whoever changes their mind was asked once
    for move in telling.moves():
        if not isinstance(move, Answered):
            again.begin_beat()
            continue
        ask = again.ask_of(move.who)
        dark = not UNTIL[telling.tale.id](again.grimoire)
        if move.who == seat and isinstance(ask, Ask) and dark and not (asked and asked[-1] is ask):
            asked.append(ask)
        again.answer(move.who, move.choice, move.by)
    return [(ask.prompt, tuple(ask.options)) for ask in asked]
