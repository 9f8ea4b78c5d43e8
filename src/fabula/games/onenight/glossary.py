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
