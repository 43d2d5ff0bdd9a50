"""Clauses as they are named in the code and as people read them."""

from enum import IntEnum

import pytest

from paravent.engine.refusal import clause_key, clause_text


class Clause(IntEnum):
    PJ_6_4_2 = 1
    JK_R_18 = 2
    JK_1 = 3
    SECTION_8_2 = 4


@pytest.mark.parametrize(
    ("clause", "text", "key"),
    [
        (Clause.PJ_6_4_2, "PJ-6.4.2", "clause-PJ-6-4-2"),
        (Clause.JK_R_18, "JK-R-18", "clause-JK-R-18"),
        (Clause.JK_1, "JK-1", "clause-JK-1"),
        (Clause.SECTION_8_2, "section 8.2", "clause-section-8-2"),
    ],
)
def test_a_clause_reads_as_in_the_specification(clause: IntEnum, text: str, key: str) -> None:
    assert clause_text(clause) == text
    assert clause_key(clause) == key
