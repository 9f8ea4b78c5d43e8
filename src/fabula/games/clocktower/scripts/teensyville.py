"""Small scripts for five and six players, the book’s Teensyville: ready ones, and one made of a set."""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.requests import Below, Subsets
from fabula.games.clocktower.almanac.cards import KINDS
from fabula.games.clocktower.almanac.published import ROLL
from fabula.games.clocktower.scripts.reading import Script
from fabula.games.clocktower.scripts.weighing import SIZES, weighed
from fabula.games.clocktower.sets.role_sets import Sets

TRIES = 60
TEENSY = "teensy"

SMALL: Mapping[str, tuple[str, ...]] = {
    "market_day": (
        "washerwoman", "chef", "empath", "fortune_teller", "undertaker", "virgin",
        "recluse", "saint", "poisoner", "scarlet_woman", "imp",
    ),
    "thin_ice": (
        "chambermaid", "sailor", "exorcist", "gambler", "courtier", "fool",
        "lunatic", "tinker", "devils_advocate", "godfather", "pukka",
    ),
    "hall_of_mirrors": (
        "clockmaker", "dreamer", "seamstress", "artist", "sage", "juggler",
        "mutant", "klutz", "cerenovus", "witch", "no_dashii",
    ),
    "odd_jobs": (
        "steward", "noble", "slayer", "artist", "ravenkeeper", "monk",
        "drunk", "sweetheart", "spy", "assassin", "imp",
    ),
}  # fmt: skip
# For whom a script is, as the book has it of its sets.
BEGINNERS, ADVANCED = "beginners", "advanced"
LEVELS: Mapping[str, str] = {
    "trouble_brewing": BEGINNERS,
    "bad_moon_rising": ADVANCED,
    "sects_and_violets": ADVANCED,
    "market_day": BEGINNERS,
    "thin_ice": ADVANCED,
    "hall_of_mirrors": ADVANCED,
    "odd_jobs": BEGINNERS,
}


def made_small(script: Script, below: Below) -> Script:
    """So many roles of each kind as a small script has, by lot; of many tries the one that lacks least."""
    best: tuple[int, Script] | None = None
    for _ in range(TRIES):
        one = drawn_from(script, below)
        lacks = len(weighed(one, TEENSY).lacks) + sum(not Sets(n, one.roles) for n in SIZES[TEENSY].seats)
        if best is None or lacks < best[0]:
            best = (lacks, one)
        if not lacks:
            break
    assert best is not None
    return best[1]


def drawn_from(script: Script, below: Below) -> Script:
    """A small script by lot; roles with rules come before those that are led, and all else is left behind."""
    taken: list[str] = []
    for kind, usual in zip(KINDS, SIZES[TEENSY].usual, strict=True):
        ruled = tuple(role for role in script.roles if ROLL[role].kind == kind)
        led = tuple(role for role in script.named if ROLL[role].kind == kind)
        some = Subsets(ruled, min(usual, len(ruled))).draw(below)
        taken += [*some, *led[: usual - len(some)]]
    return Script(
        script.name,
        script.author,
        roles=tuple(role for role in script.roles if role in taken),
        named=tuple(role for role in script.named if role in taken),
    )
