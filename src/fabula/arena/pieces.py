"""A choice, piece by piece: what may come first, what may follow, until the choice is whole.

Options may be very many, as a statement has gaps and each of them much that may stand in it. Piece by piece
there are never more to choose from than players, roles or words. A piece is nothing (`NOTHING`), a number or
a word. What is read are options as the wire has them, so that a game in this process and one in a room
elsewhere are chosen in alike.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from fabula.core.requests import Choice

Piece = int | str
NOTHING = "nothing"  # of all that may be chosen: not to
ENOUGH = "enough"  # where more may follow: no more
NOT = "not"
JOINING = ("and", "or")
EXACTLY, EXACTLY_OF = "exactly", 3
MOST_PARTS = 3  # of a statement that joins others
SIDES = ("good", "evil")  # of which statements about a town speak
KINDS = ("townsfolk", "outsider", "minion", "demon")

Pieces = tuple[Piece, ...]
Way = Generator[Pieces, Piece, Choice]  # offers what may come next, is sent one of it, gives the choice


class Choosing:
    """One choice while it is put together. `offered` is what may come next; nothing once it is whole."""

    def __init__(self, options: Sequence[Any], *, may_pass: bool = False) -> None:
        self.taken: list[Piece] = []
        self.offered: Pieces = ()
        self.choice: Choice = None
        self.is_whole = False
        self._way = way_through(options, may_pass=may_pass)
        self._go_on(lambda: next(self._way))

    def take(self, piece: Piece) -> None:
        """Let this piece come next; what has to follow it comes by itself. ValueError if it may not."""
        if piece not in self.offered:
            raise ValueError(f"{piece!r} is not offered")
        self.taken.append(piece)
        self._go_on(lambda: self._way.send(piece))

    def _go_on(self, step: Callable[[], Pieces]) -> None:
        try:
            self.offered = step()
            while len(self.offered) == 1:
                self.taken.append(only := self.offered[0])
                self.offered = self._way.send(only)
        except StopIteration as whole:
            self.offered, self.choice, self.is_whole = (), whole.value, True


def way_through(options: Sequence[Any], *, may_pass: bool = False) -> Way:
    """The way to one of these options, as the wire shows them; in an open floor one may pass, too."""
    plain = [as_taken(one) for one in options if not has_gaps(one)]
    ways: dict[Piece, list[Callable[[], Way]]] = {}
    for first, start in (start for one in options if has_gaps(one) for start in _starts(one)):
        ways.setdefault(first, []).append(start)
    tree = _tree([*([None] if may_pass else []), *plain])
    first = yield tuple(dict.fromkeys((*tree, *ways)))
    if first in tree:
        return (yield from _down(tree[first]))
    starts = ways[first]
    which = 0 if len(starts) == 1 else (yield tuple(range(len(starts))))
    return (yield from starts[int(which)]())


def as_taken(choice: Any) -> Choice:
    """A choice as it is answered: what came as a list is a tuple."""
    return tuple(map(as_taken, choice)) if isinstance(choice, list | tuple) else choice


def has_gaps(option: Any) -> bool:
    """Whether an option is a pattern, or parts of which a choice is put together."""
    return isinstance(option, Mapping) or (
        isinstance(option, list | tuple) and any(isinstance(part, Mapping) for part in option)
    )


# ---- what is listed


def pieces_of(choice: Choice) -> Iterator[Piece]:
    """A choice in its pieces."""
    if isinstance(choice, tuple):
        for part in choice:
            yield from pieces_of(part)
    else:
        yield NOTHING if choice is None else choice


Tree = dict[Piece, Any]  # what may follow what; at ENOUGH stands the choice


def _tree(choices: Iterable[Choice]) -> Tree:
    tree: Tree = {}
    for choice in choices:
        node = tree
        for piece in pieces_of(choice):
            node = node.setdefault(piece, {})
        node.setdefault(ENOUGH, choice)
    return tree


def _down(node: Tree) -> Way:
    while True:
        piece = ENOUGH if [*node] == [ENOUGH] else (yield tuple(node))
        if piece == ENOUGH:
            return node[ENOUGH]
        node = node[piece]


def _one_of(choices: Iterable[Choice]) -> Way:
    return (yield from _down(_tree(map(as_taken, choices))))


# ---- what is put together


def _starts(option: Any) -> Iterator[tuple[Piece, Callable[[], Way]]]:
    """What may come first in an option with gaps, and the way from there on."""
    if isinstance(option, list | tuple):
        word, *gaps = option
        yield word, partial(_filled, word, gaps)
    elif "subsets" in option:
        yield "some", partial(_subset, option["subsets"], option["of"])
    else:
        for name, way in WAYS.items():
            if name in option:
                yield name, partial(way, option[name])


def _filled(word: str, gaps: Sequence[Any]) -> Way:
    """A statement, gap by gap."""
    said: list[Choice] = [word]
    for gap in gaps:
        if not isinstance(gap, Mapping):
            said.append(as_taken(gap))
        elif "any" in gap:
            said.append((yield from _one_of(gap["any"])))
        else:
            said.append((yield from way_through([gap])))
    return tuple(said)


def _subset(things: Sequence[Any], count: int) -> Way:
    """So many of some things, in their order."""
    taken: list[Choice] = []
    at = 0
    while len(taken) < count:
        left = count - len(taken) - 1
        things_now = [as_taken(one) for one in things[at : len(things) - left]]
        taken.append((yield from _one_of(things_now)))
        at += things_now.index(taken[-1]) + 1
    return tuple(taken)


def _guesses(shape: Mapping[str, Any]) -> Way:
    """One guess or several of who has which role."""
    guesses: list[Choice] = []
    for _ in range(shape["most"]):
        if guesses and (yield (ENOUGH, "is")) == ENOUGH:
            break
        gaps = [{"any": shape["seats"]}, {"any": shape["roles"]}]
        guesses.append((yield from _filled("is", gaps)))
    return tuple(guesses)


def _accused(shape: Mapping[str, Any]) -> Way:
    """Who all of a kind are, seat by seat; at least one."""
    named: list[Choice] = []
    seats = list(shape["seats"])
    while seats:
        seat = yield (*((ENOUGH,) if named else ()), *seats)
        if seat == ENOUGH:
            break
        kind = yield from _one_of(shape["kinds"])
        named.append(("of_kind", seat, kind))
        seats = seats[seats.index(seat) + 1 :]
    return tuple(named)


def _statement(shape: Mapping[str, Any]) -> Way:
    """A statement about the town: plain, the contrary of one, or several that are joined."""
    word = yield (*_plain(shape), NOT, *JOINING, EXACTLY)
    if word not in (*JOINING, EXACTLY):
        return (yield from _part(shape, word))
    said: list[Choice] = [word]
    if word == EXACTLY:
        said.append((yield tuple(range(1, EXACTLY_OF))))
    many = EXACTLY_OF if word == EXACTLY else (yield tuple(range(2, MOST_PARTS + 1)))
    for _ in range(int(many)):
        part = yield (*_plain(shape), NOT)
        said.append((yield from _part(shape, part)))
    return tuple(said)


def _part(shape: Mapping[str, Any], word: Piece) -> Way:
    """A statement of one part that begins with this word."""
    plain = _plain(shape)
    if word != NOT:
        return (yield from _filled(str(word), plain[str(word)]))
    denied = yield tuple(plain)
    return (NOT, (yield from _filled(str(denied), plain[str(denied)])))


def _plain(shape: Mapping[str, Any]) -> dict[str, list[Any]]:
    """What a plain statement may begin with, and the gaps that follow."""
    seats, roles = {"any": shape["seats"]}, {"any": shape["roles"]}
    number = {"any": range(len(shape["seats"]) + 1)}
    many = {"any": [*SIDES, *KINDS]}
    return {
        "is": [seats, roles],
        "of_kind": [seats, {"any": KINDS}],
        "of_side": [seats, {"any": SIDES}],
        "beside": [seats, {"any": [*SIDES, *KINDS, *shape["roles"]]}],
        "in_play": [roles],
        "count": [many, number],
        "living": [many, number],
    }


WAYS: dict[str, Callable[[Any], Way]] = {
    "statement": _statement,
    "guesses": _guesses,
    "accused": _accused,
}
