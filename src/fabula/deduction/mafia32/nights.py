"""What a night of the 32 cards allows: who may have died of whom, and who may have been told what.

Of a night it is known who died at its dawn and with which cards, who was jailed, and what those told whose
card is taken for granted. All else may have been: whom an untold Beauty visited and the Lawyer defended, at
whom the gangs pointed. The deals are left from which some such night comes to what is known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from fabula.deduction.mafia.case import CHECK, CHOICE, JAIL, Case, Told
from fabula.deduction.mafia.sorts import Cards, Law
from fabula.deduction.mafia32.expected import (
    by_lot,
    faction_of,
    false_cards,
    in_jail,
    of_the_town,
    opened,
    sign_of,
    zero_lives,
)
from fabula.games.mafia32.cards import GANGS, KNOWS_THE_KILLED, LISTENERS, LONER, TOWN, UNREACHED, almanac
from fabula.games.mafia32.checks import CRIMINAL, KILLED
from fabula.games.mafia32.plausible import DIFFERENT, SAME

BEAUTY, DOCTOR, BODYGUARD, LAWYER, JUDGE = "beauty", "doctor", "bodyguard", "lawyer", "judge"
MANIAC, WIDOW, JOURNALIST = "maniac", "black_widow", "journalist"
ELSEWHERE = -1  # a seat that does not matter
THE_MANIAC = -2  # wherever the Maniac sits
OF_EACH_OTHER = 2  # so many Widows can poison one another; none poisons herself
Roles = Mapping[int, str]
Seats = tuple[int, ...]


@dataclass(frozen=True)
class Night:
    """One night of a case, where the cards of these who tell of it are what they say."""

    case: Case
    number: int
    told: tuple[Told, ...]
    known: Roles  # the cards that are known: of the dead, and of who tells

    @cached_property
    def checks(self) -> tuple[Told, ...]:
        """What was asked and answered this night."""
        return tuple([one for one in self.told if one.kind == CHECK])

    @cached_property
    def living(self) -> Seats:
        """Who lived as it began."""
        return self.case.living(self.number)

    @cached_property
    def fallen(self) -> Seats:
        """Who was dead at its dawn."""
        return self.case.fallen(self.number)

    @cached_property
    def jailed(self) -> Seats:
        """Who sat in jail as it began."""
        return in_jail(self.case, self.number)

    @cached_property
    def arrested(self) -> Seats:
        """Who went to jail at its dawn."""
        return tuple(
            [one.player for one in self.case.happened if (one.what, one.night) == (JAIL, self.number)]
        )

    @cached_property
    def cards(self) -> Mapping[str, int]:
        """The cards of those who lived as it began, which all know from the set and what was opened."""
        left = Counter(self.case.roles)
        left.subtract(opened(self.case, self.number))
        return left

    @cached_property
    def infected(self) -> bool:
        """Whether somebody may have been infected before."""
        return any(zero_lives(self.case, night) for night in range(2, self.number))

    def chosen(self, role: str) -> tuple[tuple[int, int], ...]:
        """Who tells to have used a role on whom; elsewhere, where on nobody."""
        return self._chosen.get(role, ())

    @cached_property
    def _chosen(self) -> Mapping[str, tuple[tuple[int, int], ...]]:
        found: dict[str, tuple[tuple[int, int], ...]] = {}
        for one in self.told:
            if one.kind == CHOICE:
                used = one.by, one.about[0] if one.about else ELSEWHERE
                found[one.role] = (*found.get(one.role, ()), used)
        return found

    def untold(self, role: str) -> int:
        """How many living have this card and tell nothing of the night."""
        return self.cards.get(role, 0) - sum(
            known == role and any(one.by == seat for one in self.told)
            for seat, known in self.known.items()
            if seat in self.living
        )

    # ---- as a law

    def law(self) -> Law:
        """What has to hold of the cards of those who were checked, visited or sat in jail."""
        apart: dict[int, dict[Cards, bool]] = {}
        for seat, cards in self._matters():
            if seat not in self.known and seat != ELSEWHERE:
                apart.setdefault(seat, {})[cards] = True
        seats = tuple(apart)
        return Law(seats, tuple([tuple(apart[seat]) for seat in seats]), Holds(self, seats))

    def _matters(self) -> Iterator[tuple[int, Cards]]:
        """Of whom it matters whether they have one of which cards."""
        for one in self.checks:
            shown = (frozenset((one.shown,)),) if one.shown in almanac else ()
            for seat in one.about:
                yield from ((seat, cards) for cards in (*_of_sides((TOWN, LONER, *GANGS)), *shown))
        gangs = _of_sides(GANGS)
        for seat in (*self.jailed, *(seat for _, seat in self.chosen(BEAUTY))):
            yield from ((seat, cards) for cards in (*gangs, frozenset((LAWYER,)), frozenset((MANIAC,))))
        if self.cards.get(MANIAC, 0):
            yield from ((seat, frozenset((MANIAC,))) for _, seat in self.chosen(DOCTOR))

    def holds(self, roles: Roles) -> bool:
        """Whether some way of this night comes to what is known of it."""
        for visited in self._visits():
            splits = Way(self, roles, visited, ()).splits()
            if splits and any(
                Way(self, roles, visited, clients).is_possible(splits)
                for clients in self._clients(roles, visited)
            ):
                return True
        return False

    def _visits(self) -> Iterator[Seats]:
        """Whom the Beauties may have visited: whom they say, and whom it would have mattered to visit."""
        told = tuple([seat for _, seat in self.chosen(BEAUTY) if seat != ELSEWHERE])
        free = self.untold(BEAUTY)
        useful = tuple(dict.fromkeys(one.by for one in self.told if one.role != BEAUTY))
        for number in range(free + 1):
            for some in combinations((*useful, THE_MANIAC, ELSEWHERE), number):
                yield (*told, *some)

    def _clients(self, roles: Roles, visited: Seats) -> Iterator[Seats]:
        """Whom the Lawyers may have defended, of those who were checked."""
        told = tuple([seat for by, seat in self.chosen(LAWYER) if by not in visited])
        idle = sum(roles.get(seat) == LAWYER for seat in dict.fromkeys((*self.jailed, *visited)))
        free = self.untold(LAWYER) - idle
        checked = tuple(dict.fromkeys(seat for one in self.checks for seat in one.about))
        for number in range(max(0, min(free, len(checked))) + 1):
            for some in combinations(checked, number):
                yield (*told, *some)


def _of_sides(sides: tuple[str, ...]) -> tuple[Cards, ...]:
    return tuple([frozenset(role.id for role in almanac if role.side == side) for side in sides])


@dataclass(frozen=True)
class Holds:
    """Whether a night holds for the cards of some seats."""

    night: Night
    seats: Seats

    def __call__(self, roles: tuple[str, ...]) -> bool:
        """Ask the question of a deal."""
        return self.night.holds({**self.night.known, **dict(zip(self.seats, roles, strict=True))})


@dataclass(frozen=True)
class Way:
    """One way in which a night may have gone: whom the Beauties visited, whom the Lawyers defended."""

    night: Night
    roles: Roles
    visited: Seats
    clients: Seats

    def is_possible(self, splits: tuple[Seats, ...]) -> bool:
        """Whether the answers and the arrests may have come of it, if these may have died of a gang."""
        return any(
            all(self._may_be_told(one, split) for one in self.night.checks) and self._arrests(split)
            for split in splits
        )

    def splits(self) -> tuple[Seats, ...]:
        """Each choice of who has died of a gang, before others act, by which the deaths may have come."""
        fallen = self.night.fallen
        if any(seat in self.visited for seat in fallen):
            return ()
        numbers = range(len(fallen) + 1)
        splits = (split for number in numbers for split in combinations(fallen, number))
        return tuple([split for split in splits if self._deaths_may_be(split)])

    # ---- deaths

    def _deaths_may_be(self, early: Seats) -> bool:
        """Whether the gangs may have killed these, and others the rest of the dead."""
        night, roles = self.night, self.roles
        late = tuple([seat for seat in night.fallen if seat not in early])
        if any(not self._can_be_killed(seat, early) for seat in night.fallen):
            return False
        gangs = self._shooting
        spies = sum(roles[seat] in LISTENERS for seat in early)
        if len(early) > gangs + min(spies, gangs):
            return False
        shooting = self._maniacs(early)
        venom = self._venom()
        self_killed = sum(roles[seat] == MANIAC for seat in late)
        others = len(late) - self_killed
        by_venom = max(0, others - shooting) + (self_killed if night.cards.get(MANIAC) == 1 else 0)
        if not shooting and night.case.roles.count(WIDOW) == 1 and any(roles[seat] == WIDOW for seat in late):
            return False  # she does not poison herself
        return by_venom <= venom and len(late) <= venom + shooting and self._shot_by_maniacs(shooting)

    def _can_be_killed(self, seat: int, early: Seats) -> bool:
        """Not by night who is out of reach, healed or guarded; a Spy is past help once exposed."""
        role = self.roles[seat]
        if role in UNREACHED and not self.night.infected:
            return False
        exposed = role in LISTENERS and seat in early
        helped = (*self._helped_by(DOCTOR), *self._helped_by(BODYGUARD))
        return exposed or seat not in helped

    def _helped_by(self, role: str) -> Seats:
        return tuple([seat for by, seat in self.night.chosen(role) if by not in self.visited])

    @cached_property
    def _shooting(self) -> int:
        """How many gangs shoot."""
        return sum(self._shoots(gang) for gang in GANGS)

    def _shoots(self, gang: str) -> bool:
        """Whether some member may point: alive, out of jail, alone with nobody."""
        night = self.night
        members = sum(number for role, number in night.cards.items() if almanac[role].side == gang)
        idle = dict.fromkeys((*night.jailed, *self.visited))
        held = [self.roles[seat] for seat in night.jailed]
        awake = members - sum(almanac[role].side == gang for role in held)
        free = members - sum(_is_of(self.roles.get(seat), gang) for seat in idle)
        spy_points = night.case.settings["spy_vote"] == "counts" and any(
            night.cards.get(role, 0) for role in LISTENERS
        )
        return free > 0 or (awake > 0 and spy_points)

    def _maniacs(self, early: Seats) -> int:
        """How many Maniacs shoot: not who is visited, nor whom a gang has killed before."""
        idle = dict.fromkeys((*self.visited, *early))
        stopped = sum(seat == THE_MANIAC or self.roles.get(seat) == MANIAC for seat in idle)
        return max(0, self.night.cards.get(MANIAC, 0) - stopped)

    def _venom(self) -> int:
        """How many may die of poison: of each Widow who could act in the night before.

        Whom a shot has killed could not; whom another Widow had poisoned died of it at dawn, and could.
        """
        before = Night(self.night.case, self.night.number - 1, (), self.night.known)
        if before.number < FIRST_OF_ACTS:
            return 0
        widows = before.cards.get(WIDOW, 0)
        dead = sum(self.roles[seat] == WIDOW for seat in before.fallen)
        if dead and Way(before, self.roles, (), ())._venom() < OF_EACH_OTHER:
            widows -= dead
        return max(0, widows)

    def _shot_by_maniacs(self, shooting: int) -> bool:
        """Each Maniac has to shoot: at somebody who is dead now, or whom something saves."""
        night = self.night
        if not shooting or night.case.settings["maniac_pass"] or night.infected:
            return True
        if any(self.roles[seat] != MANIAC for seat in night.fallen):
            return True
        if night.cards.get(MANIAC, 0) > 1:
            return True  # one of them has shot the other, or somebody healed him
        if any(night.cards.get(role, 0) for role in UNREACHED) or night.untold(BEAUTY):
            return True
        if night.untold(DOCTOR):
            return True
        saved = (*self._helped_by(DOCTOR), *(seat for _, seat in night.chosen(BEAUTY)))
        return any(seat != ELSEWHERE and self.roles.get(seat) != MANIAC for seat in saved)

    # ---- answers

    def _knows_the_killed(self, one: Told) -> bool:
        return _shows_the_killed(one.role) or self.night.case.settings["crossed_arms"] == "all"

    def _may_be_told(self, one: Told, early: Seats) -> bool:
        """Whether this answer may have been given, if these were shot by then."""
        how = self.night.case.settings["blocked_info"] if one.by in self.visited else "truth"
        crossed = self._knows_the_killed(one) and (
            one.by in early or (how == "truth" and any(seat in early for seat in one.about))
        )
        if crossed or one.shown == KILLED:
            return crossed and one.shown == KILLED
        if how == "random":
            return one.shown in by_lot(self.night.case, one)
        if how == "town":
            return one.shown == of_the_town(self.night.case, one)
        return one.shown in self._answers(one)

    def _answers(self, one: Told) -> tuple[str, ...]:
        """What is shown of whom nothing protects from being known, and of whom the Lawyer defends."""
        defended = any(seat in self.clients for seat in one.about)
        if one.role == JOURNALIST:
            return tuple([_other(how) if defended else how for how in self._compared(*one.about)])
        (suspect,) = one.about
        role = self.roles[suspect]
        sides = dict.fromkeys((sign_of(role), *((LONER,) if self.night.infected else ())))
        if one.role != JUDGE:
            return tuple([_false_sign(side) if defended else side for side in sides])
        if not defended:
            return (role,)
        case = self.night.case
        return tuple(card for side in sides for card in false_cards(case, one, of_town=side == TOWN))

    def _compared(self, one: int, other: int) -> tuple[str, ...]:
        if self.night.infected:
            return (SAME, DIFFERENT)
        apart = self.night.case.settings["journalist_gangs"] == "different"
        is_same = faction_of(self.roles[one], apart=apart) == faction_of(self.roles[other], apart=apart)
        return (SAME if is_same else DIFFERENT,)

    # ---- arrests

    def _arrests(self, early: Seats) -> bool:
        """Whether those went to jail whom the Judges who tell have found out, if no other Judge is about."""
        night = self.night
        found = [
            one.about[0]
            for one in night.checks
            if one.role == JUDGE and self._finds_out(one, early) and one.about[0] not in night.jailed
        ]
        turned = night.infected or zero_lives(night.case, night.number)  # and then lets go whom they found
        sure = [] if turned else found
        if any(seat not in night.arrested for seat in sure):
            return False
        return bool(night.untold(JUDGE)) or all(seat in found for seat in night.arrested)

    def _finds_out(self, one: Told, early: Seats) -> bool:
        (suspect,) = one.about
        role = self.roles[suspect]
        dead = any(seat in self.night.fallen for seat in (one.by, suspect))
        stopped = one.by in self.visited or one.by in early or dead
        return not stopped and one.shown == role and almanac[role].side in GANGS


FIRST_OF_ACTS = 2


def _shows_the_killed(role: str) -> bool:
    return KNOWS_THE_KILLED in almanac[role].traits


def _is_of(role: str | None, side: str) -> bool:
    return role is not None and almanac[role].side == side


def _other(how: str) -> str:
    return DIFFERENT if how == SAME else SAME


def _false_sign(side: str) -> str:
    return CRIMINAL if side == TOWN else TOWN
