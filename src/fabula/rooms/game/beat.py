"""The beat that is on, as a room has to know it: how long it lasts, who sleeps, what it keeps to itself."""

from __future__ import annotations

from fabula.core.events import Private, Prompted
from fabula.core.floor import LOOKING
from fabula.core.requests import Ask
from fabula.core.tale import Pace
from fabula.core.telling import Telling


class BeatOn:
    """The beat that is on in a telling. All of it follows from the telling at this moment."""

    __slots__ = ("telling",)

    def __init__(self, telling: Telling) -> None:
        self.telling = telling

    @property
    def pace(self) -> Pace | None:
        """The pace of the beat, if it has one."""
        return None if self.telling.beat is None else self.telling.beat.pace

    @property
    def lingers(self) -> bool:
        """Whether it lasts its whole time whatever happens."""
        return self.pace is not None and self.pace.lingers

    @property
    def seals(self) -> bool:
        """Whether it keeps to itself what comes of its choices until its time is over."""
        return self.pace is not None and self.pace.seals

    @property
    def parts(self) -> int:
        """In how many parts its clock runs: what one of them has sealed is told when it is over."""
        return self.pace.times if self.pace is not None and self.pace.seals else 1

    @property
    def may_raise_hands(self) -> bool:
        """Whether hands may be up in it."""
        return self.telling.beat is not None and self.telling.beat.name in self.telling.tale.talk.polls

    @property
    def sweeps(self) -> bool:
        """Whether a hand is counted next."""
        request, beat = self.telling.pending, self.telling.beat
        counts = beat is not None and beat.pace is not None and beat.pace.sweeps
        return counts and isinstance(request, Ask) and beat is not None and request.prompt == beat.name

    @property
    def is_for_looking(self) -> bool:
        """Whether all look at their cards, before anything has begun."""
        return self.telling.grimoire.phase == LOOKING and not self.is_night

    @property
    def is_night(self) -> bool:
        """Whether a call is on, and all eyes but a few are closed."""
        beat = self.telling.beat
        phase, call, _ = ("", "", "") if beat is None else beat.name.partition(":")
        return bool(call) and phase in self.telling.tale.nights.asleep and not self.telling.told

    @property
    def is_walked(self) -> bool:
        """Whether this is a line of a night through which a Storyteller walks, calling nobody aloud."""
        return self.is_night and not self.telling.tale.nights.aloud

    @property
    def is_unnoticed(self) -> bool:
        """Whether it is a call that nobody hears and takes no time: for sleepers the night just goes on."""
        return self.is_walked and self.pace is None

    @property
    def concerned_nobody(self) -> bool:
        """Whether this call has woken, told or prompted nobody, in a tale that calls nobody aloud."""
        silent = not self.telling.tale.nights.aloud
        return silent and not any(
            isinstance(line, Private | Prompted) for line in self.telling.log_of_the_beat
        )
