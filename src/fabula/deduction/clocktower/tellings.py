"""What players say they learned or chose, and what binds them to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.deduction.clocktower import carousel, changes
from fabula.deduction.clocktower.branch import FOREVER, Branch, Count, Demand, Sober, Source, Teller
from fabula.deduction.clocktower.roles import CHOOSING, KEEP_ALIVE, KIND, OF_THE_DAY, OTHER, RULES
from fabula.deduction.clocktower.sight import View
from fabula.games.clocktower.almanac.knowing import Rule, Statement, Told, judge

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.deduction.clocktower.history import History

NIGHTS_OF_A_COURTIER = 3


def hear(run: History, branch: Branch, number: int, told: Told) -> list[Branch] | None:
    """Take in what somebody says."""
    if told.kind == "became":
        changes.has_become(run, branch, number, told)
        return None
    if told.kind == "woken_by":
        branch.live &= run.liar[told.by] | branch.here(told.player, "nightwatchman")
        return None
    if told.kind == "told":
        _was_told(run, branch, told)
        return None
    binds = _binds(run, branch, told)
    if "goon" in run.time.roles and told.night and told.role in CHOOSING:
        binds = _unless_a_goon(run, branch, told, binds)
    if told.kind == "choice":
        return _chooses(run, branch, number, told, binds)
    unheard = 0
    if run.time.counts_wrong and told.role == run.time.claims[told.by]:
        unheard = branch.here(told.by, "drunk") & branch.live & ~run.liar[told.by]
    if binds or unheard:
        return _learns(run, branch, number, told, binds, unheard)
    return None


def _binds(run: History, branch: Branch, told: Told) -> int:
    """Where what they say was told to an ability that is theirs, by somebody who does not lie."""
    seat = told.by
    honest = ~run.liar[seat] & branch.live
    binds = branch.here(seat, told.role) & honest
    if "pixie" in run.time.roles or "cannibal" in run.time.roles:
        binds |= _borrowed(run, branch, told) & honest
    if run.time.chosen.get(seat) == told.role:
        binds |= branch.here(seat, "philosopher") & honest & ~branch.void.get(seat, 0)
    return binds


def _borrowed(run: History, branch: Branch, told: Told) -> int:
    """Where a Pixie has gained this ability, or the last who was executed left it to a Cannibal."""
    borrows = 0
    for one in run.time.case.told:
        if (one.by, one.role) == (told.by, "pixie") and one.shown == (told.role,):
            borrows |= branch.here(told.by, "pixie")
    eaten = [day for day in run.time.executed if day < (told.night or told.day + 1)]
    if eaten:
        seat = run.time.executed[max(eaten)]
        borrows |= branch.here(told.by, "cannibal") & branch.here(seat, told.role) & ~branch.evil[seat]
    return borrows


def _unless_a_goon(run: History, branch: Branch, told: Told, binds: int) -> int:
    """The first who chooses a Goon tonight is drunk, unless somebody evil has been before them."""
    for seat in told.players:
        key = f"goon {seat} {told.night}"
        chosen = branch.spent.get(key, 0)
        first = branch.able(seat, "goon") & binds & ~chosen
        branch.spent[key] = chosen | first
        branch.evil = list(branch.evil)
        branch.evil[seat] &= ~first
        binds &= ~first
        if first:
            branch.clouded = [*branch.clouded, (seat, told.by, first, told.night)]
            run.derive(branch)
    return binds


# ---- what somebody was told of another's ability


def _was_told(run: History, branch: Branch, told: Told) -> None:
    if told.role == "eviltwin" and told.players:
        branch.live &= run.liar[told.by] | branch.here(told.player, "eviltwin")
    elif told.role == "cerenovus":
        branch.live &= branch.anybody("cerenovus") | run.liar[told.by]
    elif told.role in ("widow", "poppygrower"):
        somebody = 0
        for roles in branch.role:
            somebody |= roles.get(told.role, 0)
        branch.live &= somebody | run.liar[told.by]


# ---- what somebody chose


def _chooses(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    role = told.role
    if role == "snakecharmer":
        return _charm(run, branch, night, told, binds)
    if not binds:
        return None
    if role in ("philosopher", "courtier", "preacher") and (told.shown or told.players):
        return _make_drunk(run, branch, night, told, binds)
    if role == "acrobat" and told.players:
        return _walk_a_rope(run, branch, night, told, binds)
    if role == "exorcist" and told.players:
        return _keep_asleep(run, branch, night, told, binds)
    if role in ("sailor", "innkeeper") and told.players:
        return _drink(run, branch, night, told, binds)
    if role == "lycanthrope" and told.players:
        return carousel.hunt(run, branch, night, told, binds)
    if role == "engineer" and told.shown:
        return carousel.rebuild(run, branch, night, told, binds)
    chooses = CHOICES.get(role) if told.players else None
    if chooses is not None:
        chooses(run, branch, night, told, binds)
    return None


def _gamble(run: History, branch: Branch, _: int, told: Told, binds: int) -> None:
    able = binds & ~branch.impaired[told.by]
    branch.risks = {**branch.risks, told.by: (run.step, *_risk(run, branch, told, able))}


def _side_with(_: History, branch: Branch, __: int, told: Told, binds: int) -> None:
    """An Ogre is on the side of whom they chose."""
    branch.evil = list(branch.evil)
    branch.evil[told.by] |= binds & branch.evil[told.player]


def _drink(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """One of two is drunk till dusk; a branch in which whoever chose them was drunk or poisoned."""
    acts, vain = binds & ~branch.impaired[told.by] & branch.live, None
    if acts:
        vain = branch.copy()
        vain.live = acts
        run.demand(vain, night, told.by, acts)
        run.must_work(branch, night, told.by, acts)
    seats = (told.by, told.player) if told.role == "sailor" else told.players
    if set(seats) == {told.by}:  # a Sailor who has chosen themself
        branch.clouded = [*branch.clouded, (told.by, told.by, acts, night)]
        run.derive(branch)
        return None if vain is None or not vain.live else [branch, vain]
    source = Source(run.step + 1, _end_of_day(run, night), dict.fromkeys(seats, acts), acts)
    branch.sources = [*branch.sources, source] if acts else branch.sources
    return None if vain is None or not vain.live else [branch, vain]


def _keep_asleep(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """A Demon that an Exorcist has chosen is not woken; a branch in which they were drunk or poisoned."""
    kept = binds & branch.kind[told.player]["demon"] & ~branch.impaired[told.by]
    counted = any(
        (one.night, one.role) == (night, "chambermaid") and told.player in one.players
        for one in run.time.case.told
    )
    if not kept or not counted or not branch.alive[told.by]:
        return None
    vain = branch.copy()
    vain.live = kept
    run.demand(vain, night, told.by, kept)
    branch.marks[f"asleep {night}", told.player] = kept
    run.must_work(branch, night, told.by, kept)
    return [branch, vain] if vain.live else None


def _risk(run: History, branch: Branch, told: Told, binds: int) -> tuple[int, int]:
    """Where a Gambler has guessed wrong, and where it may be wrong as it may be right."""
    if not told.shown:
        return 0, 0
    sure, possible = View(run.time, branch).role(told.player, told.shown[0])
    return binds & ~possible, binds & possible & ~sure


def _walk_a_rope(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """An Acrobat dies where whom they chose is drunk or poisoned: a branch for each of what may be so."""
    by, partner = told.by, told.player
    known = binds & (branch.here(partner, "drunk") | branch.impaired[partner])
    branch.risks = {**branch.risks, by: (run.step, known, 0)}
    acts = binds & ~known & ~branch.impaired[by] & branch.live
    if not acts or not (run.time.has_long or branch.poisoner) or by == partner:
        return None
    if by in run.time.found_dead.get(night, ()):
        fell = branch.copy()
        fell.live = acts
        fell.risks = {**fell.risks, by: (run.step, acts, 0)}
        run.demand(fell, night, partner, acts)
    elif run.time.roles.isdisjoint(KEEP_ALIVE):
        fell = branch.copy()
        fell.live = acts
        run.demand(fell, night, by, acts)
    else:
        return None
    run.must_work(branch, night, partner, acts)
    return [branch, fell]


def _end_of_day(run: History, day: int) -> int:
    steps = run.time.steps
    later = (place for place, step in enumerate(steps) if step[1] > day)
    return next(later, FOREVER)


def _charm(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """A Demon that was chosen would have said that it is the Snake Charmer now."""
    demon, seat = told.player, told.by
    if not (branch.alive[demon] and branch.alive[seat]) or seat == demon:
        return None
    found = binds & branch.kind[demon]["demon"]
    branch.went_wrong(night, seat, found)
    run.demand(branch, night, seat, found)
    return None


def _make_drunk(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """Whoever has the chosen role is drunk, unless whoever chose it was: a branch for each.

    A Minion that a Preacher has chosen has no ability, which is as good as drunk.
    """
    seat, acts = told.by, binds & ~branch.impaired[told.by]
    vain = None
    if run.time.has_long or branch.poisoner:
        vain = branch.copy()
        vain.live = acts & branch.live
        run.demand(vain, night, seat, acts)
        run.must_work(branch, night, seat, acts)
    if told.role == "philosopher":
        for one, failed in ((branch, binds & ~acts), (vain, binds)):
            if one is not None:
                one.went_wrong(night, seat, failed)
                one.void = {**one.void, seat: failed}
    ends = night + NIGHTS_OF_A_COURTIER - 1 if told.role == "courtier" else FOREVER
    for other in range(run.time.seats):
        if told.role == "preacher":
            here = acts & branch.kind[other]["minion"] if other in told.players else 0
        else:
            here = acts & branch.here(other, told.shown[0])
        if other != seat and here:
            branch.end_poison_of(other, "widow", run.step, here)
            branch.clouded = [*branch.clouded, (seat, other, here, ends)]
    run.derive(branch)
    run.end_what_has_no_source(branch)
    return None if vain is None or not vain.live else [branch, vain]


def _be_made_known(run: History, branch: Branch, night: int, told: Told, binds: int) -> None:
    """Whoever is chosen by a Nightwatchman knows of it, and says so."""
    heard = any(
        one.role == "nightwatchman"
        and one.kind == "woken_by"
        and (one.by, one.players, one.night) == (told.player, (told.by,), night)
        for one in run.time.case.told
    )
    if not heard:
        silent = binds & ~run.liar[told.player]
        branch.went_wrong(night, told.by, silent)
        run.demand(branch, night, told.by, silent)


CHOICES: dict[str, Callable[[History, Branch, int, Told, int], None]] = {
    "gambler": _gamble,
    "ogre": _side_with,
    "nightwatchman": _be_made_known,
    "professor": changes.chose_in_vain,
    "huntsman": changes.seeks_in_vain,
}


# ---- what somebody learned


def _learns(
    run: History, branch: Branch, number: int, told: Told, binds: int, unheard: int
) -> list[Branch] | None:
    seat, role = told.by, told.role
    if role in ("savant", "artist"):
        forks = _fork_for_marks(run, branch, number, told.statements)
        if forks is not None:
            return forks
    misled = 0
    if "vortox" in run.time.roles and KIND[role] == "townsfolk":
        misled = branch.vortox() & branch.kind[seat]["townsfolk"]
    if role == "mathematician":
        count = Count(
            run.step, number, seat, binds, misled, told.count, branch.impaired[seat], branch.poisoner
        )
        branch.counts = [*branch.counts, count]
        return None
    if role == "puzzlemaster":
        return _solves_the_puzzle(run, branch, number, told, binds & ~branch.impaired[seat])
    rule = RULES.get(role)
    if rule is None:
        return None
    period = number if told.night else number + 1
    judged = tuple(
        _judged(run, branch, number, told, rule, binds, misled, unheard, herrings)
        for herrings in (run.time.herrings if role == "fortuneteller" else ((),))
    )
    if role == "fortuneteller":
        teller = Teller(run.step, number, seat, judged, branch.impaired[seat], branch.poisoner, period)
        branch.tellers = [*branch.tellers, teller]
        return None
    late = number > 1 and OTHER.get(role, 0) > OTHER["mathematician"]
    if not late or run.time.case.assume.late_news_counts:
        branch.went_wrong(period, seat, judged[0][2])
    return _is_told(run, branch, number, told, rule, judged[0], binds & ~misled)


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
    return deceived


def _seem_otherwise(run: History, branch: Branch, number: int, told: Told, deals: int) -> list[Branch] | None:
    """Whoever dies the next night may be poisoned by a Pukka, and registers as what they are.

    So where this can be told only if they seem something else they are not, or whoever was told is.
    """
    for one in run.time.found_dead.get(number + 1, ()):
        guise = branch.here(one, "spy")
        for role in run.time.recluses:
            guise |= branch.here(one, role)
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
    vain = branch.copy() if binds and (run.time.misleads or branch.poisoner) else None
    branch.guess = (told.player, binds, demon)
    if vain is None:
        return None
    vain.live &= binds
    run.demand(vain, number, told.by, binds)
    run.must_work(branch, number, told.by, binds)
    return [branch, vain] if vain.live else None


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
        wrong = (binds | unheard) & ~rule(plain, told.by, told)[0]
    return binds & ~misled & ~can, binds & misled & ~else_, wrong


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
    here = lies.poisoner & lies.live
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
