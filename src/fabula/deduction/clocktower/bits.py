"""Large numbers whose bits are deals: pieces joined to one, spans of one cut out."""

from __future__ import annotations

Spans = tuple[tuple[int, int], ...]  # from one number to another, in whole bytes
Pieces = list[tuple[int, int]]  # bits, and at which number they begin
FEW_PIECES = 4  # are joined soonest one after the other


def joined(pieces: Pieces) -> int:
    """Bits that begin at these places, as one number: neighbours first, so that none is copied often."""
    while len(pieces) > FEW_PIECES:
        pairs = zip(pieces[::2], pieces[1::2], strict=False)
        odd = pieces[-1:] if len(pieces) % 2 else []
        pieces = [(low, one | other << at - low) for (low, one), (at, other) in pairs] + odd
    found = 0
    for at, bits in pieces:
        found |= bits << at
    return found


def gathered(bits: int, spans: Spans, data: bytes | None = None) -> int:
    """The bits of these spans, side by side; the same bits may be given as bytes."""
    if len(spans) == 1:
        low, high = spans[0]
        some = bits >> low if low else bits  # each step copies all
        return some & (1 << high - low) - 1 if some.bit_length() > high - low else some
    if data is None:
        data = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
    # what lies beyond its end is nothing, and comes last
    return int.from_bytes(b"".join([data[low // 8 : high // 8] for low, high in spans]), "little")


def spans_around(some: int, total: int, size: int) -> Spans:
    """The spans of this size in which some bits are, neighbours as one; the last may reach beyond all."""
    bytes_ = size // 8
    data = some.to_bytes((some.bit_length() + 7) // 8, "little")
    nothing, spans = bytes(bytes_), list[tuple[int, int]]()
    for place in range(0, len(data), bytes_):
        part = data[place : place + bytes_]
        if part == nothing[: len(part)]:
            continue
        low, high = 8 * place, min(8 * (place + bytes_), -(-total // 8) * 8)
        if spans and spans[-1][1] == low:
            low = spans.pop()[0]
        spans.append((low, high))
    return tuple(spans)
