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

# Which chapter of the rules answers which kind of question.
ANSWERED_IN: Mapping[str, str] = {"win": "rules-mafia32-6"}

# How its sides look, and what a check finds: good, evil, a gang, or a loner.
LOOKS: Mapping[str, str] = {
    "town": "good",
    "mafia": "evil",
    "triads": "gang",
    "loner": "loner",
    "criminal": "evil",
}
