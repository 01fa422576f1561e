"""Calls about projects."""

from __future__ import annotations

import json
from typing import List, Optional, cast

from . import types
from ._transport import Transport, as_path
from ._unpack import Unpack

END = "end"
"""The place after all items of a project."""


class Projects:
    """Groups palettes and themes; all calls but ``get`` need a key."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self, **options: Unpack[types.ListProjectsOptions]
    ) -> List[types.ProjectSummary]:
        """All of the account, newest first; ``holdsItem`` says whether ``item`` is in it."""
        return cast(List[types.ProjectSummary], self._transport.get("/projects", **options))

    def get(self, id: str) -> types.Project:
        """A project with what the caller may see of it; a private one needs its owner's key."""
        return cast(types.Project, self._transport.get(as_path("projects", id)))

    def create(
        self, name: str, **options: Unpack[types.CreateProjectOptions]
    ) -> types.ProjectDetails:
        """Makes an empty project, private unless ``is_public`` is true."""
        made = self._transport.write("POST", "/projects", name=name, **options)
        return cast(types.ProjectDetails, made)

    def change(
        self, id: str, **options: Unpack[types.ChangeProjectOptions]
    ) -> types.ProjectDetails:
        """Changes an own project; what is left out stays, and an empty description goes."""
        changed = self._transport.write("PATCH", as_path("projects", id), **options)
        return cast(types.ProjectDetails, changed)

    def delete(self, id: str) -> None:
        """Deletes an own project; for an hour it can be restored."""
        self._transport.write("DELETE", as_path("projects", id))

    def restore(self, id: str) -> types.ProjectDetails:
        """Restores an own project that was deleted within the last hour."""
        restored = self._transport.write("POST", as_path("projects", id, "restore"))
        return cast(types.ProjectDetails, restored)

    def put_item(self, id: str, item: str, *, before: Optional[str] = None) -> None:
        """
        Adds a palette or theme at the end, or moves it.

        :param before: The item that shall follow, or ``END``. Without it, an item that is in the
            project stays where it is.
        """
        place = {} if before is None else {"before": None if before == END else before}
        body = "application/json", json.dumps(place).encode()  # as_json leaves None out
        self._transport.send("PUT", as_path("projects", id, "items", item), body=body)

    def remove_item(self, id: str, item: str) -> None:
        """Takes a palette or theme out; it stays itself."""
        self._transport.write("DELETE", as_path("projects", id, "items", item))
