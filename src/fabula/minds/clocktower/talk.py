"""What to say by day: who one is, when it is time, and what one learned; or the like, made up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from fabula.core.cards import EACH_NIGHT_BUT_FIRST, FIRST_NIGHT
from fabula.core.requests import Below, Choice
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.retelling import CLAIMS
from fabula.games.clocktower.almanac.traits import KEEPS_ALIVE, ONCE_BY_NIGHT, has_trait
from fabula.minds.clocktower.belief import Belief, traveller_looks_evil
from fabula.minds.clocktower.memory import Memory, News
from fabula.minds.clocktower.taste import baits, hides, keeps_secret, quiet, speaks
from fabula.minds.levels import EVEN, TEMPERAMENTS

ONE_IN = 6
LAST_DAYS = 5
IN_DANGER = 0.3
CHORUS = 2  # so often a day it is enough to hear the same
# how evil, or good, somebody has to look before one says so, by the temperament
SUSPECT = dict(zip(TEMPERAMENTS, (0.45, 0.3, 0.7), strict=True))
TRUST = dict(zip(TEMPERAMENTS, (0.06, 0.1, 0.0), strict=True))
EVIL_TRAVELLER = 2.0
SURE_SHOT, LIKELY_SHOT, LAST_SHOT = 0.5, 0.35, 4


class Part(NamedTuple):
    """The part a player plays before all: true, or made up."""

    role: str
    news: list[News]
    is_true: bool
    master: int | None = None  # whom it serves, made up
    knows: tuple[int, ...] = ()  # who are evil, made up


def is_time(memory: Memory, part: Part, public: Belief, below: Below) -> bool:
    """Whether to say now what one is."""
    if not memory.lives or len(memory.living_residents) <= LAST_DAYS:
        return True
    if public.evil[memory.seat] > IN_DANGER + 1.5 * average(public) or memory.seat == memory.block:
        return True
    first, last = speaks(part.role)
    return memory.number >= last or (memory.number >= first and bool(below(2)))


def average(belief: Belief) -> float:
    """How evil somebody is of whom nothing is known."""
    return sum(belief.evil.values()) / max(1, len(belief.evil))


def own_story(memory: Memory, part: Part, below: Below) -> list[Choice]:
    """Who one is, and all that one has learned and not told."""
    if keeps_secret(part.role) and memory.lives:
        return hiding(memory, below)
    words: list[Choice] = []
    if memory.claims().get(memory.seat) != part.role:
        words.append(("claim", part.role))
    return [*words, *untold(memory, part.news), *of_a_choice(memory, part, below)]


def untold(memory: Memory, known: Iterable[News]) -> list[Choice]:
    """What of this one has not said, as often as it was news."""
    told: list[Choice] = [said.words for said in memory.words if said.who == memory.seat]
    words: list[Choice] = []
    for _, news in known:
        if news in told:
            told.remove(news)
        else:
            words.append(news)
    return words


def hiding(memory: Memory, below: Below) -> list[Choice]:
    """Somebody who need not have learned anything and whom nobody says to be, once."""
    claims = memory.claims()
    free = [role for role in quiet() if memory.in_script(role) and role not in claims.values()]
    return [("claim", free[below(len(free))])] if free and memory.seat not in claims else []


def of_a_choice(memory: Memory, part: Part, below: Below) -> list[Choice]:
    """Whom a Monk protected, whom a Butler serves, whom others chose, true or not."""
    start = words_of_choice(part.role)
    too_soon = almanac[part.role].wakes is EACH_NIGHT_BUT_FIRST and memory.number < 2
    swapped = part.knows and memory.number == 1  # and chose nobody
    if start is None or not memory.lives or too_soon or swapped:
        return []
    once = chooses_once(part.role)
    said = [s for s in memory.words if s.who == memory.seat and s.words[: len(start)] == start]
    if any(once or s.day == memory.number for s in said):
        return []
    if part.is_true:
        return [(*start, seat) for seat in memory.chosen.get(part.role, [])[-1:] if seat is not None]
    if part.master is not None:
        return [(*start, part.master)]
    others = memory.others
    return [(*start, others[below(len(others))])] if others and not once else []


def words_of_choice(role: str) -> tuple[Choice, ...] | None:
    """How whoever has this role begins to say whom they chose; who keeps two alive at once does not."""
    word = next((word for word in CLAIMS.get(role, ()) if word in ("protected", "master", "chose")), None)
    if word is None or has_trait(role, KEEPS_ALIVE):
        return None
    return ("chose", role) if word == "chose" else (word,)


def chooses_once(role: str) -> bool:
    """Whether whoever has this role chooses somebody once in the game."""
    return almanac[role].wakes is FIRST_NIGHT or has_trait(role, ONCE_BY_NIGHT)


def bait(memory: Memory, part: Part, below: Below) -> list[Choice]:
    """Who does not fear the Demon, or waits for it, may seem worth a visit."""
    claims = memory.claims()
    if not hides(part.role) or memory.seat in claims or memory.number > 1:
        return []
    free = [role for role in baits() if memory.in_script(role) and role not in claims.values()]
    return [("claim", free[below(len(free))])] if free and not below(ONE_IN) else []


def is_doubled(memory: Memory) -> bool:
    """Whether somebody else says to be what one said."""
    mine = memory.claims().get(memory.seat)
    if mine is None:
        return False
    return len(memory.claimed(mine, but=memory.seat)) >= memory.most_of(mine)


def opinions(
    memory: Memory, belief: Belief, among: Iterable[int], below: Below, temper: str = EVEN
) -> list[Choice]:
    """Whom one takes for evil, and now and then whom for good."""
    seats = [seat for seat in among if seat not in memory.travellers]
    if not seats:
        return []
    words: list[Choice] = []
    worst = max(seats, key=lambda seat: (belief.evil[seat], seat))
    chorus = sum(said.day == memory.number and said.words == ("suspect", worst) for said in memory.words)
    is_new = memory.suspicions().get(memory.seat) != worst and chorus < CHORUS
    if belief.evil[worst] > SUSPECT[temper] and is_new:
        words.append(("suspect", worst))
    finest = min(seats, key=lambda seat: (belief.evil[seat], seat))
    if belief.evil[finest] < TRUST[temper] and memory.trusts().get(memory.seat) != finest and not below(3):
        words.append(("trust", finest))
    return words


def shot(memory: Memory, part: Part, belief: Belief, below: Below, *, now: bool = False) -> list[Choice]:
    """A Slayer shoots when sure enough, or before it is too late; who only says to be one, rarely."""
    if part.role != "slayer" or not memory.lives or any(who == memory.seat for who, _, _ in memory.shots):
        return []
    others = [seat for seat in memory.living_residents if seat not in memory.friends]
    if not others:
        return []
    target = max(others, key=lambda seat: (belief.demon[seat], seat))
    if not part.is_true:
        return [("slay", target)] if memory.number >= 3 and not below(5) else []
    sure = belief.demon[target]
    few = now or len(memory.living_residents) <= LAST_SHOT
    return [("slay", target)] if few or sure > (SURE_SHOT if memory.number < 3 else LIKELY_SHOT) else []


def exile(memory: Memory, belief: Belief) -> list[Choice]:
    """A Traveller who acts as the evil do should go."""
    if memory.is_evil:
        return []
    return [
        ("exile", seat)
        for seat in memory.living
        if seat in memory.travellers
        and seat != memory.seat
        and traveller_looks_evil(memory, belief, seat) >= EVIL_TRAVELLER
    ]
