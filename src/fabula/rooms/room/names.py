"""Names, chat, a card's wording: visible characters of any script, without tricks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from fabula.core.refusals import Refusal

LONGEST = 24
LONGEST_WORDING = 300
LONGEST_TITLE = 80
MARKS_IN_A_ROW = 3  # scripts that stack vowel signs need up to three; more is drawing
_JOINERS = ("\u200c", "\u200d")  # needed inside words of some scripts and in emoji; invisible alone
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_BLANK_LETTERS = "\u115f\u1160\u3164\uffa0\u2800"
_BLANK_MARKS = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"
_EMOJI_OR_TEXT = "\ufe0e\ufe0f"

# Letters of other alphabets that look like Latin ones, small and folded: a name with one of them swapped is
# the same name to everybody who reads it.
_LOOKALIKES = str.maketrans(
    "авекмнорстухіїјѕԁһԛԝӏαβεικνορτυχγ",
    "abekmhopctyxiijsdhqwlabeikvoptuxy",
)

BOT_NAMES = (
    "Ada", "Boris", "Chloé", "Dora", "Emil", "Fanny", "Gleb", "Hugo",
    "Inès", "Jan", "Kira", "Léo", "Mila", "Noé", "Olga", "Paul",
    "Quentin", "Rosa", "Sacha", "Tara", "Ugo", "Vera", "Willem", "Xenia",
    "Yann", "Zoé", "Anton", "Bruno", "Clara", "Denis", "Elsa", "Felix",
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
    if _folded(name) in (folded := [*map(_folded, taken)]):
        raise Refusal("name-taken", free=_told_apart(name, folded))
    return name


def _told_apart(name: str, folded: list[str]) -> str:
    """A name with the next number: what somebody may come in as whose name is taken."""
    numbered = (f"{_cut(name, LONGEST - 3)} {number}" for number in range(2, len(folded) + 3))
    return next(one for one in numbered if _folded(one) not in folded)


def _cut(name: str, most: int) -> str:
    """As much of a name as has so many visible characters."""
    while visible_length(name) > most:
        name = name[:-1]
    return name.rstrip()


def visible_length(name: str) -> int:
    """How many characters one sees: marks that stand on a letter and joiners do not count."""
    return sum(1 for char in name if not _is_mark(char) and char not in _JOINERS)


def _is_mark(char: str) -> bool:
    return unicodedata.category(char).startswith("M")


def _can_be_seen(name: str) -> bool:
    marks = 0
    for char in name:
        marks = marks + 1 if _is_mark(char) else 0
        if marks > MARKS_IN_A_ROW or _is_unseen(char):
            return False
    return any(unicodedata.category(char)[0] in "LNPS" for char in name)


def _is_unseen(char: str) -> bool:
    hidden = unicodedata.category(char) in _UNSEEN and char not in _JOINERS
    return hidden or char in _BLANK_LETTERS or _is_blank_mark(char)


def _is_blank_mark(char: str) -> bool:
    """A mark that changes which form of a character is shown, or nothing one sees; emoji need theirs."""
    selects = "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
    return char in _BLANK_MARKS or (selects and char not in _EMOJI_OR_TEXT)


@lru_cache(maxsize=4096)
def _folded(name: str) -> str:
    """What two names that look alike have in common."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = (char for char in folded if char not in _JOINERS and char not in _EMOJI_OR_TEXT)
    return "".join(char for char in seen if not char.isspace()).translate(_LOOKALIKES)


def in_letters(name: str) -> str:
    """A name as it is compared: what all names have in common that look like it."""
    return _folded(name)


def alike(one: str, other: str) -> bool:
    """Whether two names are the same to everybody who reads them."""
    return _folded(one) == _folded(other)


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody in the room has."""
    folded = [_folded(name) for name in taken]
    names = (*BOT_NAMES, *(f"Bot {number}" for number in range(1, len(folded) + 2)))
    return next(name for name in names if _folded(name) not in folded)


def wording(text: str) -> str:
    """What a card shall say, in one line; Refusal if that is too long or has unseen characters.

    Spaces that do not break stay: French has them before signs.
    """
    text = re.sub(r"[ \t\r\n]+", " ", unicodedata.normalize("NFC", text)).strip()
    if text and not _can_be_seen(text):
        raise Refusal("text-unseen")
    if visible_length(text) > LONGEST_WORDING or len(text) > 2 * LONGEST_WORDING:
        raise Refusal("too-long", most=LONGEST_WORDING)
    return text


def title(text: str) -> str:
    """What a set is called, or who made it, in one line and cut to a length; nothing where one sees nothing.

    It comes from files of others, so that nobody here could mend it if it were refused.
    """
    seen = (char for char in unicodedata.normalize("NFC", text) if char.isspace() or not _is_unseen(char))
    text = " ".join("".join(seen).split())[:LONGEST_TITLE].strip()
    return text if _can_be_seen(text) else ""


def spoken(text: str) -> str:
    """What is said in the chat, without characters that are unseen or turn the text around."""
    text = unicodedata.normalize("NFC", text).replace("\r\n", "\n")
    return "".join(
        char for char in text if char in _SPOKEN or unicodedata.category(char) not in _UNSEEN
    ).strip()


_SPOKEN = (*_JOINERS, "\n")
