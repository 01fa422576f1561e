"""Sends requests, and tries again what is worth it."""

from __future__ import annotations

import http.client
import json
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from ._answers import Answer, read_api_error
from .errors import ApiError, NetworkError

FIRST_WAIT_S = 0.5
MOST_LATENESS_S = 0.1  # after the time that `Retry-After` gives

Body = Tuple[str, bytes]
"""A media type, and what is of it."""


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """The API redirects nobody, and a key must not follow a redirect to another host."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class Transport:
    """Carries calls to the API."""

    def __init__(
        self,
        base_url: str,
        *,
        api_key: Optional[str],
        visitor: Optional[str],
        retries: int,
        timeout: float,
        max_wait: float,
    ) -> None:
        if not base_url.startswith(("http://", "https://")):
            raise ValueError("base_url must start with http:// or https://")
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._visitor = visitor
        self._retries = retries
        self._timeout = timeout
        self._max_wait = max_wait
        self._opener = urllib.request.build_opener(_NoRedirects)

    def get(self, path: str, /, **query: object) -> Any:
        """Reads; names of the query are those of Python."""
        return self.send("GET", path, query=query).json()

    def compute(self, path: str, /, **fields: Any) -> Any:
        """A POST that changes nothing; names of the fields are those of Python."""
        return self.send("POST", path, body=as_json(fields), is_safe=True).json()

    def write(self, method: str, path: str, /, **fields: Any) -> Any:
        """A change, with a body where it has fields."""
        has_body = bool(fields) or method in ("PATCH", "PUT")
        return self.send(method, path, body=as_json(fields) if has_body else None).json()

    def send(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, object]] = None,
        body: Optional[Body] = None,
        is_safe: Optional[bool] = None,
        as_visitor: bool = False,
    ) -> Answer:
        """
        Tries again after a refusal for too many calls (429) or for lack of room (503
        ``overloaded``), and, if the call changes nothing, after any 503 and after no answer.
        """
        safe = method == "GET" if is_safe is None else is_safe
        failures = 0
        while True:
            try:
                return self._attempt(self._request(method, path, query, body, as_visitor))
            except (ApiError, NetworkError) as error:
                asked = error.retry_after if isinstance(error, ApiError) else None
                if failures >= self._retries or not _is_worth_repeating(error, safe):
                    raise
                if asked is not None and asked > self._max_wait:
                    raise
            chance = 0.5 + random.random() / 2
            back_off = chance * min(FIRST_WAIT_S * 2**failures, self._max_wait)
            time.sleep(back_off if asked is None else asked + chance * MOST_LATENESS_S)
            failures += 1

    def _request(
        self,
        method: str,
        path: str,
        query: Optional[Mapping[str, object]],
        body: Optional[Body],
        as_visitor: bool,
    ) -> urllib.request.Request:
        headers = {"Accept": "application/json"}
        if self._api_key:
            headers["Authorization"] = f"Bearer {self._api_key}"
        if as_visitor and self._visitor:
            headers["X-Visitor"] = self._visitor
        if body is not None:
            headers["Content-Type"] = body[0]
        url = self._base_url + path + _to_search(query or {})
        data = None if body is None else body[1]
        return urllib.request.Request(url, data=data, headers=headers, method=method)

    def _attempt(self, request: urllib.request.Request) -> Answer:
        try:
            with self._opener.open(request, timeout=self._timeout) as answer:
                return Answer(answer.headers, answer.read())
        except urllib.error.HTTPError as error:
            raise read_api_error(error.code, error.headers, _read_rest(error)) from None
        except (OSError, http.client.HTTPException) as error:
            raise NetworkError(f"The API did not answer: {error}") from error


def _read_rest(error: urllib.error.HTTPError) -> bytes:
    with error:
        try:
            return error.read()
        except (OSError, http.client.HTTPException):
            return b""


def _is_worth_repeating(error: Union[ApiError, NetworkError], is_safe: bool) -> bool:
    if isinstance(error, NetworkError):
        return is_safe
    if error.status == 429 or error.code == "overloaded":
        return True  # nothing was done
    return is_safe and error.status == 503


def _to_search(query: Mapping[str, object]) -> str:
    given = {name: _to_text(value) for name, value in _given(query).items()}
    return f"?{urllib.parse.urlencode(given)}" if given else ""


def _to_text(value: object) -> str:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _given(fields: Mapping[str, Any]) -> Dict[str, Any]:
    """What is not None, by the names of the API: ``base_color`` becomes ``baseColor``."""
    return {
        re.sub(r"_(.)", lambda found: found.group(1).upper(), name): value
        for name, value in fields.items()
        if value is not None
    }


def as_json(fields: Mapping[str, Any]) -> Body:
    """A JSON object of the fields that are not None; lists and mappings may be of any kind."""
    return "application/json", json.dumps(_given(fields), default=_to_plain).encode()


def _to_plain(value: Any) -> Any:
    return dict(value) if isinstance(value, Mapping) else list(value)


def as_form(file_field: str, file: bytes, fields: Mapping[str, object]) -> Body:
    """A form with a file, and before it the fields that are not None."""
    boundary = uuid.uuid4().hex
    parts: List[bytes] = []
    for name, value in _given(fields).items():
        parts.append(_part(boundary, f'name="{name}"', _to_text(value).encode()))
    parts.append(_part(boundary, f'name="{file_field}"; filename="{file_field}"', file))
    parts.append(f"--{boundary}--\r\n".encode())
    return f"multipart/form-data; boundary={boundary}", b"".join(parts)


def _part(boundary: str, disposition: str, content: bytes) -> bytes:
    head = f"--{boundary}\r\nContent-Disposition: form-data; {disposition}\r\n\r\n"
    return head.encode() + content + b"\r\n"


def as_path(*parts: str) -> str:
    """A path of which each part is escaped."""
    return "".join("/" + urllib.parse.quote(part, safe="") for part in parts)

