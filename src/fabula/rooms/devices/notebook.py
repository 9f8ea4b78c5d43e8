"""What a person who leads is sent besides the game: answers to change, facts to correct, what comes."""

from __future__ import annotations

import msgspec

from fabula.core.events import PhaseBegan
from fabula.core.requests import STORYTELLER, are_several
from fabula.core.telling import Amended, Answered, BeatBegan
from fabula.rooms.game import shown
from fabula.rooms.game.play import Play, can_be_undone
from fabula.rooms.room.room import Room
from fabula.rooms.wire import messages as m
from fabula.rooms.wire.options import Shows, shown_options

encode = msgspec.json.Encoder().encode


class Moves:
    """The encoded answers of a game that may be changed, grown as the telling grows."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.list: list[bytes] = []
        self.last: m.Move | None = None  # what undo takes back
        self.phase = ""  # and in which phase that was
        self._read = 0
        self._moves = 0
        self._beat = ""
        self._number = 0
        self._phase = ""

    def grow(self) -> None:
        """Take in what is new."""
        log = self.play.telling.log
        for line in log[self._read :]:
            if isinstance(line, PhaseBegan):
                self._number, self._phase = line.number, line.phase
            elif isinstance(line, BeatBegan):
                self._beat = line.name
            elif isinstance(line, Answered) and may_be_changed(line):
                self.list.append(encode(self._shown(line)))
            if can_be_undone(line):
                self.last, self.phase = self._told(line), self._phase
            self._moves += isinstance(line, BeatBegan | Answered | Amended)
        self._read = len(log)
        if acts := self.play.telling.acts_before_the_deal():
            self.last, self.phase = self._told(acts[-1]), self._phase

    def _told(self, line: object) -> m.Move:
        """A line that can be undone, without what else could have been answered."""
        at = self._moves, self._beat, self._number
        if isinstance(line, Amended):
            return m.Move(*at, STORYTELLER, "amend", [], line.act)
        assert isinstance(line, Answered)
        return m.Move(*at, line.who, line.prompt, [], line.choice, line.by)

    def _shown(self, line: Answered) -> m.Move:
        options = shown_options(line.options)
        return m.Move(
            self._moves, self._beat, self._number, line.who, line.prompt, options, line.choice, line.by
        )


def may_be_changed(line: Answered) -> bool:
    """Whether there was a choice, and it can be shown to be taken anew; what is said in a window cannot."""
    return isinstance(line.options, tuple | Shows) and are_several(line.options)


def amendments(play: Play, moves: Moves) -> bytes:
    """What may be corrected now, and what undo would take back."""
    return encode(m.Amendments(shown.amendments(play), moves.last, moves.phase))


def foresight(room: Room, play: Play) -> bytes:
    """What comes if nothing changes, what may be prepared, and what is still to be shown."""
    foreseen = [m.Foreseen(line.code, dict(line.args)) for line in shown.foresight(play)]
    calls_aloud = play.telling.tale.nights.aloud
    due = [] if calls_aloud else play.unshown.due(room.without_a_phone)
    return encode(m.Foresight(foreseen, due, play.preparation.shown(play.telling)))
