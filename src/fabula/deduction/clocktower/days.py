"""What all see by day, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable

from fabula.deduction.clocktower.amnesia import who_defends
from fabula.deduction.clocktower.bad_moon_rising import ENOUGH_TO_CURSE
from fabula.deduction.clocktower.branch import HURT, Branch
from fabula.deduction.clocktower.carousel import eat_a_hunter, live_on_struck
from fabula.deduction.clocktower.case import AFTER_NOMINATING, Happening
from fabula.deduction.clocktower.changes import rise
from fabula.deduction.clocktower.ending import undead
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.killing import guards, kept_alive
from fabula.deduction.clocktower.roles import GOOD, LIVING_ON, NOT_EXECUTED, SPENT_LAST
from fabula.deduction.clocktower.sight import View
from fabula.deduction.clocktower.whose import BY_DAY
from fabula.games.clocktower.almanac.knowing import at_least
from fabula.games.clocktower.almanac.statements import judge

LAST_DAY_OF_A_LEVIATHAN = 5
UNHEARD, UNCOUNTED = "unheard", "uncounted"
THREE = 3


def happen(run: History, branch: Branch, one: Happening) -> list[Branch] | None:
    """Take in what all saw."""
    happens, branches = HAPPENS.get(one.what), [branch]
    if happens is None:
        return None
    if not one.died or one.what not in ("execution", "virgin_execution"):
        happens(run, branch, one)
        return None
    if run.time.looks_back:
        branch.keep_the_day(one.day)
    for role, unseen in UNSEEN:
        if role in run.time.roles:
            branches += [vain for each in list(branches) if (vain := unseen(run, each, one)) is not None]
    for each in branches:
        happens(run, each, one)
    if "cannibal" in run.time.roles:
        branches += [new for each in list(branches) for new in eat_a_hunter(run, each, one.day, one.player)]
    return branches if len(branches) > 1 else None


def _uncounted_by_a_leviathan(run: History, branch: Branch, one: Happening) -> Branch | None:
    """A branch in which a Leviathan was drunk or poisoned when somebody good was executed."""
    if not (run.time.has_long or branch.short):
        return None
    counts = branch.anybody("leviathan") & branch.live & ~View(run.time, branch).evil(one.player)[1]
    if not counts:
        return None
    vain = branch.copy()
    vain.live = counts
    vain.marks[UNCOUNTED, one.player] = counts
    for seat in branch.who.get("leviathan", ()):
        here = branch.able(seat, "leviathan") & counts
        run.demand(vain, one.day, seat, here)
        run.must_work(branch, one.day, seat, here)
    return vain if vain.live else None


def _unheard_by_a_minstrel(run: History, branch: Branch, one: Happening) -> Branch | None:
    """A branch in which the Minstrel was drunk or poisoned when a Minion was executed."""
    if not (run.time.has_long or branch.short):
        return None
    minion = View(run.time, branch).kind(one.player, "minion")[1] & branch.live
    deaf = branch.copy()
    deaf.live = branch.anybody("minstrel") & minion
    deaf.marks[UNHEARD, one.player] = deaf.live
    for seat in branch.who["minstrel"] if deaf.live else ():
        here = branch.able(seat, "minstrel") & minion
        run.demand(deaf, one.day, seat, here)
        run.must_work(branch, one.day, seat, here)
    return deaf if deaf.live else None


def _no_minion_to_a_minstrel(run: History, branch: Branch, one: Happening) -> Branch | None:
    """A branch in which whoever was executed seemed no Minion, a Spy or somebody who only may seem one."""
    if (UNHEARD, one.player) in branch.marks:
        return None
    sure, possible = View(run.time, branch).kind(one.player, "minion")
    new = branch.copy()
    new.live &= branch.anybody("minstrel") & possible & ~sure
    new.marks[UNHEARD, one.player] = new.live
    return new if new.live else None


def _minded_by_who_dies(run: History, branch: Branch, one: Happening) -> Branch | None:
    """A branch in which whoever is executed minds Lil' Monsta, and the game goes on for twins alone."""
    here = branch.may_mind(one.player) & branch.live & run.both_twins_live(branch)
    if not here:
        return None
    new = branch.copy()
    new.live, new.monsta, new.stalled = here, branch.monsta & ~here, branch.stalled | here
    return new


# What nobody sees of an execution, or takes for something else: a branch for each.
UNSEEN = (
    ("lilmonsta", _minded_by_who_dies),
    ("minstrel", _unheard_by_a_minstrel),
    ("minstrel", _no_minion_to_a_minstrel),
    ("leviathan", _uncounted_by_a_leviathan),
)


def end(run: History, branch: Branch, day: int, executed: bool) -> None:
    """The day is over, and the game is not."""
    roles, seats = run.time.roles, range(run.time.seats)
    living = sum(branch.alive)
    if branch.extra:
        branch.live &= ~(branch.extra & ~branch.fresh)
        branch.fresh = 0
    if not executed and "vortox" in roles:
        branch.live &= ~(branch.vortox())
    if living <= 2:
        branch.live &= undead(branch) | branch.extra | branch.stalled
    if not executed and living == THREE and "mayor" in roles:
        for seat in seats:
            if branch.alive[seat]:
                run.demand(branch, day, seat, run.has(branch, seat, "mayor") & ~branch.evil[seat])
    if day >= LAST_DAY_OF_A_LEVIATHAN and "leviathan" in roles:
        for seat in seats:
            run.demand(branch, day, seat, branch.here(seat, "leviathan") if branch.alive[seat] else 0)
    branch.short = branch.plots = 0
    if branch.sickness or branch.lulled:
        branch.sickness = 0
        branch.lulled = tuple(one for one in branch.lulled if one[1] > day)
        run.derive(branch)


def die_by_day(run: History, branch: Branch, seat: int, executed: bool = False) -> None:
    """Somebody dies by day: if it is the Demon the game is over, or another has taken its place."""
    before = sum(branch.alive)
    demon = branch.demon_at(seat)[0] & branch.live
    if "godfather" in run.time.roles:
        sure, possible = View(run.time, branch).kind(seat, "outsider")
        branch.fallen |= sure & branch.live
        branch.unsure |= possible & branch.live
    branch.alive = list(branch.alive)
    branch.alive[seat] = False
    demon &= ~run.feign_death(branch, seat)
    _lose_a_demon(run, branch, seat, demon, before, executed)
    run.pass_away(branch, seat)


def _lose_a_demon(run: History, branch: Branch, seat: int, demon: int, before: int, executed: bool) -> None:
    """Where this was the last Demon the game is over, unless somebody sees to it that it goes on."""
    demon &= ~branch.demons()
    if demon:
        saved = run.save_by_a_scarlet_woman(branch, seat, demon, before)
        if executed and "mastermind" in run.time.roles:
            branch.extra = branch.fresh = branch.anybody("mastermind") & demon & ~saved & ~branch.extra
            saved |= branch.extra
        if "eviltwin" in run.time.roles:
            branch.stalled |= demon & ~saved & run.both_twins_live(branch)
            saved |= branch.stalled
        branch.live &= ~(demon & ~saved)
    if branch.stalled:
        branch.live &= ~(branch.stalled & ~run.both_twins_live(branch))


def _die_for_good(run: History, branch: Branch, seat: int) -> None:
    """A Zombuul that only seemed to be dead is executed: now it is."""
    feigned = branch.feigns[seat] & branch.live
    if feigned:
        branch.feigns = list(branch.feigns)
        branch.feigns[seat] = 0
        _lose_a_demon(run, branch, seat, feigned, sum(branch.alive) + 1, executed=True)


# ---- executions


def _be_executed(run: History, branch: Branch, one: Happening) -> None:
    seat = one.player
    if not branch.alive[seat]:
        _die_for_good(run, branch, seat)
        return
    if not one.died:
        _live_on(run, branch, one.day, seat)
        return
    branch.live &= ~branch.extra  # whoever is executed on a Mastermind's day, it is the last
    _could_be_executed(run, branch, one.day, seat)
    if "leviathan" in run.time.roles:
        good = ~View(run.time, branch).evil(seat)[1]  # a Recluse need not count
        counted = branch.anybody("leviathan") & good & ~branch.marks.get((UNCOUNTED, seat), 0)
        branch.executed_good = [*branch.executed_good, counted]
        branch.live &= ~(counted & at_least(branch.executed_good, 2, run.time.all))
    if "eviltwin" in run.time.roles:
        _lose_a_twin(run, branch, one.day, seat)
    minion = View(run.time, branch).kind(seat, "minion")[1] if "minstrel" in run.time.roles else 0
    minion &= branch.live
    die_by_day(run, branch, seat, executed=True)
    if "cannibal" in run.time.roles:
        _be_eaten(run, branch, seat)
    if minion:
        here = branch.anybody("minstrel") & minion & ~branch.marks.get((UNHEARD, seat), 0)
        if here:
            branch.lulled = (*branch.lulled, (here, one.day + 1))
            run.derive(branch)


def _be_eaten(run: History, branch: Branch, eaten: int) -> None:
    """A Cannibal who has eaten a Recluse may seem evil from then on, till somebody else is executed."""
    seems = run.as_outsider(branch, eaten, "recluse") & ~branch.evil[eaten]
    for seat in branch.who.get("cannibal", ()):
        here = branch.here(seat, "cannibal")
        before = branch.guests.get(seat, 0) & ~here
        if seat != eaten and (here & seems or seat in branch.guests):
            branch.guests = {**branch.guests, seat: before | here & seems}


def _could_be_executed(run: History, branch: Branch, day: int, seat: int) -> None:
    """Whose execution would have ended the game, or who cannot die of it, was drunk or poisoned."""
    for other, (deals, _) in guards(run, branch, seat):
        run.demand(branch, day, other, deals)
    saint = 0
    for role in run.time.saints:
        saint |= branch.here(seat, role)
    run.demand(branch, day, seat, saint & ~branch.evil[seat])
    if "boomdandy" in run.time.roles:
        gone = sum(branch.alive[one] for one in dict.fromkeys(run.time.fallen_by_day.get(day, ())))
        many = sum(branch.alive) - gone - THREE
        if many > 0:
            spared = at_least(_cannot_die_by_day(run, branch, day), many, run.time.all)
            run.demand(branch, day, seat, branch.here(seat, "boomdandy") & ~spared)
    for role in NOT_EXECUTED:
        if role in run.time.roles:
            spent = branch.spent.get(f"{role} {seat}", 0) | branch.marks.get((HURT, seat), 0)
            honest = run.honest[seat] if GOOD[role] else -1
            run.demand(branch, day, seat, branch.here(seat, role) & honest & ~spent)


def _cannot_die_by_day(run: History, branch: Branch, day: int) -> list[int]:
    """Where each who lives would live on whatever is to kill them."""
    living = [seat for seat, lives in enumerate(branch.alive) if lives]
    return [kept_alive(run, branch, day, seat) | branch.able(seat, "lleech") for seat in living]


def _live_on(run: History, branch: Branch, day: int, seat: int) -> None:
    """Executed, and not dead: somebody has seen to it."""
    good = ~View(run.time, branch).evil(seat)[0]
    savers = [(one, branch.able(one, "devilsadvocate")) for one in range(run.time.seats)]
    savers += [(other, deals & ~branch.impaired[other]) for other, (_, deals) in guards(run, branch, seat)]
    savers += [(seat, branch.able(seat, role)) for role in LIVING_ON if role not in SPENT_LAST]
    savers += [(one, branch.able(one, "pacifist") & good) for one in range(run.time.seats)]
    saved = 0
    for _, deals in savers:
        saved |= deals
    fool = branch.able(seat, "fool") & ~branch.spent.get(f"fool {seat}", 0)
    branch.spent[f"fool {seat}"] = branch.spent.get(f"fool {seat}", 0) | fool & ~saved
    branch.may_be_hurt(seat, fool & saved & ~_surely_kept(run, branch, seat))
    savers += [(seat, fool)]
    for _, deals in savers:
        saved |= deals
    savers += who_defends(run, branch, day, saved)
    _must_be_of_somebody(run, branch, day, savers)


def _surely_kept(run: History, branch: Branch, seat: int) -> int:
    """Where a Tea Lady is why somebody cannot die, and not a choice that nobody has told of."""
    found = 0
    for lady, (sure, _) in guards(run, branch, seat):
        drunk = branch.impaired[lady] | branch.short | run.may_be_impaired(branch, lady, run.step)
        found |= sure & ~drunk
    return found


def _must_be_of_somebody(run: History, branch: Branch, day: int, makers: list[tuple[int, int]]) -> None:
    """One of these has caused it; who alone can have done so was neither drunk nor poisoned."""
    once = twice = 0
    for _, deals in makers:
        twice |= once & deals
        once |= deals
    branch.live &= once
    for seat, deals in makers:
        if seat >= 0:
            run.must_work(branch, day, seat, deals & ~twice)


def _lose_a_twin(run: History, branch: Branch, day: int, seat: int) -> None:
    """Evil wins with the execution of the good twin, who says truly whose twin they are."""
    for one in run.time.case.told:
        if (one.by, one.role, one.kind) != (seat, "eviltwin", "told") or not one.players or one.night > day:
            continue  # who becomes a twin later was none yet
        if not branch.alive[one.player]:
            continue
        good = run.honest[seat] & ~branch.evil[seat]
        for twin in (one.player, seat):  # an Alchemist has the ability and is the good one
            run.demand(branch, day, twin, branch.able(twin, "eviltwin") & good)


def _be_judged(run: History, branch: Branch, one: Happening) -> None:
    """Nominating the Virgin a Townsfolk is executed."""
    nominator, nominee = one.player, one.target
    virgin = run.has(branch, nominee, "virgin")
    branch.live &= virgin & View(run.time, branch).kind(nominator, "townsfolk")[1]
    run.must_work(branch, one.day, nominee, virgin)
    branch.spent[f"virgin {nominee}"] = 1
    _be_executed(run, branch, one)


def _nominate(run: History, branch: Branch, one: Happening) -> None:
    """Note a nomination of which nothing came."""
    nominator, nominee = one.player, one.target
    if "fool" in run.time.roles and nominator >= 0 and sum(branch.alive) >= ENOUGH_TO_CURSE:
        branch.may_be_hurt(nominator, branch.anybody("witch"))
    if nominee < 0 or nominator < 0:
        return
    if _try_a_virgin(run, branch, nominee):
        here = run.has(branch, nominee, "virgin")
        if here:
            failed = here & View(run.time, branch).kind(nominator, "townsfolk")[0]
            branch.went_wrong(one.day + 1, nominee, failed)
            run.demand(branch, one.day, nominee, failed)
    if (
        run.time.claims[nominator] in run.time.case.holders("golem")
        and f"golem {nominator}" not in branch.spent
    ):
        branch.spent[f"golem {nominator}"] = 1
        if branch.alive[nominee]:
            golem = run.as_outsider(branch, nominator, "golem")
            spared = View(run.time, branch).kind(nominee, "demon")[1]
            spared |= kept_alive(run, branch, one.day, nominee)
            run.demand(branch, one.day, nominator, golem & ~spared)


def _try_a_virgin(run: History, branch: Branch, nominee: int) -> bool:
    """Spend what a Virgin can do at their first nomination; whether this is it, for no other tries them."""
    is_first = f"virgin {nominee}" not in branch.spent and branch.alive[nominee]
    if is_first and "virgin" in run.time.roles:
        branch.spent[f"virgin {nominee}"] = 1
        return True
    return False


# ---- other deaths, and powers of the day


def _shoot(run: History, branch: Branch, one: Happening) -> None:
    seat, target, see = one.player, one.target, View(run.time, branch)
    slayer = run.has(branch, seat, "slayer")
    if one.died:
        branch.live &= slayer & see.kind(target, "demon")[1] & ~branch.may_mind(target)
        run.must_work(branch, one.day, seat, slayer)
        die_by_day(run, branch, target)
    elif branch.alive[seat] and branch.alive[target] and f"slayer {seat}" not in branch.spent:
        failed = slayer & see.kind(target, "demon")[0]
        failed &= ~branch.able(target, "lleech")  # which lives on its host
        branch.went_wrong(one.day + 1, seat, failed & branch.live)
        run.demand(branch, one.day, seat, failed)
    branch.spent[f"slayer {seat}"] = 1


def _die(run: History, branch: Branch, one: Happening) -> None:
    seat = one.player
    rules = BY_DAY.get(one.cause, ())
    killers = [found for rule in rules if (found := rule(run, branch, one)) is not None]
    if killers:
        _must_be_of_somebody(run, branch, one.day, [killer for found in killers for killer in found])
    run.demand(branch, one.day, seat, branch.surely_unhurt(seat) & run.honest[seat])
    if one.cause == AFTER_NOMINATING and one.target >= 0:
        _try_a_virgin(run, branch, one.target)  # whoever has died of it is not executed any more
    die_by_day(run, branch, seat)


def _choose_as_a_klutz(run: History, branch: Branch, one: Happening) -> None:
    """The game went on: whom the Klutz chose is good."""
    if one.target >= 0:
        evil = View(run.time, branch).evil(one.target)[0]
        here = run.as_outsider(branch, one.player, "klutz") & run.honest[one.player]
        run.demand(branch, one.day, one.player, here & evil)


def _call_for_doom(run: History, branch: Branch, one: Happening) -> None:
    """Whoever dies is on the side of whoever called."""
    caller, (sure, possible) = branch.evil[one.player], View(run.time, branch).evil(one.target)
    branch.live &= caller & possible | run.time.all & ~(caller | sure)
    die_by_day(run, branch, one.target)


def _execute(run: History, branch: Branch, one: Happening) -> None:
    """Whoever nominated may be said: if it was the Virgin, nothing came of it."""
    if one.target >= 0:
        _nominate(run, branch, one._replace(player=one.target, target=one.player))
    _be_executed(run, branch, one)


def _juggle(_: History, branch: Branch, one: Happening) -> None:
    branch.juggled[one.player] = branch.copy()


def _gossip(run: History, branch: Branch, one: Happening) -> None:
    """A true word kills tonight."""
    if one.statement is None or not branch.alive[one.player]:
        return
    can, cannot = judge(View(run.time, branch), one.statement)
    here = branch.here(one.player, "gossip") & run.honest[one.player]
    branch.rumour = {**branch.rumour, one.player: (here & can, here & cannot)}


HAPPENS: dict[str, Callable[[History, Branch, Happening], None]] = {
    "execution": _execute,
    "virgin_execution": _be_judged,
    "nomination": _nominate,
    "slayer_shot": _shoot,
    "psychopath_strike": live_on_struck,
    "death": _die,
    "klutz_choice": _choose_as_a_klutz,
    "doomsayer_call": _call_for_doom,
    "juggle": _juggle,
    "gossip": _gossip,
    "resurrection": rise,
}
