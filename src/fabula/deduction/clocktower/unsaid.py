"""Who has become another role and says nothing of it: whoever is evil by the end need not.

It is looked at where it is not assumed that all who change say so. A branch for each of what may have been:
the first, the second and each further of those who may keep silent counts as one, whoever that is in a deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from fabula.deduction.clocktower.branch import Branch
from fabula.deduction.clocktower.changes import dead_barbers
from fabula.deduction.clocktower.deals import ALWAYS_SEVERAL
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.lending import lend
from fabula.deduction.clocktower.roles import KIND, LENT_TO_MINIONS, SILENT
from fabula.deduction.clocktower.spoken import made_unsaid
from fabula.deduction.clocktower.whose import NIGHTS, UNSAID

Silent = tuple[int, ...]  # by seats the deals in which it is whoever may keep silent
Rest = dict[str, int]  # by roles the deals in which somebody may be it, of whom only the kind matters


def change(run: History, branch: Branch, night: int, role: str) -> list[Branch] | None:
    """At the line of this role: whom its ability may have changed."""
    return UNSAID[role](run, branch, night)


@UNSAID.of("pithag")
def brew(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """A Pit-Hag may have made somebody evil what nobody was: a branch for each of what they may be now."""
    found = [branch]
    for by in branch.who.get("pithag", ()):
        done = f"pithag {by} {night}"
        acts = branch.able(by, "pithag") & branch.live & ~branch.spent.get(done, 0)
        for silent in _who_may_be_silent(run, branch, acts):
            for role, here, rest in _made_of_nothing(run, branch, acts):
                new = _with_made(run, branch, night, by, silent, role, here, rest)
                if new is not None:
                    new.spent[done] = new.spent.get(done, 0) | new.live
                    found.append(new)
    return found if len(found) > 1 else None


def _who_may_be_silent(run: History, branch: Branch, acts: int) -> list[Silent]:
    """In each deal the first who may keep silent, then the second, and so on."""
    left, found = [acts], list[list[int]]()
    for seat in range(run.time.seats):
        mine = run.liar[seat] & ~branch.feigns[seat]
        for place in reversed(range(len(left))):
            here = left[place] & mine
            if not here:
                continue
            if place == len(found):
                found.append([0] * run.time.seats)
                left.append(0)
            found[place][seat] |= here
            left[place + 1] |= here
            left[place] &= ~here
    return [tuple(one) for one in found]


def _made_of_nothing(run: History, branch: Branch, acts: int) -> Iterator[tuple[str, int, Rest]]:
    """Each role of the script that nobody is; those of whose ability nothing follows together as one."""
    rest: Rest = {}
    for role in made_unsaid(run.time.case):
        here = acts & (-1 if role in ALWAYS_SEVERAL else ~branch.in_play(role))
        if here and role in run.time.unspoken:
            rest[role] = here
        elif here:
            yield role, here, {}
    here = 0
    for deals in rest.values():
        here |= deals
    if here:
        yield SILENT, here, rest


def _with_made(
    run: History, branch: Branch, night: int, by: int, silent: Silent, role: str, here: int, rest: Rest
) -> Branch | None:
    new = branch.copy()
    new.live &= here & ~branch.here(by, role)
    run.must_work(new, night, by, new.live)
    made = 0
    for seat, deals in enumerate(silent):
        some = deals & new.live & ~branch.here(seat, role)
        if some and _may_become(run, seat, (*rest,) or (role,)):
            _become(run, new, seat, role, some)
            new.rest = {**new.rest, seat: _one_of_the_rest(new.rest.get(seat, {}), rest, some)}
            made |= some
    new.live &= made
    if KIND[role] == "demon":
        new.upheaval |= made
    return _if_it_goes_on(run, new)


def _may_become(run: History, seat: int, roles: tuple[str, ...]) -> bool:
    """Whether it is followed of this seat to become one of these; what they are in the end, if so asked."""
    return not run.time.toward or run.time.toward[seat] in roles


def _one_of_the_rest(before: Rest, rest: Rest, here: int) -> Rest:
    """Which they may be in these deals, and in all others what they may have been before."""
    both = dict.fromkeys((*before, *rest))
    return {role: before.get(role, 0) & ~here | rest.get(role, 0) & here for role in both}


def _become(run: History, branch: Branch, seat: int, role: str, here: int) -> None:
    """Let go of what they had begun as what they were; as a Lleech they choose a host."""
    branch.end_poison_of(seat, "widow", run.step, here)
    branch.end_poison_of(seat, "lleech", run.step, here)
    run.end_poison_of_a_pukka(branch, here & branch.here(seat, "pukka"))
    run.remember_who_woke(branch, seat, here)
    branch.become(seat, role, here)
    if role == "assassin":  # who has killed nobody yet
        branch.spent[role] = branch.spent.get(role, 0) & ~here
    run.choose_anew(branch, seat, role, here)


def _if_it_goes_on(run: History, branch: Branch) -> Branch | None:
    """Where no Demon is left the game is over."""
    branch.live &= branch.demons() | branch.monsta | branch.unmade | branch.extra | branch.stalled
    if not branch.live:
        return None
    run.end_what_has_no_source(branch)
    run.derive(branch)
    return branch


@UNSAID.of("barber")
def trim(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """A Demon that a Barber's death lets swap two roles may have swapped those of two who keep silent."""
    found = [branch]
    for barber, deals in dead_barbers(run, branch, night):
        done = f"barber {barber}"
        here = deals & branch.live & branch.demons()
        for one, other in combinations(_who_may_be_silent(run, branch, here), 2):
            new = _with_swapped(run, branch, one, other)
            if new is not None:
                new.spent[done] = new.spent.get(done, 0) | new.live
                found.append(new)
    return found if len(found) > 1 else None


def _with_swapped(run: History, branch: Branch, first: Silent, second: Silent) -> Branch | None:
    new, swapped = branch.copy(), 0
    for one, deals in enumerate(first):
        for other, theirs in enumerate(second):
            here = deals & theirs & branch.live
            for role, mine in branch.role[one].items() if here else ():
                some = here & mine & ~branch.here(other, role)
                swapped |= some
                for had, there in branch.role[other].items():
                    if some & there:
                        _become(run, new, one, had, some & there)
                        _become(run, new, other, role, some & there)
    new.live &= swapped
    return _if_it_goes_on(run, new)


@UNSAID.of("hatter")
def have_tea(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """After a Hatter's death all Minions, the dead too, and the Demons who live may choose another role."""
    here = 0
    for dead in (*run.time.fallen_by_day.get(night - 1, ()), *branch.tonight):
        invites = run.as_outsider(branch, dead, "hatter") & ~branch.impaired[dead] & branch.live
        here |= invites & ~branch.spent.get(f"hatter {dead}", 0)
        branch.spent[f"hatter {dead}"] = branch.spent.get(f"hatter {dead}", 0) | invites
    found = [branch]
    for seat, lives in enumerate(branch.alive) if here else ():
        found += [
            new
            for one in list(found)
            for role in made_unsaid(run.time.case)
            if (new := _with_a_guest(run, one, seat, lives, role, here)) is not None
        ]
    return found if len(found) > 1 else None


def _with_a_guest(
    run: History, branch: Branch, seat: int, lives: bool, role: str, here: int
) -> Branch | None:
    kind = KIND[role]
    if kind != "minion" and not (kind == "demon" and lives):
        return None
    some = here & branch.live & branch.kind[seat][kind] & run.liar[seat] & ~branch.in_play(role)
    if not some or not _may_become(run, seat, (role,)):
        return None
    new = branch.copy()
    new.live = some
    _become(run, new, seat, role, some)
    return _if_it_goes_on(run, new)


@UNSAID.of("plaguedoctor")
def leave_a_plague(run: History, branch: Branch, _: int) -> list[Branch] | None:
    """After a Plague Doctor's death the Storyteller has the ability of a Minion whom nobody is.

    It is as if the dead kept it; that of some is a Minion's besides their own.
    """
    found = [branch]
    for seat in (one for one, lives in enumerate(branch.alive) if not lives):
        handed = branch.spent.get(f"plague {seat}", 0)
        here = run.as_outsider(branch, seat, "plaguedoctor") & ~branch.impaired[seat] & branch.live & ~handed
        branch.spent[f"plague {seat}"] = handed | here
        for role in made_unsaid(run.time.case) if here else ():
            free = here & ~branch.where(role) if KIND[role] == "minion" else 0
            heirs = range(run.time.seats) if role in LENT_TO_MINIONS else (seat,)
            for heir in heirs if free else ():
                deals = free & (branch.kind[heir]["minion"] if heir != seat else -1)
                found += [_with_lent(run, branch, heir, role, deals)] if deals else []
    return found if len(found) > 1 else None


@NIGHTS.of("plaguedoctor")
def use_it_at_once(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Branch]:
    """What a Plague Doctor leaves by night may be used that very night: to strike, or to poison somebody."""
    found = [branch]
    if night == 1 or "plaguedoctor" not in run.time.unseen:
        return found
    told = any((one.role, one.kind, one.night) == ("widow", "told", night) for one in run.time.case.told)
    for role, shows in (("assassin", len(dead) > 1), ("widow", told)):
        for seat in dead if shows and role in run.time.case.script else ():
            here = run.as_outsider(branch, seat, "plaguedoctor") & ~branch.impaired[seat] & branch.live
            here &= ~branch.where(role)
            if here:
                new = _with_lent(run, branch, seat, role, here)
                new.spent[f"plague {seat}"] = new.spent.get(f"plague {seat}", 0) | here
                new.keeps = list(new.keeps)
                new.keeps[seat] |= here
                found.append(new)
    return found


def _with_lent(run: History, branch: Branch, seat: int, role: str, deals: int) -> Branch:
    new = branch.copy()
    new.live = deals
    lend(run, new, seat, role, deals)
    if not new.alive[seat]:
        new.keeps = list(new.keeps)
        new.keeps[seat] |= deals
    run.derive(new)
    return new
