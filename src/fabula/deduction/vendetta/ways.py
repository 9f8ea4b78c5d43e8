"""The ways in which a light time may have gone, from the cards of a whole town, call by call."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, product
from typing import NamedTuple

from fabula.core.settings import SettingValues
from fabula.deduction.mafia.case import Told
from fabula.deduction.vendetta.falling import Attempt, Hidden, Seats, falling
from fabula.games.vendetta.cards import (
    CALLS,
    DAWN,
    GUARDS,
    HUNTERS,
    MEETING,
    OUT,
    STOPS,
    STRIKES,
    VARGS,
    almanac,
    calls_of,
)
from fabula.games.vendetta.light import CROSSED
from fabula.games.vendetta.strikes import AMBUSH
from fabula.games.vendetta.tale import Vendetta

MONK = "monk"
LAMIA = "lamia"
UNDINE = "undine"
QUEEN = "queen"
BANSHEE = "banshee"
BRIDE = "bride"
WEREWOLF = "werewolf"
PARALYSING = "paralysing_varg"
TRICKY = "tricky_varg"


def with_trait(trait: str) -> tuple[str, ...]:
    """The cards of the box with a trait, in the order of their calls."""
    return tuple([role.id for role in Vendetta.almanac if trait in role.traits])


PACK = tuple(role.id for role in Vendetta.almanac if role.side == VARGS)
ALONE, GUARDING, STOPPING = with_trait(STRIKES), with_trait(GUARDS), with_trait(STOPS)
LORDS = tuple(role.id for role in Vendetta.almanac if role.kind == "lord")
EARLY = CALLS[DAWN][: CALLS[DAWN].index(UNDINE) + 1]  # whom no lure reaches in time
COMPULSORY = (*with_trait(OUT), *GUARDING, *STOPPING)
ACTING = tuple(dict.fromkeys((*COMPULSORY, *ALONE, *PACK)))
VISIT, HOME = "visit", "home"


class Light(NamedTuple):
    """A light time: the cards of all, who lived and fell, what was told, who lived in the one before."""

    settings: SettingValues
    cards: tuple[str, ...]
    living: Seats
    fallen: Seats
    told: tuple[Told, ...]
    before: Seats


class Stopped(NamedTuple):
    """Whose power fails: from the start, or from when the undine has lured them."""

    early: Seats = ()
    lured: Seats = ()


def is_possible(light: Light) -> bool:
    """Whether some way of this light comes to what is known of it."""
    ways = Ways(light)
    return any(
        ways.agrees(stopped) and ways.may_end(stopped, hidden)
        for stopped in ways.stopped()
        for hidden in ways.hidden(stopped)
    )


@dataclass(frozen=True)
class Ways:
    """All ways of one light."""

    light: Light

    @cached_property
    def at(self) -> Mapping[str, int]:
        """Where each acting card lies, of the living; an heiress may have the power of a dead lord."""
        cards, living = self.light.cards, self.light.living
        at = {cards[seat]: seat for seat in living if cards[seat] in ACTING}
        heiress = next((seat for seat in living if cards[seat] == BRIDE), None)
        if heiress is not None and self.light.settings[BRIDE] == "heir":
            dead = [card for seat, card in enumerate(cards) if seat not in living]
            at |= {card: heiress for card in dead if card in LORDS and card in ACTING}
        return at

    @cached_property
    def said(self) -> Mapping[tuple[int, str], Told]:
        """What each tells who used their card, or could not."""
        return {(one.by, one.role): one for one in self.light.told}

    @cached_property
    def meeting(self) -> Seats:
        """Who of the living gathers with the hunters."""
        return tuple([seat for seat in self.light.living if self._gathers(self.light.cards[seat])])

    def _gathers(self, card: str) -> bool:
        if card == "special_hunter":
            return True
        return MEETING in calls_of(card, undercover=bool(self.light.settings["undercover"]))

    @cached_property
    def spared(self) -> Seats:
        """Who lives though somebody tells that they went for them."""
        aims = [seat for one in self.light.told if one.role in (*ALONE, BANSHEE) for seat in one.about]
        return tuple(dict.fromkeys(seat for seat in aims if seat not in self.light.fallen))

    @cached_property
    def harmless(self) -> Seats:
        """Some living with whom nothing more is done today: two, if there are so many."""
        free = [seat for seat in self.light.living if seat not in (*self.light.fallen, *self.spared)]
        plain = [seat for seat in free if self.light.cards[seat] not in ACTING]
        return tuple([*plain, *(seat for seat in free if seat not in plain)][:2])

    # ---- whose power fails

    def stopped(self) -> Iterator[Stopped]:
        """Whom the paralysing varg, the monk and the undine may have stopped."""
        for first in self._paralysed():
            for second in self._of(MONK, self._worth_stopping(MONK, COMPULSORY), first):
                early = (*first, *second)
                for lured in self._lured(early):
                    yield Stopped(early, lured)

    def _paralysed(self) -> Iterator[Seats]:
        yield ()
        cards = self.light.cards
        if any(cards[seat] == PARALYSING for seat in self.light.before):
            yield from ((seat,) for seat in self._worth_stopping("", COMPULSORY))

    def _lured(self, early: Seats) -> Iterator[Seats]:
        if self.light.settings["undine"] == "none":
            yield ()
        else:
            yield from self._of(UNDINE, self._worth_stopping(UNDINE, GUARDING), early)

    def _of(self, role: str, others: Seats, early: Seats) -> Iterator[Seats]:
        """Whom this card may stop: whom its player tells of, else anybody who is worth it."""
        seat = self.at.get(role)
        if seat is None or seat in early:
            yield ()
        elif (told := self.said.get((seat, role))) is not None and told.shown != CROSSED:
            yield told.about
        else:
            yield from ((other,) for other in others)

    def _worth_stopping(self, role: str, cards: tuple[str, ...]) -> Seats:
        """Those of the living whom to stop may explain anything; and somebody else, for one has to be."""
        light, mine = self.light, self.at.get(role)
        crossed = [one.by for one in light.told if one.shown == CROSSED]
        worth = [seat for seat in light.living if light.cards[seat] in cards or seat in crossed]
        calm = [seat for seat in light.living if self._is_calm(seat)]
        others = calm[:2] if calm else light.living
        return tuple([seat for seat in dict.fromkeys((*others, *worth)) if seat != mine])

    def _is_calm(self, seat: int) -> bool:
        """Whether it changes nothing if this player's power fails."""
        card = self.light.cards[seat]
        gathers = seat in self.meeting and (len(self.meeting) == 1 or self.light.settings["lone_hunters"])
        return card not in ACTING and (seat, card) not in self.said and not gathers

    def agrees(self, stopped: Stopped) -> bool:
        """Whether just those were stopped who tell it, of all who tell anything."""
        for one in self.light.told:
            late = () if one.role in EARLY else stopped.lured
            if (one.shown == CROSSED) is not (one.by in (*stopped.early, *late)):
                return False
        return True

    def _acts(self, role: str, stopped: Stopped) -> int | None:
        """Where this card lies, if its player can use it."""
        seat = self.at.get(role)
        late = () if role in EARLY else stopped.lured
        return None if seat is None or seat in (*stopped.early, *late) else seat

    # ---- who is out, and who is guarded

    def hidden(self, stopped: Stopped) -> Iterator[Hidden]:
        """Where the lamia may be, whom the queen and the prince may guard, and who may lie in ambush."""
        for visits, guests in self._out(stopped):
            guards = [[*self._guarded(role, stopped, (*visits, *guests))] for role in GUARDING]
            for guarded in product(*guards):
                for waiting in self._waiting(stopped):
                    yield Hidden(tuple(chain.from_iterable(guarded)), visits, guests, waiting)

    def _out(self, stopped: Stopped) -> Iterator[tuple[dict[int, int], dict[int, int]]]:
        lamia = self._acts(LAMIA, stopped)
        if lamia is None:
            yield {}, {}
            return
        told = self.said.get((lamia, LAMIA))
        others = told.about if told else (*self.harmless, *self.light.fallen, *self.spared)
        for other in dict.fromkeys(others):
            if other != lamia:
                if told is None or told.shown != HOME:
                    yield {lamia: other}, {}
                if told is None or told.shown != VISIT:
                    yield {}, {other: lamia}

    def _guarded(self, role: str, stopped: Stopped, out: Seats) -> Iterator[Seats]:
        guard = self._acts(role, stopped)
        if guard is None:
            yield ()
            return
        told = self.said.get((guard, role))
        others = told.about if told else dict.fromkeys((*self.harmless, *self.spared, *out))
        herself = role == QUEEN and self.light.settings["queen_self"] == "once"
        for other in others:
            if other not in self.light.fallen and (other != guard or herself):
                yield (other,)

    def _waiting(self, stopped: Stopped) -> Iterator[Seats]:
        wolf = self._acts(WEREWOLF, stopped)
        if wolf is None or not self.light.settings["pits"]:
            yield ()
            return
        told = self.said.get((wolf, WEREWOLF))
        if told is None or told.shown != AMBUSH:
            yield ()
        if told is None or told.shown == AMBUSH:
            yield (wolf,)

    # ---- who went for whom

    def may_end(self, stopped: Stopped, hidden: Hidden) -> bool:
        """Whether those who could strike may have brought about these deaths and no others."""
        strikers = [*self._strikers(stopped, hidden)]
        if len(self.light.fallen) > len(strikers) + len(hidden.visits) + len(hidden.guests):
            return False
        return self._may_strike(strikers, (), hidden, stopped)

    def _strikers(self, stopped: Stopped, hidden: Hidden) -> Iterator[tuple[str, int]]:
        """Who can strike, in the order of their calls."""
        pointing = [seat for seat in self.meeting if seat not in stopped.lured]
        alone = self.light.settings["lone_hunters"]
        if pointing and (not alone or 2 * len(pointing) > len(self.meeting)):
            yield MEETING, self.meeting[0]
        for role in ALONE:
            seat = self._acts(role, stopped)
            if seat is not None and seat not in hidden.waiting:
                yield role, seat
        pack = [seat for role in PACK if (seat := self._acts(role, stopped)) is not None]
        if pack:
            yield VARGS, min(pack)

    def _may_strike(
        self, strikers: list[tuple[str, int]], done: tuple[Attempt, ...], hidden: Hidden, stopped: Stopped
    ) -> bool:
        if not strikers:
            return falling(done, hidden) == self.light.fallen and self._is_heard(done)
        (role, seat), *others = strikers
        return any(
            self._may_strike(others, (*done, *attempt), hidden, stopped)
            for at in self._aims(role, seat, hidden)
            for attempt in self._attempts(role, seat, at)
        )

    def _aims(self, role: str, seat: int, hidden: Hidden) -> Iterator[int | None]:
        """Whom one may go for: whom they tell of, else who fell, lay in wait or is asked about, or nobody."""
        told = self.said.get((seat, role))
        if told is not None:
            yield told.about[0] if told.about else None
            return
        packs = role in (MEETING, VARGS)
        yield from (one for one in self.light.fallen if packs or one != seat)
        yield None
        heard = [one for teller in self.light.told if teller.role == BANSHEE for one in teller.about]
        more = dict.fromkeys((*hidden.waiting, *heard))
        yield from (one for one in more if one not in self.light.fallen and (packs or one != seat))

    def _attempts(self, role: str, seat: int, at: int | None) -> Iterator[tuple[Attempt, ...]]:
        """What comes of going for somebody; for a varg the tricky one may have put another."""
        if at is None:
            yield ()
            return
        caught = self._nearest(at) or (seat,) if role == MEETING else (seat,)
        yield from ((Attempt(at, one),) for one in caught)
        if TRICKY in self.at and self.light.cards[at] in PACK:
            yield ()
            yield from ((Attempt(at, one, turned=True),) for one in self.light.fallen)

    def _nearest(self, at: int) -> Seats:
        """Who sits nearest clockwise to an ambush; where that is a hunter, any: they may sit anywhere.

        Nobody, where a fledgling comes alone: then they walk into it themself.
        """
        seats, light = len(self.light.cards), self.light
        after = [one for step in range(1, seats) if (one := (at + step) % seats) in light.living]
        if light.settings["ambush"] == "nearest_hunter":
            return tuple([one for one in after if almanac[light.cards[one]].side == HUNTERS])
        return tuple(after[:1])

    def _is_heard(self, done: tuple[Attempt, ...]) -> bool:
        """Whether the banshee was told whether somebody had been gone for."""
        heard = [one for one in self.light.told if one.role == BANSHEE and one.shown in ("yes", "no")]
        aims = [attempt.at for attempt in done]
        return all((one.about[0] in aims) is (one.shown == "yes") for one in heard if one.about)
