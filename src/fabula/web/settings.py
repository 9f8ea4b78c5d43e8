"""The settings of a server: where it listens, where it keeps rooms, how whoever runs it looks into it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - phones in the same network are the point
FOLDER = Path("fabula-rooms")


@dataclass(frozen=True)
class Settings:
    """What `fabula serve` was told; `hurry` shortens all clocks, for tests."""

    host: str = ANYWHERE[0]
    port: int = 8000
    folder: Path = FOLDER
    store: str | None = None  # the address of a database, where rooms are not kept in the folder
    node: str | None = None  # where other servers of that database reach this one
    lease: float = 2.0  # s; a node that was silent for longer may lose its rooms
    names: tuple[str, ...] = ()  # it answers to these besides addresses
    proxies: str | None = None  # who is believed where a visitor comes from
    open_browser: bool = True
    hurry: float = 1.0
    metrics: str | None = None  # where numbers are told: a port of this machine, or an address with a port
    drain: float = 0.0  # s; so long after SIGTERM a server says that it leaves, and still serves
    json_logs: bool = False
    keep: int = 7  # days; a room not used for longer is set aside, and forgotten after as many more
