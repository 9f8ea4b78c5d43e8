"""Almanacs besides ours: a folder or an installed package brings roles, scripts and whole tales.

What it brings is code, and is trusted as the server itself is. Only whoever starts Fabula names one, by an
option, by a variable of the environment or by installing it; nothing that a visitor sends can.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import module_from_spec, spec_from_file_location
from itertools import chain
from pathlib import Path
from types import ModuleType

from fabula.complaints import complaint_of, place_of
from fabula.core.tale import Tale
from fabula.games import TALES
from fabula.text import bring, is_own

VARIABLE = "FABULA_ALMANAC"  # folders, as those of PATH are written; processes of our own find them there
GROUPS = ("fabula.roles", "fabula.tales")  # the entry points of installed packages
_ID = re.compile(r"[a-z][a-z0-9_]*\Z", re.ASCII)
_APART = re.compile(r"_|test_|conftest$")  # files that declare nothing


class Unopened(Exception):
    """An almanac cannot be opened; the message says why in one line."""


@dataclass(frozen=True)
class Brought:
    """What one almanac has brought: roles and scripts, each with its tale, and the tales that are its own."""

    folder: Path
    roles: tuple[tuple[str, str], ...]
    tales: tuple[str, ...]
    scripts: tuple[tuple[str, str, tuple[str, ...]], ...]

    @property
    def name(self) -> str:
        """The name of its folder."""
        return self.folder.name


OPENED: dict[Path, Brought] = {}
UNOPENED: dict[Path, str] = {}  # why a folder could not be opened


def open_all(folders: Iterable[Path] = ()) -> None:
    """Open what is installed, what the environment names, and these folders."""
    installed = entry_points()  # all packages are looked through for them
    for entry in dict.fromkeys(one.module for group in GROUPS for one in installed.select(group=group)):
        open_package(entry)
    named = [Path(one) for one in os.environ.get(VARIABLE, "").split(os.pathsep) if one]
    every = dict.fromkeys(one.resolve() for one in (*named, *folders))
    for folder in every:
        open_folder(folder)
    if every:
        os.environ[VARIABLE] = os.pathsep.join(map(str, every))


def sources_for(tale: str) -> list[Path]:
    """The files of all that was brought for a tale: they are among the rules by which it is told."""
    folders = [one.folder for one in OPENED.values() if tale in one.tales or tale in dict(one.roles)]
    return [file for folder in folders for file in sorted(folder.glob("*.py"))]


def digest_of_sources(tale: str, folders: Iterable[str]) -> str:
    """What these folders of ours say, and what was brought for a tale, in twelve signs."""
    digest = blake2b(digest_size=6)
    ours = (_files_in(files("fabula").joinpath(folder)) for folder in folders)
    for file in (*chain.from_iterable(ours), *sources_for(tale)):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _files_in(folder: Traversable) -> Iterator[Traversable]:
    if not folder.is_dir():  # of a tale that was brought
        return
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            yield from _files_in(entry)
        elif entry.name.endswith(".py"):
            yield entry


def open_folder(folder: Path) -> Brought:
    """Open the almanac in a folder, once; one that could not be opened says why each time it is tried."""
    folder = folder.resolve()
    if folder in UNOPENED:  # half of it may lie in our almanacs already, and would be declared twice
        raise Unopened(UNOPENED[folder])
    if folder not in OPENED:
        if not folder.is_dir():
            raise Unopened(f"{folder}: there is no such folder")
        name = f"almanac_{re.sub(r'[^0-9a-zA-Z]', '_', folder.name)}"
        try:
            OPENED[folder] = _opened(str(folder), lambda: _package_in(folder, name))
        except Unopened as error:
            UNOPENED[folder] = str(error)
            raise
    return OPENED[folder]


def open_package(name: str) -> Brought:
    """Open the almanac of an installed package, once."""
    known = next((one for one in OPENED.values() if one.folder == _place_of(sys.modules.get(name))), None)
    if known is None:
        known = _opened(name, lambda: importlib.import_module(name))
        OPENED[known.folder] = known
    return known


def _opened(what: str, load: Callable[[], ModuleType]) -> Brought:
    before = {tale.id: (tale.almanac.brought, _named(tale)) for tale in TALES.values()}
    try:
        with _open_books():
            package = load()
            chapters = [*_chapters_of(package)]
        tales = [*_tales_in(chapters)]
    except Unopened:
        raise
    except Exception as error:
        raise Unopened(f"{what}: {place_of(Path(what), error)}: {complaint_of(error)}") from error
    folder = _place_of(package)
    assert folder is not None
    for tale in tales:
        TALES[tale.id] = tale
    roles = [
        (id, role)
        for id, (known, _) in before.items()
        for role in TALES[id].almanac.brought
        if role not in known
    ]
    scripts = [
        (id, name, roles_of)
        for id, (_, known) in before.items()
        for name, roles_of in _named(TALES[id]).items()
        if name not in known
    ]
    roles += [(tale.id, role) for tale in tales for role in tale.almanac.printed]
    _check_ids(what, [*(role for _, role in roles), *(tale.id for tale in tales)])
    for tale in TALES.values():
        type(tale).welcome()
    bring(folder / "text")
    return Brought(folder, tuple(roles), tuple(tale.id for tale in tales), tuple(scripts))


def _named(tale: Tale) -> Mapping[str, tuple[str, ...]]:
    return {} if tale.scripts is None else tale.scripts.named


@contextmanager
def _open_books() -> Iterator[None]:
    """Meanwhile roles may be declared that no book prints."""
    for tale in TALES.values():
        tale.almanac.is_open = True
    try:
        yield
    finally:
        for tale in TALES.values():
            tale.almanac.is_open = False


def _package_in(folder: Path, name: str) -> ModuleType:
    """A folder as a package, so that its files may import one another: `from .lights import glow`."""
    own = folder / "__init__.py"
    if own.is_file():
        spec = spec_from_file_location(name, own, submodule_search_locations=[str(folder)])
    else:
        spec = ModuleSpec(name, None, is_package=True)
        spec.submodule_search_locations = [str(folder)]
    assert spec is not None
    package = sys.modules[name] = module_from_spec(spec)
    if spec.loader is not None:
        spec.loader.exec_module(package)
    return package


def _chapters_of(package: ModuleType) -> Iterator[ModuleType]:
    """The package and each of its files, in the order of their names."""
    yield package
    for place in map(Path, package.__path__):
        for file in sorted(place.glob("*.py")):
            if not _APART.match(file.stem):
                yield importlib.import_module(f"{package.__name__}.{file.stem}")


def _tales_in(chapters: Iterable[ModuleType]) -> Iterator[Tale]:
    """The tales that stand in these files, each once: `TALE = Hamlet()`."""
    found = [value for module in chapters for value in vars(module).values() if isinstance(value, Tale)]
    for tale in dict.fromkeys(found):
        if tale.id in TALES and TALES[tale.id] is not tale:
            raise Unopened(f"{tale.id}: there is a tale of this name")
        if tale.id not in TALES:
            yield tale


def _check_ids(what: str, ids: Iterable[str]) -> None:
    for id in ids:
        if not _ID.match(id) or is_own(id):
            raise Unopened(f"{what}: {id!r} can be no id: small letters, figures and _, a letter first")


def _place_of(package: ModuleType | None) -> Path | None:
    """The folder in which a package lies."""
    return Path(next(iter(package.__path__))).resolve() if package is not None else None
