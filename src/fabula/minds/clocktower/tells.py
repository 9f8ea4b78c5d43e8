"""What the evil do otherwise than the good once the first day is over, as those see it who plan."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.value import NOT_YET_SAID, worth_of
from fabula.minds.clocktower.worlds import Clue

TOLD_BY_DEEDS = ("nominated", "hands", "left_alone", "demon_killed")
OF_NO_USE = ("outsiders",)  # against who plan: too many things add some, and the evil count as well
OPINIONS = ("says_evil", "says_good")
WEIGHED_ANEW = {"changed_story": "told_two_stories", "seems_dead": "may_seem_dead"}

# how much of it is left, as a power, where somebody else tells it
LEFT_OF = {
    "minion_of_two": 0.3, "neighbours": 0.4, "pairs": 0.3, "demon_among": 0.45, "steps": 0.55,
    "either": 0.25, "same_side": 0.3, "dead_evil": 0.2, "demon_voted": 0.1, "minion_nominated": 0.15,
    "side_seen": 0.5, "by_its_rule": 0.4,
}  # fmt: skip


class Seen(NamedTuple):
    """What there is to go by, however the evil play, and what counts otherwise by how they do."""

    either: list[Clue]
    openly: list[Clue]
    by_plan: list[Clue]


def seen_by_the_sharp(memory: Memory, clues: Iterable[Clue], own: int | None) -> Seen:
    """The clues, but for deeds and opinions, of which more is to be seen."""
    seen = Seen([*of_kills(memory), *of_who_survived(memory)], [], [])
    deeds = [*of_words(memory, own), *of_nominations(memory), *of_hands(memory)]
    for clue in clues:
        word, *about = clue
        if word in WEIGHED_ANEW:
            deeds.append((WEIGHED_ANEW[word], *about))
        elif word in LEFT_OF and about[0] != own:
            seen.openly.append(clue)
            seen.by_plan.append(("hearsay", LEFT_OF[word], *clue))
        elif word in OF_NO_USE:
            seen.openly.append(clue)
        elif word not in TOLD_BY_DEEDS and not (word in OPINIONS and about[0] != own):
            seen.either.append(clue)
    for word, *about in deeds:
        seen.openly.append((word, False, *about))
        seen.by_plan.append((word, True, *about))
    return seen


def of_words(memory: Memory, own: int | None) -> Iterator[Clue]:
    """Whom anybody ever called evil or good, on the first day or later."""
    here, calls = memory.residents, {"suspect": "calls_evil", "trust": "calls_good"}
    said = {
        (calls[words[0]], day > 1, who, words[1])
        for day, who, words in memory.words
        if words[0] in calls and who in here and words[1] in here and words[1] != who != own
    }
    yield from sorted(said)


def of_kills(memory: Memory) -> Iterator[Clue]:
    """Who died alone in a night, and what everybody was worth to the Demon by what was said till then."""
    nights: dict[int, list[int]] = {}
    for seat, (night, cause) in memory.deaths.items():
        if cause == "night" and seat in memory.residents:
            nights.setdefault(night, []).append(seat)
    for night, dead in nights.items():
        if len(dead) > 1:
            yield from (("killed_with_others", seat) for seat in dead)
            continue
        claims = {who: words[1] for day, who, words in memory.words if words[0] == "claim" and day < night}
        living = [seat for seat in memory.residents if seat in dead or not is_dead(memory, seat, night)]
        worth = [worth_of(claims[seat], 0.0) if seat in claims else NOT_YET_SAID for seat in living]
        yield ("chosen_to_die", dead[0], tuple(zip(living, worth, strict=True)))


def of_who_survived(memory: Memory) -> Iterator[Clue]:
    """Who was executed and lived on, and whether it is the second day on end."""
    for day, seat in memory.survived.items():
        if seat in memory.residents:
            yield ("lived_on", seat, memory.survived.get(day - 1) == seat)


def is_dead(memory: Memory, seat: int, day: int) -> bool:
    """Whether somebody did not live on a day, as votes count it."""
    died, cause = memory.deaths.get(seat, (day + 1, ""))
    return died < day or (died == day and cause == "night")


def of_nominations(memory: Memory) -> Iterator[Clue]:
    """Who nominated whom after the first day."""
    here = memory.residents
    for day, by, nominee in memory.nominations:
        if day > 1 and by != nominee and by in here and nominee in here:
            yield ("put_up", by, nominee)


def of_hands(memory: Memory) -> Iterator[Clue]:
    """Whose hands were up after the first day, and which of the living kept theirs down."""
    alive: dict[int, list[int]] = {}
    for ballot in memory.ballots:
        day, nominee = ballot.day, ballot.nominee
        if day == 1 or nominee not in memory.residents:
            continue
        if day not in alive:
            alive[day] = [seat for seat in memory.residents if not is_dead(memory, seat, day)]
        able = [seat for seat in alive[day] if seat != nominee]
        up = tuple([seat for seat in able if seat in ballot.hands])
        yield ("hands_of_all", nominee, up, tuple([seat for seat in able if seat not in up]))
