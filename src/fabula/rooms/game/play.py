"""The game in a room: its telling, what it asks, its clock, its bots. All follows from the room's log."""

from __future__ import annotations

from fabula.core.grimoire import Setup
from fabula.core.requests import (
    STORYTELLER,
    TIME,
    Ask,
    Below,
    Choice,
    Who,
)
from fabula.core.tale import Tale
from fabula.core.telling import Amended, Answered, BeatBegan, Move, Telling
from fabula.rooms.game.asks import Asks
from fabula.rooms.game.beat import BeatOn
from fabula.rooms.game.bots import Bots
from fabula.rooms.game.clock import Clock
from fabula.rooms.game.curtain import Curtain, is_a_fate
from fabula.rooms.game.preparation import Preparation
from fabula.rooms.game.stage import Stage
from fabula.rooms.game.suggestions import Suggestions
from fabula.rooms.game.unshown import Unshown
from fabula.rooms.storage.record import Record

BY_BOT = "bot"
BY_LEADER = "leader"
BY_HAND = "hand"  # of the host or a neighbour, for somebody without a phone
SLOWEST = 125  # hundredths of a scene's time in which its words are said at the slowest pace


class Play:
    """One game: the telling, and how far it is told to whom and when."""

    def __init__(self, tale: Tale, setup: Setup, game: int, below: Below) -> None:
        self.game = game
        self.telling = Telling(tale, setup)
        self.asks = Asks(self.telling, game)
        self.preparation = Preparation()
        self.suggestions = Suggestions(below, self.preparation)
        self.clock = Clock()
        self.curtain = Curtain(self.telling)
        self.stage = Stage(self.curtain)
        self.unshown = Unshown()
        self.bots = Bots(setup, below)
        self.record = Record()
        self.hands: set[int] = set()
        self.over = False  # the beat has had its time, or the leader goes on
        self.begun_at = 0  # when the cards were dealt
        self.told_at = 0  # when its end was told
        self.speaking = False  # its clock stands until the voice has said what has begun
        self.voice_ends = 0  # when the voice must have said all, if it does not tell before
        self.voiced_to = 0  # so many lines were told when it was waited for last
        self.wound_to = 0  # so many lines were told when the clock was wound last
        self.is_still = False  # the beat is over, and before the next one nothing happens for a while
        self._paused_at: int | None = None

    @property
    def beat(self) -> BeatOn:
        """The beat that is on."""
        return BeatOn(self.telling)

    @property
    def epoch(self) -> tuple[int, int]:
        """Which game this is, and how often it was told anew."""
        return self.game, self.asks.undone

    @property
    def moment(self) -> str:
        """A word for this moment, which is another one once the game has gone on."""
        moment = self.asks.moment if self.stage.scene is None else f"{self.asks.moment}.{self.stage.number}"
        return moment if self.curtain.at is None else f"{moment}.{self.curtain.at}"

    @property
    def told_to(self) -> int:
        """How much of the telling's log those who play have heard of."""
        told = self.asks.told_to
        return told if self.curtain.at is None else min(told, self.curtain.at)

    # ---- what happens

    def begin_beat(self, at: int, length: int | None, *, led: bool) -> None:
        """The next beat begins, and ends after its length if a clock runs; a person leads, or none does."""
        following = self.telling.following
        if following is None or not following.closes:  # what led to the end is watched with it
            self.stage.settle()
        self.curtain.open()
        self.telling.begin_beat()
        self.curtain.fall()
        self.over = self.is_still = self.speaking = False
        self.bots.fall_silent()
        if not self.beat.may_raise_hands:
            self.hands.clear()
        self.asks.begin_beat(walked=led and self.beat.is_walked)
        self.wind(at, length)

    def wind(self, at: int, length: int | None) -> None:
        """The clock of the beat starts, when all clocks run, or stands still."""
        self.clock.wind(at, length, self.beat.parts)
        self.wound_to = len(self.telling.log)
        if self._paused_at is not None:
            self.pause(at)

    def be_still(self, at: int, length: int) -> None:
        """The beat is over; all sleep on for as long."""
        self.clock.wind(at, length)
        self.over, self.is_still = False, True
        self.asks.begin_part()

    def begin_scene(self, at: int, length: int, *, waits: bool, words: tuple[int, int] = (0, 0)) -> None:
        """All watch the next scene; whatever else would happen by itself comes so much later."""
        self.stage.begin(at, length, self.told_to, waits=waits, words=words)
        self.voice_ends = at + length * SLOWEST // 100
        self.clock.lapse(at)
        if not waits:
            self._put_off(length)
        if self._paused_at is not None:
            self.stage.clock.stop(at)

    def end_words(self, at: int) -> None:
        """Whoever spoke their last words has said all: the scene goes on."""
        self._wait_less(self.stage.end_words(at))

    def shorten_scene(self, at: int, left: int) -> None:
        """Nothing but its last picture is left of the scene."""
        self._wait_less(self.stage.shorten(at, left))
        self.voice_ends = at  # its words are broken off

    def end_scene(self, at: int) -> None:
        """The scene is over, perhaps before its time: so is the wait for it."""
        waited = not self.stage.waits
        early = self.stage.end(at)
        if early:
            self.voice_ends = at
        if waited:
            self._put_off(-early)

    def _wait_less(self, time: int) -> None:
        if not self.stage.waits:
            self._put_off(-time)

    def wait_for_the_voice(self, at: int, length: int) -> None:
        """What has begun is said aloud before its time runs, at most for so long."""
        self.clock.put_off(length)
        self.speaking, self.voice_ends, self.voiced_to = True, at + length, len(self.telling.log)

    def waits_for_the_voice(self, now: int) -> int | None:
        """All the time of what has begun, which does not run yet; None if it runs."""
        ends, length = self.clock.ends, self.clock.length
        if not self.speaking or ends is None or length is None:
            return None
        return length if ends - length > now else None

    def runs_from(self, now: int) -> int:
        """When the time of what has begun runs: now, or once the voice must have said what it is."""
        ends, length = self.clock.ends, self.clock.length
        return now if not self.speaking or ends is None or length is None else max(now, ends - length)

    def go_on_after_the_voice(self, at: int, left: int) -> None:
        """The voice has said what is on, of which so much is left now."""
        self.voice_ends = at
        if self.stage.scene is not None:
            self._wait_less(self.stage.end_sooner(at, left))
        elif self.clock.ends is not None:
            sooner = at + left - self.clock.ends
            self.clock.put_off(sooner)
            self.bots.put_off(sooner)
            self.speaking = False

    def answer(self, who: Who, choice: Choice, by: str) -> None:
        """An answer; Refusal if it is not asked or not an option."""
        place, asked, number = len(self.telling.log), self.asks.of(who), self.telling.grimoire.number
        self.telling.answer(who, choice, by)
        self.curtain.fall()
        if asked is not None:
            self.suggestions.forget(number, who, asked.prompt)
        if isinstance(who, int):
            self.asks.seal(place)
        is_new = self.asks.note()
        if self.telling.told or (is_new and not self.beat.lingers):
            self.clock.give_up()

    def unseal(self) -> None:
        """Tell what has been sealed so far in this beat."""
        self.asks.unseal(begins_a_part=bool(self.clock.marks))
        self.clock.marks = self.clock.marks[1:]

    def show_hand(self, seat: int, *, up: bool) -> None:
        """A hand goes up or down; it counts when it is its turn."""
        (self.hands.add if up else self.hands.discard)(seat)

    def hand_of(self, ask: Ask) -> Choice:
        """What a seat's hand says when it is counted: nothing while it is down."""
        return next(one for one in ask.options if one is not None) if ask.who in self.hands else None

    # ---- what whoever leads takes back and corrects

    def undo(self) -> None:
        """Take back the last answer that no bot gave, or correction; a bot would only give it again."""
        taken = self.last_of_a_person()
        self._tell_anew(self.telling.undone(can_be_undone))
        if isinstance(taken, Answered):
            self.suggestions.keep(self.telling.grimoire.number, taken)

    @property
    def ended_by_hand(self) -> bool:
        """Whether whoever leads has ended the game, and no beat has told its end."""
        return self.telling.told and isinstance(self.telling.moves()[-1], Amended)

    def untell(self) -> None:
        """Take back nothing but the end: that it was told, or that the game was broken off."""
        telling, moves = self.telling, self.telling.moves()
        if telling.told:
            moves = moves[: last_beat(moves)]
        self._tell_anew(telling.again(moves))

    def break_off(self) -> None:
        """Nothing happens by itself any more."""
        self.stage.settle()
        self._paused_at = None
        self.clock.wind(0, None)
        self.bots.fall_silent()

    def take_a_name_back(self) -> None:
        """Whoever was named last has not been: nobody has heard of it."""
        self.curtain.fall_back()
        self.asks.undone += 1
        self.stage = Stage(self.curtain, self.told_to)

    def last_of_a_person(self) -> Move:
        """The last move that can be undone; Refusal if there is none."""
        return self.telling.last_move(can_be_undone)[1]

    def edit(self, move: int, choice: Choice) -> None:
        """Another answer in an earlier move, and what came after as far as it fits."""
        self._tell_anew(self.telling.edited(move, choice, BY_LEADER))

    def amend(self, act: Choice) -> None:
        """Correct the facts: here and now, or before the beat that is on; Refusal if neither is possible."""
        if is_a_fate(self.curtain, act):
            self._tell_anew(self.telling.amended_before(act))
            return
        if not any(act in amendment for amendment in self.telling.amendments()):
            self._tell_anew(self.telling.amended(act))
            return
        self.telling.amend(act)
        self.curtain.fall()
        if self.telling.told:
            self.asks.tell_all()
            self.clock.give_up()

    def keep_to_the_record(self) -> None:
        """Go on where the record of the game ends, whatever the rules would have told."""
        self._go_on_with(Telling(self.telling.tale, self.telling.setup, self.record.lines()))
        self.record.begin_to_read_anew()

    def _tell_anew(self, telling: Telling) -> None:
        """Go on with another telling of the same game, of which nothing is on record yet."""
        self.record.forget()
        self._go_on_with(telling)

    def _go_on_with(self, telling: Telling) -> None:
        self.telling = telling
        self.over = self.is_still = False
        self.bots.unseat_all()
        self.wind(0, None)
        self.asks.tell_anew(telling)
        self.curtain = self.curtain.before(telling)
        self.stage = Stage(self.curtain, self.told_to)

    # ---- time

    def pause(self, at: int) -> None:
        """Stop all clocks of the game."""
        self._paused_at = at
        self.clock.stop(at)
        self.stage.clock.stop(at)

    def go_on(self, at: int) -> None:
        """Let all clocks of the game run on."""
        if self._paused_at is not None:
            self._put_off(at - self._paused_at)
        self._paused_at = None
        self.clock.run_on(at)
        self.stage.clock.run_on(at)

    def spare_until(self, moment: int) -> None:
        """Put off all that would happen by itself, if the clock would bring something about before this."""
        late = moment - min(self.clock.moments, default=moment)
        if late > 0:
            self._put_off(late)

    def _put_off(self, time: int) -> None:
        self.clock.put_off(time)
        self.bots.put_off(time)


def last_beat(moves: list[Move]) -> int:
    """Where among the moves the last beat begins."""
    return max(place for place, move in enumerate(moves) if isinstance(move, BeatBegan))


def can_be_undone(line: object) -> bool:
    """Whether a line of the log is a person's doing: an answer, a talk that was closed, a correction."""
    if isinstance(line, Answered):
        return (isinstance(line.who, int) or line.who in (STORYTELLER, TIME)) and line.by != BY_BOT
    return isinstance(line, Amended)
