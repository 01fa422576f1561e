"""Calls about projects."""

from __future__ import annotations

import json
from typing import List, Optional, cast

from ._transport import Transport, as_json, as_path
from .types import Project, ProjectDetails, ProjectSummary

END = "end"
"""The place after all items of a project."""


class Projects:
    """Groups palettes and themes; all calls but ``get`` need a key."""

    def __init__(self, transport: Transport) -> None:
        self._send = transport.send

    def list(self, *, item: Optional[str] = None) -> List[ProjectSummary]:
        """
        All of the account, newest first.

        :param item: The id of a palette or theme: ``holdsItem`` of each says whether it is in it.
        """
        query = {} if item is None else {"item": item}
        return cast(
            List[ProjectSummary], self._send("GET", "/projects", query=query).json()
        )

    def get(self, id: str) -> Project:
        """A project with what the caller may see of it; a private one needs its owner's key."""
        return cast(Project, self._send("GET", as_path("projects", id)).json())

    def create(
        self, name: str, *, description: Optional[str] = None, is_public: Optional[bool] = None
    ) -> ProjectDetails:
        """Makes an empty project, private unless ``is_public`` is true."""
        body = as_json({"name": name, "description": description, "isPublic": is_public})
        return cast(ProjectDetails, self._send("POST", "/projects", body=body).json())

    def change(
        self,
        id: str,
        *,
        name: Optional[str] = None,
        description: Optional[str] = None,
        is_public: Optional[bool] = None,
    ) -> ProjectDetails:
        """Changes an own collection; what is left out stays, and an empty description goes."""
        body = as_json({"name": name, "description": description, "isPublic": is_public})
        path = as_path("projects", id)
        return cast(ProjectDetails, self._send("PATCH", path, body=body).json())

    def delete(self, id: str) -> None:
        """Deletes an own collection; for an hour it can be restored."""
        self._send("DELETE", as_path("projects", id))

    def restore(self, id: str) -> ProjectDetails:
        """Restores an own collection that was deleted within the last hour."""
        path = as_path("projects", id, "restore")
        return cast(ProjectDetails, self._send("POST", path).json())

    def put_item(self, id: str, item: str, *, before: Optional[str] = None) -> None:
        """
        Adds a palette or theme at the end, or moves it.

        :param before: The item that shall follow, or ``END``. Without it, an item that is in the
            project stays where it is.
        """
        place = {} if before is None else {"before": None if before == END else before}
        body = "application/json", json.dumps(place).encode()  # as_json leaves None out
        self._send("PUT", as_path("projects", id, "items", item), body=body)

    def remove_item(self, id: str, item: str) -> None:
        """Takes a palette or theme out; it stays itself."""
        self._send("DELETE", as_path("projects", id, "items", item))
