"""What players say they chose, and what comes of it."""

from __future__ import annotations

from fabula.deduction.clocktower.branch import DRINK, FOREVER, Branch, Source
from fabula.deduction.clocktower.carousel import corrupt_another
from fabula.deduction.clocktower.goon import kept_before_one_turned
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.nights import swap_roles
from fabula.deduction.clocktower.roles import (
    BORROWERS,
    CARDS,
    CORRUPTING,
    DRINKING,
    KEEP_ALIVE,
    OTHER,
    SILENCING,
    WAKES,
)
from fabula.deduction.clocktower.sight import View, in_guise
from fabula.deduction.clocktower.whose import CHOSEN
from fabula.games.clocktower.almanac.knowing import Told

RECLUSE = "recluse"
NIGHTS_OF_A_COURTIER = 3


def choose(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """Let come of a choice what comes of it, where it says whom or what."""
    chooses = CHOSEN.get(told.role)
    if chooses is None or not binds:
        return None
    named = told.players if CARDS[told.role].chooses else told.shown
    return chooses(run, branch, night, told, binds) if named else None


@CHOSEN.of("gambler")
def _gamble(run: History, branch: Branch, night: int, told: Told, binds: int) -> None:
    """Whom a Tea Lady still keeps then may die later, when a Goon beside her has turned evil."""
    must, may = _risk(run, branch, told, binds & ~branch.impaired[told.by])
    kept = must & kept_before_one_turned(run, branch, night, told.by, OTHER[told.role]) if must else 0
    branch.risks = {**branch.risks, told.by: (run.step, must ^ kept, may | kept)}


@CHOSEN.of("ogre")
def _side_with(_: History, branch: Branch, __: int, told: Told, binds: int) -> None:
    """An Ogre is on the side of whom they chose."""
    branch.evil = list(branch.evil)
    branch.evil[told.by] |= binds & branch.evil[told.player]


@CHOSEN.of(*DRINKING)
def _drink(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """One of two is drunk till dusk; a branch in which whoever chose them was drunk or poisoned."""
    acts, vain = binds & ~branch.impaired[told.by] & branch.live, None
    if acts:
        vain = branch.copy()
        vain.live = acts
        vain.idle = {**vain.idle, told.by: acts}
        run.demand(vain, night, told.by, acts)
        run.must_work(branch, night, told.by, acts)
    seats = (told.by, told.player) if told.role == "sailor" else told.players
    if set(seats) == {told.by}:  # a Sailor who has chosen themself
        branch.clouded = [*branch.clouded, (told.by, told.by, acts, night)]
        run.derive(branch)
        return None if vain is None or not vain.live else [branch, vain]
    found = [branch] if vain is None or not vain.live else [branch, vain]
    found += _be_seen_to_drink(run, branch, night, told, acts)
    return found if len(found) > 1 else None


def _be_seen_to_drink(run: History, branch: Branch, night: int, told: Told, acts: int) -> list[Branch]:
    """Branches in which the one who is drunk is somebody of whom that shows, by what else they do or seem.

    Such are who registers as they like, an Innkeeper who then keeps nobody from harm, and whoever has made
    somebody else drunk before, who is well as long as they drink.
    """
    seats = (told.by, told.player) if told.role == "sailor" else told.players
    found, places, somewhere = list[Branch](), dict[int, int](), 0
    clouds = dict(branch.who_clouds())
    for seat in seats:
        shows = acts if seat == told.by and told.role == "innkeeper" else acts & clouds.get(seat, 0)
        for _, other, here in in_guise(run.time, branch):
            shows |= here & acts if other == seat else 0
        shows &= branch.live & ~branch.impaired[seat]
        if shows:
            new = branch.copy()
            new.live = shows
            new.pause(seat)
            new.clouded = [*new.clouded, (seat, seat, shows, night)]
            run.derive(new)
            found.append(new)
        places[seat] = acts & ~shows
        somewhere |= places[seat]
    branch.live &= ~(acts & ~somewhere)
    if somewhere:
        source = Source(run.step + 1, _end_of_day(run, night), places, somewhere, DRINK, by=told.by)
        branch.sources = [*branch.sources, source]
    return found


DRINKING = tuple(role for role, rule in CHOSEN.items() if rule is _drink)


def choose_unsaid(run: History, branch: Branch, _: int) -> None:
    """A Philosopher who is evil by now does not say whose ability they have chosen, who is drunk for it."""
    for seat in branch.who.get("philosopher", ()):
        silent = branch.alive[seat] and seat not in run.time.chosen
        here = branch.able(seat, "philosopher") & run.liar[seat] & branch.live if silent else 0
        if here:
            good = {
                other: here & (kinds["townsfolk"] | kinds["outsider"])
                for other, kinds in enumerate(branch.kind)
                if other != seat
            }
            source = Source(run.step + 1, FOREVER, good, here, DRINK, by=seat, nowhere=here)
            branch.sources = [*branch.sources, source]


def drink_unsaid(run: History, branch: Branch, night: int) -> None:
    """Who is evil by now does not say with whom they drank, and may have with anybody."""
    for role in DRINKING if not run.time.roles.isdisjoint(DRINKING) else ():
        for seat in branch.who.get(role, ()) if WAKES[role].on(night) else ():
            here = branch.able(seat, role) & run.liar[seat] & branch.live if branch.alive[seat] else 0
            if here:
                anybody = {other: here for other, lives in enumerate(branch.alive) if lives}
                ends = _end_of_day(run, night)
                source = Source(run.step + 1, ends, anybody, here, DRINK, by=seat, nowhere=here)
                branch.sources = [*branch.sources, source]


@CHOSEN.of("exorcist")
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


@CHOSEN.of("acrobat")
def _walk_a_rope(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """An Acrobat dies where whom they chose is drunk or poisoned: a branch for each of what may be so."""
    by, partner = told.by, told.player
    known = binds & (branch.here(partner, "drunk") | branch.impaired[partner])
    branch.risks = {**branch.risks, by: (run.step, known, 0)}
    acts = binds & ~known & ~branch.impaired[by] & branch.live
    if not acts or not (run.time.has_long or branch.short) or by == partner:
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
    later = (place - 1 for place, step in enumerate(steps) if step[1] > day)
    return next(later, FOREVER)


def _says_to_be(run: History, night: int, seat: int, role: str) -> bool:
    """Whether somebody says that they have become this role tonight."""
    return any(
        (one.kind, one.by, one.night, one.shown) == ("became", seat, night, (role,))
        for one in run.time.case.told
    )


@CHOSEN.of("snakecharmer")
def _charm(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """A Demon that was chosen would have said that it is the Snake Charmer now.

    So would a Recluse who seemed to be the Demon: both change roles, and say so.
    """
    demon, seat = told.player, told.by
    if not (branch.alive[demon] and branch.alive[seat]) or seat == demon:
        return None
    if _says_to_be(run, night, demon, "snakecharmer"):
        guest = binds & View(run.time, branch).recluse(demon) & ~branch.impaired[seat]
        for role in (*run.time.recluses, *BORROWERS):
            if _says_to_be(run, night, seat, role):
                swap_roles(run, branch, night, demon, seat, guest & branch.here(demon, role))
        run.derive(branch)
        binds &= ~guest
    found = binds & branch.kind[demon]["demon"]
    branch.went_wrong(night, seat, found)
    run.demand(branch, night, seat, found)
    return None


@CHOSEN.of(*SILENCING)
def _make_drunk(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """Whoever has the chosen role is drunk, unless whoever chose it was: a branch for each.

    A Minion that a Preacher has chosen has no ability, which is as good as drunk.
    """
    seat, acts = told.by, binds & ~branch.impaired[told.by]
    vain = None
    if run.time.has_long or branch.short:
        vain = branch.copy()
        vain.live = acts & branch.live
        run.demand(vain, night, seat, acts)
        run.must_work(branch, night, seat, acts)
    if told.role == "philosopher":
        for one, failed in ((branch, binds & ~acts), (vain, binds)):
            if one is not None:
                one.went_wrong(night, seat, failed)
                one.void = {**one.void, seat: failed}
                if told.shown[0] == RECLUSE:
                    one.guests = {**one.guests, seat: binds & ~failed}
    ends = night + NIGHTS_OF_A_COURTIER - 1 if told.role == "courtier" else FOREVER
    for other in range(run.time.seats):
        if told.role == "preacher":
            here = acts & View(run.time, branch).kind(other, "minion")[0] if other in told.players else 0
        else:
            here = acts & branch.here(other, told.shown[0])
        if other != seat and here:
            branch.end_poison_of(other, "widow", run.step, here)
            branch.clouded = [*branch.clouded, (seat, other, here, ends)]
    run.derive(branch)
    run.end_what_has_no_source(branch)
    branches = [branch] if vain is None or not vain.live else [branch, vain]
    if told.role == "philosopher" and told.shown[0] in CORRUPTING:
        branches += [new for one in list(branches) for new in corrupt_another(run, one, night, seat, binds)]
    return branches if len(branches) > 1 else None


@CHOSEN.of("nightwatchman")
def _be_made_known(run: History, branch: Branch, night: int, told: Told, binds: int) -> None:
    """Whoever is chosen by a Nightwatchman knows of it, and says so; by a Vortox another is named to them."""
    named = [
        one.player
        for one in run.time.case.told
        if (one.role, one.by, one.night) == ("nightwatchman", told.player, night) and one.kind != "choice"
    ]
    misled = branch.vortox() & branch.kind[told.by]["townsfolk"]
    silent = binds & run.honest[told.player]
    if told.by in named:
        silent &= misled
    elif named:
        silent &= ~misled
    branch.went_wrong(night, told.by, silent)
    run.demand(branch, night, told.by, silent)
