"""What cannot be done, and why: a code that the languages put into words, never a sentence."""

from __future__ import annotations


class Refusal(Exception):
    """Nothing was changed; `why` is a text id without its prefix, `args` fill the gaps of that text."""

    def __init__(self, why: str, **args: object) -> None:
        super().__init__(why, args)
        self.why = why
        self.args_of_text = args

    def __str__(self) -> str:
        told = ", ".join(f"{key}={value}" for key, value in self.args_of_text.items())
        return f"{self.why} ({told})" if told else self.why
