"""What to say by day: the truth for the village, a cover for the Werewolves, a provocation for a Tanner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import comb

from fabula.core.cards import Place
from fabula.core.requests import Below, Choice
from fabula.games.onenight.cards import DOPPELGANGER, SPARES, almanac
from fabula.minds.onenight.memory import MASON, TANNER, VILLAGE, WOLF, Memory
from fabula.minds.onenight.plot import best_story

NOT_PRETENDED = (MASON, DOPPELGANGER)  # whose company, or whose choice, would have to bear it out
SIGHTS = {"seer": 2, "insomniac": 1}  # who moves no card, and how many cards they have to tell of
QUIET = ("villager", "hunter")  # who have nothing to tell
DARES = 2  # one in so many says to be what somebody else may have said
ACCUSES = 2  # one idea in so many, of somebody who says to be a Seer, makes somebody else a liar


def no_lie() -> tuple[str, ...]:
    """What nobody says to be: a card that is not the village’s."""
    return tuple(role.id for role in almanac if role.side != VILLAGE)


def no_cover() -> tuple[str, ...]:
    """What nobody says to be who hides: nor one that others would have to bear out."""
    return (*no_lie(), *NOT_PRETENDED)


def not_seen() -> tuple[str, ...]:
    """What nobody says to have seen who must not draw looks."""
    return (*no_cover(), "")


def quiet_cards() -> tuple[str, ...]:
    """The cards that have nothing to tell: of one that was brought, if it does nothing by night."""
    return (*QUIET, *(id for id in almanac.brought if almanac[id].script is None and id not in no_lie()))


def what_to_say(memory: Memory, below: Below) -> list[Choice]:
    """All it wants to say, in order."""
    if memory.side == "village":
        return [("claim", memory.dealt), *_what_was_done(memory)]
    if memory.keen:
        role = _as_often_as_dealt(memory, below)
    else:
        role = _provocation(memory, below) if memory.side == TANNER else _cover(memory, below)
    return [("claim", role), *_embroidery(role, memory, below)]


def claim_of_the_dark(memory: Memory, below: Below) -> Choice:
    """Who one of the dark says to be; what goes with it is told when the others have said who they are."""
    return ("claim", _as_often_as_dealt(memory, below))


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
    done: list[Choice] = [("saw", seat, MASON) for seat in memory.masons]
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


def _cover(memory: Memory, below: Below) -> str:
    """One's own harmless card; one that lies in the middle; else any that is still to be had, mostly."""
    if memory.dealt not in no_cover():
        return memory.dealt
    claimed = Counter(memory.claims().values())
    middle = [role for place, role in memory.seen.items() if place in SPARES and role not in no_cover()]
    if free := [role for role in middle if not claimed[role]]:
        return free[below(len(free))]
    count = Counter(role for role in memory.setup.roles if role not in no_cover())
    free = [*(count - claimed).elements()] or [*count] or ["villager"]
    if not below(DARES):
        free = [*count.elements()] or free
    return free[below(len(free))]


def _as_often_as_dealt(memory: Memory, below: Below) -> str:
    """What sharp minds say to be: each card as often as it is dealt, so that none of them tells more or less.

    A Werewolf takes one that lies in the middle, or that nobody has claimed but its own. A Minion and a
    Tanner draw the looks: they do not heed who says to be what.
    """
    if memory.dealt not in (*no_lie(), DOPPELGANGER):
        return memory.dealt
    heeds = memory.card == WOLF
    claimed = Counter(role for seat, role in memory.claims().items() if heeds and seat not in memory.pack)
    count = Counter(role for role in memory.setup.roles if role not in no_lie())
    middle = [role for place, role in memory.seen.items() if place in SPARES and role not in no_lie()]
    free = [role for role in middle if heeds and not claimed[role]]
    free = free or [*(count - claimed).elements()] or [*count.elements()] or ["villager"]
    role = free[below(len(free))]
    return _instead_of_a_mason(memory, free, below) if role == MASON else role


def _instead_of_a_mason(memory: Memory, free: list[str], below: Below) -> str:
    """Who moves no card either, and has as often as much to tell: of a Mason the other would have to know."""
    seats, count = memory.setup.seats, Counter(memory.setup.roles)
    if below(seats - 1 + len(SPARES)) < seats - 1:  # the other Mason were among the players
        seeing = [role for role in SIGHTS if count[role]]
        role = seeing[below(len(seeing))] if seeing else ""
        if role and not below(SIGHTS[role]):
            return role
    quiet = [role for role in free if role in quiet_cards()] or [
        role for role in quiet_cards() if count[role]
    ]
    quiet = quiet or [role for role in count if role not in (*no_lie(), MASON)] or ["villager"]
    return quiet[below(len(quiet))]


def _embroidery(role: str, memory: Memory, below: Below, *, accuses: bool = False) -> list[Choice]:
    """What one in that role would have done and seen."""
    claims = memory.claims()
    others: list[Place] = [seat for seat in range(memory.setup.seats) if seat != memory.seat]
    told = [seat for seat in others if claims.get(int(seat), WOLF) not in not_seen()] or others
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
    if role == DOPPELGANGER:
        copied = claims.get(int(seat), "villager")
        return [("saw", seat, copied), *(_embroidery(copied, memory, below) if copied != role else [])]
    return [("saw", memory.seat, role)] if role == "insomniac" else []


def _bringing_down(memory: Memory, seen: list[Choice], below: Below) -> list[Choice]:
    """The same, but that the first card is one that only one can have been dealt, and a stranger says to."""
    own, count = (memory.seat, *memory.pack), Counter(memory.setup.roles)
    single = [role for role in count if count[role] == 1 and role not in not_seen()]
    rivals = [role for seat, role in memory.claims().items() if seat not in own and role in single]
    rivals = [role for role in rivals if role != "seer"]
    return [(*seen[0][:2], rivals[below(len(rivals))]), *seen[1:]] if rivals else seen


def _seen(places: Iterable[Place], own: str, memory: Memory, below: Below) -> list[Choice]:
    """Which cards lay there: of a player what that one claims, else any that nobody claims, not one's own."""
    claims = memory.claims()
    left = Counter(memory.setup.roles) - Counter([own, *claims.values()])
    said: list[Choice] = []
    for place in places:
        free = [role for role in left.elements() if role not in not_seen()] or ["villager"]
        role = claims.get(place, "") if isinstance(place, int) else ""
        role = role if role and role not in not_seen() else free[below(len(free))]
        left[role] -= 1
        said.append(("saw", place, role))
    return said


def _some(things: list[Place], count: int, below: Below) -> list[Place]:
    return [things.pop(below(len(things))) for _ in range(count)]


def _provocation(memory: Memory, below: Below) -> str:
    """A role of which there is but one, claimed already or likely to be claimed: two of them cannot be."""
    count = Counter(memory.setup.roles)
    single = [role for role in count if count[role] == 1 and role not in no_cover()]
    rivals = [role for role in memory.claims().values() if role in single]
    choices = (rivals if below(2) else single) or single or [WOLF]
    return choices[below(len(choices))]
