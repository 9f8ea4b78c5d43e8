"""What to say by day: the truth for the village, a cover for the Werewolves, a provocation for a Tanner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import comb

from fabula.core.cards import Place
from fabula.core.requests import Below, Choice
from fabula.games.onenight.cards import SPARES
from fabula.minds.onenight.memory import MINION, TANNER, WOLF, Memory
from fabula.minds.onenight.plot import best_story

NO_COVER = (WOLF, MINION, TANNER, "mason", "doppelganger")
DARES = 2  # one in so many says to be what somebody else may have said
ACCUSES = 2  # one idea in so many, of somebody who says to be a Seer, makes somebody else a liar
NO_LIE = (*NO_COVER, "")  # what nobody says to have seen who must not draw looks


def what_to_say(memory: Memory, below: Below) -> list[Choice]:
    """All it wants to say, in order."""
    if memory.side == "village":
        return [("claim", memory.dealt), *_what_was_done(memory)]
    role = _provocation(memory, below) if memory.side == TANNER else _cover(memory, below)
    return [("claim", role), *_embroidery(role, memory, below)]


def claim_of_the_dark(memory: Memory, below: Below) -> Choice:
    """Who one of the dark says to be; what goes with it is told when the others have said who they are.

    One Minion in two draws the looks away from the pack.
    """
    draws_looks = memory.acts_as == MINION and not below(DARES)
    return ("claim", _provocation(memory, below) if draws_looks else _cover(memory, below, dares=False))


def story_of_the_dark(memory: Memory, below: Below) -> list[Choice]:
    """What goes with the claim: of some things that come to mind that after which the pack is safest."""
    role = memory.claims()[memory.seat]
    return best_story(memory, lambda: _embroidery(role, memory, below, accuses=True), below)


def what_to_say_as(role: str, memory: Memory, below: Below) -> list[Choice]:
    """What somebody would say who was dealt this card; the truth where one was."""
    if role == memory.dealt:
        return [("claim", role), *_what_was_done(memory)]
    return [("claim", role), *_embroidery(role, memory, below)]


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


# ---- lies: what one would say who was dealt the card, so that no habit tells who was not


def _cover(memory: Memory, below: Below, *, dares: bool = True) -> str:
    """One's own harmless card; one that lies in the middle; else any that is still to be had, mostly."""
    if memory.dealt not in NO_COVER:
        return memory.dealt
    claimed = Counter(memory.claims().values())
    middle = [role for place, role in memory.seen.items() if place in SPARES and role not in NO_COVER]
    if free := [role for role in middle if not claimed[role]]:
        return free[below(len(free))]
    count = Counter(role for role in memory.setup.roles if role not in NO_COVER)
    if not dares:  # what its own say takes no card: so each card is claimed as often as it is dealt
        claimed = Counter(role for seat, role in memory.claims().items() if seat not in memory.pack)
    free = [*(count - claimed).elements()] or [*count] or ["villager"]
    if dares and not below(DARES):
        free = [*count.elements()] or free
    return free[below(len(free))]


def _embroidery(role: str, memory: Memory, below: Below, *, accuses: bool = False) -> list[Choice]:
    """What one in that role would have done and seen."""
    claims = memory.claims()
    others: list[Place] = [seat for seat in range(memory.setup.seats) if seat != memory.seat]
    told = [seat for seat in others if claims.get(int(seat), WOLF) not in NO_LIE] or others
    seat = told[below(len(told))]
    if role == "seer":
        looked_at_one = not memory.keen and below(len(others) + comb(len(SPARES), 2)) < len(others)
        places = [seat] if looked_at_one else _some(list(SPARES), 2, below)
        seen = _seen(places, role, memory, below)
        return _bringing_down(memory, seen, below) if accuses and not below(ACCUSES) else seen
    if role == "robber":
        return [("swapped", memory.seat, seat), *_seen([seat], role, memory, below)]
    if role == "troublemaker":
        return [("swapped", *sorted(_some(others, 2, below)))]
    if role == "drunk":
        return [("swapped", memory.seat, SPARES[below(len(SPARES))])]
    return [("saw", memory.seat, role)] if role == "insomniac" else []


def _bringing_down(memory: Memory, seen: list[Choice], below: Below) -> list[Choice]:
    """The same, but that the first card is one that only one can have been dealt, and a stranger says to."""
    single = [role for role, many in Counter(memory.setup.roles).items() if many == 1 and role not in NO_LIE]
    own = (memory.seat, *memory.pack)
    rivals = [role for seat, role in memory.claims().items() if seat not in own and role in single]
    rivals = [role for role in rivals if role != "seer"]
    return [(*seen[0][:2], rivals[below(len(rivals))]), *seen[1:]] if rivals else seen


def _seen(places: Iterable[Place], own: str, memory: Memory, below: Below) -> list[Choice]:
    """Which cards lay there: of a player what that one claims, else any that nobody claims, not one's own."""
    claims = memory.claims()
    left = Counter(memory.setup.roles) - Counter([own, *claims.values()])
    said: list[Choice] = []
    for place in places:
        free = [role for role in left.elements() if role not in NO_LIE] or ["villager"]
        role = claims.get(place, "") if isinstance(place, int) else ""
        role = role if role and role not in NO_LIE else free[below(len(free))]
        left[role] -= 1
        said.append(("saw", place, role))
    return said


def _some(things: list[Place], count: int, below: Below) -> list[Place]:
    return [things.pop(below(len(things))) for _ in range(count)]


def _provocation(memory: Memory, below: Below) -> str:
    """A role of which there is but one, claimed already or likely to be claimed: two of them cannot be."""
    count = Counter(memory.setup.roles)
    single = [role for role in count if count[role] == 1 and role not in NO_COVER]
    rivals = [role for role in memory.claims().values() if role in single]
    choices = (rivals if below(2) else single) or single or [WOLF]
    return choices[below(len(choices))]
