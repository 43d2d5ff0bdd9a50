"""Chance from a generator inside the record: the same on every machine, with the compiler on and off.

Two generators share one field. A table's is ChaCha8 (Bernstein, "ChaCha, a variant of Salsa20", 2008) keyed by the
table's 32-byte seed, since nobody may compute the future from what has been dealt. Random play and imagined worlds use
xoshiro128++ (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2021), many times faster and easily
predicted. All arithmetic is on 32-bit words in Int64, so that nothing overflows.

    rng   0: which generator    1-8: key (ChaCha8) or state (xoshiro128++, 1-4)    9: numbers drawn (ChaCha8)
"""

from typing import Annotated, Any

import numpy as np

from paravent.engine.jit import kernel
from paravent.engine.record import Int16, Int64s, Seen

RNG_WORDS = 10
QUICK, KEYED = 0, 1
BY_KEY = -1
"""The seed that `deal` is given when the record's generator has its key already."""

WORD = 0xFFFFFFFF


class Seeded:
    """What every game's state begins with."""

    rng: Annotated[Int64s, RNG_WORDS, Seen.NONE]
    event_count: Annotated[Int16, Seen.RULED]  # events of the last decision; `hide` keeps those for its seat


@kernel
def scramble(word: int) -> int:
    """A 32-bit hash by shifts and sums (Jenkins, "4-byte integer hashing", 2007)."""
    word = (word + 0x7ED55D16 + (word << 12)) & WORD
    word = (word ^ 0xC761C23C ^ (word >> 19)) & WORD
    word = (word + 0x165667B1 + (word << 5)) & WORD
    word = ((word + 0xD3A2646C) ^ (word << 9)) & WORD
    word = (word + 0xFD7046C5 + (word << 3)) & WORD
    return (word ^ 0xB55A4F09 ^ (word >> 16)) & WORD


@kernel
def seed_quick(state: Seeded, seed: int) -> None:
    """Starts the quick generator from any 63-bit number."""
    state.rng[:] = 0
    state.rng[0] = QUICK
    word = scramble((seed >> 32) & WORD)
    for index in range(1, 5):
        word = scramble((word + (seed & WORD) + index) & WORD)
        state.rng[index] = word
    if state.rng[1] + state.rng[2] + state.rng[3] + state.rng[4] == 0:
        state.rng[1] = 1


def seed_keyed(state: Any, key: bytes) -> None:
    """Keys ChaCha8 with 32 bytes."""
    if len(key) != 32:
        raise ValueError(f"expected a key of 32 bytes, got {len(key)}")
    state.rng[:] = 0
    state.rng[0] = KEYED
    state.rng[1:9] = np.frombuffer(key, dtype="<u4").astype(np.int64)


@kernel
def rotate(word: int, bits: int) -> int:
    return ((word << bits) | (word >> (32 - bits))) & WORD


@kernel
def quick_word(state: Seeded) -> int:
    """The next 32 bits of xoshiro128++."""
    first, second = int(state.rng[1]), int(state.rng[2])
    third, fourth = int(state.rng[3]), int(state.rng[4])
    word = (rotate((first + fourth) & WORD, 7) + first) & WORD
    shifted = (second << 9) & WORD
    third ^= first
    fourth ^= second
    state.rng[2] = second ^ third
    state.rng[1] = first ^ fourth
    state.rng[3] = third ^ shifted
    state.rng[4] = rotate(fourth, 11)
    return word


@kernel
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = (a + b) & WORD
    d = rotate(d ^ a, 16)
    c = (c + d) & WORD
    b = rotate(b ^ c, 12)
    a = (a + b) & WORD
    d = rotate(d ^ a, 8)
    c = (c + d) & WORD
    b = rotate(b ^ c, 7)
    return a, b, c, d


@kernel
def keyed_word(state: Seeded) -> int:
    """The first word of the ChaCha8 block numbered by the draws so far: a block a number, as tables draw rarely."""
    c0, c1, c2, c3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    k0, k1, k2, k3 = int(state.rng[1]), int(state.rng[2]), int(state.rng[3]), int(state.rng[4])
    k4, k5, k6, k7 = int(state.rng[5]), int(state.rng[6]), int(state.rng[7]), int(state.rng[8])
    n0, n1, n2, n3 = int(state.rng[9]) & WORD, int(state.rng[9]) >> 32, 0, 0
    for _ in range(4):
        c0, k0, k4, n0 = quarter(c0, k0, k4, n0)
        c1, k1, k5, n1 = quarter(c1, k1, k5, n1)
        c2, k2, k6, n2 = quarter(c2, k2, k6, n2)
        c3, k3, k7, n3 = quarter(c3, k3, k7, n3)
        c0, k1, k6, n3 = quarter(c0, k1, k6, n3)
        c1, k2, k7, n0 = quarter(c1, k2, k7, n0)
        c2, k3, k4, n1 = quarter(c2, k3, k4, n1)
        c3, k0, k5, n2 = quarter(c3, k0, k5, n2)
    state.rng[9] += 1
    return (c0 + 0x61707865) & WORD


@kernel
def word32(state: Seeded) -> int:
    """The next 32 random bits."""
    if state.rng[0] == KEYED:
        return keyed_word(state)
    return quick_word(state)


@kernel
def below(state: Seeded, limit: int) -> int:
    """A number from 0 to limit - 1, exactly uniform (Lemire, "Fast random integer generation in an interval", 2019).

    `limit` is from 1 to 2**31 - 1.
    """
    while True:
        product = word32(state) * limit
        low = product & WORD
        if low >= limit or low >= (WORD + 1 - limit) % limit:
            return product >> 32
