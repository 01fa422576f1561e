"""What a call raises."""

from __future__ import annotations

from typing import List, Optional

from .types import ErrorDetail


class SwatchworkError(Exception):
    """Everything that this package raises of its own."""


class NetworkError(SwatchworkError):
    """The API did not answer, or not in time; ``__cause__`` says why."""


class ApiError(SwatchworkError):
    """An answer of the API that is not a success; its text is one sentence for a person."""

    def __init__(
        self,
        status: int,
        message: str,
        *,
        code: Optional[str] = None,
        request_id: Optional[str] = None,
        details: Optional[List[ErrorDetail]] = None,
        retry_after: Optional[float] = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        """HTTP status of the answer."""
        self.code = code
        """The reason, for a program; None where the answer did not come from the API itself."""
        self.request_id = request_id
        """Names the request in the server's log: quote it in questions."""
        self.details: List[ErrorDetail] = details or []
        """For bad input: what is wrong with which field."""
        self.retry_after = retry_after
        """Seconds after which the API says that it is worth asking again (429, 503)."""
