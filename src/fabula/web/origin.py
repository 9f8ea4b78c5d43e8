"""Whether a request comes from a page of this server."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit


def is_from_here(headers: Mapping[str, str]) -> bool:
    """Whether the page that calls was served by this host; programs send no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")
