"""A server for the browser tests: bots answer at once, nobody is held back by rate limits."""

import sys
from pathlib import Path

from paravent.server.run import serve
from paravent.server.settings import Settings


def main() -> None:
    """Serves the data of a folder on a port (0: any), and prints the address once it answers."""
    port, data = int(sys.argv[1]), Path(sys.argv[2])
    settings = Settings(port=port, data=data, rate_limits=False, bot_pace=0.0, bot_pace_alone=0.2, bot_threads=1)
    serve(settings, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
