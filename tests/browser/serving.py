"""A server for the browser tests: compiled before it answers, bots at once, who is away soon missed, no rate limits."""

import sys
from pathlib import Path

from paravent.bots import warm
from paravent.server.run import serve
from paravent.server.settings import Settings


def main() -> None:
    """Serves the data and the client of two folders on a port (0: any), and prints the address once it answers."""
    port, data, client = int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
    settings = Settings(
        port=port,
        data=data,
        client=client,
        rate_limits=False,
        bot_pace=0.0,
        bot_pace_alone=0.2,
        bot_threads=1,
        absent_after=1.0,
    )
    warm.compile_all()
    serve(settings, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
