"""What all watch together: a scene begins when all of it is known, and all else waits for its end."""

from __future__ import annotations

from collections.abc import Callable

from fabula.core.requests import FATE, STORYTELLER, Window
from fabula.core.scenes import Scene
from fabula.rooms.game.play import Play
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.text.scene import spoken
from fabula.text.story import Story
from fabula.text.words import LANGUAGES, words

Happen = Callable[[log.AnyEntry], None]

AFTERGLOW = 1_200  # ms; so long the last picture stands
BREATH = 600  # ms; after the last word
BEFORE_A_WORD = 1_600  # ms; until a voice has begun
A_LETTER = 85  # ms
LONGEST = 20_000  # ms; no scene keeps the game waiting for longer
ANNOUNCED = ("execution", "dawn", "death")
STILL_NEWS = 10_000  # ms; the end of a game that was over longer ago is no news


def length_of(scene: Scene, room: Room, hurry: float) -> int:
    """How long a scene lasts (ms): until it has moved, and the longest of three languages has said it aloud.

    It follows from what all see and from their names alone.
    """
    people = (room.people.get(person or "") for person in room.seats)
    names = {seat: person.name for seat, person in enumerate(people) if person is not None}
    letters = max(
        sum(map(len, spoken(Story(words(lang), room.tale.id, names), scene.said, scene.cards)))
        for lang in LANGUAGES
    )
    speech = scene.speaks_at + BEFORE_A_WORD + A_LETTER * letters + BREATH
    return round(max(scene.motion + AFTERGLOW, min(speech, LONGEST)) * hurry)


def goes_on(room: Room, play: Play, now: int, hurry: float, happen: Happen) -> bool:
    """Whether a scene is on; the next one begins if all has happened that belongs to it."""
    stage = play.stage
    if stage.scene is not None:
        return True
    if play.asks.waits_for(FATE) or play.asks.waits_for(STORYTELLER):
        return False
    scene = stage.next(play.asks.told_to)
    if scene is None or (play.telling.told and now - max(play.told_at, stage.ended) > STILL_NEWS):
        return False
    waits = room.led_by_a_person and stage.is_last and is_to_be_announced(room, play, scene)
    happen(log.SceneBegan(now, length_of(scene, room, hurry), waits))
    return True


def comes_first(play: Play) -> bool:
    """Whether a scene is on, and what is asked besides is asked after it; a talk goes on meanwhile."""
    return play.stage.scene is not None and not isinstance(play.telling.pending, Window)


def is_to_be_announced(room: Room, play: Play, scene: Scene) -> bool:
    """Whether whoever leads says it before the game goes on: a death, a dawn, what is last."""
    following = play.telling.following
    if following is None:
        return False
    return scene.kind in ANNOUNCED or following.closes or following.phase in room.tale.nights.asleep


def is_over(room: Room, play: Play, now: int, happen: Happen) -> bool:
    """End the scene that has had its time; whether one is still on, or has been until now."""
    if play.stage.scene is None:
        return False
    ends = play.stage.ends_by_itself
    if ends is not None and ends <= now and not room.paused:
        happen(log.SceneEnded(now))
    return True
