"""A text that is not there is named in one line, with the file in which those most like it stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabula.check import neighbours_of
from fabula.games import TALES
from fabula.omissions import file_for, likeness, said_in, told_with_files
from fabula.text import FOLDER

LACKING = [f"{lang}: there is no text onenight-owl-play" for lang in ("en", "fr")]


def told(faults: list[str], texts: Path) -> list[str]:
    return list(told_with_files(faults, "owls", texts, "onenight-owls.ftl", ("wood",)))


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """Texts of one almanac: of a tale of its own in a folder, and of a role of ours beside it."""
    files = {"en/wood/tale.ftl": "side-owls = Owls", "en/onenight-owls.ftl": "onenight-owl = Owl"}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"{text}\n", "utf-8")
    return tmp_path


def test_what_several_languages_lack_is_one_line_with_its_file(texts: Path) -> None:
    line = "owls: onenight-owl-play is not said in text/en, text/fr: write it into onenight-owls.ftl"
    assert told(LACKING, texts) == [line]
    assert told(["ru: there is no text side-mice"], texts)[0].endswith("text/ru: write it into wood/tale.ftl")


def test_without_a_file_the_first_one_is_named(tmp_path: Path) -> None:
    assert told(LACKING, tmp_path)[0].endswith("write it into onenight-owls.ftl")


def test_the_name_of_a_tale_stands_where_every_page_reads_it(texts: Path) -> None:
    assert told(["en: there is no text wood.note"], texts)[0].endswith("write it into tales.ftl")


def test_other_faults_stay_as_they_are_and_are_told_once(texts: Path) -> None:
    assert told(["owl has no icon", "owl has no icon"], texts) == ["owl has no icon"]


def test_our_own_texts_are_found_in_the_folder_of_their_tale() -> None:
    faults = ["ru: there is no text clocktower-empath-advice"]
    line = next(told_with_files(faults, "fabula", FOLDER, "none.ftl"))
    assert line.endswith("is not said in text/ru: write it into clocktower/trouble-brewing-good.ftl")


def test_what_no_language_says_stands_where_its_neighbours_do(texts: Path) -> None:
    (texts / "en" / "birds.ftl").write_text("prompt-onenight-tit = Where to?\n", "utf-8")
    (texts / "en" / "colour.ftl").write_text("prompt-onenight-oak = Which one?\n", "utf-8")
    files = list(said_in(texts))
    assert file_for(files, "prompt-onenight-oat", "none.ftl") == "colour.ftl"
    beside = ["prompt-onenight-robin", "prompt-onenight-tit"]
    assert file_for(files, "prompt-onenight-oat", "none.ftl", lambda id: beside) == "birds.ftl"


def test_the_names_of_tales_have_no_cards_beside_them(texts: Path) -> None:
    (texts / "en" / "tales.ftl").write_text("wood = The wood\nwood-mouse = Mouse\n", "utf-8")
    assert file_for(said_in(texts), "wood-mice", "none.ftl") != "tales.ftl"


@pytest.mark.parametrize(
    ("id", "file"),
    [
        ("prompt-clocktower-lamplighter", "clocktower/trouble-brewing-good.ftl"),
        ("clocktower-lamplighter-short", "clocktower/trouble-brewing-good.ftl"),
        ("clocktower-lamplighter-play-2", "clocktower/trouble-brewing-good.ftl"),
        ("call-lamplighter", "clocktower/trouble-brewing-good.ftl"),
    ],
)
def test_a_role_of_ours_is_written_of_where_those_beside_it_in_print_are(
    monkeypatch: pytest.MonkeyPatch, id: str, file: str
) -> None:
    almanac = TALES["clocktower"].almanac
    first, *others = almanac.printed
    monkeypatch.setattr(almanac, "printed", (first, "lamplighter", *others))
    monkeypatch.setitem(almanac.kind_of, "lamplighter", almanac.kind_of[first])
    assert file_for(said_in(FOLDER), id, "none.ftl", neighbours_of) == file


def test_likeness_counts_equal_characters_from_the_front() -> None:
    assert [likeness("owl", "owl"), likeness("owl", "own"), likeness("owl", "cow")] == [3, 2, 0]
