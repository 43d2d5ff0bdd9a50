"""A server in a process of its own: `python -m tests.server.serving FOLDER [DATABASE]` prints its address."""

import sys
from pathlib import Path

from paravent.server.run import serve
from paravent.server.settings import Settings
from tests.server.house import RandomBots


def main() -> None:
    folder, *database = sys.argv[1:]
    settings = Settings(
        data=Path(folder),
        port=0,
        database=database[0] if database else None,
        rate_limits=False,
        bot_pace=0.0,
        bot_pace_alone=0.0,
    )
    serve(settings, lambda address: print(address, flush=True), RandomBots())


if __name__ == "__main__":
    main()
