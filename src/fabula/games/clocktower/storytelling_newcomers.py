"""What is advised to decide for the Travellers who came later."""

from __future__ import annotations

from fabula.core.tale import Suggestion
from fabula.core.working import IMPAIRING, SOBER, bears
from fabula.games.clocktower.bench import INFORMED, Bench, evil_is_far_ahead
from fabula.games.clocktower.cards import TWICE, almanac, is_good


def barista(bench: Bench) -> Suggestion:
    """While the good are behind the truth for one who is misled; else a second use for somebody good."""
    town = bench.town
    good = [seat for seat in town.living_residents if not town.is_evil(seat)]
    informed = [seat for seat in good if town.grimoire.beliefs[seat] in INFORMED]
    misled = [seat for seat in informed if any(bears(town.grimoire, seat, kind) for kind in IMPAIRING)]
    if evil_is_far_ahead(town) and (misled or informed):
        return bench.one_of([(seat, SOBER) for seat in misled or informed], "coffee-truth")
    return bench.one_of([(seat, TWICE) for seat in good], "coffee-twice")


def cacklejack(bench: Bench) -> Suggestion:
    """Somebody good becomes something else of the same kind."""
    role = bench.town.grimoire.role
    same = [
        (seat, other)
        for seat, other in bench.options
        if is_good(role(seat)) and almanac[role(seat)].kind == almanac[other].kind
    ]
    return bench.one_of(same, "same-kind")


ADVICE = {"barista": barista, "cacklejack": cacklejack}
