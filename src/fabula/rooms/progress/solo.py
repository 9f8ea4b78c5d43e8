"""A person who plays with bots alone is hurried by nobody: the game waits for them, but in a vote."""

from __future__ import annotations

from msgspec import UNSET

from fabula.rooms.game.shown import shown_ask
from fabula.rooms.room.room import Room

PATIENCE = 900_000  # so long it waits for one answer (ms); who lets it pass is away, and the game goes on
READING = 4_000  # after an answer there is at least so much time to read what came of it (ms)


class Solo:
    """Whether a game waits for the one person who plays it, since when, and whether they are away."""

    def __init__(self) -> None:
        self.since: int | None = None
        self.away = False

    @property
    def waits(self) -> bool:
        """Whether nothing ends before they have answered."""
        return self.since is not None

    @property
    def until(self) -> int | None:
        """When they are taken to be away."""
        return None if self.since is None else self.since + PATIENCE

    def suit(self, room: Room, now: int, *, watched: bool) -> bool:
        """Wait, or no more; whether a wait is over because they have answered, or are alone no more."""
        waited = self.waits
        if self.until is not None and self.until <= now:
            self.away, waited = True, False
        if self.away or watched or not has_one_to_answer(room):
            self.since = None
        elif self.since is None:
            self.since = now
        return waited and not self.waits

    def let_read(self, room: Room, now: int, hurry: float, *, watched: bool) -> None:
        """Let nothing end before the one person among bots has answered, and read what came of it."""
        if self.suit(room, now, watched=watched) and room.play is not None and not room.paused:
            room.play.spare_until(now + round(READING * hurry))


def has_one_to_answer(room: Room) -> bool:
    """Whether one person plays with bots alone, and is asked something that is no vote.

    Nobody else is there whom the time could tell, or cost, anything.
    """
    play, people = room.play, [one for one in room.people.values() if not one.bot]
    seat = room.seat_of(people[0].id) if len(people) == 1 and people[0].has_a_device else None
    if play is None or seat is None or room.stage != "playing" or room.paused or room.led_by_a_person:
        return False
    ask = shown_ask(play, seat)
    if ask is None or play.beat.may_raise_hands:
        return False
    if ask.open:
        return seat not in play.telling.grimoire.ready
    return play.beat.is_night and ask.answered is UNSET
