"""What all watch together: a scene begins when all of it is known, and all else waits for its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fabula.core.requests import FATE, STORYTELLER, Window
from fabula.core.scenes import Scene, Sentence
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
A_LETTER_READ = 45  # ms; in silence
LONGEST = 20_000  # ms; no scene keeps the game waiting for longer
LAST_WORDS = "words"  # the timer by which a tale gives them
OUTCOMES = (  # what may come of a deed: said in the same time
    ("dies", "lives", "nothing"),
    ("exile", "exile-lives"),
)
ANNOUNCED = ("execution", "dawn", "death")
STILL_NEWS = 10_000  # ms; the end of a game that was over longer ago is no news


def length_of(scene: Scene, room: Room, hurry: float, *, aloud: bool = False) -> int:
    """How long a scene lasts at most (ms): until it has moved, and is read in the longest of three languages.

    Where a device says it `aloud`, until that can have been said. It follows from what all see and from their
    names alone, and is the same whatever comes of a deed.
    """
    speech = scene.speaks_at + speech_of(scene, scene.said, room, aloud=aloud)
    return round(max(scene.motion + AFTERGLOW, min(speech, LONGEST)) * hurry)


def words_of(scene: Scene, room: Room, hurry: float, *, aloud: bool = False) -> tuple[int, int]:
    """When in a scene last words begin, and for how long they may be spoken (ms); nought without any.

    They are given to whoever is executed, before it is known what comes of it.
    """
    seconds, first = room.settings.get(LAST_WORDS, 0), scene.sentenced
    if not seconds or not first:
        return 0, 0
    speakers = tuple(sentence.args["who"] for sentence in first)
    told = (*first, Sentence("words", {"names": speakers}))
    begins = scene.speaks_at + min(speech_of(scene, told, room, aloud=aloud), LONGEST)
    return round(begins * hurry), round(1000 * seconds * hurry)


def speech_of(scene: Scene, said: Iterable[Sentence], room: Room, *, aloud: bool) -> int:
    """How long the longest of three languages takes to say or read these sentences of a scene (ms)."""
    people = (room.people.get(person or "") for person in room.seats)
    names = {seat: person.name for seat, person in enumerate(people) if person is not None}
    sentences = [*said]
    letters = [
        sum(longest_of(Story(words(lang), room.tale.id, names), scene, one) for one in sentences)
        for lang in LANGUAGES
    ]
    return BEFORE_A_WORD + A_LETTER * max(letters) + BREATH if aloud else A_LETTER_READ * max(letters)


def longest_of(story: Story, scene: Scene, sentence: Sentence) -> int:
    """How many letters a sentence has; one that tells how a deed ends, as many as the longest of its kind."""
    said = [sentence]
    for codes in OUTCOMES:
        if sentence.code in codes and scene.subjects:
            about = {"who": sentence.args.get("who", scene.subjects[-1])}
            said += [Sentence(code, about) for code in codes]
    return max(map(len, spoken(story, said, scene.cards)))


def goes_on(room: Room, play: Play, now: int, hurry: float, happen: Happen, *, aloud: bool = False) -> bool:
    """Whether a scene is on; the next one begins if all has happened that belongs to it."""
    stage = play.stage
    if stage.scene is not None:
        return True
    if play.asks.waits_for(FATE) or play.asks.waits_for(STORYTELLER):
        return False
    scene = stage.next(play.told_to)
    if scene is None or (play.telling.told and now - max(play.told_at, stage.ended) > STILL_NEWS):
        return False
    waits = room.led_by_a_person and stage.is_last and is_to_be_announced(room, play, scene)
    at, time = words_of(scene, room, hurry, aloud=aloud)
    happen(log.SceneBegan(now, length_of(scene, room, hurry, aloud=aloud) + at + time, waits, at, time))
    return True


def comes_first(play: Play) -> bool:
    """Whether a scene is on, and what is asked besides is asked after it; a talk goes on meanwhile."""
    is_on = play.stage.scene is not None and not isinstance(play.telling.pending, Window)
    return is_on or play.curtain.at is not None


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
