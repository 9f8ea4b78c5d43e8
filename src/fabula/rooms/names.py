"""Names: 1 to 24 visible characters of any script, without tricks."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from fabula.core.refusals import Refusal

LONGEST = 24
MARKS_IN_A_ROW = 3  # scripts that stack vowel signs need up to three; more is drawing
_JOINERS = ("\u200c", "\u200d")  # needed inside words of some scripts and in emoji; invisible alone
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_BLANK_LETTERS = ("\u115f", "\u1160", "\u3164", "\uffa0", "\u2800")

BOT_NAMES = (
    "Ada", "Boris", "Chloé", "Dora", "Emil", "Fanny", "Gleb", "Hugo",
    "Inès", "Jan", "Kira", "Léo", "Mila", "Noé", "Olga", "Paul",
)  # fmt: skip


def clean(name: str, taken: Iterable[str] = ()) -> str:
    """The name as it is shown; Refusal if it is empty, too long, has unseen characters, or is taken."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        raise Refusal("name-empty")
    if not _can_be_seen(name):
        raise Refusal("name-unseen")
    if visible_length(name) > LONGEST or len(name) > 4 * LONGEST:
        raise Refusal("name-too-long", most=LONGEST)
    if _folded(name) in map(_folded, taken):
        raise Refusal("name-taken")
    return name


def visible_length(name: str) -> int:
    """How many characters one sees: marks that stand on a letter and joiners do not count."""
    return sum(1 for char in name if not unicodedata.category(char).startswith("M") and char not in _JOINERS)


def _can_be_seen(name: str) -> bool:
    marks = 0
    for char in name:
        category = unicodedata.category(char)
        marks = marks + 1 if category.startswith("M") else 0
        if marks > MARKS_IN_A_ROW or char in _BLANK_LETTERS:
            return False
        if category in _UNSEEN and char not in _JOINERS:
            return False
    return any(unicodedata.category(char)[0] in "LNPS" for char in name)


def _folded(name: str) -> str:
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(char for char in folded if char not in _JOINERS and not char.isspace())


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody in the room has."""
    folded = [_folded(name) for name in taken]
    free = (name for name in BOT_NAMES if _folded(name) not in folded)
    return next(free, f"Bot {len(folded) + 1}")
