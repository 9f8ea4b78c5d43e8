"""What a night does: who may have killed how many, who may not have died, who becomes what."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from fabula.deduction.clocktower import bad_moon_rising, carousel, pukka
from fabula.deduction.clocktower.branch import FOREVER, NOBODY, SWAP, UNTOLD, WORD, Branch, Source, Turn
from fabula.deduction.clocktower.demons import MOST
from fabula.deduction.clocktower.doubt import watch_the_night
from fabula.deduction.clocktower.dying import die_by_night
from fabula.deduction.clocktower.goon import choose_a_goon, give_up, hits_back
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.killing import (
    Killer,
    be_well_in_time,
    by_others,
    demon_kills,
    guards,
    kept_from_killing,
    makers,
    may_be_dead,
    other_killers,
    shelters,
)
from fabula.deduction.clocktower.roles import BORROWERS, FIRST, OTHER, TURNING
from fabula.deduction.clocktower.whose import BEGINS, NIGHTS, Ways

CHARMER = "snakecharmer"


def fall(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """A night begins: what the Poisoner, the Xaan and a poisoned Vortox make of it."""
    branch.tonight, branch.before, branch.idle, branch.gone_first = (), {}, {}, NOBODY
    branch.upheaval = branch.short = branch.plots = 0
    if run.time.looks_back:
        branch.keep_the_day(night - 1)
    clouded = [*branch.paused, *branch.clouded]
    if clouded:
        branch.clouded, branch.paused = [each for each in clouded if each[3] >= night], []
        run.derive(branch)
    branches = [*_turn_evil(run, branch, night), branch]
    if run.turns and "goon" in run.time.roles:
        give_up(run, branch, night)
        branches = branches if branch.live else branches[:-1]
    if run.time.has_long and not run.time.schemes:
        branches = [each for one in branches for each in _pause(run, one, night)]
    return None if branches == [branch] else branches


def scheme(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """It is the turn of the Xaan and the Poisoner, who may poison a Demon that misleads others."""
    branch.short = branch.plots = run.poisoners(branch)
    branches = [branch]
    if "xaan" in run.time.roles:
        branch.sickness = run.time.deals.with_outsiders.get(night, 0) & branch.anybody("xaan")
        run.derive(branch)
        vain = _poison_no_townsfolk(run, branch, night) if branch.sickness and run.time.has_long else None
        branches += [vain] if vain else []
    if run.time.has_long or branch.short:
        branches = [each for one in branches for each in _pause(run, one, night)]
    if run.time.misleading:
        branches = [each for one in branches for each in _poison_the_demon(run, one, night) or [one]]
    return branches if len(branches) > 1 else None


def find_a_host(run: History, branch: Branch, _: int) -> None:
    """A Lleech chooses its host, before the Xaan and the Poisoner."""
    run.choose_somebody_else(branch, "lleech")


def warn(run: History, branch: Branch, night: int) -> None:
    """A Widow poisons somebody and wakes somebody good, whoever makes her drunk after that."""
    run.choose_somebody_else(branch, "widow")
    run.somebody_was_told(branch, night)


def _pause(run: History, branch: Branch, night: int) -> list[Branch]:
    """Whoever has made somebody drunk may be poisoned tonight, and what they did rests: a branch for each.

    They may also be drunk or poisoned for as long as some other ability lasts.
    """
    branches = [branch]
    for by, clouds in branch.who_clouds():
        deals = clouds & (branch.short | run.may_be_impaired(branch, by, run.step))
        branches += _rest(run, branches, night, by, deals, run.step, run.may_be_left_alone(by, night))
    return [one for one in branches if one.live]


def _rest(
    run: History, branches: list[Branch], night: int, by: int, deals: int, step: int, idle: int = 0
) -> list[Branch]:
    """Of each of these one in which this player was drunk or poisoned at a step, and what they did rests.

    But where they are `idle`: a Goon of whom nothing shows might as well not have been chosen.
    """
    resting = []
    for one in branches if deals else ():
        rests = one.copy()
        rests.live &= deals & ~idle
        rests.pause(by)
        ring = 0
        for who, seat, clouds, _ in one.clouded:
            ring |= clouds & one.here(seat, "pukka") if who == by else 0
        run.demand(rests, night, by, rests.live, step, ring)
        run.must_work(one, night, by, deals & one.live, step)
        run.derive(rests)
        resting.append(rests)
    return resting


def _turn_evil(run: History, branch: Branch, night: int) -> list[Branch]:
    """Branches in which somebody good is evil from tonight on."""
    found: list[Branch] = []
    for seat in () if run.time.roles.isdisjoint(TURNING) else range(run.time.seats):
        good = branch.live & ~branch.evil[seat]
        if night > 1 and "mezepheles" in run.time.roles:
            here = good & branch.anybody("mezepheles") & ~branch.spent.get("mezepheles", 0)
            new = run.takes(branch, Turn(WORD, night, seat, seat), here)
            if new is not None:
                new.spent["mezepheles"] = here
                new.evil[seat] |= here
                found.append(new)
        goon = branch.able(seat, "goon") & branch.live  # of who is evil already it matters for the second
        if goon:
            named = any(one.night == night and seat in one.players for one in run.time.case.told)
            found += choose_a_goon(run, branch, night, seat, goon if named else goon & good)
    return found


def _poison_no_townsfolk(run: History, branch: Branch, night: int) -> Branch | None:
    """A branch in which the Xaan is drunk or poisoned in their night."""
    vain = branch.copy()
    vain.live &= branch.sickness
    vain.sickness = 0
    run.derive(vain)
    for seat in branch.who.get("xaan", ()):
        here = branch.able(seat, "xaan") & branch.sickness
        run.demand(vain, night, seat, here)
        run.must_work(branch, night, seat, here)
    return vain if vain.live else None


def _poison_the_demon(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """A branch in which the Poisoner has chosen the Vortox or the No Dashii tonight, and one without."""
    poisoned, seats = 0, range(run.time.seats)
    new = branch.copy()
    for one in seats:
        here = 0
        for role in run.time.misleading if branch.alive[one] else ():
            here |= branch.here(one, role) & branch.short & branch.live & ~branch.impaired[one]
        for by in seats if here else ():
            chosen = here & branch.able(by, "poisoner")
            if chosen:
                new.clouded = [*new.clouded, (by, one, chosen, night)]
                poisoned |= chosen
        run.must_work(branch, night, one, here)
    if not poisoned:
        return None
    new.live, new.short, new.plots = poisoned, 0, 0
    new.demands = [one._replace(short=0) if one.day == night else one for one in new.demands]
    run.derive(new)
    return [branch, new]


def find_dead(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Branch] | None:
    """At dawn these are dead, and nobody else.

    The ways in which a night may have gone are branches first: by the plain one most is found.
    """
    if branch.is_parted:
        branch.is_parted = False
        return _come_to_dawn(run, branch, night, dead)
    branches = be_well_in_time(run, branch, night, dead) if branch.clouded else [branch]
    if night == 1 and not dead:
        for role in (one for one in BEGINS if one in run.time.roles):
            branches = [each for one in branches for each in BEGINS[role](run, one, night)]
        return branches if len(branches) > 1 else None
    for role in run.time.in_the_night:
        branches = [each for one in branches if one.live for each in NIGHTS[role](run, one, night, dead)]
    branches = [one for one in branches if one.live]
    if len(branches) == 1:
        return _come_to_dawn(run, branches[0], night, dead)
    for one in branches:
        one.is_parted, one.next = True, one.next - 1
    return branches


def _come_to_dawn(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Branch]:
    ends = _find_dead(run, branch, night, dead)
    return [each for one in ends for each in _pause_for_the_dead(run, one, night)]


def _pause_for_the_dead(run: History, branch: Branch, night: int) -> list[Branch]:
    """Whoever has made somebody drunk may be so themselves by a death of this night: a branch for each."""
    begun = [one for one in branch.sources if one.begins == run.step + 1] if branch.clouded else []
    branches = [branch]
    for by, clouds in branch.who_clouds() if begun else ():
        struck = 0
        for source in begun:
            struck |= source.seats.get(by, 0) & source.deals
        branches += _rest(run, branches, night, by, clouds & struck, run.step + 1)
    return [one for one in branches if one.live]


def _find_dead(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Branch]:
    for seat in branch.who.get("pithag", ()) if night > 1 else ():
        branch.remade |= branch.able(seat, "pithag") & ~branch.spent.get(f"pithag {seat} {night}", 0)
    is_poisoning = "pukka" in run.time.roles
    pukkas = [roles.get("pukka", 0) for roles in branch.role] if is_poisoning else []
    branch.dazed = pukka.lame(branch) if is_poisoning else 0
    killers = other_killers(run, branch, night, dead) + carousel.hunted(run, branch, night, dead)
    if branch.stabs >= 0:
        bad_moon_rising.let_the_assassin_live(branch, killers, dead)
    if is_poisoning and night > 1:
        pukka.kill_poisoned(run, branch, night, dead, killers)
        alone = len(dead) == 1
        branch.doomed = branch.demons("pukka") & ~by_others(branch, killers, dead[0]) if alone else 0
    watch_the_night(run, branch, night, len(dead), killers)
    if not branch.live:
        return []
    killers = [one for one in killers if one.deals & branch.live]
    number = len(dead)
    if branch.fooled >= 0:
        branch.live &= ~branch.demons("pukka") | by_others(branch, killers, branch.fooled)
        number += 1
    branches = [branch, *_count_the_dead(run, branch, night, number, killers)]
    branches = [one for one in branches if one.live]
    for new in branches:
        new.avenged = (new.fallen, new.unsure)
        new.rumour, new.fallen, new.unsure, new.risks, new.prey, new.peace = {}, 0, 0, {}, {}, 0
        new.fooled = NOBODY
        new.charged, new.waits = new.live if new.waits else 0, False
        for seat in dead:
            _could_die(run, new, night, seat, by_others(new, killers, seat), dead)
    for seat in dead:
        branches = [
            new
            for one in branches
            for new in die_by_night(run, one, night, seat, by_others(one, killers, seat))
        ]
    return [new for one in branches if one.live for new in pukka.poison_anew(run, one, night, pukkas)]


def swap_by_a_snake_charmer(run: History, branch: Branch, night: int) -> None:
    """In the nights in which it comes about, the Snake Charmer and the Demon change roles and sides."""
    for place, turn in enumerate(run.turns):
        if turn.kind != SWAP or turn.night != night:
            continue
        demon, charmer = turn.by, turn.seat
        before = _charmers(run, branch, charmer, night)
        here = 0
        for deals in before.values():
            here |= deals & branch.demon_at(demon)[1] & branch.live & ~branch.impaired[charmer]
        if not (branch.alive[demon] and branch.alive[charmer]):
            here = 0
        here &= ~branch.evil[charmer]
        branch.live &= here
        swap_roles(run, branch, night, demon, charmer, here)
        branch.evil = list(branch.evil)
        branch.evil[charmer] |= here
        branch.evil[demon] &= ~here
        branch.marks["swapped", demon] = here
        branch.turned = (*branch.turned, place)
        run.derive(branch)


def swap_unsaid(run: History, branch: Branch, night: int) -> list[Branch]:
    """An evil Snake Charmer who finds the Demon: both stay evil, and nobody says anything of it."""
    found = [branch]
    for charmer, lives in enumerate(branch.alive):
        able = branch.live & branch.evil[charmer] & run.liar[charmer] & ~branch.impaired[charmer]
        able &= branch.here(charmer, "snakecharmer") if lives else 0
        for demon in range(run.time.seats) if able else ():
            here = able & branch.demon_at(demon)[1] if branch.alive[demon] and demon != charmer else 0
            if here:
                new = branch.copy()
                new.live = here
                swap_roles(run, new, night, demon, charmer, here)
                run.derive(new)
                found.append(new)
    return found


def swap_roles(run: History, branch: Branch, night: int, demon: int, charmer: int, here: int) -> None:
    """The Snake Charmer and the Demon change roles; who was the Demon is poisoned from now on.

    A Lleech lets go of its host, and who is it now chooses another.
    """
    run.must_work(branch, night, charmer, here)
    run.remember_who_was_woken(branch, demon, here, (FIRST if night == 1 else OTHER)[CHARMER], CHARMER)
    run.remember_who_woke(branch, charmer, here)
    branch.end_poison_of(demon, "lleech", run.step, here)
    run.end_poison_of_a_pukka(branch, here & branch.here(demon, "pukka"))
    lleech = here & branch.here(demon, "lleech")
    if lleech:
        hosts = {seat: lleech for seat, lives in enumerate(branch.alive) if lives and seat != charmer}
        branch.sources = [*branch.sources, Source(run.step + 1, FOREVER, hosts, lleech, "lleech")]
    before = _charmers(run, branch, charmer, night)
    for role, theirs in list(branch.role[demon].items()):
        branch.become(charmer, role, here & theirs)
    for role, deals in before.items():
        branch.become(demon, role, here & deals)
    branch.fixed = list(branch.fixed)
    branch.fixed[demon] |= here


def _charmers(run: History, branch: Branch, seat: int, night: int) -> dict[str, int]:
    """Where a seat has the ability of a Snake Charmer, by what it is."""
    borrowed = run.borrows(branch, seat, "snakecharmer", night)
    others = {role: borrowed & branch.here(seat, role) for role in BORROWERS}
    return {"snakecharmer": branch.here(seat, "snakecharmer"), **others}


# ---- how many


def _count_the_dead(
    run: History, branch: Branch, night: int, number: int, killers: list[Killer]
) -> list[Branch]:
    """Without the deals in which so many cannot have died; branches where that has two explanations."""
    demon, excused = demon_kills(run, branch, night)
    fair = list(demon)
    fair[0] &= excused
    full = [(~one.deals | one.spares, one.deals) for one in killers]
    found = may_be_dead(number, fair, full)
    branch.fed = -1
    if killers and number:  # where the others do not make up the number by themselves
        branch.fed = may_be_dead(number, [0, *demon[1:]], full) | ~found
    branches = [branch, *_explain_otherwise(run, branch, night, number, killers, (demon, fair, full), found)]
    for one in branches[1:]:
        one.fed = -1
    idle = [(-1, one.deals) for one in killers]  # who has to kill may be drunk or poisoned
    for one in [each for each in branches if each.live]:
        _bar_a_demon(run, one, night, number, idle)
        if number:
            _let_the_demon_work(run, one, night, number, idle)
            _let_others_work(run, one, night, number, killers, (demon, full))
        if "assassin" in run.time.roles:
            spent = one.spent.get("assassin", 0)
            one.stabbed = one.live & ~spent if one.stabs >= 0 else 0
            one.spent["assassin"] = spent | one.stabbed
    return branches[1:]


def _explain_otherwise(
    run: History,
    branch: Branch,
    night: int,
    number: int,
    killers: list[Killer],
    ways: tuple[Ways, Ways, list[tuple[int, int]]],
    found: int,
) -> list[Branch]:
    """Where so many have died because the Demon was harmless, or because somebody else killed in vain.

    Where both explain it, each has a branch of its own.
    """
    (demon, fair, full), live = ways, branch.live
    branches: list[Branch] = []
    otherwise = live ^ live & found
    explained, before = found | branch.upheaval, branch.copy() if otherwise else branch
    for place in range(-1, len(killers)) if otherwise ^ otherwise & explained else ():
        if place < 0:
            only = may_be_dead(number, demon, full) & otherwise
            whose = _demons_by_seat(branch)
        else:
            one = killers[place]
            free = [*full[:place], (-1, one.deals), *full[place + 1 :]]
            whose = makers(branch, one)
            only = may_be_dead(number, fair, free) & otherwise if whose else 0
        step = run.step + (killers[place].after if place >= 0 else 0)
        known = only & explained
        both = known ^ known & branch.upheaval
        if both:
            new = before.copy()
            new.live = both
            for seat, here in whose:
                run.demand(new, night, seat, both & here, step)
            branches.append(new)
        for seat, here in whose:
            run.demand(branch, night, seat, here & (only ^ known), step)
        explained |= only
    branch.live &= explained
    return branches


def _demons_by_seat(branch: Branch) -> list[tuple[int, int]]:
    feigns, found = branch.feigns, []
    for seat, (lives, kinds) in enumerate(zip(branch.alive, branch.kind, strict=True)):
        here = kinds["demon"] if lives else feigns[seat]
        if here:
            found.append((seat, here))
    return found


def _let_the_demon_work(
    run: History, branch: Branch, night: int, number: int, others: list[tuple[int, int]]
) -> None:
    """Where nobody else can have killed so many, the Demon was neither drunk nor poisoned.

    But a Pukka that dies of its own poison.
    """
    only = branch.live & ~(may_be_dead(number, [-1, *[0] * MOST], others) | branch.upheaval)
    dead = run.time.found_dead.get(night, ())
    for seat, here in _demons_by_seat(branch) if only else ():
        at_fault = here & only
        if at_fault:
            at_fault &= ~branch.here(seat, "legion")
            at_fault &= ~branch.here(seat, "pukka") if seat in dead else -1
            run.must_work(branch, night, seat, at_fault)


def _let_others_work(
    run: History,
    branch: Branch,
    night: int,
    number: int,
    killers: list[Killer],
    ways: tuple[Ways, list[tuple[int, int]]],
) -> None:
    """Where so many cannot have died without somebody's ability, they were neither drunk nor poisoned."""
    demon, full = ways
    for place, one in enumerate(killers):
        if one.deals & branch.live:
            rest = full[:place] + full[place + 1 :]
            needed = one.deals ^ one.deals & may_be_dead(number, demon, rest)
            if one.role == "assassin" and branch.stabs >= 0:
                needed = one.deals
            for seat, here in makers(branch, one) if needed else ():
                run.must_work(branch, night, seat, needed & here, run.step + one.after)


def _bar_a_demon(
    run: History, branch: Branch, night: int, number: int, others: list[tuple[int, int]]
) -> None:
    """Where the Demon must have killed, whoever keeps it from that has been drunk or poisoned."""
    kept = kept_from_killing(run, branch, night)
    without = may_be_dead(number, [-1, *[0] * MOST], others) if kept else 0
    for seat, barred in kept:
        run.demand(branch, night, seat, barred & ~without & ~branch.upheaval)


# ---- who


def _could_die(
    run: History, branch: Branch, night: int, seat: int, others: int, dead: tuple[int, ...]
) -> None:
    """Whoever cannot die was drunk or poisoned, or killed by somebody else than the Demon.

    Who has died tonight may have died before, and protects nobody then.
    """
    safe = run.has(branch, seat, "soldier") | run.has(branch, seat, "sailor")
    if safe:
        run.demand(branch, night, seat, safe & run.honest[seat] & ~others)
    assassin = branch.anybody("assassin") if branch.stabs == seat else 0
    fool = branch.surely_unhurt(seat)
    if fool:
        run.demand(branch, night, seat, fool & run.honest[seat] & ~assassin & ~branch.upheaval)
    if "goon" in run.time.roles:
        run.demand(branch, night, seat, hits_back(run, branch, night, seat) & ~others)
    for one, deals in _guards_all_night(run, branch, night, seat, others, dead):
        run.demand(branch, night, one, deals & ~assassin if one not in dead else 0)
    for told in run.time.choices.get(night, ()):
        if seat not in told.players or (told.by in dead and told.by != seat):
            continue
        acts = shelters(run, branch, told)
        if told.role == "innkeeper":
            run.demand(branch, night, told.by, acts & ~assassin)
        elif told.role == "monk":  # who keeps no Fang Gu from dying of its own jump
            jumps = branch.here(seat, "fanggu") & ~branch.jumped
            run.demand(branch, night, told.by, acts & ~others & ~jumps)


def _guards_all_night(
    run: History, branch: Branch, night: int, seat: int, others: int, dead: tuple[int, ...]
) -> list[tuple[int, int]]:
    """By which Tea Ladies a player could not die whenever it was tonight, and where.

    Whom a Shabaloth brings back lives before it kills, whom a Professor does before a Moonchild's turn; whom
    an Assassin has killed is dead before others die of a Gossip's word or of a Godfather: by then somebody
    else may sit beside her.
    """
    found = {lady: sure & branch.live for lady, (sure, _) in guards(run, branch, seat)}
    if not any(found.values()):
        return []
    before, risen = branch.alive, [other for when, other in run.time.risen if when == night]
    variants = [(_with(before, risen, True), branch.where("shabaloth") | others)] if risen else []
    if branch.stabs not in (seat, NOBODY, UNTOLD) and found.keys() & branch.neighbours(branch.stabs):
        rest = [other for other in dead if other not in (seat, branch.stabs)]
        gone = [some for number in range(len(rest) + 1) for some in combinations(rest, number)]
        variants += [(_with(before, (branch.stabs, *some), False), others) for some in gone]
    for alive, where in variants:
        branch.alive = alive
        then = dict(guards(run, branch, seat))
        for lady, deals in found.items():
            found[lady] = deals & (then[lady][0] if lady in then else 0) | deals ^ deals & where
    branch.alive = before
    return list(found.items())


def _with(alive: list[bool], seats: Iterable[int], lives: bool) -> list[bool]:
    return [lives if seat in seats else so for seat, so in enumerate(alive)]
