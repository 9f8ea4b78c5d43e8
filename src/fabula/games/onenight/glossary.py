"""The words of One Night that a card or a rule uses, in two groups."""

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, ...]] = {
    "cards": (
        "own_card",
        "middle",
        "look",
        "exchange",
        "copy",
        "ability",
        "may",
        "lone_wolf",
    ),
    "course": (
        "village",
        "side",
        "win",
        "call",
        "point",
        "tie",
    ),
}

# Which chapter of the rules answers which kind of question.
ANSWERED_IN: Mapping[str, str] = {"win": "rules-onenight-6"}

VILLAGE = "village"
WOLVES = "werewolf"
ALONE = "tanner"
# How its sides look: good, evil, a gang, or a loner.
LOOKS: Mapping[str, str] = {VILLAGE: "good", WOLVES: "evil", ALONE: "loner"}
