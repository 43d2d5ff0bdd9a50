"""Checks the sentences of all languages: the same messages with the same facts everywhere, nothing unreadable."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "de", "hu", "fr")
FOLDERS = ("src/paravent/**/words", "web/src/**/words")


def folders() -> Iterator[Path]:
    """Every folder of sentences, of the package and of the client."""
    for pattern in FOLDERS:
        for folder in sorted(ROOT.glob(pattern)):
            if folder.is_dir() and any(folder.glob("*.ftl")):
                yield folder


def facts(node: Any) -> Iterator[str]:
    """The variables that a message uses, at any depth."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from facts(value)
    elif isinstance(node, list):
        for value in node:
            yield from facts(value)


def messages(path: Path) -> dict[str, frozenset[str]]:
    """The ids of a file with the variables each uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.relative_to(ROOT)}: unreadable: {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"{path.relative_to(ROOT)}: {entry.id.name} stands there twice")
            found[entry.id.name] = frozenset(facts(entry))
    return found


def problems(folder: Path) -> Iterator[str]:
    """What is wrong in a folder. A language may leave a variable out, but bring in none that English lacks."""
    try:
        languages = {language: messages(folder / f"{language}.ftl") for language in LANGUAGES}
    except (OSError, ValueError) as error:
        yield str(error)
        return
    every = set().union(*languages.values())
    known = {key: frozenset().union(*(found.get(key, frozenset()) for found in languages.values())) for key in every}
    for language, found in languages.items():
        where = f"{folder.relative_to(ROOT)}/{language}.ftl"
        yield from (f"{where}: {key} is missing" for key in sorted(every - found.keys()))
    english = languages["en"]
    for key in sorted(english):
        extra = known[key] - english[key] - {"you", "who"}
        if extra:
            yield f"{folder.relative_to(ROOT)}: {key} uses {', '.join(sorted(extra))}, but not in English"


def main() -> None:
    """Prints what is wrong; the exit code says whether anything is."""
    found = [problem for folder in folders() for problem in problems(folder)]
    print("\n".join(found) or f"Sentences: {sum(1 for _ in folders())} folders, the same messages in four languages.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
