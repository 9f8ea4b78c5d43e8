"""What a role is worth to the good: to the Demon as prey, to the good as somebody to keep alive."""

from __future__ import annotations

from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.traits import TOLD_EVERY_NIGHT

UNKNOWN = 1.0
OFTEN, ONCE = 3.5, 1.5  # of a role that was brought and learns something, every night or once
NOT_YET_SAID = 1.5  # somebody silent may be worth a lot to the Demon
WORTH = {
    "fortune_teller": 5.0, "empath": 4.5, "undertaker": 4.0, "slayer": 3.5, "monk": 3.0, "mayor": 2.0,
    "investigator": 2.5, "virgin": 1.5, "washerwoman": 1.5, "librarian": 1.5, "chef": 1.5,
    "dreamer": 4.5, "oracle": 4.0, "flowergirl": 4.0, "town_crier": 3.5, "savant": 4.0, "seamstress": 2.0,
    "mathematician": 2.0, "chambermaid": 3.0, "exorcist": 3.5, "innkeeper": 3.0, "tea_lady": 3.0,
    "professor": 2.5, "gossip": 2.5, "sage": -3.0, "sweetheart": -1.0, "fool": -2.0, "sailor": -2.0,
    "moonchild": -2.0, "goon": -3.0, "soldier": -4.0, "ravenkeeper": -3.0, "saint": -1.0, "butler": -0.5,
    "recluse": -2.0,
    "village_idiot": 4.0, "balloonist": 4.0, "bounty_hunter": 3.5, "high_priestess": 3.0, "general": 2.5,
    "noble": 2.5, "knight": 1.5, "steward": 2.0, "shugenja": 1.5, "king": 2.5, "preacher": 3.5,
    "lycanthrope": 3.5, "acrobat": 1.0, "nightwatchman": 1.0, "huntsman": 1.0, "fisherman": 2.0,
    "farmer": -2.0, "banshee": -5.0, "plague_doctor": -3.0, "choirboy": 0.5,
}  # fmt: skip
# Who are told something every night of which bots make little.
HARDLY_HEEDED = ("mathematician", "high_priestess")


def worth_of(role: str | None, unknown: float = UNKNOWN) -> float:
    """What somebody is worth who says to be this; of others one cannot know."""
    return unknown if role is None else WORTH.get(role, by_its_card(role, unknown))


def by_its_card(role: str, unknown: float) -> float:
    """What a role is worth that was brought: its card says whether it learns something, and how often."""
    if role not in almanac.brought or not almanac[role].learns:
        return unknown
    return OFTEN if is_told_every_night(role) else ONCE


def is_told_every_night(role: str) -> bool:
    """Whether a role learns something night after night, of which much can be made."""
    return role in TOLD_EVERY_NIGHT and role not in HARDLY_HEEDED
