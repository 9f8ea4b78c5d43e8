"""What may decide a game when all have spoken: who is the Damsel, who are all the evil, who joins a cult."""

from __future__ import annotations

from fabula.core.requests import Below, Choice
from fabula.games.clocktower.almanac.cards import DEMON, MINION, OUTSIDER, almanac
from fabula.games.clocktower.almanac.traits import whose
from fabula.games.clocktower.phases.day_powers import ACCUSE, CULT, DAMSEL, PUZZLE
from fabula.minds.clocktower.belief import Belief, of_news, told_by
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.talk import LAST_DAYS, Part, average
from fabula.minds.clocktower.world import World
from fabula.minds.targets import best

DARED = (DAMSEL, ACCUSE, PUZZLE, CULT)  # with these words
SAYS_SO, SAYS_WHAT_IS_NOT, SAYS_NOTHING, SAYS_OUTSIDER = 8.0, 3.0, 2.0, 1.0
LAST_CHANCE = 4  # with so few alive there may be no other day
HEARD_MUCH = 3  # the day from which a puzzle may be solved
FEW_WAYS = 0.15  # the chance of the likeliest way it can be, from which it is worth saying
OPINION, INKLING = 0.4, 0.05


def may_dare(memory: Memory) -> bool:
    """Whether anybody may say such a thing with this script."""
    return any(memory.in_script(whose(word)) for word in DARED)


def dared(memory: Memory, part: Part, belief: Belief, below: Below) -> list[Choice]:
    """All of it that the role calls for."""
    named = damsel(memory, below)
    if not memory.lives:
        return named
    return [
        *named,
        *accusation(memory, part, belief),
        *solution(memory, part, belief),
        *cult(memory, part, belief),
    ]


# ---- the Damsel


def damsel(memory: Memory, below: Below) -> list[Choice]:
    """A Minion who knows of her names whoever says to be her, and for lack of time the likeliest."""
    is_minion = memory.is_evil and almanac.kind_of.get(memory.role) == MINION
    spent = any(who in memory.friends for who, _ in memory.named)
    if not memory.knows_of_damsel or not is_minion or spent:
        return []
    likely = likeliest_damsel(memory, below)
    if likely is None or (memory.claims().get(likely) != DAMSEL and not is_late(memory)):
        return []
    return [(DAMSEL, likely)]


def is_late(memory: Memory) -> bool:
    """Whether there may be no other day, as far as the evil know."""
    lost = memory.demon is not None and memory.block == memory.demon
    return lost or len(memory.living_residents) <= LAST_CHANCE


def likeliest_damsel(memory: Memory, below: Below) -> int | None:
    """Who lives and seems to be her; None where nobody does."""
    others = [seat for seat in memory.living_residents if seat not in memory.friends]
    found = best(others, lambda seat: seems_a_damsel(memory, seat), below)
    return found if found is not None and seems_a_damsel(memory, found) else None


def seems_a_damsel(memory: Memory, seat: int) -> float:
    """She says so, hides behind a role that nobody or somebody else has, or is silent."""
    claim = memory.claims().get(seat)
    if claim is None:
        return SAYS_NOTHING
    if claim == DAMSEL:
        return SAYS_SO
    if claim in memory.bluffs or len(memory.claimed(claim)) > memory.most_of(claim):
        return SAYS_WHAT_IS_NOT
    return SAYS_OUTSIDER if almanac[claim].kind == OUTSIDER else 0.0


# ---- all the evil


def accusation(memory: Memory, part: Part, belief: Belief) -> list[Choice]:
    """An Alsaahir says the likeliest way it can be that was not wrong yet, where few are left."""
    if part.role != "alsaahir":
        return []
    few = len(memory.living_residents) <= LAST_CHANCE
    friends = () if part.is_true else memory.friends
    for chance, world in belief.likeliest():
        if chance < FEW_WAYS and not few:
            break
        said = all_evil(memory, world)
        if (memory.seat, said) not in memory.accused and not any(seat in world.evil for seat in friends):
            return [(ACCUSE, said)]
    return []


def all_evil(memory: Memory, world: World) -> tuple[Choice, ...]:
    """Each of them as what they are, in the order of the circle."""
    evil = [seat for seat in memory.circle if seat in world.evil]
    return tuple(("of_kind", seat, DEMON if seat == world.demon else MINION) for seat in evil)


# ---- the puzzle


def solution(memory: Memory, part: Part, belief: Belief) -> list[Choice]:
    """A Puzzlemaster guesses once, having heard much or before it is too late, who has been misled most."""
    if part.role != "puzzlemaster" or not part.is_true or memory.chosen.get(part.role):
        return []
    late = len(memory.living_residents) <= LAST_DAYS or memory.block == memory.seat
    misled = {seat: is_misled(memory, belief, seat) for seat in memory.residents if seat != memory.seat}
    likely = max(misled, key=lambda seat: (misled[seat], seat))
    is_time = memory.number >= HEARD_MUCH and misled[likely] >= OPINION
    return [(PUZZLE, likely)] if is_time or (late and misled[likely] >= INKLING) else []


def is_misled(memory: Memory, belief: Belief, seat: int) -> float:
    """How likely somebody is good and has told what is not so."""
    return belief.misled(seat, of_news(memory, memory.claims(), seat, list(told_by(memory, seat))))


# ---- the cult


def cult(memory: Memory, part: Part, belief: Belief) -> list[Choice]:
    """A Cult Leader who has said so calls a cult: a good one between the good, an evil one whom all trust."""
    if part.role != "cult_leader" or memory.claims().get(memory.seat) != part.role:
        return []
    beside = memory.neighbours(memory.seat, memory.number) or ()
    seats = beside if part.is_true else (memory.seat,)
    trusted = all(belief.evil.get(seat, 0.0) < average(belief) for seat in seats)
    return [(CULT,)] if trusted and memory.number > 1 else []
