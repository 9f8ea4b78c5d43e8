"""Who may have killed how many in a night, and who keeps the Demon from killing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fabula.deduction.clocktower.amnesia import may_keep_alive
from fabula.deduction.clocktower.assumptions import DEMON_MAY_ATTACK_DEAD
from fabula.deduction.clocktower.branch import CHILDLESS, NOBODY, UNTOLD, Branch
from fabula.deduction.clocktower.deals import MONSTA
from fabula.deduction.clocktower.demons import MOST, kill_one
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.roles import ACTING_LATE, CANNOT_DIE, DYING_OF_THEMSELVES, QUIET
from fabula.deduction.clocktower.sight import View
from fabula.deduction.clocktower.whose import KILLS, Ways
from fabula.games.clocktower.almanac.knowing import Seen, Told

SECOND = 2


class Killer(NamedTuple):
    """Who kills besides the Demon: must they, in which deals, and whose ability it is if it must."""

    deals: int
    spares: int  # the deals in which it may as well kill nobody
    seat: int = -1
    after: int = 0  # by how many steps after the Demon: what the Demon does may come before
    role: str = ""  # whose ability it is where it may be several players
    whom: int = -1  # who dies of it, where that is one player


def makers(branch: Branch, killer: Killer) -> list[tuple[int, int]]:
    """Whose ability it is, and in which deals."""
    if killer.seat >= 0:
        return [(killer.seat, killer.deals)]
    seats = range(len(branch.role)) if killer.role else ()
    return [(seat, here) for seat in seats if (here := killer.deals & branch.here(seat, killer.role))]


def may_be_dead(number: int, demon: Ways, killers: list[tuple[int, int]]) -> int:
    """The deals in which the Demon, by numbers, and the others together may kill so many."""
    ways = demon[: number + 1]
    for spares, kills in killers:
        if kills:
            for many in range(number, 0, -1):
                ways[many] = ways[many] & spares | ways[many - 1] & kills
            ways[0] &= spares
    return ways[number]


def demon_kills(run: History, branch: Branch, night: int) -> tuple[Ways, int]:
    """By numbers where the Demon may kill so many; and where that it kills nobody needs no other reason."""
    ways = [0] * (MOST + 1)
    ways[0] = free = branch.extra | branch.stalled | branch.unmade
    for role in run.time.demon_roles:
        able = 0
        for seat in branch.who.get(role, ()):
            acts = branch.role[seat].get(role, 0) if branch.alive[seat] else 0
            if not acts and branch.feigns[seat]:
                acts = branch.here(seat, role) & branch.feigns[seat]
            lame = acts & branch.impaired[seat]
            able |= acts ^ lame
            ways[0] |= lame
            free |= lame
        if able:
            free |= _kills_of(run, branch, night, role, able, ways)
    if branch.monsta & branch.live:
        free |= _kills_of(run, branch, night, MONSTA, branch.monsta, ways)
    if branch.peace:  # but whom a Pukka has poisoned before dies all the same
        free |= branch.peace
        none = branch.peace & ~branch.demons("pukka")
        ways = [ways[0] | branch.peace, *(some & ~none for some in ways[1:])]
    if DEMON_MAY_ATTACK_DEAD in run.time.case.assume:
        return ways, -1
    return ways, free | excuses(run, branch, night)


def _kills_of(run: History, branch: Branch, night: int, role: str, here: int, ways: Ways) -> int:
    """Enter how many a Demon of this role may kill; give the deals in which it need not kill anybody."""
    ways[0] |= here
    if (role in QUIET and role not in KILLS) or night == 1:
        return here
    return KILLS.get(role, kill_one)(run, branch, night, here, ways)


def other_killers(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Killer]:
    """Who besides the Demon may have killed tonight, the Assassin first."""
    roles, found = run.time.roles, []
    if "assassin" in roles:
        able = branch.anybody("assassin") & ~branch.spent.get("assassin", 0)
        for seat in dead if run.time.case.counts["minion"] == 1 else ():  # who is the Imp by then
            able &= ~branch.here(seat, "imp")
        spares = 0 if branch.stabs >= 0 else -1
        able = 0 if branch.stabs == NOBODY else able
        found.append(Killer(able, spares, after=1, role="assassin"))
    for seat, (kills, spares) in branch.rumour.items():
        found.append(_of_a_rumour(run, branch, night, seat, (kills, spares), dead))
    found += _who_may_die_of_their_own(run, branch, night, dead)
    if not roles.isdisjoint(run.time.case.holders("moonchild")):
        late = 0
        for seat in dead:
            acts = _acts_before_a_moonchild(run, branch, night, seat)
            for _, deals in taken_along(run, branch, night, seat) if acts else ():
                late |= acts & deals
        found.append(Killer(_follow_a_moonchild(run, branch, night, dead), ~late))
    if "godfather" in roles and branch.unsure:
        found.append(_avenge_an_outsider(run, branch, night, dead, found))
    return found + _dead_of_their_own(run, branch, night, dead, found)


def _who_may_die_of_their_own(
    run: History, branch: Branch, night: int, dead: tuple[int, ...]
) -> Iterator[Killer]:
    """Whom such a Demon seeks out; a Tinker; a Lleech together with its host."""
    seeks = branch.demons("riot") | branch.demons("leviathan")
    for seat in dead:
        banshee = seeks and branch.here(seat, "banshee") & seeks
        tinker = run.able_as(branch, seat, "tinker", night) if run.time.may_be("tinker") else 0
        lleech = branch.able(seat, "lleech") if len(dead) > 1 else 0
        for deals in (banshee, tinker, lleech):
            if deals:
                yield Killer(deals, -1, whom=seat)


def _of_a_rumour(
    run: History, branch: Branch, night: int, seat: int, rumour: tuple[int, int], dead: tuple[int, ...]
) -> Killer:
    """A Gossip's true word kills, unless who says it is dead by then, or whoever is to die is kept alive."""
    (kills, spares), able, none = rumour, branch.able(seat, "gossip"), -1
    if seat not in dead:
        none = able and able & (spares | cannot_die(run, branch, night))
        for other, lives in enumerate(branch.alive) if dead and run.time.has_lady and able & ~none else ():
            none |= able & _kept_late(run, branch, night, other, dead) if lives and other not in dead else 0
    return Killer(able & kills, none, seat, 1)


def _avenge_an_outsider(
    run: History, branch: Branch, night: int, dead: tuple[int, ...], killers: list[Killer]
) -> Killer:
    """A Godfather kills on the night after an Outsider's death, also where a Vigormortis has killed them.

    Whoever has died before their turn otherwise, or is the Imp by then, need not.
    """
    spares = -1 if DEMON_MAY_ATTACK_DEAD in run.time.case.assume else cannot_die(run, branch, night)
    kept = branch.anybody("vigormortis")
    for seat in dead:
        lost = ~(kept & ~by_others(branch, killers, seat) | branch.keeps[seat])
        spares |= branch.here(seat, "godfather") & lost | branch.here(seat, "imp")
    able = branch.anybody("godfather") & branch.unsure
    spares |= able & ~branch.fallen
    return Killer(able, spares, after=1, role="godfather")


def by_others(branch: Branch, killers: list[Killer], seat: int) -> int:
    """Where somebody else than the Demon may have killed this player: an Assassin kills one."""
    found = branch.upheaval
    for one in killers:
        apart = one.whom not in (NOBODY, seat) or (
            one.role == "assassin" and branch.stabs not in (seat, UNTOLD)
        )
        found |= 0 if apart else one.deals
    return found


def _follow_a_moonchild(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> int:
    """Where a Moonchild that has died may take somebody along tonight: whom they chose, if that is said.

    Who was chosen, is good and lives on was not chosen by a sober Moonchild, or cannot die.
    """
    found = 0
    for seat, lives in enumerate(branch.alive):
        here = 0 if lives or seat in dead else run.as_outsider(branch, seat, "moonchild") & branch.live
        if not here:
            continue
        chosen = [
            one for one in run.time.case.told if (one.by, one.role) == (seat, "moonchild") and one.players
        ]
        for one in chosen:
            sure, possible = View(run.time, branch).evil(one.player)
            if night != (one.night or one.day + 1) or not branch.alive[one.player]:
                continue
            binds = here & run.honest[seat]
            lucky = run.has(branch, one.player, "mayor") if dead else 0  # in whose place another may die
            if one.player in dead:
                found |= binds & ~sure & ~branch.impaired[seat]
            else:
                found |= binds & lucky & ~sure & ~branch.impaired[seat]
                branch.may_be_hurt(one.player, binds & ~sure & ~branch.impaired[seat])
                spared = possible | lucky | kept_alive(run, branch, night, one.player)
                spared |= _kept_late(run, branch, night, one.player, dead)
                run.demand(branch, night, seat, binds & ~spared, run.step + 1)
        found |= 0 if chosen else here & ~branch.impaired[seat]
    return found


def taken_along(run: History, branch: Branch, night: int, whom: int) -> list[tuple[int, int]]:
    """Which Moonchild who has died before tonight may take this player along, and where."""
    found = []
    for seat, lives in enumerate(branch.alive):
        gone = not lives and seat not in branch.tonight
        here = run.as_outsider(branch, seat, "moonchild") & ~branch.impaired[seat] if gone else 0
        told = [
            one
            for one in run.time.case.told
            if here and (one.by, one.role) == (seat, "moonchild") and one.players
        ]
        if any((one.player, one.night or one.day + 1) == (whom, night) for one in told):
            here &= ~View(run.time, branch).evil(whom)[0] & run.honest[seat]
        elif told:
            continue
        found += [(seat, here)] if here else []
    return found


def _acts_before_a_moonchild(run: History, branch: Branch, night: int, seat: int) -> int:
    """Where a player has chosen tonight, as a Professor, who lives again: they had not died before that."""
    chose = any(
        (one.by, one.role, one.kind) == (seat, "professor", "choice")
        and (night, one.player) in run.time.risen
        for one in run.time.choices.get(night, ())
        if one.players
    )
    return branch.here(seat, "professor") & run.honest[seat] if chose else 0


def _dead_of_their_own(
    run: History, branch: Branch, night: int, dead: tuple[int, ...], killers: list[Killer]
) -> list[Killer]:
    """A Gambler, an Acrobat, a Grandmother who die tonight of what they chose or saw."""
    found: list[Killer] = []
    for seat, (step, deals, may) in branch.risks.items():
        found += _dies_beside(run, branch, night, seat, deals, dead, step)
        if seat in dead and may:
            found.append(Killer(may, -1, seat, whom=seat))
    for role in DYING_OF_THEMSELVES:
        for seat in dead if role in run.time.roles else ():  # who is evil does not say what they chose or saw
            here = branch.able(seat, role) & run.liar[seat]
            found += [Killer(here, -1, seat, whom=seat)] if here else []
    if "grandmother" in run.time.roles:
        found += _dead_of_grief(run, branch, night, dead, [*killers, *found])
    return found


def _dead_of_grief(
    run: History, branch: Branch, night: int, dead: tuple[int, ...], killers: list[Killer]
) -> list[Killer]:
    """A Grandmother grieves for whom the Demon killed, so not where others may have done it."""
    found: list[Killer] = []
    for one in run.time.case.told:
        if one.role != "grandmother" or not one.players or one.night >= night:
            continue
        killed = one.player in dead and one.player != branch.stabs  # by somebody else than the Assassin
        if killed and branch.alive[one.by]:
            grieves = branch.here(one.by, one.role) | run.borrows(branch, one.by, one.role, night)
            grieves &= run.honest[one.by]
            grieves &= ~branch.marks.get((CHILDLESS, one.by), 0)
            others = by_others(branch, killers, one.player)
            if one.by in dead and grieves:
                found.append(Killer(grieves, others, one.by, whom=one.by))
            else:
                saved = others | _kept_late(run, branch, night, one.by, (one.player,))
                saved |= _kept_late(run, branch, night, one.by, dead) if len(dead) > 1 else 0
                grieves &= ~saved
                pain = _heartbroken(run, branch, dead)  # which may lie on the Grandmother before she dies
                run.demand(branch, night, one.by, grieves & ~pain)
                run.demand(branch, night, one.by, grieves & pain, run.step + 1)
    return found


def _heartbroken(run: History, branch: Branch, dead: tuple[int, ...]) -> int:
    """Where somebody who dies tonight makes another drunk for good."""
    found = 0
    for seat in dead:
        found |= run.as_outsider(branch, seat, "sweetheart")
    return found


def _dies_beside(
    run: History, branch: Branch, night: int, seat: int, deals: int, dead: tuple[int, ...], step: int
) -> list[Killer]:
    """Somebody who dies tonight by no Demon's hand, or was drunk or poisoned."""
    if seat in dead:
        return [Killer(deals, 0, seat, whom=seat)] if deals else []
    run.demand(branch, night, seat, deals & ~kept_alive(run, branch, night, seat), step)
    return []


def kept_alive(run: History, branch: Branch, night: int, seat: int) -> int:
    """Where this player cannot die tonight: by themselves, a Tea Lady or an Innkeeper."""
    found = branch.able(seat, "sailor") | branch.able(seat, "fool") & branch.unhurt(seat)
    found |= may_keep_alive(run, branch, seat)
    for lady, (_, here) in guards(run, branch, seat):
        found |= here & ~branch.impaired[lady]
    for one in run.time.choices.get(night, ()):
        if one.role == "innkeeper" and seat in one.players:
            found |= shelters(run, branch, one) & ~branch.impaired[one.by]
    return found


def _kept_late(run: History, branch: Branch, night: int, seat: int, dead: tuple[int, ...]) -> int:
    """Where this player cannot die late tonight, when who has died before keeps nobody alive any more.

    Who is alive again keeps others alive as well; and somebody else may sit beside a Tea Lady by then.
    """
    before, risen = branch.alive, [other for when, other in run.time.risen if when == night]
    branch.alive = [lives and other not in dead for other, lives in enumerate(before)]
    found = kept_alive(run, branch, night, seat)
    if risen:
        branch.alive = [lives or other in risen for other, lives in enumerate(before)]
        found |= kept_alive(run, branch, night, seat)
    branch.alive = before
    return found


def kept_from_killing(run: History, branch: Branch, night: int, pukka: bool = False) -> list[tuple[int, int]]:
    """Who keeps the Demon from killing tonight unless they are drunk or poisoned, and in which deals.

    An Exorcist who has chosen it, though the poison of a Pukka may kill all the same; a Princess whose
    nominee was executed on her first day.
    """
    found = []
    for told in run.time.choices.get(night, ()):
        if told.role == "exorcist":
            acts = branch.here(told.by, "exorcist") & run.honest[told.by] if branch.alive[told.by] else 0
            acts &= (
                -1 if branch.alive[told.player] else branch.feigns[told.player]
            )  # not a Demon that is dead
            demon, poisons = branch.kind[told.player]["demon"], branch.here(told.player, "pukka")
            found.append((told.by, acts & (poisons if pukka else demon & ~poisons)))
    if pukka:
        return found
    princess = run.time.nominators.get(night - 1, -1) if night == SECOND else -1
    if princess >= 0 and "princess" in run.time.roles and branch.alive[princess]:
        found.append((princess, branch.here(princess, "princess") & run.honest[princess]))
    return found


def be_well_in_time(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Branch]:
    """Branches in which who acts after the Demon is well by then: whoever made them drunk has died tonight.

    Or a Pukka has just poisoned whoever did it; and one in which neither is so.
    """
    branches, pukka = [branch], branch.anybody("pukka")
    for by, clouds in branch.who_clouds() if night > 1 else ():
        freed = 0
        for one, seat, deals, _ in branch.clouded:
            for role in ACTING_LATE & branch.role[seat].keys() if one == by != seat else ():
                freed |= deals & clouds & branch.here(seat, role)
        for dies, deals in ((True, freed if by in dead else 0), (False, freed & pukka)):
            if deals & branch.live:
                new = branch.copy()
                new.live &= deals
                new.gone_first = by if dies else NOBODY
                if not dies:
                    run.demand(new, night, by, deals, run.step + 1)
                new.pause(by)
                run.derive(new)
                branches.append(new)
    return branches


def excuses(run: History, branch: Branch, night: int) -> int:
    """Where a night may be quiet though the Demon attacks nobody who is dead."""
    found = 0
    for seat, lives in enumerate(branch.alive):
        found |= run.has(branch, seat, "soldier") & ~branch.impaired[seat] if lives else 0
    for seat, deals in kept_from_killing(run, branch, night):
        found |= deals & ~branch.impaired[seat]
    for seat, evil in enumerate(branch.evil) if "goon" in run.time.roles else ():
        found |= branch.able(seat, "goon") & evil  # chosen by the Demon, which is drunk from then on
    sailors = branch.anybody("sailor") & ~branch.demons("pukka")  # which has poisoned them before
    found |= branch.anybody("lleech")  # which may choose itself, and lives on its host
    return found | _protectors(run, branch, night) | sailors


def cannot_die(run: History, branch: Branch, night: int) -> int:
    """Where somebody cannot die tonight whoever is to kill them."""
    found = 0
    for role in CANNOT_DIE:
        if role in run.time.roles:
            found |= branch.anybody(role)
    for seat in branch.who.get("amnesiac", ()):
        found |= may_keep_alive(run, branch, seat)
    return found | _kept_from_dying(run, branch, night)


def _kept_from_dying(run: History, branch: Branch, night: int) -> int:
    """Where somebody else sees to it that a player cannot die tonight."""
    found = 0
    for seat, lives in enumerate(branch.alive):
        for lady, (_, here) in guards(run, branch, seat) if lives else ():
            found |= here & ~branch.impaired[lady]
    return found | _guarded_by(run, branch, night, "innkeeper")


def _protectors(run: History, branch: Branch, night: int) -> int:
    """Where somebody may have saved whom the Demon attacked."""
    found = _kept_from_dying(run, branch, night) | _guarded_by(run, branch, night, "monk")
    if "monk" in run.time.roles and not any(one.role == "monk" for one in run.time.case.told):
        found |= branch.anybody("monk")  # nobody says whom
    return found


def _guarded_by(run: History, branch: Branch, night: int, role: str) -> int:
    """Where who says so keeps somebody who lives from harm tonight; to guard the dead saves nobody."""
    found = 0
    for one in run.time.choices.get(night, ()):
        if one.role == role and any(branch.alive[seat] for seat in one.players):
            found |= shelters(run, branch, one) & ~branch.impaired[one.by]
    return found


def shelters(run: History, branch: Branch, told: Told) -> int:
    """Where whoever says to keep somebody from harm tonight lives and was able when they chose."""
    chose = branch.here(told.by, told.role) if branch.alive[told.by] else 0
    return chose & run.honest[told.by] & ~branch.idle.get(told.by, 0)


def guards(run: History, branch: Branch, seat: int) -> list[tuple[int, Seen]]:
    """By which Tea Lady a player cannot die, and where surely and possibly: to her both seem good."""
    found: list[tuple[int, Seen]] = []
    if not run.time.has_lady or not branch.alive[seat]:
        return found
    ladies = branch.who.get("tealady", ())
    for one in branch.neighbours(seat):
        here = sure = run.has(branch, one, "tealady") if one in ladies or one in run.time.chosen else 0
        if here:
            see = View(run.time, branch)
            for other in branch.neighbours(one):
                evil, possibly = see.evil(other)
                sure, here = sure ^ sure & possibly, here ^ here & evil
            found.append((one, (sure, here)))
    return found
