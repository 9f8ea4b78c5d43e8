"""Which cards to take: the book's sets and its advice."""

from __future__ import annotations

from collections import Counter
from math import comb

from fabula.core.parts import Advice
from fabula.core.requests import Below
from fabula.games.onenight.cards import almanac

LEAST_SEATS = 3
MOST_SEATS = 16
EXTRA = 3
MANY_WOLVES = 0.4

_BASIC = ("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager")
_MORE = (
    "villager", "villager", "drunk", "insomniac", "hunter", "minion", "mason", "mason", "tanner",
    "doppelganger", "villager", "villager", "villager",
)  # fmt: skip

# One new card after each game, for a villager or another that is known by then; the Doppelganger comes last.
NEXT_ROLES = ("drunk", "insomniac", "hunter", "tanner", "minion", "doppelganger")
PLAIN_ROLES = ("villager", "drunk", "hunter", "tanner", "insomniac")


def suggested(seats: int) -> tuple[str, ...]:
    """The book's sets for 3, 4 and 5; beyond, a role more a player, both Masons at once."""
    roles = _BASIC + _MORE[: seats - LEAST_SEATS]
    if roles.count("mason") == 1:  # the second takes the Hunter’s place: so either side may win
        roles = tuple("mason" if role == "hunter" else role for role in roles)
    return in_order(roles)


def drawn(seats: int, below: Below) -> tuple[str, ...]:
    """So many cards of the shuffled box, villagers where it has too few; both Masons or none."""
    box = [role.id for role in almanac for _ in range(role.copies)]
    box += ["villager"] * (seats + EXTRA - len(box))
    shuffled = [box.pop(below(len(box))) for _ in range(len(box))]
    roles, rest = shuffled[: seats + EXTRA], shuffled[seats + EXTRA :]
    if roles.count("mason") == 1:
        other = next((role for role in rest if role != "mason"), "villager")
        roles = [other if role == "mason" else role for role in roles]
    return in_order(tuple(roles))


def in_order(roles: tuple[str, ...]) -> tuple[str, ...]:
    """These roles in the book's order."""
    return tuple(sorted(roles, key=almanac.printed.index))


def advice(seats: int, roles: tuple[str, ...]) -> list[Advice]:
    """What the book says about this set: what cannot be played, what it advises against, what to know."""
    count = Counter(roles)
    lines = []
    if len(roles) != seats + EXTRA:
        lines.append(Advice("set-wrong-size", "stop", {"needed": seats + EXTRA, "got": len(roles)}))
    if count["mason"] == 1:
        lines.append(Advice("set-one-mason", "stop"))
    if count["insomniac"] and not (count["robber"] or count["troublemaker"]):
        lines.append(Advice("insomniac-alone", "warn"))
    if count["doppelganger"]:
        lines.append(Advice("doppelganger-known", "hint"))
    lines += _on_wolves(seats, count)
    lines += [
        Advice("more-than-box", "hint", {"role": role.id, "count": count[role.id], "box": role.copies})
        for role in almanac
        if count[role.id] > role.copies
    ]
    return lines


def _on_wolves(seats: int, count: Counter[str]) -> list[Advice]:
    wolves, cards = count["werewolf"], sum(count.values())
    if not wolves:
        return [Advice("minion-alone" if count["minion"] else "no-werewolf", "warn")]
    lines = []
    if wolves > MANY_WOLVES * cards:
        lines.append(Advice("many-werewolves", "warn"))
    if cards == seats + EXTRA:
        none_dealt = comb(cards - wolves, seats) / comb(cards, seats)
        lines.append(Advice("werewolf-chance", "hint", {"percent": round(100 * none_dealt)}))
    return lines
