"""Reads answers, good and bad."""

from __future__ import annotations

import email.utils
import json
import time
from datetime import timezone
from email.message import Message
from typing import Any, NamedTuple, Optional

from .errors import ApiError


class Answer(NamedTuple):
    """A success."""

    headers: Message
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


def read_api_error(status: int, headers: Message, body: bytes) -> ApiError:
    """Never raises: a broken body must not hide the status."""
    fallback = f"HTTP error! status: {status}"
    kind = headers.get_content_type()
    fields = _read_object(body) if "json" in kind else {}
    message = fields.get("error")
    if kind == "text/plain":
        message = body.decode("utf-8", "replace").strip()
    return ApiError(
        status,
        message if isinstance(message, str) and message else fallback,
        code=fields.get("code"),
        request_id=fields.get("requestId") or headers.get("x-request-id"),
        details=fields.get("details"),
        retry_after=read_retry_after(headers.get("retry-after")),
    )


def _read_object(body: bytes) -> Any:
    try:
        fields = json.loads(body)
    except ValueError:
        return {}
    return fields if isinstance(fields, dict) else {}


def read_retry_after(text: Optional[str]) -> Optional[float]:
    """Seconds, from a number of them or from an HTTP date."""
    if text is None:
        return None
    if text.isascii() and text.isdigit():
        return float(text)
    try:
        then = email.utils.parsedate_to_datetime(text)
    except (TypeError, ValueError):
        return None
    if then.tzinfo is None:
        then = then.replace(tzinfo=timezone.utc)
    return max(0.0, then.timestamp() - time.time())
