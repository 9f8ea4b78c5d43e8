"""What a night does: who may have killed how many, who may not have died, who becomes what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.deduction.clocktower.branch import (
    CATCH,
    CHOSEN,
    FOREVER,
    JUMP,
    SWAP,
    WORD,
    Branch,
    Source,
    Turn,
    townsfolk_beside,
)
from fabula.deduction.clocktower.killing import (
    MOST,
    Killer,
    Ways,
    demon_kills,
    guards,
    kept_from_killing,
    number_of_deaths,
    other_killers,
)
from fabula.deduction.clocktower.roles import chooses_by_night
from fabula.deduction.clocktower.sight import View

if TYPE_CHECKING:
    from fabula.deduction.clocktower.history import History


def fall(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """A night begins: what the Poisoner, the Xaan and a poisoned Vortox make of it."""
    branch.tonight = ()
    branch.upheaval = 0
    if run.turns:
        swap_by_a_snake_charmer(run, branch, night)
    turned = _turn_evil(run, branch, night)
    for one in (branch, *turned):
        _begin_the_night(run, one, night)
    if "vortox" not in run.time.roles:
        return [*turned, branch] if turned else None
    found: list[Branch] = []
    for one in (branch, *turned):
        found += _poison_the_vortox(run, one, night) or [one]
    return found if len(found) > 1 else None


def _turn_evil(run: History, branch: Branch, night: int) -> list[Branch]:
    """Branches in which somebody good is evil from tonight on."""
    found: list[Branch] = []
    for seat in range(run.time.seats):
        good = branch.live & ~branch.evil[seat]
        if night > 1 and "mezepheles" in run.time.roles:
            here = good & branch.anybody("mezepheles") & ~branch.spent.get("mezepheles", 0)
            new = run.takes(branch, Turn(WORD, night, seat, seat), here)
            if new is not None:
                new.spent["mezepheles"] = here
                new.evil[seat] |= here
                found.append(new)
        goon = branch.able(seat, "goon") & good
        for by in range(run.time.seats) if goon else ():
            new = run.takes(branch, Turn(CHOSEN, night, by, seat), goon & _may_choose(branch, by, night))
            if new is not None:  # whoever chose a Goon is drunk till the next dusk
                new.evil[seat] |= new.live
                new.clouded = [*new.clouded, (seat, by, new.live, night)]
                found.append(new)
    return found


def _may_choose(branch: Branch, seat: int, night: int) -> int:
    """Where somebody evil chooses a player tonight with an ability that works."""
    found = 0
    for role in branch.role[seat]:
        if chooses_by_night(role, night):
            found |= branch.able(seat, role)
    return found & branch.evil[seat]


def _begin_the_night(run: History, branch: Branch, night: int) -> None:
    if branch.clouded:
        run.derive(branch)
    branch.poisoner = run.poisoners(branch)
    lasting = [one for one in branch.clouded if one[3] >= night]
    if "xaan" in run.time.roles:
        branch.xaan = run.time.deals.with_outsiders.get(night, 0) & branch.anybody("xaan")
    if "xaan" in run.time.roles or len(lasting) != len(branch.clouded):
        branch.clouded = lasting
        run.derive(branch)


def _poison_the_vortox(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """A branch in which the Poisoner has chosen the Vortox tonight, and one in which it is somebody else."""
    poisoned, seats = 0, range(run.time.seats)
    new = branch.copy()
    for one in seats:
        here = branch.here(one, "vortox") & branch.poisoner & branch.live if branch.alive[one] else 0
        for by in seats if here else ():
            chosen = here & branch.able(by, "poisoner")
            if chosen:
                new.clouded = [*new.clouded, (by, one, chosen, night)]
                poisoned |= chosen
        run.must_work(branch, night, one, here)
    if not poisoned:
        return None
    new.live, new.poisoner = poisoned, 0
    run.derive(new)
    return [branch, new]


def find_dead(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Branch] | None:
    """At dawn these are dead, and nobody else."""
    if night == 1 and not dead:
        _poison_as_a_pukka(run, branch, night)
        return None
    killers = other_killers(run, branch, night, dead)
    if "pukka" in run.time.roles and night > 1:
        _kill_as_a_pukka(run, branch, dead, killers)
    _count_the_dead(run, branch, night, len(dead), killers)
    branch.avenged = branch.fallen
    branch.rumour, branch.fallen, branch.risks = {}, 0, {}
    others = branch.upheaval
    for one in killers:
        others |= one.deals
    for seat in dead:
        _could_die(run, branch, night, seat, others, dead)
    branches = [branch]
    for seat in dead:
        branches = [new for one in branches for new in die_by_night(run, one, night, seat)]
    for new in branches:
        _poison_as_a_pukka(run, new, night)
    return branches


def _poison_as_a_pukka(run: History, branch: Branch, night: int) -> None:
    """After the last night it may be anybody; before, the next night tells who it was.

    While the Pukka is drunk or poisoned its poison waits, and kills when it is well again.
    """
    here, lame = branch.demons("pukka"), 0
    for seat in range(run.time.seats):
        lame |= branch.here(seat, "pukka") & branch.impaired[seat]
    waiting = tuple((step, deals & lame) for step, deals in branch.poisoned_from if deals & lame)
    for _, deals in waiting:
        here &= ~deals
    branch.poisoned_from = (*waiting, (run.step + 1, here))
    if "pukka" in run.time.roles and night == run.time.nights:
        for step, deals in branch.poisoned_from:
            seats = {seat: deals & ~branch.here(seat, "pukka") for seat in range(run.time.seats)}
            branch.sources = [*branch.sources, Source(step, FOREVER, seats, deals)]


def _kill_as_a_pukka(run: History, branch: Branch, dead: tuple[int, ...], killers: list[Killer]) -> None:
    """Whoever dies of a Pukka has been poisoned since the night before; or died since, or was dead."""
    full = [(~one.deals | one.spares, one.deals) for one in killers]
    without = number_of_deaths([-1, *[0] * MOST], full)[len(dead)]
    here = 0
    for seat in range(run.time.seats):
        here |= branch.able(seat, "pukka")
    for step, since in branch.poisoned_from:
        able = here & since
        seats = {seat: able & without for seat, lives in enumerate(branch.alive) if not lives}
        seats.update(dict.fromkeys(dead, able))
        deals = 0
        for found in seats.values():
            deals |= found
        if deals:
            branch.sources = [*branch.sources, Source(step, run.step, seats, deals)]


def swap_by_a_snake_charmer(run: History, branch: Branch, night: int) -> None:
    """In the nights in which it comes about, the Snake Charmer and the Demon change roles and sides."""
    for place, turn in enumerate(run.turns):
        if turn.kind != SWAP or turn.night != night:
            continue
        demon, charmer = turn.by, turn.seat
        here = branch.able(charmer, "snakecharmer") & branch.kind[demon]["demon"] & branch.live
        if not (branch.alive[demon] and branch.alive[charmer]):
            here = 0
        branch.live &= here
        run.must_work(branch, night, charmer, here)
        for role in run.time.demon_roles:
            branch.become(charmer, role, here & branch.here(demon, role), evil=True)
        branch.become(demon, "snakecharmer", here, evil=False)
        branch.fixed = list(branch.fixed)
        branch.fixed[demon] |= here
        branch.marks["swapped", demon] = here
        branch.turned = (*branch.turned, place)
        run.derive(branch)


# ---- how many


def _count_the_dead(run: History, branch: Branch, night: int, number: int, killers: list[Killer]) -> None:
    demon, excused = demon_kills(run, branch, night)
    fair = list(demon)
    fair[0] &= excused
    full = [(~one.deals | one.spares, one.deals) for one in killers]
    found = number_of_deaths(fair, full)[number]
    rest = branch.live & ~found
    if rest and number_of_deaths(demon, full)[number] & rest:  # only a harmless Demon explains it
        lame = number_of_deaths(demon, full)[number] & rest
        for seat in range(run.time.seats):
            here = branch.kind[seat]["demon"] if branch.alive[seat] else branch.feigns[seat]
            run.demand(branch, night, seat, lame & here)
        found |= lame
    for place, one in enumerate(killers):
        if one.seat >= 0 and branch.live & ~found:
            free = [*full[:place], (-1, one.deals), *full[place + 1 :]]
            only = number_of_deaths(fair, free)[number] & ~found & branch.live
            run.demand(branch, night, one.seat, only, run.step + one.after)
            found |= only
    branch.live &= found | branch.upheaval
    _bar_a_demon(run, branch, night, number, full)
    if number:
        _let_the_demon_work(run, branch, night, number, full)
        _let_others_work(run, branch, night, number, killers, demon)
    if "po" in run.time.roles:
        free = [(-1 if one.seat >= 0 else ~one.deals | one.spares, one.deals) for one in killers]
        _keep_a_po_in_mind(run, branch, number, free)
    if "assassin" in run.time.roles:
        alone = number_of_deaths(demon, full[1:])[number]
        spent = branch.spent.get("assassin", 0)
        branch.stabbed = branch.live & ~alone & ~spent
        branch.spent["assassin"] = spent | branch.stabbed


def _let_the_demon_work(
    run: History, branch: Branch, night: int, number: int, others: list[tuple[int, int]]
) -> None:
    """Where nobody else can have killed so many, the Demon was neither drunk nor poisoned."""
    without = number_of_deaths([-1, *[0] * MOST], others)[number]
    for seat in range(run.time.seats):
        here = branch.kind[seat]["demon"] if branch.alive[seat] else branch.feigns[seat]
        if here & ~without:
            run.must_work(
                branch, night, seat, here & ~without & ~branch.here(seat, "legion") & ~branch.upheaval
            )


def _let_others_work(
    run: History, branch: Branch, night: int, number: int, killers: list[Killer], demon: Ways
) -> None:
    """Where so many cannot have died without somebody's ability, they were neither drunk nor poisoned."""
    for place, one in enumerate(killers):
        if one.seat >= 0 and one.deals & branch.live:
            rest = [
                (~other.deals | other.spares, other.deals) for other in killers[:place] + killers[place + 1 :]
            ]
            needed = one.deals & ~number_of_deaths(demon, rest)[number]
            run.must_work(branch, night, one.seat, needed, run.step + one.after)


def _bar_a_demon(
    run: History, branch: Branch, night: int, number: int, others: list[tuple[int, int]]
) -> None:
    """Where the Demon must have killed, whoever keeps it from that has been drunk or poisoned."""
    without = number_of_deaths([-1, *[0] * MOST], others)[number]
    for seat, barred in kept_from_killing(run, branch, night):
        run.demand(branch, night, seat, barred & ~without & ~branch.upheaval)


def _keep_a_po_in_mind(run: History, branch: Branch, number: int, others: list[tuple[int, int]]) -> None:
    """Whether a Po waited tonight, and so kills three the next night."""
    nobody = number_of_deaths([-1, *[0] * MOST], others)
    waited = nobody[number] & branch.calm
    attacked = 0
    for kills in range(1, number + 1):
        attacked |= nobody[number - kills]
    if run.time.case.assume.demon_may_attack_dead:
        attacked |= nobody[number]
    branch.charged, branch.calm = waited, attacked | branch.charged & ~branch.calm


# ---- who


def _could_die(
    run: History, branch: Branch, night: int, seat: int, others: int, dead: tuple[int, ...]
) -> None:
    """Whoever cannot die was drunk or poisoned, or killed by somebody else than the Demon.

    Who has died tonight may have died before, and protects nobody then.
    """
    safe = branch.here(seat, "soldier") | branch.here(seat, "sailor")
    run.demand(branch, night, seat, safe & ~run.liar[seat] & ~others)
    assassin = branch.anybody("assassin") if "assassin" in run.time.roles else 0
    for one, deals in guards(run, branch, seat):
        run.demand(branch, night, one, deals & ~assassin if one not in dead else 0)
    for told in run.time.case.told:
        if told.night != night or told.kind != "choice" or seat not in told.players:
            continue
        if told.by in dead and told.by != seat:
            continue
        acts = branch.here(told.by, told.role) & ~run.liar[told.by] if branch.alive[told.by] else 0
        if told.role == "innkeeper":
            run.demand(branch, night, told.by, acts & ~assassin)
        elif told.role == "monk":
            run.demand(branch, night, told.by, acts & ~others)


def die_by_night(run: History, branch: Branch, night: int, seat: int) -> list[Branch]:
    """The branches in which this player has died in the night."""
    time = run.time
    before = sum(branch.alive)
    branch.alive = list(branch.alive)
    branch.alive[seat] = False
    branch.tonight = (*branch.tonight, seat)
    found: list[Branch] = []
    imp = branch.here(seat, "imp") & branch.live
    gu = branch.here(seat, "fanggu") & branch.live
    lost = branch.kind[seat]["demon"] & branch.live & ~imp & ~gu & ~_other_demons(branch)
    lost &= ~run.save_by_a_scarlet_woman(branch, seat, lost, before)
    if imp:
        found += _pass_the_star(run, branch, night, seat, imp, before)
    if gu:
        for one in range(time.seats):
            here = branch.kind[one]["outsider"] & gu & ~branch.jumped if branch.alive[one] else 0
            new = run.takes(branch, Turn(JUMP, night, seat, one), here)
            if new is not None:
                new.jumped |= here
                new.become(one, "fanggu", here, evil=True)
                run.derive(new)
                found.append(new)
        saved = run.save_by_a_scarlet_woman(branch, seat, gu & branch.jumped, before)
        lost |= gu & ~saved
    branch.live &= ~(lost | imp & ~_other_demons(branch))
    if "fanggu" in time.roles:  # it would have jumped
        hungry = branch.demons("fanggu") & ~branch.jumped
        branch.live &= ~(View(time, branch).kind(seat, "outsider")[0] & hungry & ~branch.impaired[seat])
    if "farmer" in time.roles:
        _leave_the_farm(run, branch, night, seat)
    if "vigormortis" in time.roles:
        _keep_the_ability(run, branch, seat)
    run.pass_away(branch, seat)
    return [*found, branch] if branch.live else found


def _other_demons(branch: Branch) -> int:
    """Where somebody else who lives is a Demon, so that the death of one ends nothing."""
    found = 0
    for seat, lives in enumerate(branch.alive):
        if lives:
            found |= branch.kind[seat]["demon"]
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
        here = branch.kind[one]["minion"] & imp & (~heirs | branch.here(one, "scarletwoman"))
        if here:
            new = branch.copy()
            new.live = here
            new.become(one, "imp", here)
            new.poisoner &= run.poisoners(new)
            run.derive(new)
            found.append(new)
        if run.time.case.assume.recluse_catches_star:
            caught = branch.here(one, "recluse") & imp
            turned = run.takes(branch, Turn(CATCH, night, seat, one), caught)
            if turned is not None:
                turned.become(one, "imp", caught, evil=True)
                run.derive(turned)
                found.append(turned)
    return found


def _leave_the_farm(run: History, branch: Branch, night: int, seat: int) -> None:
    """After a Farmer's death by night somebody good says that they are the Farmer now."""
    heard = 0
    for one in run.time.case.told:
        if one.kind == "became" and one.night == night and one.shown == ("farmer",):
            heard |= run.time.all & ~run.liar[one.by]
    run.demand(branch, night, seat, branch.here(seat, "farmer") & ~branch.evil[seat] & ~heard)


def _keep_the_ability(run: History, branch: Branch, seat: int) -> None:
    """A Minion killed by a Vigormortis keeps its ability and poisons one of the Townsfolk beside it."""
    here = branch.demons("vigormortis") & branch.live & branch.kind[seat]["minion"]
    if not here:
        return
    branch.keeps = list(branch.keeps)
    branch.keeps[seat] |= here
    poisoned: dict[int, int] = {}
    for step in (1, -1):
        for one, deals in townsfolk_beside(branch, seat, step, here):
            poisoned[one] = poisoned.get(one, 0) | deals
    branch.sources = [*branch.sources, Source(run.step, FOREVER, poisoned, here, "vigormortis")]
