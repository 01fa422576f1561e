"""Calls about themes."""

from __future__ import annotations

import json
from typing import Any, List, Mapping, NamedTuple, Sequence, Union, cast

from . import types
from ._transport import Transport, as_json, as_path
from ._unpack import Unpack

Brand = Union[str, Mapping[str, str]]
"""Any opaque CSS color, or a mapping with ``color`` and ``name``."""


class ThemeFile(NamedTuple):
    """A theme as a file."""

    content: bytes
    """A ZIP archive where the format has several files."""
    notes: List[str]
    """What the format cannot hold, in English sentences; often none."""


class Themes:
    """Makes, checks and keeps themes, and writes them as files."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self, brands: Sequence[Brand], **options: Unpack[types.CreateThemeOptions]
    ) -> types.ThemeAnswer:
        """
        Scales and roles for light, dark and high contrast, with each promised pair.

        :param brands: 1 to 8 brand colors, the primary one first unless ``primary`` says otherwise.
        """
        answer = self._transport.compute("/themes", brands=brands, **options)
        return cast(types.ThemeAnswer, answer)

    def export(
        self,
        brands: Sequence[Brand],
        format: types.ExportThemeRequestFormat,
        **options: Unpack[types.ExportThemeOptions],
    ) -> ThemeFile:
        """The same theme as a file, with notes about what the format cannot hold."""
        body = as_json({"brands": brands, "format": format, **options})
        answer = self._transport.send("POST", "/themes/export", body=body, is_safe=True)
        return ThemeFile(answer.body, json.loads(answer.headers.get("x-theme-notes", "[]")))

    def file(self, name: str, **options: Unpack[types.GetThemeFileOptions]) -> bytes:
        """
        The file at the address of brand colors.

        :param name: Such as ``0A66C2-FF7A00.css``, or ``.json`` for ``npx shadcn add``.
        """
        return self._transport.send("GET", as_path("themes", name), query={**options}).body

    def check(
        self,
        modes: Mapping[str, Mapping[str, str]],
        **options: Unpack[types.CheckThemeOptions],
    ) -> types.CheckThemeAnswer:
        """
        How pairs of colors fare in each mode, and the smallest change that mends each.

        :param modes: The colors of each mode by name: ``{"light": {"text": "#1A2B3C"}}``.
        """
        answer = self._transport.compute("/themes/check", modes=modes, **options)
        return cast(types.CheckThemeAnswer, answer)

    def list_saved(self) -> List[types.SavedTheme]:
        """The themes of the account, newest first; needs a key."""
        return cast(List[types.SavedTheme], self._transport.get("/themes/saved"))

    def get_saved(self, id: str) -> types.SavedTheme:
        """One saved theme; a private one needs a key of its owner."""
        return cast(types.SavedTheme, self._transport.get(as_path("themes", "saved", id)))

    def save(
        self, name: str, input: Mapping[str, Any], **options: Unpack[types.SaveThemeOptions]
    ) -> types.SavedTheme:
        """
        Keeps a theme in the account; needs a key.

        :param input: What the theme is made from: the fields of ``create``, without ``parts``.
        """
        saved = self._transport.write("POST", "/themes/saved", name=name, input=input, **options)
        return cast(types.SavedTheme, saved)

    def change_saved(
        self, id: str, **options: Unpack[types.ChangeThemeOptions]
    ) -> types.SavedTheme:
        """Changes an own theme; what is left out stays, and ``input`` is replaced as a whole."""
        changed = self._transport.write("PATCH", as_path("themes", "saved", id), **options)
        return cast(types.SavedTheme, changed)

    def delete_saved(self, id: str) -> None:
        """Deletes an own theme; for an hour it can be restored."""
        self._transport.write("DELETE", as_path("themes", "saved", id))

    def restore_saved(self, id: str) -> types.SavedTheme:
        """Restores an own theme that was deleted within the last hour."""
        restored = self._transport.write("POST", as_path("themes", "saved", id, "restore"))
        return cast(types.SavedTheme, restored)

    def repair(
        self, files: Mapping[str, str], **options: Unpack[types.RepairThemeOptions]
    ) -> types.RepairThemeAnswer:
        """
        What fails in the files of an existing theme, and the files with the least visible changes.

        :param files: Texts by the names of their files: ``{"globals.css": ":root { … }"}``.
        """
        listed = [{"name": name, "text": text} for name, text in files.items()]
        answer = self._transport.compute("/themes/repair", files=listed, **options)
        return cast(types.RepairThemeAnswer, answer)

    def add_mode(
        self,
        files: Mapping[str, str],
        kind: types.AddModeRequestKind,
        **options: Unpack[types.AddModeOptions],
    ) -> types.AddModeAnswer:
        """
        The files of an existing theme with the mode that they lack, and why its colors are as they are.

        :param files: Texts by the names of their files: ``{"globals.css": ":root { … }"}``.
        :param kind: Such as ``dark`` or ``high-contrast``.
        """
        listed = [{"name": name, "text": text} for name, text in files.items()]
        answer = self._transport.compute("/themes/mode", files=listed, kind=kind, **options)
        return cast(types.AddModeAnswer, answer)

    def audit(
        self, files: Mapping[str, str], **options: Unpack[types.AuditColorsOptions]
    ) -> types.AuditColorsAnswer:
        """
        The colors that are written out in sources, and which of them can become tokens of the theme among these.

        :param files: Texts by the names of their files: ``{"globals.css": ":root { … }"}``.
        """
        listed = [{"name": name, "text": text} for name, text in files.items()]
        answer = self._transport.compute("/themes/audit", files=listed, **options)
        return cast(types.AuditColorsAnswer, answer)

    def suggest_token(self, color: str, files: Mapping[str, str]) -> types.SuggestTokenAnswer:
        """
        The tokens of a theme that a color is in each mode, and the nearest.

        :param color: Any CSS color.
        :param files: Texts by the names of their files: ``{"globals.css": ":root { … }"}``.
        """
        listed = [{"name": name, "text": text} for name, text in files.items()]
        answer = self._transport.compute("/themes/suggest", files=listed, color=color)
        return cast(types.SuggestTokenAnswer, answer)
