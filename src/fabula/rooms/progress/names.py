"""A vote by names: each stands before all for a while before a bot raises a hand, heard aloud or read."""

from __future__ import annotations

from fabula.rooms.game.play import Play

A_NAME = 1_200  # ms; as long as it takes to read a name, and how many hands the one before it had


def bots_wait(play: Play, now: int, hurry: float) -> bool:
    """Whether the bots still keep their hands to themselves: nobody has had the time to see who is named.

    What is said aloud comes before that time; it is the same for every name, so that it betrays nothing.
    """
    place, bots = play.bots.up, play.bots
    bots.raise_at = None
    if place is None or not any(who in bots for who in play.telling.waiting_for()):
        return False
    if bots.named[0] != place:
        bots.named = place, now
    ends, length = play.clock.ends, play.clock.length
    begins = bots.named[1] if ends is None or length is None else max(bots.named[1], ends - length)
    until = begins + round(A_NAME * hurry)
    bots.raise_at = until if now < until else None
    return now < until
