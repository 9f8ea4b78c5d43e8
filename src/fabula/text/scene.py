"""What is said in a scene, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Any

from fabula.text.story import Story

Said = tuple[str, Mapping[str, Any]]  # the code of a sentence, and what fills its gaps


def spoken(story: Story, said: Iterable[Said], cards: Iterable[tuple[Any, str]] = ()) -> list[str]:
    """The sentences of a scene, in order; in it these cards are turned up."""
    story.turned_up.update(cards)
    return [in_words(story, *sentence) for sentence in said]


def in_words(story: Story, code: str, args: Mapping[str, Any]) -> str:
    """A sentence in words: the most exact text that there is for its code; empty where there is none."""
    if code == "won":
        return story.words.say(story.won_by(sorted(args["sides"]), args["names"]))
    id = next((id for id in texts_for(story.tale, code) if story.words.has(id)), "")
    return ended(story.words.say(id, **gaps(story, args))) if id else ""


def ended(line: str) -> str:
    """A line with the full stop of a sentence, which lines of the story have not."""
    return line if not line or line[-1] in '.!?…»”"' else f"{line}."


def texts_for(tale: str, code: str) -> Iterator[str]:
    """The texts that could say it, the most exact first: a scene’s before a story’s."""
    whole = [*accumulate(code.split("-"), lambda one, more: f"{one}-{more}")]
    for what in reversed(whole):
        for kind in ("scene", "story"):
            yield from (f"{kind}-{tale}-{what}", f"{kind}-{what}")


def gaps(story: Story, args: Mapping[str, Any]) -> dict[str, str | int]:
    """What fills the gaps of a sentence."""
    filled: dict[str, str | int] = {}
    for gap, value in args.items():
        if gap == "names":
            filled[gap] = story.words.several(story.place(seat) for seat in value)
        elif gap == "role":
            filled[gap] = story.role(value)
        else:
            filled[gap] = value if gap in ("n", "needed") else story.place(value)
    return filled
