"""The three sets of the box, each with all its roles, ruled here or not."""

from __future__ import annotations

from collections.abc import Container, Mapping

BOX: Mapping[str, tuple[str, ...]] = {
    "trouble_brewing": (
        "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "undertaker", "monk",
        "ravenkeeper", "virgin", "slayer", "soldier", "mayor",
        "butler", "drunk", "recluse", "saint",
        "poisoner", "spy", "scarlet_woman", "baron",
        "imp",
    ),
    "bad_moon_rising": (
        "grandmother", "sailor", "chambermaid", "exorcist", "innkeeper", "gambler", "gossip", "courtier",
        "professor", "minstrel", "tea_lady", "pacifist", "fool",
        "goon", "lunatic", "tinker", "moonchild",
        "godfather", "devils_advocate", "assassin", "mastermind",
        "zombuul", "pukka", "shabaloth", "po",
    ),
    "sects_and_violets": (
        "clockmaker", "dreamer", "snake_charmer", "mathematician", "flowergirl", "town_crier", "oracle",
        "savant", "seamstress", "philosopher", "artist", "juggler", "sage",
        "mutant", "sweetheart", "barber", "klutz",
        "evil_twin", "witch", "cerenovus", "pit_hag",
        "fang_gu", "vigormortis", "no_dashii", "vortox",
    ),
}  # fmt: skip


def complete(ruled: Container[str]) -> dict[str, tuple[str, ...]]:
    """The sets of the box of which every role is ruled."""
    return {set_: roles for set_, roles in BOX.items() if all(role in ruled for role in roles)}
