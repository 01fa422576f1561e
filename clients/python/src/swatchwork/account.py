"""What belongs to an account: its profile, favorite colors and API keys."""

from __future__ import annotations

from typing import List, cast

from . import types
from ._transport import Transport
from ._unpack import Unpack


class Account:
    """
    The account of the key or token. Keys and the profile take the token of a login, as the API
    lets no key change them.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def profile(self) -> types.User:
        """The names, address and plan of the account."""
        return cast(types.User, self._transport.get("/auth/me"))

    def update(self, **options: Unpack[types.ProfileOptions]) -> types.User:
        """Changes names and username; what is None stays."""
        return cast(types.User, self._transport.write("PUT", "/auth/me", **options))

    def colors(self) -> List[types.SavedColor]:
        """The favorite colors, newest first."""
        return cast(List[types.SavedColor], self._transport.get("/user/colors"))

    def save_color(
        self, hex_code: str, **options: Unpack[types.SaveColorOptions]
    ) -> types.SavedColor:
        """Saves a favorite color of six hex digits; `css` is the color where these are not all."""
        saved = self._transport.write("POST", "/user/colors", hex_code=hex_code, **options)
        return cast(types.SavedColor, saved)

    def delete_color(self, id: str) -> types.DoneAnswer:
        """Deletes a favorite color."""
        return cast(types.DoneAnswer, self._transport.write("DELETE", f"/user/colors/{id}"))

    def keys(self) -> List[types.ApiKey]:
        """The valid API keys, newest first, without the keys themselves."""
        return cast(List[types.ApiKey], self._transport.get("/user/keys"))

    def create_key(
        self, name: str, password: str, **options: Unpack[types.CreateApiKeyOptions]
    ) -> types.NewApiKey:
        """A new API key, which only this answer holds; it reads, unless the scope is `write`."""
        path = "/user/keys"
        made = self._transport.write("POST", path, name=name, password=password, **options)
        return cast(types.NewApiKey, made)

    def revoke_key(self, id: str) -> types.DoneAnswer:
        """Ends an API key."""
        return cast(types.DoneAnswer, self._transport.write("DELETE", f"/user/keys/{id}"))
