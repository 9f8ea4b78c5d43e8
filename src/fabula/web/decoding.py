"""What is brought to a door: how long it may take, how large it may be, and whether it can be read."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from fabula.core.refusals import Refusal

PATIENCE = 10.0  # seconds for a file to arrive
Read = TypeVar("Read")
CANNOT_BE_READ = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)  # the last: brackets in brackets
UNREADABLE = Refusal("unknown-message")


async def brought(request: Request, most: int) -> bytes | None:
    """What is sent, up to so many bytes and not for ever; None if it is more or does not come."""
    body = b""
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    return None
    except (TimeoutError, ClientDisconnect):
        return None
    return body


def as_wanted(body: bytes | str | None, decoder: msgspec.json.Decoder[Read]) -> Read:
    """What is asked for; Refusal if it did not come or cannot be read."""
    try:
        return decoder.decode(body or b"")
    except CANNOT_BE_READ:
        raise UNREADABLE from None
