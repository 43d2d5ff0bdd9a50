"""How often somebody may ask: a bucket of so many requests, refilled steadily."""

import time
from collections import OrderedDict

MOST_BUCKETS = 20_000


class Bucket:
    """Holds up to `most` requests and gains `rate` a second."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def allows(self) -> bool:
        """Takes one out; False when there is none left."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limit:
    """A bucket for each address; those not seen for the longest time are forgotten."""

    def __init__(self, a_minute: float) -> None:
        self.a_minute = a_minute
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.buckets.popitem(last=False)
            bucket = self.buckets[address] = Bucket(self.a_minute / 60, self.a_minute / 2)
        self.buckets.move_to_end(address)
        return bucket.allows()
