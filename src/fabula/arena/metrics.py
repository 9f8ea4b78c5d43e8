"""What is measured of a game besides who has won: votes, survival, and lies."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from fabula.core.events import Claimed, Died, Event, PhaseBegan, Raised, Revived, Voted


def votes_of(event: Event) -> Iterator[tuple[int, int]]:
    """Who voted for whom; of two roses the black one counts."""
    if isinstance(event, Raised):
        yield from ((seat, event.candidate) for seat in event.seats)
    elif isinstance(event, Voted):
        for seat, at in enumerate(event.votes):
            whom = at[0] if isinstance(at, tuple) else at
            if isinstance(whom, int):
                yield seat, whom


def vote_accuracy(votes: Iterable[tuple[int, int]], honest: Collection[int]) -> float | None:
    """Of the votes of the honest, the share that was for somebody who hides; None if there was none."""
    cast = [whom not in honest for seat, whom in votes if seat in honest]
    return sum(cast) / len(cast) if cast else None


def survival(living: Collection[int], honest: Collection[int], seats: int) -> dict[str, float]:
    """Which share of the honest, and of those who hide, was alive at the end."""
    hiding = [seat for seat in range(seats) if seat not in honest]
    sides: dict[str, Sequence[int]] = {"honest": [*honest], "hiding": hiding}
    return {side: sum(s in living for s in those) / len(those) for side, those in sides.items() if those}


def lies(events: Iterable[Event], honest: Collection[int], seats: int) -> tuple[int, int]:
    """How many suspicions those who hide have spoken of somebody honest, each once a day; and how many were
    believed: before the night half of the other honest who were alive have voted for whom it was about.
    """
    living, told, believed = {*range(seats)}, 0, 0
    today: dict[tuple[int, int], set[int]] = {}  # by who said it of whom: which of the honest voted so since
    for event in events:
        if isinstance(event, Died):
            living.discard(event.seat)
        elif isinstance(event, Revived):
            living.add(event.seat)
        elif isinstance(event, PhaseBegan) and event.phase == "night":
            today = {}
        elif isinstance(event, Claimed) and event.words[0] == "suspect":
            about = event.words[1]
            if event.seat not in honest and about in honest and (event.seat, about) not in today:
                told += 1
                today[event.seat, about] = set()
        for seat, whom in votes_of(event):
            for (_, about), voters in today.items():
                if about == whom and seat in honest and seat in living and seat != about:
                    half = sum(one in living and one != about for one in honest) / 2
                    believed += len(voters) < half <= len(voters | {seat})
                    voters.add(seat)
    return told, believed
