"""The OpenAPI document, and requests made up from it."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from paravent.games import registry
from paravent.server.settings import Settings
from paravent.server.web import create_app, openapi_document
from tests.server.house import House, RandomBots, running
from tests.server.test_play import opening


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path) as opened:
        yield opened


async def test_the_document_is_served(house: House):
    answer = await house.guest().http.get("/schema/openapi.json")
    assert answer.json() == msgspec.json.decode(msgspec.json.encode(openapi_document()))


def test_it_names_the_sockets_messages_and_every_games_views_and_events():
    schemas = openapi_document()["components"]["schemas"]
    for name in (
        "TableInfo",
        "Sight",
        "Whole",
        "Step",
        "Accepted",
        "Refused",
        "Play",
        "Problem",
        "ToClient",
        "ToServer",
    ):
        assert name in schemas
    for game in registry.every_game():
        prefix = "".join(part.capitalize() for part in game.key.split("-"))
        assert f"{prefix}View" in schemas
        events = schemas[f"{prefix}Event"]
        assert set(events["discriminator"]["mapping"]) == {event.__struct_config__.tag for event in game.events}
    assert schemas["Sight"]["properties"]["view"] == {"$ref": "#/components/schemas/View"}
    assert schemas["Step"]["properties"]["events"]["items"] == {"$ref": "#/components/schemas/Event"}


def test_every_reference_leads_somewhere():
    document = openapi_document()
    schemas = document["components"]["schemas"]
    assert {name for name in references(document) if name not in schemas} == set()


def references(part: Any) -> set[str]:
    if isinstance(part, list):
        return set().union(*map(references, part)) if part else set()
    if not isinstance(part, dict):
        return set()
    own = {part["$ref"].rpartition("/")[2]} if isinstance(part.get("$ref"), str) else set()
    return own.union(*map(references, part.values()))


def test_every_operation_has_a_summary_and_a_name_of_its_own():
    operations = [operation for path in openapi_document()["paths"].values() for operation in path.values()]
    assert all(operation["summary"] and operation["description"] for operation in operations)
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names)


async def test_what_is_sent_is_what_the_document_says(house: House):
    import jsonschema_rs

    table, anna, _ = await opening(house)
    red = await anna.join(table)
    await red.until(lambda: red.sight)
    assert red.sight is not None
    await red.play(0, red.sight["asked"], "swap b1-b2")
    await red.play(0, 0, "swap b1-b2")
    document = openapi_document()
    schema = {"$ref": "#/components/schemas/ToClient", "components": document["components"]}
    validator = jsonschema_rs.validator_for(schema)
    kinds = set()
    for message in red.messages:
        assert list(validator.iter_errors(message)) == []
        kinds.add(message["kind"])
    assert kinds == {"whole", "table", "step", "accepted", "refused"}


@pytest.mark.slow
def test_no_request_that_can_be_made_up_is_a_fault(tmp_path: Path):
    app = create_app(Settings(data=tmp_path, rate_limits=False), catalogue=RandomBots())
    schema = schemathesis.openapi.from_asgi("/schema/openapi.json", app)

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        check(found.ok())


def check(operation: Any) -> None:
    """Makes up requests for an operation: whatever comes back is no fault of the server."""

    @settings(max_examples=25, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        response = case.call()
        assert response.status_code < 500, response.text

    ask()
