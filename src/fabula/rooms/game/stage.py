"""The stage of a game: which of its scenes have been watched, and the one that is on."""

from __future__ import annotations

from fabula.core.events import Event
from fabula.core.scenes import Scene, Scenes, Sentence
from fabula.rooms.game.clock import Clock
from fabula.rooms.game.curtain import Curtain
from fabula.rooms.wire import parts


class Stage:
    """The scenes of a telling, watched by all one after another, each for its time.

    What has been told before the game goes on counts as watched: so it is in logs that know of no scenes.
    """

    def __init__(self, curtain: Curtain, told_to: int | None = None) -> None:
        self.clock = Clock()
        self.scene: Scene | None = None
        self.began = 0
        self.ended = 0
        self.waits = False  # the scene lasts until whoever leads goes on
        self.words_at = 0  # when in the scene last words begin (ms), and how long they may be
        self.words = 0
        self._scenes = Scenes(curtain.telling.tale.scenes)
        self._telling = curtain.telling
        self._curtain = curtain
        self._heard = 0
        self._watched = 0
        self.settle(told_to)

    @property
    def number(self) -> int:
        """How many scenes there have been, with the one that is on."""
        return self._watched

    @property
    def now_on(self) -> int:
        """The number of the scene that is on; 0 while none is."""
        return 0 if self.scene is None else self._watched

    def settle(self, told_to: int | None = None) -> None:
        """All that has been told so far is over, or up to a place of the log."""
        self._hear(len(self._telling.log) if told_to is None else told_to)
        self._scenes.close()
        self._watched = len(self._scenes.list)
        self._leave()

    def next(self, told_to: int) -> Scene | None:
        """The scene to be watched next, of what all have been told so far; None while one is on."""
        self._hear(told_to)
        if self.scene is not None or self._watched == len(self._scenes.list):
            return None
        return self._scenes.list[self._watched]

    def told(self, told_to: int) -> tuple[tuple[Scene, tuple[Event, ...]], ...]:
        """All scenes of what all have been told so far, as they were watched, with what each tells of."""
        self._hear(told_to)
        return self._scenes.told

    @property
    def is_last(self) -> bool:
        """Whether no other scene follows the one that is on, or the next."""
        return len(self._scenes.list) - self._watched <= (self.scene is None)

    def _hear(self, told_to: int) -> None:
        for place, line in enumerate(self._curtain.told(self._heard, told_to), self._heard):
            if place in self._curtain.splits:
                self._scenes.close()
            if isinstance(line, Event):
                self._scenes.hear(line)
        self._heard = max(self._heard, told_to)

    def begin(self, at: int, length: int, told_to: int, *, waits: bool, words: tuple[int, int]) -> None:
        """The next scene begins, of what all have been told; it changes no more.

        Where these rules know of none, as in the log of another version, its time passes all the same.
        """
        self.scene = self.next(told_to)
        if self._watched + 1 == len(self._scenes.list):
            self._scenes.close()
        self._watched = min(self._watched + 1, len(self._scenes.list))
        self.began, self.waits = at, waits
        self.words_at, self.words = words
        self.clock.wind(at, length)

    def left(self, at: int) -> int:
        """How much of the scene is left (ms)."""
        return (self.clock.left or 0) if self.clock.ends is None else max(0, self.clock.ends - at)

    def has_words_left(self, at: int) -> bool:
        """Whether somebody may still speak their last words in this scene."""
        return self._words_left(at) > 0

    def are_spoken(self, at: int, deaf: int) -> bool:
        """Whether last words are being spoken, and began at least so long ago (ms)."""
        return self.words_at + deaf <= self._gone(at) < self.words_at + self.words

    def _gone(self, at: int) -> int:
        return (self.clock.length or 0) - self.left(at)

    def _words_left(self, at: int) -> int:
        return min(self.words, max(0, self.words_at + self.words - self._gone(at)))

    def end_words(self, at: int) -> int:
        """Who spoke has said all, and the scene goes on; how much sooner than it would have (ms)."""
        early = self._words_left(at)
        self.words -= early
        self.clock.length = (self.clock.length or 0) - early
        self._come_sooner(early)
        return early

    def shorten(self, at: int, left: int) -> int:
        """Leave the last picture of the scene alone, for so long; how much sooner it is over (ms)."""
        self.began = at
        return self.end_sooner(at, left)

    def end_sooner(self, at: int, left: int) -> int:
        """So much is left of the scene that is on; how much sooner it is over for that (ms)."""
        early = max(0, self.left(at) - left)
        self._come_sooner(early)
        return early

    def _come_sooner(self, time: int) -> None:
        if self.clock.left is not None:
            self.clock.left -= time
        self.clock.put_off(-time)

    def end(self, at: int) -> int:
        """The scene is over; how much sooner than it would have been (ms)."""
        early = self.left(at)
        self.ended = at
        self._leave()
        return early

    def _leave(self) -> None:
        self.scene, self.waits, self.words_at, self.words = None, False, 0, 0
        self.clock.wind(0, None)

    @property
    def ends_by_itself(self) -> int | None:
        """When the scene that is on has had its time; None if it waits for somebody, or is paused."""
        return None if self.waits else self.clock.ends

    def shown(self) -> parts.Scene | None:
        """The scene that is on, as all devices are told of it."""
        if self.scene is None:
            return None
        one, said = self.scene, [*self.scene.said]
        first = len(one.sentenced) if self.words_at else 0
        speakers = [sentence.args["who"] for sentence in said[:first]]
        if first:
            said.insert(first, Sentence("words", {"names": tuple(speakers)}))
        return parts.Scene(
            n=self._watched,
            kind=one.kind,
            said=[parts.Sentence(code, dict(args)) for code, args in said],
            length=self.clock.length or 0,
            speaks=one.speaks_at,
            ends=self.clock.ends,
            left=self.clock.left,
            dead=list(one.dead),
            cards=list(one.cards),
            hands=list(one.hands),
            counts=list(one.counts),
            countdown=one.countdown,
            phase=one.phase,
            number=one.number,
            winners=list(one.winners),
            waits=self.waits,
            words=self.words,
            words_at=self.words_at,
            speakers=speakers,
        )
