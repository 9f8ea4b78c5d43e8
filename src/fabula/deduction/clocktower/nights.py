"""What a night does: who may have killed how many, who may not have died, who becomes what."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fabula.deduction.clocktower.branch import (
    CATCH,
    FOREVER,
    JUMP,
    SWAP,
    Branch,
    Source,
    Turn,
    townsfolk_beside,
)
from fabula.deduction.clocktower.roles import KIND, QUIET
from fabula.deduction.clocktower.sight import View

if TYPE_CHECKING:
    from fabula.deduction.clocktower.history import History

MOST = 5  # who may die in one night
Ways = list[int]  # by numbers of the dead the deals in which there may be so many


class Killer(NamedTuple):
    """Who kills besides the Demon: must they, in which deals, and whose ability it is if it must."""

    deals: int
    spares: int  # the deals in which it may as well kill nobody
    seat: int = -1


def fall(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """A night begins: what the Poisoner, the Xaan and a poisoned Vortox make of it."""
    branch.tonight = ()
    branch.upheaval = 0
    if run.turns:
        swap_by_a_snake_charmer(run, branch, night)
    branch.poisoner = run.poisoners(branch)
    lasting = [one for one in branch.clouded if one[3] >= night]
    if "xaan" in run.time.roles:
        branch.xaan = run.time.deals.with_outsiders.get(night, 0) & branch.anybody("xaan")
    if "xaan" in run.time.roles or len(lasting) != len(branch.clouded):
        branch.clouded = lasting
        run.derive(branch)
    return _poison_the_vortox(run, branch, night) if "vortox" in run.time.roles else None


def _poison_the_vortox(run: History, branch: Branch, night: int) -> list[Branch] | None:
    """A branch in which the Poisoner has chosen the Vortox tonight, and one in which it is somebody else."""
    poisoned, seats = 0, range(run.time.seats)
    new = branch.copy()
    for one in seats:
        here = branch.here(one, "vortox") & branch.poisoner & branch.live if branch.alive[one] else 0
        for by in seats if here else ():
            chosen = here & branch.able(by, "poisoner")
            if chosen:
                new.clouded = [*new.clouded, (by, one, chosen, night)]
                poisoned |= chosen
        run.must_work(branch, night, one, here)
    if not poisoned:
        return None
    new.live, new.poisoner = poisoned, 0
    run.derive(new)
    return [branch, new]


def find_dead(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Branch] | None:
    """At dawn these are dead, and nobody else."""
    if night == 1 and not dead:
        _poison_as_a_pukka(run, branch, night)
        return None
    killers = other_killers(run, branch, night, dead)
    if "pukka" in run.time.roles and night > 1:
        _kill_as_a_pukka(run, branch, dead, killers)
    _count_the_dead(run, branch, night, len(dead), killers)
    branch.rumour, branch.fallen, branch.risks = {}, 0, {}
    others = branch.upheaval
    for one in killers:
        others |= one.deals
    for seat in dead:
        _could_die(run, branch, night, seat, others)
    branches = [branch]
    for seat in dead:
        branches = [new for one in branches for new in die_by_night(run, one, night, seat)]
    for new in branches:
        _poison_as_a_pukka(run, new, night)
    return branches


def _poison_as_a_pukka(run: History, branch: Branch, night: int) -> None:
    """After the last night it may be anybody; before, the next night tells who it was."""
    branch.poisoned_from = run.step + 1
    if "pukka" in run.time.roles and night == run.time.nights:
        here = branch.demons("pukka")
        seats = {seat: here & ~branch.here(seat, "pukka") for seat in range(run.time.seats)}
        branch.sources = [*branch.sources, Source(run.step + 1, FOREVER, seats, here)]


def _kill_as_a_pukka(run: History, branch: Branch, dead: tuple[int, ...], killers: list[Killer]) -> None:
    """Whoever dies of a Pukka has been poisoned since the night before; or died since, or was dead."""
    here = branch.demons("pukka")
    full = [(~one.deals | one.spares, one.deals) for one in killers]
    without = number_of_deaths([-1, *[0] * MOST], full)[len(dead)]
    seats = {seat: here & without for seat, lives in enumerate(branch.alive) if not lives}
    seats.update(dict.fromkeys(dead, here))
    deals = 0
    for found in seats.values():
        deals |= found
    if deals:
        branch.sources = [*branch.sources, Source(branch.poisoned_from, run.step, seats, deals)]


def swap_by_a_snake_charmer(run: History, branch: Branch, night: int) -> None:
    """In the nights in which it comes about, the Snake Charmer and the Demon change roles and sides."""
    for place, turn in enumerate(run.turns):
        if turn.kind != SWAP or turn.night != night:
            continue
        demon, charmer = turn.by, turn.seat
        here = branch.able(charmer, "snakecharmer") & branch.kind[demon]["demon"] & branch.live
        if not (branch.alive[demon] and branch.alive[charmer]):
            here = 0
        branch.live &= here
        run.must_work(branch, night, charmer, here)
        for role in run.time.demon_roles:
            branch.become(charmer, role, here & branch.here(demon, role), evil=True)
        branch.become(demon, "snakecharmer", here, evil=False)
        branch.fixed = list(branch.fixed)
        branch.fixed[demon] |= here
        branch.marks["swapped", demon] = here
        branch.turned = (*branch.turned, place)
        run.derive(branch)


# ---- how many


def _count_the_dead(run: History, branch: Branch, night: int, number: int, killers: list[Killer]) -> None:
    demon, excused = demon_kills(run, branch, night)
    fair = list(demon)
    fair[0] &= excused
    full = [(~one.deals | one.spares, one.deals) for one in killers]
    found = number_of_deaths(fair, full)[number]
    rest = branch.live & ~found
    if rest and number_of_deaths(demon, full)[number] & rest:  # only a harmless Demon explains it
        lame = number_of_deaths(demon, full)[number] & rest
        for seat in range(run.time.seats):
            here = branch.kind[seat]["demon"] if branch.alive[seat] else branch.feigns[seat]
            run.demand(branch, night, seat, lame & here)
        found |= lame
    for place, one in enumerate(killers):
        if one.seat >= 0 and branch.live & ~found:
            free = [*full[:place], (-1, one.deals), *full[place + 1 :]]
            only = number_of_deaths(fair, free)[number] & ~found & branch.live
            run.demand(branch, night, one.seat, only)
            found |= only
    branch.live &= found | branch.upheaval
    _bar_a_demon(run, branch, night, number, full)
    if number:
        _let_the_demon_work(run, branch, night, number, full)
        _let_others_work(run, branch, night, number, killers, demon)
    if "po" in run.time.roles:
        _keep_a_po_in_mind(run, branch, number, full)
    if "assassin" in run.time.roles:
        alone = number_of_deaths(demon, full[1:])[number]
        branch.spent["assassin"] = branch.spent.get("assassin", 0) | branch.live & ~alone


def _let_the_demon_work(
    run: History, branch: Branch, night: int, number: int, others: list[tuple[int, int]]
) -> None:
    """Where nobody else can have killed so many, the Demon was neither drunk nor poisoned."""
    without = number_of_deaths([-1, *[0] * MOST], others)[number]
    for seat in range(run.time.seats):
        here = branch.kind[seat]["demon"] if branch.alive[seat] else branch.feigns[seat]
        if here & ~without:
            run.must_work(
                branch, night, seat, here & ~without & ~branch.here(seat, "legion") & ~branch.upheaval
            )


def _let_others_work(
    run: History, branch: Branch, night: int, number: int, killers: list[Killer], demon: Ways
) -> None:
    """Where so many cannot have died without somebody's ability, they were neither drunk nor poisoned."""
    for place, one in enumerate(killers):
        if one.seat >= 0 and one.deals & branch.live:
            rest = [
                (~other.deals | other.spares, other.deals) for other in killers[:place] + killers[place + 1 :]
            ]
            run.must_work(branch, night, one.seat, one.deals & ~number_of_deaths(demon, rest)[number])


def _bar_a_demon(
    run: History, branch: Branch, night: int, number: int, others: list[tuple[int, int]]
) -> None:
    """A Demon that an Exorcist has chosen kills nobody tonight; a Pukka's poison may kill all the same."""
    without = number_of_deaths([-1, *[0] * MOST], others)[number]
    for told in run.time.case.told:
        if told.night != night or (told.role, told.kind) != ("exorcist", "choice") or not told.players:
            continue
        acts = branch.here(told.by, "exorcist") & ~run.liar[told.by] if branch.alive[told.by] else 0
        barred = acts & branch.kind[told.player]["demon"] & ~branch.here(told.player, "pukka")
        run.demand(branch, night, told.by, barred & ~without & ~branch.upheaval)


def number_of_deaths(demon: Ways, killers: list[tuple[int, int]]) -> Ways:
    """By numbers of the dead the deals in which the Demon and the others together may kill so many."""
    ways = demon
    for spares, kills in killers:
        if kills:
            ways = [
                ways[number] & spares | (ways[number - 1] & kills if number else 0)
                for number in range(len(ways))
            ]
    return ways


def demon_kills(run: History, branch: Branch, night: int) -> tuple[Ways, int]:
    """By numbers where the Demon may kill so many; and where that it kills nobody needs no other reason."""
    ways = [0] * (MOST + 1)
    free = 0
    for seat in range(run.time.seats):
        for role, deals in branch.role[seat].items():
            if KIND[role] != "demon":
                continue
            here = deals if branch.alive[seat] else deals & branch.feigns[seat]
            if here:
                lame = here & branch.impaired[seat]
                ways[0] |= lame
                free |= lame | _kills_of(run, branch, night, role, here & ~lame, ways)
    if run.time.case.assume.demon_may_attack_dead:
        return ways, -1
    return ways, free | excuses(run, branch, night)


def _kills_of(run: History, branch: Branch, night: int, role: str, here: int, ways: Ways) -> int:
    """Enter how many a Demon of this role may kill; give the deals in which it need not kill anybody."""
    ways[0] |= here
    day_before = night - 1 in run.time.deadly_days
    if role in QUIET or (role == "zombuul" and day_before) or night == 1:
        return here
    if role == "po":
        ways[1] |= here & branch.calm
        for number in (1, 2) if run.time.case.assume.demon_may_attack_dead else ():
            ways[number] |= here & branch.charged
        ways[3] |= here & branch.charged
        return here & branch.calm
    ways[1] |= here
    if role == "shabaloth":
        ways[2] |= here
    if role in ("yaggababble", "alhadikhia"):
        for number in range(2, MOST + 1 if role == "yaggababble" else 4):
            ways[number] |= here
        return here
    return here if role == "legion" or (role == "pukka" and day_before) else 0


def _keep_a_po_in_mind(run: History, branch: Branch, number: int, others: list[tuple[int, int]]) -> None:
    """Whether a Po waited tonight, and so kills three the next night."""
    nobody = number_of_deaths([-1, *[0] * MOST], others)
    waited = nobody[number] & branch.calm
    attacked = 0
    for kills in range(1, number + 1):
        attacked |= nobody[number - kills]
    if run.time.case.assume.demon_may_attack_dead:
        attacked |= nobody[number]
    branch.charged, branch.calm = waited, attacked | branch.charged & ~branch.calm


def other_killers(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Killer]:
    """Who besides the Demon may have killed tonight, the Assassin first."""
    roles, found = run.time.roles, []
    if "assassin" in roles:
        found.append(Killer(branch.anybody("assassin") & ~branch.spent.get("assassin", 0), -1))
    if "godfather" in roles and branch.fallen:
        spares = -1 if run.time.case.assume.demon_may_attack_dead else 0
        found.append(Killer(branch.anybody("godfather") & branch.fallen, spares))
    for seat, (kills, spares) in branch.rumour.items():
        able = branch.able(seat, "gossip")
        found.append(Killer(able & kills, -1 if seat in dead else able & spares, seat))
    if "tinker" in roles:
        found.extend(Killer(branch.able(seat, "tinker"), -1) for seat in dead)
    if "moonchild" in roles:
        gone = 0
        for seat, lives in enumerate(branch.alive):
            gone |= 0 if lives or seat in dead else branch.here(seat, "moonchild") & ~branch.impaired[seat]
        found.append(Killer(gone, -1))
    return found + _dead_of_their_own(run, branch, night, dead)


def _dead_of_their_own(run: History, branch: Branch, night: int, dead: tuple[int, ...]) -> list[Killer]:
    """A Gambler, an Acrobat, a Grandmother who die tonight of what they chose or saw."""
    found: list[Killer] = []
    for seat, (step, deals) in branch.risks.items():
        found += _dies_beside(run, branch, night, seat, deals, dead, step)
    if "grandmother" in run.time.roles:
        for one in run.time.case.told:
            if one.role == "grandmother" and one.players and one.player in dead and branch.alive[one.by]:
                grieves = branch.here(one.by, "grandmother") & ~run.liar[one.by]
                found += _dies_beside(run, branch, night, one.by, grieves, dead, -1)
    return found


def _dies_beside(
    run: History, branch: Branch, night: int, seat: int, deals: int, dead: tuple[int, ...], step: int
) -> list[Killer]:
    """Somebody who dies tonight by no Demon's hand, or was drunk or poisoned."""
    if seat in dead:
        return [Killer(deals, 0, seat)] if deals else []
    run.demand(branch, night, seat, deals, step)
    return []


def excuses(run: History, branch: Branch, night: int) -> int:
    """Where a night may be quiet though the Demon attacks nobody who is dead."""
    found = 0
    for role in ("soldier", "sailor", "fool"):
        if role in run.time.roles:
            found |= branch.anybody(role)
    if "tealady" in run.time.roles:
        for seat, lives in enumerate(branch.alive):
            for lady, here in guards(run, branch, seat) if lives else ():
                found |= here & ~branch.impaired[lady]
    for one in run.time.case.told:
        if one.night != night or one.kind != "choice" or one.role not in ("monk", "exorcist", "innkeeper"):
            continue
        acts = branch.able(one.by, one.role) & ~run.liar[one.by] if branch.alive[one.by] else 0
        if one.role == "exorcist":
            acts &= branch.kind[one.player]["demon"]
        found |= acts
    if "monk" in run.time.roles and not any(one.role == "monk" for one in run.time.case.told):
        found |= branch.anybody("monk")  # nobody says whom
    return found


# ---- who


def guards(run: History, branch: Branch, seat: int) -> list[tuple[int, int]]:
    """By which Tea Lady a player cannot die, and in which deals."""
    found: list[tuple[int, int]] = []
    if "tealady" not in run.time.roles:
        return found
    for one in range(run.time.seats):
        here = branch.here(one, "tealady") if branch.alive[one] else 0
        if not here or one == seat:
            continue
        beside = branch.neighbours(one)
        if seat in beside:
            for other in beside:
                here &= ~branch.evil[other]
            found.append((one, here))
    return found


def _could_die(run: History, branch: Branch, night: int, seat: int, others: int) -> None:
    """Whoever cannot die was drunk or poisoned, or killed by somebody else than the Demon."""
    safe = branch.here(seat, "soldier") | branch.here(seat, "sailor")
    run.demand(branch, night, seat, safe & ~run.liar[seat] & ~others)
    assassin = branch.anybody("assassin") if "assassin" in run.time.roles else 0
    for one, deals in guards(run, branch, seat):
        run.demand(branch, night, one, deals & ~assassin)
    for told in run.time.case.told:
        if told.night != night or told.kind != "choice" or seat not in told.players:
            continue
        acts = branch.here(told.by, told.role) & ~run.liar[told.by] if branch.alive[told.by] else 0
        if told.role == "innkeeper":
            run.demand(branch, night, told.by, acts & ~assassin)
        elif told.role == "monk":
            run.demand(branch, night, told.by, acts & ~others)


def die_by_night(run: History, branch: Branch, night: int, seat: int) -> list[Branch]:
    """The branches in which this player has died in the night."""
    time = run.time
    before = sum(branch.alive)
    branch.alive = list(branch.alive)
    branch.alive[seat] = False
    branch.tonight = (*branch.tonight, seat)
    found: list[Branch] = []
    imp = branch.here(seat, "imp") & branch.live
    gu = branch.here(seat, "fanggu") & branch.live
    lost = branch.kind[seat]["demon"] & branch.live & ~imp & ~gu & ~_other_demons(branch)
    lost &= ~run.save_by_a_scarlet_woman(branch, seat, lost, before)
    if imp:
        found += _pass_the_star(run, branch, night, seat, imp, before)
    if gu:
        for one in range(time.seats):
            here = branch.kind[one]["outsider"] & gu & ~branch.jumped if branch.alive[one] else 0
            new = run.takes(branch, Turn(JUMP, night, seat, one), here)
            if new is not None:
                new.jumped |= here
                new.become(one, "fanggu", here, evil=True)
                run.derive(new)
                found.append(new)
        saved = run.save_by_a_scarlet_woman(branch, seat, gu & branch.jumped, before)
        lost |= gu & ~saved
    branch.live &= ~(lost | imp & ~_other_demons(branch))
    if "fanggu" in time.roles:  # it would have jumped
        hungry = branch.demons("fanggu") & ~branch.jumped
        branch.live &= ~(View(time, branch).kind(seat, "outsider")[0] & hungry & ~branch.impaired[seat])
    if "farmer" in time.roles:
        _leave_the_farm(run, branch, night, seat)
    if "vigormortis" in time.roles:
        _keep_the_ability(run, branch, seat)
    run.pass_away(branch, seat)
    return [*found, branch] if branch.live else found


def _other_demons(branch: Branch) -> int:
    """Where somebody else who lives is a Demon, so that the death of one ends nothing."""
    found = 0
    for seat, lives in enumerate(branch.alive):
        if lives:
            found |= branch.kind[seat]["demon"]
    return found


def _pass_the_star(
    run: History, branch: Branch, night: int, seat: int, imp: int, before: int
) -> list[Branch]:
    """An Imp that killed itself: a living Minion is the Imp from now on, a Scarlet Woman before others."""
    found, seats = [], range(run.time.seats)
    heirs = branch.anybody("scarletwoman") if before >= 5 else 0
    for one in seats:
        if not branch.alive[one]:
            continue
        here = branch.kind[one]["minion"] & imp & (~heirs | branch.here(one, "scarletwoman"))
        if here:
            new = branch.copy()
            new.live = here
            new.become(one, "imp", here)
            new.poisoner &= run.poisoners(new)
            run.derive(new)
            found.append(new)
        if run.time.case.assume.recluse_catches_star:
            caught = branch.here(one, "recluse") & imp
            turned = run.takes(branch, Turn(CATCH, night, seat, one), caught)
            if turned is not None:
                turned.become(one, "imp", caught, evil=True)
                run.derive(turned)
                found.append(turned)
    return found


def _leave_the_farm(run: History, branch: Branch, night: int, seat: int) -> None:
    """After a Farmer's death by night somebody good says that they are the Farmer now."""
    heard = 0
    for one in run.time.case.told:
        if one.kind == "became" and one.night == night and one.shown == ("farmer",):
            heard |= run.time.all & ~run.liar[one.by]
    run.demand(branch, night, seat, branch.here(seat, "farmer") & ~branch.evil[seat] & ~heard)


def _keep_the_ability(run: History, branch: Branch, seat: int) -> None:
    """A Minion killed by a Vigormortis keeps its ability and poisons one of the Townsfolk beside it."""
    here = branch.demons("vigormortis") & branch.live & branch.kind[seat]["minion"]
    if not here:
        return
    branch.keeps = list(branch.keeps)
    branch.keeps[seat] |= here
    poisoned: dict[int, int] = {}
    for step in (1, -1):
        for one, deals in townsfolk_beside(branch, seat, step, here):
            poisoned[one] = poisoned.get(one, 0) | deals
    branch.sources = [*branch.sources, Source(run.step, FOREVER, poisoned, here, "vigormortis")]
