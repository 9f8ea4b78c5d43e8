"""The almanac of the 32 cards and their kinds."""

from __future__ import annotations

from functools import lru_cache, partial

from fabula.core.cards import Almanac

almanac = Almanac(
    "citizen", "beauty", "doctor", "bodyguard", "spy", "detective", "politician", "leader", "judge",
    "journalist", "lawyer", "don", "mafioso", "triad", "triad_boss", "maniac", "black_widow", "patient_zero",
    ordered_in="games/mafia32/cards.py",
)  # fmt: skip

citizen = almanac.kind("citizen", side="town")
special = almanac.kind("special_citizen", side="town")
gangster = partial(almanac.kind("criminal", side="mafia"), joins=("mafia",))
triad = partial(almanac.kind("criminal", side="triads"), joins=("triads",))
loner = almanac.kind("loner", side="loner")

MAFIA = "mafia"
TRIADS = "triads"
LONER = "loner"
TOWN = "town"
GANGS = (MAFIA, TRIADS)
SIDES = (TOWN, *GANGS, LONER)
BOSSES = {MAFIA: "don", TRIADS: "triad_boss"}
HEIRS = {MAFIA: "mafioso", TRIADS: "triad"}

# Traits of roles, for which rules ask.
SPECIAL = "special"  # more than a plain member of a gang
INFECTS = "infects"  # whomever it has turned is of its side, as long as it lives
VOTES_TWICE = "votes_twice"  # its player's vote counts twice by day, which nobody sees
OUT_OF_REACH = "out_of_reach"  # its player cannot be shot, poisoned or jailed
ARRESTS = "arrests"  # whom it finds out sits in jail as long as its player has it
LISTENS_IN = "listens_in"  # it wakes with the gangs, and is of none
LEARNS_SIDES = "learns_sides"  # its player finds out on which side others are
KNOWS_THE_KILLED = "knows_the_killed"  # its player is shown by a sign that whom they check is killed tonight

INFECTIOUS = almanac.facts(lambda role: INFECTS in role.traits)
COUNTING_TWICE = almanac.facts(lambda role: VOTES_TWICE in role.traits)
UNREACHED = almanac.facts(lambda role: OUT_OF_REACH in role.traits)
ARRESTING = almanac.facts(lambda role: ARRESTS in role.traits)
LEARNING_SIDES = almanac.facts(lambda role: LEARNS_SIDES in role.traits)
LISTENERS = almanac.facts(lambda role: LISTENS_IN in role.traits)

DAWN = "dawn"
BLOCKED = "blocked"
HEALED = "healed"
GUARDED = "guarded"
DEFENDED = "defended"
SHOT = "shot"
VENOM = "venom"
EXPOSED = "exposed"


@lru_cache(maxsize=4096)
def calls_of(role: str, roles: tuple[str, ...]) -> tuple[str, ...]:
    """The calls of the night for which a role wakes, in a game with these cards."""
    return tuple(call for call in almanac[role].calls if call not in GANGS or is_in_play(call, roles))


def is_in_play(gang: str, roles: tuple[str, ...]) -> bool:
    """Whether a set holds a member of this gang."""
    return any(almanac[role].side == gang for role in roles)
