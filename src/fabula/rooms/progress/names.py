"""When bots raise their hands: once a name can have been read, and one after another where all see them."""

from __future__ import annotations

from fabula.rooms.game.play import Play

A_NAME = 1_200  # ms; as long as it takes to read a name, and how many hands the one before it had
A_HAND = 700  # ms; so long after a hand that all see comes the next
IN_TIME = 2  # all of them have come in this part of the time there is


def bots_wait(play: Play, now: int, hurry: float, *, paused: bool = False) -> bool:
    """Whether the bots still keep their hands to themselves: nobody has had the time to see who is named.

    What is said aloud comes before that time; it is the same for every name, so that it betrays nothing. So
    it is from hand to hand where all see each of them, up or down; while the clocks stand none goes up.
    """
    bots, are_open = play.bots, play.asks.are_hands_open
    place = play.asks.asked_at if bots.up is None and are_open else bots.up
    bots.raise_at = None
    if place is None or not any(who in bots for who in play.telling.waiting_for()):
        return False
    if paused and are_open:
        return True
    if bots.named[0] != place:
        bots.named = place, now
    ends, length = play.clock.ends, play.clock.length
    begins = bots.named[1] if ends is None or length is None else max(bots.named[1], ends - length)
    until = begins + round(A_NAME * hurry) + (hands_before(play, length, hurry) if are_open else 0)
    bots.raise_at = until if now < until else None
    return now < until


def hands_before(play: Play, length: int | None, hurry: float) -> int:
    """How long it takes until all bots that have answered have done so, one after another."""
    those = [seat for seat in play.asks.asked_openly if seat in play.bots]
    each = round(A_HAND * hurry)
    if length is not None and those:
        each = min(each, length // IN_TIME // len(those))
    return each * sum(play.telling.answered(seat) for seat in those)
