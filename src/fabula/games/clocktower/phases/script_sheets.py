"""The sheets of one game: an order of the script's own, and more lines where it has roles without rules."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.core.settings import SettingWord
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.night_sheet import (
    FIRST_NIGHT,
    OTHER_NIGHTS,
    PUBLISHED_FIRST,
    PUBLISHED_OTHERS,
    places,
    with_lines,
)
from fabula.games.clocktower.town.led import KIND_OF_BLANK

FIRST, OTHERS = "first_night", "other_nights"  # the words under which a script brings its own
OWN_FIRST: SettingWord[tuple[str, ...]] = SettingWord(FIRST, ())
OWN_OTHERS: SettingWord[tuple[str, ...]] = SettingWord(OTHERS, ())
PRINTED = {FIRST: (FIRST_NIGHT, PUBLISHED_FIRST), OTHERS: (OTHER_NIGHTS, PUBLISHED_OTHERS)}
LINES = tuple(dict.fromkeys((*FIRST_NIGHT, *OTHER_NIGHTS)))
EVERY_LINE = (*LINES, *(role for role in (*almanac.led, *KIND_OF_BLANK) if role not in LINES))


def is_line(line: str) -> bool:
    """Whether this may stand on a sheet."""
    return line in EVERY_LINE or line in (*almanac.brought, *almanac.placed)


def sheets(roles: tuple[str, ...], own: dict[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    """The sheets that are other than the printed ones, by the word for their nights."""
    led = [role for role in roles if role in almanac.led]
    made = {}
    for word, (printed, order) in PRINTED.items():
        every = almanac.with_placed(with_lines(printed, led, order), roles)
        wished = tuple(dict.fromkeys(filter(is_line, own.get(word, ()))))
        sheet = with_lines(wished, every, places(every), unplaced=-1) if wished else every
        # whoever is led and gains in a later night what acts on the first
        late = (
            [role for role in led if role in PUBLISHED_FIRST and role not in sheet] if word == OTHERS else []
        )
        if (*sheet, *late) != printed:
            made[word] = (*sheet, *late)
    return made
