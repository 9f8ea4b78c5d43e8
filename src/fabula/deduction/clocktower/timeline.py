"""A case as a timeline: night by night and day by day, each step in the order of the night sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from operator import itemgetter
from typing import NamedTuple

from fabula.deduction.clocktower.bits import Spans, gathered, spans_around
from fabula.deduction.clocktower.branch import FOREVER, kinds_of, who_has
from fabula.deduction.clocktower.case import Case, Happening
from fabula.deduction.clocktower.deals import MONSTA, SUMMONER, Deals, lent_with_the_set, minions_of
from fabula.deduction.clocktower.roles import (
    ACTING_LATE,
    AFTER_DEATH,
    BESIDES,
    CORRUPTING,
    DEMONS_TURN,
    DISTILLING,
    FIRST,
    HERMIT,
    KIND,
    LONG,
    MISLEADING,
    OF_THE_DAY,
    ON_NOMINATIONS,
    ONCE,
    OTHER,
    PASSED_ON,
    SCHEMING,
)
from fabula.deduction.clocktower.spoken import followed_unsaid, unspoken
from fabula.deduction.clocktower.whose import NIGHTS, UNSAID
from fabula.games.clocktower.almanac.knowing import Told

NIGHT, DEATHS, LATE, TOLD, HAPPENS, DUSK, HOSTS, SCHEMES = range(8)
WARNS, CHARM, MAKES, JOINS, RIOTS, UNSEEN, DISTILS = range(8, 15)
AT_THE_END, SOMEWHERE = 999, 500
CHARMER = "snakecharmer"
PIT_HAG = "pithag"
TURNING = (*CORRUPTING, "mezepheles")  # by whom somebody good, a Philosopher too, turns evil
FARMER = "farmer"  # whom another has become by the death of a Farmer that night
NIGHT_OF_A_RIOT = 3  # at whose end the Minions become Riot too
WINDOW = 512  # the deals around some of them begin and end at multiples of this
MANY = 16384  # of more than so many those between some and others are left out
TRIED = ("nomination",)
OF_A_VOTE = ("nomination", "vote")  # which by themselves kill nobody and bring nobody back
DEADLY = ("execution", "virgin_execution", "slayer_shot", "death", "doomsayer_call")
Step = tuple[int, int, object]


class Before(NamedTuple):
    """Somebody may have become another role before anybody died tonight; or they do so later."""

    told: Told


class Timeline:
    """The steps of a case, and what can be said of it before any is taken."""

    def __init__(self, case: Case, *, sides: bool = False) -> None:
        self.case = case
        self.toward: tuple[
            str, ...
        ] = ()  # what each has become by the end, where they become nothing between
        self.sides = sides  # whether each side is asked about on which somebody may be by now
        self.deals = Deals(case)
        self.seats, self.claims, self.nowhere = case.seats, case.claims, [0] * case.seats
        self.nights = case.nights
        happenings = case.happenings
        made = [role for one in case.told if one.role == "engineer" for role in one.shown]
        made += [one.shown[0] for one in case.told if one.kind == "became" and one.shown[0] in KIND]
        made += _demons_to_be_summoned(case)
        made += self._look_at_what_is_unsaid(case)
        self.roles = frozenset((*case.claims, *case.hidden, *made))
        self._look_at_who_distils(case)
        self.has_spy = "spy" in self.roles
        self.both = tuple(role for role in BESIDES if role in self.roles)
        self.saints, self.ogres = case.holders("saint"), case.holders("ogre")
        self._look_at_what_happened(happenings)
        self._look_at_what_is_told()
        named = (*self.roles, *self.chosen.values())
        self.recluses = tuple(role for role in case.holders("recluse") if role in named)
        self.borrowed = self._look_at_who_borrows()
        self.has_no_dashii = "nodashii" in self.roles
        self.has_lady = "tealady" in self.roles or "tealady" in self.chosen.values()
        self.looks_back = not self.roles.isdisjoint(OF_THE_DAY)
        self._look_at_the_beginning()
        self.windows: dict[Spans, Timeline] = {}
        self.is_part = False  # whether it is of a part of all deals
        # Demons that impair others for as long as they are able
        self.misleading = tuple(role for role in MISLEADING if role in self.roles)
        self._look_at_what_lasts()
        self.demon_roles = demons_of((*case.hidden, *made))
        self.herrings = self._herrings()
        self.stays = self._nobody_changes()
        self.in_the_night = sorted(self.roles.intersection(NIGHTS), key=_line)
        self.schemes = not self.roles.isdisjoint(SCHEMING)
        self.steps = self._steps()

    def _look_at_what_is_told(self) -> None:
        """Who has used what can be done once, what was chosen in which night, whether anybody counts."""
        case = self.case
        self.used: dict[tuple[int, str], list[int]] = {}  # in which nights: more than one by who has risen
        for one in case.told:
            if one.role in ONCE and one.kind != "woken_by" and one.night:
                self.used.setdefault((one.by, one.role), []).append(one.night)
        self.choices: dict[int, list[Told]] = {}  # by nights what is said of whom somebody chose
        for one in case.told:
            if one.kind == "choice" and one.players:
                self.choices.setdefault(one.night, []).append(one)
        self.bounties = {(one.night, one.by) for one in case.told if one.role == "bountyhunter"}
        self.chosen = {one.by: one.shown[0] for one in case.told if one.role == "philosopher" and one.shown}
        self.counts_wrong = any(one.role == "mathematician" for one in case.told)

    def may_be(self, role: str) -> bool:
        """Whether anybody may have this ability, as this role or as another."""
        return role in self.roles or role in self.borrowed

    def _look_at_who_borrows(self) -> frozenset[str]:
        """Which abilities somebody may have who is not that role."""
        if "cannibal" in self.roles:
            return frozenset(KIND)
        chosen = [role for one in self.case.told if one.role == "philosopher" for role in one.shown]
        left = [role for one in self.case.told if one.role == "pixie" for role in one.shown]
        return frozenset((*chosen, *left, *self.case.hermit))

    def _look_at_what_lasts(self) -> None:
        """Whether anybody may be drunk or poisoned for longer than a night and a day, and by whom."""
        borrowed = self.case.hermit if HERMIT in self.roles else ()
        lasting = self.roles.intersection(LONG)
        self.has_long = bool(lasting) or any(role in borrowed for role in LONG)
        self.has_long |= "philosopher" in self.roles and not self.roles.isdisjoint(TURNING)
        self.misled_pukka = not lasting <= {"pukka"}
        self.misleads = not lasting <= {"puzzlemaster"}

    def _look_at_the_beginning(self) -> None:
        """Where each seat begins as a role of each kind, and as one of the evil."""
        self.all = self.deals.all
        self.kinds = [kinds_of(one) for one in self.deals.role]
        self.evil = [one["minion"] | one["demon"] for one in self.kinds]
        self.who = who_has(self.deals.role)

    def _look_at_what_is_unsaid(self, case: Case) -> tuple[str, ...]:
        """Whose abilities may have changed others who say nothing of it, as far as that is followed."""
        self.unseen = _who_changes_unsaid(case)
        self.brews = PIT_HAG in self.unseen
        self.unspoken = unspoken(case) if self.brews else frozenset[str]()
        return case.script if self.unseen else ()

    def _look_at_who_distils(self, case: Case) -> None:
        """Whether there may be an Alchemist, and so the ability of any Minion."""
        self.distils = not self.roles.isdisjoint(DISTILLING)
        if self.distils:
            self.roles |= {*minions_of(case)}

    def _nobody_changes(self) -> bool:
        """Whether nobody becomes another role, neither unsaid nor by what they say."""
        says_so = any(one.kind == "became" for one in self.case.told)
        return not (says_so or self.unseen) and self.roles.isdisjoint((*PASSED_ON, CHARMER))

    def _look_at_what_happened(self, every: tuple[Happening, ...]) -> None:
        """Who was executed, has died, nominated and juggled, and when."""
        happenings = [one for one in every if one.what not in OF_A_VOTE]
        self.executed = {one.day: one.player for one in happenings if one.died and is_execution(one)}
        self.fallen_by_day: dict[int, list[int]] = {}
        for one in happenings:
            if one.day and _kills(one):
                at = one.target if one.what in ("slayer_shot", "doomsayer_call") else one.player
                self.fallen_by_day.setdefault(one.day, []).append(at)
        self.deadly_days = set(self.fallen_by_day)
        self.found_dead: dict[int, list[int]] = {}
        for one in happenings:
            if _is_found_dead(one, one.night):
                self.found_dead.setdefault(one.night, []).append(one.player)
        self.first_death = min([*self.fallen_by_day, *self.found_dead], default=FOREVER)
        self.gone = {seat: day + 1 for day, seats in self.fallen_by_day.items() for seat in seats}
        self.gone.update({seat: night + 1 for night, seats in self.found_dead.items() for seat in seats})
        if any(one.what == "resurrection" for one in happenings):
            self.gone = {}
        executions = [one for one in happenings if is_execution(one)]
        self.nominators = {one.day: who for one in executions if (who := _who_nominated(one, every)) >= 0}
        self.risen = {(one.night, one.player) for one in happenings if one.what == "resurrection"}
        self.jugglers = {one.player: one.day for one in happenings if one.what == "juggle"}

    def around(self, some: int) -> tuple[Timeline, int]:
        """The timeline for the deals around these alone, and these among them."""
        time, (here,) = self.around_each([some])
        return time, here

    def around_each(self, several: Sequence[int]) -> tuple[Timeline, Sequence[int]]:
        """The timeline for the deals around all of these, and each of these among them."""
        total, some = self.deals.total, 0
        for one in several:
            some |= one
        low = ((some & -some).bit_length() - 1) // WINDOW * WINDOW
        spans: Spans = ((low, min(total, -(-some.bit_length() // WINDOW) * WINDOW)),)
        if spans[0][1] - low > MANY:
            spans = spans_around(some, total, WINDOW)
        if 4 * sum(high - low for low, high in spans) > 3 * total:
            return self, several
        if spans not in self.windows:
            new = self.windows[spans] = copy(self)
            new.deals, new.windows, new.is_part = self.deals.window(spans), {}, True
            new._look_at_the_beginning()
        return self.windows[spans], [gathered(one, spans) for one in several]

    def dusk_after(self, night: int) -> int:
        """The last step before the next night begins."""
        later = (place - 1 for place, step in enumerate(self.steps) if step[1] > night)
        return next(later, len(self.steps))

    def has_used(self, seat: int, role: str, night: int) -> bool:
        """Whether somebody has used what they can do once before a night, and has not risen since."""
        risen = max([when for when, who in self.risen if who == seat and when <= night], default=0)
        return any(risen <= when < night for when in self.used.get((seat, role), ()))

    def deaths_of(self, night: int) -> int:
        """At which step it shows who has died in a night."""
        return next(place for place, step in enumerate(self.steps) if step[:2] == (DEATHS, night))

    def lives_in(self, seat: int, night: int) -> bool:
        """Whether a player is alive when a night begins, as far as all saw."""
        return self.gone.get(seat, night) >= night

    def _herrings(self) -> tuple[tuple[int, ...], ...]:
        """The players, put together by which of the questions of the Fortune Tellers they are in."""
        asked = [one.players for one in self.case.told if one.role == "fortuneteller"]
        groups: dict[tuple[bool, ...], list[int]] = {}
        for seat in range(self.seats) if asked else ():
            groups.setdefault(tuple(seat in players for players in asked), []).append(seat)
        return tuple(map(tuple, groups.values()))

    def _steps(self) -> list[Step]:
        steps: list[Step] = []
        self._told = {number: list[Told]() for number in range(self.nights + 1)}
        for one in self.case.told:
            if one.night in self._told:
                self._told[one.night].append(one)
        self.dawns: dict[int, int] = {}  # the first step of each day
        for number in range(1, self.nights + 1):
            self._lay_night(steps, number)
            self.dawns[number] = len(steps)
            if number == 1:  # by now all marks lie that lie from the start
                steps += [(TOLD, number, fact) for fact in self.case.facts if fact.marks]
            self._lay_day(steps, number)
        return steps

    def _lay_night(self, steps: list[Step], night: int) -> None:
        sheet, turn = (FIRST, FIRST["pukka"]) if night == 1 else (OTHER, DEMONS_TURN)
        dead, distils = tuple(self.found_dead.get(night, ())), self._who_distils(night)

        def inherits(one: Told) -> bool:
            return one.kind == "became" and one.shown == (FARMER,) and bool(dead) and one.by not in dead

        def made_early(one: Told) -> bool:
            """By a Pit-Hag, before others died: or who was found dead, for a Barber's death came later."""
            return inherits(one) or (one.kind == "became" and one.by in dead and "pithag" in self.roles)

        def place(one: Told) -> int:
            if one.kind == "became":
                return turn if inherits(one) else self.place_of_a_change(one)
            return AT_THE_END if one.role == "mathematician" else sheet.get(one.role, SOMEWHERE)

        lines = [(place(one), one) for one in self._told[night]]
        lines.sort(key=itemgetter(0))
        tonight = [one for _, one in lines]
        early = [one for line, one in lines if line < turn]
        unseen = self.unseen if night > 1 else ()
        steps += [(NIGHT, night, None), *distils]
        steps += [(UNSEEN, night, role) for role in unseen if role not in OTHER]
        first = [one for line, one in lines if line < sheet["xaan"]]
        steps += [(TOLD, night, one) for one in first]
        self._lay_schemes(steps, night)
        steps += [(TOLD, night, one) for line, one in lines if sheet["xaan"] <= line < sheet[CHARMER]]
        steps += [(CHARM, night, None)] if CHARMER in self.roles else []
        rest = [one for line, one in lines if sheet[CHARMER] <= line < turn]
        steps += _with_unseen(night, rest, [one for one in unseen if OTHER.get(one, turn) < turn], place)
        steps += distils if night > 1 else []
        steps += [(MAKES, night, None)] if SUMMONER in self.roles else []
        steps += [(TOLD, night, Before(one)) for one in tonight if one not in early and made_early(one)]
        steps.append((DEATHS, night, dead))
        steps += [] if self.roles.isdisjoint(ACTING_LATE) else [(LATE, night, None)]
        steps += [(HAPPENS, night, one) for one in self._risen_in(night)]
        late = [one for one in tonight if one not in early]
        steps += _with_unseen(night, late, [one for one in unseen if OTHER.get(one, turn) > turn], place)
        self._end_night(steps, night)

    def _who_distils(self, night: int) -> list[Step]:
        """Where Alchemists come to an ability: at first, and whenever somebody has become one."""
        return [(DISTILS, night, None)] if self.distils else []

    def _risen_in(self, night: int) -> list[Happening]:
        """Who lives again in a night."""
        return [one for one in self.case.happenings if one.night == night and one.what == "resurrection"]

    def _lay_schemes(self, steps: list[Step], night: int) -> None:
        """Who poisons somebody before most others act: in the first night for as long as they live."""
        steps += [(HOSTS, night, None)] if night == 1 and "lleech" in self.roles else []
        steps += [(SCHEMES, night, None)] if self.schemes else []
        steps += [(WARNS, night, None)] if night == 1 and "widow" in self.roles else []

    def _end_night(self, steps: list[Step], night: int) -> None:
        """Who takes a side at the end of a night, and when Minions become Riot."""
        if "cultleader" in self.roles or (night == 1 and not self.roles.isdisjoint(self.ogres)):
            steps.append((JOINS, night, None))
        if "riot" in self.roles and night == NIGHT_OF_A_RIOT:
            steps.append((RIOTS, night, None))

    def place_of_a_change(self, told: Told) -> int:
        """Where on the night sheet somebody becomes another role, where nobody inherits it."""
        sheet = FIRST if told.night == 1 else OTHER
        return sheet.get(self._changer(told), SOMEWHERE)

    def _changer(self, told: Told) -> str:
        """At whose turn somebody becomes another role, where that is not said."""
        same_night = [
            one
            for one in self.case.told
            if one.kind == "became" and one.night == told.night and one.shown != (CHARMER,)
        ]
        if "barber" in (*self.roles, *self.case.hermit) and (
            len(same_night) > 1 or "pithag" not in self.roles
        ):
            return "barber"
        return "pithag" if "pithag" in self.roles else ""

    def _are_tried(self) -> bool:
        """Whether anything may come of a nomination by itself."""
        return not ON_NOMINATIONS.isdisjoint((*self.roles, *self.case.hermit))

    def _lay_day(self, steps: list[Step], day: int) -> None:
        case = self.case
        happenings = [one for one in case.happenings if one.day == day]
        told = [one for one in case.told if one.day == day]
        if day > case.days and not happenings and not told:
            return
        steps += [(TOLD, day, one) for one in told if one.kind != "became"]
        tried = TRIED if self._are_tried() else ()
        steps += [(HAPPENS, day, one) for one in happenings if one.what not in OF_A_VOTE or one.what in tried]
        steps += [(TOLD, day, one) for one in told if one.kind == "became"]  # by somebody's death
        if day < case.days or (case.last_day_finished and day <= case.days):
            steps.append((DUSK, day, any(is_execution(one) for one in happenings)))


def _with_unseen(night: int, told: list[Told], unseen: list[str], place: Callable[[Told], int]) -> list[Step]:
    """What is told in a night in this order, and at their lines those who may do something unseen."""
    if not unseen:
        return [(TOLD, night, one) for one in told]
    lines: list[tuple[int, Step]] = [(OTHER[role], (UNSEEN, night, role)) for role in unseen]
    lines += [(place(one), (TOLD, night, one)) for one in told]
    return [step for _, step in sorted(lines, key=lambda line: line[0])]


def _line(role: str) -> int:
    """At which line of the night sheet a role acts in other nights: what a death leaves comes before all."""
    return 0 if role in AFTER_DEATH else OTHER.get(role, AT_THE_END)


def demons_of(roles: Sequence[str]) -> tuple[str, ...]:
    """The Demons among some roles that a player can be, each once."""
    return tuple(role for role in dict.fromkeys(roles) if KIND.get(role) == "demon" and role != MONSTA)


def _demons_to_be_summoned(case: Case) -> tuple[str, ...]:
    """Whom a Summoner may make, with all that such a Demon does from then on."""
    summoned = SUMMONER in (*case.claims, *case.hidden, *lent_with_the_set(case))
    return demons_of(case.script) if summoned else ()


def _who_changes_unsaid(case: Case) -> tuple[str, ...]:
    """Who may have changed others who do not say so; a Pit-Hag also makes those who do."""
    if case.nights == 1 or not followed_unsaid(case):
        return ()
    roles = (*case.claims, *case.hidden, *case.hermit)
    return tuple(role for role in UNSAID if role in roles or (PIT_HAG in roles and role in case.script))


def is_execution(one: Happening) -> bool:
    """Whether somebody was executed, died or not."""
    return one.what in ("execution", "virgin_execution")


def _who_nominated(one: Happening, happenings: tuple[Happening, ...]) -> int:
    """Who nominated the player that was executed, as far as that is said; -1 where it is not."""
    if one.what != "execution":
        return -1
    if one.target >= 0:
        return one.target
    for each in happenings:
        if each.target == one.player and each.day == one.day and each.what == "nomination":
            return each.player
    return -1


def _is_found_dead(one: Happening, night: int) -> bool:
    return one.night == night and not one.day and one.what != "resurrection"


def _kills(one: Happening) -> bool:
    return one.what in DEADLY and (one.died or one.what in ("death", "doomsayer_call"))
