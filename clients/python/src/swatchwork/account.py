"""What belongs to an account: its profile, favorite colors and API keys."""

from __future__ import annotations

from typing import List, Optional, Sequence, cast

from ._transport import Transport, as_json
from .types import ApiKey, CreateApiKeyRequestScope, DoneAnswer, NewApiKey, SavedColor, User


class Account:
    """
    The account of the key or token. Keys and the profile take the token of a login, as the API
    lets no key change them.
    """

    def __init__(self, transport: Transport) -> None:
        self._send = transport.send

    def profile(self) -> User:
        """The names, address and plan of the account."""
        return cast(User, self._send("GET", "/auth/me").json())

    def update(
        self,
        *,
        first_name: Optional[str] = None,
        last_name: Optional[str] = None,
        username: Optional[str] = None,
    ) -> User:
        """Changes names and username; what is None stays."""
        body = as_json({"username": username, "firstName": first_name, "lastName": last_name})
        return cast(User, self._send("PUT", "/auth/me", body=body).json())

    def colors(self) -> List[SavedColor]:
        """The favorite colors, newest first."""
        return cast(List[SavedColor], self._send("GET", "/user/colors").json())

    def save_color(
        self,
        hex_code: str,
        *,
        css: Optional[str] = None,
        alpha: Optional[float] = None,
        name: Optional[str] = None,
        tags: Optional[Sequence[str]] = None,
    ) -> SavedColor:
        """Saves a favorite color of six hex digits; `css` is the color where these are not all."""
        listed = None if tags is None else list(tags)
        body = as_json(
            {"hexCode": hex_code, "css": css, "alpha": alpha, "name": name, "tags": listed}
        )
        return cast(SavedColor, self._send("POST", "/user/colors", body=body).json())

    def delete_color(self, id: str) -> DoneAnswer:
        """Deletes a favorite color."""
        return cast(DoneAnswer, self._send("DELETE", f"/user/colors/{id}").json())

    def keys(self) -> List[ApiKey]:
        """The valid API keys, newest first, without the keys themselves."""
        return cast(List[ApiKey], self._send("GET", "/user/keys").json())

    def create_key(
        self, name: str, password: str, *, scope: Optional[CreateApiKeyRequestScope] = None
    ) -> NewApiKey:
        """A new API key, which only this answer holds; it reads, unless the scope is `write`."""
        body = as_json({"name": name, "password": password, "scope": scope})
        return cast(NewApiKey, self._send("POST", "/user/keys", body=body).json())

    def revoke_key(self, id: str) -> DoneAnswer:
        """Ends an API key."""
        return cast(DoneAnswer, self._send("DELETE", f"/user/keys/{id}").json())
