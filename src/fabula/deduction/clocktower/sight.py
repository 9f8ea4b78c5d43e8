"""What a check sees of a branch: who may register as what."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.cards import FIRST_NIGHT, Wakes
from fabula.deduction.clocktower.assumptions import LUNATIC_WAKES
from fabula.deduction.clocktower.branch import Branch
from fabula.deduction.clocktower.roles import (
    BELIEVES,
    BESIDES,
    DEMONS_TURN,
    FIRST,
    GOOD,
    HERMIT,
    KIND,
    ONCE,
    OTHER,
    QUIET,
    SLEEPING_ON,
    SOUGHT,
    WAKES,
    WHEN_DEAD,
)
from fabula.deduction.clocktower.timeline import NIGHT_OF_A_RIOT, Timeline
from fabula.deduction.clocktower.whose import SLEEPS, WOKEN_IF, WOKEN_PERHAPS
from fabula.games.clocktower.almanac.knowing import Seen

NEVER_WOKEN = (*SLEEPING_ON, *QUIET)
FIRST_CHANCE = 2  # the first night in which an Assassin is woken


@SLEEPS.of("lordoftyphon")
def wake_neighbours(night: int) -> bool:
    """The neighbours of a Lord of Typhon alone are woken, in the first night."""
    return night == 1


@SLEEPS.of("yaggababble")
def has_the_phrase(night: int) -> bool:
    """A Yaggababble is told what to say in the first night, and kills without being woken."""
    return night > 1


@SLEEPS.of("mezepheles")
def has_the_word(night: int) -> bool:
    """A Mezepheles is told the word in the first night; whoever says it is woken, later."""
    return night > 1


@WOKEN_IF.of("undertaker")
def after_an_execution(time: Timeline, night: int, _: int) -> bool:
    """Who learns of whoever was executed."""
    return night > 1 and night - 1 in time.executed


@WOKEN_IF.of("juggler")
def after_guesses(time: Timeline, night: int, seat: int) -> bool:
    """Who has guessed the day before."""
    return night - 1 == time.jugglers.get(seat)


@WOKEN_IF.of("zombuul")
def after_a_day_of_no_death(time: Timeline, night: int, _: int) -> bool:
    """Who kills only after a day on which nobody died."""
    return night > 1 and night - 1 not in time.deadly_days


@WOKEN_IF.of("bountyhunter")
def when_told_of_another(time: Timeline, night: int, seat: int) -> bool:
    """At first, and when whom they know has died: each time they are told of somebody."""
    return (night, seat) in time.bounties


@WOKEN_PERHAPS.of("wraith")
def wakes_with_others(_: Timeline, __: int) -> bool:
    """A Wraith is woken with others of the evil."""
    return True


@WOKEN_PERHAPS.of("cultleader")
def turns_with_neighbours(_: Timeline, __: int) -> bool:
    """A Cult Leader is woken where their side has changed."""
    return True


@WOKEN_PERHAPS.of(*QUIET)
def seek_somebody_out(time: Timeline, night: int) -> bool:
    """Where somebody is on the script whom such a Demon may look for."""
    return night > 1 and any(role in SOUGHT for role in time.case.script)


def in_guise(time: Timeline, branch: Branch) -> Iterator[tuple[str, int, int]]:
    """Who may seem what they are not, as which role, and where; whoever has only come to the ability last."""
    for role in ("spy", *time.recluses):
        for seat in branch.who.get(role, ()):
            yield role, seat, branch.here(seat, role)
    for seat, deals in branch.guests.items():
        yield "", seat, deals


class View:
    """The seats of a branch as one check sees them; `plain` is without any false registration."""

    __slots__ = (
        "_both",
        "_disguised",
        "_guests",
        "all",
        "branch",
        "herrings",
        "misled",
        "night",
        "plain",
        "seats",
        "time",
    )

    def __init__(self, time: Timeline, branch: Branch, plain: bool = False, night: int = 0) -> None:
        self.time, self.branch, self.plain, self.night = time, branch, plain, night
        self.seats, self.all = time.seats, time.all
        self.misled = False
        self.herrings: tuple[int, ...] = ()
        self._disguised = time.nowhere if plain or not time.has_spy else self._spies()
        self._guests = time.nowhere if plain or not time.recluses else self._recluses()
        self._both = self._of_two_kinds() if time.both else {}

    def _spies(self) -> list[int]:
        branch = self.branch
        return [one.get("spy", 0) & ~here for one, here in zip(branch.role, branch.impaired, strict=True)]

    def _recluses(self) -> list[int]:
        found = []
        for seat, roles in enumerate(self.branch.role):
            here = 0
            for role in self.time.recluses:
                here |= roles.get(role, 0)
            here |= self.branch.guests.get(seat, 0)
            found.append(here & ~self.branch.impaired[seat])
        return found

    def _of_two_kinds(self) -> dict[str, list[int]]:
        """By the other kind as which they count besides: where each player alive is able as such a role."""
        branch, found = self.branch, dict[str, list[int]]()
        for role in self.time.both:
            here = found.setdefault(BESIDES[role], [0] * len(branch.role))
            for seat, lives in enumerate(branch.alive):
                here[seat] |= branch.here(seat, role) & ~branch.impaired[seat] if lives else 0
        return found

    def without_guise(self, seat: int) -> View:
        """This view, where this player seems what they are."""
        self._disguised, self._guests = list(self._disguised), list(self._guests)
        self._disguised[seat] = self._guests[seat] = 0
        return self

    def besides(self, seat: int, kind: str) -> int:
        """Where a player counts as one of this kind as well."""
        return self._both[kind][seat] if kind in self._both else 0

    def lives(self, seat: int) -> bool:
        """Whether this player is alive."""
        return self.branch.alive[seat]

    def neighbours(self, seat: int) -> list[int]:
        """The nearest living players on either side."""
        return self.branch.neighbours(seat)

    def recluse(self, seat: int) -> int:
        """Where this player may register as evil."""
        return self._guests[seat]

    def evil(self, seat: int) -> Seen:
        """Where a player registers as evil."""
        evil = self.branch.evil[seat]
        return evil & ~self._disguised[seat], evil | self._guests[seat]

    def role(self, seat: int, role: str) -> Seen:
        """Where a player registers as this role."""
        deals = self.branch.role[seat].get(role, 0)
        if self.branch.lent:
            deals &= ~self.branch.lent.get((seat, role), 0)
        spy, recluse = self._disguised[seat], self._guests[seat]
        sure = deals & ~spy & ~recluse
        if GOOD.get(role, True):
            return sure, deals | spy
        if self.plain:
            return deals, deals
        if role in BESIDES:  # who may be taken for any role of their other kind
            sure &= ~self.besides(seat, BESIDES[role])
        return sure, deals | recluse | self.besides(seat, KIND[role])

    def kind(self, seat: int, kind: str) -> Seen:
        """Where a player registers as a role of this kind."""
        deals = self.branch.kind[seat][kind]
        if self.branch.monsta and kind in ("minion", "demon"):
            return self._of_those_who_mind(seat, kind)
        spy, recluse = self._disguised[seat], self._guests[seat]
        if kind in ("townsfolk", "outsider"):
            return deals & ~recluse, deals | spy
        if kind == "minion":
            both = self.besides(seat, kind)
            return deals & ~spy | both, deals | recluse | both
        return deals, deals | recluse

    def _of_those_who_mind(self, seat: int, kind: str) -> Seen:
        """The same where a Minion may be the Demon because they mind Lil' Monsta, and no Minion then."""
        spy, recluse = self._disguised[seat], self._guests[seat]
        demon, may_be = self.branch.demon_at(seat)
        if kind == "demon":
            return demon & ~spy, may_be | recluse
        minion, minds = self.branch.kind[seat]["minion"], self.branch.may_mind(seat)
        both = self.besides(seat, kind)
        return minion & ~spy & ~minds | both, minion & ~demon | recluse | both

    def kind_before(self, by: int, seat: int, kind: str) -> Seen:
        """Where the player whom somebody was shown last was of a kind, as that player was then."""
        kept = self.branch.shown.get(by)
        return self.kind(seat, kind) if kept is None else kept[kind]

    def herring(self, seat: int) -> int:
        """Where a player always seems to be a Demon to the Fortune Teller."""
        return self.all if seat in self.herrings else 0

    def marked(self, mark: str, seat: int) -> Seen:
        """Where a mark that nobody sees lies beside a player: the branch has been forked for it."""
        deals = self.branch.marks.get((mark, seat), 0)
        return deals, deals

    def woke(self, seat: int) -> Seen:
        """Where a player was woken tonight by their own ability; a Drunk by the one they believe in."""
        branch, woken, unsure = self.branch, 0, 0
        for role, deals in branch.role[seat].items():
            believed = self._thinks(seat, role)
            if self._is_woken(seat, believed):
                woken |= deals
            else:
                sure, possible = self._woken_as_another(seat, believed, deals)
                woken, unsure = woken | possible, unsure | possible & ~sure
            if role == "assassin" and self.night > FIRST_CHANCE:  # who may have used their chance unseen
                unsure |= deals
                woken &= ~(deals & branch.spent.get("assassin", 0) & ~branch.stabbed)
            elif role == "godfather" and self.night > 1:
                woken |= deals & branch.avenged[1]
                unsure |= deals & branch.avenged[1] & ~branch.avenged[0]
            perhaps = self._is_perhaps_woken(seat, role, deals)
            woken, unsure = woken | perhaps, unsure | perhaps
        if "boffin" in self.time.roles:  # who lends the Demon an ability
            lent = branch.kind[seat]["demon"] & ~woken
            woken, unsure = woken | lent, unsure | lent
        unsure |= branch.may_mind(seat)  # whom Lil' Monsta wakes
        woken |= branch.may_mind(seat)
        woken &= ~branch.marks.get((f"asleep {self.night}", seat), 0)  # as an Exorcist has chosen
        changed, before = branch.before.get(seat, (0, 0))
        woken, unsure = woken & ~changed | before, unsure & ~changed
        if not branch.alive[seat] and seat not in branch.tonight:
            woken &= branch.keeps[seat]
        return woken & ~unsure, woken

    def _thinks(self, seat: int, role: str) -> str:
        """As what somebody with this role is woken: a Drunk as what they believe to be."""
        mistaken = role == "drunk" or (role in BELIEVES and LUNATIC_WAKES in self.time.case.assume)
        return self.time.claims[seat] if mistaken else role

    def woke_before(self, seat: int, place: int, new: str) -> int:
        """Where a player who becomes another role at a place of the night sheet is woken, before or after."""
        sheet, woken = FIRST if self.night == 1 else OTHER, 0
        for role, deals in self.branch.role[seat].items():
            if sheet.get(self._thinks(seat, role), place) < place and self._is_woken(seat, role):
                woken |= deals
        anew = sheet.get(new, place) > place and self._is_woken(seat, new)
        return self.all if anew else woken

    def _woken_as_another(self, seat: int, role: str, deals: int) -> Seen:
        """Where somebody is woken by the ability of another role that they have by now."""
        time, branch = self.time, self.branch
        if role == HERMIT and any(self._is_woken(seat, self._thinks(seat, one)) for one in time.case.hermit):
            return deals, deals
        if role == "philosopher" and seat in time.chosen and self._is_woken(seat, time.chosen[seat]):
            return deals, deals  # also where they chose in vain, for they do not know it
        eaten = [day for day in time.executed if day < self.night] if role == "cannibal" else []
        possible = 0
        for other, where in branch.role[time.executed[max(eaten)]].items() if eaten else ():
            possible |= deals & where if not GOOD[other] or self._is_woken(seat, other) else 0
        return 0, possible

    def _is_perhaps_woken(self, seat: int, role: str, deals: int) -> int:
        """Where nobody can know whether somebody with this role is woken."""
        branch, time = self.branch, self.time
        if role == "bountyhunter":  # who is evil by now does not say when they were told
            return deals & branch.evil[seat]
        if role in BELIEVES and not GOOD[role] and time.nights >= NIGHT_OF_A_RIOT:
            return deals & branch.demons("riot")  # who is Riot by now no longer says what they believed
        return deals if role in WOKEN_PERHAPS and WOKEN_PERHAPS[role](time, self.night) else 0

    def _is_woken(self, seat: int, role: str) -> bool:
        night, time = self.night, self.time
        if (night, seat) in time.risen:
            if WAKES.get(role) is FIRST_NIGHT:
                return True  # what is for the first night is done tonight
            if OTHER.get(role, 0) < OTHER["professor"]:
                return False  # who was dead when it was their turn
        if role in WOKEN_IF:
            return WOKEN_IF[role](time, night, seat)
        if role in WHEN_DEAD:
            return seat in self.branch.tonight
        if role in ONCE:
            chance = role != "professor" or time.first_death < night
            return chance and WAKES[role].on(night) and not time.has_used(seat, role, night)
        if role in SLEEPS and SLEEPS[role](night):
            return False
        if role == "king":
            return 2 * sum(self.branch.alive) <= self.seats
        if role in NEVER_WOKEN or (seat in self.branch.tonight and OTHER.get(role, 0) > DEMONS_TURN):
            return False
        return WAKES.get(role, Wakes.NEVER).on(night)
