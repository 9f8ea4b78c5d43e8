"""What to do at night, role by role."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.core.requests import Below, Choice
from fabula.games.mafia32.cards import GANGS, LEARNING_SIDES, TOWN, almanac
from fabula.minds.mafia32.memory import Memory
from fabula.minds.mafia32.suspicion import Suspicion
from fabula.minds.targets import Worth, best, most_dangerous

WORTH = Worth(
    almanac,
    {"detective": 5.0, "judge": 5.0, "doctor": 4.0, "journalist": 3.0, "leader": 2.5, "beauty": 2.0},
)
FOR_THE_GANGS = Worth(almanac, {**WORTH, "politician": -9.0})  # a shot at the Politician is lost
OWN_SKIN = 0.5
KEEPS_A_SECRET = 1.5  # who does not say who they are, where those do who have no power


def prey(memory: Memory, options: Iterable[int], *, keen: bool = False) -> int | None:
    """Whom a gang shoots. Who survives is the Politician, or somebody protected."""
    strangers = [seat for seat in options if seat not in memory.company and seat != memory.seat]
    shot = [choice for gang in GANGS for choice in memory.chosen.get(gang, [])[-2:]]
    return most_dangerous(memory, strangers, FOR_THE_GANGS, shot, silent=KEEPS_A_SECRET * keen)


def by_role(role: str, memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """The choice of a role that wakes alone."""
    suspicion = Suspicion(memory).score
    public = Suspicion(memory, private=False).score
    claims = memory.claims()
    seats = [option for option in options if isinstance(option, int)]
    unknown = [seat for seat in seats if seat not in memory.signs and seat not in memory.jailed] or seats

    def worth(seat: int) -> float:
        if seat == memory.seat:
            return OWN_SKIN
        return WORTH[claims.get(seat, "")] - suspicion[seat]

    if role == "doctor":
        return best(seats, worth, below)
    if role == "bodyguard":
        ward = best(seats, worth, below)
        return ward if ward is not None and worth(ward) > 1 else None
    if role == "beauty":
        return best(seats, lambda seat: suspicion[seat], below)
    if role in LEARNING_SIDES:
        return best(unknown, lambda seat: suspicion[seat], below)
    if role == "journalist":
        return _pair(memory, options, below)
    if role == "lawyer":
        return best([s for s in seats if s in memory.friends], lambda seat: public.get(seat, 0.0), below)
    return _of_a_loner(role, memory, seats, public, below)


def _pair(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """One who is known already and one who is not; else two who have not been compared."""
    compared = [seat for one, other, _ in memory.compared for seat in (one, other)]
    trusted = [seat for seat, score in Suspicion(memory).score.items() if score < -1]

    def news(pair: Choice) -> float:
        return sum(1.0 for seat in pair if seat not in compared) + 1.5 * (
            sum(s in trusted for s in pair) == 1
        )

    most = max(map(news, options))
    choices = [pair for pair in options if news(pair) == most]
    return choices[below(len(choices))]


def _of_a_loner(
    role: str, memory: Memory, seats: list[int], public: dict[int, float], below: Below
) -> int | None:
    """The Maniac and the Widow hit the strongest, Patient Zero takes those whose power would find him."""
    strangers = [seat for seat in seats if seat not in memory.friends]
    claims = memory.claims()
    if role == "black_widow":
        poisoned = memory.chosen.get("black_widow", [])
        strangers = [seat for seat in strangers if seat not in poisoned] or strangers
    if role == "patient_zero":
        return best(strangers, lambda seat: WORTH[claims.get(seat, "")], below)
    town_leads = sum(1 for seat in strangers if public.get(seat, 0.0) <= 0) > len(strangers) / 2
    sign = 1.0 if town_leads and memory.side != TOWN else -1.0
    return best(strangers, lambda seat: FOR_THE_GANGS[claims.get(seat, "")] * sign, below)
