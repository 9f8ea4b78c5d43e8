"""Where texts stand: a folder for each tale and one for the interface, alike in all languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fabula.games import TALES
from fabula.text import (
    FOLDER,
    LANGUAGES,
    ON_DEMAND,
    source,
    source_for_pages,
    source_of_calls,
    source_of_lobby,
    source_of_tale,
    source_of_ways,
    source_on_demand,
    words,
)
from fabula.text.brought import INTERFACE, Shelf, entries, messages, place_of
from fabula.text.words import BROUGHT, ON_EVERY_PAGE, WITH_ANY_TALE, _own, is_of_tale

HERE = {
    lang: sorted(place_of(file, FOLDER / lang) for file in (FOLDER / lang).rglob("*.ftl"))
    for lang in LANGUAGES
}
ALWAYS = [f"{INTERFACE}/{name}" for name in (*ON_EVERY_PAGE, *WITH_ANY_TALE)]


def misplaced(places: list[str]) -> list[str]:
    """Files in no folder of a tale and not in the interface's."""
    return [place for place in places if place.split("/")[0] not in (INTERFACE, *TALES)]


def unread(places: list[str]) -> list[str]:
    """Files that no page is ever sent, besides those for a terminal and for who plays by text."""
    read = (f"{INTERFACE}/{name}" for name in ("arena", "serve", "tool"))
    sent = {*ALWAYS, *ON_DEMAND.values(), *read}
    return [
        place for place in places if place not in sent and not any(is_of_tale(tale, place) for tale in TALES)
    ]


def test_each_text_stands_in_the_folder_of_what_it_is_about() -> None:
    assert misplaced(HERE["en"]) == []
    assert misplaced(["odds/ends", "clocktower/story"]) == ["odds/ends"]


def test_all_languages_have_the_same_files() -> None:
    assert HERE["ru"] == HERE["fr"] == HERE["en"]


def test_each_text_is_read_somewhere() -> None:
    assert unread(HERE["en"]) == []
    assert unread(["interface/lost", "interface/path", "onenight/tale"]) == ["interface/lost"]


def test_no_text_is_read_twice() -> None:
    by_name = [*ON_DEMAND.values(), *ALWAYS]
    assert len(by_name) == len({*by_name})
    assert [
        place for place in HERE["en"] for tale in TALES if is_of_tale(tale, place) and place in by_name
    ] == []


@pytest.mark.parametrize(
    ("file", "place"),
    [
        ("clocktower/harbour.ftl", "clocktower/harbour"),
        ("clocktower-harbour.ftl", "clocktower/harbour"),
        ("clocktower-harbour-evil.ftl", "clocktower/harbour-evil"),
        ("ferry.ftl", "ferry/tale"),
        ("ferry/tale.ftl", "ferry/tale"),
        ("tales.ftl", "interface/tales"),
        ("interface/tales.ftl", "interface/tales"),
    ],
)
def test_texts_of_others_are_found_with_and_without_folders(file: str, place: str, tmp_path: Path) -> None:
    written = tmp_path / "en" / file
    written.parent.mkdir(parents=True)
    written.write_text("ahoy = Ahoy\n", encoding="utf-8")
    assert place_of(written, tmp_path / "en") == place
    assert [*messages(tmp_path / "en", place.__eq__)] == ["ahoy"]
    shelf = Shelf(*LANGUAGES)
    shelf.folders.append(tmp_path)
    assert shelf.texts("fr", place.__eq__).strip() == "ahoy = Ahoy"
    assert shelf.texts("fr", "clocktower/tale".__eq__) == ""


def test_what_is_read_only_where_it_is_asked_for_may_stand_beside_a_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = (
        "clocktower-owl = Owl\nclocktower-owl-play = Watch.\nclocktower-owl-play-2 = Hoot.\ncall-owl = Nod."
    )
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "clocktower-owls.ftl").write_text(card, encoding="utf-8")
    known = (source, source_of_tale, source_of_ways, source_of_calls, words, _own)
    monkeypatch.setattr(BROUGHT, "folders", [tmp_path])
    for one in known:
        one.cache_clear()
    parts = (source_of_tale("fr", "clocktower"), source_of_ways("fr", "clocktower"), source_of_calls("fr"))
    there = [[id for id in entries(part) if "owl" in id] for part in parts]
    assert there == [["clocktower-owl", "clocktower-owl-play"], ["clocktower-owl-play-2"], ["call-owl"]]
    assert words("fr").say("call-owl") == "Nod."
    monkeypatch.undo()
    for one in known:
        one.cache_clear()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_sent_are_messages_alone(lang: str) -> None:
    sent = [source_for_pages(lang), source_of_calls(lang), *(source_of_lobby(lang, tale) for tale in TALES)]
    sent += [source_on_demand(lang, name) for name in ON_DEMAND]
    assert [part[:40] for part in sent if not part or re.search(r"^#|^$\n", part, re.MULTILINE)] == []
