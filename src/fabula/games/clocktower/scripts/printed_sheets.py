"""The orders in which the printed sheets of the three sets wake their roles, where a table prefers them.

They differ from the published order of all roles in a few places: a Spy before all who learn, an Innkeeper
before a Courtier, a Philosopher after the evil have met.
"""

from __future__ import annotations

from collections.abc import Mapping

from fabula.games.clocktower.almanac.night_sheet import DEMON_INFO, MINION_INFO
from fabula.games.clocktower.phases.script_sheets import FIRST, OTHERS

SHEETS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "trouble_brewing": {
        FIRST: (
            "bureaucrat", "thief", MINION_INFO, DEMON_INFO, "poisoner", "spy",
            "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "butler",
        ),
        OTHERS: (
            "bureaucrat", "thief", "poisoner", "monk", "spy", "imp",
            "ravenkeeper", "undertaker", "empath", "fortune_teller", "butler",
        ),
    },
    "bad_moon_rising": {
        FIRST: (
            "apprentice", MINION_INFO, "lunatic", DEMON_INFO,
            "sailor", "courtier", "godfather", "devils_advocate", "pukka", "grandmother", "chambermaid",
        ),
        OTHERS: (
            "sailor", "innkeeper", "courtier", "gambler", "devils_advocate", "lunatic", "exorcist",
            "zombuul", "pukka", "shabaloth", "po", "assassin", "godfather", "professor", "gossip", "tinker",
            "moonchild", "grandmother", "chambermaid",
        ),
    },
    "sects_and_violets": {
        FIRST: (
            "barista", MINION_INFO, DEMON_INFO, "philosopher", "snake_charmer",
            "evil_twin", "witch", "cerenovus", "clockmaker", "dreamer", "seamstress", "mathematician",
        ),
        OTHERS: (
            "barista", "harlot", "bone_collector", "philosopher", "snake_charmer", "witch", "cerenovus",
            "pit_hag", "fang_gu", "vigormortis", "no_dashii", "vortox", "barber", "sage",
            "dreamer", "flowergirl", "town_crier", "oracle", "seamstress", "juggler", "mathematician",
        ),
    },
}  # fmt: skip
