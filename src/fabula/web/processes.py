"""Work in a process of its own that gives way to all rooms: what it is started with, what it prints."""

from __future__ import annotations

import asyncio
import contextlib
import sys

# A tenth of what a room has of a busy processor. The least there is (19) would be next to nothing beside a
# film that plays on the same machine, and who looks at the place of what is reckoned would wait for ever.
NICE = 10


def kind(module: str) -> tuple[str, ...]:
    """A program that gives way before it loads anything, and loads nothing of the folder it is started in."""
    begins = f"import os; getattr(os, 'nice', int)({NICE}); from {module} import main; main()"
    return sys.executable, "-P", "-c", begins


async def printed(program: tuple[str, ...], line: bytes, longest: float) -> bytes:
    """What a process prints that is given a line; it ends with its time, and with whoever waits for it."""
    process = await asyncio.create_subprocess_exec(
        *program, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        async with asyncio.timeout(longest):
            return (await process.communicate(line + b"\n"))[0]
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
