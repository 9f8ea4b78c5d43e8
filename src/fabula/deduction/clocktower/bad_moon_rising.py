"""A few roles of Bad Moon Rising that kill besides the Demon, or live on; and a Witch, who does by day."""

from __future__ import annotations

from fabula.deduction.clocktower.assumptions import DEMON_MAY_ATTACK_DEAD
from fabula.deduction.clocktower.branch import NOBODY, Branch
from fabula.deduction.clocktower.case import AFTER_NOMINATING, Happening
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.killing import Killer, guards, kept_from_killing
from fabula.deduction.clocktower.roles import PROTECTORS
from fabula.deduction.clocktower.whose import BY_DAY, NIGHTS

ENOUGH_TO_CURSE = 4
FIRST_BACK = 2  # after which night a Shabaloth can have chosen somebody the night before

# ---- Fool


@NIGHTS.of("fool")
def live_on_as_a_fool(run: History, branch: Branch, night: int, _: tuple[int, ...]) -> list[Branch]:
    """A branch for each Fool who was to die tonight for the first time, and lives on.

    Where the Demon may attack the dead that matters for those alone who die later.
    """
    branches = [branch]
    for seat in branch.who.get("fool", ()):
        gone = run.time.gone  # nobody where somebody has risen
        matters = not gone or seat in gone or DEMON_MAY_ATTACK_DEAD not in run.time.case.assume
        here = branch.able(seat, "fool") & branch.unhurt(seat) & branch.live if matters else 0
        if here:
            new = branch.copy()
            new.live, new.fooled = here, seat
            new.spent[f"fool {seat}"] = new.spent.get(f"fool {seat}", 0) | here
            run.must_work(new, night, seat, here)
            branches.append(new)
    return branches


# ---- Assassin


@NIGHTS.of("assassin")
def stab_or_not(_: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Branch]:
    """A branch for each whom the Assassin may have killed tonight, and one in which only others kill."""
    if night == 1 or not dead:
        return [branch]
    branches, able = [branch], branch.anybody("assassin") & ~branch.spent.get("assassin", 0)
    branch.stabs = NOBODY
    for seat in dead if able & branch.live else ():
        if seat == branch.gone_first:
            continue
        stabs = branch.copy()
        stabs.stabs, stabs.live = seat, branch.live & able
        branches.append(stabs)
    return branches


def let_the_assassin_live(branch: Branch, killers: list[Killer], dead: tuple[int, ...]) -> None:
    """An Assassin whom the Demon has killed tonight has killed nobody."""
    rest = 0
    for one in killers:
        rest |= one.deals if one.role != "assassin" else 0
    for seat in dead:
        if seat != branch.stabs:
            branch.live &= ~(branch.here(seat, "assassin") & ~branch.keeps[seat] & ~rest)


# ---- Po


@NIGHTS.of("po")
def wait_or_attack(run: History, branch: Branch, night: int, __: tuple[int, ...]) -> list[Branch]:
    """A branch in which a Po waits tonight, and so kills three the next night; one in which it does not.

    One that an Exorcist has chosen is not asked, and waits for nothing.
    """
    waiting = 0
    for seat in branch.who.get("po", ()) if night > 1 else ():
        waiting |= branch.able(seat, "po") & branch.live & ~branch.charged
    if not waiting:
        return [branch]
    waits = branch.copy()
    waits.live, waits.waits = waiting, True
    for seat, barred in kept_from_killing(run, branch, night):
        run.demand(waits, night, seat, barred & branch.here(seat, "exorcist"))
    return [branch, waits]


# ---- Shabaloth


@NIGHTS.of("shabaloth")
def bring_back_unseen(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Branch]:
    """A branch for each who dies of what they chose before a Shabaloth brings them back in the same night.

    It had chosen them the night before, when they were kept from harm, or it was drunk or poisoned.
    """
    lame, branch.drowsy = branch.drowsy, 0
    for seat in branch.who.get("shabaloth", ()):
        branch.drowsy |= branch.here(seat, "shabaloth") & branch.impaired[seat]
    back = any(when == night for when, _ in run.time.risen)
    branches = [branch]
    for seat, (step, must, _) in branch.risks.items() if night > FIRST_BACK and not back else ():
        if seat in dead or not must & branch.live:
            continue
        spared = lame | _kept_from_harm(run, branch, night - 1, seat)
        for demon in branch.who.get("shabaloth", ()):
            here = must & branch.able(demon, "shabaloth") & branch.live if branch.alive[demon] else 0
            if here and demon != seat:
                new = branch.copy()
                new.live = here
                new.risks = {other: risk for other, risk in branch.risks.items() if other != seat}
                run.demand(new, night - 1, demon, here & ~spared, run.time.deaths_of(night - 1))
                run.must_work(new, night, seat, here, step)
                run.must_work(new, night, demon, here)
                branches.append(new)
    return branches


def _kept_from_harm(run: History, branch: Branch, night: int, seat: int) -> int:
    """Where somebody may have kept this player from harm in a night before."""
    found = 0
    for lady, (_, here) in guards(run, branch, seat):
        found |= here & ~branch.fixed[lady]
    for told in run.time.choices.get(night, ()):
        if told.role in PROTECTORS and seat in told.players:
            found |= branch.here(told.by, told.role) & run.honest[told.by]
    return found


# ---- Tinker, Witch


@BY_DAY.of("tinker")
def die_as_a_tinker(run: History, branch: Branch, one: Happening) -> list[tuple[int, int]] | None:
    """At any time, where there may be one; else nothing is known of the death."""
    if run.time.roles.isdisjoint(run.time.case.holders("tinker")):
        return None
    return [(-1, run.able_as(branch, one.player, "tinker", one.day + 1))]


@BY_DAY.of(AFTER_NOMINATING)
def die_of_a_curse(run: History, branch: Branch, _: Happening) -> list[tuple[int, int]]:
    """A Witch has cursed whoever nominated, with more than three alive."""
    seats = range(run.time.seats) if sum(branch.alive) >= ENOUGH_TO_CURSE else ()
    return [(seat, branch.able(seat, "witch")) for seat in seats]
