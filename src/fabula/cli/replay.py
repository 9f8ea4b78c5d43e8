"""`fabula replay`: a telling told again, as a story, as its scenes or as data."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from fabula.cli.output import Wrong, print_json, text_of
from fabula.core.events import Event
from fabula.core.notation import Told, play_again, read
from fabula.core.requests import STORYTELLER
from fabula.core.scenes import Scene
from fabula.core.telling import beats_in
from fabula.core.views import Listener, hears
from fabula.games import tale_called
from fabula.rooms.game.curtain import Curtain, raised_again
from fabula.text import UnknownText, Words, words
from fabula.text.scene import spoken
from fabula.text.story import Story
from fabula.text.tongue import language_of_the_user

NO_BREAK = "\u00a0\u202f"  # what French has before some signs


def run_replay(asked: argparse.Namespace) -> int:
    """Tell a telling again."""
    told = read(text_of(asked.file))
    tale = tale_called(told.setup.tale)
    try:
        telling = play_again(tale, told)
        tale.laws(telling.grimoire)
    except AssertionError as error:
        raise Wrong(f"a law of {tale.id} is broken here: {error}") from None
    listener, curtain = _listener(asked.seat, told), raised_again(telling, told.namings)
    if asked.scenes:
        _print_story(_scenes(curtain, told, words(asked.lang or language_of_the_user())))
    elif asked.json:
        print_json(_as_data(curtain, told, listener))
    else:
        _print_story(_story(curtain, told, listener, words(asked.lang or language_of_the_user())))
    return 0


def _print_story(lines: Iterator[str]) -> None:
    try:
        told = [*lines]
    except UnknownText as lacking:  # a file may hold names that no sentence can hold
        why = _printable(f"there is no text {lacking.args[0]}")
        raise Wrong(f"what stands in this file cannot be put into words: {why}") from None
    for line in told:
        print(_printable(line))


def _printable(line: str) -> str:
    return "".join(sign if sign.isprintable() or sign in NO_BREAK else "?" for sign in line)


def _listener(asked: str | None, told: Told) -> Listener:
    if asked is None or asked == STORYTELLER:
        return STORYTELLER
    seats = range(told.setup.seats)
    for seat in seats:
        if asked in (str(seat), told.names.get(seat)):
            return seat
    raise Wrong(f"no such seat: {asked} (there are 0 to {len(seats) - 1})")


def _beats(curtain: Curtain, listener: Listener) -> Iterator[tuple[str, list[Event]]]:
    for beat, events in beats_in(curtain.all_told):
        yield beat, [event for event in events if hears(listener, event)]


def _as_data(curtain: Curtain, told: Told, listener: Listener) -> dict[str, Any]:
    telling = curtain.telling
    setup = telling.setup
    return {
        "game": setup.tale,
        "seats": setup.seats,
        "roles": setup.roles,
        "settings": setup.settings,
        "names": told.names,
        "as": listener,
        "over": telling.told,
        "scenes": [_scene(scene) for scene in curtain.watched],
        "events": [
            {"beat": beat, **event.data()} for beat, events in _beats(curtain, listener) for event in events
        ],
    }


def _scene(scene: Scene) -> dict[str, Any]:
    said = [{"code": one.code, "args": dict(one.args)} for one in scene.said]
    turned = [[place, role] for place, role in scene.cards]
    return {"kind": scene.kind, "said": said, "dead": scene.dead, "cards": turned, "length": scene.motion}


def _scenes(curtain: Curtain, told: Told, say: Words) -> Iterator[str]:
    telling = curtain.telling
    story = Story(say, telling.tale.id, told.names, None)
    for scene in curtain.watched:
        own, kind = f"scene-kind-{telling.tale.id}-{scene.kind}", f"scene-kind-{scene.kind}"
        yield say.say(own if say.has(own) else kind)
        yield from (f"  {line}" for line in spoken(story, scene.said, scene.cards) if line)


def _story(curtain: Curtain, told: Told, listener: Listener, say: Words) -> Iterator[str]:
    telling, tale = curtain.telling, curtain.telling.tale.id
    seat = listener if isinstance(listener, int) else None
    story = Story(say, tale, told.names, seat)
    yield say.say(tale)
    yield say.say("tool-cards", cards=", ".join(story.role(role) for role in telling.setup.roles))
    for beat, events in _beats(curtain, listener):
        lines = [line for event in events for line in story.lines(event.data())]
        if lines or seat is None:
            yield ""
            yield story.heading(beat)
            yield from (f"  {line}" for line in lines or [say.say("story-quiet")])
    if not telling.told:
        yield ""
        yield say.say("tool-unfinished")
