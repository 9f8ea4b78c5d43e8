"""A few roles of the Carousel that change who is what, or who may die tonight."""

from __future__ import annotations

from itertools import combinations, permutations

from fabula.deduction.clocktower.assumptions import WHO_CHANGES_SAYS_SO
from fabula.deduction.clocktower.branch import CULT, LENT, SUMMONS, Branch, Turn
from fabula.deduction.clocktower.case import Case, Happening
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.killing import Killer, cannot_die, kept_alive, kept_from_killing
from fabula.deduction.clocktower.roles import CARDS, HORDES, KEEP_ALIVE, KIND, LIVING_ON, PROTECTORS
from fabula.deduction.clocktower.sight import View
from fabula.deduction.clocktower.timeline import DEATHS
from fabula.deduction.clocktower.whose import BY_DAY, CHOSEN, LEFT_OUT
from fabula.games.clocktower.almanac.cards import GOOD_KINDS
from fabula.games.clocktower.almanac.knowing import Told

NIGHT_OF_A_SUMMONER = 3
RIOTS_FROM = 3


def in_vain(run: History, branch: Branch, night: int, seat: int, acts: int) -> Branch | None:
    """A branch in which whoever acts is drunk or poisoned, and this one in which they are not."""
    if not (run.time.has_long or branch.short):
        return None
    vain = branch.copy()
    vain.live &= acts
    run.demand(vain, night, seat, acts)
    run.must_work(branch, night, seat, acts)
    return vain if vain.live else None


# ---- Boffin


@LEFT_OUT.of("boffin")
def may_lend_what_saves(case: Case) -> bool:
    """Who may lend the Demon an ability by which somebody lives on."""
    saving = (*LIVING_ON, *KEEP_ALIVE, *PROTECTORS)
    return any(KIND[role] in GOOD_KINDS for role in case.script or saving if role in saving)


# ---- Lycanthrope


@CHOSEN.of("lycanthrope")
def hunt(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """A Lycanthrope chooses a player: a branch for each of what may come of it.

    Whoever is good dies, and the Demon kills nobody tonight; whoever is evil does not, nor the one good
    player who seems evil to the Lycanthrope from the start.
    """
    by, seat = told.by, told.player
    if not (branch.alive[by] and branch.alive[seat]):
        return None
    acts = binds & ~branch.impaired[by] & branch.live
    idle = binds & branch.impaired[by] & branch.live
    branch.went_wrong(night, by, idle & ~branch.evil[seat])
    vain = in_vain(run, branch, night, by, acts)
    if vain is not None:
        vain.went_wrong(night, by, vain.live & ~vain.evil[seat])
    acts &= branch.live
    sure, possible = View(run.time, branch).evil(seat)
    seems = branch.marks.get(("seems evil", by), 0)  # who it is, one more than the seat; 0 where that is open
    spared, kills, pretends = branch.copy(), branch.copy(), branch.copy()
    branch.live &= ~acts
    spared.live = acts & possible
    kills.live = acts & ~sure if seems != seat + 1 else 0
    kills.marks[f"seems good {by}", seat] = 1
    kills.prey, kills.peace = {**kills.prey, seat: (by, kills.live)}, kills.peace | kills.live
    if by == seat in run.time.found_dead.get(night, ()):  # whose peace ends with them
        kills.peace = 0
    may = seat != by and seems in (0, seat + 1) and (f"seems good {by}", seat) not in branch.marks
    pretends.live = acts & ~branch.evil[seat] if may else 0
    pretends.marks["seems evil", by] = seat + 1
    run.must_work(kills, night, by, kills.live)
    pained = _drunk_of_their_prey(run, kills, night, by, seat)
    struck = _killed_for_a_mayor(run, kills, night, by, seat)
    ways = (branch, vain, spared, kills, pained, struck, pretends)
    return [one for one in ways if one is not None and one.live]


def _drunk_of_their_prey(run: History, branch: Branch, night: int, by: int, seat: int) -> Branch | None:
    """A branch in which a Sweetheart who was killed made the Lycanthrope drunk: the Demon may kill too."""
    here = run.as_outsider(branch, seat, "sweetheart") & branch.live & ~branch.impaired[seat]
    if not here or seat not in run.time.found_dead.get(night, ()):
        return None
    pained = branch.copy()
    pained.live, pained.peace = here, 0
    dies = next(place for place, step in enumerate(run.time.steps) if step[:2] == (DEATHS, night))
    run.demand(pained, night, by, here, dies + 1)
    return pained


def _killed_for_a_mayor(run: History, branch: Branch, night: int, by: int, seat: int) -> Branch | None:
    """A branch in which the Lycanthrope has died in a Mayor's stead, so that the Demon may kill too."""
    dead = run.time.found_dead.get(night, ())
    if by not in dead or seat in dead:
        return None
    struck = branch.copy()
    struck.live &= branch.able(seat, "mayor")
    struck.prey, struck.peace = {**branch.prey, by: (by, struck.live)}, 0
    del struck.prey[seat]
    run.must_work(struck, night, seat, struck.live)
    return struck if struck.live else None


def hunted(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Killer]:
    """Whom a Lycanthrope kills tonight, unless somebody keeps them alive.

    One who has turned evil does not say whom they chose, and may have killed anybody.
    """
    found = []
    for by in range(run.time.seats) if "lycanthrope" in run.time.roles and night > 1 else ():
        silent = branch.able(by, "lycanthrope") & run.liar[by]
        found += [Killer(silent, -1, by)] if silent else []
    for seat, (by, deals) in branch.prey.items():
        kept = kept_alive(run, branch, night, seat)
        if seat in dead:
            found.append(Killer(deals, kept, by, whom=seat))
            continue
        lucky = branch.able(seat, "mayor") & deals & ~kept & branch.live
        if not dead:  # somebody safe was to die in the Mayor's stead
            lucky &= cannot_die(run, branch, night)
        branch.live &= ~deals | kept | lucky
        run.must_work(branch, night, seat, lucky)
        found += [Killer(lucky & branch.live, -1, by)] if dead and lucky else []
    return found


# ---- Engineer


@CHOSEN.of("engineer")
def rebuild(run: History, branch: Branch, night: int, told: Told, binds: int) -> list[Branch] | None:
    """An Engineer chooses which Demon is in play, or which Minions: a branch for each who becomes which."""
    acts = binds & ~branch.impaired[told.by] & branch.live
    failed = branch.copy()
    failed.live &= binds & ~acts
    failed.went_wrong(night, told.by, failed.live)
    vain = in_vain(run, branch, night, told.by, acts)
    if vain is not None:
        vain.went_wrong(night, told.by, vain.live)
    others = branch.copy()
    others.live &= ~binds
    branch.live &= acts
    branches = _with_a_demon(run, branch, told.shown[0])
    if KIND[told.shown[0]] == "minion":
        branches = _with_minions(run, branch, told.shown)
    for one in branches:
        run.end_what_has_no_source(one)
        run.derive(one)
    return [one for one in (*branches, others, failed, vain) if one is not None and one.live]


def _with_a_demon(run: History, branch: Branch, role: str) -> list[Branch]:
    if KIND[role] == "demon":
        for seat, lives in enumerate(branch.alive):
            other = branch.kind[seat]["demon"] & ~branch.here(seat, role) if lives else 0
            branch.end_poison_of(seat, "lleech", run.step, other)
            branch.become(seat, role, other)
            run.choose_anew(branch, seat, role, other)
    return [branch]


def _with_minions(run: History, branch: Branch, roles: tuple[str, ...]) -> list[Branch]:
    """Whoever has one of these roles already keeps it."""
    found = []
    for order in permutations(roles):
        new, fits = branch.copy(), 0
        for seats in combinations(range(len(branch.role)), len(order)):
            here = branch.live
            for seat, role in zip(seats, order, strict=True):
                here &= branch.kind[seat]["minion"]
                for other in roles:
                    here &= ~branch.here(seat, other) if other != role else -1
            for seat, role in zip(seats, order, strict=True) if here else ():
                anew = here & ~new.here(seat, role)
                new.end_poison_of(seat, "widow", run.step, anew)
                new.become(seat, role, here)
                run.choose_anew(new, seat, role, anew)
            fits |= here
        new.live &= fits
        found.append(new)
    return found


@LEFT_OUT.of("engineer")
def may_have_built_a_summoner(case: Case) -> bool:
    """Who has a Demon made when there is one already; or anybody, where nobody has to say so."""
    unseen = WHO_CHANGES_SAYS_SO not in case.assume
    return unseen or any(one.role == "engineer" and "summoner" in one.shown for one in case.told)


# ---- Summoner


@LEFT_OUT.of("summoner")
def may_summon_others_too(case: Case) -> bool:
    """A Demon that makes others Minions when it comes into play."""
    return any(CARDS[role].makes_minions for role in (*case.hidden, *case.script) if role in CARDS)


def night_of_the_new(role: str) -> int:
    """The night in which a Summoner makes somebody this Demon."""
    return NIGHT_OF_A_SUMMONER - (role == "pukka")


def summon(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """In the third night a Summoner makes somebody an evil Demon: a branch for each whom, and which.

    A Pukka comes a night before all others.
    """
    roles = [role for role in run.time.demon_roles if night == night_of_the_new(role)]
    if not roles or not branch.unmade:
        return None
    found = []
    for by in range(run.time.seats):
        here = branch.able(by, "summoner") & branch.unmade & branch.live
        for seat, lives in enumerate(branch.alive) if here else ():
            new = run.takes(branch, Turn(SUMMONS, night, by, seat), here) if lives else None
            if new is None:
                continue
            for role in roles:
                made = new.copy()
                made.become(seat, role, made.live, evil=True)
                run.choose_anew(made, seat, role, made.live)
                if role in HORDES:
                    _come_in_numbers(run, made, role)
                made.unmade = 0
                run.must_work(made, night, by, made.live)
                run.remember_who_woke(made, seat, made.live)
                run.end_what_has_no_source(made)
                run.derive(made)
                found.append(made)
    if night == NIGHT_OF_A_SUMMONER:
        branch.live &= ~branch.unmade
    return [branch, *found]


def _come_in_numbers(run: History, branch: Branch, role: str) -> None:
    """With one Legion all evil players become Legion, the dead too (ruling 556)."""
    for seat in range(run.time.seats):
        here = branch.evil[seat] & branch.live & ~branch.here(seat, role)
        if here:
            run.remember_who_woke(branch, seat, here)
            branch.end_poison_of(seat, "widow", run.step, here)
            branch.become(seat, role, here)


# ---- Riot


def riot(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """At the end of the third night all Minions become Riot, dead or alive, if the Riot is neither drunk
    nor poisoned: a branch in which they do, and where they may not, another. So where an Exorcist chose it.
    """
    found = []
    for seat, deals in kept_from_killing(run, branch, night):
        asleep = deals & branch.demons("riot") & branch.live & ~branch.impaired[seat]
        if asleep:
            rests = branch.copy()
            rests.live = asleep
            run.must_work(rests, night, seat, asleep)
            run.demand(branch, night, seat, asleep)
            found.append(rests)
    able = [branch.able(by, "riot") & branch.live for by in range(run.time.seats)]
    for by, acts in enumerate(able):
        vain = in_vain(run, branch, night, by, acts) if acts else None
        found += [vain] if vain is not None else []
    turns = branch.live & sum(able)
    for seat in range(run.time.seats) if turns else ():
        here = branch.kind[seat]["minion"] & turns
        branch.end_poison_of(seat, "widow", run.step, here)
        run.remember_who_woke(branch, seat, here)
        branch.become(seat, "riot", here)
    run.end_what_has_no_source(branch)
    run.derive(branch)
    return [one for one in (branch, *found) if one.live] if found else None


@BY_DAY.of("died when nominated")
def kill_whoever_is_nominated(_: History, branch: Branch, one: Happening) -> list[tuple[int, int]] | None:
    """From the third day on each nominee dies, whether the Riot is drunk or not."""
    if one.target < 0:
        return None
    return [(-1, branch.demons("riot") & branch.live if one.day >= RIOTS_FROM else 0)]


# ---- Golem, Psychopath, Harpy


@BY_DAY.of("tinker")
def be_mauled_by_a_harpy(run: History, branch: Branch, _: Happening) -> list[tuple[int, int]] | None:
    """One of the two whom a Harpy chose by night may die as unexplained as a Tinker."""
    if run.time.roles.isdisjoint(run.time.case.holders("tinker")):
        return None  # then nothing is known of the death
    seats = range(run.time.seats) if "harpy" in run.time.roles else ()
    return [(seat, here) for seat in seats if (here := branch.able(seat, "harpy"))]


@BY_DAY.of("died when nominated")
def be_struck_by_a_golem(run: History, branch: Branch, one: Happening) -> list[tuple[int, int]] | None:
    """Whom a Golem, or who has its ability, nominates for the first time dies, unless they are the Demon."""
    golem = one.target
    if golem < 0:
        return None
    spent = f"golem {golem}" in branch.spent
    branch.spent[f"golem {golem}"] = 1
    strikes = branch.here(golem, "golem") | run.borrows(branch, golem, "golem", one.day)
    return [(golem, 0 if spent else strikes & ~branch.kind[one.player]["demon"])]


@BY_DAY.of("psychopath")
def strike_before_all(_: History, branch: Branch, one: Happening) -> list[tuple[int, int]] | None:
    """Whoever strikes before all and is not contradicted may be the Psychopath, if their ability works."""
    return [(one.target, branch.able(one.target, "psychopath"))] if one.target >= 0 else None


def live_on_struck(run: History, branch: Branch, one: Happening) -> None:
    """Whom somebody said to kill as a Psychopath lives: a Fool among others may have lived on by it."""
    by, seat = one.player, one.target
    if f"psychopath {by} {one.day}" in branch.spent or not (branch.alive[by] and branch.alive[seat]):
        return
    branch.spent[f"psychopath {by} {one.day}"] = 1  # once a day
    strikes, spent = branch.here(by, "psychopath"), f"fool {seat}"
    fool = branch.able(seat, "fool") & branch.unhurt(seat)
    spared = kept_alive(run, branch, one.day, seat) | branch.able(seat, "lleech")
    run.demand(branch, one.day, by, strikes & ~spared)
    hurt = strikes & ~branch.impaired[by]
    if run.time.has_long or run.time.has_lady or branch.short:  # which may be why they live
        branch.may_be_hurt(seat, hurt)
    else:
        branch.spent[spent] = branch.spent.get(spent, 0) | hurt & fool


@BY_DAY.of("tinker")
def die_with_a_boomdandy(run: History, branch: Branch, one: Happening) -> list[tuple[int, int]] | None:
    """When a Boomdandy is executed all but three die."""
    seat = run.time.executed.get(one.day)
    if seat is None or run.time.roles.isdisjoint(run.time.case.holders("tinker")):
        return None
    return [(seat, branch.here(seat, "boomdandy"))]


# ---- Lleech


@BY_DAY.of("tinker")
def die_with_a_host(run: History, branch: Branch, one: Happening) -> list[tuple[int, int]] | None:
    """A Lleech dies with its host, who has died on the same day; for twins the game may go on."""
    if run.time.roles.isdisjoint(run.time.case.holders("tinker")):
        return None
    others = (seat for seat in run.time.fallen_by_day[one.day] if seat != one.player)
    if all(branch.alive[seat] for seat in others):
        return None
    return [(one.player, branch.able(one.player, "lleech"))]


# ---- Bounty Hunter


def corrupt_another(run: History, branch: Branch, number: int, by: int, here: int) -> list[Branch]:
    """Who comes to have a Bounty Hunter's ability by their own may turn another Townsfolk evil."""
    found = []
    for seat, kinds in enumerate(branch.kind):
        good = kinds["townsfolk"] & ~branch.evil[seat] & branch.live
        new = run.takes(branch, Turn(LENT, number, by, seat), here & good) if seat != by else None
        if new is not None:
            new.evil[seat] |= new.live
            found.append(new)
    return found


def eat_a_hunter(run: History, branch: Branch, day: int, eaten: int) -> list[Branch]:
    """A Cannibal who has eaten a Bounty Hunter."""
    found = []
    for by in branch.who.get("cannibal", ()) if "bountyhunter" in run.time.roles else ():
        eats = branch.here(by, "cannibal") & branch.here(eaten, "bountyhunter") & ~branch.evil[eaten]
        found += corrupt_another(run, branch, day, by, eats) if branch.alive[by] else []
    return found


# ---- Cult Leader


def join(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """Each night a Cult Leader takes the side of a living neighbour: a branch for each.

    Whoever is evil after the last night may have lied from the start.
    """
    branches = [branch]
    if night == 1 and not run.time.roles.isdisjoint(run.time.ogres):
        for seat in range(run.time.seats):
            branches += [new for one in list(branches) if (new := _side_unsaid(run, one, seat)) is not None]
    for seat in range(run.time.seats):
        branches = [each for one in branches for each in _take_a_side(run, one, seat)]
        if night == run.time.nights:
            branches = [each for one in branches for each in _evil_in_the_end(run, one, night, seat)]
    return [one for one in branches if one.live]


def _side_unsaid(run: History, branch: Branch, seat: int) -> Branch | None:
    """A branch in which an Ogre who says nothing of their choice is evil by it."""
    if any((one.by, one.role) == (seat, "ogre") for one in run.time.case.told):
        return None
    new = branch.copy()
    new.live &= run.as_outsider(branch, seat, "ogre")
    new.evil[seat] |= new.live
    return new if new.live else None


def _take_a_side(run: History, branch: Branch, seat: int) -> list[Branch]:
    acts = branch.able(seat, "cultleader") & branch.live if branch.alive[seat] else 0
    if not acts:
        return [branch]
    see, evil, good = View(run.time, branch), 0, 0
    for other in branch.neighbours(seat):
        sure, possible = see.evil(other)
        evil, good = evil | possible, good | ~sure
    turns = branch.copy()
    turns.live &= acts & evil
    turns.evil = list(turns.evil)
    turns.evil[seat] |= turns.live
    branch.live &= ~acts | good
    branch.evil = list(branch.evil)
    branch.evil[seat] &= ~(acts & good)
    return [turns, branch]


def _evil_in_the_end(run: History, branch: Branch, night: int, seat: int) -> list[Branch]:
    evil = branch.here(seat, "cultleader") & branch.evil[seat] & branch.live
    turned = run.takes(branch, Turn(CULT, night, seat, seat), evil)
    branch.live &= ~evil
    return [branch] if turned is None else [turned, branch]
