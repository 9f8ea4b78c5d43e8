"""The course of a history: all deals judged together, in as many branches as the rules have choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fabula.deduction.clocktower import (
    amnesia,
    carousel,
    changes,
    choosing,
    days,
    lending,
    nights,
    tellings,
    unsaid,
)
from fabula.deduction.clocktower.branch import ANY_NIGHT, FOREVER, Branch, Turn
from fabula.deduction.clocktower.case import Happening
from fabula.deduction.clocktower.ending import can_still_be, left_at_the_end
from fabula.deduction.clocktower.history import History, Left
from fabula.deduction.clocktower.timeline import (
    CHARM,
    DEATHS,
    DISTILS,
    DUSK,
    HAPPENS,
    HOSTS,
    JOINS,
    LATE,
    MAKES,
    NIGHT,
    RIOTS,
    SCHEMES,
    TOLD,
    UNSEEN,
    WARNS,
    Before,
    Timeline,
)
from fabula.games.clocktower.almanac.knowing import Statement, Told

Step = Callable[[History, Branch, int, object], list[Branch] | None]
Enough = Callable[[Left], bool] | None  # whether a history need not be gone through any further
FEW = 4  # branches, after which it is worth while to look each night whether one can still be


def followed(time: Timeline, live: int, turns: tuple[Turn, ...] = (), enough: Enough = None) -> History:
    """The history of these deals with these turns in it, gone through to the end of the timeline.

    Or until something is left that is enough.
    """
    run = History(time, live, turns)
    queue = [run.start] if run.start.live else []
    while queue:
        branch = queue.pop()
        if time.stays:  # what has been found is not looked for again
            branch.live &= ~run.unchanged
        if branch.live:
            queue += reversed([*_go(run, branch)])  # the first is the plain one, by which most is found
            run.taken += 1
        if enough is not None and run.left:
            if enough(run.left[-1]):
                break
            run.left.clear()
    return run


def _go(run: History, branch: Branch) -> Iterable[Branch]:
    steps, misleading, take = run.time.steps, run.time.misleading, STEPS
    while branch.next < len(steps):
        if misleading and branch.split < len(branch.sources) and not branch.is_parted:
            return _put_it_on_a_demon(run, branch)
        what, number, about = steps[branch.next]
        if what == NIGHT and run.turns and _has_missed_a_turn(run, branch, number):
            return ()
        run.step = branch.next
        branch.next += 1
        if what == NIGHT and number > 1 and run.taken > FEW:
            branch.live = can_still_be(branch)
        if not branch.live:
            return ()
        forks = take[what](run, branch, number, about)
        if forks is not None:
            return forks
    if not branch.gained:  # what has been found is not looked for again
        branch.live &= ~run.unchanged
    deals = left_at_the_end(run, branch) if branch.live else 0
    if deals:
        run.left.append(Left(deals, branch, run.time))
        run.unchanged |= 0 if branch.gained else deals
    return ()


def _has_missed_a_turn(run: History, branch: Branch, night: int) -> bool:
    turns = enumerate(run.turns)
    return any(ANY_NIGHT < turn.night < night and place not in branch.turned for place, turn in turns)


def _put_it_on_a_demon(run: History, branch: Branch) -> list[Branch]:
    """Drunk for long a Vortox makes nothing false, and a No Dashii poisons nobody.

    A branch in which it is, one in which it is not.
    """
    place, branch.split = branch.split, branch.split + 1
    source, new, found = branch.sources[place], branch.copy(), 0
    apart, there = dict(source.seats), {}
    for seat, deals in source.seats.items():
        here = 0
        for role in run.time.misleading:
            here |= deals & source.deals & branch.here(seat, role) & branch.live
        if here:
            apart[seat], there[seat] = deals & ~here, here
            if source.ends < FOREVER:  # drunk till dusk, or healthy again by now
                till = run.time.steps[source.begins][1]
                new.clouded = [*new.clouded, (seat, seat, here, till)]
            else:
                _cloud_a_demon(new, seat, here, source.of)
            found |= here
    if not found:
        return [branch]
    branch.sources[place] = source._replace(seats=apart)
    new.sources[place] = source._replace(seats=there, deals=found)
    new.live = found
    if source.by >= 0:  # whose ability it is, it worked
        run.must_work(new, run.time.steps[source.begins - 1][1], source.by, found, source.begins - 1)
    run.derive(new)
    return [branch, new]


def _cloud_a_demon(branch: Branch, demon: int, here: int, of: str) -> None:
    """Let a Demon be poisoned while the Widow lives, or be drunk for good."""
    widowed = 0
    for seat in range(len(branch.role)) if of == "widow" else ():
        mine = here & branch.here(seat, "widow")
        if mine:
            branch.clouded = [*branch.clouded, (seat, demon, mine, FOREVER)]
            widowed |= mine
    branch.fixed[demon] |= here & ~widowed


def _happens(run: History, branch: Branch, _: int, about: object) -> list[Branch] | None:
    return days.happen(run, branch, about) if isinstance(about, Happening) else None


def _are_dead(run: History, branch: Branch, night: int, about: object) -> list[Branch] | None:
    return nights.find_dead(run, branch, night, about) if isinstance(about, tuple) else None


def _changes_unseen(run: History, branch: Branch, night: int, about: object) -> list[Branch] | None:
    return unsaid.change(run, branch, night, str(about))


def _charms(run: History, branch: Branch, night: int, _: object) -> list[Branch] | None:
    if not run.turns:
        return None
    nights.swap_by_a_snake_charmer(run, branch, night)
    forks = nights.swap_unsaid(run, branch, night)
    return forks if len(forks) > 1 else None


def _is_dusk(run: History, branch: Branch, day: int, about: object) -> None:
    days.end(run, branch, day, bool(about))


def _hear(run: History, branch: Branch, number: int, about: object) -> list[Branch] | None:
    if isinstance(about, Told):
        return tellings.hear(run, branch, number, about)
    if isinstance(about, Before):
        return changes.may_be_made(run, branch, number, about.told)
    if isinstance(about, Statement):
        return tellings.know(run, branch, number, about)
    return None


def _night_falls(run: History, branch: Branch, night: int, _: object) -> list[Branch] | None:
    choosing.drink_unsaid(run, branch, night)
    choosing.choose_unsaid(run, branch, night)
    amnesia.make_drunk_unsaid(run, branch, night)
    return nights.fall(run, branch, night)


def _passes(run: History, branch: Branch, night: int, _: object) -> None:
    """Only a place in the night, by which others are told apart."""


def _by_number(step: Callable[[History, Branch, int], list[Branch] | None]) -> Step:
    return lambda run, branch, number, _: step(run, branch, number)


STEPS: dict[int, Step] = {
    TOLD: _hear,
    HAPPENS: _happens,
    NIGHT: _night_falls,
    DEATHS: _are_dead,
    UNSEEN: _changes_unseen,
    CHARM: _charms,
    DUSK: _is_dusk,
    LATE: _passes,
    DISTILS: _by_number(lending.distil),
    HOSTS: _by_number(nights.find_a_host),
    SCHEMES: _by_number(nights.scheme),
    WARNS: _by_number(nights.warn),
    MAKES: _by_number(carousel.summon),
    JOINS: _by_number(carousel.join),
    RIOTS: _by_number(carousel.riot),
}
