"""A second opinion on the first two nights of the 32 cards: the engine is played through every way there is.

The members of a gang point at one and the same, for what comes of their pointing is no more than that. By day
nobody says anything and nobody raises a hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

from fabula.core.events import Event
from fabula.core.requests import FATE, TIME, Ask, Round, Window
from fabula.core.telling import Telling
from fabula.deduction.mafia.record import Fact
from fabula.deduction.mafia32.found import read_case
from fabula.deduction.mafia32.played import Record32
from fabula.games.mafia32.cards import GANGS, TOWN, almanac
from fabula.games.mafia32.tale import Mafia32

Roles = tuple[str, ...]


class Way:
    """One way on from a deal: a telling that is asked only what matters."""

    def __init__(self, telling: Telling, deal: Roles, last: int) -> None:
        self.telling, self.deal, self.last = telling, deal, last

    def ask(self) -> Ask | None:
        """Go on until somebody is asked what matters; to the morning after the last night."""
        while not self._is_over():
            pending = self.telling.pending
            if pending is None:
                self.telling.begin_beat()
            elif isinstance(pending, Window):
                self.telling.answer(TIME, None)
            else:
                ask = self.telling.ask_of(self.telling.waiting_for()[0])
                assert isinstance(ask, Ask)
                if ask.prompt == "deal":
                    self.telling.answer(FATE, self.deal)
                elif ask.prompt == "vote":
                    self.telling.answer(ask.who, None)
                else:
                    return ask
        return None

    def _is_over(self) -> bool:
        grimoire = self.telling.grimoire
        return self.telling.told or (grimoire.phase == "day" and grimoire.number >= self.last)

    def answered(self, ask: Ask, option: Any) -> Way:
        """The same after an answer, which all of a gang give."""
        telling = self.telling.fork()
        if ask.prompt.removesuffix("_more") in GANGS:
            assert isinstance(telling.pending, Round)
            for one in telling.pending.asks:
                telling.answer(one.who, option)
        else:
            telling.answer(ask.who, option)
        return Way(telling, self.deal, self.last)

    def record(self) -> Record32:
        """What has come of it so far."""
        record = Record32(self.telling.setup)
        record.hear_all(line for line in self.telling.log if isinstance(line, Event))
        return record


def dealt(deal: Roles, last: int, **settings: Any) -> Way:
    """A way that has not begun, from this deal."""
    tale = Mafia32()
    return Way(Telling(tale, tale.set_up(len(deal), deal, hands="at_once", **settings)), deal, last)


def case_by_lot(deal: Roles, last: int, silent: int, lots: Random, **settings: Any) -> Fact | None:
    """A case of one way by lot: the town tells all but for some who are silent; none where it is over."""
    way = dealt(deal, last, **settings)
    while (ask := way.ask()) is not None:
        way = way.answered(ask, lots.choice(list(ask.options)))
    if way.telling.told:
        return None
    record = way.record()
    town = [seat for seat, role in enumerate(deal) if almanac[role].side == TOWN and seat not in record.dead]
    telling = lots.sample(town, max(0, len(town) - silent))
    return record.as_file({seat: deal[seat] for seat in telling}, record.told_by(telling), last)


def reached(file: Fact) -> set[Roles]:
    """Every deal from which some way tells what the case tells."""
    case = read_case(file)
    settings = {key: value for key, value in case.settings.items() if key not in ("hands", "rulings")}
    found = set()
    for deal in sorted(set(permutations(case.roles))):
        if _may_claim(deal, case.claims, case.deaths):
            way = dealt(deal, case.nights, **settings)
            if any(_ends(way, deal, file)):
                found.add(deal)
    return found


def _may_claim(deal: Roles, claims: Roles, deaths: Any) -> bool:
    cards = {one.player: one.role for one in deaths}
    for seat, (role, claim) in enumerate(zip(deal, claims, strict=True)):
        if cards.get(seat, role) != role:
            return False
        honest = almanac[role].side == TOWN and role != "spy" and seat not in cards
        if honest and claim not in (role, "silent"):
            return False
    return True


def _ends(way: Way, deal: Roles, file: Fact) -> Iterator[bool]:
    """For each way that tells what the case tells: that there is one."""
    ask = way.ask()
    record = way.record()
    if not _tells_the_same(record, deal, file, whole=ask is None):
        return
    if ask is None:
        if not way.telling.told:
            yield True
        return
    for option in ask.options:
        yield from _ends(way.answered(ask, option), deal, file)


def _tells_the_same(record: Record32, deal: Roles, file: Fact, *, whole: bool) -> bool:
    now = record.as_file({}, record.info, 0)
    said = {name: role for name, role in file["claims"].items() if role != "silent"}
    for name, role in said.items():
        if deal[int(name[1:])] == role:
            mine = [one for one in now["info"] if one["by"] == name]
            theirs = [one for one in file["info"] if one["by"] == name]
            so_far = theirs if whole else theirs[: len(mine)]
            if mine[:-1] != so_far[:-1] or not _may_become(mine[-1:], so_far[-1:], whole=whole):
                return False
    events = file["events"]
    return bool(now["events"] == (events if whole else events[: len(now["events"])]))


def _may_become(mine: list[Fact], theirs: list[Fact], *, whole: bool) -> bool:
    """Whether the last thing told is the same, or may be: who has chosen is answered only after that."""
    if mine == theirs or whole or not mine or not theirs:
        return mine == theirs
    about = ("by", "night", "role", "players")
    return "kind" in mine[0] and all(mine[0][key] == theirs[0][key] for key in about)
