"""Calls about collections."""

from __future__ import annotations

import json
from typing import List, Optional, cast

from ._transport import Transport, as_json, as_path
from .types import Collection, CollectionDetails, CollectionSummary

END = "end"
"""The place after all items of a collection."""


class Collections:
    """Groups palettes and themes; all calls but ``get`` need a key."""

    def __init__(self, transport: Transport) -> None:
        self._send = transport.send

    def list(self, *, item: Optional[str] = None) -> List[CollectionSummary]:
        """
        All of the account, newest first.

        :param item: The id of a palette or theme: ``holdsItem`` of each says whether it is in it.
        """
        query = {} if item is None else {"item": item}
        return cast(
            List[CollectionSummary], self._send("GET", "/collections", query=query).json()
        )

    def get(self, id: str) -> Collection:
        """A collection with what the caller may see of it; a private one needs its owner's key."""
        return cast(Collection, self._send("GET", as_path("collections", id)).json())

    def create(
        self, name: str, *, description: Optional[str] = None, is_public: Optional[bool] = None
    ) -> CollectionDetails:
        """Makes an empty collection, private unless ``is_public`` is true."""
        body = as_json({"name": name, "description": description, "isPublic": is_public})
        return cast(CollectionDetails, self._send("POST", "/collections", body=body).json())

    def change(
        self,
        id: str,
        *,
        name: Optional[str] = None,
        description: Optional[str] = None,
        is_public: Optional[bool] = None,
    ) -> CollectionDetails:
        """Changes an own collection; what is left out stays, and an empty description goes."""
        body = as_json({"name": name, "description": description, "isPublic": is_public})
        path = as_path("collections", id)
        return cast(CollectionDetails, self._send("PATCH", path, body=body).json())

    def delete(self, id: str) -> None:
        """Deletes an own collection; for an hour it can be restored."""
        self._send("DELETE", as_path("collections", id))

    def restore(self, id: str) -> CollectionDetails:
        """Restores an own collection that was deleted within the last hour."""
        path = as_path("collections", id, "restore")
        return cast(CollectionDetails, self._send("POST", path).json())

    def put_item(self, id: str, item: str, *, before: Optional[str] = None) -> None:
        """
        Adds a palette or theme at the end, or moves it.

        :param before: The item that shall follow, or ``END``. Without it, an item that is in the
            collection stays where it is.
        """
        place = {} if before is None else {"before": None if before == END else before}
        body = "application/json", json.dumps(place).encode()  # as_json leaves None out
        self._send("PUT", as_path("collections", id, "items", item), body=body)

    def remove_item(self, id: str, item: str) -> None:
        """Takes a palette or theme out; it stays itself."""
        self._send("DELETE", as_path("collections", id, "items", item))
