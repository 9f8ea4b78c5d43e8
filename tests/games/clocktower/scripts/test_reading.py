"""Scripts that people exchange: read whatever they look like, written as they are published."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.clocktower.wild import WILD, Wild

from fabula.core.refusals import Refusal
from fabula.games.clocktower.almanac import night_sheet
from fabula.games.clocktower.almanac.cards import KINDS, almanac
from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.games.clocktower.almanac.published import FABLED, FIRST_NIGHT, LORIC, OTHER_NIGHTS, ROLL
from fabula.games.clocktower.almanac.wordings import folded
from fabula.games.clocktower.scripts.importing import chosen, taken_away
from fabula.games.clocktower.scripts.reading import (
    LONGEST_FILE,
    LONGEST_TEXT,
    MOST_ENTRIES,
    MOST_PROBLEMS,
    Problem,
    Script,
    plain,
    read,
    write,
)
from fabula.games.clocktower.town.led import checked
from fabula.text import LANGUAGES, words

TWICE = '[{"id": "m", "team": "demon"}, {"id": "m", "team": "demon"}]'
UNSPELLED = {"fang_gu", "pit-hag", "bounty_hunter", "snake_charmer", "evil_twin", "lil_monsta"}


def codes(script: Script) -> list[str]:
    """What was wrong, in short."""
    return [problem.code for problem in script.problems]


def known(told: str) -> list[str]:
    """The ids of a file as they are published."""
    return [folded(id) for id in told.split() if not id.startswith("@")]


@pytest.mark.parametrize("wild", WILD.values(), ids=WILD)
def test_a_real_script_is_read_whole(wild: Wild) -> None:
    script = read(wild.text())
    meta = wild.meta or {}
    assert (script.name, script.author) == (meta.get("name", ""), meta.get("author", ""))
    assert sorted(ROLL[role].published for role in script.published) == sorted(known(wild.ids))
    assert [one.id for one in script.homebrew] == [one["id"] for one in wild.own]
    assert set(codes(script)) <= {"homebrew", "no-name"}
    assert ("no-name" in codes(script)) == (wild.meta is None)
    assert codes(script).count("homebrew") == len(wild.own)


@pytest.mark.parametrize("wild", WILD.values(), ids=WILD)
def test_roles_are_sorted_by_what_is_ruled_here(wild: Wild) -> None:
    script = read(wild.text())
    assert all(role in almanac and ROLL[role].kind in KINDS for role in script.roles)
    assert all(role in almanac and ROLL[role].kind == "traveller" for role in script.travellers)
    assert all(role not in almanac for role in script.named)
    assert all(ROLL[role].kind in (FABLED, LORIC) for role in script.fabled)
    whole = read(wild.text(), ruled=tuple(ROLL))
    assert whole.named == ()
    assert set(whole.published) == set(script.published)


@pytest.mark.parametrize("wild", WILD.values(), ids=WILD)
def test_a_script_comes_back_as_it_was_written(wild: Wild) -> None:
    script = read(wild.text())
    again = read(write(script))
    assert replace(again, problems=()) == replace(script, problems=())
    assert again.published == script.published


def test_old_spellings_stand_among_the_real_ones() -> None:
    told = {id for wild in WILD.values() for id in wild.ids.split()}
    assert told >= UNSPELLED
    assert {kind for wild in WILD.values() for kind in (wild.objects,)} == {False, True}


@pytest.mark.parametrize(
    "told",
    [
        "fortuneteller",
        "fortune_teller",
        "Fortune Teller",
        "fortune-teller",
        " FORTUNE  TELLER ",
        "Förtune téller",
    ],
)
def test_an_id_is_known_however_it_is_spelled(told: str) -> None:
    for entry in (told, {"id": told}, {"name": told}):
        assert read(json.dumps([entry])).roles == ("fortune_teller",)


@pytest.mark.parametrize(
    ("told", "role"),
    [("Lil' Monsta", "lil_monsta"), ("Al-Hadikhia", "al_hadikhia"), ("Devil’s Advocate", "devils_advocate")],
)
def test_signs_within_a_name_do_not_matter(told: str, role: str) -> None:
    assert read(json.dumps([told])).published == (role,)


def test_a_published_role_told_at_length_is_that_role() -> None:
    at_length = {"id": "imp", "name": "Imp", "team": "demon", "ability": "x", "firstNight": 3}
    assert read(json.dumps([at_length])).roles == ("imp",)


def test_a_role_called_like_a_published_one_but_of_another_kind_is_somebodys_own() -> None:
    other = {"id": "imp", "name": "Imp", "team": "townsfolk", "ability": "x"}
    script = read(json.dumps(["imp", other, {"id": "_meta", "name": "x", "firstNight": ["imp"]}]))
    assert script.roles == ("imp",)
    assert [(one.id, one.kind) for one in script.homebrew] == [("own-imp", "townsfolk")]
    assert script.first_night == ("imp",)
    assert read(write(script)).homebrew == script.homebrew


def test_a_role_of_somebodys_own_is_kept_as_data() -> None:
    told = {
        "id": "moth", "name": "Moth", "team": "traveler", "ability": "A\n\tb\u202ec", "firstNight": 7,
        "firstNightReminder": "Wake it.", "otherNight": float("inf"), "reminders": ["Lit", 7, ""],
        "image": "javascript:alert(1)", "special": [{}],
    }  # fmt: skip
    (moth,) = read(json.dumps([told])).homebrew
    assert (moth.id, moth.name, moth.kind, moth.ability) == ("moth", "Moth", "traveller", "A bc")
    assert (moth.first_night, moth.other_nights, moth.first_reminder) == (7, 0, "Wake it.")
    assert (moth.reminders, moth.pictures) == (("Lit",), ("javascript:alert(1)",))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", Problem("not-json", {"line": 1, "column": 1})),
        ('[\n"imp",\n]', Problem("not-json", {"line": 3, "column": 1})),
        ("an evening, among friends", Problem("not-json", {"line": 1, "column": 1})),
        ("[" * 100_000, Problem("not-readable")),
        ("[" * 50_000 + "]" * 50_000, Problem("not-readable")),
        ("[" + "9" * 9_000 + "]", Problem("not-readable")),
        ('"imp"', Problem("not-a-list")),
        ("null", Problem("not-a-list")),
        ('{"imp": 1}', Problem("not-a-list")),
        (" " * (LONGEST_FILE + 1), Problem("too-large", {"most": 200})),
        ('["imp", 7]', Problem("strange-entry", {"n": 2})),
        ('[null, "imp"]', Problem("strange-entry", {"n": 1})),
        ('[["imp"]]', Problem("strange-entry", {"n": 1})),
        ('[{"id": "\\ud800"}]', Problem("strange-entry", {"n": 1})),
        ('["imp", "Imp"]', Problem("role-twice", {"role": "imp"})),
        ('["moth"]', Problem("unknown-role", {"name": "moth"})),
        ('[{"id": "moth", "team": "jinxed"}]', Problem("unknown-role", {"name": "moth"})),
        ('[{"id": "moth", "ability": "x"}]', Problem("unknown-kind", {"name": "moth"})),
        ('[{"id": "moth", "team": "demon"}]', Problem("homebrew", {"name": "moth"})),
        (TWICE, Problem("homebrew-twice", {"name": "m"})),
        ('["imp"]', Problem("no-name")),
        ('[{"id": "_meta"}, {"id": "_meta"}, "imp", "_meta"]', Problem("no-name")),
        ('[{"id": "_meta", "name": "x"}, {"id": "_meta"}]', Problem("second-meta")),
        ('[{"id": "_meta", "name": "x", "firstNight": "imp"}]', Problem("strange-order")),
        ('[{"id": "_meta", "name": "x", "otherNight": ["moth"]}]', Problem("strange-line", {"name": "moth"})),
        ('[{"id": "_meta", "name": "x", "otherNight": [7]}]', Problem("strange-line", {"name": "?"})),
        (json.dumps(["imp"] * (MOST_ENTRIES + 1)), Problem("too-many", {"most": MOST_ENTRIES})),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(text: str, problem: Problem) -> None:
    assert problem in read(text).problems


def test_what_is_right_beside_it_stays() -> None:
    script = read('\ufeff["imp", 7, "moth", null, {"id": "saint"}, ["spy"]]')
    assert script.roles == ("imp", "saint")


def test_a_list_within_an_object_is_found() -> None:
    script = read('{"name": "Home", "author": "Zoé", "characters": ["imp"]}')
    assert (script.name, script.author, script.roles) == ("Home", "Zoé", ("imp",))


def test_there_are_never_more_problems_than_one_can_read() -> None:
    assert len(read(json.dumps([f"moth {n}" for n in range(MOST_ENTRIES)])).problems) == MOST_PROBLEMS


def test_texts_are_one_line_without_what_cannot_be_seen() -> None:
    assert plain(" a\r\n b\t\u200b\u202ec\x00 ") == "a b c"
    assert plain("e\u0301") == "é"
    assert plain(7) == plain(None) == plain(["a"]) == ""
    assert len(plain("x" * 10_000)) == LONGEST_TEXT


# ---- the nights


def test_without_an_order_of_its_own_a_script_keeps_to_the_published_one() -> None:
    script = Script(roles=BOX["trouble_brewing"], travellers=("thief",))
    first, others = script.night("first_night"), script.night("other_nights")
    assert first[:4] == ("dusk", "thief", "minion_info", "demon_info")
    assert first == tuple(line for line in FIRST_NIGHT if line in first)
    assert others == tuple(line for line in OTHER_NIGHTS if line in others)
    assert ("imp" in first, "imp" in others) == (False, True)
    assert others[-1] == "dawn"


def test_fabula_calls_in_the_published_order() -> None:
    assert [line for line in FIRST_NIGHT if line in night_sheet.FIRST_NIGHT] == [
        line for line in night_sheet.FIRST_NIGHT if line in FIRST_NIGHT
    ]
    later = [line for line in night_sheet.OTHER_NIGHTS if line in OTHER_NIGHTS]
    assert later == [line for line in OTHER_NIGHTS if line in later]


def test_an_order_of_its_own_is_kept_and_what_it_forgets_is_put_where_it_belongs() -> None:
    meta = {"id": "_meta", "firstNight": ["dusk", "demoninfo", "Empath", "chef", "dawn"]}
    script = read(json.dumps([meta, "chef", "empath", "poisoner", "spy"]))
    assert script.first_night == ("dusk", "demon_info", "empath", "chef", "dawn")
    order = script.night("first_night")
    assert [line for line in order if line in script.first_night] == list(script.first_night)
    assert set(order) == {*script.first_night, "minion_info", "poisoner", "spy"}
    assert order.index("demon_info") < order.index("poisoner")
    assert order.index("spy") < order.index("dawn")


def test_a_role_of_somebodys_own_is_called_where_it_says() -> None:
    moth = {"id": "moth", "team": "minion", "firstNight": ROLL["chef"].first_night + 0.5}
    order = read(json.dumps(["chef", "empath", moth])).night("first_night")
    assert order[3:6] == ("chef", "moth", "empath")
    assert "moth" not in read(json.dumps(["chef", moth])).night("other_nights")


# ---- anything at all

IDS = st.sampled_from([*(role.published for role in ROLL.values()), "_meta", "dusk", "moth", "Fang Gu", ""])
KEYS = st.sampled_from(
    [
        "id",
        "name",
        "team",
        "ability",
        "firstNight",
        "otherNight",
        "reminders",
        "image",
        "author",
        "bootlegger",
    ]
)
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | IDS
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(KEYS | st.text(max_size=4), inner, max_size=5)
    ),
)
TEAMS = st.sampled_from(["townsfolk", "demon", "traveler", "fabled", "nobody", 7])
OBJECTS = st.fixed_dictionaries(
    {"id": IDS}, optional={"team": TEAMS, "ability": SCALARS, "firstNight": VALUES}
)


def is_sound(script: Script) -> None:
    """Whatever was read can be sent, shown, written and read again, and names nothing that is not there."""
    assert msgspec.json.encode(script)
    assert set(script.roles) <= {role.id for role in almanac}
    assert len(set(script.published)) == len(script.published)
    for which in ("first_night", "other_nights"):
        night = script.night(which)
        assert len(set(night)) == len(night)
    again = read(write(script))
    assert replace(again, problems=()) == replace(script, problems=())


@given(st.text(max_size=200))
def test_any_text_is_read(text: str) -> None:
    is_sound(read(text))


@given(st.lists(IDS | OBJECTS | VALUES, max_size=12) | VALUES)
@settings(max_examples=300)
def test_any_json_is_read(entries: Any) -> None:
    is_sound(read(json.dumps(entries)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_its_words(lang: str) -> None:
    say = words(lang)
    for code, args in PROBLEMS.items():
        told = say.say(f"script-problem-{code}", **dict.fromkeys(args.split(), "7"))
        assert told.strip()


PROBLEMS = {
    "too-large": "most", "not-json": "line column", "not-readable": "", "not-a-list": "", "too-many": "most",
    "strange-entry": "n", "second-meta": "", "unknown-role": "name", "role-twice": "role",
    "unknown-kind": "name", "homebrew": "name", "homebrew-like": "name", "homebrew-twice": "name",
    "strange-order": "", "strange-line": "name", "no-name": "",
}  # fmt: skip


def test_no_code_is_missing_among_them() -> None:
    from inspect import getsource
    from re import findall

    from fabula.games.clocktower.scripts import reading

    assert set(findall(r'self\.problem\(\s*"([a-z-]+)"', getsource(reading))) == set(PROBLEMS)


WITH_RULES = [
    {"id": "_meta", "name": "Pairs", "bootlegger": ["Nobody votes twice."]},
    "imp",
    {
        "id": "baker",
        "name": "Baker",
        "team": "townsfolk",
        "ability": "You bake.",
        "jinxes": [
            {"id": "Imp", "reason": "The Imp eats no bread."},
            {"id": "chef", "reason": "Not on this script."},
            {"id": "imp"},
            "imp",
        ],
    },
]


TOO_MANY = [["", "", "x"]] * 401


def test_rules_of_a_scripts_own_are_read_brought_and_taken_away() -> None:
    script = read(json.dumps(WITH_RULES))
    assert script.own_jinxes == (("baker", "imp", "The Imp eats no bread."),)
    more = chosen(script)["more"]
    assert more["own_jinxes"] == [["own_townsfolk_1", "imp", "The Imp eats no bread."]]
    assert checked(more)["own_jinxes"] == more["own_jinxes"]
    away = taken_away(chosen(script)["roles"], checked(more))
    assert read(write(away)).own_jinxes == (("own_townsfolk_1", "imp", "The Imp eats no bread."),)
    assert read(write(away)).rules == ("Nobody votes twice.",)
    assert read(write(script)).own_jinxes == script.own_jinxes


@pytest.mark.parametrize(
    "rules", [[["a", "b"]], [["", "", 3]], ["x"], [["", "", "x" * 501]], [["", "", "x"]] * 401]
)
def test_what_cannot_be_a_rule_is_refused(rules: Any) -> None:
    with pytest.raises(Refusal):
        checked({"own_jinxes": rules})
