"""Whole games in which the Storyteller decides as advised, and what in them somebody knew to be false.

Found out is only what nobody could doubt: by one's own card, the table of numbers, who is dead, who voted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from fabula.core.requests import STORYTELLER, Ask, Choice, Inform, Request
from fabula.core.telling import Telling
from fabula.games import TALES
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import TRAVELLER, YES, almanac
from fabula.games.clocktower.almanac.setup_table import TABLE
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.sim.course import Turns
from fabula.sim.play import Table

TALE = TALES["clocktower"]
NOBODY_SAYS_SO = ("learn:king", "learn:duchess")  # a King may be told that there is one


class Found(NamedTuple):
    """Somebody was told something and knew better; and how often anybody was told what was false."""

    prompt: str
    own: str
    told: Choice
    forced: bool  # whether nothing was left that they would not have found out


class Watched(Table):
    """A table that looks at what is told."""

    def __init__(self, telling: Telling, lots: Random) -> None:
        super().__init__(telling, lots.randrange, "random", laws=False)
        self.lies: list[str] = []
        self.found: list[Found] = []

    def decide(self, ask: Ask) -> Choice:
        """As advised, though the players have no sense."""
        if ask.who != STORYTELLER:
            return super().decide(ask)
        return TALE.suggestion(self.telling.grimoire, ask, self.below).choice

    def settle(self, request: Request) -> Turns | None:
        """Look at what is told when it is."""
        if isinstance(request, Inform) and request.prompt not in NOBODY_SAYS_SO:
            self._look_at(request)
            return None
        return super().settle(request)

    def _look_at(self, ask: Inform) -> None:
        town, at = Square(self.telling.grimoire, almanac), len(self.telling.log)
        choice = self.decide(ask)
        options = list(ask.options)
        before = known(town, options)
        self.telling.answer(ask.who, choice)
        seat = next(one.seat for one in self.telling.log[at:] if isinstance(one, Informed))
        if choice not in ask.honest:
            self.lies.append(ask.prompt)
        if len(ask.honest) == len(options) or not is_false(before, ask, seat, choice):
            return
        forced = all(is_false(before, ask, seat, one) for one in options)
        self.found.append(Found(ask.prompt, before["own"][seat], choice, forced))


def known(town: Square, options: Sequence[Choice]) -> dict[str, Any]:
    """What all know at this moment, before what is told changes it."""
    grimoire = town.grimoire
    seats = range(len(grimoire.alive))
    evil = sum(town.is_evil(seat) for seat in town.everyone)
    by_table = sum(TABLE[max(5, min(15, len(town.residents)))][2:])
    return {
        "own": [grimoire.beliefs[seat] or (seat in grimoire.cards and grimoire.role(seat)) for seat in seats],
        "side": [town.side(seat) if seat in grimoire.cards else "" for seat in seats],
        "believes": list(grimoire.beliefs),
        "alive": list(grimoire.alive),
        "travels": [town.is_traveller(seat) for seat in seats],
        "evil": max(evil, by_table),
        "voted": [seat for seat, _ in notes.VOTERS.of(grimoire)],
        "beside": {seat: len(town.living_neighbours(seat)) for seat in town.everyone},
    }


def is_false(now: dict[str, Any], ask: Inform, seat: int, told: Choice) -> bool:
    """Whether this player knows that it is not so."""
    own = now["own"][seat]
    parts = told if isinstance(told, tuple) else (told,)
    if ask.about == (seat,):
        side = almanac[own].side if now["believes"][seat] else now["side"][seat]
        return told not in (own, side)
    if any(part == own for part in parts) or any(part == seat for part in parts if isinstance(told, tuple)):
        return True
    roles = [part for part in parts if isinstance(part, str) and part in almanac]
    if (
        roles
        and len(ask.about) == 1
        and (now["travels"][ask.about[0]] or almanac[roles[0]].kind == TRAVELLER)
    ):
        return now["own"][ask.about[0]] not in roles
    return counted_wrong(now, ask.prompt, seat, told)


def counted_wrong(now: dict[str, Any], prompt: str, seat: int, told: Any) -> bool:
    """Whether a number or an answer cannot be, as all know."""
    if prompt == "learn:chef":
        return bool(told >= now["evil"])
    if prompt == "learn:empath":
        return bool(told > now["beside"][seat])
    if prompt == "learn:oracle":
        return bool(told > now["alive"].count(False))
    if prompt == "learn:flowergirl":
        return told == YES and not any(one != seat for one in now["voted"])
    return prompt == "puzzle_answer" and (told == seat or not now["alive"][told])


def games(script: tuple[str, ...], number: int, seed: int) -> Iterator[Watched]:
    """So many games with this script, for different numbers of players."""
    for game in range(number):
        lots = Random(seed * 1000 + game)
        table = Watched(Telling(TALE, TALE.set_up(lots.randint(7, 15), script)), lots)
        table.play()
        yield table
