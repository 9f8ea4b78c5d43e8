"""The voice of a table: what it says is waited for, no longer than it may take, and by the log's own time.

Any device may be the one that speaks, also one that only looks on: it tells that it does, and when it has
said what belongs to this moment. It can make a call begin later and a scene end sooner, both within bounds
that follow from what all hear; so it learns nothing, and nothing stands still for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fabula.core.events import Called, Event, Named, PhaseBegan, Tied
from fabula.rooms.game.play import Play
from fabula.rooms.progress.showing import A_LETTER, BEFORE_A_WORD, BREATH, Happen
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.text.words import LANGUAGES, Words, words

LONGEST = 15_000  # ms; nothing that has begun waits longer for the voice
A_NAME = "Константинопольская"  # as long as names are


@dataclass(slots=True)
class Voice:
    """What a device says aloud: whether it speaks, and which scene it has said, or 0 for what has begun."""

    speaks: bool = False
    has_said: int | None = None


def is_waited_for(room: Room, play: Play, heard: int, now: int, hurry: float, happen: Happen) -> None:
    """Let the time of what has begun run when it has been said: what all have heard since so many lines."""
    if room.led_by_a_person or room.paused or play.clock.ends is None:
        return
    letters = letters_of(room.tale.id, play.telling.log[:heard], play.telling.log[heard:])
    if letters:
        length = min(LONGEST, BEFORE_A_WORD + A_LETTER * letters)
        happen(log.Speaking(now, round(length * hurry)))


def have_said(room: Room, voices: Iterable[Voice], n: int, now: int, hurry: float, happen: Happen) -> None:
    """If all devices that speak have said the `n`-th scene, or what has begun, nothing waits for them."""
    speaking, play = [one for one in voices if one.speaks], room.play
    if play is None or room.paused or not speaking or not all(one.has_said == n for one in speaking):
        return
    for one in speaking:
        one.has_said = None
    left = left_of(play, now, hurry) if n == play.stage.now_on else None
    if left is not None:
        happen(log.Spoken(now, left))


def left_of(play: Play, now: int, hurry: float) -> int | None:
    """How much is left of what is on, once it has been said; None if nothing waits for that."""
    scene, ends, length = play.stage.scene, play.stage.ends_by_itself, play.stage.clock.length
    if scene is None:
        return play.waits_for_the_voice(now)
    if ends is None or length is None:
        return None
    moves = round(scene.motion * hurry) + play.stage.words_at + play.stage.words
    left = max(ends - length + moves - now, round(BREATH * hurry))
    return left if now + left < ends else None


def letters_of(tale: str, before: Iterable[object], since: Iterable[object]) -> int:
    """How many letters the voice says of what has begun, in the language that needs most."""
    public = [one for one in since if isinstance(one, Event) and one.audience is None]
    calls = [one for one in before if isinstance(one, Called | PhaseBegan)]
    last = calls[-1] if calls else None
    ids: list[str] = []
    named = 1
    for one in public:
        if isinstance(one, Called | PhaseBegan):
            ids += [f"voice-{tale}-{last.step}-sleep" if isinstance(last, Called) else f"voice-{tale}-begin"]
            last = one
        if isinstance(one, Called):
            ids += [f"voice-{tale}-{one.step}-wake"]
        elif isinstance(one, PhaseBegan):
            ids += [f"voice-{tale}-{one.phase}"]
        elif isinstance(one, Named):
            ids += [f"voice-{tale}-named"]
        elif isinstance(one, Tied):
            ids += [f"voice-{tale}-tied"]
            named = max(named, len(one.seats))
    return max(sum(length_in(words(lang), id, named) for id in ids) for lang in LANGUAGES)


def length_in(language: Words, id: str, named: int = 1) -> int:
    """How many letters a sentence has that may name so many; none where there is no such sentence."""
    names = ", ".join([A_NAME] * named)
    return len(language.say(id, name=A_NAME, names=names)) if language.has(id) else 0
