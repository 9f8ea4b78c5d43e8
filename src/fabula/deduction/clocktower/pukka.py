"""A Pukka: whom it poisons, who dies of it, and what may keep it from either."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.deduction.clocktower.branch import FOREVER, UNTOLD, Branch, Demand, Lean, Source
from fabula.deduction.clocktower.demons import MOST
from fabula.deduction.clocktower.goon import unmet
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.killing import (
    Killer,
    by_others,
    guards,
    kept_from_killing,
    may_be_dead,
    shelters,
)
from fabula.deduction.clocktower.roles import PROTECTORS
from fabula.deduction.clocktower.timeline import SCHEMES
from fabula.deduction.clocktower.whose import BEGINS, KILLS, NIGHTS, Ways


def poison_anew(run: History, branch: Branch, night: int, before: list[int]) -> list[Branch]:
    """A Pukka chooses whom to poison; one that an Exorcist has chosen does not, unless that was in vain.

    `before` says where each seat was one before anybody died: who takes its place does not choose tonight.
    """
    branch.doomed, branch.stabs = 0, UNTOLD
    if "pukka" not in run.time.roles:
        return [branch]
    heir = 0
    for seat in branch.who.get("pukka", ()):
        heir |= branch.here(seat, "pukka") & ~before[seat] if branch.alive[seat] else 0
    for seat, deals in kept_from_killing(run, branch, night, pukka=True):
        chosen = deals & branch.live & ~branch.impaired[seat]
        if chosen:
            vain = branch.copy()
            vain.live = chosen
            run.demand(vain, night, seat, chosen, run.step - 1)
            run.must_work(branch, night, seat, chosen, run.step - 1)
            return [*poison(run, branch, night, chosen | heir), *poison(run, vain, night, heir)]
    return poison(run, branch, night, heir)


@NIGHTS.of("pukka")
def harmless_or_not(run: History, branch: Branch, night: int, _: tuple[int, ...]) -> list[Branch]:
    """A branch in which the Pukka is drunk or poisoned tonight, whose poison waits; one without."""
    if night == 1 or not (run.time.misled_pukka or branch.short):
        return [branch]
    lame, found = branch.copy(), list[Branch]()
    lame.live = 0
    for seat in branch.who.get("pukka", ()) if branch.poisoned_from else ():
        here = branch.able(seat, "pukka") & branch.live if branch.alive[seat] else 0
        lame.live |= here
    for seat in branch.who.get("pukka", ()) if lame.live else ():
        here = lame.here(seat, "pukka") & lame.live if lame.alive[seat] else 0
        short, lame.short = lame.short, 0
        poisoned = _poisoned_tonight(run, lame, night, seat, here & short)
        found += [poisoned] if poisoned else []
        run.demand(lame, night, seat, here)
        lame.short = short
        if here:
            lame.clouded = [*lame.clouded, (seat, seat, here, night)]
    run.derive(lame)
    return [branch, *found, lame] if lame.live else [branch, *found]


def _poisoned_tonight(run: History, branch: Branch, night: int, seat: int, here: int) -> Branch | None:
    """A branch in which a Poisoner has poisoned the Pukka, and nobody else, from dusk to dusk.

    Whom the Pukka has poisoned is well as long.
    """
    if not here:
        return None
    new, schemes = branch.copy(), run.step
    while schemes > 0 and run.time.steps[schemes - 1][1] == night and run.time.steps[schemes][0] != SCHEMES:
        schemes -= 1
    new.live = here
    new.demands = [one._replace(short=0) if one.day == night else one for one in new.demands]
    new.resting = (*new.resting, (schemes, run.time.dusk_after(night), here))
    new.short = new.plots = 0
    new.clouded = [*new.clouded, (seat, seat, here, night)]
    for by in branch.who.get("poisoner", ()):
        run.must_work(new, night, by, here & branch.able(by, "poisoner"), schemes)
    for one in [each for each in new.sobers if each.seat == seat and each.day == night]:
        new.live &= ~one.deals
    run.derive(new)
    return new if new.live else None


@BEGINS.of("pukka")
def poison(run: History, branch: Branch, night: int, barred: int = 0) -> list[Branch]:
    """A Pukka poisons somebody: a branch of its own where that ends what they have poisoned or made drunk."""
    _poison_somebody(run, branch, night, barred)
    branches, here = [branch], 0
    for seat in branch.who.get("pukka", ()):  # whom a Goon has made drunk, say, poisons nobody, nor that Goon
        here |= branch.able(seat, "pukka") & branch.live & ~barred if branch.alive[seat] else 0
    here &= ~branch.dazed
    for seat in branch.who.get("xaan", ()) if branch.sickness & here else ():
        mine = branch.able(seat, "xaan") & branch.sickness & here
        ended = _poisons(run, branch, night, seat, mine)
        if ended is not None:
            ended.sickness = 0
            run.derive(ended)
            branches.append(ended)
    for seat, deals in branch.who_clouds():
        rests = _poisons(run, branch, night, seat, deals & here)
        if rests is not None:
            rests.pause(seat)
            run.derive(rests)
            branches.append(rests)
    return branches


def _poisons(run: History, branch: Branch, night: int, seat: int, deals: int) -> Branch | None:
    """A branch in which it is this player, and this one without it."""
    deals &= branch.live
    if not deals:
        return None
    new = branch.copy()
    new.live = deals
    new.demands = [*new.demands, Demand(run.step, night, seat, deals, 0)]
    run.must_work(branch, night, seat, deals)
    return new


def lame(branch: Branch) -> int:
    """Where a Pukka that lives is drunk or poisoned by rule."""
    found = 0
    for seat in branch.who.get("pukka", ()):
        found |= branch.here(seat, "pukka") & branch.impaired[seat] if branch.alive[seat] else 0
    return found


def _poison_somebody(run: History, branch: Branch, night: int, barred: int) -> None:
    """After the last night it may be anybody; before, the next night tells who it was.

    While the Pukka is drunk or poisoned its poison waits, and kills when it is well again.
    """
    here, still = branch.demons("pukka") & ~barred, lame(branch)
    idle = still | branch.dazed
    lasting = idle & branch.live
    waiting = tuple((step, deals & idle) for step, deals in branch.poisoned_from if deals & lasting)
    here &= ~idle
    branch.poisoned_from = (*waiting, (run.step, here)) if here & branch.live else waiting
    if here & branch.live:
        both = ((seat, branch.here(seat, "pukka")) for seat in branch.who["pukka"] if branch.alive[seat])
        branch.biters = {**branch.biters, run.step: dict(both)}
    if "pukka" not in run.time.roles or night < run.time.nights:
        return
    ends = ((FOREVER, ~still), (run.step, still))  # what waits poisons nobody for now
    for step, since in branch.poisoned_from:
        for end, some in ends:
            deals = since & some
            if not deals & branch.live:
                continue
            seats = {seat: deals ^ deals & roles.get("pukka", 0) for seat, roles in enumerate(branch.role)}
            price = _price_of_poison(run, branch, night, step, deals)
            source = Source(step, end, seats, deals, "pukka", price, -1, _in_vain(seats, price))
            branch.sources = [*branch.sources, *branch.rested(source)]


@KILLS.of("pukka")
def let_the_poisoned_die(run: History, branch: Branch, night: int, here: int, ways: Ways) -> int:
    """Who dies has been poisoned since the night before."""
    poisoned = 0
    for _, deals in branch.poisoned_from:
        poisoned |= deals
    ways[1] |= here & poisoned
    if all(branch.alive) and run.time.found_dead.get(night):
        surely = 0
        for step, deals in branch.poisoned_from:
            surely |= deals & ~_may_be_in_vain(branch, step)
        ways[0] &= ~(here & surely & ~_might_spare(run, branch, night))
    return here if night - 1 in run.time.deadly_days else here & ~poisoned


def _may_be_in_vain(branch: Branch, step: int) -> int:
    """Where a Pukka may have been drunk or poisoned when it chose at a step."""
    found = branch.where("poisoner")
    for seat in branch.who.get("pukka", ()):
        here = branch.here(seat, "pukka")
        for one in branch.sources:
            strikes = one.of != "pukka" and one.lies_on(seat, step)
            found |= one.seats.get(seat, 0) & one.deals & here if strikes else 0
    return found


def _might_spare(run: History, branch: Branch, night: int) -> int:
    """Where a Pukka need not kill while nobody was dead before tonight, though it has poisoned somebody."""
    found = branch.upheaval | branch.peace | branch.where("amnesiac") | branch.where("goon")
    for _, _, saved in _saved_from_a_pukka(run, branch, night):
        found |= saved
    for _, kept in kept_from_killing(run, branch, night):
        found |= kept
    for _, must, may in branch.risks.values():  # who is dead by then
        found |= must | may
    for demands in _price_of_poison(run, branch, night - 1, run.step, -1).values():
        for one in demands:
            found |= one.deals
    return found


def kill_poisoned(
    run: History, branch: Branch, night: int, dead: tuple[int, ...], killers: list[Killer]
) -> None:
    """Whoever dies of a Pukka has been poisoned since the night before; or died since, or was dead."""
    others = [(-1, one.deals) for one in killers]  # who has to kill may be drunk or poisoned
    without = may_be_dead(len(dead), [-1, *[0] * MOST], others)
    here = branch.anybody("pukka")
    saved_by = [*_saved_from_a_pukka(run, branch, night)] if here & branch.live else []
    leans = _who_saves_alone(run, [one for one in saved_by if one[1] not in dead])
    alone = {seat: _others_killed(branch, killers, [one for one in dead if one != seat]) for seat in dead}
    for step, since in branch.poisoned_from:
        if not since & here & branch.live:
            continue
        for seat in dead:  # who chooses a Goon first is drunk, and has poisoned nobody
            met = unmet(run, branch, range(1, night), seat) & since & here
            run.demand(branch, night - 1, seat, met & ~by_others(branch, killers, seat), step - 1)
        able = here & since
        unsure = able & without
        for seat in [one for one in branch.who.get("pukka", ()) if branch.alive[one] and one not in dead]:
            needed = branch.here(seat, "pukka") & (able ^ unsure)  # who has poisoned another was able to
            run.must_work(branch, run.time.steps[step][1], seat, needed, step)
        seats = {seat: unsure for seat, lives in enumerate(branch.alive) if not lives}
        for _, seat, saved in saved_by:
            seats[seat] = seats.get(seat, 0) | saved & unsure
        seats.update({seat: able & deals for seat, deals in alone.items()})
        deals = 0
        for found in seats.values():
            deals |= found
        if deals & branch.live:
            price = _price_of_poison(run, branch, night - 1, step, deals)
            nowhere = _in_vain(seats, price, dead)
            for when, spared in branch.spared:  # who was chosen once more, and saved from both
                nowhere |= spared & unsure if when == step else 0
            longer = dict.fromkeys(dead, run.time.dawns[night] - 1)  # what the death sets off meets it still
            source = Source(step, run.step, seats, deals, "pukka", price, -1, nowhere, longer, leans=leans)
            branch.sources = [*branch.sources, *branch.rested(source)]
    spared = 0
    for _, _, saved in saved_by:
        spared |= saved
    branch.spared = (*branch.spared, (run.step, spared)) if spared & branch.live else branch.spared


def _who_saves_alone(
    run: History, saved_by: list[tuple[int, int, int]]
) -> dict[int, tuple[Lean, ...]] | None:
    """By who is saved from a Pukka whom it cannot have poisoned at once, for nobody else saves them."""
    found: dict[int, tuple[Lean, ...]] = {}
    for by, seat, deals in saved_by:
        for other, same, saved in saved_by:
            deals ^= deals & saved if same == seat and other != by else 0
        if deals:
            found[seat] = (*found.get(seat, ()), Lean(by, run.step, deals))
    return found or None


def _others_killed(branch: Branch, killers: list[Killer], seats: list[int]) -> int:
    """Where all of these may have died by others than the Demon, as a Pukka kills one alone."""
    found = -1
    for seat in seats:
        found &= by_others(branch, killers, seat)
    return found


def _price_of_poison(
    run: History, branch: Branch, night: int, step: int, deals: int
) -> dict[int, tuple[Demand, ...]]:
    """Who must have been drunk or poisoned for a Pukka to poison a seat: the Soldier there, a Monk."""
    price: dict[int, tuple[Demand, ...]] = {}
    guarded = [(seat, seat, branch.here(seat, "soldier")) for seat in branch.who.get("soldier", ())]
    guarded += [
        (told.player, told.by, branch.here(told.by, "monk"))
        for told in run.time.choices.get(night, ())
        if told.role == "monk"
    ]
    for seat, by, here in guarded:
        acts = here & deals & run.honest[by]
        acts ^= acts & branch.impaired[by]
        if acts:
            short = acts & branch.where("poisoner")
            price[seat] = (*price.get(seat, ()), Demand(step, night, by, acts, short))
    return price


def _in_vain(seats: dict[int, int], price: dict[int, tuple[Demand, ...]], dead: tuple[int, ...] = ()) -> int:
    """Where a Pukka may have chosen somebody whom it cannot poison, who has not died of it."""
    found = 0
    for seat, demands in price.items():
        for one in demands if seat not in dead else ():
            found |= one.deals & seats.get(seat, 0)
    return found


def _saved_from_a_pukka(run: History, branch: Branch, night: int) -> Iterator[tuple[int, int, int]]:
    """By whom who lives on though the poison should have killed them tonight, and in which deals."""
    living = [seat for seat, lives in enumerate(branch.alive) if lives]
    for seat in living if "tealady" in run.time.roles else ():
        for lady, (_, here) in guards(run, branch, seat):
            yield lady, seat, here & ~branch.impaired[lady]
    for told in run.time.choices.get(night, ()):
        if told.role in PROTECTORS:
            acts = shelters(run, branch, told) & ~branch.impaired[told.by]
            for seat in told.players:
                if seat != told.by:  # who is poisoned keeps nobody alive
                    yield told.by, seat, acts if branch.alive[seat] else 0
