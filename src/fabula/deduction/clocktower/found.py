"""What is found: the deals that are left of a case, and what follows from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, permutations, product
from typing import Any, ClassVar

from fabula.deduction.clocktower.alike import Alike, Changes, alike, listed
from fabula.deduction.clocktower.branch import (
    ANY_NIGHT,
    CHOSEN,
    CORRUPT,
    CULT,
    JUMP,
    LENT,
    SUMMONS,
    SWAP,
    WORD,
    Turn,
)
from fabula.deduction.clocktower.carousel import night_of_the_new
from fabula.deduction.clocktower.case import Case
from fabula.deduction.clocktower.course import Enough, followed
from fabula.deduction.clocktower.goon import impairs
from fabula.deduction.clocktower.history import History, Left
from fabula.deduction.clocktower.minding import who_may_mind
from fabula.deduction.clocktower.quiet import SHOWN
from fabula.deduction.clocktower.roles import (
    AFTER_DEATH,
    BELIEVE_OTHERWISE,
    BORROWERS,
    DISTILLING,
    GOOD,
    HERMIT,
    KIND,
    chooses_by_night,
    is_ruled,
)
from fabula.deduction.clocktower.sight import View
from fabula.deduction.clocktower.spoken import all_is_followed_unsaid
from fabula.deduction.clocktower.timeline import Timeline
from fabula.deduction.clocktower.whose import LEFT_OUT, UNSAID
from fabula.deduction.found import Deal, Question, Sought, better, shares
from fabula.deduction.found import Found as AnyFound
from fabula.games.clocktower.almanac.statements import judge

FROM_THE_START = (
    SWAP,
    WORD,
    CHOSEN,
    JUMP,
    CULT,
    SUMMONS,
    LENT,
)  # what may come even where all was told truly before

HUNTER = "bountyhunter"
PARTED = 1 << 12  # so many deals are gone through in parts

SOUGHT = (Sought("demon", "the Demon", "demons"), Sought("evil", "evil", "evil"))


@dataclass(slots=True)
class Found(AnyFound):
    """The deals that are left, decoded when they are asked for."""

    sought: ClassVar[tuple[Sought, ...]] = (
        Sought("demon", "the Demon", "demons"),
        Sought("evil", "evil", "evil"),
    )
    case: Case
    time: Timeline
    left: list[Left]
    left_out: tuple[str, ...]
    beside: tuple[Deal, ...] = ()  # games of an Atheist, who has no Demon
    _alike: Alike | None = None
    _sides: list[Left] | None = None
    _listed: tuple[Deal, ...] | None = None

    def __iter__(self) -> Iterator[Deal]:
        """Each deal once, in a fixed order."""
        if self._listed is None:
            self._listed = tuple(sorted([*listed(self.time.deals.role, self.alike), *self.beside]))
        return iter(self._listed)

    def holds(self, deal: Deal) -> bool:
        """Whether a deal is among them; none is written out for it."""
        pairs = enumerate(zip(deal.roles, deal.final, strict=True))
        found = self.alike.get(tuple((seat, now) for seat, (began, now) in pairs if began != now), 0)
        for roles, role in zip(self.time.deals.role, deal.roles, strict=True):
            found &= roles.get(role, 0)
        return bool(found) or deal in self.beside

    @property
    def alike(self) -> Alike:
        """The deals that are left but for those of an Atheist, as bits, by who has become something else."""
        if self._alike is None:
            self._alike = alike(self.left)
        return self._alike

    @property
    def sides(self) -> list[Left]:
        """What is left with each side on which somebody may be by now, also where nothing shows of it."""
        if self._sides is None:
            self._sides = self.left if self.time.sides else deals(self.case, sides=True).left
        return self._sides

    @property
    def starts(self) -> int:
        """The ways to deal that are left, as bits, whatever has come of them since."""
        found = 0
        for deals in self.alike.values():
            found |= deals
        return found

    @property
    def count(self) -> int:
        """How many deals are left, those apart in which somebody has become something else."""
        return sum(deals.bit_count() for deals in self.alike.values()) + len(self.beside)

    def chances(self, place: int) -> dict[str, float]:
        """How often a seat began as each role, in the deals that are left."""
        return shares(self._counted(place, by_now=False))

    def chances_now(self, place: int) -> dict[str, float]:
        """How often a seat is each role by now."""
        return shares(self._counted(place, by_now=True))

    def common(self, *, now: bool) -> dict[int, str]:
        """What each seat is, or began as, in all deals that are left."""
        if self.left_out:
            return {}
        counted = [self._counted(seat, by_now=now) for seat in range(self.case.seats)]
        return {seat: role for seat, some in enumerate(counted) if len(some) == 1 for role in some}

    def _counted(self, seat: int, *, by_now: bool) -> Counter[str]:
        counted = Counter((one.final if by_now else one.roles)[seat] for one in self.beside)
        for changes, deals in self.alike.items():
            for role, mine in self._who_is_what(changes if by_now else ())[seat].items():
                counted[role] += (mine & deals).bit_count()
        return +counted

    def _who_is_what(self, changes: Changes) -> list[dict[str, int]]:
        became = {seat: {role: -1} for seat, role in changes}
        return [became.get(seat, roles) for seat, roles in enumerate(self.time.deals.role)]

    def counts_as(self, role: str, what: str) -> bool:
        """Whether a role is this role, of this kind or this side."""
        return what in (role, KIND[role], "good" if GOOD[role] else "evil")

    def with_fewer(self, told: tuple[Any, ...]) -> Iterable[Deal]:
        """The deals that are left if no more than this was told."""
        return deals(replace(self.case, told=told))

    def would_be_left(self, told: tuple[Any, ...], deal: tuple[str, ...]) -> bool:
        """Whether this deal would be left if no more than this was told; no other is looked for."""
        return is_left(replace(self.case, told=told), deal)

    def may_be(self, what: str) -> dict[int, float]:
        """Who may be this by now; a Demon also whoever may mind one."""
        return self.demons if what == "demon" else AnyFound.may_be(self, what)

    @property
    def demons(self) -> dict[int, float]:
        """Who may be the Demon by now, with what share of the deals."""
        counted: Counter[int] = Counter()
        for changes, deals in self.alike.items():
            nobody = deals & ~self.time.deals.unmade
            for seat, here in enumerate(self._who_is_what(changes)):
                is_demon = 0
                for role, mine in here.items():
                    is_demon |= mine & deals if KIND[role] == "demon" else 0
                counted[seat] += is_demon.bit_count()
                nobody &= ~is_demon
            for one in listed(self.time.deals.role, {changes: nobody}):
                counted.update(who_may_mind(one.final, self.left[0].branch.alive))
        return {seat: counted[seat] / self.count for seat in sorted(counted) if counted[seat]}

    def best_question(self) -> Question | None:
        """Of whom to ask whether they are evil, or the Demon, so that the deals are split best."""
        best: Question | None = None
        for seat in range(self.case.seats):
            for kind in reversed(self.sought):
                yes = no = 0
                for some, branch, _ in self.sides:
                    so = branch.evil[seat] if kind.what == "evil" else branch.demon_at(seat)[1]
                    yes += (some & so).bit_count()
                    no += (some & ~so).bit_count()
                best = better(best, Question(seat, kind, yes, no))
        return best


def deals(case: Case, *, sides: bool = False) -> Found:
    """All deals that are left of a case; with `sides` also each side on which somebody may be by now."""
    time = Timeline(case, sides=sides)
    left = [one for history in _histories(time, _possible(time)) for one in history.left]
    return Found(case, time, left, left_out(case), _games_of_an_atheist(time))


def is_left(case: Case, roles: tuple[str, ...], final: tuple[str, ...] | None = None) -> bool:
    """Whether this deal is left, by itself; where it is said, also who is what by now.

    The first history by which that can have come about is enough, and no other deal is asked about. Where
    others may have changed somebody unsaid, it is looked first whether each has changed once at most.
    """
    time = Timeline(case)
    if final and time.unseen:
        time.toward = final
        if _is_left_by(time, roles, final):
            return True
        time.toward, time.windows = (), {}
    return _is_left_by(time, roles, final)


def _is_left_by(time: Timeline, roles: tuple[str, ...], final: tuple[str, ...] | None) -> bool:
    live = _possible(time)
    for mine, role in zip(time.deals.role, roles, strict=True):
        live &= mine.get(role, 0)

    def comes_to_it(left: Left) -> bool:
        found = left.deals
        for seat, role in enumerate(final or ()):
            found &= left.branch.may_be_by_now(seat, role)
        return bool(found)

    histories = _histories(time, live, comes_to_it)
    if any(comes_to_it(one) for history in histories for one in history.left):
        return True
    return any(one.roles == roles and final in (None, one.final) for one in _games_of_an_atheist(time))


def _possible(time: Timeline) -> int:
    """The deals that what is known to be true allows."""
    live = _with_facts(time, time.deals.live)
    for name in time.case.assume.trusted:
        seat = time.case.names.index(name)
        live &= time.deals.role[seat].get(time.case.claims[seat], 0)
    for seat, role in enumerate(time.case.dealt):
        live &= time.deals.role[seat].get(role, 0)
    return live


def _histories(time: Timeline, live: int, enough: Enough = None) -> Iterator[History]:
    """Each history of these deals, gone through."""
    for start, turns in _beginnings(time, live):
        for around, here in _by_demons(time, start):
            yield from _follow(around, here, turns, enough)


def _by_demons(time: Timeline, live: int) -> Iterator[tuple[Timeline, int]]:
    """Many deals in parts by which Demon is in play: what branches for one leaves the others alone."""
    if time.deals.total < PARTED:
        yield time, live
        return
    for role in time.demon_roles:
        some = 0
        for roles in time.deals.role:
            some |= roles.get(role, 0)
        if some & live:
            yield time.around(some & live)
        live &= ~some
    if live:
        yield time.around(live)


def _with_facts(time: Timeline, live: int) -> int:
    """Without the deals in which a statement that is known to be true is not."""
    facts = [fact for fact in time.case.facts if not fact.marks]
    if facts:
        start = History(time, 0)
        see = View(time, start.start, plain=True)
        for fact in facts:
            live &= judge(see, fact)[0]
    return live


def _beginnings(time: Timeline, live: int) -> Iterator[tuple[int, tuple[Turn, ...]]]:
    """The deals to begin with, and who turned evil before the first night."""
    hunted = 0
    for roles in time.deals.role if HUNTER in time.roles else ():
        hunted |= roles.get(HUNTER, 0)
    yield live & ~hunted, ()
    for seat in range(time.seats) if hunted else ():
        townsfolk = 0
        for role, mine in time.deals.role[seat].items():
            if KIND[role] == "townsfolk":
                townsfolk |= mine
        yield live & hunted & townsfolk, (Turn(CORRUPT, 0, seat, seat),)


def _follow(time: Timeline, live: int, turns: tuple[Turn, ...], enough: Enough) -> Iterator[History]:
    """Go through the history with these turns, then with each that could come besides."""
    if not live:
        return
    history = followed(time, live, turns, enough)
    yield history
    possible = dict(history.possible)
    kinds = {turn.kind for turn in turns}
    for kind, role, may_come in MAY_COME:
        if (kind == SWAP or kind not in kinds) and (not role or role in time.roles):
            for turn, here in may_come(time, live, history).items():
                possible[turn] = possible.get(turn, 0) | here
    last = turns[-1] if turns else None
    coming = {}
    for turn, deals_of_it in possible.items():
        if turn not in turns and (last is None or last.kind in (CORRUPT, SWAP) or turn.night >= last.night):
            some = live & deals_of_it if turn.kind in FROM_THE_START else deals_of_it
            coming.update({turn: some} if some else {})
    for by in dict.fromkeys(turn.by for turn in coming):  # all in the same deals: they are cut once
        theirs = [turn for turn in coming if turn.by == by]
        near, each = time.around_each([coming[turn] for turn in theirs])
        for turn, some in zip(theirs, each, strict=True):
            around, here = near.around(some)
            yield from _follow(around, here, (*turns, turn), enough)


def _swaps(time: Timeline, live: int, history: History) -> dict[Turn, int]:
    """A player who says that they became the Snake Charmer may have been the Demon.

    So may who became another role, of which somebody had a Snake Charmer's ability: also in a later night.
    """
    last = max((turn.night for turn in history.turns if turn.kind == SWAP), default=0)
    found = {}
    brewed = _with_a_pit_hag(time) if time.brews else 0  # who may have made somebody a Snake Charmer unsaid
    charming = ("snakecharmer", *BORROWERS) if "snakecharmer" in time.roles else ()
    for one in time.case.told:
        if one.kind != "became" or one.shown[0] not in charming or one.night <= last:
            continue
        for seat, roles in enumerate(time.deals.role):
            here = (roles.get(one.shown[0], 0) | brewed) & live
            if seat != one.by and here:
                found[Turn(SWAP, one.night, one.by, seat)] = here
    return found


def _jumps(time: Timeline, live: int, history: History) -> dict[Turn, int]:
    """Whoever a Fang Gu that was found dead has jumped to may have lied before.

    Who is the Fang Gu by then may have been its Snake Charmer.
    """
    found, makers = {}, _with_a_pit_hag(time)  # who may have made somebody an Outsider that very night
    fang_gus = [roles.get("fanggu", 0) for roles in time.deals.role]
    for turn in history.turns:
        if turn.kind == SWAP:  # of whom each may have been charmed in turn
            fang_gus[turn.seat] |= fang_gus[turn.by]
    for night, dead in time.found_dead.items():
        for by in dead:
            gu = fang_gus[by] & live
            for seat, roles in enumerate(time.deals.role):
                here = 0
                for role, deals in roles.items():
                    seems = -1 if KIND[role] == "outsider" or role == "spy" else makers if GOOD[role] else 0
                    here |= deals & gu & seems
                if here and seat != by and time.lives_in(seat, night + 1):
                    found[Turn(JUMP, night, by, seat)] = here
    return found


def _with_a_pit_hag(time: Timeline) -> int:
    """Where there is a Pit-Hag, or may come to be one by somebody else's ability."""
    if any("pithag" in one.shown for one in time.case.told):
        return time.all
    found = 0
    for seat in range(time.seats):
        found |= _dealt_or_lent(time, seat, "pithag")
    return found


def _dealt_or_lent(time: Timeline, seat: int, role: str) -> int:
    """Where a seat begins as this Minion, or as somebody who may have its ability besides their own."""
    roles = time.deals.role[seat]
    found = roles.get(role, 0)
    for one in DISTILLING if role in time.roles else ():
        found |= roles.get(one, 0)
    return found


def _summons(time: Timeline, live: int, _: History) -> dict[Turn, int]:
    """Whoever a Summoner makes the Demon may have lied before."""
    nights = {night for role in time.demon_roles if (night := night_of_the_new(role)) <= time.nights}
    found = {}
    for by in range(time.seats):
        here = _dealt_or_lent(time, by, "summoner") & time.deals.unmade & live
        for night in sorted(nights) if here else ():
            for seat in range(time.seats) if time.lives_in(by, night) else ():
                if time.lives_in(seat, night):
                    found[Turn(SUMMONS, night, by, seat)] = here
    return found


def _cults(time: Timeline, live: int, _: History) -> dict[Turn, int]:
    """A Cult Leader who is evil by the end may have lied."""
    leaders = ((seat, roles.get("cultleader", 0) & live) for seat, roles in enumerate(time.deals.role))
    return {Turn(CULT, time.nights, seat, seat): here for seat, here in leaders if here}


def _lent(time: Timeline, live: int, _: History) -> dict[Turn, int]:
    """Whom somebody turns evil who has come to the ability of a Bounty Hunter by their own."""
    lent = {day: ("cannibal", time.deals.role[eaten].get(HUNTER, 0)) for day, eaten in time.executed.items()}
    found = {}
    for seat, (number, (borrower, where)) in product(range(time.seats), lent.items()):
        for by, roles in enumerate(time.deals.role):
            here = roles.get(borrower, 0) & where & live
            if here and by != seat:
                found[Turn(LENT, number, by, seat)] = here
    made = [one.by for one in time.case.told if one.kind == "became" and one.shown == ("philosopher",)]
    for by, role in time.chosen.items():
        dealt = -1 if by in made else time.deals.role[by].get("philosopher", 0)
        here = dealt & live if role == HUNTER else 0
        for number in time.used.get((by, "philosopher"), ()) if here else ():
            found.update({Turn(LENT, number, by, seat): here for seat in range(time.seats) if seat != by})
    return found


def _words(time: Timeline, live: int, _: History) -> dict[Turn, int]:
    """Each night but the first the word of a Mezepheles may turn anybody."""
    word = 0
    for seat in range(time.seats):
        word |= _dealt_or_lent(time, seat, "mezepheles")
    return {
        Turn(WORD, night, seat, seat): here
        for night in range(2, time.nights + 1)
        for seat, evil in enumerate(time.evil)
        if (here := live & word & ~evil) and time.lives_in(seat, night)
    }


def _goons(time: Timeline, live: int, history: History) -> dict[Turn, int]:
    """In any night somebody evil who chooses may be the first to choose a Goon: one history for all.

    Where nothing shows of it what has been found without is not looked for again.
    """
    found: dict[Turn, int] = {}
    shown = {seat: _where_a_goon_shows(time, history, seat) for seat in range(time.seats)}
    # whoever turns evil stays a Goon: where nobody asks for sides a deal that has been found is found
    open_ = live & ~history.unchanged if time.stays and not time.sides else live
    for night in range(1, time.nights + 1):
        chooses = 0
        for by, roles in enumerate(time.deals.role):
            for role, deals in roles.items() if time.lives_in(by, night) else ():
                may = night > 1 or chooses_by_night(role, night)
                chooses |= deals & open_ & time.evil[by] if may else 0
        for seat, others in enumerate(time.deals.role):
            here = chooses & others.get("goon", 0) & shown[seat]
            if here and time.lives_in(seat, night):
                turn = Turn(CHOSEN, ANY_NIGHT, seat, seat)
                found[turn] = found.get(turn, 0) | here
    return found


def _where_a_goon_shows(time: Timeline, history: History, seat: int) -> int:
    """Where something may show of somebody evil having chosen a Goon that has not been found without."""
    quiet, shown = history.quiet.get(seat, SHOWN), -1
    if quiet.deals:
        matters = -1 if quiet.nights else 0
        for roles in time.deals.role:
            matters |= impairs(roles)
        for one in history.left:
            matters &= ~one.deals
        shown = ~quiet.deals | matters
    return shown


MAY_COME: tuple[tuple[str, str, Callable[[Timeline, int, History], dict[Turn, int]]], ...] = (
    (SWAP, "", _swaps),
    (WORD, "mezepheles", _words),
    (CHOSEN, "goon", _goons),
    (JUMP, "fanggu", _jumps),
    (SUMMONS, "summoner", _summons),
    (CULT, "cultleader", _cults),
    (LENT, HUNTER, _lent),
)


def _games_of_an_atheist(time: Timeline) -> tuple[Deal, ...]:
    """Where somebody is the Atheist all are what they say, or good and believe it, or were it before.

    The Storyteller may break any rule.
    """
    case = time.case
    if "atheist" not in case.claims or any(KIND[role] in ("minion", "demon") for role in case.claims):
        return ()
    found: dict[Deal, None] = {}
    others = tuple(role for role in dict.fromkeys(case.hidden) if GOOD[role])
    for number in range(len(others) + 1):
        for some in combinations(others, number):
            for seats in permutations(range(case.seats), number):
                deal = _with_these(time, dict(zip(seats, some, strict=True)))
                found.update({deal: None} if deal is not None and "atheist" in deal.final else {})
    return tuple(found)


def _with_these(time: Timeline, hidden: dict[int, str]) -> Deal | None:
    """The deal in which these began as something else than they claim, if they may have."""
    roles, final = list(time.claims), list(time.claims)
    for seat, role in hidden.items():
        roles[seat] = role
        if role != time.claims[seat] and seat in time.deals.changed:
            continue
        if not time.deals.may_hide(role, time.claims[seat]) or role not in BELIEVE_OTHERWISE:
            return None
        final[seat] = role
    return Deal(tuple(roles), tuple(final))


def left_out(case: Case) -> tuple[str, ...]:
    """What was not taken into account: roles without a rule, and facts that nobody understands."""
    roles = dict.fromkeys((*case.claims, *case.hidden, *case.hermit))
    dead = {one.player for one in case.happenings if one.died or one.what == "death"}
    gone = [case.claims[seat] for seat in sorted(dead)] + ([*case.hidden] if dead else [])
    gone += case.hermit if HERMIT in gone else ()
    unseen = UNSAID if all_is_followed_unsaid(case) else ()
    lost = [role for role in roles if role in AFTER_DEATH and role in gone and role not in unseen]
    lost += [role for role in roles if role in LEFT_OUT and LEFT_OUT[role](case)]
    unknown = (role for role in roles if role in lost or not (is_ruled(role) or role in LEFT_OUT))
    return (*unknown, *dict.fromkeys(case.not_understood))
