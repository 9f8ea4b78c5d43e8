"""The roles of the box by their kinds, and what a reader of the book has to know of each."""

from __future__ import annotations

TOWNSFOLK = (
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "undertaker", "monk",
    "ravenkeeper", "virgin", "slayer", "soldier", "mayor",
    "grandmother", "sailor", "chambermaid", "exorcist", "innkeeper", "gambler", "gossip", "courtier",
    "professor", "minstrel", "tea_lady", "pacifist", "fool",
    "clockmaker", "dreamer", "snake_charmer", "mathematician", "flowergirl", "town_crier", "oracle", "savant",
    "seamstress", "philosopher", "artist", "juggler", "sage",
)  # fmt: skip
OUTSIDERS = (
    "butler", "drunk", "recluse", "saint", "goon", "lunatic", "tinker", "moonchild", "mutant", "sweetheart",
    "barber", "klutz",
)  # fmt: skip
MINIONS = (
    "poisoner", "spy", "scarlet_woman", "baron", "godfather", "devils_advocate", "assassin", "mastermind",
    "evil_twin", "witch", "cerenovus", "pit_hag",
)  # fmt: skip
DEMONS = (
    "imp", "zombuul", "pukka", "shabaloth", "po", "fang_gu", "vigormortis", "no_dashii", "vortox",
)  # fmt: skip
GOOD, EVIL = (*TOWNSFOLK, *OUTSIDERS), (*MINIONS, *DEMONS)
KINDS = {"townsfolk": TOWNSFOLK, "outsider": OUTSIDERS, "minion": MINIONS, "demon": DEMONS}
KIND_OF = {role: kind for kind, roles in KINDS.items() for role in roles}
SEEMS = {"spy": GOOD, "recluse": EVIL}
# Whose ability works although, or just because, they are dead.
EVEN_IF_DEAD = ("spy", "recluse", "ravenkeeper", "sage", "sweetheart", "barber", "klutz", "moonchild")


def kind_of(role: str) -> str:
    """The kind of a role."""
    return KIND_OF.get(role, "traveller")


def side_of(role: str) -> str:
    """The side of a role."""
    return "evil" if role in EVIL else "good"
