"""A shuffle that anyone can check.

The seed is committed before anybody sits down, mixed with what the players add, and opened at the end. The commitment
is SHA-256 of the seed's 32 bytes followed by the table's id. The match is keyed with SHA-256 of the words `paravent
deal`, the seed, and the seats' salts in their order with a line break between them. The two digests begin with
different bytes, so the commitment says nothing about the deal.
"""

import hashlib
from collections.abc import Sequence
from secrets import token_bytes, token_hex
from typing import Any

SEED_BYTES = 32


def new_seed() -> bytes:
    return token_bytes(SEED_BYTES)


def new_salt() -> str:
    return token_hex(16)


def commitment(seed: bytes, table: str) -> str:
    """What all are shown before the deal."""
    return hashlib.sha256(seed + table.encode()).hexdigest()


def deal_key(seed: bytes, salts: Sequence[str]) -> bytes:
    """The 32 bytes that decide all chance of the match."""
    return hashlib.sha256(b"paravent deal" + seed + "\n".join(salts).encode()).digest()


def proof(table: str, seed: bytes, salts: Sequence[str]) -> dict[str, Any]:
    """What a save file carries so that its shuffle can be checked."""
    return {"table": table, "commitment": commitment(seed, table), "seed": seed.hex(), "salts": list(salts)}


def fault(shown: Any, key: str | None) -> str | None:
    """What is wrong with a proof for a match of that key (hexadecimal digits); None: nothing."""
    try:
        table, seed, salts = str(shown["table"]), bytes.fromhex(shown["seed"]), [str(salt) for salt in shown["salts"]]
        committed = str(shown["commitment"])
    except (TypeError, KeyError, ValueError):
        return "expected table, commitment, seed and salts"
    if len(seed) != SEED_BYTES:
        return f"expected a seed of {SEED_BYTES} bytes, got {len(seed)}"
    if commitment(seed, table) != committed:
        return "the seed is not the one that was committed"
    if deal_key(seed, salts).hex() != key:
        return "the match was not dealt from this seed and these salts"
    return None
