"""What a bare connection hears, message by message."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from typing import Any
from weakref import WeakKeyDictionary

from websockets.asyncio.client import ClientConnection

_unread: WeakKeyDictionary[ClientConnection, deque[dict[str, Any]]] = WeakKeyDictionary()


async def heard(line: ClientConnection) -> dict[str, Any]:
    """The next message; several may have come in one frame."""
    ready = _unread.setdefault(line, deque())
    async with asyncio.timeout(5):
        while not ready:
            ready.extend(json.loads(await line.recv()))
    return ready.popleft()
