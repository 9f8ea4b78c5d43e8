"""What to say by day: the truth for the village, a cover for the Werewolves, a provocation for a Tanner."""

from __future__ import annotations

from collections import Counter

from fabula.core.requests import Below, Choice
from fabula.games.onenight.cards import SPARES
from fabula.minds.onenight.memory import MINION, TANNER, WOLF, Memory

NO_COVER = (WOLF, MINION, TANNER, "mason", "doppelganger")


def what_to_say(memory: Memory, below: Below) -> list[Choice]:
    """All it wants to say, in order."""
    if memory.side == TANNER:
        return [("claim", _provocation(memory, below))]
    if memory.side == WOLF:
        role = _cover(memory, below)
        return [("claim", role), *_embroidery(role, memory, below)]
    return [("claim", memory.dealt), *_what_was_done(memory)]


def _what_was_done(memory: Memory) -> list[Choice]:
    done: list[Choice] = [("saw", seat, "mason") for seat in memory.masons]
    if (victim := memory.chosen.get("robber")) is not None:
        done.append(("swapped", memory.seat, victim))
    if (pair := memory.chosen.get("troublemaker")) is not None:
        done.append(("swapped", *pair))
    if (spot := memory.chosen.get("drunk")) is not None:
        done.append(("swapped", memory.seat, spot))
    done += [("saw", place, role) for place, role in memory.seen.items()]
    if memory.looked_last:
        done.append(("saw", memory.seat, memory.card))
    return done


# ---- lies


def _cover(memory: Memory, below: Below) -> str:
    """One's own harmless card; one that lies in the middle; else the commonest that is still to be had."""
    if memory.dealt not in NO_COVER:
        return memory.dealt
    middle = [role for place, role in memory.seen.items() if place in SPARES and role not in NO_COVER]
    claimed = Counter(memory.claims().values())
    count = Counter(role for role in memory.setup.roles if role not in NO_COVER)
    free = {role: n - claimed[role] for role, n in count.items() if n > claimed[role]}
    commonest = [role for role in free if free[role] == max(free.values())]
    choices = [role for role in middle if not claimed[role]] or commonest or list(count) or ["villager"]
    return choices[below(len(choices))]


def _embroidery(role: str, memory: Memory, below: Below) -> list[Choice]:
    """What one in that role would have done and seen; nothing that can be checked against a card."""
    claims = memory.claims()
    others = [seat for seat in range(memory.setup.seats) if seat != memory.seat]
    claimed = [seat for seat in others if claims.get(seat, WOLF) not in (WOLF, TANNER)]
    if role == "seer" and claimed:
        seat = claimed[below(len(claimed))]
        return [("saw", seat, claims[seat])]
    if role == "robber" and claimed:
        seat = claimed[below(len(claimed))]
        return [("swapped", memory.seat, seat), ("saw", seat, claims[seat])]
    if role == "troublemaker":
        a = others.pop(below(len(others)))
        return [("swapped", a, others[below(len(others))])]
    if role == "drunk":
        return [("swapped", memory.seat, SPARES[below(len(SPARES))])]
    return [("saw", memory.seat, role)] if role == "insomniac" else []


def _provocation(memory: Memory, below: Below) -> str:
    """A role of which there is but one, claimed already or likely to be claimed: two of them cannot be."""
    count = Counter(memory.setup.roles)
    single = [role for role in count if count[role] == 1 and role not in NO_COVER]
    rivals = [role for role in memory.claims().values() if role in single]
    choices = (rivals if below(2) else single) or single or [WOLF]
    return choices[below(len(choices))]
