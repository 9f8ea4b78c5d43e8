"""A second opinion on the first nights of either Mafia: the engine is played through every way there is.

Who kill together point at one and the same, for what comes of their pointing is no more than that. By day, or
in Blood Vendetta by night, nobody says anything and nobody raises a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Any

from fabula.core.events import Event
from fabula.core.requests import FATE, TIME, Ask, Round, Window
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.deduction.mafia.case import Case
from fabula.deduction.mafia.record import Fact, Record

Roles = tuple[str, ...]


@dataclass(frozen=True)
class Replay:
    """What is different in each Mafia.

    Who kill together, when the last night is over, who says which card they have, which cards may have been
    dealt of a set and from which pile, which settings keep the ways few.
    """

    tale: Tale
    read: Callable[[Fact], Case]
    record: Callable[..., Record]
    packs: Roles
    over: Callable[[str, int, int], bool]
    is_honest: Callable[[str], bool]
    dealt_of: Callable[[Roles], Iterator[Roles]]
    pile_of: Callable[[str], str]
    settings: dict[str, Any]


class Way:
    """One way on from a deal: a telling that is asked only what matters."""

    def __init__(self, replay: Replay, telling: Telling, deal: Roles, last: int) -> None:
        self.replay, self.telling, self.deal, self.last = replay, telling, deal, last
        self.blind = [card for card in deal if card not in telling.setup.roles]

    def laid(self) -> Roles:
        """The deal with the pile in the place of each card that is drawn blind."""
        roles = self.telling.setup.roles
        return tuple([card if card in roles else self.replay.pile_of(card) for card in self.deal])

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
                    self.telling.answer(FATE, self.laid())
                elif ask.who == FATE and ask.prompt.startswith("draw:"):
                    self.telling.answer(FATE, self.blind.pop(0))
                elif ask.prompt == "vote":
                    self.telling.answer(ask.who, None)
                else:
                    return ask
        return None

    def _is_over(self) -> bool:
        grimoire = self.telling.grimoire
        return self.telling.told or self.replay.over(grimoire.phase, grimoire.number, self.last)

    def answered(self, ask: Ask, option: Any) -> Way:
        """The same after an answer, which all of a pack give."""
        telling = self.telling.fork()
        if ask.prompt.removesuffix("_more") in self.replay.packs:
            assert isinstance(telling.pending, Round)
            for one in telling.pending.asks:
                telling.answer(one.who, option)
        else:
            telling.answer(ask.who, option)
        return Way(self.replay, telling, self.deal, self.last)

    def record(self) -> Record:
        """What has come of it so far."""
        record = self.replay.record(self.telling.setup)
        record.hear_all(line for line in self.telling.log if isinstance(line, Event))
        return record


def begun(replay: Replay, roles: Roles, deal: Roles, last: int, **settings: Any) -> Way:
    """A way that has not begun, from this deal of this set."""
    setup = replay.tale.set_up(len(deal), roles, **{**replay.settings, **settings})
    return Way(replay, Telling(replay.tale, setup), deal, last)


def case_by_lot(
    replay: Replay, roles: Roles, deal: Roles, last: int, silent: int, lots: Random, **settings: Any
) -> Fact | None:
    """A case of one way by lot: the honest tell all but for some who are silent; none where it is over."""
    way = begun(replay, roles, deal, last, **settings)
    while (ask := way.ask()) is not None:
        way = way.answered(ask, lots.choice(list(ask.options)))
    if way.telling.told:
        return None
    record = way.record()
    honest = [seat for seat, role in enumerate(deal) if replay.is_honest(role) and seat not in record.dead]
    telling = lots.sample(honest, max(0, len(honest) - silent))
    return record.as_file({seat: deal[seat] for seat in telling}, record.told_by(telling), last)


def reached(replay: Replay, file: Fact) -> set[Roles]:
    """Every deal from which some way tells what the case tells."""
    case = replay.read(file)
    settings = {key: value for key, value in case.settings.items() if key not in ("hands", "rulings")}
    found = set()
    for cards in replay.dealt_of(case.roles):
        for deal in sorted(set(permutations(cards))):
            if _may_claim(replay, deal, case):
                way = begun(replay, case.roles, deal, case.nights, **settings)
                if any(_ends(way, deal, file)):
                    found.add(deal)
    return found


def _may_claim(replay: Replay, deal: Roles, case: Case) -> bool:
    cards = {one.player: one.role for one in case.deaths if one.role}
    for seat, (role, claim) in enumerate(zip(deal, case.claims, strict=True)):
        if cards.get(seat, role) != role:
            return False
        if replay.is_honest(role) and seat not in cards and claim not in (role, "silent"):
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


def _tells_the_same(record: Record, deal: Roles, file: Fact, *, whole: bool) -> bool:
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


def as_it_is(cards: Roles) -> Iterator[Roles]:
    """The set itself, where nothing is drawn blind."""
    yield cards
