"""What a seat makes of all it heard: how likely each player is the Demon, or evil."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import numpy as np

from fabula.games.clocktower.almanac.cards import (
    CLOCKWISE,
    DEMON,
    EVIL,
    MINION,
    NEITHER,
    OUTSIDER,
    TOWNSFOLK,
    YES,
    almanac,
    is_good,
)
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.own_news import by_their_rules
from fabula.minds.clocktower.taste import is_worth_killing
from fabula.minds.clocktower.tells import seen_by_the_sharp
from fabula.minds.clocktower.wakers import of_pair
from fabula.minds.clocktower.world import Floats, World
from fabula.minds.clocktower.worlds import Clue, Known, allowed, cannot_be, worlds

LONG = 99
NO_NEWS = ("claim", "suspect", "trust")
COUNTED = ("number", "mathematician")
NEGLIGIBLE = 1e-4  # so much less likely than the likeliest
LATE = 3  # the day from which who has said nothing is odd


class Belief:
    """By all that a seat knows, or only by what all have heard."""

    def __init__(self, memory: Memory, *, private: bool = True) -> None:
        self.memory = memory
        self.private = private
        residents, minions = memory.residents, memory.table[2]
        self._ways = worlds(residents, minions)
        can_be = allowed(residents, minions, self._known())
        fits = self._fits_of_all(clues(memory, private=private))
        kept = np.where(can_be & (fits > NEGLIGIBLE * fits.max(initial=0.0)), fits, 0.0)
        self._fits = kept if kept.any() else can_be.astype(np.float64)
        self._total = float(self._fits.sum()) or 1.0
        self.demon = dict.fromkeys(memory.circle, 0.0)
        self.evil = dict.fromkeys(memory.circle, 0.0)
        for seat, (as_demon, as_evil) in self._ways.shares(self._fits).items():
            self.demon[seat] = as_demon / self._total
            self.evil[seat] = as_evil / self._total

    def _fits_of_all(self, seen: Iterable[Clue]) -> Floats:
        """How well each way it can be fits; to the sharp the evil may play openly or by plan."""
        memory, own = self.memory, self.memory.seat if self.private else None
        if not memory.sees_tells:
            return self._weighed("all", seen)
        of_each = seen_by_the_sharp(memory, seen, own)._asdict()
        either, openly, by_plan = [self._weighed(manner, some) for manner, some in of_each.items()]
        return either * (openly + by_plan)

    def _weighed(self, manner: str, seen: Iterable[Clue]) -> Floats:
        scales = self.memory.scales[self.private, manner]
        return scales.weigh(self.memory.residents, self.memory.table[2], seen)

    @cached_property
    def chances(self) -> list[tuple[float, World]]:
        """The ways it can be, each with its chance, but for those that nearly cannot be."""
        weighed = enumerate(self._fits.tolist())
        return [(fit / self._total, self._ways.world(number)) for number, fit in weighed if fit]

    def likeliest(self) -> list[tuple[float, World]]:
        """All ways it can be, each with its chance, the likeliest first."""
        return sorted(self.chances, key=lambda one: -one[0])

    def faith(self, seat: int, beside: tuple[int, ...]) -> float:
        """How likely somebody is good who takes the side of one of these two."""
        good = 1 - self._ways.many_evil(beside) / max(1, len(beside))
        return float((self._fits * good)[~self._ways.is_evil(seat)].sum()) / self._total

    def misled(self, seat: int, told: Iterable[Clue]) -> float:
        """How likely somebody is good and has told what is not so."""
        wrong = cannot_be(self._ways, told) & ~self._ways.is_evil(seat)
        return float(self._fits[wrong].sum()) / self._total

    def _known(self) -> Known:
        """What is certain: the Demon lives, and some know who is who."""
        memory = self.memory
        living, seat = memory.may_be_demons, memory.seat
        if not self.private or seat in memory.travellers:
            return Known(frozenset(living))
        if not memory.is_evil:
            return Known(frozenset(living), good=frozenset({seat}), evil=frozenset(memory.met))
        friends = frozenset(memory.friends)
        demons = [memory.demon] if memory.demon in living else [s for s in living if s != seat]
        if len(friends) > 1 and memory.demon not in living:
            demons = [s for s in demons if s in friends] or demons
        return Known(frozenset(demons), evil=friends)


def clues(memory: Memory, *, private: bool) -> Iterator[Clue]:
    """All there is to go by."""
    here = memory.residents
    claims = {who: role for who, role in memory.claims().items() if who in here}
    own = memory.seat if private else None
    if private and not memory.is_evil and memory.role and memory.seat in here:
        claims[memory.seat] = memory.role
    yield from of_claims(memory, claims)
    for who in here:
        if who == own:
            if not memory.is_evil:
                known = (*memory.news, *memory.choices)
                yield from of_news(memory, claims, who, [(one.night, one.words) for one in known])
                yield from of_advice(memory)
                yield from of_answers(memory)
        else:
            yield from of_news(memory, claims, who, list(told_by(memory, who)))
    yield from of_opinions(memory, own)
    yield from of_deeds(memory, claims)


def told_by(memory: Memory, who: int) -> Iterator[tuple[int, tuple[object, ...]]]:
    """What somebody said of each night: of things of a kind on one day the last is of the last night."""
    said = [one for one in memory.words_of.get(who, ()) if one[1][0] not in NO_NEWS]
    died, cause = memory.deaths.get(who, (LONG, ""))
    last_night = died - (cause == "night")
    told, later = [], Counter[tuple[int, object]]()
    for day, words in reversed(said):
        told.append((max(1, min(day, last_night) - later[day, words[0]]), words))
        later[day, words[0]] += 1
    yield from dict.fromkeys(reversed(told))


def of_news(
    memory: Memory, claims: dict[int, str], who: int, told: list[tuple[int, tuple[object, ...]]]
) -> Iterator[Clue]:
    """What somebody tells to have learned."""
    circle = tuple(memory.circle)
    for night, words in told:
        word, rest = words[0], words[1:]
        if word == "one_of":
            yield of_two(claims, who, *rest)
        elif word == "pairs":
            yield ("pairs", who, int(str(rest[0])), circle)
        elif word == "neighbours":
            between = memory.neighbours(who, night)
            if between is not None:
                yield ("neighbours", who, int(str(rest[0])), *between)
        elif word == "demon_among" and claims.get(who) == "sage":
            yield ("killer_of_two", who, rest[0], rest[1])
        elif word == "demon_among" and rest[0] != rest[1]:
            yield ("demon_among", who, rest[0], rest[1], rest[2] == "yes")
        elif word == "is" and rest[0] != who:
            is_good = almanac[str(rest[1])].kind not in (MINION, DEMON)
            yield ("role_seen", who, rest[0], is_good, claims.get(int(str(rest[0]))) == "recluse")
        elif word == "no_outsiders" and claims.get(who) == "librarian":
            says = [seat for seat, name in claims.items() if almanac[name].kind == OUTSIDER]
            yield from (("same_role", who, seat) for seat in says)
        else:
            yield from of_pairs_and_answers(memory, claims, who, night, words)
    yield from of_flights(claims, who, told)
    yield from by_their_rules(memory, claims, who, told)


def of_pairs_and_answers(
    memory: Memory, claims: dict[int, str], who: int, night: int, words: tuple[Any, ...]
) -> Iterator[Clue]:
    """What is told of two players, of a side or in an answer; of a day it is about the one before."""
    match words:
        case ("number", *_):
            yield from of_numbers(memory, claims, who, night, words)
        case ("answer", "flowergirl", answer):
            yield ("demon_voted", who, answer == YES, who_voted(memory, night - 1))
        case ("answer", "town_crier", answer):
            nominators = tuple([by for day, by, _ in memory.nominations if day == night - 1])
            yield ("minion_nominated", who, answer == YES, nominators)
        case ("woke", a, b, number) if a != b:
            yield ("so_many_woke", who, int(number), (a, b), *of_pair(memory, claims, (a, b), night))
        case ("same_side", a, b, answer) if a != b:
            yield ("same_side", who, a, b, answer == YES)
        case ("side", about, side):
            yield ("side_seen", who, about, side == EVIL)
        case ("either", about, good, _) if about in claims and about != who:
            yield ("either", who, about, claims[about] == good)
        case _:
            yield from of_single_players(memory, claims, who, night, words)


def of_numbers(
    memory: Memory, claims: dict[int, str], who: int, night: int, words: tuple[Any, ...]
) -> Iterator[Clue]:
    """What is told in numbers."""
    match words:
        case ("number", "clockmaker", number):
            yield ("steps", who, int(number), tuple(memory.circle))
        case ("number", "oracle", number):
            yield ("dead_evil", who, int(number), memory.dead_at(night))
        case ("number", "juggler", number) if who in memory.guessed:
            named = [(seat, role) for _, seat, role in memory.guessed[who] if seat in memory.residents]
            said = tuple((seat, almanac.kind_of[role], claims.get(seat) == role) for seat, role in named)
            yield ("right_guesses", who, int(number), said)
        case ("number", "mathematician", number):
            yield ("went_wrong", who, int(number), tuple(of_the_others(memory, claims, who, night)))


def of_the_others(memory: Memory, claims: dict[int, str], who: int, night: int) -> Iterator[Clue]:
    """What all others told of a night, but of what they counted."""
    for other in memory.residents:
        told = [one for one in told_by(memory, other) if one[0] == night and one[1][:2] != COUNTED]
        yield from of_news(memory, claims, other, told) if other != who else ()


def of_single_players(
    memory: Memory, claims: dict[int, str], who: int, night: int, words: tuple[Any, ...]
) -> Iterator[Clue]:
    """What is told of one player, of a role in play or of who is winning."""
    match words:
        case ("one_evil", *three) if len(set(three)) == len(three):
            yield ("one_evil", who, *three)
        case ("nearest", way) if who in memory.circle:
            at = memory.circle.index(who)
            others = (*memory.circle[at + 1 :], *memory.circle[:at])
            yield ("nearest", who, others if way == CLOCKWISE else others[::-1])
        case ("in_play", role) if is_good(role):
            named = [seat for seat, claim in claims.items() if claim == role and seat != who]
            if len(named) == 1:
                yield ("good_of_two", who, *named, *named, *named)
        case ("shown", "choirboy", demon):
            yield ("killer_of_two", who, demon, demon)
        case ("shown", "puzzlemaster", demon):
            yield ("solved", who, demon)
        case ("shown", "high_priestess", about):
            yield ("says_good", who, about)
        case ("chose", "lycanthrope", about) if about != who:
            yield ("hunted", who, about, memory.deaths.get(about) == (night, "night"))
        case ("winning", side) if side != NEITHER:
            here = memory.residents
            dead = tuple(seat for seat in memory.dead_at(night) if seat in here)
            yield ("fewer_lost", who, side == EVIL, dead, len(here))


def of_flights(
    claims: dict[int, str], who: int, told: Iterable[tuple[int, tuple[Any, ...]]]
) -> Iterator[Clue]:
    """Whom a Balloonist saw in two nights on end who say to be of one kind."""
    seen = {night: words[2] for night, words in told if words[:2] == ("shown", "balloonist")}
    for night, b in seen.items():
        a = seen.get(night - 1)
        if a is None or a == b or a not in claims or b not in claims:
            continue
        if almanac[claims[a]].kind == almanac[claims[b]].kind:
            yield ("of_other_kinds", who, min(a, b), max(a, b))


def who_voted(memory: Memory, day: int) -> tuple[int, ...]:
    """Whose hands were up at some vote of a day."""
    hands = (seat for one in memory.ballots if one.day == day for seat in one.hands)
    return tuple(sorted(dict.fromkeys(hands)))


def of_two(claims: dict[int, str], who: int, *rest: object) -> Clue:
    """Two players, one of whom is something."""
    a, b, role = rest
    if almanac[str(role)].kind in (TOWNSFOLK, OUTSIDER):
        claimant = next((seat for seat, name in claims.items() if name == role and seat in (a, b)), None)
        return ("good_of_two", who, a, b, claimant)
    return ("minion_of_two", who, a, b)


def of_claims(memory: Memory, claims: dict[int, str]) -> Iterator[Clue]:
    """What fits ill together of what all say to be."""
    by_role: dict[str, list[int]] = {}
    for who in sorted(claims):
        by_role.setdefault(claims[who], []).append(who)
    for role, alike in by_role.items():
        most = memory.most_of(role)
        if len(alike) > most:
            yield ("same_role", *alike) if most == 1 else ("too_many_alike", most, *alike)
    says_outsider = [who for who in sorted(claims) if almanac[claims[who]].kind == OUTSIDER]
    if len(says_outsider) > memory.table[1]:
        yield ("outsiders", memory.table[1], *says_outsider)
    told = dict.fromkeys((said.who, said.words[1]) for said in memory.words if said.words[0] == "claim")
    named = Counter(who for who, _ in told)
    yield from (("changed_story", who) for who in sorted(named) if named[who] > 1 and who in claims)
    if memory.number >= LATE:
        quiet = [who for who in memory.living_residents if who not in claims]
        yield from (("silent", who) for who in quiet)
    yield from spared(memory, claims)


def spared(memory: Memory, claims: dict[int, str]) -> Iterator[Clue]:
    """Who says to be worth killing, and lives."""
    first: dict[int, int] = {}
    for day, who, words in memory.words:
        if words[0] == "claim" and is_worth_killing(words[1]):
            first.setdefault(who, day)
    for who in sorted(first):
        nights = memory.number - first[who]
        if who in memory.living and nights > 0 and is_worth_killing(claims.get(who, "")):
            yield ("left_alone", who, nights)


def of_answers(memory: Memory) -> Iterator[Clue]:
    """What it was itself told as a Savant, or answered as an Artist."""
    for truths, statements, sight in memory.answers:
        yield ("so_many_true", memory.seat, truths, statements, sight, memory.residents)


def of_advice(memory: Memory) -> Iterator[Clue]:
    """Whom it was itself told to trust or to doubt."""
    words = {"suspect": "says_evil", "trust": "says_good"}
    for _, (word, *about) in memory.news:
        if word in words:
            yield (words[word], memory.seat, *about)


def of_opinions(memory: Memory, own: int | None) -> Iterator[Clue]:
    """Whom the others suspect and trust."""
    here = memory.residents
    for word, views in (("says_evil", memory.suspicions()), ("says_good", memory.trusts())):
        for who, about in views.items():
            if who != own and who in here and about in here:
                yield (word, who, about)


def of_deeds(memory: Memory, claims: dict[int, str]) -> Iterator[Clue]:
    """Deaths, nominations, hands and shots."""
    here = memory.residents
    if memory.in_script("zombuul"):
        dead = tuple(seat for seat in here if seat not in memory.living)
        yield ("seems_dead", *quiet_and_loud(memory), *dead)
    killed = [seat for seat, (_, cause) in memory.deaths.items() if cause == "night" and seat in here]
    yield from (("demon_killed", seat) for seat in killed)
    spoken = [virgin for _, virgin in memory.by_virgin]
    yield from (("virgin_spoke", *one) for one in memory.by_virgin if one[0] in here and one[1] in here)
    first: list[int] = []
    for _, by, nominee in memory.nominations:
        if by not in here or nominee not in here:
            continue
        yield ("nominated", by, nominee)
        is_townsfolk = almanac[claims[by]].kind == TOWNSFOLK if by in claims else False
        virgin = claims.get(nominee) == "virgin" and nominee not in first and nominee not in spoken
        if virgin and is_townsfolk:
            yield ("virgin_silent", by, nominee)
        first.append(nominee)
    for ballot in memory.ballots:
        if ballot.nominee in here:
            yield ("hands", ballot.nominee, tuple(sorted(set(ballot.hands) & set(here))))
    for who, at, in_vain in memory.shots:
        if who in here and at in here:
            yield ("shot", who, at, in_vain)
    yield from (("named_damsel", who) for who, _ in memory.named if who in here)


def quiet_and_loud(memory: Memory) -> tuple[int, int]:
    """After how many days with a death the night was quiet, as with a Zombuul, and after how many not."""
    deaths = list(memory.deaths.values())
    by_day = dict.fromkeys(day for day, cause in deaths if cause != "night" and day < memory.number)
    loud = sum(any(cause == "night" and night == day + 1 for night, cause in deaths) for day in by_day)
    return len(by_day) - loud, loud


def traveller_looks_evil(memory: Memory, belief: Belief, seat: int) -> float:
    """How a Traveller's hands and nominations look: above nought, evil."""
    sign = 0.0
    for ballot in memory.ballots:
        if seat in ballot.hands:
            sign += 1.0 if belief.evil.get(ballot.nominee, 0.0) < 0.15 else 0.0
            sign -= 1.0 if belief.evil.get(ballot.nominee, 0.0) > 0.6 else 0.0
    for said in memory.words:
        if said.words == ("side", seat, EVIL):
            sign += 1.0
    return sign
