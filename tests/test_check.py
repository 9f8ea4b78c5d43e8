"""The linter of the almanac finds each kind of fault it looks for, in a line that says what and where."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fabula import check
from fabula.check import faults_of_led, nights
from fabula.core.cards import EACH_NIGHT, NEVER, Almanac
from fabula.core.parts import Nights, Scenario, Scenarios
from fabula.core.tale import Setting, Timer
from fabula.games import TALES, tale_called
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.published import ROLL
from fabula.games.onenight.tale import OneNight
from fabula.text import LANGUAGES, source, words
from fabula.text.brought import entries
from fabula.text.words import Words
from fabula.varying import PARTS
from fabula.web import drawings
from fabula.web.pages import STATIC

TALE = tale_called("onenight")
Spoil = Callable[[str, str], None]


@pytest.fixture
def spoil(monkeypatch: pytest.MonkeyPatch) -> Spoil:
    """Put other words into the French texts, by a pattern that is there; all else keeps the words it has."""
    texts = {lang: source(lang) for lang in LANGUAGES}
    for lang in LANGUAGES:
        words(lang)
    monkeypatch.setattr(importlib.import_module("fabula.text.words"), "all_texts", texts.__getitem__)
    monkeypatch.setattr(check, "source", texts.__getitem__)
    monkeypatch.setattr(nights, "source", texts.__getitem__)
    monkeypatch.setattr(check, "words", cache(lambda lang: Words(lang) if lang == "fr" else words(lang)))

    def put(pattern: str, others: str) -> None:
        texts["fr"], times = re.subn(pattern, others, texts["fr"], count=1, flags=re.MULTILINE)
        assert times == 1

    return put


def found_in_the_seer() -> list[str]:
    """What the texts of the Seer lack as they are now."""
    return list(check.faults_of_texts(TALE, TALE.almanac["seer"]))


def found_in_words(tale: str) -> list[str]:
    """What a tale has no words for as its texts are now, besides those of its roles."""
    return list(check.faults_of_words(tale_called(tale)))


def found_in_languages() -> list[str]:
    """Which texts are not there in every language, as they are now."""
    spoilt = vars(check)["source"]
    return list(check.faults_of_languages({lang: spoilt(lang) for lang in LANGUAGES}))


def role(**header: Any) -> list[str]:
    """The faults of a Seer with another header."""
    changed = replace(TALE.almanac["seer"], **header)
    return [*check.fault_of_sheet(TALE, changed), *check.fault_of_line(TALE, changed)]


def test_the_project_has_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """What nights betray is seen in games by lot, which `test_chosen_roles.py` plays."""
    monkeypatch.setattr(check, "faults_of_nights", lambda tale: ())
    assert list(check.faults()) == []
    assert f" {sum(len(tale.almanac) for tale in TALES.values())}," in check.praise(Words("en"))


def test_what_the_nights_of_a_tale_betray_is_among_its_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "faults_of_nights", lambda tale: (f"{tale.id} betrays somebody",))
    assert list(check.faults_of_tale(TALE)) == ["onenight betrays somebody"]


# ---- roles and the night sheet


def test_a_role_of_the_book_that_is_not_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Almanac("seer", "robber")
    one.kind("villager", "village")("seer")
    tale = OneNight()
    monkeypatch.setattr(tale, "almanac", one)
    faults = list(check.faults_of_tale(tale))
    assert "onenight: robber is in the book and not declared" in faults
    assert not any("robber" in fault for fault in faults if not fault.startswith("onenight: robber"))


def test_a_role_that_wakes_and_has_no_place_in_the_night() -> None:
    script = TALE.almanac["seer"].script
    instead = 'needs after="...", with a line of that sheet, or write it into its sheet in tale.py'
    assert role(id="dreamer", wakes=EACH_NIGHT, script=script) == [
        f"onenight: dreamer wakes and has no line in any night: its header in wakers.py {instead}"
    ]


def test_a_role_of_each_night_that_stands_on_the_first_sheet_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    tale = tale_called("clocktower")
    first, _ = tale.sheets
    where = "games/clocktower/almanac/night_sheet.py"
    header = 'its header in minions.py needs after="...", with a line of that sheet'
    monkeypatch.setattr(type(tale), "sheets", (first, ()))
    assert list(check.fault_of_line(tale, tale.almanac["poisoner"])) == [
        f"clocktower: poisoner wakes and has no line in the other nights: {header}, or write it into {where}"
    ]
    assert list(check.fault_of_line(tale, tale.almanac["chef"])) == []


def test_a_role_of_the_other_nights_that_stands_on_the_first_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    tale = tale_called("clocktower")
    first, others = tale.sheets
    monkeypatch.setattr(type(tale), "sheets", (("imp", *first), others))
    where = "games/clocktower/almanac/night_sheet.py, or say wakes=EACH_NIGHT"
    assert list(check.fault_of_line(tale, tale.almanac["imp"])) == [
        f"clocktower: imp wakes on the other nights only: take its line out of that of the first in {where}"
    ]


def test_a_brought_role_of_the_other_nights_names_a_line_that_the_first_has_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tale = tale_called("clocktower")
    monkeypatch.setattr(
        type(tale), "sheets", (("empath", "imp"), ("empath", "imp", "ravenkeeper", "undertaker"))
    )
    imp = replace(tale.almanac["imp"], after="empath")
    (fault,) = check.fault_of_line(tale, imp)
    assert fault.endswith(
        'says after="empath": name a line that no first night has (ravenkeeper, undertaker ...)'
    )


def test_a_role_that_is_called_and_never_wakes() -> None:
    assert role(wakes=NEVER, script=None) == ["onenight: seer stands on the night sheet and never wakes"]


def test_a_role_with_a_script_that_never_wakes() -> None:
    header = "its header in wakers.py needs wakes=..."
    assert role(wakes=NEVER) == [f"onenight: seer has a script and never wakes: {header}"]


def test_what_a_header_says_of_questions_that_are_never_put() -> None:
    tale = tale_called("clocktower")
    header = tale.almanac["empath"].header
    chatty = replace(tale.almanac["empath"], asks=1, names_roles=True)
    assert list(check.faults_of_header(tale, tale.almanac["empath"])) == []
    assert list(check.faults_of_header(tale, chatty)) == [
        f"clocktower: empath can ask nobody at its line: take {word} out of {header}"
        for word in ("asks=1", "names_roles=True")
    ]


TOO_MANY = "never put more than 1 of 2 questions at its line: {} says asks=2 and needs asks=1"
NO_ROLES = "never offered a role at its line: take names_roles=True out of {}"


@pytest.mark.parametrize(
    ("said", "put", "fault"),
    [
        ({"asks": 2}, {("monk", 1): 9}, TOO_MANY),
        ({"asks": 2}, {("monk", 1): 9, ("monk", 2): 1}, None),
        ({"asks": 2}, {("empath", 1): 9}, None),
        ({"names_roles": True}, {("monk", 1): 9}, NO_ROLES),
        ({"names_roles": True}, {("monk", 1): 9, ("monk", 0): 1}, None),
    ],
)
def test_a_header_that_says_more_than_nights_show(
    said: dict[str, Any], put: dict[tuple[str, int], int], fault: str | None
) -> None:
    monk = replace(tale_called("clocktower").almanac["monk"], **said)
    last = "monk", said.get("asks", 1)
    found = list(nights.faults_of_too_much(monk, last, Counter(put)))
    assert found == ([] if fault is None else [f"monk {fault.format(monk.header)}"])


def test_a_header_that_asks_too_much_is_seen_in_games(monkeypatch: pytest.MonkeyPatch) -> None:
    tale = tale_called("clocktower")
    monkeypatch.setattr(nights, "GAMES", 6)
    monkeypatch.setattr(tale.almanac["monk"], "asks", 2)
    (fault,) = nights.faults_of_nights(tale, ("monk",))
    assert fault.startswith("clocktower: monk never put more than 1 of 2 questions")


def test_a_role_of_a_script_says_of_whom_it_learns() -> None:
    tale = tale_called("clocktower")
    for id, learns, lacks in (("empath", None, True), ("empath", (), False), ("monk", None, False)):
        role = replace(tale.almanac[id], learns=learns, claims=())
        found = list(check.fault_of_learning(tale, role))
        assert [role.header in fault for fault in found] == [True] * lacks
    assert list(check.fault_of_learning(tale, replace(tale.almanac["harlot"], learns=None))) == []


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ({"learns": ("evl",)}, ["learns='evl', which is no kind, side or role: evil?"]),
        ({"excludes": ("imps",)}, ["excludes='imps', which is no kind, side or role: imp?"]),
        ({"learns": ("anything", "minion"), "excludes": ("spy", "wizard")}, []),
    ],
)
def test_a_header_that_names_others_there_are_not(header: dict[str, Any], said: list[str]) -> None:
    tale = tale_called("clocktower")
    role = replace(tale.almanac["empath"], **header)
    assert list(check.faults_of_others_named(tale, role)) == [
        f"clocktower: empath says {what}: {role.header}" for what in said
    ]


def test_a_role_in_print_among_those_of_another_kind() -> None:
    tale = tale_called("clocktower")
    assert list(check.fault_of_print(tale, tale.almanac["imp"])) == []
    where = "games/clocktower/almanac/cards.py"
    assert list(check.fault_of_print(tale, replace(tale.almanac["imp"], kind="minion"))) == [
        f"clocktower: imp is declared as a minion, and stands among the demon of {where}"
    ]


def test_a_role_in_print_in_another_set_than_in_its_chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    tale = tale_called("clocktower")
    monkeypatch.setitem(ROLL, "chef", ROLL["chef"]._replace(set="carousel"))
    where = "and stands among carousel in games/clocktower/almanac/cards.py"
    assert list(check.fault_of_print(tale, tale.almanac["chef"])) == [
        f"clocktower: chef is declared in a chapter of trouble_brewing, {where}"
    ]
    for role in tale.almanac.printed:
        if role != "chef":
            assert list(check.fault_of_print(tale, tale.almanac[role])) == []


def test_a_slip_in_a_chapter_of_ours_is_told_with_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "slips", lambda place, _, known: [f"{place} has {known['__name__']}"])
    monkeypatch.setattr(check, "faults_of_questions", lambda tale: ("a game was played",))
    faults = list(check.faults_of_tale(tale_called("onenight")))
    assert "fabula: games/onenight/wakers.py has fabula.games.onenight.wakers" in faults
    assert "a game was played" not in faults
    monkeypatch.setattr(check, "slips", lambda place, _, known: [])
    assert "a game was played" in list(check.faults_of_tale(tale_called("onenight")))


def test_of_a_question_without_its_time_the_nights_say_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    tale = tale_called("clocktower")
    monkeypatch.setattr(check, "faults_of_nights", lambda tale: ("a night betrays it",))
    monkeypatch.setattr(tale.almanac["monk"], "asks", 0)
    faults = list(check.faults_of_questions(tale))
    assert faults == [
        f"clocktower: monk can ask a player at its line: {tale.almanac['monk'].header} needs asks=1"
    ]


def test_a_role_that_wakes_for_nothing() -> None:
    assert role(script=None) == ["onenight: seer wakes and does nothing"]


# ---- texts


@pytest.mark.parametrize(
    ("of", "id", "text"),
    [
        ("onenight", "robber", "prompt-onenight-robber"),
        ("clocktower", "monk", "prompt-clocktower-monk"),
        ("clocktower", "pit_hag", "prompt-clocktower-pit_hag"),
        ("clocktower", "empath", "prompt-clocktower-learn-empath"),
        ("clocktower", "empath", "story-you-informed-empath"),
        ("clocktower", "empath", "story-clocktower-informed-empath"),
    ],
)
def test_a_choice_and_what_is_learned_without_words(
    monkeypatch: pytest.MonkeyPatch, of: str, id: str, text: str
) -> None:
    tale = tale_called(of)
    assert list(check.faults_of_prompts(tale, tale.almanac[id])) == []
    has = Words.has
    monkeypatch.setattr(Words, "has", lambda say, one: one != text and has(say, one))
    lacking = list(check.faults_of_prompts(tale, tale.almanac[id]))
    assert lacking == [f"{lang}: there is no text {text}" for lang in LANGUAGES]


def test_a_victory_without_words(spoil: Spoil) -> None:
    spoil("^story-won-town =.*\n", "")
    assert found_in_words("mafia32") == ["fr: there is no text story-won-town"]


def test_a_mark_of_its_own_without_a_word(spoil: Spoil) -> None:
    tale = tale_called("clocktower")
    spoil("^grim-mark-safe =.*\n", "")
    spoil("^mark-clocktower-safe =.*\n", "")
    lacking = ["fr: there is no text mark-clocktower-safe"]
    assert list(check.faults_of_marks(tale, tale.almanac["monk"])) == lacking
    assert list(check.faults_of_marks(tale, tale.almanac["butler"])) == []


def test_an_end_without_words(spoil: Spoil) -> None:
    tale = tale_called("clocktower")
    spoil("^story-clocktower-ended-saint =.*\n", "")
    lacking = ["fr: there is no text story-clocktower-ended-saint"]
    assert list(check.faults_of_ends(tale, check.trees_of(tale))) == lacking


@pytest.mark.parametrize("part", PARTS)
def test_a_card_without_a_part_of_its_text(spoil: Spoil, part: str) -> None:
    spoil(f"^onenight-seer-{part} =.*\n", "")
    assert found_in_the_seer() == [f"fr: there is no text onenight-seer-{part}"]


@pytest.mark.parametrize("case", check.CASES)
def test_a_name_without_a_case(spoil: Spoil, case: str) -> None:
    spoil(rf"(^onenight-seer = .*\n(?:    .*\n)*?)    \.{case} = .*\n", r"\1")
    assert found_in_the_seer() == [f"fr: there is no text onenight-seer.{case}"]


def test_a_role_without_a_name(spoil: Spoil) -> None:
    spoil("^onenight-seer = Voyante$", "onenight-seer =")
    assert found_in_the_seer() == ["fr: there is no text onenight-seer"]


def test_a_text_that_says_nothing(spoil: Spoil) -> None:
    spoil("^onenight-seer-when = .*$", 'onenight-seer-when = { "" }')
    assert found_in_the_seer() == ["fr: there is no text onenight-seer-when"]


def test_a_text_that_cannot_be_read(spoil: Spoil) -> None:
    spoil("^onenight-seer-when = .*$", "onenight-seer-when = { nobody-knows }")
    assert found_in_the_seer() == ["fr: there is no text onenight-seer-when"]


def test_a_gender_that_no_language_has(spoil: Spoil) -> None:
    spoil(r"(^onenight-seer = .*\n(?:    .*\n)*?    \.gender = )feminine", r"\1female")
    assert found_in_the_seer() == ["fr: onenight-seer.gender is none of masculine, feminine, neuter"]


@pytest.mark.parametrize(("length", "faults"), [(check.LONGEST_SHORT, 0), (check.LONGEST_SHORT + 1, 1)])
def test_a_short_text_that_is_long(spoil: Spoil, length: int, faults: int) -> None:
    spoil("^onenight-seer-short = .*$", f"onenight-seer-short = {'a' * length}")
    assert found_in_the_seer() == ["fr: onenight-seer-short is longer than 60 characters"] * faults


@pytest.mark.parametrize("way", ["nobody-play-2", "seer-bluff-4", "seer-play-two"])
def test_a_way_of_a_role_there_is_not(spoil: Spoil, way: str) -> None:
    spoil(r"\A", f"onenight-{way} = Prenez une carte.\n")
    faults = list(check.faults_of_ways(TALE))
    assert faults == [f"fr: onenight-{way} is no second or third way of a role"]


@pytest.mark.parametrize("part", check.WAYS)
def test_a_role_without_a_second_way(spoil: Spoil, part: str) -> None:
    spoil(rf"^onenight-seer-{part}-2 = .*\n", "")
    assert list(check.faults_of_ways(TALE)) == [f"fr: there is no text onenight-seer-{part}-2"]


@pytest.mark.parametrize(
    "id",
    [
        "side-tanner",
        "place-left",
        "setting-lone_wolf",
        "setting-hunter_points-anew",
        "setting-talk",
        "setting-varied",
        "voice-onenight-drunk-wake",
        "voice-onenight-drunk-sleep",
    ],
)
def test_a_thing_of_the_tale_without_words(spoil: Spoil, id: str) -> None:
    spoil(f"^{id} =", "elsewhere =")
    assert f"fr: there is no text {id}" in found_in_words("onenight")


def test_a_tale_without_a_note(spoil: Spoil) -> None:
    spoil(r"(^onenight = .*\n)    \.note = .*\n", r"\1")
    assert found_in_words("onenight") == ["fr: there is no text onenight.note"]


def test_what_is_added_to_a_tale_needs_words_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    tale = OneNight()
    monkeypatch.setattr(
        tale, "settings", (Setting("moon", "full", ("full", "new"), cards=(), chapter="sky"),)
    )
    monkeypatch.setattr(tale, "timers", (Timer("nap", 5, 1, 9),))
    monkeypatch.setattr(tale, "spares", ("cellar",))
    monkeypatch.setattr(tale, "sheet", ("dreamer",))
    monkeypatch.setattr(tale, "nights", Nights(wordings=("sung",)))
    monkeypatch.setattr(
        tale, "scenarios", Scenarios((Scenario("picnic", "seer", told="dusk"),), lambda *_: ())
    )
    lacking = [
        "place-cellar", "setting-moon", "setting-chapter-sky", "setting-nap", "setting-moon-full",
        "setting-moon-new", "setting-sung", "setting-sung.note", "tale-onenight-picnic",
        "voice-onenight-dreamer-wake", "voice-onenight-dreamer-sleep",
    ]  # fmt: skip
    expected = [f"{lang}: there is no text {id}" for lang in LANGUAGES for id in lacking]
    assert list(check.faults_of_words(tale)) == expected


def test_a_text_that_one_language_alone_has(spoil: Spoil) -> None:
    spoil(r"\A", "only-here = Bonjour\n")
    assert found_in_languages() == [
        f"{lang}: there is no text only-here" for lang in LANGUAGES if lang != "fr"
    ]


def test_a_gap_that_one_language_alone_has() -> None:
    said = {
        "en": {"story-x": "{ $n }", "ui-x": "{ $n }"},
        "ru": {"story-x": "{ $answer }", "ui-x": ""},
        "fr": {"story-x": "{ $n }"},
    }
    assert list(check.faults_of_gaps(said)) == [
        "ru: story-x says { $answer }, and other languages do not",
        "ru: story-x has to say { $n }, as other languages do",
    ]


def test_a_gap_that_all_languages_have_and_nothing_fills() -> None:
    said = {lang: {"story-you-informed-chef": "{ $n } { $number }"} for lang in LANGUAGES}
    assert list(check.faults_of_gaps(said)) == [
        f"{lang}: story-you-informed-chef has a gap {{ $number }} that nothing fills" for lang in LANGUAGES
    ]


def test_a_gap_in_a_card_and_in_a_question_is_not_taken_for_a_text_that_is_not_there(spoil: Spoil) -> None:
    spoil(r"^onenight-seer-short = ", "onenight-seer-short = { $who } ")
    spoil(r"^prompt-onenight-seer = ", "prompt-onenight-seer = { $who } ")
    assert found_in_the_seer() == []
    french = entries(vars(check)["source"]("fr"))
    assert list(check.too_long(vars(check)["words"]("fr"), ["prompt-onenight-seer"])) == []
    assert list(check.faults_of_gaps({"fr": french})) == [
        f"fr: {id} has a gap {{ $who }} that nothing fills"
        for id in french
        if id in ("onenight-seer-short", "prompt-onenight-seer")
    ]


def test_a_gap_for_a_part_that_is_never_told(spoil: Spoil, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(r"^story-you-informed-empath = .*", "story-you-informed-empath = { $shown }")
    tale = tale_called("clocktower")
    monkeypatch.setattr(tale.almanac, "printed", ("empath", *tale.almanac.printed))
    monkeypatch.setattr(nights, "declared", lambda tale: [tale.almanac["empath"]])
    monkeypatch.setattr(nights, "setup_with", lambda tale, wanted, lots: tale.set_up(5, tale.suggest(5)))
    told = "story-you-informed-empath says { $shown }, and what is told is in { $n }"
    assert f"fr: {told}" in list(nights.faults_of_nights(tale))


@pytest.mark.parametrize(
    ("tale", "id", "meant"),
    [
        ("clocktower", "clocktower-empaht-ability", ""),
        ("clocktower", "clocktower-ravenkeepr-ability", ": ravenkeeper?"),
        ("clocktower", "call-ravenkeepr", ": ravenkeeper?"),
        ("clocktower", "prompt-clocktower-ravenkeepr", ": ravenkeeper?"),
        ("clocktower", "story-you-informed-ravenkeepr", ": ravenkeeper?"),
        ("onenight", "prompt-onenight-werewolff", ": werewolf?"),
        ("clocktower", "prompt-clocktower-vote", None),
        ("clocktower", "call-minion_info", None),
        ("onenight", "story-you-informed-minions", None),
    ],
)
def test_a_text_of_a_role_there_is_not(tale: str, id: str, meant: str | None) -> None:
    found = list(check.faults_of_strangers(tale_called(tale), [id]))
    assert found == ([] if meant is None else [f"{tale}: {id} is of a role that there is not{meant}"])


def test_a_text_that_one_language_lacks(spoil: Spoil) -> None:
    spoil("^refused-room-full = .*\n", "")
    assert found_in_languages() == ["fr: there is no text refused-room-full"]


# ---- pictures and tests

SEER, ICON = "games/onenight/icons/seer.svg", 'needs icon="..."'


@pytest.mark.parametrize(
    ("icon", "drawn", "fault"),
    [
        ("lantern-flame", "", None),
        ("nobodys", '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', None),
        ("", "", f"seer has a plain icon: its header in wakers.py {ICON}, or draw {SEER}"),
        ("lantern-flam", "", "the icon of seer, lantern-flam, is no sign of ours: lantern-flame?"),
        ("zzz", "", f"the icon of seer, zzz, is no sign of ours: draw {SEER}"),
        ("lantern-flame", "<svg></svg>", f"{SEER} is no picture, or does not say its viewBox"),
    ],
)
def test_a_role_without_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, icon: str, drawn: str, fault: str | None
) -> None:
    monkeypatch.setattr(drawings, "GAMES", tmp_path / "games")
    if drawn:
        file = tmp_path / "games" / "onenight" / "icons" / "seer.svg"
        file.parent.mkdir(parents=True)
        file.write_text(drawn, "utf-8")
    seer = replace(TALE.almanac["seer"], icon=icon)
    found = list(check.faults_of_icon("onenight", seer))
    assert found == ([] if fault is None else [f"onenight: {fault}"])


def test_every_sign_of_the_sprites_is_seen() -> None:
    assert {"crystal-ball", "werewolf"} <= set(drawings.signs())


@pytest.mark.parametrize("sprite", sorted((STATIC / "look").glob("*.svg")), ids=lambda sprite: sprite.stem)
def test_no_sprite_draws_a_sign_twice(sprite: Path) -> None:
    drawn = re.findall(r'<symbol id="([^"]+)"', sprite.read_text(encoding="utf-8"))
    assert drawn or sprite.stem == "favicon"
    assert [sign for sign, often in Counter(drawn).items() if often > 1] == []


def test_a_role_without_a_file_of_tests(tmp_path: Path) -> None:
    file = tmp_path / "tests" / "games" / "onenight" / "roles" / "test_seer.py"
    file.parent.mkdir(parents=True)
    file.write_text("def test_it() -> None: ...", "utf-8")
    assert list(check.fault_of_test("onenight", "seer", tmp_path)) == []
    file.write_text('"""The Seer."""', "utf-8")
    assert list(check.fault_of_test("onenight", "seer", tmp_path)) == [
        "onenight: tests/games/onenight/roles/test_seer.py has no test"
    ]
    file.unlink()
    assert list(check.fault_of_test("onenight", "seer", tmp_path)) == [
        "onenight: seer has no tests/games/onenight/roles/test_seer.py"
    ]


def test_where_there_is_no_checkout_no_tests_are_missed(tmp_path: Path) -> None:
    assert list(check.fault_of_test("onenight", "seer", tmp_path)) == []


def test_every_tale_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """And its roll, and all words: of each tale, of each language."""
    monkeypatch.setattr(check, "faults_of_tale", lambda tale: [f"{tale.id} is looked at"])
    monkeypatch.setattr(check, "faults_of_led", lambda say, *_: [f"the roll in {say.lang}"])
    monkeypatch.setattr(check, "faults_of_languages", lambda sources: [" ".join(sources)])
    monkeypatch.setattr(check, "faults_of_terms", lambda lang, _: [f"the terms in {lang}"])
    monkeypatch.setattr(check, "faults_of_glossary", lambda tale, say, _: [f"{tale.id} in {say.lang}"])
    assert list(check.faults()) == [
        *(f"{tale} is looked at" for tale in TALES),
        *(f"the roll in {lang}" for lang in LANGUAGES),
        " ".join(LANGUAGES),
        *(
            fault
            for lang in LANGUAGES
            for fault in (f"the terms in {lang}", *(f"{tale} in {lang}" for tale in TALES))
        ),
    ]


def test_each_role_of_a_tale_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    of_each = ("fault_of_sheet", "fault_of_line", "faults_of_prompts", "faults_of_texts")
    for name in of_each:
        monkeypatch.setattr(check, name, lambda tale, role, name=name: [f"{role.id}: {name}"])
    monkeypatch.setattr(check, "faults_of_icon", lambda tale, role: [f"{role.id}: icon"])
    monkeypatch.setattr(check, "fault_of_test", lambda tale, role, _: [f"{role}: test"])
    expected = [f"{role}: {what}" for role in TALE.almanac.printed for what in (*of_each, "icon", "test")]
    assert list(check.faults_of_tale(TALE)) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_published_role_has_rules_or_is_told_of(lang: str) -> None:
    assert list(faults_of_led(words(lang), ROLL, almanac)) == []


def test_a_role_that_gets_rules_is_told_of_no_more() -> None:
    ruled = [*almanac.printed, "wizard"]
    faults = list(faults_of_led(words("en"), ROLL, ruled))
    assert faults == [f"en: wizard has rules now: take out {said}-wizard" for said in ("roll", "led")]


def test_a_published_role_without_its_name_on_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    has = check.has
    monkeypatch.setattr(check, "has", lambda say, id: id != "roll-wizard" and has(say, id))
    assert list(faults_of_led(words("fr"), ROLL, almanac)) == ["fr: there is no text roll-wizard"]


def test_a_role_that_loses_its_rules_has_to_be_told_of() -> None:
    faults = list(faults_of_led(words("en"), ROLL, [role for role in almanac.printed if role != "empath"]))
    lacking = ("roll-empath", "led-empath.ability", "led-empath.first", "led-empath.other")
    assert faults == [f"en: there is no text {id}" for id in lacking]


def test_a_question_that_is_too_long_for_a_title_is_named(spoil: Spoil) -> None:
    asked = ("prompt-onenight-seer", "prompt-onenight-robber")
    spoil(r"^prompt-onenight-seer = .*", f"prompt-onenight-seer = {'o' * 37}")
    spoil(r"^prompt-onenight-robber = .*", f"prompt-onenight-robber = {'o' * 36}")
    assert list(check.too_long(Words("fr"), (*asked, "prompt-onenight-seer.note"))) == [
        "fr: prompt-onenight-seer is longer than 36 characters: prompt-onenight-seer.note may say more"
    ]
