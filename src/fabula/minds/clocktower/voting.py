"""Whom to nominate, and for whom to raise a hand."""

from __future__ import annotations

from fabula.core.requests import Below, Choice
from fabula.games.clocktower.almanac.cards import ALCHEMIST, ATHEIST
from fabula.games.clocktower.judgement.votes import DEATH, PARDON
from fabula.minds.clocktower.belief import Belief, traveller_looks_evil
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.pretence import is_told_of_two_or_of_pairs
from fabula.minds.clocktower.talk import EVIL_TRAVELLER
from fabula.minds.clocktower.value import is_told_every_night

LAST = 4  # with so few alive somebody has to be executed
FINAL_THREE = 3
MINION_TOO = 0.3  # a Minion's death helps a little
SAINT = 1.0  # the execution of a true one loses the game
MAYOR_WORKS = 0.8
WORTH_A_ROPE = 1.5  # so many times more suspect than the average
WORTH_TO_THE_SHARP = 1.25  # who are less sure of anybody
LITTLE_TO_WAIT_FOR = 1.1  # where nights tell little
MUCH = 1.3
A_LITTLE = 1.1
NEARLY, HALF = 0.75, 0.55
SURE_ENOUGH_FOR_THE_DEAD = 0.6
VIRGIN_DAYS = 3
ONE_IN = 4
FAITH = 0.75  # so likely good a Cult Leader has to be


def guilt(memory: Memory, belief: Belief) -> dict[int, float]:
    """How much good the execution would do of each who may be the Demon."""
    last = len(memory.living_residents) <= LAST
    claims = memory.claims()
    found: dict[int, float] = {}
    for seat in memory.may_be_demons:
        if seat == memory.seat:
            continue
        demon, evil = belief.demon[seat], belief.evil[seat] if seat in memory.living else belief.demon[seat]
        found[seat] = (demon + (0.05 if last else MINION_TOO) * (evil - demon)) * memory.hunch(seat)
        if claims.get(seat) == "saint":
            found[seat] -= SAINT * (1 - evil)
    return found


def rope(memory: Memory, score: dict[int, float]) -> float:
    """What it takes to execute somebody; with few alive, or where a Vortox wins without, anybody will do."""
    if len(memory.living_residents) <= LAST or drags_on(memory) or memory.in_script("vortox"):
        return -SAINT
    usual = WORTH_TO_THE_SHARP if memory.keen else WORTH_A_ROPE
    worth = LITTLE_TO_WAIT_FOR if nights_tell_little(memory) else usual
    return worth * sum(score.values()) / max(1, len(score))


def nights_tell_little(memory: Memory) -> bool:
    """Whether the script has hardly anybody who learns something every night: then none wait for more."""
    return sum(map(is_told_every_night, dict.fromkeys(memory.script))) <= 1


def drags_on(memory: Memory) -> bool:
    """Whether there have been so many days that something has to happen."""
    return memory.number > len(memory.circle)


def waits_for_the_mayor(memory: Memory, belief: Belief) -> bool:
    """Whether it is better with three alive to execute nobody."""
    if len(memory.living) != FINAL_THREE or drags_on(memory):
        return False
    mayors = [seat for seat in memory.claimed("mayor") if seat in memory.living]
    if memory.role == "mayor" and memory.lives:
        mayors = [memory.seat]
    chance = max(((1 - belief.evil[seat]) * MAYOR_WORKS for seat in mayors), default=0.0)
    return chance > max(guilt(memory, belief).values(), default=0.0)


# ---- the good


def whom_to_nominate(memory: Memory, belief: Belief, open_to: list[int], below: Below) -> int | None:
    """The most suspect, if the evidence will do; or a Virgin, for the proof of it."""
    if waits_for_the_mayor(memory, belief):
        return None
    score = guilt(memory, belief)
    target = max((seat for seat in open_to if seat in score), key=lambda s: (score[s], s), default=None)
    virgin = virgin_to_prove(memory, open_to)
    if virgin is not None and not below(ONE_IN):
        return virgin
    if target is None or score[target] < max(rope(memory, score), NEARLY * max(score.values())):
        return None
    return target if is_worse(memory, score, target) else None


def is_worse(memory: Memory, score: dict[int, float], seat: int) -> bool:
    """Whether somebody should go rather than who is about to die, and enough hands are left for it."""
    if memory.block is None:
        return True
    if memory.keen:
        much = A_LITTLE if len(memory.living_residents) <= LAST else MUCH
        return score[seat] > much * score.get(memory.block, 0.0) and memory.needed <= hands_left(memory)
    return score[seat] > MUCH * score.get(memory.block, 0.0) and memory.needed < len(memory.living)


def hands_left(memory: Memory) -> int:
    """How many may still raise a hand: the living, and the dead who have kept their vote."""
    return sum(seat in memory.living or memory.tokens.get(seat, 1) > 0 for seat in memory.circle)


def virgin_to_prove(memory: Memory, open_to: list[int]) -> int | None:
    """Whom a Townsfolk who has told all may nominate to prove them both."""
    if (
        not is_told_of_two_or_of_pairs(memory.role)
        or memory.number > VIRGIN_DAYS
        or memory.seat not in memory.claims()
    ):
        return None
    tried = [nominee for _, _, nominee in memory.nominations]
    return next((s for s in memory.claimed("virgin") if s in open_to and s not in tried), None)


def hand_of_the_good(memory: Memory, belief: Belief, nominee: int) -> bool:
    """Whether to raise a hand."""
    if nominee == memory.seat or waits_for_the_mayor(memory, belief):
        return False
    score = guilt(memory, belief)
    mine, top = score.get(nominee, 0.0), max(score.values(), default=0.0)
    if not memory.lives and not worth_the_last_vote(memory, belief, nominee):
        return False
    if nominee not in score or not is_worse(memory, score, nominee):
        return False
    if len(memory.living_residents) <= LAST:
        return mine >= (waited_for(memory, score) if memory.keen else HALF * top)
    return mine >= max(rope(memory, score), HALF * top)


def waited_for(memory: Memory, score: dict[int, float]) -> float:
    """What it takes near the end: whoever can still be put up today and is worse is worth waiting for."""
    tried = [nominee for day, _, nominee in memory.nominations if day == memory.number]
    open_to = [seat for seat in score if seat not in tried]
    return max((score[seat] for seat in open_to), default=0.0) / A_LITTLE


def worth_the_last_vote(memory: Memory, belief: Belief, nominee: int) -> bool:
    """The dead keep their vote for the last days, unless they are nearly sure."""
    living = len(memory.living_residents)
    if living == LAST:
        return memory.count < memory.needed
    return living < LAST or belief.demon[nominee] > SURE_ENOUGH_FOR_THE_DEAD


# ---- the evil


def whom_evil_nominates(memory: Memory, public: Belief, open_to: list[int], below: Below) -> int | None:
    """Some good player whom all suspect, not always; in need, to save the Demon, anybody."""
    friends = memory.friends
    good = [s for s in open_to if s not in friends and s not in memory.travellers and s in public.demon]
    target = max(good, key=lambda s: (public.demon[s], s), default=None)
    if target is None or waits_for_the_mayor(memory, public) or memory.needed > len(memory.living):
        return None
    if memory.block is not None and memory.block != memory.demon:
        return None
    if len(memory.living_residents) <= FINAL_THREE:
        return target
    living = len(memory.living_residents)
    saves = memory.block is not None and memory.block == memory.demon
    likely = public.demon[target] > 1.1 / max(1, living)
    return target if saves or (likely and not below(2)) or (living <= LAST and likely) else None


def hand_of_the_evil(memory: Memory, public: Belief, nominee: int, below: Below) -> bool:
    """Against the good, as far as it looks well; for the Demon only when it is lost anyway."""
    if nominee == memory.seat:
        return False
    if nominee in memory.friends:
        lost = memory.count >= memory.needed
        fellow = nominee != memory.demon and public.evil[nominee] > 0.6
        return memory.lives and (lost or fellow) and bool(below(2))
    living = len(memory.living_residents)
    saves = memory.block is not None and memory.block in memory.friends
    if living <= LAST or saves:
        return memory.lives or memory.count < memory.needed
    if not memory.lives:
        return False
    top = max((public.demon[seat] for seat in memory.living_residents), default=0.0)
    return (public.demon[nominee] >= NEARLY * top and bool(below(4))) or not below(4)


# ---- exile


def supports_exile(memory: Memory, belief: Belief, traveller: int, below: Below) -> bool:
    """Those who look evil should go; the evil make it look so."""
    if traveller == memory.seat or (memory.is_evil and traveller in memory.friends):
        return False
    if memory.is_evil:
        return not below(2)
    return traveller_looks_evil(memory, belief, traveller) >= EVIL_TRAVELLER - 1


def whom_to_gun_down(memory: Memory, belief: Belief, voters: list[int]) -> int | None:
    """Whom a Gunslinger takes for the Demon; an evil one shoots nobody."""
    likely = max(voters, key=lambda seat: (belief.demon.get(seat, 0.0), seat), default=None)
    if likely is None or memory.is_evil or belief.demon.get(likely, 0.0) < SURE_ENOUGH_FOR_THE_DEAD:
        return None
    return likely


def whom_to_name(memory: Memory, belief: Belief, options: tuple[Choice, ...]) -> Choice:
    """An Alchemist names whom they are sure to be evil; all others nobody, for it would come to nothing."""
    others = [seat for seat in options if isinstance(seat, int)]
    likely = max(others, key=lambda seat: (belief.evil.get(seat, 0.0), seat), default=None)
    if likely is None or memory.role != ALCHEMIST or belief.evil.get(likely, 0.0) < SURE_ENOUGH_FOR_THE_DEAD:
        return None
    return likely


def stops_the_riot(memory: Memory) -> bool:
    """A Mayor does when it can hardly get better; nobody else, for it would come to nothing."""
    return memory.role == "mayor" and not memory.is_evil and len(memory.living_residents) <= FINAL_THREE


def sentence(memory: Memory, belief: Belief) -> str | None:
    """A Judge has the Demon die, or an innocent live; an evil one the other way round; mostly they wait."""
    nominee = memory.nominee
    if nominee is None:
        return None
    sure = SURE_ENOUGH_FOR_THE_DEAD
    if memory.is_evil:
        return PARDON if nominee == memory.demon and memory.count >= memory.needed else None
    return DEATH if belief.demon.get(nominee, 0.0) > sure and memory.count < memory.needed else None


def trusts_a_cult(memory: Memory, belief: Belief) -> bool:
    """The good join whom they trust, and both who sit beside; the evil whoever is one of theirs."""
    caller = memory.cult
    if caller is None:
        return False
    if memory.is_evil:
        return caller in memory.friends
    return belief.faith(caller, memory.neighbours(caller, memory.number) or ()) > FAITH


def whom_to_let_win(memory: Memory, belief: Belief, two: tuple[Choice, ...]) -> Choice:
    """Of two players the one of their own side, as far as they know: themselves, a friend, who looks good."""
    if memory.seat in two:
        return memory.seat
    if memory.is_evil:
        return max(two, key=lambda seat: (seat in memory.friends, belief.demon.get(seat, 0.0), seat))
    return min(two, key=lambda seat: (belief.demon.get(seat, 0.0), seat))


def believes_in_nobody(memory: Memory) -> bool:
    """An Atheist would have the Storyteller executed; late in the game others too, if one says to be it."""
    if memory.role == ATHEIST:
        return True
    late = 2 * len(memory.living_residents) <= len(memory.residents)
    return late and not memory.is_evil and len(memory.claimed(ATHEIST)) == 1
