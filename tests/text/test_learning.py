"""What a player among bots is taught: a line for each thing that comes up, in each game, short and whole."""

from __future__ import annotations

import pytest

from fabula.games import TALES
from fabula.text import LANGUAGES, words

A_LINE = 160  # letters: three lines on a phone
GAPS = dict.fromkeys(("name", "names", "role", "what", "claim", "go", "night"), "Constantine")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tale", TALES)
def test_each_game_has_its_lines(lang: str, tale: str) -> None:
    said = words(lang)
    of_many_nights = ["dead"] if TALES[tale].many_nights else []
    for what in ("day", "hides", "vote", *of_many_nights):
        assert 40 < len(said.say(f"learn-{tale}-{what}", **GAPS)) <= A_LINE, what


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_seen_in_the_talk_is_said_in_a_line(lang: str) -> None:
    said = words(lang)
    for what in ("plea", "mine", "clash", "learned", "ask", "clocktower-nominations", "clocktower-twilight"):
        for n in (1, 2, 5):
            assert 40 < len(said.say(f"learn-{what}", **GAPS, n=n, many=n + 1)) <= A_LINE, what
    clash = {said.say("learn-clash", **GAPS, n=n, many=many) for n in (1, 2) for many in (2, 3)}
    assert len(clash) == 4  # two of them are told as two


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_could_have_been_known_is_said_of_each_end(lang: str) -> None:
    said = words(lang)
    for what in ("right", "false", "not", "found", "hid", "vote-bad", "vote-good", "by-you", "of-you"):
        assert 20 < len(said.say(f"learn-known-{what}", **GAPS, when="x")) <= A_LINE, what


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_role_has_a_word_for_whoever_has_it_for_the_first_time(lang: str) -> None:
    said = words(lang)
    for tale in TALES.values():
        lacking = [role.id for role in tale.almanac if not said.has(f"{tale.id}-{role.id}-play")]
        assert not lacking
