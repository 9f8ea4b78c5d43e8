"""Names: of any script, visible, and told apart by everybody who reads them."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.core.refusals import Refusal
from fabula.rooms.room.names import BOT_NAMES, LONGEST, bot_name, clean, spoken, visible_length


@pytest.mark.parametrize(
    "name",
    [
        "Анна",
        "Chloé",
        "李雷",
        "مريم",
        "יוסי",
        "अनुष्का",
        "O'Neil-2",
        "👩‍👩‍👧",
        "❤️ Zoë",
        "x" * LONGEST,
        "நிலா",
        "ก้อง",
    ],
)
def test_a_name_of_any_script_is_kept(name: str) -> None:
    assert clean(name) == name


def test_spaces_are_folded_and_accents_composed() -> None:
    assert clean("  Ann \u2003 Lee\t") == "Ann Lee"
    assert clean("Chloe\u0301") == "Chloé"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "name-empty"),
        (" \t\u2003 ", "name-empty"),
        ("x" * 25, "name-too-long"),
        ("👩‍👩‍👧" * 10, "name-too-long"),
        ("e" + "\u0301" * 5, "name-unseen"),
        ("\u200d", "name-unseen"),
        ("\u0301", "name-unseen"),
        ("a\u200bb", "name-unseen"),
        ("a\u202eb", "name-unseen"),
        ("a\u2066b", "name-unseen"),
        ("a\x00b", "name-unseen"),
        ("a\u00adb", "name-unseen"),
        ("\u3164", "name-unseen"),
        ("a\u3164", "name-unseen"),
        ("a\u034f", "name-unseen"),
        ("a\ufe01", "name-unseen"),
        ("a\U000e0101", "name-unseen"),
        ("a\ue000", "name-unseen"),
        ("a\ud800", "name-unseen"),
    ],
)
def test_a_name_with_a_trick_is_refused(name: str, why: str) -> None:
    with pytest.raises(Refusal) as refusal:
        clean(name)
    assert refusal.value.why == why


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("ANNA", "anna"),
        ("a n n a", "Anna"),
        ("Аnnа", "Anna"),  # two Cyrillic letters
        ("Straße", "STRASSE"),
        ("ﬁona", "Fiona"),
        ("Ａnna", "Anna"),
        ("a\u200dnna", "anna"),
        ("❤️", "❤"),
        ("Οlga", "Olga"),  # a Greek capital
        ("Chloe\u0301", "Chloé"),
    ],
)
def test_a_name_that_looks_like_another_is_taken(name: str, taken: str) -> None:
    for one, other in ((name, taken), (taken, name)):
        with pytest.raises(Refusal) as refusal:
            clean(one, ["Somebody", other])
        assert refusal.value.why == "name-taken"


@given(st.text(max_size=60))
def test_what_is_kept_is_visible_short_and_kept_again(name: str) -> None:
    try:
        kept = clean(name)
    except Refusal:
        return
    assert 1 <= visible_length(kept) <= LONGEST
    assert clean(kept) == kept
    assert kept == kept.strip()
    with pytest.raises(Refusal):
        clean(kept, [kept])


def test_bots_have_names_that_nobody_has() -> None:
    taken = ["ada", "Bot 1"]
    for _ in range(len(BOT_NAMES) + 5):
        taken.append(clean(bot_name(taken), taken))
    assert taken[2] == "Boris"


def test_the_largest_table_of_bots_has_names_alone() -> None:
    taken: list[str] = []
    for _ in range(32):
        taken.append(bot_name(taken))
    assert not [one for one in taken if re.search(r"\d", one)]
    assert len({one[:2] for one in taken}) == len(taken)  # none is taken for another at a glance


def test_what_is_said_keeps_its_lines_and_loses_what_turns_it_around() -> None:
    assert spoken("  hello\r\nworld\u202e \x07") == "hello\nworld"
    assert spoken("👩‍👩‍👧") == "👩‍👩‍👧"
    assert spoken("\u200b\u2066") == ""
