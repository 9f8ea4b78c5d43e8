"""The deals of the 32 cards that are left of a case."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from fabula.deduction.forms import Json
from fabula.deduction.found import Sought
from fabula.deduction.mafia.assumptions import HONEST_SAY_THEIR_CARD
from fabula.deduction.mafia.case import CHECK, JAIL, MET, SILENT, VOTE, Case, Happened, Reader, Told
from fabula.deduction.mafia.found import MafiaFound, ways_to_be_true
from fabula.deduction.mafia.sorts import Cards, Law, Supply, Table, only
from fabula.deduction.mafia32.assumptions import ASSUMED, INFECTED_STAY_TRUE, SPY_MAY_HIDE
from fabula.deduction.mafia32.expected import faction_of, sign_of, zero_lives
from fabula.deduction.mafia32.nights import BEAUTY, FIRST_OF_ACTS, JOURNALIST, JUDGE, LAWYER, Night
from fabula.games.mafia32.cards import COUNTING_TWICE, GANGS, INFECTIOUS, LISTENERS, LONER, TOWN, almanac
from fabula.games.mafia32.checks import CRIMINAL, KILLED
from fabula.games.mafia32.plausible import SAME
from fabula.games.mafia32.tale import Mafia32


class Found32(MafiaFound):
    """The deals of the 32 cards that are left."""

    home: ClassVar[str] = TOWN
    sought: ClassVar[tuple[Sought, ...]] = (
        Sought(CRIMINAL, "a criminal", "criminals"),
        Sought(LONER, "a loner", "loners"),
    )

    def counts_as(self, role: str, what: str) -> bool:
        """Whether a card is this: a card, a side, or of any gang."""
        return what in (role, almanac[role].side, sign_of(role))

    def again(self, case: Case) -> MafiaFound:
        """What is found of another case."""
        return deals(case)


def read_case(file: Json) -> Case:
    """The case in a file of the 32 cards."""
    return Reader(file, Mafia32(), ASSUMED).read()


def deals(case: Case) -> Found32:
    """All deals that are left of a case."""
    copies = Counter(case.roles)
    tables = []
    for true, may_have in ways_to_be_true(case, [*_may_have(case)], copies):
        told = tuple([one for one in case.told if true.get(one.by) == one.role])
        table = Table(Supply(case.roles), _met(may_have, told), [*_laws(case, true, told)])
        tables.append(table)
    return Found32(case, tables, left_out(case))


def left_out(case: Case) -> tuple[str, ...]:
    """What is not taken into account as the rules have it."""
    roles = dict.fromkeys(case.roles)
    acting = [role for role in roles if almanac[role].side == TOWN and almanac[role].calls]
    more = [role for role in acting if case.roles.count(role) > 1]  # several of one in a night
    lent = [role for role in roles if role in almanac.brought]
    infectious = [role for role in roles if role in INFECTIOUS and case.nights >= FIRST_OF_ACTS]
    return tuple(dict.fromkeys((*case.not_understood, *lent, *more, *infectious)))


def _may_have(case: Case) -> Iterator[Cards]:
    """The cards that each may have, by what all saw and by what they say to be."""
    every = frozenset(case.roles)
    criminals = only(every, case.roles, lambda role: sign_of(role) == CRIMINAL)
    jailed = [one.player for one in case.happened if one.what == JAIL]
    voting = [one for one in case.happened if one.what == VOTE]
    for seat in range(case.seats):
        card = case.card_of(seat)
        may = frozenset((card,)) if card else _by_claim(case, seat, every)
        may = may & criminals if seat in jailed else may
        for side in (side for marked, side in case.sides if marked == seat):
            of_it = [role for role in case.roles if side in (role, almanac[role].side, sign_of(role))]
            may = may & frozenset(of_it)
        if len([role for role in case.roles if role in COUNTING_TWICE]) == 1 and not _may_infect(case):
            may = may if _voted_twice(voting, seat) else only(may, case.roles, _counts_once)
        yield may


def _by_claim(case: Case, seat: int, every: Cards) -> Cards:
    """Whoever says to be something is that, or not of the town; a Spy says something else."""
    claim = case.claims[seat]
    if seat == case.you or case.names[seat] in case.assume.trusted:
        return every if claim == SILENT else every & {claim}
    may_lie = _may_infect(case) and INFECTED_STAY_TRUE not in case.assume
    if claim == SILENT or may_lie or HONEST_SAY_THEIR_CARD not in case.assume:
        return every
    lying = only(every, case.roles, lambda role: almanac[role].side != TOWN)
    hiding = only(every, case.roles, LISTENERS.__contains__) if SPY_MAY_HIDE in case.assume else lying
    return lying | hiding | (every & {claim})


def _counts_once(role: str) -> bool:
    return role not in COUNTING_TWICE


def _may_infect(case: Case) -> bool:
    return any(zero_lives(case, night) for night in range(FIRST_OF_ACTS, case.nights + 1))


def _voted_twice(voting: list[Happened], seat: int) -> bool:
    """Whether each vote came out as it did, if this player's hand has counted twice."""
    found = [(_most(one.hands, seat), one.most) for one in voting]
    return all(most == told or (not told and len(most) != 1) for most, told in found)


def _most(hands: tuple[int | None, ...], twice: int) -> tuple[int, ...]:
    count: Counter[int] = Counter()
    for seat, at in enumerate(hands):
        if at is not None:
            count[at] += 1 + (seat == twice)
    most = max(count.values(), default=0)
    return tuple(sorted(seat for seat, number in count.items() if number == most))


# ---- what those have met and were told who tell the truth


def _met(may_have: tuple[Cards, ...], told: tuple[Told, ...]) -> tuple[Cards, ...]:
    """Who was awake with a gang is of it, or a Spy, and nobody else is."""
    may = [*may_have]
    for one in told:
        if one.kind != MET or one.shown not in GANGS:
            continue
        for seat, cards in enumerate(may):
            if seat != one.by:
                awake = seat in one.about
                awake_with = only(cards, almanac.printed, partial(_wakes, one.shown))
                may[seat] = awake_with if awake else cards - awake_with
    return tuple(may)


def _wakes(gang: str, role: str) -> bool:
    return almanac[role].side == gang or role in LISTENERS


def _laws(case: Case, true: dict[int, str], told: tuple[Told, ...]) -> Iterator[Law]:
    """A law for each night, and for each check of which nobody knows when it was made."""
    dead = {one.player: one.role for one in case.deaths}
    for number in range(FIRST_OF_ACTS, case.nights + 1):
        of_it = tuple([one for one in told if one.night == number and one.kind != MET])
        yield Night(case, number, of_it, {**dead, **true}).law()
    undated = [one for one in told if not one.night and one.kind == CHECK and one.shown != KILLED]
    turned = any(role in INFECTIOUS for role in case.roles) or LAWYER in case.roles
    if not turned and BEAUTY not in case.roles:
        yield from (_as_told(case, one) for one in undated)


def _as_told(case: Case, one: Told) -> Law:
    """That what was told is so."""
    apart = case.settings["journalist_gangs"] == "different"
    sides = tuple(
        frozenset(role for role in almanac.printed if almanac[role].side == side)
        for side in (TOWN, *GANGS, LONER)
    )

    def holds(roles: tuple[str, ...]) -> bool:
        if one.role == JOURNALIST:
            factions = dict.fromkeys(faction_of(role, apart=apart) for role in roles)
            return (len(factions) == 1) == (one.shown == SAME)
        return one.shown == (roles[0] if one.role == JUDGE else sign_of(roles[0]))

    shown = (frozenset((one.shown,)),) if one.shown in almanac else ()
    return Law(one.about, ((*sides, *shown),) * len(one.about), holds)
