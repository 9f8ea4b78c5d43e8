"""Several servers that share the rooms of a database, each a process of its own."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.web.forked import Forked
from tests.web.server import free_port

from fabula.client import Client
from fabula.rooms.wire import messages as m

QUICK = 0.05
LEASE = 1.0


class Nodes:
    """Servers of one database; whoever plays is led to any of those that are there, by lot."""

    def __init__(self, folder: Path, store: str, number: int = 3, seed: int = 1, **told: Any) -> None:
        self.chance = random.Random(seed)
        self.servers = [self._node(folder / f"node{n}", store, told) for n in range(number)]
        self.away: set[int] = set()  # the places of those to which a proxy would send nobody

    def _node(self, folder: Path, store: str, told: dict[str, Any]) -> Forked:
        node = {"lease": LEASE, "node": f"127.0.0.1:{free_port()}", **told}
        hurry = node.pop("hurry", QUICK)
        if node.get("metrics"):
            node["metrics"] = str(free_port())
        return Forked(folder, hurry=hurry, store=store, told=node)

    def __enter__(self) -> Nodes:
        try:
            for server in self.servers:
                server.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for server in self.servers:
            server.__exit__()

    def url(self) -> str:
        """Where the socket of one of those is that are there."""
        there = [server for place, server in enumerate(self.servers) if place not in self.away]
        return self.chance.choice(there or self.servers).url


class Guest(Client):
    """A client that is led to another node each time."""

    nodes: Nodes

    def _address(self, first: m.FirstMessage) -> str:
        self.url = self.nodes.url()
        return super()._address(first)


def guests(nodes: Nodes) -> type[Guest]:
    """Clients of these nodes."""
    return type("GuestOfThese", (Guest,), {"nodes": nodes})


def round_robin(servers: Sequence[Forked]) -> itertools.cycle[str]:
    """Their sockets, one after the other."""
    return itertools.cycle([server.url for server in servers])
