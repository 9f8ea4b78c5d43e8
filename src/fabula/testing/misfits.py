"""What keeps a table from being laid as a test writes it, in a sentence for whoever has written it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fabula.core.refusals import Refusal
from fabula.text import words

NAMES = ("tale", "setting", "role")  # which not every sentence repeats


class Misfit(Refusal):
    """A table that cannot be laid as it is written; the reason is a sentence, with what it does not name."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.why, **refusal.args_of_text)

    def __str__(self) -> str:
        said, texts = f"refused-{self.why}", words("en")
        if not texts.has(said):
            return super().__str__()
        sentence = texts.say(said, **self.args_of_text)
        meant = [self.args_of_text[key] for key in NAMES if key in self.args_of_text]
        return " ".join([sentence, *(f"({one})" for one in meant if str(one) not in sentence)])


@contextmanager
def in_words() -> Iterator[None]:
    """What is refused meanwhile is a Misfit."""
    try:
        yield
    except Refusal as refusal:
        raise Misfit(refusal) from None
