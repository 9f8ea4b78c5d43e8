"""Texts of almanacs besides ours: files named as ours, in a folder for each language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).parent
INTERFACE = "interface"  # the folder of what is said whatever is played; each tale has one of its own name
TALE = "tale"  # the file of a tale's folder that has what belongs in no other
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_ID = re.compile(r"-?[a-zA-Z][\w-]*")


class Shelf:
    """The folders of texts that were brought. What is not said in a language is said in another."""

    def __init__(self, *languages: str) -> None:
        self.folders: list[Path] = []
        self._languages = languages

    def texts(self, lang: str, is_wanted: Callable[[str], bool]) -> str:
        """What stands in the wanted files, each message in this language or in the first that has it."""
        return "".join(text for folder in self.folders for text in self._of(folder, lang, is_wanted))

    def _of(self, folder: Path, lang: str, is_wanted: Callable[[str], bool]) -> list[str]:
        said: dict[str, str] = {}
        for one in dict.fromkeys((lang, *self._languages)):
            for id, text in messages(folder / one, is_wanted).items():
                said.setdefault(id, text)
        return [f"\n{text}" for text in said.values()]


def messages(folder: Path, is_wanted: Callable[[str], bool] = lambda _: True) -> dict[str, str]:
    """The messages of the wanted files of one language's folder, by their ids."""
    files = [file for file in sorted(folder.rglob("*.ftl")) if is_wanted(place_of(file, folder))]
    return {id: entry for file in files for id, entry in messages_in(file).items()}


def messages_in(file: Path) -> dict[str, str]:
    """The messages of one file, by their ids."""
    return entries(file.read_text(encoding="utf-8"))


def entries(told: str) -> dict[str, str]:
    """The messages of a Fluent source by their ids, unread; of two with one id the first, as Fluent does.

    Comments and blank lines between them are left out: a page has to be sent neither.
    """
    said: dict[str, str] = {}
    for entry in _ENTRY.split(_COMMENT.sub("", told)):
        if id := _ID.match(entry):
            said.setdefault(id[0], f"{entry.rstrip()}\n")
    return said


def place_of(file: Path, folder: Path) -> str:
    """Where among the texts of a language a file stands: `ferry/crew`, `interface/tales`.

    An almanac besides ours may do without folders: `ferry-crew`, `tales`, and `ferry` for `ferry/tale`.
    """
    place = file.relative_to(folder).with_suffix("").as_posix()
    if "/" in place:
        return place
    if (FOLDER / "en" / INTERFACE / file.name).is_file():
        return f"{INTERFACE}/{place}"
    tale, _, name = place.partition("-")
    return f"{tale}/{name or TALE}"
