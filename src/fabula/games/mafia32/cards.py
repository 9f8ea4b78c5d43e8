"""The almanac of the 32 cards and their kinds."""

from __future__ import annotations

from fabula.core.cards import Almanac

almanac = Almanac(
    "citizen", "beauty", "doctor", "bodyguard", "spy", "detective", "politician", "leader", "judge",
    "journalist", "lawyer", "don", "mafioso", "triad", "triad_boss", "maniac", "black_widow", "patient_zero",
)  # fmt: skip

citizen = almanac.kind("citizen", side="town")
special = almanac.kind("special_citizen", side="town")
gangster = almanac.kind("criminal", side="mafia")
triad = almanac.kind("criminal", side="triads")
loner = almanac.kind("loner", side="loner")

MAFIA = "mafia"
TRIADS = "triads"
LONER = "loner"
TOWN = "town"
GANGS = (MAFIA, TRIADS)
BOSSES = {MAFIA: "don", TRIADS: "triad_boss"}
HEIRS = {MAFIA: "mafioso", TRIADS: "triad"}

DAWN = "dawn"
BLOCKED = "blocked"
HEALED = "healed"
GUARDED = "guarded"
DEFENDED = "defended"
SHOT = "shot"
VENOM = "venom"
EXPOSED = "exposed"


def calls_of(role: str, roles: tuple[str, ...]) -> tuple[str, ...]:
    """The calls of the night for which a role wakes, in a game with these cards."""
    if role == "spy":
        return tuple(gang for gang in GANGS if any(one in roles for one in (BOSSES[gang], HEIRS[gang])))
    if role == "lawyer":
        return ("lawyer", MAFIA)
    side = almanac[role].side
    if side in GANGS:
        return (side,)
    return (role,) if almanac[role].script is not None else ()
