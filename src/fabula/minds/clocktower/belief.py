"""What a seat makes of all it heard: how likely each player is the Demon, or evil."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fabula.games.clocktower.cards import EVIL, OUTSIDER, TOWNSFOLK, almanac
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.worlds import Clue, World, weights, worlds

LONG = 99
LATE = 3  # the day from which who has said nothing is odd
WORTH_KILLING = (
    "empath", "fortune_teller", "undertaker", "monk", "slayer", "investigator", "washerwoman", "librarian",
)  # fmt: skip


class Belief:
    """By all that a seat knows, or only by what all have heard."""

    def __init__(self, memory: Memory, *, private: bool = True) -> None:
        self.memory = memory
        self.private = private
        residents, minions = memory.residents, memory.table[2]
        ways = worlds(residents, minions)
        chances = [1.0 if self._may_be(world) else 0.0 for world in ways]
        for clue in clues(memory, private=private):
            chances = [
                chance * fit for chance, fit in zip(chances, weights(residents, minions, clue), strict=True)
            ]
        self.demon = dict.fromkeys(memory.circle, 0.0)
        self.evil = dict.fromkeys(memory.circle, 0.0)
        total = sum(chances) or 1.0
        for world, chance in zip(ways, chances, strict=True):
            if chance:
                self.demon[world.demon] += chance / total
                for seat in world.evil:
                    self.evil[seat] += chance / total

    def _may_be(self, world: World) -> bool:
        """The Demon lives; who is who is known to some."""
        memory = self.memory
        if world.demon not in memory.living:
            return False
        if not self.private or memory.seat in memory.travellers:
            return True
        if not memory.is_evil:
            return memory.seat not in world.evil
        known = memory.friends
        if memory.demon in memory.living and world.demon != memory.demon:
            return False
        if memory.demon != memory.seat and world.demon == memory.seat:
            return False
        return all(seat in world.evil for seat in known) or len(known) > len(world.evil)


def clues(memory: Memory, *, private: bool) -> Iterator[Clue]:
    """All there is to go by."""
    claims = memory.claims()
    own = memory.seat if private else None
    yield from of_claims(memory, claims)
    for who in memory.circle:
        if who in memory.travellers:
            continue
        if who == own:
            if not memory.is_evil:
                yield from of_news(memory, who, memory.role, [(one.night, one.words) for one in memory.news])
        else:
            yield from of_news(memory, who, claims.get(who, ""), list(told_by(memory, who)))
    yield from of_opinions(memory, own)
    yield from of_deeds(memory, claims)


def told_by(memory: Memory, who: int) -> Iterator[tuple[int, tuple[object, ...]]]:
    """What somebody said of each night: of things of a kind on one day the last is of the last night."""
    said = [(day, words) for day, by, words in memory.words if by == who]
    died, cause = memory.deaths.get(who, (LONG, ""))
    last_night = died - (cause == "night")
    told = []
    for at, (day, words) in enumerate(said):
        more = sum(d == day and w[0] == words[0] for d, w in said[at + 1 :])
        told.append((max(1, min(day, last_night) - more), words))
    yield from dict.fromkeys(told)


def of_news(
    memory: Memory, who: int, role: str, told: list[tuple[int, tuple[object, ...]]]
) -> Iterator[Clue]:
    """What somebody tells to have learned."""
    circle = tuple(memory.circle)
    for night, words in told:
        word, rest = words[0], words[1:]
        if word == "one_of":
            yield of_two(memory, who, *rest)
        elif word == "pairs":
            yield ("pairs", who, int(str(rest[0])), circle)
        elif word == "neighbours":
            between = memory.neighbours(who, night)
            if between is not None:
                yield ("neighbours", who, int(str(rest[0])), *between)
        elif word == "demon_among" and rest[0] != rest[1]:
            yield ("demon_among", who, rest[0], rest[1], rest[2] == "yes")
        elif word == "is" and rest[0] != who:
            kind = almanac[str(rest[1])].kind
            kind = "good" if kind in (TOWNSFOLK, OUTSIDER) else kind
            yield ("role_seen", who, rest[0], kind, memory.claims().get(int(str(rest[0]))) == "recluse")
        elif word == "no_outsiders" and role == "librarian":
            says = [seat for seat, name in memory.claims().items() if almanac[name].kind == OUTSIDER]
            yield from (("same_role", who, seat) for seat in says)


def of_two(memory: Memory, who: int, *rest: object) -> Clue:
    """Two players, one of whom is something."""
    a, b, role = rest
    if almanac[str(role)].kind in (TOWNSFOLK, OUTSIDER):
        claimant = next((seat for seat in memory.claimed(str(role)) if seat in (a, b)), None)
        return ("good_of_two", who, a, b, claimant)
    return ("minion_of_two", who, a, b)


def of_claims(memory: Memory, claims: dict[int, str]) -> Iterator[Clue]:
    """What fits ill together of what all say to be."""
    here = {
        who: role for who, role in claims.items() if who not in memory.travellers and who in memory.circle
    }
    by_role: dict[str, list[int]] = {}
    for who in sorted(here):
        by_role.setdefault(here[who], []).append(who)
    yield from (("same_role", *who) for who in by_role.values() if len(who) > 1)
    says_outsider = [who for who in sorted(here) if almanac[here[who]].kind == OUTSIDER]
    if len(says_outsider) > memory.table[1]:
        yield ("outsiders", memory.table[1], *says_outsider)
    named = Counter(
        who for who, _ in {(said.who, said.words[1]) for said in memory.words if said.words[0] == "claim"}
    )
    yield from (("changed_story", who) for who in sorted(named) if named[who] > 1 and who in here)
    if memory.number >= LATE:
        quiet = [who for who in memory.living_residents if who not in here]
        yield from (("silent", who) for who in quiet)
    yield from spared(memory, here)


def spared(memory: Memory, claims: dict[int, str]) -> Iterator[Clue]:
    """Who says to be worth killing, and lives."""
    first: dict[int, int] = {}
    for day, who, words in memory.words:
        if words[0] == "claim" and words[1] in WORTH_KILLING:
            first.setdefault(who, day)
    for who in sorted(first):
        nights = memory.number - first[who]
        if who in memory.living and claims.get(who) in WORTH_KILLING and nights > 0:
            yield ("left_alone", who, nights)


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
