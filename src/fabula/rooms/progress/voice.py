"""The voice of a table: what it says is waited for, no longer than it may take, and by the log's own time.

Any device may be the one that speaks, also one that only looks on: it tells that it does, and when it has
said what belongs to this moment. It can make a call begin later and a scene end sooner, both within bounds
that follow from what all hear; so it learns nothing, and nothing stands still for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from fabula.core.events import Called, Event, PhaseBegan, Tied
from fabula.core.scenes import watched, word_of
from fabula.core.tale import Tale
from fabula.rooms.game.play import Play
from fabula.rooms.progress.showing import BEFORE_A_WORD, BREATH, Happen
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.text.words import LANGUAGES, Words, words

LONGEST = 90_000  # ms; nothing that has begun waits longer for the voice
A_LETTER_AT_MOST = 106  # ms; at the slowest pace that can be chosen
A_NAME = "Константинопольская"  # as long as names are
A_CARD = 160  # letters of what stands on a card, or of what somebody wishes for
DUSK = "dusk"  # when cards are looked at, and rules for pairs of roles are read aloud
MOST_PAIRS = 5  # of roles, whose rules are read aloud
FILLED = {
    **dict.fromkeys(("name", "who", "names", "role", "a", "b"), A_NAME),
    **dict.fromkeys(("ability", "text", "rule"), "." * A_CARD),
    "n": 2,
}
AS_IN_THE_STORY = ("coloured",)  # what is said in the words of the story
# Of what is said the words may be others: where all look at phones, at the first time, later on the same day,
# where those who are called only meet.
SAID_OTHERWISE = ("{0}", "{0}-phones", "first-{0}", "first-{0}-phones", "more-{0}", "meet-{0}")


@dataclass(slots=True)
class Voice:
    """What a device says aloud: whether it speaks, and which scene it has said, or 0 for what has begun."""

    speaks: bool = False
    has_said: int | None = None


def is_waited_for(room: Room, play: Play, heard: int, now: int, hurry: float, happen: Happen) -> None:
    """Let the time of what has begun run when it has been said: what all have heard since so many lines.

    Or since it was waited for last, for there are beats without a time, of which something is said too. What
    the voice has still to say of what was before comes first: until it tells that it has said that, it may be
    as slow as can be.
    """
    if room.led_by_a_person or room.paused or play.clock.ends is None:
        return
    lines = play.telling.log
    heard = play.voiced_to if 0 < play.voiced_to <= len(lines) else heard
    phases = [one.phase for one in lines[:heard] if isinstance(one, PhaseBegan)]
    first = [one.phase for one in lines[heard:] if isinstance(one, PhaseBegan) and one.phase not in phases]
    letters = letters_of(room.tale, lines[:heard], lines[heard:])
    letters += sum(letters_besides(room, phase) for phase in first)
    if letters:
        length = round((BEFORE_A_WORD + A_LETTER_AT_MOST * letters) * hurry) + max(0, play.voice_ends - now)
        happen(log.Speaking(now, min(length, round(LONGEST * hurry))))


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


def letters_of(tale: Tale, before: Iterable[object], since: Sequence[object]) -> int:
    """How many letters the voice says of what all have heard, in the language that needs most.

    What is told in a scene is said there.
    """
    calls = [one for one in before if isinstance(one, Called | PhaseBegan)]
    last = calls[-1] if calls else None
    told, in_scenes = list[tuple[str, int]](), watched(tale.scenes)
    in_the_story = list[str]()
    for one in since:
        if not isinstance(one, Event) or one.audience is not None:
            continue
        if isinstance(one, Called | PhaseBegan):
            told += [(f"{last.step}-sleep" if isinstance(last, Called) else "begin", 1)]
            last = one
            told += [(f"{one.step}-wake" if isinstance(one, Called) else one.phase, 1)]
        elif isinstance(one, Tied):
            told += [("tied", len(one.seats))]
        elif in_scenes.get(one.name) != () and word_of(one) not in in_scenes.get(one.name, ()):
            said, word = one.name.replace("_", "-"), word_of(one)
            told += [(f"{said}-{word}", 1), (said, 1)]
            in_the_story += [f"story-{tale.id}-{said}-{word}"] if one.name in AS_IN_THE_STORY else []
    return max(
        sum(longest_in(words(lang), f"voice-{tale.id}-", what, named) for what, named in told)
        + sum(length_in(words(lang), id) for id in in_the_story)
        for lang in LANGUAGES
    )


def letters_besides(room: Room, phase: str) -> int:
    """How many letters are said once, when a phase begins: tales of the game, rules for pairs of roles."""
    tale = room.tale
    ids = [
        f"tale-{tale.id}-{value if setting.options else setting.key}"
        for setting in tale.settings
        if setting.told == phase and (value := room.settings.get(setting.key)) and value != setting.default
    ]
    for one in tale.scenarios.printed if tale.scenarios else ():
        cards = {card for slot in one.slots for card in slot}
        if one.told == phase and one.seats == len(room.roles) and cards.issuperset(room.roles):
            ids.append(f"tale-{tale.id}-{one.id}")
    of_tales = max(sum(length_in(words(lang), id) for id in ids) for lang in LANGUAGES)
    return of_tales + (letters_of_pairs(room) if phase == DUSK else 0)


def letters_of_pairs(room: Room) -> int:
    """How many letters the rules for pairs of roles have that are read aloud, with what is said around."""
    scripts, roles = room.tale.scripts, {*room.roles}
    pairs = [one for one in scripts.jinxes if roles.issuperset(one)][:MOST_PAIRS] if scripts else []
    if not pairs:
        return 0
    around = [f"voice-{room.tale.id}-{what}" for what in ("jinxes", *["jinx"] * len(pairs), "jinxes-more")]
    rules = [f"jinx-{a}-{b}" for a, b in pairs]
    return max(sum(length_in(words(lang), id) for id in (*around, *rules)) for lang in LANGUAGES)


def longest_in(language: Words, head: str, what: str, named: int = 1) -> int:
    """How many letters it has at most, in whichever words it is said."""
    return max(length_in(language, head + otherwise.format(what), named) for otherwise in SAID_OTHERWISE)


def length_in(language: Words, id: str, named: int = 1) -> int:
    """How many letters a sentence has that may name so many; none where there is no such sentence."""
    names = ", ".join([A_NAME] * named)
    return len(language.say(id, **{**FILLED, "names": names})) if language.has(id) else 0
