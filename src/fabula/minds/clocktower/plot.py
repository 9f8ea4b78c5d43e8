"""What the evil do together once the first day is over: whom to put up, and for whom to raise a hand.

Nobody speaks of it: all weigh what all have heard, and so they come to the same.
"""

from __future__ import annotations

from fabula.core.requests import Choice
from fabula.minds.clocktower.belief import Belief
from fabula.minds.clocktower.foresight import Words, danger_if_said, ideas
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.voting import LAST, MINION_TOO, rope, waits_for_the_mayor

PLAUSIBLE = 1.0  # of what the good themselves need to put somebody up
SEEN_THROUGH = 0.6


def blame(memory: Memory, public: Belief) -> dict[int, float]:
    """How gladly the good would execute each, by what all have heard."""
    return {
        seat: public.demon[seat] + MINION_TOO * (public.evil[seat] - public.demon[seat])
        for seat in memory.living_residents
    }


def scapegoat(memory: Memory, public: Belief, open_to: list[int]) -> int | None:
    """Who is to go instead of the Demon: of the good whoever the good themselves suspect most."""
    score = blame(memory, public)
    good = [seat for seat in open_to if seat in score and seat not in memory.friends]
    target = max(good, key=lambda seat: (score[seat], seat), default=None)
    if target is None or waits_for_the_mayor(memory, public) or memory.needed > len(memory.living):
        return None
    if memory.block is not None:
        in_need = memory.block in memory.friends and (memory.block == memory.demon or is_short(memory))
        return target if in_need else None
    few = len(memory.living_residents) <= LAST
    return target if few or score[target] >= PLAUSIBLE * rope(memory, score) else None


def is_short(memory: Memory) -> bool:
    """Whether the evil cannot spare anybody."""
    return len(memory.living_residents) <= LAST + 1


def raises_a_hand(memory: Memory, public: Belief, nominee: int) -> bool:
    """Where it matters against the good; for a friend where it does not, or where they are lost."""
    if nominee == memory.seat or nominee not in memory.circle:
        return False
    decided = memory.count >= memory.needed
    hopeless = memory.count + still_to_vote(memory, nominee) < memory.needed
    if nominee in memory.friends:
        return memory.lives and (decided or hopeless or is_given_up(memory, public, nominee))
    in_need = memory.block is not None and memory.block in memory.friends
    matters = in_need or len(memory.living_residents) <= LAST
    if not memory.lives:
        return matters and not decided and not hopeless
    if matters or memory.block is not None:
        return matters
    score = blame(memory, public)
    enough = PLAUSIBLE * max(rope(memory, score), max(score.values()) / 2)
    return not hopeless and score.get(nominee, 0.0) >= enough


def is_given_up(memory: Memory, public: Belief, friend: int) -> bool:
    """Whether a Minion goes instead of the Demon, or because nobody would believe it any more."""
    if friend == memory.demon:
        return False
    saves = memory.block is not None and memory.block == memory.demon
    return saves or (public.evil.get(friend, 0.0) > SEEN_THROUGH and not is_short(memory))


def still_to_vote(memory: Memory, nominee: int) -> int:
    """How many may raise a hand yet, this seat among them; the nominee is the last."""
    at = memory.circle.index(nominee)
    order = [*memory.circle[at + 1 :], *memory.circle[: at + 1]]
    after = order[order.index(memory.seat) :]
    return sum(seat in memory.living or memory.tokens.get(seat, 1) > 0 for seat in after)


def opinions(memory: Memory, public: Belief, of_the_cover: list[Choice]) -> list[Choice]:
    """As many as whom it passes for has, of the same kinds: whom it helps to trust, and whom it can hurt."""
    said: list[Words] = []
    for word, seat in of_the_cover:
        likely = [one for one in open_to(memory, public, word) if one != seat]
        known = [(word, one) for one in (seat, *likely)]
        said.append(min(known[: ideas(memory)], key=lambda one: danger_if_said(memory, *said, one)))
    return [*said]


def open_to(memory: Memory, public: Belief, word: str) -> list[int]:
    """Of whom one may say so: to be suspected one has to look half as evil as the worst."""
    last = (memory.trusts() if word == "trust" else memory.suspicions()).get(memory.seat)
    others = [seat for seat in memory.living_residents if seat not in (memory.seat, last)]
    if word == "trust":
        return others
    score = blame(memory, public)
    return [seat for seat in others if seat != memory.demon and score[seat] >= max(score.values()) / 2]
