"""A Goon: who is the first to choose it in a night, whose side it takes, and who is drunk for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fabula.deduction.clocktower.branch import ANY_NIGHT, CHOSEN, Branch, Turn
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.killing import guards
from fabula.deduction.clocktower.quiet import SHOWN
from fabula.deduction.clocktower.roles import EVIL_CHOICES, FIRST, KIND, LONG, OTHER, chooses_by_night
from fabula.games.clocktower.almanac.knowing import Told


def choose_a_goon(run: History, branch: Branch, night: int, seat: int, goon: int) -> list[Branch]:
    """Branches in which somebody evil is the first to choose a Goon: in each deal every one of them in turn.

    Whoever it was is drunk till the next dusk.
    """
    found: list[Branch] = []
    turn, quiet = Turn(CHOSEN, ANY_NIGHT, seat, seat), run.quiet.get(seat, SHOWN)
    if turn not in run.turns and run.is_to_come(branch):
        return found
    if not run.turns:  # who was dealt a Goon is found without
        goon &= ~run.time.deals.role[seat].get("goon", 0)
    if not goon:
        return found
    some = [goon & may_choose(branch, by, night) for by in range(run.time.seats)]
    if night not in quiet.nights and goon & quiet.deals:
        some = [one & (~quiet.deals | impairs(branch.role[by])) if one else 0 for by, one in enumerate(some)]
    for choosers in in_turn(some):
        somebody = 0
        for _, deals in choosers:
            somebody |= deals
        new = run.takes(branch, turn, somebody)
        if new is None:
            continue
        if run.time.has_lady:
            new.marks[f"turned {night}", seat] = new.live & ~branch.evil[seat]
        new.evil[seat] |= new.live
        new.clouded = [*new.clouded, *((seat, by, deals, night) for by, deals in choosers)]
        demons = 0
        for by, deals in choosers:
            demons |= deals & branch.kind[by]["demon"]
        new.spent[f"met {seat} {night}"] = new.live & ~demons
        new.met = {**new.met, (seat, night): tuple(_lines_of(branch, choosers, night))}
        run.derive(new)
        _be_drunk_from_their_turn(run, new, night, choosers)
        found.append(new)
    return found


def _be_drunk_from_their_turn(
    run: History, branch: Branch, night: int, choosers: list[tuple[int, int]]
) -> None:
    """The poison of a Pukka that chooses a Goon tonight rests from its turn on, and not since dusk."""
    chosen = 0
    for by, deals in choosers if branch.lame else ():
        chosen |= deals & branch.here(by, "pukka")
    if chosen:
        parts = (
            (begins, deals, deals & chosen if begins == run.step else 0) for begins, deals in branch.lame
        )
        turn = run.time.deaths_of(night)
        apart = [((begins, deals ^ late), (turn, late)) for begins, deals, late in parts]
        branch.lame = tuple(one for both in apart for one in both if one[1])


def impairs(roles: dict[str, int]) -> int:
    """Where a seat is somebody evil who chooses by night whom to make drunk or poisoned for long."""
    found = 0
    for role, deals in roles.items():
        found |= deals if role in EVIL_CHOICES and role in LONG else 0
    return found


def give_up(run: History, branch: Branch, night: int) -> None:
    """Without the deals in which a Goon should have been chosen by now, as no night is left that matters."""
    for place, turn in enumerate(run.turns):
        if turn.kind != CHOSEN or place in branch.turned:
            continue
        quiet = run.quiet.get(turn.seat, SHOWN)
        if night == run.time.nights:
            branch.live = 0
        elif quiet.deals and max(quiet.nights, default=0) <= night:
            later = 0
            for roles in branch.role:
                later |= impairs(roles)
            branch.live &= ~quiet.deals | later


def _lines_of(branch: Branch, choosers: list[tuple[int, int]], night: int) -> Iterator[tuple[int, int]]:
    """At which line of the night sheet each of these chooses, and where."""
    for by, deals in choosers:
        for role, mine in branch.role[by].items():
            if mine & deals and chooses_by_night(role, night):
                yield (FIRST if night == 1 else OTHER).get(role, 0), mine & deals


def kept_before_one_turned(run: History, branch: Branch, night: int, seat: int, place: int) -> int:
    """Where a Tea Lady kept this player alive at a line of the night, as a Goon beside her was still good."""
    then = None
    for (goon, when), lines in branch.met.items():
        good = branch.marks.get((f"turned {night}", goon), 0) if when == night else 0
        later = 0
        for line, deals in lines if good else ():
            later |= deals & good if line > place else 0
        if later & branch.live:
            then = then or branch.copy()
            then.evil[goon] ^= then.evil[goon] & later
    kept = 0
    for lady, (_, here) in guards(run, then, seat) if then else ():
        kept |= here ^ here & branch.impaired[lady]
    for _, (_, here) in guards(run, branch, seat) if kept else ():
        kept ^= kept & here
    return kept


def in_turn(some: list[int]) -> list[list[tuple[int, int]]]:
    """Who is the first in each deal, then the second, and so on: who, and in which deals."""
    found: list[list[tuple[int, int]]] = []
    for one, deals in enumerate(some):
        for place in range(len(found) + 1):
            if not deals:
                break
            if place == len(found):
                found.append([])
            before = 0
            for _, there in found[place]:
                before |= there
            if deals & ~before:
                found[place].append((one, deals & ~before))
            deals &= before
    return found


def may_choose(branch: Branch, seat: int, night: int) -> int:
    """Where somebody evil chooses a player tonight with an ability that works."""
    found = 0
    for role in branch.role[seat]:
        if chooses_by_night(role, night):
            found |= branch.able(seat, role)
    return found & branch.evil[seat]


def is_chosen(run: History, branch: Branch, told: Told, binds: int) -> int:
    """Whom somebody says to have chosen may be a Goon; where that choice comes to nothing for it.

    The first who chooses a Goon tonight is drunk. That is also who is drunk already or only believes in what
    they do, and with a Goon that is drunk or poisoned itself nobody else is the first: the ruling 122.
    """
    vain, place = 0, (FIRST if told.night == 1 else OTHER).get(told.role, 0)
    believes = branch.here(told.by, "drunk") & branch.live & run.honest[told.by]
    for seat in told.players:
        key = f"goon {seat} {told.night}"
        chosen, here = branch.spent.get(key, 0), branch.here(seat, "goon") & (binds | believes)
        for line, deals in branch.met.get((seat, told.night), ()):
            if line > place:  # then somebody evil has not been the first
                branch.live &= ~(here & deals)
            chosen |= deals if line <= place else 0
        first = branch.able(seat, "goon") & binds & ~chosen
        branch.spent[key] = chosen | here
        branch.evil = list(branch.evil)
        branch.evil[seat] &= ~first
        vain |= first
        if first:
            branch.clouded = [*branch.clouded, (seat, told.by, first, told.night)]
            run.derive(branch)
    return vain


def hits_back(run: History, branch: Branch, night: int, seat: int) -> int:
    """Where a Goon was chosen tonight by the Demon before anybody else, which is drunk from then on.

    Where the attack was on a Mayor nobody has chosen the Goon; a Pukka has in a night before.
    """
    goon = unmet(run, branch, (night,), seat) & ~branch.upheaval
    goon &= ~branch.anybody("mayor") if goon else 0
    choosing = 0
    for demon, roles in enumerate(branch.role) if goon else ():
        for role, deals in roles.items() if branch.alive[demon] else ():
            choosing |= deals if KIND[role] == "demon" and role in EVIL_CHOICES and role != "pukka" else 0
    return goon & choosing


def unmet(run: History, branch: Branch, nights: Iterable[int], seat: int) -> int:
    """Where a Goon has been chosen in these nights by nobody, or by the Demon first.

    A Lunatic chooses before the Demon and tells nobody: by the ruling 122 they may have been the first.
    """
    goon = branch.able(seat, "goon") & branch.live
    for night in nights if goon else ():
        goon &= ~branch.spent.get(f"goon {seat} {night}", 0) & ~branch.spent.get(f"met {seat} {night}", 0)
        for other in branch.who.get("lunatic", ()) if goon else ():
            goon &= ~branch.here(other, "lunatic") if run.time.lives_in(other, night) else -1
    return goon
