"""What is said in a scene: the most exact words there are, and none where a tale brings none."""

from __future__ import annotations

import pytest

from fabula.text import LANGUAGES, words
from fabula.text.scene import spoken
from fabula.text.story import Story


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_most_exact_words_are_taken(lang: str) -> None:
    story = Story(words(lang), "vendetta", {0: "Ada"})
    (exact,) = spoken(story, [("dawn", {"who": 0})])
    assert exact == words(lang).say("scene-vendetta-dawn", who="Ada")
    assert exact != words(lang).say("scene-dawn", who="Ada")


def test_a_tale_of_somebodys_own_without_words_for_it_says_nothing_and_goes_on() -> None:
    story = Story(words("en"), "hamlet", {0: "Ada"})
    assert spoken(story, [("drowned", {"who": 0}), ("dies", {"who": 0})]) == ["", "Ada dies."]
