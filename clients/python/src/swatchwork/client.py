"""The client."""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence, cast

from ._transport import Transport
from .account import Account
from .projects import Projects
from .colors import Colors, ColorsOfTheDay
from .palettes import Palettes
from .themes import Themes
from .types import BatchAnswer


class Swatchwork:
    """
    A client of the Swatchwork API. It may be used by many threads at once.

    >>> client = Swatchwork("https://swatchwork.example/api/v1", api_key="sw_…")
    >>> client.colors.convert("#3B82F6")["oklch"]
    'oklch(0.6231 0.188 259.81)'

    Every call raises ``ApiError`` when the answer is not a success and ``NetworkError`` when there
    is none.
    """

    def __init__(
        self,
        base_url: str,
        *,
        api_key: Optional[str] = None,
        visitor: Optional[str] = None,
        retries: int = 2,
        timeout: float = 30.0,
        max_wait: float = 30.0,
    ) -> None:
        """
        :param base_url: Where the API is, such as ``https://swatchwork.example/api/v1``.
        :param api_key: An API key, ``sw_…``, or the token of a login; most calls need none.
        :param visitor: A random id of 16 to 64 letters, digits, ``-`` or ``_``, by which likes
            without an account are known again.
        :param retries: Attempts after the first; 0 for none.
        :param timeout: Seconds without a sign of life after which an attempt is given up.
        :param max_wait: The longest wait before another attempt, in seconds. Where the API asks for
            a longer one in ``Retry-After``, the call raises at once, and the error says how long.
        """
        transport = Transport(
            base_url,
            api_key=api_key,
            visitor=visitor,
            retries=retries,
            timeout=timeout,
            max_wait=max_wait,
        )
        self._transport = transport
        self.colors = Colors(transport)
        self.palettes = Palettes(transport)
        self.themes = Themes(transport)
        self.projects = Projects(transport)
        self.account = Account(transport)
        self.color_of_the_day = ColorsOfTheDay(transport)

    def batch(self, requests: Sequence[Mapping[str, Any]]) -> BatchAnswer:
        """
        Up to 1,000 calls in one; needs a key of the plan pro or enterprise.

        :param requests: Such as ``{"operation": "convert", "input": {"hex": "#3B82F6"}}``.
        """
        return cast(BatchAnswer, self._transport.compute("/batch", requests=requests))
