"""The OpenAPI document: Litestar's, with the socket's messages and every game's views and events added."""

from typing import Any

import msgspec
from litestar import Litestar

from paravent.engine.game import Game
from paravent.games import registry
from paravent.server import wire

COMPONENTS = "#/components/schemas/{name}"
SOCKET = "/api/tables/{table_id}/live"

Schema = dict[str, Any]


def document(app: Litestar) -> Schema:
    """The whole document."""
    written: Schema = app.openapi_schema.to_schema()
    schemas = written.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(socket_schemas())
    for game in registry.every_game():
        schemas.update(game_schemas(game))
    views = [f"{prefix(game)}View" for game in registry.every_game()]
    happenings = [f"{prefix(game)}Event" for game in registry.every_game()]
    puzzling = [game for game in registry.every_game() if game.puzzles]
    schemas["Puzzle"] = any_of([f"{prefix(game)}Puzzle" for game in puzzling])
    schemas["Verdict"] = any_of([f"{prefix(game)}Verdict" for game in puzzling])
    schemas["View"] = any_of(views)
    schemas["Event"] = any_of(happenings)
    for schema in schemas.values():
        name_games(schema.get("properties", {}))
    written["x-socket"] = {
        "path": SOCKET,
        "summary": "A table's socket",
        "toClient": {"$ref": COMPONENTS.format(name="ToClient")},
        "toServer": {"$ref": COMPONENTS.format(name="ToServer")},
    }
    return written


def socket_schemas() -> Schema:
    """The messages of the socket, both ways, with all that stands in them."""
    (to_client, to_server), found = msgspec.json.schema_components(
        [wire.ToClient, wire.ToServer], ref_template=COMPONENTS
    )
    return found | {"ToClient": to_client, "ToServer": to_server}


def game_schemas(game: Game) -> Schema:
    """A game's view and events, named by the game: PrincessJingView, PrincessJingSwapped, PrincessJingEvent."""
    _, found = msgspec.json.schema_components([game.views, *game.events, *puzzles_of(game)], ref_template=COMPONENTS)
    names = {name: f"{prefix(game)}{name.removeprefix(prefix(game))}" for name in found}
    schemas = {names[name]: renamed(schema, names) for name, schema in found.items()}
    kinds = {
        schema["properties"]["kind"]["enum"][0]: name for name, schema in schemas.items() if is_event(schema, game)
    }
    schemas[f"{prefix(game)}Event"] = one_of(list(kinds.values())) | {
        "discriminator": {
            "propertyName": "kind",
            "mapping": {kind: COMPONENTS.format(name=name) for kind, name in kinds.items()},
        }
    }
    return schemas


def puzzles_of(game: Game) -> list[Any]:
    """The structs of a game's puzzles."""
    return [game.puzzles.puzzle, game.puzzles.verdict] if game.puzzles else []


def is_event(schema: Schema, game: Game) -> bool:
    tags = {event.__struct_config__.tag for event in game.events}
    return any(tag in tags for tag in schema.get("properties", {}).get("kind", {}).get("enum", []))


def renamed(schema: Any, names: dict[str, str]) -> Any:
    """The schema with its references following the new names."""
    if isinstance(schema, list):
        return [renamed(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    changed = {key: renamed(part, names) for key, part in schema.items()}
    if isinstance(changed.get("$ref"), str):
        changed["$ref"] = COMPONENTS.format(name=names[changed["$ref"].rpartition("/")[2]])
    if isinstance(changed.get("title"), str):
        changed["title"] = names.get(changed["title"], changed["title"])
    return changed


def name_games(properties: Schema) -> None:
    """Says what stands where a game's own JSON is passed on."""
    if "view" in properties:
        properties["view"] = {"$ref": COMPONENTS.format(name="View")}
    for name in ("puzzle", "verdict"):
        if name in properties:
            properties[name] = {"$ref": COMPONENTS.format(name=name.capitalize())}
    if "events" in properties:
        properties["events"] = {"type": "array", "items": {"$ref": COMPONENTS.format(name="Event")}}


def one_of(names: list[str]) -> Schema:
    return {"oneOf": [{"$ref": COMPONENTS.format(name=name)} for name in names]}


def any_of(names: list[str]) -> Schema:
    """One of them or more: events of two games may look alike."""
    return {"anyOf": [{"$ref": COMPONENTS.format(name=name)} for name in names]}


def prefix(game: Game) -> str:
    """princess-jing -> PrincessJing."""
    return "".join(part.capitalize() for part in game.key.split("-"))
