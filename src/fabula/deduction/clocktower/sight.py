"""What a check sees of a branch: who may register as what."""

from __future__ import annotations

from fabula.core.cards import Wakes
from fabula.deduction.clocktower.assumptions import LUNATIC_WAKES
from fabula.deduction.clocktower.branch import Branch
from fabula.deduction.clocktower.roles import (
    DEMONS_TURN,
    GOOD,
    KIND,
    ONCE,
    OTHER,
    QUIET,
    SLEEPING_ON,
    WAKES,
    WHEN_DEAD,
)
from fabula.deduction.clocktower.timeline import Timeline
from fabula.games.clocktower.almanac.knowing import Seen

NEVER_WOKEN = (*SLEEPING_ON, *QUIET)
FIRST_CHANCE = 2  # the first night in which an Assassin is woken


class View:
    """The seats of a branch as one check sees them; `plain` is without any false registration."""

    __slots__ = (
        "_disguised",
        "_guests",
        "_horde",
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
        nobody = [0] * time.seats
        self._disguised = nobody if plain or not time.has_spy else self._spies()
        self._guests = nobody if plain or not time.recluses else self._recluses()
        self._horde = self._legion() if "legion" in time.roles else nobody

    def _spies(self) -> list[int]:
        branch = self.branch
        return [one.get("spy", 0) & ~here for one, here in zip(branch.role, branch.impaired, strict=True)]

    def _recluses(self) -> list[int]:
        found = []
        for seat, roles in enumerate(self.branch.role):
            here = 0
            for role in self.time.recluses:
                here |= roles.get(role, 0)
            found.append(here & ~self.branch.impaired[seat])
        return found

    def _legion(self) -> list[int]:
        branch = self.branch
        return [one.get("legion", 0) & ~here for one, here in zip(branch.role, branch.impaired, strict=True)]

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
        spy, recluse = self._disguised[seat], self._guests[seat]
        sure = deals & ~spy & ~recluse
        if GOOD.get(role, True):
            return sure, deals | spy
        legion = 0 if self.plain else self._horde[seat]  # who may be taken for any Minion, if for one
        if KIND[role] == "minion":
            return sure, deals | recluse | legion
        return sure & ~legion, deals | recluse

    def kind(self, seat: int, kind: str) -> Seen:
        """Where a player registers as a role of this kind."""
        deals = self.branch.kind[seat][kind]
        if self.branch.monsta and kind in ("minion", "demon"):
            return self._of_those_who_mind(seat, kind)
        spy, recluse = self._disguised[seat], self._guests[seat]
        if kind in ("townsfolk", "outsider"):
            return deals & ~recluse, deals | spy
        if kind == "minion":
            legion = self._horde[seat]  # who is both in every check
            return deals & ~spy | legion, deals | recluse | legion
        return deals, deals | recluse

    def _of_those_who_mind(self, seat: int, kind: str) -> Seen:
        """The same where a Minion may be the Demon because they mind Lil' Monsta, and no Minion then."""
        spy, recluse = self._disguised[seat], self._guests[seat]
        demon, may_be = self.branch.demon_at(seat)
        if kind == "demon":
            return demon & ~spy, may_be | recluse
        minion, minds = self.branch.kind[seat]["minion"], self.branch.may_mind(seat)
        legion = self._horde[seat]
        return minion & ~spy & ~minds | legion, minion & ~demon | recluse | legion

    def kind_before(self, by: int, seat: int, kind: str) -> Seen:
        """The same of whom somebody was shown last, as that player was then."""
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
            mistaken = role == "drunk" or (role == "lunatic" and LUNATIC_WAKES in self.time.case.assume)
            if self._is_woken(seat, self.time.claims[seat] if mistaken else role):
                woken |= deals
            if role == "assassin" and self.night > FIRST_CHANCE:  # who may have used their chance unseen
                unsure |= deals
                woken &= ~(deals & branch.spent.get("assassin", 0) & ~branch.stabbed)
            elif role == "godfather" and self.night > 1:
                woken |= deals & branch.avenged
        unsure |= branch.may_mind(seat)  # whom Lil' Monsta wakes
        woken |= branch.may_mind(seat)
        woken &= ~branch.marks.get((f"asleep {self.night}", seat), 0)  # as an Exorcist has chosen
        changed, before = branch.before.get(seat, (0, 0))
        woken, unsure = woken & ~changed | before, unsure & ~changed
        if not branch.alive[seat] and seat not in branch.tonight:
            woken &= branch.keeps[seat]
        return woken & ~unsure, woken

    def _is_woken(self, seat: int, role: str) -> bool:
        night, time = self.night, self.time
        if (night, seat) in time.risen and OTHER.get(role, 0) < OTHER["professor"]:
            return False  # who was dead when it was their turn
        if role == "undertaker":
            return night > 1 and night - 1 in time.executed
        if role in WHEN_DEAD:
            return seat in self.branch.tonight
        if role == "juggler":
            return night - 1 == time.jugglers.get(seat)
        if role in ONCE:
            used = time.used.get((seat, role))
            chance = role != "professor" or time.first_death < night
            return (used is None or night <= used) and WAKES[role].on(night) and chance
        if role == "lordoftyphon" and night == 1:  # whose neighbours are woken
            return False
        if role == "king":
            return 2 * sum(self.branch.alive) <= self.seats
        if role == "zombuul":
            return night > 1 and night - 1 not in time.deadly_days
        if role in NEVER_WOKEN or (seat in self.branch.tonight and OTHER.get(role, 0) > DEMONS_TURN):
            return False
        return WAKES.get(role, Wakes.NEVER).on(night)
