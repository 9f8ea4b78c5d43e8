"""What an investigator of the 32 cards may be told who is blocked, or of whom the Lawyer defends.

By the setting it is a lot, among what they may still expect: their own card, the set, the cards that lie open
and what they were told before say what that is. All of it is known to them, so it depends on no deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from fabula.deduction.mafia.case import CHECK, JAIL, Case, Told
from fabula.games.mafia32.cards import GANGS, INFECTIOUS, LONER, TOWN, almanac
from fabula.games.mafia32.checks import CRIMINAL, KILLED
from fabula.games.mafia32.plausible import DIFFERENT, SAME, Pair, fits

Sign = Callable[[str], str]


def sign_of(role: str) -> str:
    """What the Detective is shown of a card."""
    side = almanac[role].side
    return CRIMINAL if side in GANGS else side


def faction_of(role: str, *, apart: bool) -> str:
    """What the Journalist compares of a card: each gang apart, or all criminals."""
    return almanac[role].side if apart else sign_of(role)


def before(case: Case, told: Told) -> dict[tuple[int, ...], str]:
    """What an investigator was told last of each before this, but for crossed arms."""
    return {
        one.about: one.shown
        for one in case.told
        if (one.by, one.kind, one.role) == (told.by, CHECK, told.role)
        and one.night < told.night
        and one.shown != KILLED
    }


def opened(case: Case, night: int) -> tuple[str, ...]:
    """The cards that lay open as a night began."""
    return tuple([one.role for one in case.deaths if one.after_night < night])


def zero_lives(case: Case, night: int) -> bool:
    """Whether a Patient Zero was not yet shown dead as this night began."""
    there, gone = case.roles, opened(case, night)
    return sum(role in INFECTIOUS for role in there) > sum(role in INFECTIOUS for role in gone)


def signs_of(case: Case, told: Told, sign: Sign) -> tuple[str, ...]:
    """What a check may show of a suspect: what it has shown before, else whatever sign is left."""
    earlier = before(case, told).get(told.about)
    possible = signs_left(case, told, sign) if earlier is None else (earlier,)
    if LONER in possible or not zero_lives(case, told.night):
        return possible
    return (*possible, LONER) if any(sign(role) == LONER for role in case.roles) else possible


def signs_left(case: Case, told: Told, sign: Sign) -> tuple[str, ...]:
    """The signs of the set that do not all belong to others."""
    signs = [sign(role) for role in case.roles]
    left = Counter(signs)
    left.subtract([sign(told.role), *(sign(role) for role in opened(case, told.night))])
    living = case.living(told.night)
    left.subtract(
        [
            shown
            for (other,), shown in before(case, told).items()
            if (other,) != told.about and other in living
        ]
    )
    return tuple([one for one in dict.fromkeys(signs) if left[one] > 0])


def by_lot(case: Case, told: Told) -> tuple[str, ...]:
    """All that may be shown to an investigator who is blocked, where a lot is drawn."""
    if told.role == "journalist":
        return comparisons_of(case, told)
    if told.role == "judge":
        return signs_of(case, told, str) or tuple(dict.fromkeys(case.roles))
    return signs_of(case, told, sign_of) or (CRIMINAL, TOWN, LONER)


def of_the_town(case: Case, told: Told) -> str:
    """What is shown to who is blocked, where everybody is passed off as the town."""
    if told.role == "journalist":
        return SAME
    if told.role == "judge":
        return next((card for card in by_lot(case, told) if sign_of(card) == TOWN), "citizen")
    return TOWN


def false_cards(case: Case, told: Told, *, of_town: bool) -> tuple[str, ...]:
    """The cards of the other kind that a Judge may be shown of whom the Lawyer defends."""
    wanted = CRIMINAL if of_town else TOWN
    for cards in (signs_of(case, told, str), signs_left(case, told, str), case.roles):
        if fitting := tuple(role for role in dict.fromkeys(cards) if sign_of(role) == wanted):
            return fitting
    return ("mafioso" if of_town else "citizen",)


def comparisons_of(case: Case, told: Told) -> tuple[str, ...]:
    """How a blocked Journalist may find two players to compare."""
    if zero_lives(case, told.night):
        return (SAME, DIFFERENT)
    apart = case.settings["journalist_gangs"] == "different"
    factions = tuple(dict.fromkeys(faction_of(role, apart=apart) for role in case.roles))
    known = [*_known(case, told, apart=apart), *_each_apart(factions)]
    a, b = told.about
    fitting = [one for one in (SAME, DIFFERENT) if fits([*known, (a, b, one)], two=len(factions) == 2)]
    return tuple(fitting) or (SAME, DIFFERENT)


def _each_apart(factions: tuple[str, ...]) -> Iterator[Pair]:
    for place, one in enumerate(factions):
        for other in factions[place + 1 :]:
            yield one, other, DIFFERENT


def _known(case: Case, told: Told, *, apart: bool) -> Iterator[Pair]:
    """What the Journalist knows: earlier comparisons, the open cards, and who sits in jail."""
    for (one, other), how in before(case, told).items():
        yield one, other, how
    criminals = (role for role in case.roles if almanac[role].side in GANGS)
    gangs = tuple(dict.fromkeys(faction_of(role, apart=apart) for role in criminals))
    living, jailed = case.living(told.night), in_jail(case, told.night)
    for seat in range(case.seats):
        if seat not in living:
            yield seat, faction_of(case.card_of(seat), apart=apart), SAME
        elif seat in jailed and len(gangs) == 1:
            yield seat, gangs[0], SAME


def in_jail(case: Case, night: int) -> tuple[int, ...]:
    """Who sat in jail as this night began."""
    jailed: dict[int, bool] = {}
    for one in case.happened:
        if one.after_night < night and one.player >= 0:
            if one.what == JAIL:
                jailed[one.player] = True
            else:
                jailed.pop(one.player, None)
    return tuple(jailed)
