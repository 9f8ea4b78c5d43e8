"""One way in which the history may have gone, in all deals for which it could: who is what by now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fabula.deduction.clocktower.roles import KIND, SILENT
from fabula.games.clocktower.almanac.cards import KINDS

FOREVER = 1 << 30
ANY_NIGHT = -1  # of a turn that may come in each of them, and more than once
NOBODY, UNTOLD = -1, -2
JUMP, CATCH, SWAP, CORRUPT, WORD, CHOSEN = "jump", "catch", "swap", "corrupt", "word", "chosen"
CULT, SUMMONS, LENT = "cult", "summons", "lent"
DRINK = "drink"  # of the sources: with whom a Sailor or an Innkeeper drinks till dusk, as long as they live
HURT = "hurt"  # of the marks: where a Fool may have lived on unseen
CHILDLESS = "childless"  # of the marks: where a Grandmother who was told of somebody has no grandchild


Cloud = tuple[int, int, int, int]  # who has made whom drunk or poisoned, in which deals, till which day


class Turn(NamedTuple):
    """Somebody changes sides in a night: whoever is evil at the end may have lied from the start."""

    kind: str
    night: int
    by: int
    seat: int


class Demand(NamedTuple):
    """Somebody must have been drunk or poisoned at a step; `short` where a Poisoner may be why."""

    step: int
    day: int
    seat: int
    deals: int
    short: int
    ring: int = 0  # where they had made a Pukka drunk, which works then: in a ring each ability does


class Sober(NamedTuple):
    """Somebody must not have been drunk or poisoned at a step of a day, in these deals."""

    step: int
    day: int
    seat: int
    deals: int


class Lean(NamedTuple):
    """Whoever keeps somebody alive at a step must not have just been poisoned, in these deals."""

    seat: int
    step: int
    deals: int


class Source(NamedTuple):
    """What makes one player drunk or poisoned from one step to another: who it may be, and in which deals."""

    begins: int
    ends: int
    seats: dict[int, int]
    deals: int
    of: str = ""  # whose ability it is, where that matters
    price: dict[int, tuple[Demand, ...]] | None = None  # who must be drunk or poisoned for it to be at a seat
    by: int = -1  # whose ability it is, where that is one player
    nowhere: int = 0  # where it may be at no seat at all
    longer: dict[int, int] | None = None  # the seats at which it ends later than elsewhere, and when
    whose: dict[int, int] | None = None  # of several Pukkas one after another: who poisoned, and where
    leans: dict[int, tuple[Lean, ...]] | None = None  # who has kept somebody from it, by that one's seat
    rests: tuple[tuple[int, int], ...] = ()  # from when to when it does nothing: whose it is, is drunk

    def end_at(self, seat: int) -> int:
        """When it ends where it is at this seat."""
        return self.longer.get(seat, self.ends) if self.longer else self.ends

    def lies_on(self, seat: int, step: int) -> bool:
        """Whether it makes this player drunk or poisoned at a step, where it is at this seat."""
        if not self.begins <= step <= self.end_at(seat):
            return False
        return not (self.rests and any(begins <= step <= ends for begins, ends in self.rests))


class Count(NamedTuple):
    """A Mathematician's number, which is judged when all is known that went wrong."""

    step: int
    day: int
    seat: int
    binds: int
    misled: int
    said: int
    impaired: int
    short: int


class Teller(NamedTuple):
    """A Fortune Teller's answer, judged once for each place where the red herring may be."""

    step: int
    day: int
    seat: int
    judged: tuple[tuple[int, int, int], ...]
    impaired: int
    short: int
    period: int


def kinds_of(roles: dict[str, int]) -> dict[str, int]:
    """In which deals a seat has a role of each kind."""
    kinds = dict.fromkeys(KINDS, 0)
    for role, deals in roles.items():
        kinds[KIND[role]] |= deals
    return kinds


def who_has(role: list[dict[str, int]]) -> dict[str, tuple[int, ...]]:
    """By roles the seats that have them in any deal."""
    found: dict[str, list[int]] = {}
    for seat, mine in enumerate(role):
        for one in mine:
            if one in found:
                found[one].append(seat)
            else:
                found[one] = [seat]
    return {one: tuple(seats) for one, seats in found.items()}


# What is changed in place, so that each branch needs its own; all else is shared with the branch it was.
CHANGED_IN_PLACE = (
    "demands", "evil", "fixed", "juggled", "kind", "marks", "role", "sobers", "sources", "spent", "wrong",
)  # fmt: skip


class Branch:
    """Who is what, who lives, what has been shown, in the deals that are `live`. What forks is a copy."""

    def __init__(
        self,
        role: list[dict[str, int]],
        live: int,
        kind: list[dict[str, int]] | None = None,
        who: dict[str, tuple[int, ...]] | None = None,
    ) -> None:
        seats = len(role)
        self.live, self.next, self.role = live, 0, list(role)
        self.who = who or who_has(role)  # by roles the seats that may have them by now
        self.kind = list(kind) if kind else [kinds_of(one) for one in role]
        self.alive = [True] * seats
        self.evil = [kinds["minion"] | kinds["demon"] for kinds in self.kind]
        self.impaired = [0] * seats  # where the rules say who it is
        self.fixed = [0] * seats  # of these, what stays
        self.keeps = [0] * seats  # dead Minions that a Vigormortis lets keep their ability
        self.feigns = [0] * seats  # a Zombuul that seems dead
        self.jumped = self.split = 0
        self.upheaval = 0  # where a Demon was made tonight, and who dies is the Storyteller's choice
        self.extra = self.fresh = 0  # where a Mastermind lets the game go on for a day; from today
        self.stalled = 0  # where the Demon is dead, and good cannot win while both twins live
        self.avenged = (0, 0)  # where a Godfather was woken tonight, surely and possibly
        self.stabbed = 0  # where an Assassin has killed
        self.monsta = 0  # where there is Lil' Monsta, which a Minion minds
        self.unmade = 0  # where a Summoner has not made a Demon yet
        self.fallen = self.unsure = 0  # where an Outsider died today, or who may have seemed one
        self._begin_the_nights()
        self._begin_what_is_undone()
        self._begin_the_account()
        self._begin_the_bites()
        self.marks: dict[tuple[str, int], int] = {}
        self.void: dict[int, int] = {}  # Philosophers who chose in vain
        self.spent: dict[str, int] = {}  # what can be done once, by role: who has, as seats or deals
        self.juggled: dict[int, Branch] = {}
        # of which kind they were whom somebody was shown last, surely and possibly
        self.shown: dict[int, dict[str, tuple[int, int]]] = {}
        self.guess: tuple[int, int, int] | None = None  # of a Puzzlemaster
        self.poisons: tuple[int, ...] = ()  # where each seat began as the Poisoner, if that matters
        self.turned: tuple[int, ...] = ()
        self.gained: tuple[tuple[int, str], ...] = ()  # who has become what in some deals since the beginning

    def _begin_the_bites(self) -> None:
        """What is known of a Pukka."""
        self.poisoned_from: tuple[tuple[int, int], ...] = ()  # steps since which a Pukka poisons, and where
        self.pukkas: tuple[int, ...] = ()  # where each seat began as a Pukka, if that matters
        self.resting: tuple[tuple[int, int, int], ...] = ()  # from when to when its poison rests, and where
        self.biters: dict[int, dict[int, int]] = {}  # by steps who poisoned somebody as a Pukka, and where
        # at which steps whom a Pukka had poisoned may have been saved from it, and where
        self.spared: tuple[tuple[int, int], ...] = ()
        self.lame: tuple[tuple[int, int], ...] = ()  # from when on others have a Pukka drunk, and where

    def _begin_what_is_undone(self) -> None:
        """What somebody does to others for a time."""
        self.clouded: list[Cloud] = []
        self.paused: list[Cloud] = []  # of these, what rests tonight: who did it is poisoned
        # by seats of a Goon and nights: at which line of the night somebody evil was the first, and where
        self.met: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        self.lent: dict[tuple[int, str], int] = {}  # who has this ability of a Minion besides their own
        # where a Minstrel has all drunk, to the end of which day
        self.lulled: tuple[tuple[int, int], ...] = ()

    def _begin_the_account(self) -> None:
        """What is looked at when all is told."""
        self.demands: list[Demand] = []
        self.sobers: list[Sober] = []
        self.sources: list[Source] = []
        self.counts: list[Count] = []
        self.tellers: list[Teller] = []
        self.wrong: dict[int, dict[int, int]] = {}  # by night and seat: the ability has gone wrong
        self.executed_good: list[int] = []  # where somebody good was executed of whom a Leviathan counts
        self.guests: dict[int, int] = {}  # who has the ability of a Recluse besides, and where
        self.doubts: dict[int, dict[int, int]] = {}  # the same: it may have, and nobody speaks of it
        # of whom only the kind matters since they became it unsaid: which roles they may be, and where
        self.rest: dict[int, dict[str, int]] = {}

    def _begin_the_nights(self) -> None:
        """What is of one night, or told from one to the next."""
        self.short = 0  # where somebody is poisoned from dusk to dusk, whoever it is
        self.plots = 0  # the same, also where whoever has done it is drunk or poisoned themselves by now
        self.sickness = 0  # where all Townsfolk are poisoned tonight
        self.charged = 0  # where a Po has waited last night
        self.waits = False  # whether it does tonight, where that is told apart
        self.rumour: dict[int, tuple[int, int]] = {}  # of each Gossip: where the word kills tonight, or not
        self.tonight: tuple[int, ...] = ()
        # who dies of what they chose: at which step, where they must, and where they may
        self.risks: dict[int, tuple[int, int, int]] = {}
        self.prey: dict[int, tuple[int, int]] = {}  # whom a Lycanthrope kills tonight: which one, and where
        self.fooled = NOBODY  # the Fool who was to die tonight, and lives on
        self.idle: dict[int, int] = {}  # where whoever chose whom to keep from harm was drunk or poisoned
        self.gone_first = NOBODY  # who has died tonight before those act whom they had made drunk
        self.peace = 0  # where the Demon kills nobody for it
        self.is_parted = False  # whether it is one way only in which this night has gone so far
        self.remade = 0  # where a Pit-Hag may have made an Outsider who has turned evil since, and is silent
        self.eve: Branch | None = None  # how it was while all voted, and on which day
        self.eve_of = 0
        self.dazed = 0  # where a Pukka was drunk or poisoned at its turn tonight, and may be well since
        self.doomed = 0  # where who has died tonight was poisoned by a Pukka
        self.drowsy = 0  # where a Shabaloth was drunk or poisoned last night
        self.stabs = UNTOLD  # whom the Assassin kills tonight, or nobody, where that is told apart
        self.fed = -1  # where the Demon may have killed tonight
        # who has become another role tonight, where, and where they were woken as what they were
        self.before: dict[int, tuple[int, int]] = {}

    def copy(self) -> Branch:
        """A copy of the branch, to go another way."""
        new = Branch.__new__(Branch)
        mine = new.__dict__
        mine.update(self.__dict__)
        for name in CHANGED_IN_PLACE:
            mine[name] = mine[name].copy()
        return new

    def keep_the_day(self, day: int) -> None:
        """Keep how it is now, unless it was done on this day: before whoever is executed dies, or at dusk."""
        if self.eve_of != day:
            self.eve, self.eve_of = None, day
            self.eve = self.copy()

    def become(self, seat: int, role: str, deals: int, evil: bool | None = None) -> None:
        """Let a seat have another role from now on, in these deals."""
        if not deals:
            return
        mine = {one: left for one, old in self.role[seat].items() if (left := old ^ old & deals)}
        mine[role] = mine.get(role, 0) | deals
        self.role[seat], self.kind[seat] = mine, kinds_of(mine)
        if seat not in self.who.get(role, ()):
            self.who = {**self.who, role: tuple(sorted((*self.who.get(role, ()), seat)))}
        if (seat, role) not in self.gained:
            self.gained = (*self.gained, (seat, role))
        if evil:
            self.evil[seat] |= deals
        elif evil is False:
            self.evil[seat] &= ~deals
        if self.lent:
            self.lent = {
                (whose, one): here & ~deals if whose == seat else here
                for (whose, one), here in self.lent.items()
            }

    def here(self, seat: int, role: str) -> int:
        """The deals in which a seat has this role by now."""
        return self.role[seat].get(role, 0)

    def may_be_by_now(self, seat: int, role: str) -> int:
        """The deals in which a seat is this role by now, or one of several of which it may be this."""
        unsaid = self.rest[seat].get(role, 0) & self.here(seat, SILENT) if seat in self.rest else 0
        return self.here(seat, role) | unsaid

    def able(self, seat: int, role: str) -> int:
        """Where a seat has this role, lives or keeps it, and is not drunk or poisoned by rule."""
        deals = self.role[seat].get(role, 0)
        if not deals:
            return 0
        if not self.alive[seat]:
            deals &= self.keeps[seat]
        return deals ^ deals & self.impaired[seat]

    def unhurt(self, seat: int) -> int:
        """Where a seat is a Fool who has not lived on yet."""
        fool = self.here(seat, "fool")
        return fool and fool & ~self.spent.get(f"fool {seat}", 0)

    def may_be_hurt(self, seat: int, deals: int) -> None:
        """Keep in mind where a Fool may have lived on by day, and nobody knows it."""
        here = self.unhurt(seat) & deals
        if here:
            self.marks[HURT, seat] = self.marks.get((HURT, seat), 0) | here

    def begin_anew(self, seat: int) -> None:
        """Whoever lives again has what they can do once as they had it at first."""
        self.spent.pop(f"fool {seat}", None)
        self.marks.pop((HURT, seat), None)
        if "assassin" in self.spent:
            self.spent["assassin"] &= ~self.here(seat, "assassin")

    def surely_unhurt(self, seat: int) -> int:
        """Where a seat is a Fool who cannot have lived on yet."""
        fool = self.unhurt(seat)
        return fool and fool & ~self.marks.get((HURT, seat), 0)

    def anybody(self, role: str) -> int:
        """Where somebody is able as this role."""
        found = 0
        for seat in self.who.get(role, ()):
            deals = self.role[seat].get(role, 0)
            if deals:
                deals = deals if self.alive[seat] else deals & self.keeps[seat]
                found |= deals ^ deals & self.impaired[seat]
        return found

    def where(self, role: str) -> int:
        """Where somebody has this role, dead or alive."""
        found = 0
        for seat in self.who.get(role, ()):
            found |= self.role[seat].get(role, 0)
        return found

    def in_play(self, role: str) -> int:
        """Where somebody is this role, and has not only come to its ability besides their own."""
        found = 0
        for seat in self.who.get(role, ()):
            found |= self.here(seat, role) & ~self.lent.get((seat, role), 0)
        return found

    def demons(self, role: str | None = None) -> int:
        """Where a Demon lives, or one of this role."""
        found = 0
        if role is None:
            for lives, kinds, feigned in zip(self.alive, self.kind, self.feigns, strict=True):
                found |= kinds["demon"] if lives else feigned
            for seat in range(len(self.alive)) if self.monsta else ():
                found |= self.may_mind(seat)
            return found
        for seat in self.who.get(role, ()):
            if self.alive[seat]:
                found |= self.role[seat].get(role, 0)
            elif role == "zombuul":
                found |= self.feigns[seat]
        return found

    def may_mind(self, seat: int) -> int:
        """Where a seat may mind Lil' Monsta now: any Minion who lives."""
        return self.monsta and (self.monsta & self.kind[seat]["minion"] if self.alive[seat] else 0)

    def demon_at(self, seat: int) -> tuple[int, int]:
        """Where a seat is a Demon, surely and possibly; the last of the Minions minds Lil' Monsta."""
        demon, minds = self.kind[seat]["demon"], self.may_mind(seat) if self.monsta else 0
        alone = minds
        for other in range(len(self.role)) if minds else ():
            alone &= ~self.may_mind(other) if other != seat else -1
        return demon | alone, demon | minds

    def vortox(self) -> int:
        """Where a Vortox lives that makes what Townsfolk learn false."""
        found = 0
        for seat in self.who.get("vortox", ()):
            if self.alive[seat]:
                found |= self.role[seat].get("vortox", 0) & ~self.impaired[seat]
        return found

    def who_clouds(self) -> list[tuple[int, int]]:
        """Who has made somebody else drunk or poisoned for longer than tonight, and in which deals."""
        found: dict[int, int] = {}
        for by, seat, deals, _ in self.clouded:
            if by != seat and self.alive[by] and deals & self.live & ~self.impaired[by]:
                found[by] = found.get(by, 0) | deals & self.live & ~self.impaired[by]
        return list(found.items())

    def rested(self, source: Source) -> Iterator[Source]:
        """What a Pukka has poisoned, apart where that rests for a time because somebody has poisoned it."""
        source = source._replace(whose=self.biters.get(source.begins))
        parts = [(source.deals, source.rests)]
        drunk = [(begins, FOREVER, deals) for begins, deals in self.lame]
        for begins, ends, deals in (*self.resting, *drunk):
            if source.begins < begins <= source.ends:
                parts = [
                    (part, rests)
                    for mine, before in parts
                    for part, rests in (
                        (mine & deals, (*before, (begins, ends))),
                        (mine & ~deals, before),
                    )
                    if part
                ]
        for part, rests in parts:
            yield source._replace(deals=part, rests=rests)

    def rest_while_drunk(self, step: int) -> None:
        """Keep in mind from when to when others have a Pukka drunk, whose poison rests as long."""
        lame, others = 0, dict[int, int]()
        for by, whom, deals, _ in self.clouded:
            if whom != by and self.alive[by]:
                others[whom] = others.get(whom, 0) | deals ^ deals & self.impaired[by]
        for seat in self.who.get("pukka", ()):
            if self.alive[seat]:
                drunk = self.fixed[seat] | others.get(seat, 0)
                for deals, _ in self.lulled:
                    drunk |= deals ^ deals & self.here(seat, "minstrel")
                lame |= drunk and drunk & self.here(seat, "pukka")
        now = list[tuple[int, int]]()
        for begins, deals in self.lame:
            still = deals & lame
            if still != deals:
                self.resting = (*self.resting, (begins, step - 1, deals ^ still))
            now += [(begins, still)] if still else []
            lame ^= still
        self.lame = (*now, (step, lame)) if lame else tuple(now)

    def pause(self, by: int) -> None:
        """Let what this player has made drunk or poisoned be well till the next night begins."""
        self.paused = [*self.paused, *(one for one in self.clouded if one[0] == by)]
        self.clouded = [one for one in self.clouded if one[0] != by]

    def neighbours(self, seat: int) -> list[int]:
        """The nearest living players on either side."""
        seats, found = len(self.alive), []
        for step in (1, -1):
            one = (seat + step) % seats
            while not self.alive[one] and one != seat:
                one = (one + step) % seats
            if one != seat and one not in found:
                found.append(one)
        return found

    def end_poison_of(self, seat: int, role: str, step: int, where: int = -1) -> None:
        """What a role with a lasting poison has poisoned is healthy from its death on."""
        here = self.role[seat].get(role, 0) & ~self.keeps[seat] & where
        sources = []
        for one in self.sources if here else ():
            ended = one.deals & here if one.of == role else 0
            if ended:
                sources.append(one._replace(ends=min(step, one.ends), deals=ended))
            if one.deals & ~ended:
                sources.append(one._replace(deals=one.deals & ~ended))
        if here:
            self.sources = sources

    def drink_no_more(self, seat: int, step: int) -> None:
        """Whoever drank with a Sailor or an Innkeeper is well from that one's death on."""
        if self.sources and any(one.of == DRINK and one.by == seat for one in self.sources):
            self.sources = [
                one._replace(ends=min(step, one.ends)) if one.of == DRINK and one.by == seat else one
                for one in self.sources
            ]

    def spare(self, seat: int, role: str, step: int, but: int) -> None:
        """Whoever has died cannot have been the host of a Lleech by then: but where that has died too."""
        for place, one in enumerate(self.sources):
            if one.of == role and one.ends >= step:
                hosts = {host: deals & but if host == seat else deals for host, deals in one.seats.items()}
                self.sources = [*self.sources[:place], one._replace(seats=hosts), *self.sources[place + 1 :]]

    def went_wrong(self, night: int, seat: int, deals: int) -> None:
        """Keep in mind for a Mathematician that this player's ability has gone wrong."""
        if deals:
            mine = dict(self.wrong.get(night, {}))
            mine[seat] = mine.get(seat, 0) | deals
            self.wrong[night] = mine


def townsfolk_beside(branch: Branch, seat: int, step: int, deals: int) -> list[tuple[int, int]]:
    """The nearest Townsfolk on one side of a seat, dead or alive: who, and in which of these deals."""
    found, seats = [], len(branch.role)
    one = (seat + step) % seats
    while deals and one != seat:
        here = deals & branch.kind[one]["townsfolk"]
        if here:
            found.append((one, here))
            deals ^= here
        one = (one + step) % seats
    return found
