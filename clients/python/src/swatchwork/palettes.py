"""Calls about palettes."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Dict, Iterator, List, Literal, Mapping, Optional, Sequence, Union, cast

from . import types
from ._answers import Answer
from ._transport import Transport, Value, as_form, as_json, as_path, count_of

Color = Union[str, Mapping[str, Any]]
"""A hex text, or a mapping with ``hex`` and, if you like, ``name``, ``css`` and ``alpha``."""

_NEXT = re.compile(r'[?&]cursor=([^&>]*)[^>]*>; rel="next"')


@dataclass(frozen=True)
class PalettePage:
    """One page of a list."""

    palettes: List[types.Palette]
    total: int
    """How many there are on all pages."""
    is_at_least: bool
    """There are more than ``total``, and nobody has counted them."""
    next: Optional[str]
    """Cursor of the next page; None on the last."""


class PaletteFile(bytes):
    """A palette as a file: its bytes, and beside them its notes."""

    notes: List[str]
    """What the format cannot hold of the palette, in English sentences; often none."""

    def __new__(cls, content: bytes, notes: List[str]) -> PaletteFile:
        file = super().__new__(cls, content)
        file.notes = notes
        return file


class Palettes:
    """Generates, finds, writes, reads and keeps palettes."""

    def __init__(self, transport: Transport) -> None:
        self._send = transport.send

    def generate(
        self,
        *,
        type: Optional[types.GenerateRequestType] = None,
        style: Optional[types.GenerateRequestStyle] = None,
        character: Optional[types.GenerateRequestCharacter] = None,
        space: Optional[types.GenerateRequestSpace] = None,
        base_color: Optional[Color] = None,
        count: Optional[int] = None,
        locked: Optional[Sequence[Optional[Color]]] = None,
        seed: Union[str, float, None] = None,
    ) -> types.GenerateAnswer:
        """
        New colors, by a scheme and around a base and locked colors where given. ``character`` is the
        former name of ``style``.
        """
        base = base_color and _to_json(base_color)
        kept = None if locked is None else [color and _to_json(color) for color in locked]
        fields = {"type": type, "style": style, "character": character, "space": space}
        body = as_json({**fields, "baseColor": base, "count": count, "locked": kept, "seed": seed})
        answer = self._send("POST", "/palettes/generate", body=body, is_safe=True)
        return cast(types.GenerateAnswer, answer.json())

    def check(
        self,
        colors: Sequence[Color],
        *,
        target: Optional[float] = None,
        locked: Optional[Sequence[int]] = None,
    ) -> types.CheckPaletteAnswer:
        """
        The contrast of each pair of colors, pairs that become too alike, and what repairs them.

        :param target: The contrast to reach: 3, 4.5 (by default) or 7.
        :param locked: Places of colors that must not change; the first is 1.
        """
        fields = {"colors": _to_list(colors), "target": target, "locked": locked}
        answer = self._send("POST", "/palettes/check", body=as_json(fields), is_safe=True)
        return cast(types.CheckPaletteAnswer, answer.json())

    def chart(
        self,
        kind: types.ChartPaletteRequestKind,
        count: int,
        *,
        colors: Sequence[str] = (),
        style: Optional[types.ChartPaletteRequestStyle] = None,
        seed: Union[str, float, None] = None,
        grounds: Optional[Sequence[str]] = None,
        contrast: Optional[float] = None,
        severity: Optional[float] = None,
        gray: Optional[float] = None,
        lightness: Optional[Sequence[float]] = None,
        chroma: Optional[Sequence[float]] = None,
        format: Optional[types.ChartPaletteRequestFormat] = None,
        name: Optional[str] = None,
    ) -> types.ChartPaletteAnswer:
        """
        Colors for the categories of a chart, or a ramp, and what they measure.

        :param colors: Kept as the first ones; a ramp contains up to two of them.
        :param style: How the colors look, such as ``muted``; ``balanced`` by default.
        :param seed: Another palette for each text or number.
        :param grounds: What the chart stands on, white by default; for categories, as all below.
        :param contrast: The least with each ground, 3 by default.
        :param severity: Of the deficiencies of color vision, 0 to 1 (by default).
        :param gray: How much the distance in gray counts, 0 (by default) to 1.
        :param lightness: The least and the greatest, in OKLCH; those of the style by default.
        :param chroma: The same.
        :param format: Of the program of charts, such as ``matplotlib``, whose ``file`` is answered.
        :param name: What the palette is called in that file.
        """
        file = {"format": format, "name": name}
        fields = {"kind": kind, "count": count, "colors": [*colors], "grounds": grounds}
        measures = {"contrast": contrast, "severity": severity, "gray": gray}
        ranges = {"lightness": lightness, "chroma": chroma, "style": style, "seed": seed}
        body = as_json({**fields, **measures, **ranges, **file})
        answer = self._send("POST", "/palettes/charts", body=body, is_safe=True)
        return cast(types.ChartPaletteAnswer, answer.json())

    def mood(self, mood: str) -> types.MoodAnswer:
        """Five new colors of a mood, such as ``calm``."""
        return cast(types.MoodAnswer, self._send("GET", as_path("palettes", "mood", mood)).json())

    def list(
        self,
        *,
        q: Optional[str] = None,
        tag: Optional[str] = None,
        color: Union[str, Sequence[str], None] = None,
        tab: Optional[types.ListPalettesTab] = None,
        safe: Optional[Sequence[Literal["protan", "deutan", "tritan"]]] = None,
        pairs: Optional[int] = None,
        ground: Optional[Literal[True]] = None,
        tone: Optional[types.ListPalettesTone] = None,
        strength: Optional[types.ListPalettesStrength] = None,
        size: Optional[int] = None,
        fold: Optional[Literal[True]] = None,
        alike_to: Optional[str] = None,
        sort: Optional[types.ListPalettesSort] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        user_id: Optional[str] = None,
        is_public: Optional[bool] = None,
    ) -> PalettePage:
        """One page of palettes, by default the 24 public ones with the most likes.

        :param color: One color, or up to three of which a palette holds one near each.
        :param safe: No two colors look alike to people with these kinds of color vision.
        :param pairs: At least so many pairs of colors have a contrast of 4.5 or more.
        :param ground: Colors of the palette serve as a page and as the text on it.
        :param size: The number of colors.
        :param fold: Of those of different accounts that are nearly alike, the oldest stands for
            the others, with ``alike``; not in a search by words.
        :param alike_to: The id of a palette; finds those that are nearly alike with it.
        """
        colors = color if color is None or isinstance(color, str) else ",".join(color)
        query: Dict[str, Value] = {"q": q, "tag": tag, "color": colors, "tab": tab, "sort": sort}
        query.update(safe=",".join(safe) if safe else None, pairs=pairs, ground=ground)
        query.update(tone=tone, strength=strength, size=size, fold=fold, alikeTo=alike_to)
        query.update(limit=limit, cursor=cursor, userId=user_id, isPublic=is_public)
        return _read_page(self._send("GET", "/palettes", query=query))

    def search(self, **query: Any) -> Iterator[types.Palette]:
        """All palettes that ``list`` finds, page by page as they are asked for."""
        while True:
            page = self.list(**query)
            yield from page.palettes
            if page.next is None:
                return
            query["cursor"] = page.next

    def get(self, id: str) -> types.Palette:
        """One palette; a private one needs a key of its owner."""
        return cast(types.Palette, self._send("GET", as_path("palettes", id)).json())

    def similar(self, id: str) -> List[types.Palette]:
        """Up to six public palettes with the most similar colors."""
        answer = self._send("GET", as_path("palettes", id, "similar"))
        return cast(List[types.Palette], answer.json())

    def stats(self) -> types.PaletteStats:
        """How many public palettes there are, and how many are trending and popular."""
        return cast(types.PaletteStats, self._send("GET", "/palettes/stats").json())

    def export(
        self,
        colors: Sequence[Color],
        format: types.ExportPaletteRequestFormat,
        *,
        name: Optional[str] = None,
        names: Optional[types.ExportPaletteRequestNames] = None,
    ) -> PaletteFile:
        """A palette as a file, to be saved; `names` says how variables of code are called."""
        body = as_json(
            {"name": name, "colors": _to_list(colors), "format": format, "names": names}
        )
        answer = self._send("POST", "/palettes/export", body=body, is_safe=True)
        return PaletteFile(answer.body, json.loads(answer.headers.get("x-palette-notes", "[]")))

    def import_(self, source: Union[str, bytes]) -> types.ImportPaletteAnswer:
        """A palette from a text, a palette link or the bytes of a file, whatever its format."""
        if isinstance(source, str):
            body, path = as_json({"text": source}), "/palettes/import"
        else:
            body, path = as_form("file", source, {}), "/palettes/import/file"
        answer = self._send("POST", path, body=body, is_safe=True)
        return cast(types.ImportPaletteAnswer, answer.json())

    def save(
        self,
        name: str,
        colors: Sequence[Color],
        *,
        description: Optional[str] = None,
        is_public: Optional[bool] = None,
        tags: Optional[Sequence[str]] = None,
        view: Optional[Mapping[str, str]] = None,
    ) -> types.Palette:
        """Keeps a palette in the account; needs a key. ``view``: the page that shows it as saved."""
        fields = {"name": name, "colors": _to_list(colors), "description": description}
        body = as_json({**fields, "isPublic": is_public, "tags": tags, "view": view})
        return cast(types.Palette, self._send("POST", "/palettes", body=body).json())

    def change(
        self,
        id: str,
        *,
        name: Optional[str] = None,
        colors: Optional[Sequence[Color]] = None,
        description: Optional[str] = None,
        is_public: Optional[bool] = None,
        tags: Optional[Sequence[str]] = None,
        view: Optional[Mapping[str, str]] = None,
    ) -> types.Palette:
        """Changes an own palette; what is left out stays, and an empty description is none."""
        fields = {"name": name, "colors": colors and _to_list(colors), "description": description}
        body = as_json({**fields, "isPublic": is_public, "tags": tags, "view": view})
        return cast(types.Palette, self._send("PATCH", as_path("palettes", id), body=body).json())

    def delete(self, id: str) -> None:
        """Deletes an own palette; for an hour it can be restored."""
        self._send("DELETE", as_path("palettes", id))

    def restore(self, id: str) -> types.Palette:
        """Restores an own palette that was deleted within the last hour, with its likes."""
        return cast(types.Palette, self._send("POST", as_path("palettes", id, "restore")).json())

    def like_challenge(self) -> types.LikeChallenge:
        """Asks for the work that a like without an account needs."""
        return cast(types.LikeChallenge, self._send("GET", "/palettes/like-challenge").json())

    def like(
        self, id: str, liked: Optional[bool] = None, *, proof: Optional[Mapping[str, Any]] = None
    ) -> types.LikeAnswer:
        """Likes a palette or takes it back; without ``liked`` it turns over.

        ``proof`` is the solution of a challenge, which a like without an account needs.
        """
        path = as_path("palettes", id, "like")
        body = as_json({"liked": liked, "proof": proof})
        answer = self._send("POST", path, body=body, as_visitor=True)
        return cast(types.LikeAnswer, answer.json())

    def liked(self, ids: Sequence[str]) -> types.LikedAnswer:
        """Which of up to 100 palettes the caller likes."""
        query = {"ids": ",".join(ids)}
        answer = self._send("GET", "/palettes/liked", query=query, as_visitor=True)
        return cast(types.LikedAnswer, answer.json())

    def view(self, id: str) -> types.PaletteCounts:
        """Counts that somebody opened a palette."""
        return self._count(id, "view")

    def copy(self, id: str) -> types.PaletteCounts:
        """Counts that somebody copied or exported a palette."""
        return self._count(id, "copy")

    def _count(self, id: str, what: str) -> types.PaletteCounts:
        answer = self._send("POST", as_path("palettes", id, what), as_visitor=True)
        return cast(types.PaletteCounts, answer.json())


def _to_list(colors: Sequence[Color]) -> Any:
    return [_to_json(color) for color in colors]


def _to_json(color: Color) -> Any:
    return color if isinstance(color, str) else dict(color)


def _read_page(answer: Answer) -> PalettePage:
    palettes = cast("List[types.Palette]", answer.json())
    found = _NEXT.search(answer.headers.get("link", ""))
    return PalettePage(
        palettes,
        total=count_of(answer.headers, "x-total-count", len(palettes)),
        is_at_least=answer.headers.get("x-total-count-relation") == "at-least",
        next=found.group(1) if found else None,
    )
