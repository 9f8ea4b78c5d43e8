"""Whether a request comes from a page of this server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit


def is_from_here(headers: Mapping[str, str]) -> bool:
    """Whether the page that calls was served by this host; programs send no origin."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # what has brackets and no address between them
        return False


def is_named(host: str, names: Iterable[str]) -> bool:
    """Whether a server is called by an address, a name of the local network, or one of its own.

    Any other name may be a stranger's that leads here, so that a stranger's page may read what is here.
    """
    name = host.lower()
    name = name[1:].partition("]")[0] if name.startswith("[") else name.partition(":")[0]
    name = name.removesuffix(".")
    with suppress(ValueError):
        return bool(ip_address(name.partition("%")[0]))
    is_local = "." not in name or name.endswith((".local", ".localhost"))
    return is_local or name in {one.lower().removesuffix(".") for one in names}
