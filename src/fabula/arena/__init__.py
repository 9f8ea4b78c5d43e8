"""An arena for minds of others: games as environments, matches with ratings, seats for language models.

    env = fabula.arena.env("clocktower", script="trouble-brewing", seats=10)

`env` needs what the extra `fabula[arena]` brings; nothing is imported before it is wanted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from fabula.core.refusals import Refusal
from fabula.games import tale_called

if TYPE_CHECKING:
    from fabula.arena.environment import Environment


def env(
    game: str,
    *,
    seats: int | None = None,
    roles: Sequence[str] = (),
    script: str | None = None,
    bots: Mapping[int, str] | None = None,
    talk: int = 8,
    lang: str = "en",
    **settings: Any,
) -> Environment:
    """A tale as an environment of PettingZoo, in turns; Refusal for what the book forbids.

    The set are `roles`, those of a named `script`, or what is suggested for so many `seats`. `bots` are minds
    of ours by seat, as in `{0: "sensible"}`; agents have all other seats. While a floor is open each may
    speak so many times: `talk`.
    """
    from fabula.arena.environment import Environment

    tale = tale_called(game)
    if script is not None:
        if tale.scripts is None or script not in tale.scripts.named:
            raise Refusal("unknown-script", script=script)
        roles = tale.scripts.named[script]
    setup = tale.set_up(max(5, tale.least_seats) if seats is None else seats, tuple(roles), **settings)
    return Environment(tale, setup, bots or {}, talk, lang)
