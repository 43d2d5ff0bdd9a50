from typing import Annotated, Any

import numpy as np
import pytest

from paravent.engine.generator import Seeded, below, quick_word, seed_keyed, seed_quick, word32
from paravent.engine.record import Int8, Seen, blank, dtype_of
from tests.engine.plain import same_without_compiler


class Chance(Seeded):
    spare: Annotated[Int8, Seen.ALL]  # Numba takes a record for one whose fields begin alike: this one is like no other


def generator() -> Any:
    return blank(dtype_of(Chance))[0]


def test_chacha8_gives_the_published_first_block() -> None:
    """ChaCha8, key and nonce of zeros: the key stream begins 3e 00 ef 2f (the eSTREAM test vectors)."""
    state = generator()
    seed_keyed(state, bytes(32))
    assert word32(state) == int.from_bytes(bytes.fromhex("3e00ef2f"), "little")


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, got 3"):
        seed_keyed(generator(), b"abc")


def xoshiro(state: list[int]) -> int:
    """The authors' reference, in Python: xoshiro128++ 1.0."""

    def rotl(word: int, bits: int) -> int:
        return ((word << bits) | (word >> (32 - bits))) & 0xFFFFFFFF

    result = (rotl((state[0] + state[3]) & 0xFFFFFFFF, 7) + state[0]) & 0xFFFFFFFF
    shifted = (state[1] << 9) & 0xFFFFFFFF
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = rotl(state[3], 11)
    return result


def test_the_quick_generator_is_xoshiro128plusplus() -> None:
    state = generator()
    seed_quick(state, 12345)
    reference = [int(word) for word in state.rng[1:5]]
    for _ in range(100):
        assert quick_word(state) == xoshiro(reference)


def test_seeds_give_different_streams() -> None:
    first = set()
    for seed in [*range(2_000), 1 << 32, 1 << 62]:
        state = generator()
        seed_quick(state, seed)
        first.add((word32(state), word32(state)))
    assert len(first) == 2_002


@pytest.mark.parametrize("keyed", [False, True])
@pytest.mark.parametrize("limit", [1, 2, 7, 60, 2**31 - 1])
def test_below_is_uniform(keyed: bool, limit: int) -> None:
    state = generator()
    if keyed:
        seed_keyed(state, bytes(range(32)))
    else:
        seed_quick(state, 9)
    cells, draws = min(limit, 60), 12_000
    counts = np.zeros(cells)
    for _ in range(draws):
        counts[below(state, limit) * cells // limit] += 1
    expected = draws / cells
    chi_squared = float(((counts - expected) ** 2 / expected).sum())
    assert chi_squared < cells + 5 * (2 * cells) ** 0.5


def test_the_same_numbers_without_the_compiler() -> None:
    same_without_compiler(
        """
        from paravent.engine.generator import Seeded, below, seed_keyed, seed_quick
        from paravent.engine.record import Int8, Seen, blank, dtype_of
        state = blank(dtype_of(Seeded))[0]
        seed_quick(state, 77)
        print([below(state, limit) for limit in range(1, 400)])
        seed_keyed(state, bytes(range(32)))
        print([below(state, limit) for limit in range(1, 400)], state.rng)
        """
    )
