"""Which cards to take: the book's table of criminals and its advice for the mix."""

from __future__ import annotations

from collections import Counter

from fabula.core.parts import Advice
from fabula.games.mafia32.cards import GANGS, SPECIAL, almanac
from fabula.games.mafia32.winners import Standing, ruling_gang

LEAST_SEATS = 6
MOST_SEATS = 32
TWO_GANGS_FROM = 12
A_WRONG_VOTE_AND_A_SHOT = 2
FEWER_CRIMINALS = {9: 2, 15: 4}  # with one more the Mafia wins two games of three, if nobody plays by lot
CRIMINALS_AT_MOST = {7: 2, 12: 4, 15: 5, 18: 6, 21: 7, 24: 8, 27: 9, 30: 10, 32: 11}

_SPECIAL_TOWN = (
    "doctor", "detective", "beauty", "bodyguard", "leader", "journalist", "spy", "politician", "judge",
)  # fmt: skip

CITIZENS_OF_THE_BOX = almanac["citizen"].copies
MOST_SPECIAL = len(_SPECIAL_TOWN) - 1  # the Detective or the Judge
TOWN_OF_THE_BOX = CITIZENS_OF_THE_BOX + MOST_SPECIAL


def criminals_at_most(seats: int) -> int:
    """The book's table: the most criminals for so many players."""
    return next(most for upto, most in CRIMINALS_AT_MOST.items() if seats <= upto)


def suggested(seats: int) -> tuple[str, ...]:
    """A set by the book's advice: a third criminals, a third of either side special, a loner from 13.

    Six have one criminal alone, for with two the first wrong vote decides. Nine and 15 have one fewer: the
    town of an odd number gains nothing by waiting on the first day, as that of an even one does. Where the
    box has too few Citizens, more of the town are special; where it has too few of these too, there are
    more criminals.
    """
    if seats == LEAST_SEATS:
        return in_order(("mafioso", "doctor", *("citizen",) * (seats - 2)))
    loner = ("maniac",) if seats >= 13 else ()
    third = FEWER_CRIMINALS.get(seats, seats // 3)
    most = max(third, min(criminals_at_most(seats), seats - len(loner) - TOWN_OF_THE_BOX))
    gang = gang_of(most, two=seats >= 16)
    town = seats - len(gang) - len(loner)
    special = _SPECIAL_TOWN[: specials_of(town)]
    return in_order((*gang, *loner, *special, *("citizen",) * (town - len(special))))


def specials_of(town: int) -> int:
    """How many of the town are special; never both the Detective and the Judge."""
    return min(max(round(town / 3), town - CITIZENS_OF_THE_BOX), MOST_SPECIAL)


def gang_of(criminals: int, *, two: bool) -> tuple[str, ...]:
    """Criminals of one gang or halved between two; the odd one is a Mafioso; a third of them special."""
    triads = criminals // 2 if two else 0
    mafia = criminals - triads
    leading = ("don", "lawyer")[: 0 if mafia < 2 else 1 if mafia < 5 else 2]
    boss = ("triad_boss",) if triads >= 3 else ()
    return (*leading, *("mafioso",) * (mafia - len(leading)), *boss, *("triad",) * (triads - len(boss)))


def in_order(roles: tuple[str, ...]) -> tuple[str, ...]:
    """These roles in the book's order."""
    return tuple(sorted(roles, key=almanac.printed.index))


def advice(seats: int, roles: tuple[str, ...]) -> list[Advice]:
    """What the book says about this set."""
    count = Counter(roles)
    sides = Counter(almanac[role].side for role in roles)
    lines = []
    if len(roles) != seats:
        lines.append(Advice("set-wrong-size", "stop", {"needed": seats, "got": len(roles)}))
    lines += _on_criminals(seats, count, sides)
    if sides["loner"] > 1:
        lines.append(Advice("one-loner", "warn"))
    lines += _on_the_mix(roles, count, sides)
    lines += [
        Advice("more-than-box", "hint", {"role": role.id, "count": count[role.id], "box": role.copies})
        for role in almanac
        if count[role.id] > role.copies
    ]
    return lines


def _on_criminals(seats: int, count: Counter[str], sides: Counter[str]) -> list[Advice]:
    criminals = sum(sides[gang] for gang in GANGS)
    lines = []
    if not criminals:
        lines.append(Advice("no-criminals", "stop"))
    if LEAST_SEATS <= seats <= MOST_SEATS and criminals > criminals_at_most(seats):
        lines.append(Advice("many-criminals", "warn", {"most": criminals_at_most(seats)}))
    if sides["triads"] and sides["mafia"] and seats < TWO_GANGS_FROM:
        lines.append(Advice("two-gangs-early", "warn", {"least": TWO_GANGS_FROM}))
    if decided_after(0, count, sides):
        lines.append(Advice("decided-at-once", "warn"))
    elif decided_after(A_WRONG_VOTE_AND_A_SHOT, count, sides):
        lines.append(Advice("one-mistake", "warn"))
    return lines


def _on_the_mix(roles: tuple[str, ...], count: Counter[str], sides: Counter[str]) -> list[Advice]:
    criminals = sum(sides[gang] for gang in GANGS)
    lines = []
    if not is_about_a_third(criminals, criminals + sides["town"]):
        lines.append(Advice("town-share", "hint", {"town": sides["town"], "criminals": criminals}))
    kinds = Counter(almanac[role].kind for role in roles)
    few = 3 * kinds["special_citizen"] < sides["town"]
    wants_citizens = not few and count["citizen"] >= CITIZENS_OF_THE_BOX
    if not wants_citizens and not is_about_a_third(kinds["special_citizen"], sides["town"]):
        lines.append(Advice("special-town", "hint", {"special": kinds["special_citizen"]}))
    special = sum(count[role.id] for role in almanac if SPECIAL in role.traits)
    if not is_about_a_third(special, criminals):
        lines.append(Advice("special-criminals", "hint", {"special": special}))
    if sides["mafia"] and sides["triads"] and abs(sides["mafia"] - sides["triads"]) > 1:
        lines.append(Advice("gangs-uneven", "hint", {gang: sides[gang] for gang in GANGS}))
    if count["detective"] and count["judge"]:
        lines.append(Advice("detective-and-judge", "hint"))
    return lines


def is_about_a_third(part: int, whole: int) -> bool:
    """The book says about: off by one card, or by a ninth of the whole, is still that."""
    return abs(3 * part - whole) <= max(3, whole // 3)


def decided_after(lost: int, count: Counter[str], sides: Counter[str]) -> bool:
    """Whether one gang has as many votes as the town once the town has lost so many."""
    gangs = {gang: sides[gang] for gang in GANGS}
    votes = sides["town"] + count["leader"] - lost
    return ruling_gang(Standing(sides.total() - lost, votes, gangs, gangs, loner=False)) is not None
