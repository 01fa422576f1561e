"""The color of the day."""

from __future__ import annotations

from typing import List, Optional, cast

from ._transport import Transport
from .types import ColorOfTheDay


class ColorsOfTheDay:
    """Colors of days, told by UTC."""

    def __init__(self, transport: Transport) -> None:
        self._send = transport.send

    def get(self, date: Optional[str] = None) -> ColorOfTheDay:
        """The color of a day, ``YYYY-MM-DD``; by default of today."""
        answer = self._send("GET", "/color-of-the-day", query={"date": date})
        return cast(ColorOfTheDay, answer.json())

    def archive(
        self, *, until: Optional[str] = None, days: Optional[int] = None
    ) -> List[ColorOfTheDay]:
        """The colors of up to 31 days, newest first; by default of those until today."""
        query = {"until": until, "days": days}
        answer = self._send("GET", "/color-of-the-day/archive", query=query)
        return cast(List[ColorOfTheDay], answer.json())
