"""What the process has read already from which tests' servers are forked."""

from __future__ import annotations

import gc
import os

import uvicorn
from starlette.applications import Starlette
from tests.web.page import PAGE

from fabula.minds import read_ahead
from fabula.web.clocktower.scripts import called
from fabula.web.pages import STATIC, Page, Pages
from fabula.web.serve import serve
from fabula.web.told import all_told

__all__ = ["serve"]

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a process with threads is forked at its own risk
read_ahead("clocktower")  # a server does where a bot sits down: a quarter of a second
called()  # the words of all languages, and the names of all roles in them
# What is compressed here is compressed for every server: the client's files, and the texts of the page.
for root in {STATIC, PAGE}:
    files = Pages(root)
    for file in root.rglob("*"):
        files.page(file.relative_to(root).as_posix())
for content in all_told():
    Page(content, "text/plain")
# What a server reads only when it is about to run.
of_a_server = uvicorn.Config(Starlette(), ws="websockets-sansio", log_config=None)
of_a_server.load()
of_a_server.get_loop_factory()
# A server looks through all there is for garbage once: what is here already it need not look at, nor copy.
gc.collect()
gc.freeze()
