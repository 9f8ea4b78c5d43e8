"""How Sphinx makes the documentation's site; `./dev docs` starts it."""

from __future__ import annotations

from importlib.metadata import version as version_of
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.highlighting import lexers

SOURCE = Path(__file__).parents[2] / "src" / "fabula"

project = "Fabula"
author = project_copyright = "Fabula's developers"
release = version = version_of("fabula")

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.apidoc"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
root_doc = "index"
exclude_patterns = ["site"]
html_theme = "furo"
html_title = f"Fabula {version}"

# Docstrings are plain sentences, in which `this` is code.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_mock_imports = ["gymnasium", "mcp", "pettingzoo"]  # which the arena has as an extra
autodoc_default_options = {"members": True, "show-inheritance": True}
# What a role, a tale or a study is written with; the layers above serve rooms and pages.
ABOVE = ("rooms", "web", "host", "minds", "__main__.py", "cli", "check.py")
apidoc_modules = [
    {
        "path": str(SOURCE),
        "destination": "api",
        # a function of its package has the name of text/words.py
        "exclude_patterns": [str(SOURCE / name) for name in (*ABOVE, "text/words.py")],
        "separate_modules": True,
        "module_first": True,
    }
]

myst_heading_anchors = 4
suppress_warnings = [
    "myst.header",  # made parts begin with the small headings of one message each
    "ref.python",  # a field may have the name of a type
]
lexers["session"] = lexers["ftl"] = TextLexer()
