"""Who plays the games: this process, others on this machine, or a Ray cluster. Rows come in whatever order."""

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children, get_context
from typing import Any

from paravent.bots.entrants import LOADED, maker_of, read_entrant
from paravent.bots.ladder.fixtures import Fixture, Ladder
from paravent.bots.ladder.games import Row, play
from paravent.bots.refusals import refused

Crew = Callable[[Ladder, Iterable[Fixture]], Iterator[Row]]
"""Plays games."""


def here(ladder: Ladder, planned: Iterable[Fixture]) -> Iterator[Row]:
    """One after the other."""
    for fixture in planned:
        yield play(ladder, fixture)


def workers(count: int) -> Crew:
    """That many processes of this machine."""
    return here if count == 1 else partial(in_processes, count)


def in_processes(count: int, ladder: Ladder, planned: Iterable[Fixture]) -> Iterator[Row]:
    """Raises `Refusal` (`worker-lost`) where a bot takes its process down. When it is left early nobody plays on."""
    others = set(active_children())
    with ProcessPoolExecutor(count, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            for done in as_completed([pool.submit(play, ladder, fixture) for fixture in planned]):
                yield done.result()
        except BrokenProcessPool as error:
            raise refused("worker-lost", bots=", ".join(ladder.entrants)) from error
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(active_children()) - others:
                process.terminate()
            raise


def cluster(address: str) -> Crew:
    """A Ray cluster; `local` starts one on this machine. Raises `Refusal` (`no-ray`)."""
    try:
        import ray  # noqa: F401
    except ImportError:
        raise refused("no-ray") from None
    return partial(on_ray, address)


def on_ray(address: str, ladder: Ladder, planned: Iterable[Fixture]) -> Iterator[Row]:
    """Users' bots travel with the work: the cluster needs Paravent, not their modules."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    own = {entrant.who: maker_of(entrant.who) for entrant in map(read_entrant, ladder.entrants) if entrant.is_own}
    for maker in own.values():
        by_value: Any = ray.cloudpickle.register_pickle_by_value
        by_value(sys.modules[maker.__module__])
    ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    try:
        shared, remote = ray.put((ladder, own)), ray.remote(play_travelled)
        waiting = [remote.remote(shared, fixture) for fixture in planned]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def play_travelled(shared: tuple[Ladder, dict[str, Any]], fixture: Fixture) -> Row:
    """A game on another machine."""
    ladder, own = shared
    LOADED.update(own)
    return play(ladder, fixture)
