"""The words of Mafia that a card or a rule uses, in three groups."""

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, ...]] = {
    "sides": (
        "town",
        "gang",
        "criminal",
        "loner",
        "side",
    ),
    "night": (
        "acquaintance",
        "check",
        "shoot",
        "poison",
        "infected",
        "jail",
        "heal",
    ),
    "day": (
        "vote",
        "tie",
        "lot",
        "draw",
    ),
}
