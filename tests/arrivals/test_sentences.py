"""Texts that were brought: in a language of ours, in Fluent, read somewhere, with gaps that are filled."""

from __future__ import annotations

from pathlib import Path

from fabula.almanacs import Brought
from fabula.arrivals import fault_of_test, what_is_left_out
from fabula.arrivals.sentences import faults_of_files, faults_of_messages, said_again


def test_files_that_nobody_reads(tmp_path: Path) -> None:
    lamps = Brought(tmp_path / "lamps", (), (), ())
    for name, text in (
        ("de/onenight-lamps.ftl", "lamp = Lampe"),
        ("en/lights.ftl", "lights-out = Out"),
        ("fr/onenight-lamps.ftl", "# Lampes\nlampe = Lampe\n\nlampe-short Brille"),
    ):
        file = lamps.folder / "text" / name
        file.parent.mkdir(parents=True)
        file.write_text(f"{text}\n", "utf-8")
    assert list(faults_of_files(lamps)) == [
        "lamps: text/de is no language of ours: en, ru, fr",
        "lamps: text/en/lights.ftl is read in no tale: call it TALE-lights.ftl",
        'lamps: text/fr/onenight-lamps.ftl line 4: Expected token: "="',
    ]


def test_what_a_file_says_twice(tmp_path: Path) -> None:
    assert list(said_again("lamp = Lamp\n\n# again\nlamp = Light\nlamps = Lamps\n")) == [
        "line 4: lamp is said in line 1 already"
    ]
    lamps = Brought(tmp_path / "lamps", (), (), ())
    (lamps.folder / "text" / "en").mkdir(parents=True)
    (lamps.folder / "text" / "en" / "onenight-lamps.ftl").write_text("a = A\na = B\n", "utf-8")
    assert list(faults_of_files(lamps)) == [
        "lamps: text/en/onenight-lamps.ftl line 2: a is said in line 1 already"
    ]


def test_a_note_that_one_language_says_all_do(tmp_path: Path) -> None:
    lamps = Brought(tmp_path / "lamps", (), (), ())
    for lang, note in (("en", "    .note = How bright.\n"), ("ru", ""), ("fr", "    .genitive = de la\n")):
        (lamps.folder / "text" / lang).mkdir(parents=True)
        text = f"setting-wick = Wick\n{note}"
        (lamps.folder / "text" / lang / "onenight-lamps.ftl").write_text(text, "utf-8")
    assert list(faults_of_messages(lamps)) == [
        f"{lang}: there is no text setting-wick.note" for lang in ("ru", "fr")
    ]


def test_a_number_that_one_language_does_not_tell(tmp_path: Path) -> None:
    lamps = Brought(tmp_path / "lamps", (), (), ())
    for lang, number in (("en", "{ $n }"), ("ru", ""), ("fr", "{ $n }")):
        (lamps.folder / "text" / lang).mkdir(parents=True)
        text = f"story-you-informed-lamp = Lit: {number}\n"
        (lamps.folder / "text" / lang / "clocktower-lamps.ftl").write_text(text, "utf-8")
    assert "lamps: text/ru: story-you-informed-lamp has to say { $n }, as other languages do" in list(
        faults_of_messages(lamps)
    )


def test_what_is_ours_is_used_as_it_is(tmp_path: Path) -> None:
    lamps = Brought(tmp_path / "lamps", (), (), ())
    for lang in ("en", "ru", "fr"):
        (lamps.folder / "text" / lang).mkdir(parents=True)
        (lamps.folder / "text" / lang / "onenight-lamps.ftl").write_text("side-village = Us\n", "utf-8")
    instead = "which is ours: use it as it is, or call yours otherwise"
    assert list(faults_of_messages(lamps)) == [
        f"lamps: text/{lang} says side-village, {instead}" for lang in ("en", "ru", "fr")
    ]


def test_a_folder_that_brings_nothing(tmp_path: Path) -> None:
    assert what_is_left_out(tmp_path) == "no file declares a role, a script or a tale"
    (tmp_path / "tale.py").write_text("class Hamlet(Tale):\n    pass\n", "utf-8")
    assert what_is_left_out(tmp_path) == "tale.py has no TALE = ...()"


def test_a_file_of_tests_without_one(tmp_path: Path) -> None:
    lamps = Brought(tmp_path / "lamps", (), (), ())
    (lamps.folder / "tests").mkdir(parents=True)
    assert list(fault_of_test(lamps, "lamp")) == ["lamps: lamp has no tests/test_lamp.py"]
    file = lamps.folder / "tests" / "test_lamp.py"
    file.touch()
    assert list(fault_of_test(lamps, "lamp")) == ["lamps: tests/test_lamp.py has no test"]
    file.write_text("def test_it_shines() -> None: ...\n", "utf-8")
    assert list(fault_of_test(lamps, "lamp")) == []
