"""All deals that the claims allow, one bit each, laid by arithmetic: none is ever enumerated."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import lru_cache
from itertools import combinations, islice
from typing import NamedTuple

from fabula.deduction.clocktower.assumptions import (
    DRUNK_MAY_HAVE_CHANGED_THE_SET,
    GODFATHER_MAY_CHANGE_NOTHING,
    MARIONETTE_MAY_BE_AN_OUTSIDER,
)
from fabula.deduction.clocktower.bits import Pieces, Spans, gathered, joined
from fabula.deduction.clocktower.case import Case
from fabula.deduction.clocktower.roles import (
    ANY_NUMBER,
    BELIEVE_OTHERWISE,
    BORROWERS,
    BRINGS,
    CHANGES,
    DISTILLING,
    EXCLUDES,
    FLOATING,
    GOOD,
    HERMIT,
    IF_BELIEVED,
    KIND,
    MAKING_MINIONS,
    PUBLIC,
    SAY_TOWNSFOLK,
    SEEKERS,
    SHORT,
    UNPRINTED,
)
from fabula.deduction.clocktower.seating import (
    Pins,
    Row,
    Rows,
    Seated,
    apart,
    crowds,
    in_a_line,
    pinned,
    squeezed,
)
from fabula.deduction.clocktower.spoken import followed_unsaid
from fabula.games.clocktower.almanac.cards import SECTS_AND_VIOLETS, TROUBLE_BREWING
from fabula.games.clocktower.almanac.setup_table import FEWEST_GOOD

Runs = tuple[tuple[int, int, int], ...]
SUMMONER = "summoner"  # with whom no Demon is dealt
MONSTA = "lilmonsta"  # which nobody is: a Minion more minds it
SEVERAL = "villageidiot"  # of whom there may be more, and a Drunk may believe to be one of them
KEPT = 1 << 22  # of more deals nothing is kept twice
FIRST_DEALS = 4096  # of these each lot is put to those before at once
LARGE = 64  # so many deals of one lot, half of which cannot be, are worth squeezing
OF_THE_SETS = frozenset(SHORT[role] for role in (*TROUBLE_BREWING, *SECTS_AND_VIOLETS))
CHARMER = "snakecharmer"
GUEST = "recluse"  # who may have caught a star, and is evil since
JUMPS = "fanggu"
MAKES = "pithag"
SWAPPING = (CHARMER, *BORROWERS)  # as whom somebody may have been chosen who was the Demon
ALWAYS_SEVERAL = (*UNPRINTED, SEVERAL)


class Lot(NamedTuple):
    """A set of hidden roles, with how many of them sit on chairs that claim to be Outsiders."""

    roles: tuple[str, ...]
    demon: str  # empty where there is none; Lil' Monsta though nobody is it
    on_outsiders: int
    outsiders: int  # in the whole deal
    only_with: Claimed  # roles of which these have to be true; none where it fits
    lent: bool = False  # whether it fits for the ability that an Alchemist has alone


Claimed = tuple[tuple[str, ...], ...]
Mistaken = tuple[int, str, tuple[int, ...]]  # a seat, what they believe, and who else claims that


class Chairs(NamedTuple):
    """Where a role cannot be hidden, and where by those alone who take themselves for something.

    Nobody else can be that: neither who claims it, nor who has become something else since.
    """

    barred: tuple[int, ...]
    mistaken: tuple[Mistaken, ...]


ANYWHERE = Chairs((), ())


class Deals:
    """`role[seat][role]` is where a seat begins as a role; `live` are the deals that set-up allows."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.seats = case.seats
        self.role: list[dict[str, int]] = [{} for _ in case.names]
        self._laid: list[dict[str, Pieces]] = [{} for _ in case.names]
        self.live = 0
        self._live: Pieces = []
        self._bytes: dict[tuple[int, str], bytes] = {}
        self.total = 0
        # in runs: where one begins here, how many it has, and where it begins among all deals of the case
        self.runs: Runs = ()
        self.with_outsiders: dict[int, int] = {}
        self.monsta = 0  # where Lil' Monsta is in play
        self.unmade = 0  # where no Demon is dealt, for somebody makes one later
        self.distilled = 0  # where an Alchemist has an ability that has changed the set
        claims, seats = case.claims, range(case.seats)
        self._outs = tuple(seat for seat in seats if KIND[claims[seat]] == "outsider")
        self._demons = {role for role in case.hidden if KIND[role] == "demon"}
        self._fewer = GODFATHER_MAY_CHANGE_NOTHING in case.assume
        self._lent = lent_with_the_set(case)
        # who says that they have become what they claim to be, so that they may have been anything before
        self.changed = frozenset(one.by for one in case.told if one.kind == "became")
        self._changers = tuple(role for role in dict.fromkeys(claims) if role in CHANGES and role in FLOATING)
        self._twice = [
            (one, other)
            for one, other in combinations(seats, 2)
            if claims[one] == claims[other] and not case.duplicates and claims[one] not in ALWAYS_SEVERAL
        ]
        self._chairs: dict[str, Chairs] = {}
        self._false = [seat for seat, claim in enumerate(claims) if not GOOD[claim] or claim == "atheist"]
        self._apart = [(seat, apart_from(claim)) for seat, claim in enumerate(claims) if apart_from(claim)]
        self._bringing = [(seat, BRINGS[claim]) for seat, claim in enumerate(claims) if claim in BRINGS]
        self._look_at_who_has_changed()
        self._lay_all()
        if "legion" in self._demons:
            self._lay_legions()
        self._join_all()
        self.all = (1 << self.total) - 1
        self.runs = ((0, self.total, 0),)

    def _lay_all(self) -> None:
        """The deals of every lot, one after the other."""
        for lot in self._lots():
            elsewhere = len(lot.roles) - lot.on_outsiders
            if self._bound.isdisjoint(lot.roles):
                self._lay(lot, apart(self.seats, self._outs, elsewhere, lot.on_outsiders))
                continue
            for pins in self._pins_of(lot):
                self._lay(lot, pinned(self.seats, self._outs, elsewhere, pins))

    def _join_all(self) -> None:
        """Put together what lies beyond the first deals, which are together already."""
        for mine, later in zip(self.role, self._laid, strict=True):
            for role, pieces in later.items():
                mine[role] = mine.get(role, 0) | joined(pieces)
        self.live |= joined(self._live)
        self._live, self._laid = [], []

    def window(self, spans: Spans) -> Deals:
        """Of these deals those in some spans, so that what is asked of few of them costs little."""
        new, several = copy(self), len(spans) > 1
        new._bytes = {}
        new.runs = tuple(self._where_they_are(spans))
        new.total = sum(high - low for low, high in spans)
        new.all = (1 << new.total) - 1
        new.live = gathered(self.live, spans)
        if several:
            cut = [
                {role: gathered(some, spans, self._as_bytes(seat, role)) for role, some in mine.items()}
                for seat, mine in enumerate(self.role)
            ]
        else:
            low = spans[0][0]
            cut = [
                {role: (some >> low if low else some) & new.all for role, some in mine.items()}
                for mine in self.role
            ]
        new.role = [{role: here for role, here in mine.items() if here} for mine in cut]
        new.monsta = gathered(self.monsta, spans)
        new.unmade, new.distilled = gathered(self.unmade, spans), gathered(self.distilled, spans)
        new.with_outsiders = {number: gathered(some, spans) for number, some in self.with_outsiders.items()}
        return new

    def _as_bytes(self, seat: int, role: str) -> bytes:
        """Where a seat begins as a role, to be cut; kept, for several windows are cut of the same deals."""
        data = self._bytes.get((seat, role))
        if data is None:
            bits = self.role[seat][role]
            data = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
            if self.total <= KEPT:
                self._bytes[seat, role] = data
        return data

    def _where_they_are(self, spans: Spans) -> Iterator[tuple[int, int, int]]:
        """The runs of a window: a span of it may lie in several of these, and several in one of them."""
        begins = at = 0
        for low, high in spans:
            while at < len(self.runs) and sum(self.runs[at][:2]) <= low:
                at += 1
            for here, length, first in islice(self.runs, at, None):
                one, other = max(low, here), min(high, here + length)
                if one >= other:
                    break
                yield begins + one - low, other - one, first + one - here
            begins += high - low

    def in_the_case(self, deals: int) -> int:
        """Some of these among all deals of the case."""
        if len(self.runs) == 1:
            return deals << self.runs[0][2]
        data = deals.to_bytes(-(-self.total // 8), "little")
        _, length, first = self.runs[-1]
        found = bytearray(-(-(first + length) // 8))
        for here, length, first in self.runs:  # they begin at whole bytes, and all but the last end there
            found[first // 8 : -(-(first + length) // 8)] = data[here // 8 : -(-(here + length) // 8)]
        return int.from_bytes(found, "little")

    # ---- which roles may be hidden

    def _lots(self) -> Iterator[Lot]:
        case, several = self.case, dict.fromkeys(self.case.hidden)
        minions = [role for role in several if KIND[role] == "minion"]
        extras = [role for role in several if GOOD[role]]
        demons = [role for role in several if KIND[role] == "demon"]
        if SUMMONER in several or not demons or SUMMONER in self._lent:
            demons.append("")
        for demon in demons:
            if demon == "legion":  # with whom no Minion is dealt
                continue
            wanted = case.counts["minion"] + (demon == "lordoftyphon") + (demon == MONSTA)
            for some in combinations(minions, wanted):
                lent = not demon and SUMMONER in self._lent and SUMMONER not in some
                if SUMMONER in minions and not lent and (SUMMONER in some) != (not demon):
                    continue
                for number in range(len(extras) + 1):
                    for beside in combinations(extras, number):
                        sits = (demon,) if demon not in ("", MONSTA) else ()
                        if made_by(demon) or not any(apart_from(role).intersection(some) for role in beside):
                            yield from self._spread((*sits, *some, *beside), demon, lent)

    def _spread(self, roles: tuple[str, ...], demon: str, summoned: bool) -> Iterator[Lot]:
        """The lots of these hidden roles in which the number of Outsiders is right."""
        hidden = sum(KIND[role] == "outsider" for role in roles)
        fixed = () if self.changed.intersection(self._outs) else SAY_TOWNSFOLK
        movable = [place for place, role in enumerate(roles) if role not in fixed]
        for moving in range(min(len(self._outs), len(movable)) + 1):
            outsiders = len(self._outs) - moving + hidden
            only_with, lent = self._fitting(outsiders, roles, demon), summoned
            if self._lent and (summoned or only_with != ()):
                only_with, lent = self._with_who_distils(outsiders, roles, demon, only_with, summoned)
            if only_with is None:
                continue
            for moved in combinations(movable, moving):
                order = [role for place, role in enumerate(roles) if place not in moved]
                order += [roles[place] for place in moved]
                yield Lot(tuple(order), demon, moving, outsiders, only_with, lent)

    def _with_who_distils(
        self, outsiders: int, roles: tuple[str, ...], demon: str, plain: Claimed | None, summoned: bool
    ) -> tuple[Claimed | None, bool]:
        """Which claimed roles have to be true where an Alchemist may have changed the set, and if one has."""
        if summoned:
            return (None if plain is None else self._true_with_who_distils(plain, roles)), True
        changing = (role for role in self._lent if role != SUMMONER and role not in roles)
        ways = [self._fitting(outsiders, (*roles, role), demon) for role in changing]
        true = [one for fits in ways if fits is not None for one in fits or ((),)]
        if not true:
            return plain, False
        more = self._true_with_who_distils(tuple(dict.fromkeys(true)), roles)
        return (more, True) if plain is None else ((*plain, *more) if more else (), False)

    def _true_with_who_distils(self, fits: Claimed, roles: tuple[str, ...]) -> Claimed:
        """Which claims have to be true with an Alchemist besides, if none is hidden."""
        if any(role in DISTILLING for role in roles):
            return fits if all(fits) else ()
        who = tuple(role for role in dict.fromkeys(self.case.claims) if role in DISTILLING)
        return tuple((*true, *who) for true in fits or ((),))

    def _fitting(self, outsiders: int, roles: tuple[str, ...], demon: str) -> Claimed | None:
        """Which claimed roles have to be true for so many Outsiders to be right; None where nothing helps."""
        fewer = self._fewer
        replaces = "marionette" in roles and MARIONETTE_MAY_BE_AN_OUTSIDER in self.case.assume
        found: list[tuple[str, ...]] = []
        for many in range(len(self._changers) + 1):
            for true in combinations(self._changers, many):
                wanted = self._wanted((*roles, *true), demon, fewer)
                if wanted is not None and replaces:
                    wanted |= {one + more for one in wanted for more in (-1, *self._drawn_by_a_marionette())}
                if wanted is None or outsiders in wanted:
                    found.append(true)
            if found:
                return () if not many else tuple(found)
        return None

    def _wanted(self, roles: tuple[str, ...], demon: str, fewer: bool) -> frozenset[int] | None:
        """How many Outsiders there may be; the Minion that Lil' Monsta brings may change nothing."""
        number = self.case.counts["outsider"]
        wanted = outsiders_wanted(number, roles, fewer)
        for minion in roles if demon == MONSTA and wanted is not None else ():
            if KIND[minion] == "minion":
                others = tuple(role for role in roles if role != minion)
                wanted = (wanted or frozenset()) | (outsiders_wanted(number, others, fewer) or frozenset())
        return wanted

    def _drawn_by_a_marionette(self) -> tuple[int, ...]:
        """How many Outsiders more or fewer there are for what a Marionette has drawn and only believes."""
        drawn = (role for role in self.case.script if role in CHANGES and role in IF_BELIEVED)
        return tuple(more for role in drawn for more in CHANGES[role])

    def _look_at_who_has_changed(self) -> None:
        """Which good roles somebody can have been at first alone who says to have become another since.

        In the sets in which few turn evil: a Snake Charmer, whom a Fang Gu has jumped to, who caught a star.
        """
        case, self._bound = self.case, frozenset[str]()
        became = [one for one in case.told if one.kind == "became"]
        self._may_jump = [one.player for one in case.happenings if one.night and not one.day]
        self._may_jump += [one.by for one in became if one.shown[0] in SWAPPING]
        made = [role for one in became for role in one.shown]
        of_sets = OF_THE_SETS.issuperset((*case.claims, *case.hidden, *case.hermit, *made))
        if of_sets and not (
            followed_unsaid(case) or any(KIND[one] == "demon" or one == MAKES for one in made)
        ):
            plain = (role for role in case.hidden if GOOD[role] and role not in BELIEVE_OTHERWISE)
            self._bound = frozenset(role for role in plain if role not in SWAPPING and role != GUEST)

    def _pins_of(self, lot: Lot) -> Iterator[Pins]:
        """On which chairs alone these roles may be, in parts.

        A Fang Gu that is found dead, or has changed with somebody, jumps to Outsiders and to who is made one.
        """
        bound, jumps, every = self._bound, JUMPS in lot.roles, range(self.seats)
        changed = tuple(seat for seat in every if seat in self.changed)
        if not jumps:
            yield tuple(changed if role in bound else None for role in lot.roles)
            return
        died = tuple(seat for seat in every if seat in self._may_jump)
        rest = tuple(seat for seat in every if seat not in died)
        stay = frozenset[str]() if MAKES in lot.roles else self._townsfolk_of(bound)
        for chairs, some in ((died, stay), (rest, bound)):
            if chairs:
                yield tuple(chairs if one == JUMPS else changed if one in some else None for one in lot.roles)

    def _townsfolk_of(self, roles: frozenset[str]) -> frozenset[str]:
        return frozenset(role for role in self.case.hidden if role in roles and KIND[role] == "townsfolk")

    # ---- the deals of one lot

    def _lay_legions(self) -> None:
        """More than half of all are Legion, and at least two are good."""
        case = self.case
        extras = [role for role in dict.fromkeys(case.hidden) if GOOD[role]]
        for number in range(case.seats // 2 + 1, case.seats - FEWEST_GOOD + 1):
            for others in range(min(len(extras), case.seats - number) + 1):
                for beside in combinations(extras, others):
                    lot = Lot(("legion", *beside), "legion", 0, 0, ())
                    self._lay(lot, crowds(case.seats, number, others))

    def _lay(self, lot: Lot, seated: Seated) -> None:
        case, (size, laid, truth) = self.case, seated
        if not size:
            return
        ones = (1 << size) - 1
        live = self._as_claimed(lot, truth, ones)
        if lot.only_with:
            live &= self._in_the_set(lot, laid, truth)
        live = self._as_hidden(lot, laid, truth, live)
        for role in PUBLIC:
            if role in lot.roles:
                live &= self._known_to_all(laid[lot.roles.index(role)], role, truth)
        if lot.demon == "lordoftyphon":
            live &= in_a_line(lot.roles, laid, case.seats, ones)
        if not live:
            return
        if size >= LARGE and 2 * live.bit_count() <= size:
            size, laid, truth = squeezed(size, (*laid, truth), live)
            live = (1 << size) - 1
        self._enter(lot, laid, truth, live)
        self.total += size

    def _as_claimed(self, lot: Lot, truth: Row, live: int) -> int:
        """Without the deals that what is claimed excludes."""
        case = self.case
        if case.you is not None and case.claims[case.you] not in case.you_may_be:
            live &= ~truth[case.you]
        for seat in self._false:
            live &= ~truth[seat]
        for seat, others in self._apart:
            if not made_by(lot.demon) and not others.isdisjoint(lot.roles):
                live &= ~truth[seat]
        for one, other in self._twice:
            live &= ~(truth[one] & truth[other])
        for seat, brought in self._bringing:
            if brought not in lot.roles and not self._may_be_taken(lot):
                live &= ~truth[seat] | self._claimed_truly(brought, truth)
        return live

    def _may_be_taken(self, lot: Lot) -> bool:
        """Whether a Marionette may have drawn whom another role has brought, or a Demon made them evil."""
        if made_by(lot.demon):
            return True
        return "marionette" in lot.roles and MARIONETTE_MAY_BE_AN_OUTSIDER in self.case.assume

    def _in_the_set(self, lot: Lot, laid: Rows, truth: Row) -> int:
        """Where the roles were drawn that make the number of Outsiders right."""
        drawn, fitting = truth, 0
        if DRUNK_MAY_HAVE_CHANGED_THE_SET in self.case.assume and "drunk" in lot.roles:
            row = laid[lot.roles.index("drunk")]
            drawn = tuple(mine | drunk for mine, drunk in zip(drawn, row, strict=True))
        for roles in lot.only_with:
            here = -1
            for role in roles:
                here &= self._claimed_truly(role, drawn)
            fitting |= here
        return fitting

    def _as_hidden(self, lot: Lot, laid: Rows, truth: Row, live: int) -> int:
        """Without the deals in which a role is hidden where it cannot be."""
        case = self.case
        for role, row in zip(lot.roles, laid, strict=True):
            if case.you is not None and role not in case.you_may_be:
                live &= ~row[case.you]
            live &= ~self._excluded(role, row, lot, truth)
            if role == "marionette" and lot.demon in lot.roles:
                beside = laid[lot.roles.index(lot.demon)]
                for seat, here in enumerate(row):
                    live &= ~here | beside[(seat + 1) % self.seats] | beside[seat - 1]
            if GOOD[role] and not case.duplicates and role not in ALWAYS_SEVERAL:
                live &= ~self._claimed_truly(role, truth)
            brought = BRINGS.get(role)
            if brought and brought not in lot.roles and not self._may_be_taken(lot):
                live &= self._claimed_truly(brought, truth)
        return live

    def _known_to_all(self, row: Row, role: str, truth: Row) -> int:
        """Where who claims a role has it, or somebody looks for Minions, so that none is announced."""
        known = 0
        for seat, here in enumerate(row):
            known |= here if self.case.claims[seat] == role or seat in self.changed else 0
        for seeker in SEEKERS:
            known |= self._claimed_truly(seeker, truth)
        return known

    def _claimed_truly(self, role: str, truth: Row) -> int:
        found = 0
        if role in self.case.claims:
            for other, claim in enumerate(self.case.claims):
                found |= truth[other] if claim == role else 0
        return found

    def _chairs_of(self, role: str) -> Chairs:
        """Who cannot have this role, whatever else is hidden; and who believes to be what they claim."""
        if role not in self._chairs:
            if GOOD[role] or role in BELIEVE_OTHERWISE:
                self._chairs[role] = self._look_for_chairs(role)
            else:  # who knows that they are evil claims what they like
                self._chairs[role] = ANYWHERE
        return self._chairs[role]

    def _look_for_chairs(self, role: str) -> Chairs:
        case = self.case
        barred, mistaken = list[int](), list[Mistaken]()
        for seat, claim in enumerate(case.claims):
            believed = claim
            if seat in self.changed and role != claim:
                believed = self._before_that(seat) if is_drunk(role, case) else ""
            if believed and not self.may_hide(role, believed):
                barred.append(seat)
            elif (role == "marionette" or is_drunk(role, case)) and self._is_of_one(believed):
                mistaken.append((seat, believed, self._rivals_of(seat, believed)))
        return Chairs(tuple(barred), tuple(mistaken))

    def _excluded(self, role: str, row: Row, lot: Lot, truth: Row) -> int:
        """Where this role is hidden on a chair on which it cannot be."""
        found, (barred, mistaken) = 0, self._chairs_of(role)
        for seat in barred:
            found |= row[seat]
        for seat, believed, rivals in mistaken:
            for other in rivals:
                found |= row[seat] & truth[other]
            found |= row[seat] if believed in lot.roles else 0
        return found

    def _before_that(self, seat: int) -> str:
        """What somebody who has become another role says they were before; nothing where they do not."""
        said = (one.was for one in self.case.told if one.by == seat and one.kind == "became")
        was = next(said, "")
        return was if was in KIND else ""

    def _is_of_one(self, role: str) -> bool:
        """Whether one player alone can be this: but a Hermit may take themselves for the Demon there is."""
        return bool(role) and GOOD[role] and role != SEVERAL and not self.case.duplicates

    def _rivals_of(self, seat: int, role: str) -> tuple[int, ...]:
        """Who else claims to be this."""
        return tuple(other for other, claim in enumerate(self.case.claims) if claim == role and other != seat)

    def may_hide(self, role: str, claim: str) -> bool:
        """Whether somebody with this role may claim that one."""
        if role == claim:
            return not GOOD[role]
        if role == HERMIT and "lunatic" in self.case.hermit and not GOOD[claim]:
            return True
        if role == "mutant" or is_drunk(role, self.case):
            return KIND[claim] == "townsfolk"
        if role == "marionette":
            return GOOD[claim]
        if role == "lunatic":
            return not GOOD[claim] or not any(one in self._demons for one in self.case.claims)
        return True

    def _enter(self, lot: Lot, laid: Rows, truth: Row, live: int) -> None:
        shift = self.total
        if shift < FIRST_DEALS:
            self.live |= live << shift
            for mine, claim, here in zip(self.role, self.case.claims, truth, strict=True):
                here &= live
                if here:
                    mine[claim] = mine.get(claim, 0) | here << shift
            for role, row in zip(lot.roles, laid, strict=True):
                for mine, here in zip(self.role, row, strict=True):
                    here &= live
                    if here:
                        mine[role] = mine.get(role, 0) | here << shift
        else:
            self._enter_later(lot, laid, truth, live)
        self._mark(lot, live << shift)

    def _mark(self, lot: Lot, live: int) -> None:
        """Keep in mind what deals of this lot have in common that nobody's role tells."""
        if lot.demon == MONSTA:
            self.monsta |= live
        if not lot.demon and (lot.lent or SUMMONER in lot.roles):
            self.unmade |= live
        if lot.lent:
            self.distilled |= live
        if "xaan" in (*lot.roles, *self._lent):
            self.with_outsiders[lot.outsiders] = self.with_outsiders.get(lot.outsiders, 0) | live

    def _enter_later(self, lot: Lot, laid: Rows, truth: Row, live: int) -> None:
        """What lies so far out that it is put together at once when all is laid."""
        shift = self.total
        self._live.append((shift, live))
        for mine, claim, here in zip(self._laid, self.case.claims, truth, strict=True):
            if here & live:
                mine.setdefault(claim, []).append((shift, here & live))
        for role, row in zip(lot.roles, laid, strict=True):
            for mine, here in zip(self._laid, row, strict=True):
                if here & live:
                    mine.setdefault(role, []).append((shift, here & live))


def lent_with_the_set(case: Case) -> tuple[str, ...]:
    """The Minions whose ability, if an Alchemist has it, is decided with the set."""
    if not any(role in DISTILLING for role in (*case.claims, *case.hidden)):
        return ()
    return tuple(role for role in minions_of(case) if role in CHANGES or role == SUMMONER)


def minions_of(case: Case) -> tuple[str, ...]:
    """The Minions who may be on the script of a case."""
    return tuple(role for role in dict.fromkeys((*case.script, *case.hidden)) if KIND[role] == "minion")


def apart_from(role: str) -> frozenset[str]:
    """Which roles are never in play with this one."""
    return EXCLUDES.get(role, frozenset())


def made_by(demon: str) -> bool:
    """Whether this Demon makes its Minions when all are dealt, whoever is never dealt beside them."""
    return demon in MAKING_MINIONS


def is_drunk(role: str, case: Case) -> bool:
    """Whether its player believes in a Townsfolk that is not in play."""
    return role == "drunk" or (role == "hermit" and "drunk" in case.hermit)


@lru_cache(maxsize=4096)
def outsiders_wanted(number: int, roles: tuple[str, ...], fewer: bool) -> frozenset[int] | None:
    """How many Outsiders there may be with these hidden roles; None for any number.

    Where there is none to take away, a Godfather adds one, unless it may as well change nothing: `fewer`.
    """
    if any(role in ANY_NUMBER for role in roles):
        return None
    wanted = [number]
    for role in roles:
        if role in CHANGES:
            wanted = [one + more for one in wanted for more in CHANGES[role]]
    possible = [one for one in wanted if one >= 0]
    return frozenset(possible if possible and not fewer else [max(0, one) for one in wanted])
