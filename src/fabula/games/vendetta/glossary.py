"""The words of Blood Vendetta that a card or a rule uses, in two groups."""

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, ...]] = {
    "sides": (
        "vampire",
        "hunter",
        "lord",
        "shapeshifter",
        "side",
        "type",
        "type_card",
        "drawn_blind",
    ),
    "course": (
        "execution",
        "murder",
        "day",
        "dawn",
        "meeting",
        "sunset",
        "acquaintance",
        "protected",
        "guest",
        "fails",
        "enchanted",
        "code",
    ),
}

# Which chapter of the rules answers which kind of question.
ANSWERED_IN: Mapping[str, str] = {"win": "rules-vendetta-6"}

# How its sides look: good, evil, a gang, or a loner.
LOOKS: Mapping[str, str] = {"vampires": "good", "hunters": "evil", "vargs": "gang", "werewolf": "loner"}
