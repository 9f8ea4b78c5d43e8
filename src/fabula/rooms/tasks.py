"""Tasks that go on for ever, and their end."""

from __future__ import annotations

import asyncio


async def ended(task: asyncio.Task[None] | None) -> None:
    """End what would go on for ever, and wait until it has; where there is no task nothing is done."""
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
