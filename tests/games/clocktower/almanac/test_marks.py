"""Marks: each is one role's own or nobody's, lies in games, and is called by a word in every language."""

from __future__ import annotations

from collections import Counter

from fabula.games import TALES
from fabula.games.clocktower.leading.amendments import MARKS
from fabula.text import LANGUAGES, words
from fabula.web.tales import marks_of

TALE = TALES["clocktower"]


def test_no_mark_is_two_roles_own() -> None:
    company = TALE.company
    assert company is not None
    owned = Counter(mark for role in TALE.almanac for mark in role.marks)
    owned.update(mark for marks in company.marks.values() for mark in marks)
    assert [mark for mark, times in owned.items() if times > 1] == []


def test_what_is_somebodys_own_is_a_mark_of_the_game_and_has_its_word() -> None:
    owned = marks_of(TALE)
    assert [mark for mark in owned if mark not in MARKS] == []
    for lang in LANGUAGES:
        assert [mark for mark in owned if not words(lang).has(f"grim-mark-{mark}")] == []


def test_a_mark_is_known_to_the_page_by_whose_it_is() -> None:
    owned = marks_of(TALE)
    assert (owned["safe"], owned["twice"], owned["talked"]) == ("monk", "barista", "hells_librarian")
    assert "spent" not in owned
    assert marks_of(TALES["onenight"]) == {}
