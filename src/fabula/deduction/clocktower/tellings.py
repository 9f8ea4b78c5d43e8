"""What players say they learned or chose, and what binds them to it."""

from __future__ import annotations

from fabula.deduction.clocktower import changes, choosing
from fabula.deduction.clocktower.assumptions import LATE_NEWS_COUNTS
from fabula.deduction.clocktower.branch import CHILDLESS, Branch, Count, Demand, Sober, Teller
from fabula.deduction.clocktower.doubt import watch_the_impaired
from fabula.deduction.clocktower.goon import is_chosen
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.roles import CHOOSING, HERMIT, KIND, OF_THE_DAY, OTHER, RULES
from fabula.deduction.clocktower.sight import View, in_guise
from fabula.deduction.clocktower.whose import HEARD
from fabula.deduction.forms import NoCase
from fabula.games.clocktower.almanac.cards import KINDS
from fabula.games.clocktower.almanac.knowing import Rule, Statement, Told
from fabula.games.clocktower.almanac.statements import judge

OF_ANOTHERS = ("told", "woken_by")  # the kinds of what comes from another's ability
AT_ANOTHER_TIME = ("juggler", *OF_THE_DAY)  # at which it counts what others seemed


def hear(run: History, branch: Branch, number: int, told: Told) -> list[Branch] | None:
    """Take in what somebody says."""
    if told.kind == "became":
        changes.has_become(run, branch, number, told)
        return None
    if told.kind in OF_ANOTHERS:
        heard = HEARD.get(told.role)
        if heard is not None:
            heard(run, branch, told)
        return None
    binds = _binds(run, branch, told)
    if "goon" in run.time.roles and told.night and told.role in CHOOSING:
        binds &= ~is_chosen(run, branch, told, binds)
    if told.kind == "choice":
        return choosing.choose(run, branch, number, told, binds)
    unheard = 0
    if run.time.counts_wrong and told.role == run.time.claims[told.by]:
        unheard = branch.here(told.by, "drunk") & branch.live & run.honest[told.by]
    if binds or unheard:
        return _learns(run, branch, number, told, binds, unheard)
    return None


def _binds(run: History, branch: Branch, told: Told) -> int:
    """Where what they say was told to an ability that is theirs, by somebody who does not lie."""
    seat = told.by
    honest = run.honest[seat] & branch.live
    binds = branch.here(seat, told.role) & honest
    return binds | run.borrows(branch, seat, told.role, told.night or told.day + 1) & honest


# ---- what somebody was told of another's ability


@HEARD.of("eviltwin")
def _know_a_twin(run: History, branch: Branch, told: Told) -> None:
    if told.players:
        lent = branch.here(told.by, "eviltwin") & branch.evil[told.player]  # by an Alchemist's ability
        branch.live &= run.liar[told.by] | branch.here(told.player, "eviltwin") | lent


@HEARD.of("cerenovus")
def _be_made_mad(run: History, branch: Branch, told: Told) -> None:
    """Whoever it is learns it also where the Cerenovus has no ability that works."""
    branch.live &= run.living_or_kept(branch, "cerenovus") | run.liar[told.by]


@HEARD.of("nightwatchman")
def _be_woken(run: History, branch: Branch, told: Told) -> None:
    """By a Nightwatchman who lives and is neither drunk nor poisoned, and says to have chosen nobody else.

    By a Vortox somebody else than the one who has chosen is named.
    """
    misled, by_another = branch.vortox(), 0
    for seat in range(run.time.seats):
        by_another |= _wakes(run, branch, seat, told) if seat != told.player else 0
    named = _wakes(run, branch, told.player, told) & ~misled
    run.must_work(branch, told.night, told.player, named & run.honest[told.by])
    branch.live &= run.liar[told.by] | named | misled & by_another


def _wakes(run: History, branch: Branch, seat: int, told: Told) -> int:
    """Where a seat may have woken whoever says so: it says to have chosen nobody else, or it may lie."""
    deals = run.able_as(branch, seat, told.role, told.night)
    chose = [one for one in run.time.case.told if one.by == seat and one.role == told.role]
    chose = [one for one in chose if one.kind == "choice"]
    others = chose and all((one.night, one.players) != (told.night, (told.by,)) for one in chose)
    return deals & (run.liar[seat] if others else -1)


@HEARD.of("widow")
def _know_of_a_poisoner(run: History, branch: Branch, told: Told) -> None:
    _there_is_one(run, branch, told)


@HEARD.of("poppygrower")
def _know_why_the_evil_are_strangers(run: History, branch: Branch, told: Told) -> None:
    _there_is_one(run, branch, told)


def _there_is_one(run: History, branch: Branch, told: Told) -> None:
    branch.live &= branch.where(told.role) | run.liar[told.by]


# ---- what somebody learned


def _learns(
    run: History, branch: Branch, number: int, told: Told, binds: int, unheard: int
) -> list[Branch] | None:
    seat, role = told.by, told.role
    if told.statements and role in RULES:
        forks = _fork_for_marks(run, branch, number, told.statements)
        if forks is not None:
            return forks
    misled = 0
    if "vortox" in run.time.roles and KIND[role] == "townsfolk":
        misled = branch.vortox() & branch.kind[seat]["townsfolk"]
    if role == "mathematician":
        watch_the_impaired(run, branch, number)
        count = Count(run.step, number, seat, binds, misled, told.count, branch.impaired[seat], branch.short)
        branch.counts = [*branch.counts, count]
        return None
    if role == "puzzlemaster":
        return _solves_the_puzzle(run, branch, number, told, binds & ~branch.impaired[seat])
    rule = RULES.get(role)
    if rule is None:
        return None
    period = number if told.night else number + 1
    judged = _judged_whole(run, branch, number, told, rule, (binds, misled, unheard))
    if role == "fortuneteller":
        teller = Teller(run.step, number, seat, judged, branch.impaired[seat], branch.short, period)
        branch.tellers = [*branch.tellers, teller]
        return None
    late = number > 1 and OTHER.get(role, 0) > OTHER["mathematician"]
    if not late or LATE_NEWS_COUNTS in run.time.case.assume:
        branch.went_wrong(period, seat, judged[0][2])
    worn = run.time.has_long or HERMIT in run.time.recluses
    guises = _need_their_guise(run, branch, number, told, rule, (binds, misled)) if worn else []
    forks = _is_told(run, branch, number, told, rule, judged[0], binds & ~misled)
    for one in (*(forks or [branch]), *guises) if role == "balloonist" else ():
        see = View(run.time, one)  # whom they were shown before counts until all is judged
        one.shown = {**one.shown, seat: {kind: see.kind(told.player, kind) for kind in KINDS}}
    return [*(forks or [branch]), *guises] if guises else forks


def _need_their_guise(
    run: History, branch: Branch, number: int, told: Told, rule: Rule, where: tuple[int, int]
) -> list[Branch]:
    """Where this can be told only if a Spy or a Recluse seems what they are not, they are well.

    A branch for each in which whoever was told it was drunk or poisoned instead.
    """
    found: list[Branch] = []
    binds, misled = where
    for role, seat, deals in in_guise(run.time, branch) if told.role not in AT_ANOTHER_TIME else ():
        here = deals & binds & branch.live & ~branch.impaired[seat]
        here &= _may_be_impaired(run, branch, seat, role) if here else 0
        if not here:
            continue
        can, else_ = rule(View(run.time, branch, night=number).without_guise(seat), told.by, told)
        needs = here & ~(can & ~misled | else_ & misled)
        vain = branch.copy() if needs else branch
        if needs:
            vain.live = needs & ~misled
            run.demand(vain, number, told.by, vain.live)
            run.must_work(branch, number, seat, needs)
            found += [vain] if vain.live else []
    return found


def _may_be_impaired(run: History, branch: Branch, seat: int, role: str) -> int:
    """Where somebody who can seem what they are not may be drunk or poisoned just now.

    A Hermit may have been poisoned till dusk, so that nothing came of another of their abilities.
    """
    found = run.may_be_impaired(branch, seat, run.step) if run.time.has_long else 0
    return found | (branch.short if role == HERMIT and len(run.time.case.hermit) > 1 else 0)


def _has_a_grandchild(
    run: History, branch: Branch, number: int, told: Told, binds: int
) -> list[Branch] | None:
    """A branch in which the Grandmother has a grandchild, and one in which she was poisoned and has none.

    It matters where whom she was told of is found dead; by the ruling 101 she does not grieve for them then.
    """
    dead = run.time.found_dead
    if not any(told.player in dead[night] and told.by not in dead[night] for night in dead):
        return None
    seat, mark = told.by, (CHILDLESS, told.by)
    if not (binds and (run.time.misleads or branch.short)):
        branch.marks[mark] = binds & branch.impaired[seat]
        return None
    childless = branch.copy()
    childless.live &= binds
    childless.marks[mark] = binds
    run.demand(childless, number, seat, binds)
    run.must_work(branch, number, seat, binds)
    return [branch, childless] if childless.live else None


def _is_told(
    run: History,
    branch: Branch,
    number: int,
    told: Told,
    rule: Rule,
    judged: tuple[int, int, int],
    binds: int,
) -> list[Branch] | None:
    """Whoever cannot have been told this was drunk or poisoned, or somebody seemed what they are not."""
    false, untrue, _ = judged
    branch.live &= ~untrue
    deceived = None
    if "pukka" in run.time.roles and (run.time.has_spy or run.time.recluses):
        plain = rule(View(run.time, branch, plain=True, night=number), told.by, told)[0]
        deceived = _seem_otherwise(run, branch, number, told, binds & ~false & ~plain)
    run.demand(branch, number, told.by, false)
    if told.role == "grandmother" and deceived is None:
        return _has_a_grandchild(run, branch, number, told, binds)
    return deceived


def _seem_otherwise(run: History, branch: Branch, number: int, told: Told, deals: int) -> list[Branch] | None:
    """Whoever dies the next night may be poisoned by a Pukka, and registers as what they are.

    So where this can be told only if they seem something else they are not, or whoever was told is.
    """
    for one in run.time.found_dead.get(number + 1, ()):
        guise = 0
        for _, seat, mine in in_guise(run.time, branch):
            guise |= mine if seat == one else 0
        here = deals & guise & branch.demons("pukka") & branch.live & ~branch.impaired[told.by]
        if here:
            vain = branch.copy()
            vain.live = here
            run.demand(vain, number, told.by, here)
            run.must_work(branch, number, one, here)
            return [branch, vain]
    return None


def _solves_the_puzzle(
    run: History, branch: Branch, number: int, told: Told, binds: int
) -> list[Branch] | None:
    """A branch in which the Puzzlemaster is answered truly, and one in which they are poisoned."""
    demon = branch.kind[told.named]["demon"] if told.named >= 0 else 0
    vain = branch.copy() if binds and (run.time.misleads or branch.short) else None
    branch.guess = (told.player, binds, demon)
    if vain is None:
        return None
    vain.live &= binds
    run.demand(vain, number, told.by, binds)
    run.must_work(branch, number, told.by, binds)
    return [branch, vain] if vain.live else None


def _judged_whole(
    run: History, branch: Branch, number: int, told: Told, rule: Rule, where: tuple[int, int, int]
) -> tuple[tuple[int, int, int], ...]:
    """How it is judged, once for each place where the red herring may be; what is half told is named."""
    binds, misled, unheard = where
    groups: tuple[tuple[int, ...], ...] = run.time.herrings if told.role == "fortuneteller" else ((),)
    try:
        return tuple(
            _judged(run, branch, number, told, rule, binds, misled, unheard, group) for group in groups
        )
    except (IndexError, ValueError):
        name = run.time.case.names[told.by]
        raise NoCase(f"what {name} was told as {told.role} is not all that is told") from None


def _judged(
    run: History,
    branch: Branch,
    number: int,
    told: Told,
    rule: Rule,
    binds: int,
    misled: int,
    unheard: int,
    herrings: tuple[int, ...],
) -> tuple[int, int, int]:
    """Where an able player cannot have been told this, nor one misled; where it is not the truth."""
    time = run.time
    at = branch.juggled.get(told.by, branch) if told.role == "juggler" else branch
    if told.role in OF_THE_DAY:  # who voted and nominated was what they were by day
        at = branch.eve or branch
    see = View(time, at, night=number)
    see.herrings = herrings
    can, else_ = rule(see, told.by, told)
    if misled and told.role == "savant":
        see.misled = True
        else_ = rule(see, told.by, told)[1]
    wrong = 0
    if time.counts_wrong:
        plain = View(time, at, plain=True, night=number)
        plain.herrings = herrings
        wrong = binds | unheard
        wrong ^= wrong & rule(plain, told.by, told)[0]
    false = binds & misled
    true = binds ^ false
    return true ^ true & can, false ^ false & else_, wrong


def know(run: History, branch: Branch, number: int, fact: Statement) -> list[Branch] | None:
    """Take in a statement about a mark that is known to be true."""
    forks = _fork_for_marks(run, branch, number, (fact,))
    if forks is None:
        branch.live &= judge(View(run.time, branch, plain=True), fact)[0]
    return forks


def _poisoned_or_not(
    run: History, lies: Branch, not_there: Branch, number: int, mark: tuple[str, int]
) -> list[Branch]:
    """A branch in which the Poisoner has poisoned this player, and one in which it is somebody else."""
    here = lies.short & lies.live
    lies.live = lies.marks[mark] = here
    lies.demands = [*lies.demands, Demand(run.step, number, mark[1], here, here)]
    not_there.marks[mark] = 0
    not_there.sobers = [*not_there.sobers, Sober(run.step, number, mark[1], here)]
    return [lies, not_there]


def _fork_for_marks(
    run: History, branch: Branch, number: int, said: tuple[Statement, ...]
) -> list[Branch] | None:
    """A statement about a mark that nobody sees: a branch for each of where it may lie."""
    for mark in (mark for one in said for mark in one.marks):
        if mark in branch.marks:
            continue
        if mark[0] == "poisoned_by nodashii":
            branch.marks[mark] = branch.impaired[mark[1]] & branch.demons("nodashii")
            continue
        branch.next -= 1
        lies, not_there = branch.copy(), branch.copy()
        if mark[0] == "poisoned_by poisoner":
            return _poisoned_or_not(run, lies, not_there, number, mark)
        if mark[0] == "red_herring_of":
            lies.marks[mark], not_there.marks[mark] = -1, 0
            return [lies, not_there]
        of = mark[0].removeprefix("poisoned_by").strip() if " " in mark[0] else ""
        fits = (one.of == of if of else not one.begins for one in branch.sources)
        place = next((p for p, fit in enumerate(fits) if fit and mark[1] in branch.sources[p].seats), None)
        if place is None:
            branch.next += 1
            branch.marks[mark] = 0
            continue
        source = branch.sources[place]
        here = source.seats[mark[1]]
        others = {seat: deals for seat, deals in source.seats.items() if seat != mark[1]}
        lies.sources[place] = source._replace(seats={mark[1]: here}, deals=source.deals & here)
        lies.live &= here
        not_there.sources[place] = source._replace(seats=others)
        lies.marks[mark], not_there.marks[mark] = here, 0
        return [lies, not_there]
    return None
