"""The curtain: what has happened and nobody has heard of, until whoever leads has named each it concerns."""

from __future__ import annotations

from fabula.core.events import Died, Event, PhaseBegan
from fabula.core.scenes import cue_for
from fabula.core.telling import Telling

BEHIND_IT = ("execution", "dawn")  # the scenes that begin behind it


class Curtain:
    """How much of a telling is told where whoever leads names the dead themself, one by one."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.falls = False  # whether there is one at this table
        self.at: int | None = None  # from where on the telling's log is behind it
        self._seen = 0
        self._before: list[int] = []  # where it has been since it fell

    def open(self) -> None:
        """All that has happened so far is told."""
        self.at, self._seen = None, len(self.telling.log)
        self._before.clear()

    def before(self, telling: Telling) -> Curtain:
        """The curtain before another telling of the same game: what is to be named in its beat still is."""
        other = Curtain(telling)
        other.falls = self.falls
        if self.at is None:
            other.open()
        else:
            other._seen = telling.began
            other.fall()
        return other

    def fall(self) -> None:
        """It falls before the first of what is new that is to be named."""
        log, self._seen, since = self.telling.log, len(self.telling.log), self._seen
        self._before.clear()
        if not self.falls or self.at is not None or self.telling.told:
            return
        news = (place for place in range(since, len(log)) if self._is_to_be_named(log[place]))
        self.at = next(news, None)

    def _is_to_be_named(self, line: object) -> bool:
        if not isinstance(line, Event) or line.audience is not None:
            return False
        stagings = (one for one in self.telling.tale.scenes if one.kind in BEHIND_IT)
        return any(cue_for(line, one.opens, ()) is not None for one in stagings)

    def rise(self, *, all_of_it: bool) -> None:
        """Tell of the next who is named, and of what belongs to them; or of everything."""
        if self.at is None:
            return
        self._before.append(self.at)
        dead = self._deaths()
        self.at = None if all_of_it or len(dead) < 2 else dead[1]

    @property
    def can_fall_back(self) -> bool:
        """Whether somebody has been named who can be taken back."""
        return bool(self._before)

    def fall_back(self) -> None:
        """Whoever was named last has not been."""
        self.at = self._before.pop()

    @property
    def to_be_named(self) -> list[int] | None:
        """Who dies behind it, in order; None where it is open."""
        if self.at is None:
            return None
        return [
            death.seat
            for death in map(self.telling.log.__getitem__, self._deaths())
            if isinstance(death, Died)
        ]

    def _deaths(self) -> list[int]:
        log, start = self.telling.log, self.at or 0
        places = range(start, len(log))
        return [at for at in places if isinstance(line := log[at], Died) and line.audience is None]

    @property
    def phase(self) -> str:
        """The phase of which all have heard."""
        told = self.telling.log[: self.at]
        return next((line.phase for line in reversed(told) if isinstance(line, PhaseBegan)), "")
