"""Calls about palettes."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Iterator, List, Mapping, Optional, Sequence, Union, cast

from . import types
from ._answers import Answer
from ._transport import Transport, as_form, as_json, as_path
from ._unpack import Unpack

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
        self._transport = transport

    def generate(
        self,
        *,
        type: Optional[types.GenerateRequestType] = None,
        **options: Unpack[types.GenerateOptions],
    ) -> types.GenerateAnswer:
        """New colors, by a scheme and around a base and locked colors where given."""
        answer = self._transport.compute("/palettes/generate", type=type, **options)
        return cast(types.GenerateAnswer, answer)

    def check(
        self, colors: Sequence[Color], **options: Unpack[types.CheckPaletteOptions]
    ) -> types.CheckPaletteAnswer:
        """The contrast of each pair of colors, pairs that become too alike, and what repairs them."""
        answer = self._transport.compute("/palettes/check", colors=colors, **options)
        return cast(types.CheckPaletteAnswer, answer)

    def chart(
        self,
        kind: types.ChartPaletteRequestKind,
        count: int,
        **options: Unpack[types.ChartPaletteOptions],
    ) -> types.ChartPaletteAnswer:
        """
        Colors for the categories of a chart, or a ramp, and what they measure; with ``format``, such
        as ``matplotlib``, the file of that program as well.
        """
        answer = self._transport.compute("/palettes/charts", kind=kind, count=count, **options)
        return cast(types.ChartPaletteAnswer, answer)

    def mood(self, mood: str) -> types.MoodAnswer:
        """Five new colors of a mood, such as ``calm``."""
        return cast(types.MoodAnswer, self._transport.get(as_path("palettes", "mood", mood)))

    def list(self, **options: Unpack[types.ListPalettesOptions]) -> PalettePage:
        """One page of palettes, by default the 24 public ones with the most likes."""
        return _read_page(self._transport.send("GET", "/palettes", query={**options}))

    def search(self, **options: Unpack[types.ListPalettesOptions]) -> Iterator[types.Palette]:
        """All palettes that ``list`` finds, page by page as they are asked for."""
        while True:
            page = self.list(**options)
            yield from page.palettes
            if page.next is None:
                return
            options["cursor"] = page.next

    def get(self, id: str) -> types.Palette:
        """One palette; a private one needs a key of its owner."""
        return cast(types.Palette, self._transport.get(as_path("palettes", id)))

    def similar(self, id: str) -> List[types.Palette]:
        """Up to six public palettes with the most similar colors."""
        return cast(List[types.Palette], self._transport.get(as_path("palettes", id, "similar")))

    def stats(self) -> types.PaletteStats:
        """How many public palettes there are, and how many are trending and popular."""
        return cast(types.PaletteStats, self._transport.get("/palettes/stats"))

    def export(
        self,
        colors: Sequence[Color],
        format: types.ExportPaletteRequestFormat,
        **options: Unpack[types.ExportPaletteOptions],
    ) -> PaletteFile:
        """A palette as a file, to be saved; `names` says how variables of code are called."""
        body = as_json({"colors": colors, "format": format, **options})
        answer = self._transport.send("POST", "/palettes/export", body=body, is_safe=True)
        return PaletteFile(answer.body, json.loads(answer.headers.get("x-palette-notes", "[]")))

    def import_(self, source: Union[str, bytes]) -> types.ImportPaletteAnswer:
        """A palette from a text, a palette link or the bytes of a file, whatever its format."""
        if isinstance(source, str):
            body, path = as_json({"text": source}), "/palettes/import"
        else:
            body, path = as_form("file", source, {}), "/palettes/import/file"
        answer = self._transport.send("POST", path, body=body, is_safe=True)
        return cast(types.ImportPaletteAnswer, answer.json())

    def match(
        self,
        colors: Sequence[Color],
        book: Mapping[str, object],
        **options: Unpack[types.MatchPaletteOptions],
    ) -> types.MatchPaletteAnswer:
        """The nearest named colors of a book, such as the ``palette`` of an import."""
        answer = self._transport.compute("/palettes/match", colors=colors, book=book, **options)
        return cast(types.MatchPaletteAnswer, answer)

    def save(
        self, name: str, colors: Sequence[Color], **options: Unpack[types.SavePaletteOptions]
    ) -> types.Palette:
        """Keeps a palette in the account; needs a key. ``view``: the page that shows it as saved."""
        saved = self._transport.write("POST", "/palettes", name=name, colors=colors, **options)
        return cast(types.Palette, saved)

    def change(self, id: str, **options: Unpack[types.ChangePaletteOptions]) -> types.Palette:
        """Changes an own palette; what is left out stays, and an empty description is none."""
        changed = self._transport.write("PATCH", as_path("palettes", id), **options)
        return cast(types.Palette, changed)

    def delete(self, id: str) -> None:
        """Deletes an own palette; for an hour it can be restored."""
        self._transport.write("DELETE", as_path("palettes", id))

    def restore(self, id: str) -> types.Palette:
        """Restores an own palette that was deleted within the last hour, with its likes."""
        restored = self._transport.write("POST", as_path("palettes", id, "restore"))
        return cast(types.Palette, restored)

    def like_challenge(self) -> types.LikeChallenge:
        """Asks for the work that a like without an account needs."""
        return cast(types.LikeChallenge, self._transport.get("/palettes/like-challenge"))

    def like(
        self, id: str, liked: Optional[bool] = None, *, proof: Optional[Mapping[str, Any]] = None
    ) -> types.LikeAnswer:
        """Likes a palette or takes it back; without ``liked`` it turns over.

        ``proof`` is the solution of a challenge, which a like without an account needs.
        """
        path = as_path("palettes", id, "like")
        body = as_json({"liked": liked, "proof": proof})
        answer = self._transport.send("POST", path, body=body, as_visitor=True)
        return cast(types.LikeAnswer, answer.json())

    def liked(self, ids: Sequence[str]) -> types.LikedAnswer:
        """Which of up to 100 palettes the caller likes."""
        answer = self._transport.send("GET", "/palettes/liked", query={"ids": ids}, as_visitor=True)
        return cast(types.LikedAnswer, answer.json())

    def view(self, id: str) -> types.PaletteCounts:
        """Counts that somebody opened a palette."""
        return self._count(id, "view")

    def copy(self, id: str) -> types.PaletteCounts:
        """Counts that somebody copied or exported a palette."""
        return self._count(id, "copy")

    def _count(self, id: str, what: str) -> types.PaletteCounts:
        answer = self._transport.send("POST", as_path("palettes", id, what), as_visitor=True)
        return cast(types.PaletteCounts, answer.json())


def _read_page(answer: Answer) -> PalettePage:
    palettes = cast("List[types.Palette]", answer.json())
    found = _NEXT.search(answer.headers.get("link", ""))
    return PalettePage(
        palettes,
        total=int(answer.headers.get("x-total-count", len(palettes))),
        is_at_least=answer.headers.get("x-total-count-relation") == "at-least",
        next=found.group(1) if found else None,
    )
