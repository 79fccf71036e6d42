"""Print the server's types as an OpenAPI document, for the web client's types."""

from __future__ import annotations

import dataclasses
import inspect
import json
import sys
from typing import Any

import msgspec

from patolli.server.http import forms, moderation_forms
from patolli.server.notices import forms as notices
from patolli.server.sockets import lobby_updates, wire
from patolli.table.messages import commands, history, parts, replies

# What a client sends may leave fields with a default out; what the server sends is always whole.
SENT_BY_CLIENT = {
    *("NewGuest", "Claim", "SignIn", "ChangeMe", "DeleteMe", "NewSeat", "NewTable", "Join"),
    *("Replace", "Fork", "Upload", "NewReport", "NewSanction", "SetEmail", "UseLink"),
}
ANYTHING = "anything"  # stands for `object`


def free(schema: object) -> None:
    """An object that declares nothing may hold anything."""
    if isinstance(schema, list):
        for item in schema:
            free(item)
    elif isinstance(schema, dict):
        if schema.get("description") == ANYTHING:
            schema.clear()
        if schema.get("type") == "object" and "properties" not in schema:
            schema.setdefault("additionalProperties", {})
        for value in schema.values():
            free(value)


def main() -> None:
    """Every class of the HTTP forms and of the messages, by its name."""
    found: dict[str, Any] = {}
    for module in (
        parts,
        commands,
        replies,
        history,
        lobby_updates,
        forms,
        moderation_forms,
        notices,
    ):
        for name, value in vars(module).items():
            ours = inspect.isclass(value) and value.__module__ == module.__name__
            if ours and (issubclass(value, msgspec.Struct) or dataclasses.is_dataclass(value)):
                found[name] = value
    structs = {struct.__name__: struct for struct in wire.STRUCTS}
    _, schemas = msgspec.json.schema_components(
        list((found | structs).values()),
        ref_template="#/components/schemas/{name}",
        schema_hook=lambda _: {"description": ANYTHING},
    )
    for name in found.keys() - structs.keys() - SENT_BY_CLIENT:
        schemas[name]["required"] = sorted(schemas[name].get("properties", {}))
    free(schemas)
    schemas["AnyReply"] = {
        "oneOf": [
            {"$ref": f"#/components/schemas/{reply.__name__}"}
            for reply in replies.AnyReply.__args__
        ]
    }
    schemas["AnyCommand"] = {
        "oneOf": [
            {"$ref": f"#/components/schemas/{command.__name__}"}
            for command in commands.AnyCommand.__args__
        ]
    }
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Patolli", "version": str(commands.PROTOCOL)},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }
    json.dump(document, sys.stdout, indent=1, sort_keys=True)


if __name__ == "__main__":
    main()
