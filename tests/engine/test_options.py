import pytest

from paravent.engine.options import Number, Option, complete
from paravent.engine.refusal import Refusal

MODE = Option("mode", ("basic", "expert"), ("LA-1",))
STARTER = Option("starter", ("random", "youngest"), ("LA-2",), asks=("youngest",))
LIMIT = Number("limit", default=200, least=2, most=9999, none=True)


def test_what_is_left_out_has_its_default() -> None:
    assert complete([MODE, LIMIT], {"mode": "expert"}) == {"mode": "expert", "limit": 200}


def test_none_is_a_value_where_it_is_allowed() -> None:
    assert complete([LIMIT], {"limit": "none"}) == {"limit": "none"}
    assert LIMIT.write(LIMIT.read("none")) == "none"


@pytest.mark.parametrize("value", [1, 10_000, 2.5, "200", None, True, [2]])
def test_a_number_out_of_range_or_of_another_type_is_refused(value: object) -> None:
    with pytest.raises(Refusal) as refused:
        complete([LIMIT], {"limit": value})
    assert (refused.value.code, refused.value.clause) == ("bad-option", "section 5")
    assert "2…9999 | none" in refused.value.message


@pytest.mark.parametrize("value", ["Basic", "", 0, None, ["basic"]])
def test_an_unknown_value_is_refused(value: object) -> None:
    with pytest.raises(Refusal) as refused:
        complete([MODE], {"mode": value})
    assert refused.value.code == "bad-option"


def test_a_number_may_name_a_value() -> None:
    first = Option("first", ("random", "0", "1"))
    assert complete([first], {"first": 1}) == complete([first], {"first": "1"}) == {"first": "1"}


def test_an_unknown_option_is_refused_naming_the_known_ones() -> None:
    with pytest.raises(Refusal) as refused:
        complete([MODE, LIMIT], {"colour": 1})
    assert refused.value.code == "unknown-option"
    assert "mode, limit" in refused.value.message


def test_a_value_to_be_settled_first_is_refused_with_what_may_be_settled() -> None:
    with pytest.raises(Refusal) as refused:
        complete([STARTER], {"starter": "youngest"})
    assert (refused.value.code, refused.value.clause) == ("ask-first", "LA-2")
    assert "random" in refused.value.message
