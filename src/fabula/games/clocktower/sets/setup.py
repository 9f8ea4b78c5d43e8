"""Who may sit down to a game, and with which script."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.core.parts import Advice
from fabula.core.refusals import Refusal
from fabula.core.settings import SettingWord
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    KINDS,
    MINION,
    MOST_RESIDENTS,
    OUTSIDER,
    TOWNSFOLK,
    TRAVELLERS,
    TROUBLE_BREWING,
    almanac,
    residents_of,
)
from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.games.clocktower.almanac.setup_table import BRINGS, needed_for
from fabula.games.clocktower.almanac.traits import JUDGED_BY_MANNER, has_trait
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.town.led import leaves_free
from fabula.games.clocktower.town.square import count_kinds

LEAST_SEATS = 5
MOST_SEATS = 20
MOST_TRAVELLERS = MOST_SEATS - MOST_RESIDENTS
# the seats of those who wish to be Travellers, where there are any
TRAVELLING: SettingWord[tuple[int, ...]] = SettingWord("travellers", ())
MOST_OF_A_SMALL_SCRIPT, MOST_FOR_A_SMALL_SCRIPT = 13, 6  # roles, players: the book’s Teensyville
ENOUGH_FOR_INFORMATION = 7  # from so many on the evil players learn of each other

TOO_FEW = {
    TOWNSFOLK: "townsfolk-by-table",
    OUTSIDER: "outsiders-by-table",
    MINION: "minions-by-table",
    DEMON: "no-demon",
}


def residents_among(seats: int) -> int:
    """How many of so many are no Travellers at the start."""
    return min(seats, MOST_RESIDENTS)


def check_travellers(seats: int, wished: tuple[int, ...]) -> None:
    """Refusal for more Travellers than the game has, and for seats that are not there."""
    if seats > MOST_SEATS:
        raise Refusal("too-many-seats", least=LEAST_SEATS, most=MOST_SEATS)
    if len(wished) > MOST_TRAVELLERS:
        raise Refusal("too-many-travellers", most=MOST_TRAVELLERS)
    if list(wished) != [seat for seat in range(seats) if seat in wished]:
        raise Refusal("no-such-seat")


def check_named_travellers(named: Iterable[str]) -> tuple[str, ...]:
    """The Travellers that a script names; Refusal for what is none."""
    travellers = tuple(named)
    strange = next((role for role in travellers if role not in TRAVELLERS), None)
    if strange is not None:
        raise Refusal("unknown-role", role=strange)
    return travellers


def advice(seats: int, roles: tuple[str, ...]) -> list[Advice]:
    """What the book says about a script for so many players."""
    twice = dict.fromkeys(role for role in roles if roles.count(role) > 1)
    lines = [Advice("role-twice", "stop", {"role": role}) for role in twice]
    held = count_kinds(almanac, residents_of(tuple(roles)))
    lines += [
        Advice("unknown-role", "stop", {"role": role})
        for role in roles
        if almanac[role].kind not in KINDS and role not in almanac.led
    ]
    if LEAST_SEATS <= seats <= MOST_SEATS:
        residents = residents_among(seats)
        by_hand = sum(held.values()) >= residents and leaves_free(roles, roles)
        lines += _on_the_numbers(seats, held, needed_for(residents, roles), by_hand=by_hand)
        is_refused = any(line.level == "stop" for line in lines)
        if not (is_refused or by_hand or Sets(residents, roles)):
            lines.append(Advice("no-set", "stop"))
    if seats < ENOUGH_FOR_INFORMATION and is_of_the_box(roles) and set(roles) != set(suggested()):
        lines.append(Advice("too-few-for-set", "warn", {"least": ENOUGH_FOR_INFORMATION}))
    small = 0 < len(residents_of(tuple(roles))) <= MOST_OF_A_SMALL_SCRIPT
    if small and residents_among(seats) > MOST_FOR_A_SMALL_SCRIPT:
        lines.append(Advice("too-many-for-small", "warn", {"most": MOST_FOR_A_SMALL_SCRIPT}))
    lines += [
        Advice("never-dealt", "hint", {"role": role})
        for role, other in BRINGS.items()
        if role in roles and other not in roles
    ]
    lines += [
        Advice("not-lent", "hint", {"role": role, "roles": list(some)})
        for role in roles
        if (some := never_lent(role, roles))
    ]
    return lines


def advice_unled(roles: tuple[str, ...]) -> list[Advice]:
    """Madness is judged by what a player tries to do, of which Fabula hears nothing but claims."""
    mad = [role for role in roles if has_trait(role, JUDGED_BY_MANNER)]
    return [Advice("madness-by-claims", "hint", {"roles": mad})] if mad else []


def never_lent(role: str, script: tuple[str, ...]) -> tuple[str, ...]:
    """The roles of the script whose ability this one does not give, though it gives those of their kind."""
    return tuple(one for one in almanac[role].withholds if one in script)


def is_of_the_box(roles: tuple[str, ...]) -> bool:
    """Whether these are all the roles of a printed set, and no others."""
    return any(set(roles) == set(one) for one in BOX.values())


def _on_the_numbers(
    seats: int, held: dict[str, int], needed: dict[str, int], *, by_hand: bool
) -> list[Advice]:
    lines = [
        Advice(TOO_FEW[kind], "warn" if by_hand else "stop", {"needed": needed[kind], "got": held[kind]})
        for kind in KINDS
        if held[kind] < needed[kind]
    ]
    if seats < ENOUGH_FOR_INFORMATION:
        lines.append(Advice("no-team-info", "hint", {"least": ENOUGH_FOR_INFORMATION}))
    if seats > MOST_RESIDENTS:
        lines.append(Advice("too-many-seats", "hint", {"most": MOST_RESIDENTS}))
    return lines


def suggested() -> tuple[str, ...]:
    """The script for a first game, whatever the number of players."""
    return TROUBLE_BREWING
