"""Makes sure that there is a Chromium for the browser tests, and prints which.

Taken in this order: what PARAVENT_CHROMIUM names, a Chromium or Chrome on the path, Playwright's own, Debian's package
(as root), a download by Playwright.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OWN_PATH = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def present() -> str | None:
    """The Chromium that is already here."""
    named = os.environ.get("PARAVENT_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((found for name in NAMES if (found := shutil.which(name))), None) or playwrights_own()


def playwrights_own() -> str | None:
    """The Chromium that Playwright downloaded earlier; asked in a process of its own, as tests may be using it."""
    asked = subprocess.run([sys.executable, "-c", OWN_PATH], capture_output=True, text=True, check=True)
    path = asked.stdout.strip()
    return path if Path(path).is_file() else None


def from_debian() -> None:
    """Installs Debian's package; output goes to the terminal."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print("Installing Chromium with apt-get …", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *words], env=environment, stdin=subprocess.DEVNULL, check=False)


def from_playwright() -> None:
    """Has Playwright download its own."""
    print("Installing Chromium with Playwright …", flush=True)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> None:
    """Looks, installs, looks again."""
    found = present()
    for install in (from_debian, from_playwright):
        if not found:
            install()
            found = present()
    if found:
        print(f"Chromium: {found}")
        return
    sys.exit(
        "The browser tests need a Chromium, and none could be installed. Install the package chromium (or Google\n"
        "Chrome) with your system's package manager, or name one: PARAVENT_CHROMIUM=/path/to/chrome make test"
    )


if __name__ == "__main__":
    main()
