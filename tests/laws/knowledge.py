"""For each tale: what a seat can know, told by something that is not the engine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.games.onenight.book import read_telling

from fabula.core.requests import FATE, TIME, Ask, Choice, Round, Who, Window, draw
from fabula.core.telling import Answered, Telling

Known = Callable[[Telling, int], Any]


def onenight(telling: Telling, seat: int) -> Any:
    """The card dealt, one's own choices, what one was shown; of the others nothing."""
    return read_telling(telling).knows[seat]


KNOWN: dict[str, Known] = {"onenight": onenight}
UNTIL = {"onenight": "vote"}  # the phase in which hidden things come to light


def said(telling: Telling) -> list[tuple[Who, Choice]]:
    """All that was said and done in public."""
    openly = ("dusk", "day")
    return [(m.who, m.choice) for m in telling.moves() if isinstance(m, Answered) and m.prompt in openly]


def told_until_light(telling: Telling) -> Telling:
    """The same telling up to where hidden things come to light, one answer before it."""
    again = Telling(telling.tale, telling.setup)
    for move in telling.moves():
        if again.grimoire.phase == UNTIL[telling.tale.id] and len(again.waiting_for()) == 1:
            break
        if isinstance(move, Answered):
            again.answer(move.who, move.choice, move.by)
        else:
            again.begin_beat()
    return again


def varied(telling: Telling, seat: int, lots: Random) -> Telling:
    """Another telling as this seat might imagine it: something it did not do or see itself went differently.

    What was said in public is said again, and the seat answers what it did, where it is asked the same.
    """
    before = {(m.who, m.prompt): m.choice for m in telling.moves() if isinstance(m, Answered)}
    words = said(telling)
    again = Telling(telling.tale, telling.setup)
    while True:
        request = again.pending
        if request is None:
            again.begin_beat()
        elif isinstance(request, Window):
            again.answer(*(words.pop(0) if words else (TIME, None)))
        elif again.grimoire.phase == UNTIL[telling.tale.id]:
            return _with_hidden_votes(again, lots)
        elif isinstance(request, Round):
            for ask in request.asks:
                again.answer(ask.who, _as_before_or_not(ask, before, seat, lots))
        else:
            again.answer(request.who, _as_before_or_not(request, before, seat, lots))


def _as_before_or_not(ask: Ask, before: dict[tuple[Who, str], Choice], seat: int, lots: Random) -> Choice:
    choice = before.get((ask.who, ask.prompt), ...)
    if ask.who == FATE:
        return _another_deal(choice, seat, lots)
    keeps = ask.who == seat or lots.random() < 0.6
    return choice if keeps and choice in ask.options else draw(ask.options, lots.randrange)


def _another_deal(order: Choice, seat: int, lots: Random) -> Choice:
    """Some cards change places, the seat's own never."""
    cards = list(order)
    hidden = [place for place in range(len(cards)) if place != seat]
    for _ in range(lots.randrange(3)):
        here, there = lots.sample(hidden, 2)
        cards[here], cards[there] = cards[there], cards[here]
    return tuple(cards)


def _with_hidden_votes(telling: Telling, lots: Random) -> Telling:
    """Some have answered in secret, but not all."""
    while len(telling.waiting_for()) > 1 and lots.random() < 0.7:
        who = lots.choice(telling.waiting_for())
        telling.answer(who, draw(telling.ask_of(who).options, lots.randrange))
    return telling
