"""Who has become another role, and who lives again."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.deduction.clocktower.assumptions import WHO_CHANGES_SAYS_SO
from fabula.deduction.clocktower.branch import FOREVER, SWAP, Branch, Source, Turn
from fabula.deduction.clocktower.case import Case, Happening
from fabula.deduction.clocktower.deals import ALWAYS_SEVERAL, SEVERAL
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.killing import guards, taken_along
from fabula.deduction.clocktower.roles import (
    BELIEVE_OTHERWISE,
    BORROWERS,
    CANNOT_DIE,
    CHANGING,
    CHANGING_UNSEEN,
    KIND,
)
from fabula.deduction.clocktower.sight import View
from fabula.deduction.clocktower.spoken import all_is_followed_unsaid
from fabula.deduction.clocktower.timeline import CHARMER
from fabula.deduction.clocktower.whose import CHOSEN, LEFT_OUT
from fabula.games.clocktower.almanac.knowing import Told


def has_become(run: History, branch: Branch, night: int, told: Told) -> None:
    """Whoever is good says so truly when their role changes."""
    seat, role = told.by, told.shown[0]
    charmed = any(Turn(SWAP, night, seat, other) in run.turns for other in range(run.time.seats))
    if charmed and role in (CHARMER, *BORROWERS):
        branch.live &= branch.marks.get(("swapped", seat), 0)
        return
    honest, already = _as_they_say(run, branch, told)
    left = honest & ~branch.here(seat, role)
    changed = 0
    for by, deals in [
        *_by_a_pit_hag(run, branch, night, role, left),
        *_by_death(run, branch, night, seat, role),
    ]:
        changed |= _change(run, branch, night, by, deals & left & ~changed)
    place = run.time.place_of_a_change(told)
    run.remember_who_was_woken(branch, seat, changed, place, role)
    branch.become(seat, role, changed)
    for barber, deals in dead_barbers(run, branch, night):
        swapped = _swap(run, branch, night, seat, role, left & ~changed & deals)
        branch.spent[f"barber {barber}"] = branch.spent.get(f"barber {barber}", 0) | swapped
        changed |= swapped
    if changed:
        _make_somebody_drunk(run, branch, seat, role, changed)
    branch.live &= run.liar[seat] | honest & already | changed
    _cloud_by_a_philosopher(run, branch, seat, role, changed)
    run.derive(branch)


def _make_somebody_drunk(run: History, branch: Branch, seat: int, role: str, changed: int) -> None:
    """A new Puzzlemaster makes somebody drunk from now on; of several Village Idiots one may be."""
    others = {other: changed for other in range(run.time.seats) if other != seat}
    nobody = 0
    if role == SEVERAL:
        others = {other: deals & branch.here(other, role) for other, deals in others.items()}
        others[seat] = nobody = changed
    elif role != "puzzlemaster":
        return
    source = Source(run.step + 1, FOREVER, others, changed, role, nowhere=nobody)
    branch.sources = [*branch.sources, source]


def may_be_made(run: History, branch: Branch, night: int, told: Told) -> list[Branch] | None:
    """A Pit-Hag may have made somebody, before the Demon's turn, what others become by a death.

    A branch in which she has made nobody so, where others may have become it too.
    """
    seat, role, changed = told.by, told.shown[0], 0
    left = _as_they_say(run, branch, told)[0] & ~branch.here(seat, role)
    unmade = branch.copy()
    for by, deals in _by_a_pit_hag(run, branch, night, role, left):
        changed |= _change(run, branch, night, by, deals & left & ~changed)
    branch.become(seat, role, changed)
    _cloud_by_a_philosopher(run, branch, seat, role, changed)
    run.derive(branch)
    unmade.live &= changed
    return [branch, unmade] if unmade.live else None


def _as_they_say(run: History, branch: Branch, told: Told) -> tuple[int, int]:
    """Where somebody says truly what they were before; and where they have become the other role already."""
    seat, role = told.by, told.shown[0]
    honest = run.honest[seat] & branch.live
    already = branch.here(seat, role) & ~run.time.deals.role[seat].get(role, 0)
    if told.was:
        honest &= _thinks_of_itself(branch, seat, told.was) | already
    return honest, already


def _change(run: History, branch: Branch, night: int, by: int, here: int) -> int:
    """Where somebody is changed by this player, whose ability has to work; by nobody's with -1."""
    if by >= 0:
        run.must_work(branch, night, by, here)
    return here & branch.live


def _cloud_by_a_philosopher(run: History, branch: Branch, seat: int, role: str, changed: int) -> None:
    """Whoever becomes what a Philosopher has chosen before is drunk."""
    for by, chosen in run.time.chosen.items():
        here = changed & branch.here(by, "philosopher") & ~branch.void.get(by, 0) if chosen == role else 0
        if here and by != seat:
            branch.clouded = [*branch.clouded, (by, seat, here, FOREVER)]


def _thinks_of_itself(branch: Branch, seat: int, role: str) -> int:
    """Where a seat has this role, or believes in one that it has not."""
    found = branch.here(seat, role)
    for one in BELIEVE_OTHERWISE:
        found |= branch.here(seat, one)
    return found


def _by_a_pit_hag(
    run: History, branch: Branch, night: int, role: str, left: int
) -> Iterator[tuple[int, int]]:
    """Each night but the first a Pit-Hag makes one player a role that is not in play.

    In a night in which she makes a Demon, who dies is the Storyteller's choice.
    """
    if "pithag" not in run.time.roles or night == 1:
        return
    in_play = 0
    if role not in ALWAYS_SEVERAL:
        in_play = branch.in_play(role)
    for seat in branch.who.get("pithag", ()):
        done = branch.spent.get(f"pithag {seat} {night}", 0)
        here = branch.able(seat, "pithag") & left
        here ^= here & (in_play | done)
        if here:
            branch.spent[f"pithag {seat} {night}"] = done | here
            if KIND[role] == "demon":
                branch.upheaval |= here
            yield seat, here


def _by_death(run: History, branch: Branch, night: int, seat: int, role: str) -> Iterator[tuple[int, int]]:
    """A Farmer that died tonight makes another, a Huntsman a Townsfolk of a Damsel; others as they will."""
    for dead in branch.tonight if role == "farmer" else ():
        farmed = branch.here(dead, role) | run.left_to_a_cannibal(branch, dead, role, night)
        yield dead, farmed & ~branch.impaired[dead]
    for other in range(run.time.seats) if role == "farmer" else ():  # whom such a Demon has sought out
        yield -1, branch.here(other, role) & (branch.demons("riot") | branch.demons("leviathan"))
    if "huntsman" in run.time.roles and KIND[role] == "townsfolk":
        chose = [one.by for one in run.time.case.told if one.role == "huntsman" and seat in one.players]
        for by in chose:
            yield by, branch.able(by, "huntsman") & branch.here(seat, "damsel")
    if "plaguedoctor" in run.time.unseen and KIND[role] == "outsider":  # by the ability of a Baron
        for dead, lives in enumerate(branch.alive):
            yield -1, 0 if lives else run.as_outsider(branch, dead, "plaguedoctor")
    for one in CHANGING:
        if one in run.time.roles:
            yield -1, branch.anybody(one)


def dead_barbers(run: History, branch: Branch, night: int) -> Iterator[tuple[int, int]]:
    """Where a Barber has died today or tonight, whose death nobody has used yet."""
    if "barber" not in (*run.time.roles, *run.time.case.hermit):
        return
    for dead in (*run.time.fallen_by_day.get(night - 1, ()), *branch.tonight):
        here = (
            run.as_outsider(branch, dead, "barber")
            & ~branch.impaired[dead]
            & ~branch.spent.get(f"barber {dead}", 0)
        )
        if here:
            yield dead, here


def _swap(run: History, branch: Branch, night: int, seat: int, role: str, deals: int) -> int:
    """Let a seat change roles with whoever has this one; sides stay. Somebody good says so too."""
    swapped = 0
    says = {one.by for one in run.time.case.told if one.kind == "became" and one.night == night}
    for other in range(run.time.seats):
        here = branch.here(other, role) & deals & ~swapped
        if other == seat or not here:
            continue
        here &= run.time.all if other in says else run.liar[other]
        for mine, where in list(branch.role[seat].items()):
            branch.become(other, mine, where & here)
        branch.become(seat, role, here)
        swapped |= here
    return swapped


@LEFT_OUT.of(*CHANGING_UNSEEN)
def may_change_somebody_unseen(case: Case) -> bool:
    """Whom they have made what, where nobody has to say so and it is not followed."""
    return WHO_CHANGES_SAYS_SO not in case.assume and case.nights > 1 and not all_is_followed_unsaid(case)


def rise(run: History, branch: Branch, one: Happening) -> None:
    """Somebody lives again: a Professor has chosen a dead Townsfolk, or a Shabaloth has spat somebody out.

    Whom an Al-Hadikhia has called out may have chosen to live, too.
    """
    risen = branch.demons("shabaloth") | branch.demons("alhadikhia")
    townsfolk = View(run.time, branch).kind(one.player, "townsfolk")[1]
    for seat, lives in enumerate(branch.alive):
        says = any(_chose(told, seat, one) for told in run.time.case.told)
        able = branch.able(seat, "professor")
        if says and seat in branch.tonight:  # of a Moonchild, whose turn comes after theirs
            acts = branch.here(seat, "professor") & townsfolk & ~risen & ~branch.impaired[seat]
            for child, deals in taken_along(run, branch, one.night, seat):
                run.must_work(branch, one.night, child, acts & ~able & deals)
                able |= acts & deals
        if lives:
            able |= run.borrows(branch, seat, "professor", one.night) & ~branch.impaired[seat]
        here = able & townsfolk & ~risen & (run.time.all if says else run.liar[seat])
        run.must_work(branch, one.night, seat, here)
        risen |= here & branch.live
    branch.live &= risen
    branch.alive = list(branch.alive)
    branch.alive[one.player] = True
    branch.begin_anew(one.player)
    run.derive(branch)


def _chose(told: Told, seat: int, one: Happening) -> bool:
    chosen = (told.by, told.role, told.kind, told.night) == (seat, "professor", "choice", one.night)
    return chosen and told.players == (one.player,)


@CHOSEN.of("huntsman")
def seeks_in_vain(run: History, branch: Branch, night: int, told: Told, binds: int) -> None:
    """A Damsel whom a Huntsman has found would have said that she is a Townsfolk now."""
    found = any(
        one.kind == "became" and (one.by, one.night) == (told.player, night) for one in run.time.case.told
    )
    if not found:
        failed = binds & branch.here(told.player, "damsel") & run.honest[told.player]
        branch.went_wrong(night, told.by, failed)
        run.demand(branch, night, told.by, failed)


@CHOSEN.of("professor")
def chose_in_vain(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """A Professor after whose choice nobody lives again has chosen no Townsfolk, or died before.

    Or whom they have called back a Moonchild has taken along in the same night: a branch of its own.
    """
    nobody_rose = not any(
        one.what == "resurrection" and (one.night, one.player) == (night, told.player)
        for one in run.time.case.happenings
    )
    died = any(
        one.what == "death" and one.night == night and one.player == told.by
        for one in run.time.case.happenings
    )
    if nobody_rose and not died and not branch.alive[told.player]:
        failed = binds & View(run.time, branch).kind(told.player, "townsfolk")[0]
        again = _die_again(run, branch, night, told, failed)
        branch.went_wrong(night, told.by, failed)
        run.demand(branch, night, told.by, failed)
        return [branch, *again] if again else None
    return None


def _die_again(run: History, branch: Branch, night: int, told: Told, called: int) -> list[Branch]:
    """A branch for each Moonchild who may have taken along whom a Professor has called back tonight."""
    seat, found = told.player, list[Branch]()
    for child, deals in taken_along(run, branch, night, seat):
        new = branch.copy()
        new.live &= deals & called & ~branch.impaired[told.by]
        run.must_work(new, night, told.by, new.live)
        run.must_work(new, night, child, new.live)
        for role in CANNOT_DIE:
            run.demand(new, night, seat, branch.here(seat, role))
        new.alive = [lives or other == seat for other, lives in enumerate(branch.alive)]
        for lady, (sure, _) in guards(run, new, seat):
            run.demand(new, night, lady, sure)
        new.alive = branch.alive
        found += [new] if new.live else []
    return found
