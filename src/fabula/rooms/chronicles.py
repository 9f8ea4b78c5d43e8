"""Chronicles: what is kept of evenings for whoever has the link, and how names and games come out of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import NamedTuple

from msgspec.structs import replace

from fabula.core.refusals import Refusal
from fabula.rooms.access.keys import hashed
from fabula.rooms.room.names import in_letters
from fabula.rooms.room.room import Room
from fabula.rooms.storage.chronicle import TITLE, Game, Leaf, Title, read_games, read_title, write
from fabula.rooms.storage.store import Store, Written
from fabula.rooms.turns import Turns

NO_SUCH = "no-such-room"  # a link that is none is answered as a code that is none


class KeptSoFar(NamedTuple):
    """What of a room’s evening its chronicle has: which one that is, and the games as they were written."""

    link: str = ""
    games: Mapping[str, Game] = {}


def noted(room: Room) -> KeptSoFar:
    """What the chronicle has once all that is so far is kept."""
    return KeptSoFar("" if room.chronicle is None else room.chronicle.link, dict(room.evening))


class Book(NamedTuple):
    """A chronicle as it is read: what it is called, and its games, the oldest first."""

    name: str
    games: list[Game]


class Chronicles:
    """All chronicles of a store; in each one thing happens after another."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._turns = Turns()

    # ---- written with the log of a room

    @asynccontextmanager
    async def leaves_of(self, room: Room, before: KeptSoFar) -> AsyncIterator[tuple[Leaf, ...]]:
        """What is to be written of a room’s evening, to be kept before anything else happens there."""
        if room.chronicle is None or before == noted(room):
            yield ()
            return
        link = room.chronicle.link
        async with self._turns.of(hashed(link)):
            title = read_title(await self._store.title(hashed(link)))
            yield tuple(self._leaves(room, link, before, title))

    def _leaves(self, room: Room, link: str, before: KeptSoFar, title: Title | None) -> Iterable[Leaf]:
        assert room.chronicle is not None
        written = before.games if before.link == link else {}
        struck = [] if title is None else title.struck
        if title is None:
            yield self._title(link, Title(room.chronicle.name))
        for game in room.evening.values():
            if written.get(game.id) != game:
                yield _leaf(link, without(game, hashes=struck, link=link))
        for id in written:
            if id not in room.evening:
                yield Leaf(hashed(link), id, self._now(), b"")

    def _title(self, link: str, title: Title) -> Leaf:
        return Leaf(hashed(link), TITLE, self._now(), write(title))

    # ---- for whoever has the link

    async def read(self, link: str) -> Book:
        """A chronicle; Refusal where there is none with this link."""
        leaves = await self._store.chronicle(hashed(link))
        title = _title_of(leaves)  # another node may have written a name that was being taken out
        return Book(title.name, [without(one, hashes=title.struck, link=link) for one in read_games(leaves)])

    async def strike(self, link: str, name: str) -> None:
        """Take a name out of all games, and of all that are to come."""
        async with self._turns.of(hashed(link)):
            leaves = await self._store.chronicle(hashed(link))
            title, gone = _title_of(leaves), hash_of(link, name)
            struck = sorted({*title.struck, gone})
            games = ((game, without(game, hashes=(gone,), link=link)) for game in read_games(leaves))
            changed = [_leaf(link, after) for before, after in games if after != before]
            await self._store.keep_leaves([self._title(link, replace(title, struck=struck)), *changed])

    async def let_in(self, link: str, name: str) -> None:
        """Let a name that was taken out stand in the games that are to come."""
        async with self._turns.of(hashed(link)):
            title = _title_of(await self._store.title(hashed(link)))
            struck = [one for one in title.struck if one != hash_of(link, name)]
            await self._store.keep_leaves([self._title(link, replace(title, struck=struck))])

    async def drop(self, link: str, game: str) -> None:
        """Take one game out."""
        async with self._turns.of(hashed(link)):
            _title_of(await self._store.title(hashed(link)))
            if game != TITLE:
                await self._store.keep_leaves([Leaf(hashed(link), game, self._now(), b"")])

    async def burn(self, link: str) -> None:
        """Forget a chronicle with all that is in it."""
        async with self._turns.of(hashed(link)):
            leaves = await self._store.chronicle(hashed(link))
            _title_of(leaves)
            await self._store.keep_leaves([leaf._replace(entry=b"") for leaf in leaves])


class Keeper:
    """Who writes down what happens in a room, and with it what its chronicle is to have of it."""

    def __init__(self, chronicles: Chronicles, store: Store, room: Room) -> None:
        self._chronicles = chronicles
        self._store = store
        self._room = room
        self._noted = KeptSoFar()

    def has_all(self) -> None:
        """The chronicle has all that there is so far."""
        self._noted = noted(self._room)

    @property
    def link(self) -> str:
        """The link by which anybody of the room finds what is kept; Refusal where nothing is."""
        if self._room.chronicle is None:
            raise Refusal(NO_SUCH)
        return self._room.chronicle.link

    async def keep(self, lines: list[Written]) -> None:
        """Keep these lines of the log, and leaves of the chronicle, in one go."""
        if not self._has_news:
            await self._store.append(lines)
            return
        async with self._chronicles.leaves_of(self._room, self._noted) as leaves:
            lines[-1] = lines[-1]._replace(leaves=leaves)
            await self._store.append(lines)
        self.has_all()

    @property
    def _has_news(self) -> bool:
        """Whether the evening is another one than was kept last, or is kept elsewhere."""
        chronicle = self._room.chronicle
        link = "" if chronicle is None else chronicle.link
        return link != self._noted.link or self._room.evening != self._noted.games


def _title_of(leaves: list[Leaf]) -> Title:
    title = read_title(leaves)
    if title is None:
        raise Refusal(NO_SUCH)
    return title


def _leaf(link: str, game: Game) -> Leaf:
    return Leaf(hashed(link), game.id, game.at + game.length, write(game))


def hash_of(link: str, name: str) -> str:
    """What is kept of a name that is to stand in a chronicle no more."""
    return hashed(f"{link} {in_letters(name)}")


def without(game: Game, *, hashes: Collection[str], link: str) -> Game:
    """The game without the names that have these hashes."""
    if not hashes:
        return game
    players = [
        replace(one, name="") if one.name and hash_of(link, one.name) in hashes else one
        for one in game.players
    ]
    return replace(game, players=players)
