"""What is advised to decide for the Townsfolk of the Carousel."""

from __future__ import annotations

from fabula.core.cards import FIRST_NIGHT
from fabula.core.grimoire import Grant
from fabula.core.tale import Suggestion
from fabula.core.working import works
from fabula.games.clocktower.bench import EVEN, INFORMED, Bench, evil_is_far_ahead, lead_of_evil
from fabula.games.clocktower.cards import EVIL, GOOD, MINION, NEITHER, SIDES, almanac
from fabula.games.clocktower.forgotten import LIBRARY


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


def farmer(bench: Bench) -> Suggestion:
    """Somebody good who has told all there was to tell, and no Spy."""
    town = bench.town
    good = [seat for seat in bench.options if seat is not None and not town.is_evil(seat)]
    idle = [seat for seat in good if almanac[town.grimoire.role(seat)].wakes is FIRST_NIGHT]
    return bench.one_of(idle or good, "nothing-to-lose")


def bounty(bench: Bench) -> Suggestion:
    """A Townsfolk, if one must be evil: where a Philosopher made it so, nobody where the good are behind."""
    if None in bench.options and evil_is_far_ahead(bench.town):
        return Suggestion(None, "help-behind")
    return bench.one_of([seat for seat in bench.options if seat is not None], "lot")


def what_to_advise(bench: Bench) -> Suggestion:
    """Whom to execute, where the good are far behind; else whom to talk to, or to leave alive."""
    if evil_is_far_ahead(bench.town):
        return Suggestion("execute", "help-behind")
    return bench.one_of(("talk_to", "spare"), "lot")


def whom_it_helps_to_execute(bench: Bench) -> Suggestion:
    """Somebody evil who lives; for whom it does not work somebody good."""
    return about(bench, evil=tells_truly(bench, "fisherman"))


def whom_it_helps_to_believe(bench: Bench) -> Suggestion:
    """Somebody good who lives, and who knows something rather; for whom it does not work somebody evil."""
    return about(bench, evil=not tells_truly(bench, "fisherman"))


def about(bench: Bench, *, evil: bool) -> Suggestion:
    """A living player of this side: of the good one who knows something, of the evil a Minion first."""
    town = bench.town
    living = [seat for seat in bench.options if town.grimoire.alive[seat] and town.is_evil(seat) is evil]
    rather = [
        seat
        for seat in living
        if town.kind(seat) == MINION or (not evil and town.grimoire.role(seat) in INFORMED)
    ]
    return bench.one_of(rather or living, "lot")


def what_was_forgotten(bench: Bench) -> Suggestion:
    """One of the library that the rules can play."""
    return bench.one_of([ability for ability in bench.options if ability in LIBRARY], "lot")


ADVICE = {
    "amnesiac_has": what_was_forgotten,
    "fisherman": what_to_advise,
    "fisherman:execute": whom_it_helps_to_execute,
    "fisherman:doubt": whom_it_helps_to_execute,
    "fisherman:talk_to": whom_it_helps_to_believe,
    "fisherman:spare": whom_it_helps_to_believe,
    "farmer": farmer,
    "bounty_evil": bounty,
    "high_priestess": whom_to_talk_to,
    "general": who_is_winning,
}
