"""What is left when all is told: whether one way to be drunk and poisoned explains all that was false."""

from __future__ import annotations

from typing import NamedTuple

from fabula.deduction.clocktower.assumptions import DEMON_LIVES, DRUNK_SURELY_COUNTS
from fabula.deduction.clocktower.branch import (
    DRINK,
    FOREVER,
    NOBODY,
    Branch,
    Count,
    Demand,
    Lean,
    Source,
    Teller,
)
from fabula.deduction.clocktower.doubt import is_new, may_be_wrong
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.roles import BELIEVE_OTHERWISE, GOOD, MAKING_MINIONS
from fabula.games.clocktower.almanac.knowing import Seen, number


class Account(NamedTuple):
    """What has to be explained at the end: who was drunk or poisoned, and whose abilities went wrong when."""

    demands: list[Demand]
    wrong: dict[int, dict[int, int]]


class At(NamedTuple):
    """A source that has been put at a seat, from one step to another, and what it has explained."""

    seat: int
    begins: int
    ends: int
    of: str
    explains: tuple[Demand, ...]
    by: int = -1  # whose ability it is, where that is one player
    leans: tuple[Lean, ...] = ()  # who has kept that seat from it, whom nothing may have poisoned then


SEVERAL = 3  # sources with fewer than so many are tried as soon as it is looked up whether they have been
Placed = tuple[At, ...]
Way = tuple[
    int, tuple[Demand, ...], tuple[tuple[int, tuple[tuple[int, int], ...]], ...], Placed
]  # deals, what is unexplained, what is left to try
Known = dict[Way, int]


def left_at_the_end(run: History, branch: Branch) -> int:
    """The deals of a branch in which all that was said and seen can have come about, and the game is on."""
    if len(branch.turned) != len(run.turns):
        return 0
    if sum(branch.alive) <= 2:
        branch.live &= undead(branch) | branch.extra | branch.stalled
    branch.live &= (
        branch.demons()
        | branch.unmade
        | (0 if DEMON_LIVES in run.time.case.assume else branch.extra | branch.stalled)
    )
    _claim_what_they_are(run, branch)
    if not branch.live:
        return 0
    tellers: dict[int, list[Teller]] = {}
    for one in branch.tellers:
        tellers.setdefault(one.seat, []).append(one)
    return _with_herrings(
        run, branch, branch.live, [*tellers.values()], Account(branch.demands, branch.wrong)
    )


def undead(branch: Branch) -> int:
    """Where a Zombuul only seems to be dead."""
    found = 0
    for deals in branch.feigns:
        found |= deals
    return found


def _claim_what_they_are(run: History, branch: Branch) -> None:
    """Without the deals in which somebody good does not claim the role they think they have."""
    case, you = run.time.case, run.time.case.you
    for seat, (claim, roles) in enumerate(zip(run.time.claims, branch.role, strict=True)):
        for role, deals in roles.items():
            if role == claim:
                if role == "mutant" and branch.alive[seat] and seat != you:
                    branch.live ^= branch.live & deals & run.honest[seat]
                continue
            if seat == you and role not in case.you_may_be:
                branch.live ^= branch.live & deals
            if not GOOD[role]:
                continue
            if not believes_otherwise(role, case.hermit) or (role == "mutant" and not branch.alive[seat]):
                branch.live ^= branch.live & deals & run.honest[seat]


def believes_otherwise(role: str, hermit: tuple[str, ...]) -> bool:
    """Whether somebody with this role, or with the abilities of these Outsiders, may claim another."""
    return role in BELIEVE_OTHERWISE or (role == "hermit" and any(one in BELIEVE_OTHERWISE for one in hermit))


def _with_herrings(
    run: History, branch: Branch, live: int, tellers: list[list[Teller]], account: Account
) -> int:
    """What is left with a red herring of each who tells: whoever has the ability besides has their own."""
    if not tellers:
        live, demands = _count_what_went_wrong(run, branch, live, [*account.demands], account.wrong)
        return cover(branch, live, demands, _pukkas_last(_in_these(branch.sources, live)))
    mine, others = tellers[0], tellers[1:]
    matters = somewhere = left = 0
    for one in mine:
        for false, untrue, failed in one.judged:
            matters |= false | untrue | failed
    for place, group in enumerate(run.time.herrings):
        may = _may_hold_a_herring(run, branch, group, mine[0].seat) & live
        somewhere |= may
        here = may & matters & ~left
        if here:
            here, after = _judge_with(mine, place, here, account)
            left |= _with_herrings(run, branch, here, others, after)
    return left | _with_herrings(run, branch, somewhere & ~matters, others, account)


def _may_hold_a_herring(run: History, branch: Branch, group: tuple[int, ...], teller: int) -> int:
    """Where one of these players may be the red herring: somebody good, or who seems so.

    Whoever has come to tell later has one who was good by then.
    """
    deals, late = 0, run.time.all ^ run.time.deals.role[teller].get("fortuneteller", 0)
    making = 0 if run.time.roles.isdisjoint(MAKING_MINIONS) else _where_minions_are_made(run)
    for seat in group:
        deals |= making & run.time.kinds[seat]["minion"]  # good when the mark was laid
        deals |= run.time.all ^ run.time.evil[seat] | run.time.deals.role[seat].get("spy", 0)
        deals |= late ^ late & branch.evil[seat]
    for (mark, seat), lies in branch.marks.items():
        if mark == "red_herring_of" and (seat in group) != bool(lies) and (lies or len(group) == 1):
            return 0
    return deals


def _where_minions_are_made(run: History) -> int:
    found = 0
    for roles in run.time.deals.role:
        for role in MAKING_MINIONS:
            found |= roles.get(role, 0)
    return found


def _judge_with(mine: list[Teller], place: int, live: int, account: Account) -> tuple[int, Account]:
    """What comes of all that one player told, where their red herring is at this place."""
    demands, wrong = [*account.demands], account.wrong
    for one in mine:
        false, untrue, failed = one.judged[place]
        live &= ~untrue
        false &= live & ~one.impaired
        if false:
            demands.append(Demand(one.step, one.day, one.seat, false, false & one.short))
        if failed:
            seats = dict(wrong.get(one.period, {}))
            seats[one.seat] = seats.get(one.seat, 0) | failed
            wrong = {**wrong, one.period: seats}
    return live, Account(demands, wrong)


def _count_what_went_wrong(
    run: History, branch: Branch, live: int, demands: list[Demand], wrong: dict[int, dict[int, int]]
) -> tuple[int, list[Demand]]:
    """What Mathematicians were told.

    Of an ability that they had before, and have lost since dawn, it is counted as of anybody's.
    """
    sure = DRUNK_SURELY_COUNTS in run.time.case.assume
    for one in branch.counts:
        failed = [(deals, deals) for deals in wrong.get(one.day, {}).values()]
        if not sure:
            failed = _perhaps_wrong(run, branch, wrong.get(one.day, {}), one)
        can, else_ = number(failed, one.said, run.time.all)
        live &= ~(one.binds & one.misled & ~else_)
        false = one.binds & ~one.misled & ~can & live & ~one.impaired
        if false:
            demands.append(Demand(one.step, one.day, one.seat, false, false & one.short))
    return live, demands


def _perhaps_wrong(run: History, branch: Branch, wrong: dict[int, int], count: Count) -> list[Seen]:
    """Whose ability has gone wrong, where it is open whether a Drunk and a Lunatic count."""
    failed = []
    for seat, roles in enumerate(branch.role):
        deals, lunatic = wrong.get(seat, 0), roles.get("lunatic", 0)
        possible = deals
        if seat != count.seat or is_new(run, count):
            possible |= lunatic | may_be_wrong(run, branch, count, seat)
        failed.append((deals & ~(lunatic | roles.get("drunk", 0)), possible))
    return failed


def can_still_be(branch: Branch) -> int:
    """The deals in which what has gone wrong so far can have been explained, whatever is to come.

    Whom a Pukka has poisoned comes out later: until then it may be anybody, who is well while that rests.
    """
    waiting: list[Source] = []
    for begins, deals in branch.poisoned_from:
        if deals & branch.live:
            anybody = dict.fromkeys(range(len(branch.role)), deals)
            waiting += branch.rested(Source(begins, FOREVER, anybody, deals, "pukka"))
    branch.demands = [one for one in branch.demands if one.deals & branch.live]
    branch.sobers = [one for one in branch.sobers if one.deals & branch.live]
    if not branch.split:  # places of which are counted
        branch.sources = _in_these(branch.sources, branch.live)
    return cover(branch, branch.live, branch.demands, _pukkas_last([*branch.sources, *waiting]))


def _in_these(sources: list[Source], live: int) -> list[Source]:
    """Without those that are nowhere in the deals that are left."""
    return [one for one in sources if one.deals & live]


def _pukkas_last(sources: list[Source]) -> list[Source]:
    """In the order in which they are tried: what may keep a Pukka from poisoning comes before it."""
    return sorted(sources, key=lambda one: one.of == "pukka")


def cover(
    branch: Branch,
    live: int,
    demands: list[Demand],
    sources: list[Source],
    placed: Placed = (),
    known: Known | None = None,
) -> int:
    """The deals in which what makes drunk or poisoned can be where something has to have gone wrong.

    What comes to the same by several ways is worked out once: `known` has what was found by those before.
    """
    live = _explainable(live, demands, sources)
    if not live:
        return 0
    if not sources:
        return _by_poison(branch, live, demands)
    known = {} if known is None else known
    still = _what_counts_of(placed, sources)
    demands = [
        one._replace(deals=one.deals & live, short=one.short & live) for one in demands if one.deals & live
    ]
    if len(sources) < SEVERAL:
        return _with_each(branch, live, demands, sources, still, known)
    way = (live, tuple(demands), tuple((one.deals & live, one.rests) for one in sources), still)
    if way not in known:
        known[way] = _with_each(branch, live, demands, sources, still, known)
    return known[way]


def _what_counts_of(placed: Placed, sources: list[Source]) -> Placed:
    """Of the sources that have their seats those on which anything depends that is still to come."""
    needs = [need for each in sources if each.price for some in each.price.values() for need in some]
    pukka = any(one.of == "pukka" for one in sources)
    return tuple(
        at
        for at in placed
        if (pukka and (at.of == "widow" or at.by >= 0 or at.leans))
        or any(at.seat == need.seat and at.begins <= need.step <= at.ends for need in needs)
    )


def _with_each(
    branch: Branch, live: int, demands: list[Demand], sources: list[Source], placed: Placed, known: Known
) -> int:
    """The same with the first source at each seat.

    It is tried at those seats alone on which anything depends; all others are as good as one.
    """
    source, rest = sources[0], sources[1:]
    without, live = live ^ live & source.deals, live & source.deals
    if not live:
        return cover(branch, without, demands, rest, placed, known)
    guess = branch.guess if source.of == "puzzlemaster" else None
    matters = _what_matters(branch, demands, sources) | ({guess[0]} if guess else set())
    matters |= {at.by for at in placed if source.of == "pukka"}  # who would have made nobody drunk
    matters |= source.leans.keys() if source.leans else set()
    matters |= {one.seat for at in placed for one in at.leans}
    idle, schemes = source.nowhere & live, 0
    for seat, deals in source.seats.items():
        here = deals & live if seat not in matters else 0
        if here:
            mine = here & branch.poisons[seat] if branch.poisons else 0
            schemes |= mine
            idle |= here ^ mine
    schemes ^= schemes & idle
    if idle and guess:
        idle &= ~(guess[1] & guess[2])
    found = cover(branch, without | idle, demands, rest, placed, known)
    for seat, deals in source.seats.items():  # where it is explained already nothing else is tried
        here = deals & live
        here ^= here & found
        if seat not in matters:
            here &= branch.poisons[seat] & schemes if branch.poisons else 0
        if here:
            found |= _with_source_at(branch, seat, here, demands, sources, placed, known)
    return found


def _explainable(live: int, demands: list[Demand], sources: list[Source]) -> int:
    """Without the deals in which nothing that is left can have made drunk or poisoned who must have been."""
    for one in demands:
        unexplained = one.deals & live
        unexplained ^= unexplained & one.short
        if not unexplained:
            continue
        seat, step = one.seat, one.step
        for source in sources:
            if source.begins <= step and seat in source.seats and source.lies_on(seat, step):
                unexplained ^= unexplained & source.seats[seat] & source.deals
                if not unexplained:
                    break
        else:
            live ^= unexplained
            if not live:
                break
    return live


def _what_matters(branch: Branch, demands: list[Demand], sources: list[Source]) -> set[int]:
    """The seats on which it depends whether they are drunk or poisoned at some time."""
    matters = {one.seat for one in demands} | {one.seat for one in branch.sobers}
    matters.update(one.seat for each in sources if each.price for of in each.price.values() for one in of)
    return matters


def _with_source_at(
    branch: Branch,
    seat: int,
    here: int,
    demands: list[Demand],
    sources: list[Source],
    placed: Placed,
    known: Known,
) -> int:
    """What is left where this seat is the one that is drunk or poisoned by the first source."""
    source, rest = sources[0], sources[1:]
    begins, ends = source.begins, source.end_at(seat)
    own = _as_pukka(branch, source, seat)  # not kept by it from anything
    here = _may_strike(branch, source, seat, here, own, placed)
    explains, unexplained = list[Demand](), list[Demand]()
    for each in demands:
        its = each.seat == seat and source.lies_on(seat, each.step)
        (explains if its else unexplained).append(each)
    here = _explainable(here, unexplained, rest)
    if not here:
        return 0
    if own & here:
        unexplained += [each._replace(deals=each.deals & own, short=each.short & own) for each in explains]
    unexplained = [each for each in unexplained if each.deals & here]
    harmless = branch.poisons[seat] & here if branch.poisons else 0
    if harmless:  # a Poisoner who is poisoned poisons nobody
        unexplained = [_without_the_poison(each, harmless, begins, ends) for each in unexplained]
    unexplained += _price(seat, here, harmless, source, placed)
    unexplained += _has_to_rest(branch, seat, here, source, placed)
    if source.of == "pukka":
        unexplained += _unexplained_again(branch, seat, here, source, placed)
    leans = source.leans.get(seat, ()) if source.leans else ()
    placed = (*placed, At(seat, begins, ends, source.of, tuple(explains), source.by, leans))
    rest = _without_its_own(branch, rest, seat, source, here)
    return cover(branch, here, unexplained, rest, placed, known)


def _may_strike(branch: Branch, source: Source, seat: int, here: int, own: int, placed: Placed) -> int:
    """Where this seat may be the one: it was not drunk or poisoned when it must not have been."""
    for one in branch.sobers:
        if one.seat == seat and source.lies_on(seat, one.step) and not _may_rest(source, seat, one.step):
            here ^= here & (one.deals ^ one.deals & own)
    for at in placed:
        for lean in at.leans:
            here &= ~lean.deals if lean.seat == seat and source.lies_on(seat, lean.step) else -1
    guess = branch.guess if source.of == "puzzlemaster" else None
    if guess:
        here &= ~(guess[1] & (~guess[2] if guess[0] == seat else guess[2]))
    return here


def _may_rest(source: Source, seat: int, step: int) -> bool:
    """Whether who drank with another may be well again at a step, as that other is poisoned since."""
    return source.of == DRINK and source.by not in (NOBODY, seat) and source.begins < step


def _has_to_rest(branch: Branch, seat: int, here: int, source: Source, placed: Placed) -> list[Demand]:
    """With whom they drank has to be drunk or poisoned where somebody was well again for it."""
    return [
        Demand(one.step, one.day, source.by, deals, 0)
        for one in (branch.sobers if source.of == DRINK else ())
        if one.seat == seat and source.lies_on(seat, one.step) and _may_rest(source, seat, one.step)
        if (deals := one.deals & here)
        if not any(at.seat == source.by and at.begins <= one.step <= at.ends for at in placed)
    ]


def _as_pukka(branch: Branch, source: Source, seat: int) -> int:
    """Where a player is the Pukka that has poisoned somebody, if a Pukka has."""
    if source.of != "pukka" or not branch.pukkas:
        return 0
    return branch.pukkas[seat] if source.whose is None else source.whose.get(seat, 0)


def _without_the_poison(one: Demand, harmless: int, begins: int, ends: int) -> Demand:
    """Not explained by a Poisoner who poisons nobody from one step to another, but in a ring."""
    return one._replace(short=one.short & ~(harmless & ~one.ring)) if begins <= one.step <= ends else one


def _price(seat: int, here: int, harmless: int, source: Source, placed: Placed) -> list[Demand]:
    """Who has to be drunk or poisoned for a source to be at a seat, and is not yet."""
    return [
        need._replace(deals=need.deals & here, short=need.short & here & ~harmless)
        for need in (source.price.get(seat, ()) if source.price else ())
        if not any(at.seat == need.seat and at.begins <= need.step <= at.ends for at in placed)
    ]


def _without_its_own(
    branch: Branch, rest: list[Source], seat: int, source: Source, here: int
) -> list[Source]:
    """The other sources without what whoever is drunk or poisoned now would have begun, a Pukka too.

    What a Pukka has poisoned before is well as long as the Pukka is drunk, and poisoned again after that.
    """
    begins, ends, left = source.begins, source.end_at(seat), []
    for one in rest:
        gone = here if one.by == seat else 0
        if one.of == "pukka" != source.of:
            gone = here & _as_pukka(branch, one, seat)
        during = gone and begins <= one.begins <= ends
        if gone & one.deals and one.of == "pukka" and one.begins < begins <= one.ends:
            left.append(one._replace(deals=one.deals & gone, rests=(*one.rests, (begins, ends))))
            one, during = one._replace(deals=one.deals & ~gone), 0
        left.append(one._replace(deals=one.deals & ~gone) if during else one)
    return left


def _unexplained_again(branch: Branch, seat: int, here: int, source: Source, placed: Placed) -> list[Demand]:
    """What somebody has explained who is poisoned by a Pukka.

    As long as that a Widow poisons nobody, and a Sailor makes nobody drunk; whoever has died then never does.
    """
    found, begins, ends = list[Demand](), source.begins, source.end_at(seat)
    widow = branch.role[seat].get("widow", 0) & here
    for at in placed:
        begun = begins <= at.begins <= ends
        if at.of == "widow" and widow:
            again = [one._replace(short=0) for one in at.explains if begins <= one.step <= ends]
            found += [one._replace(deals=one.deals & widow) for one in again]
        elif at.by == seat != at.seat and (begun or at.of == DRINK):
            again = [one for one in at.explains if begun or begins <= one.step <= ends]
            found += [one._replace(deals=one.deals & here, short=one.short & here) for one in again]
    return found


def _by_poison(branch: Branch, live: int, demands: list[Demand]) -> int:
    """The deals in which a Poisoner, who poisons one player from dusk to dusk, explains all the rest."""
    days: dict[int, dict[int, int]] = {}
    for one in demands:
        live &= ~(one.deals & ~one.short)
        if one.deals & live:
            seats = days.setdefault(one.day, {})
            seats[one.seat] = seats.get(one.seat, 0) | one.deals
    for day, poisoned in days.items():
        once = twice = 0
        for deals in poisoned.values():
            twice |= once & deals
            once |= deals
        live &= ~twice
        for sober in branch.sobers:
            if sober.day == day and sober.seat in poisoned:
                live &= ~(sober.deals & poisoned[sober.seat])
    return live
