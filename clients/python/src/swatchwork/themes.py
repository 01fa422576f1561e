"""Calls about themes."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, Union, cast

from . import types
from ._transport import Transport, as_json, as_path

Brand = Union[str, Mapping[str, str]]
"""Any opaque CSS color, or a mapping with ``color`` and ``name``."""

Overrides = Mapping[str, Mapping[str, str]]
"""Colors of roles, by mode: ``{"dark": {"text": "#FFFFFF"}}``."""

Pair = Union[str, Sequence[Union[str, float]]]
"""Such as ``"text/surface"``, or ``["text", "surface", 7]``."""


class ThemeFile(NamedTuple):
    """A theme as a file."""

    content: bytes
    """A ZIP archive where the format has several files."""
    notes: List[str]
    """What the format cannot hold, in English sentences; often none."""


class Themes:
    """Makes, checks and keeps themes, and writes them as files."""

    def __init__(self, transport: Transport) -> None:
        self._send = transport.send

    def create(
        self,
        brands: Sequence[Brand],
        *,
        primary: Optional[int] = None,
        neutral: Optional[str] = None,
        grounds: Optional[Mapping[str, str]] = None,
        target: Optional[types.CreateThemeRequestTarget] = None,
        solids: Optional[types.CreateThemeRequestSolids] = None,
        steps: Optional[int] = None,
        overrides: Optional[Overrides] = None,
        parts: Optional[Sequence[str]] = None,
    ) -> types.ThemeAnswer:
        """
        Scales and roles for light, dark and high contrast, with each promised pair.

        :param brands: 1 to 8 brand colors, the primary one first unless ``primary`` says otherwise.
        :param parts: The long parts to answer, of ``scales``, ``modes``, ``pairs`` and
            ``separations``; all by default.
        """
        fields = _input(brands, primary, neutral, grounds, target, solids, steps, overrides)
        body = as_json({**fields, "parts": None if parts is None else [*parts]})
        answer = self._send("POST", "/themes", body=body, is_safe=True)
        return cast(types.ThemeAnswer, answer.json())

    def export(
        self,
        brands: Sequence[Brand],
        format: types.ExportThemeRequestFormat,
        *,
        name: Optional[str] = None,
        modes: Optional[types.ExportThemeRequestModes] = None,
        p3: Optional[bool] = None,
        primary: Optional[int] = None,
        neutral: Optional[str] = None,
        grounds: Optional[Mapping[str, str]] = None,
        target: Optional[types.CreateThemeRequestTarget] = None,
        solids: Optional[types.CreateThemeRequestSolids] = None,
        steps: Optional[int] = None,
        overrides: Optional[Overrides] = None,
    ) -> ThemeFile:
        """The same theme as a file, with notes about what the format cannot hold."""
        fields = _input(brands, primary, neutral, grounds, target, solids, steps, overrides)
        body = as_json({**fields, "format": format, "name": name, "modes": modes, "p3": p3})
        answer = self._send("POST", "/themes/export", body=body, is_safe=True)
        return ThemeFile(answer.body, json.loads(answer.headers.get("x-theme-notes", "[]")))

    def file(
        self,
        name: str,
        *,
        target: Optional[types.CreateThemeRequestTarget] = None,
        neutral: Optional[str] = None,
        solids: Optional[types.CreateThemeRequestSolids] = None,
    ) -> bytes:
        """
        The file at the address of brand colors.

        :param name: Such as ``0A66C2-FF7A00.css``, or ``.json`` for ``npx shadcn add``.
        """
        query = {"target": target, "neutral": neutral, "solids": solids}
        given = {key: value for key, value in query.items() if value is not None}
        return self._send("GET", as_path("themes", name), query=given).body

    def check(
        self,
        modes: Mapping[str, Mapping[str, str]],
        *,
        pairs: Optional[Sequence[Pair]] = None,
        grounds: Optional[Sequence[str]] = None,
        target: Optional[types.CheckThemeRequestTarget] = None,
    ) -> types.CheckThemeAnswer:
        """
        How pairs of colors fare in each mode, and the smallest change that mends each.

        :param modes: The colors of each mode by name: ``{"light": {"text": "#1A2B3C"}}``.
        :param pairs: By default every pair that a theme declares and whose colors are there.
        :param grounds: Names of what may lie beneath translucent backgrounds.
        """
        listed = None if pairs is None else [_to_pair(pair) for pair in pairs]
        fields = {"modes": {name: dict(colors) for name, colors in modes.items()}, "pairs": listed}
        body = as_json({**fields, "grounds": grounds and [*grounds], "target": target})
        answer = self._send("POST", "/themes/check", body=body, is_safe=True)
        return cast(types.CheckThemeAnswer, answer.json())

    def list_saved(self) -> List[types.SavedTheme]:
        """The themes of the account, newest first; needs a key."""
        return cast(List[types.SavedTheme], self._send("GET", "/themes/saved").json())

    def get_saved(self, id: str) -> types.SavedTheme:
        """One saved theme; a private one needs a key of its owner."""
        return cast(types.SavedTheme, self._send("GET", as_path("themes", "saved", id)).json())

    def save(
        self, name: str, input: Mapping[str, Any], *, is_public: Optional[bool] = None
    ) -> types.SavedTheme:
        """
        Keeps a theme in the account; needs a key.

        :param input: What the theme is made from: the fields of ``create``, without ``parts``.
        """
        body = as_json({"name": name, "input": dict(input), "isPublic": is_public})
        return cast(types.SavedTheme, self._send("POST", "/themes/saved", body=body).json())

    def change_saved(
        self,
        id: str,
        *,
        name: Optional[str] = None,
        input: Optional[Mapping[str, Any]] = None,
        is_public: Optional[bool] = None,
    ) -> types.SavedTheme:
        """Changes an own theme; what is left out stays, and ``input`` is replaced as a whole."""
        fields = {"name": name, "input": input and dict(input), "isPublic": is_public}
        path = as_path("themes", "saved", id)
        return cast(types.SavedTheme, self._send("PATCH", path, body=as_json(fields)).json())

    def delete_saved(self, id: str) -> None:
        """Deletes an own theme; for an hour it can be restored."""
        self._send("DELETE", as_path("themes", "saved", id))

    def restore_saved(self, id: str) -> types.SavedTheme:
        """Restores an own theme that was deleted within the last hour."""
        path = as_path("themes", "saved", id, "restore")
        return cast(types.SavedTheme, self._send("POST", path).json())
    def repair(
        self,
        files: Mapping[str, str],
        *,
        pairs: Optional[Sequence[Mapping[str, Any]]] = None,
        recognize: Optional[bool] = None,
        held: Optional[Sequence[str]] = None,
        grounds: Optional[types.RepairThemeRequestGrounds] = None,
        target: Optional[types.RepairThemeRequestTarget] = None,
    ) -> types.RepairThemeAnswer:
        """
        What fails in the files of an existing theme, and the files with the least visible changes.

        :param files: Texts by the names of their files: ``{"globals.css": ":root { … }"}``.
        :param pairs: Besides those that are recognized:
            ``{"foreground": "--ink", "background": "--paper", "minimum": 3}``.
        :param recognize: Whether names tell what is seen on what; true by default.
        :param held: What must not change: names of tokens, or colors that they show.
        :param grounds: ``may-move`` lets backgrounds become much lighter or darker; ``keep`` by default.
        """
        fields = {
            "files": [{"name": name, "text": text} for name, text in files.items()],
            "pairs": None if pairs is None else [dict(pair) for pair in pairs],
            "recognize": recognize,
            "held": held and [*held],
            "grounds": grounds,
            "target": target,
        }
        answer = self._send("POST", "/themes/repair", body=as_json(fields), is_safe=True)
        return cast(types.RepairThemeAnswer, answer.json())


def _input(
    brands: Sequence[Brand],
    primary: Optional[int],
    neutral: Optional[str],
    grounds: Optional[Mapping[str, str]],
    target: Optional[str],
    solids: Optional[str],
    steps: Optional[int],
    overrides: Optional[Overrides],
) -> Dict[str, Any]:
    listed = [brand if isinstance(brand, str) else dict(brand) for brand in brands]
    fields: Dict[str, Any] = {"brands": listed, "primary": primary, "neutral": neutral}
    roles = overrides and {mode: dict(colors) for mode, colors in overrides.items()}
    fields.update(grounds=grounds and dict(grounds), target=target, solids=solids)
    fields.update(steps=steps, overrides=roles)
    return fields


def _to_pair(pair: Pair) -> Union[str, List[Union[str, float]]]:
    return pair if isinstance(pair, str) else [*pair]
