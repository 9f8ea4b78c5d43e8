"""Who dies by night, and what comes of it: a star is passed, a Fang Gu jumps, a Minion keeps its ability."""

from __future__ import annotations

from fabula.deduction.clocktower.assumptions import RECLUSE_CATCHES_STAR
from fabula.deduction.clocktower.branch import (
    CATCH,
    DRINK,
    FOREVER,
    JUMP,
    Branch,
    Source,
    Turn,
    townsfolk_beside,
)
from fabula.deduction.clocktower.goon import hits_back
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.killing import guards, shelters
from fabula.deduction.clocktower.roles import PROTECTORS
from fabula.deduction.clocktower.sight import View


def die_by_night(run: History, branch: Branch, night: int, seat: int, others: int) -> list[Branch]:
    """The branches in which this player has died in the night, perhaps by others than the Demon."""
    time = run.time
    before, demon = sum(branch.alive), branch.demon_at(seat)[0]
    branch.alive = list(branch.alive)
    branch.alive[seat] = False
    branch.tonight = (*branch.tonight, seat)
    found: list[Branch] = []
    imp = branch.here(seat, "imp") & branch.live
    gu = branch.here(seat, "fanggu") & branch.live
    feigned = run.feign_death(branch, seat)
    lost = demon & branch.live & ~imp & ~gu & ~feigned
    if lost:
        lost &= ~_other_demons(branch)
        lost &= ~run.save_by_a_scarlet_woman(branch, seat, lost, before)
    if imp:
        found += _pass_the_star(run, branch, night, seat, imp, before)
    if gu:
        found += _jump(run, branch, night, seat, gu)
        saved = run.save_by_a_scarlet_woman(branch, seat, gu, before)
        lost |= gu & ~saved
    if "eviltwin" in time.roles:
        branch.stalled |= lost & run.both_twins_live(branch)
        lost &= ~branch.stalled
    branch.live &= ~(lost | imp & ~_other_demons(branch) if imp else lost)
    if "fanggu" in time.roles:  # it would have jumped
        hungry = branch.demons("fanggu") & ~branch.jumped
        jumps = hungry & ~branch.impaired[seat] & ~others & View(time, branch).kind(seat, "outsider")[0]
        branch.live &= ~jumps | _die_for_a_mayor(run, branch, night, jumps)
    if "farmer" in time.roles:
        _leave_the_farm(run, branch, night, seat)
    if "vigormortis" in time.roles:
        _keep_the_ability(run, branch, seat)
    found += _die_late(run, branch, seat, others)
    run.pass_away(branch, seat)
    return [*found, branch] if branch.live else found


def _die_late(run: History, branch: Branch, seat: int, others: int) -> list[Branch]:
    """A branch in which others than the Demon have killed somebody: who drank with them did so until then."""
    if not others & branch.live or not any(one.of == DRINK and one.by == seat for one in branch.sources):
        return []
    late = [one.deals for one in branch.sobers if one.step > run.step]
    late += [one.deals for one in branch.demands if one.step > run.step]
    if not any(deals & others & branch.live for deals in late):
        return []
    new = branch.copy()
    new.live &= others
    run.pass_away(new, seat, 1)
    return [new]


def _jump(run: History, branch: Branch, night: int, seat: int, gu: int) -> list[Branch]:
    """Branches in which a Fang Gu that died has jumped to an Outsider, for the first time."""
    found: list[Branch] = []
    see = View(run.time, branch)
    for one in range(run.time.seats):
        outsider = see.kind(one, "outsider")[1] | branch.remade ^ branch.remade & branch.evil[one]
        here = outsider & gu if branch.alive[one] else 0
        here ^= here & branch.jumped
        new = run.takes(branch, Turn(JUMP, night, seat, one), here)
        if new is not None:
            new.jumped |= here
            _let_it_jump(run, new, night, one, seat)
            run.remember_who_woke(new, one, here)
            new.become(one, "fanggu", here, evil=True)
            run.derive(new)
            found.append(new)
    return found


def _die_for_a_mayor(run: History, branch: Branch, night: int, jumps: int) -> int:
    """Where the attack was on a Mayor, in whose place somebody else has died: a Fang Gu does not jump so."""
    found = 0
    for seat in branch.who.get("mayor", ()):
        lucky = branch.able(seat, "mayor") & jumps & ~found
        run.must_work(branch, night, seat, lucky)
        found |= lucky & branch.live
    return found


def _let_it_jump(run: History, branch: Branch, night: int, seat: int, demon: int) -> None:
    """Nobody can have kept a Fang Gu from jumping, while it still lived."""
    branch.alive[demon] = True
    run.demand(branch, night, seat, hits_back(run, branch, night, seat))
    for lady, (deals, _) in guards(run, branch, seat):
        run.demand(branch, night, lady, deals)
    branch.alive[demon] = False
    for told in run.time.choices.get(night, ()):
        if told.role in PROTECTORS and seat in told.players:
            run.demand(branch, night, told.by, shelters(run, branch, told))


def _other_demons(branch: Branch) -> int:
    """Where somebody else who lives is a Demon, so that the death of one ends nothing."""
    found = 0
    for seat, lives in enumerate(branch.alive):
        if lives:
            found |= branch.kind[seat]["demon"]
            found |= branch.may_mind(seat) if branch.monsta else 0
    return found


def _pass_the_star(
    run: History, branch: Branch, night: int, seat: int, imp: int, before: int
) -> list[Branch]:
    """An Imp that killed itself: a living Minion is the Imp from now on, a Scarlet Woman before others."""
    found, seats = [], range(run.time.seats)
    heirs = branch.anybody("scarletwoman") if before >= 5 else 0
    for one in seats:
        if not branch.alive[one]:
            continue
        here = branch.kind[one]["minion"] & imp & branch.fed & (~heirs | branch.here(one, "scarletwoman"))
        if here:
            new = branch.copy()
            new.live = here
            new.end_poison_of(one, "widow", run.step)
            run.remember_who_woke(new, one, here)
            new.become(one, "imp", here)
            run.end_what_has_no_source(new)
            run.derive(new)
            found.append(new)
        if RECLUSE_CATCHES_STAR in run.time.case.assume:
            caught = (branch.here(one, "recluse") | branch.guests.get(one, 0)) & imp & branch.fed
            turned = run.takes(branch, Turn(CATCH, night, seat, one), caught)
            if turned is not None:
                turned.become(one, "imp", caught, evil=True)
                run.derive(turned)
                found.append(turned)
    return found


def _leave_the_farm(run: History, branch: Branch, night: int, seat: int) -> None:
    """After a Farmer's death by night somebody good says that they are the Farmer now, if anybody good lives.

    Whoever is taken for good, or turns evil later, need not say so.
    """
    heard, heirs = 0, 0
    for heir in range(run.time.seats):
        good = ~View(run.time, branch).evil(heir)[0] if branch.alive[heir] else 0
        heirs |= good
        heard |= good & run.liar[heir]
    for one in run.time.case.told:
        if one.kind == "became" and one.night == night and one.shown == ("farmer",):
            heard |= run.time.all & run.honest[one.by]
    farmed = branch.here(seat, "farmer") | run.left_to_a_cannibal(branch, seat, "farmer", night)
    run.demand(branch, night, seat, farmed & ~branch.evil[seat] & heirs & ~heard)


def _keep_the_ability(run: History, branch: Branch, seat: int) -> None:
    """A Minion killed by a Vigormortis keeps its ability and poisons one of the Townsfolk beside it."""
    sure, possible = View(run.time, branch).kind(seat, "minion")
    here = branch.demons("vigormortis") & branch.live & possible
    if not here:
        return
    branch.keeps = list(branch.keeps)
    branch.keeps[seat] |= here & branch.kind[seat]["minion"]
    poisoned: dict[int, int] = {}
    for step in (1, -1):
        for one, deals in townsfolk_beside(branch, seat, step, here):
            poisoned[one] = poisoned.get(one, 0) | deals
    somebody = 0
    for deals in poisoned.values():
        somebody |= deals
    nobody = somebody & ~sure  # who only seemed a Minion, or a Spy who did not
    source = Source(run.step + 1, FOREVER, poisoned, somebody, "vigormortis", nowhere=nobody)
    branch.sources = [*branch.sources, source]
