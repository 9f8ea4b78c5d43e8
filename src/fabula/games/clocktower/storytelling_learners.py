"""What is advised to decide for the Townsfolk of the Carousel."""

from __future__ import annotations

from fabula.core.grimoire import Grant
from fabula.core.tale import Suggestion
from fabula.core.working import works
from fabula.games.clocktower.bench import INFORMED, Bench, lead_of_evil
from fabula.games.clocktower.cards import EVIL, GOOD, SIDES

EVEN = 0.15  # by so much nobody is ahead
NEITHER = "neither"


def ability(bench: Bench, role: str) -> Grant:
    """The ability for which something is decided."""
    return next(one for one in bench.town.abilities(bench.about[0]) if one.role == role)


def tells_truly(bench: Bench, role: str) -> bool:
    """Whether what is told by this ability should help: it works, and no lies are ordered."""
    lies = bench.town.is_said("townsfolk_learn_lies")
    return works(bench.town.grimoire, ability(bench, role)) and not lies


def whom_to_talk_to(bench: Bench) -> Suggestion:
    """Somebody good who knows something; for whom it does not work anybody else."""
    town = bench.town
    living = [seat for seat in bench.options if town.grimoire.alive[seat]]
    good = [seat for seat in living if not town.is_evil(seat)]
    knowing = [seat for seat in good if town.grimoire.role(seat) in INFORMED]
    if tells_truly(bench, "high_priestess"):
        return bench.one_of(knowing or good, "talk-to-knowing")
    return bench.one_of([seat for seat in living if seat not in (knowing or good)], "lie")


def who_is_winning(bench: Bench) -> Suggestion:
    """Who has lost fewer; for whom it does not work anything but that."""
    lead = lead_of_evil(bench.town)
    true = NEITHER if abs(lead) < EVEN else EVIL if lead > 0 else GOOD
    if tells_truly(bench, "general"):
        return Suggestion(true, "fewer-lost")
    return bench.one_of([one for one in (*SIDES, NEITHER) if one != true], "lie")


ADVICE = {
    "high_priestess": whom_to_talk_to,
    "general": who_is_winning,
}
