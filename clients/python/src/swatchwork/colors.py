"""Calls about single colors, days and pictures."""

from __future__ import annotations

from typing import List, Literal, Optional, Sequence, cast

from . import types
from ._transport import Transport, as_form
from ._unpack import Unpack


class Colors:
    """Converts, combines, checks and finds colors."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def convert(self, color: str) -> types.ConvertAnswer:
        """One color, in any CSS syntax, in every notation."""
        return cast(types.ConvertAnswer, self._transport.compute("/colors/convert", hex=color))

    def names(self, hex: str, **options: Unpack[types.NameColorOptions]) -> types.NamesAnswer:
        """The names nearest to a color."""
        return cast(types.NamesAnswer, self._transport.get("/colors/names", hex=hex, **options))

    def scale(
        self, hex: str, type: types.ScaleColorType, **options: Unpack[types.ScaleColorOptions]
    ) -> types.ScaleAnswer:
        """Tints, shades or tones of a color, or the eleven steps of a ramp."""
        answer = self._transport.get("/colors/scale", hex=hex, type=type, **options)
        return cast(types.ScaleAnswer, answer)

    def harmonies(
        self,
        hex: str,
        type: types.HarmoniesRequestType,
        **options: Unpack[types.HarmoniesOptions],
    ) -> types.HarmoniesAnswer:
        """A base color and its partners: as light as the base or, with a style, as suits each hue."""
        answer = self._transport.compute("/colors/harmonies", hex=hex, type=type, **options)
        return cast(types.HarmoniesAnswer, answer)

    def contrast(self, foreground: str, background: str) -> types.ContrastAnswer:
        """WCAG contrast of two colors."""
        colors = {"foreground": foreground, "background": background}
        return cast(types.ContrastAnswer, self._transport.compute("/colors/contrast", **colors))

    def fix_contrast(
        self, text: str, background: str, **options: Unpack[types.FixContrastOptions]
    ) -> types.ContrastFixAnswer:
        """Find the nearest colors that reach a contrast, 4.5 by default."""
        path = "/colors/contrast/fix"
        answer = self._transport.get(path, text=text, background=background, **options)
        return cast(types.ContrastFixAnswer, answer)

    def matrix(self, colors: Sequence[str]) -> types.MatrixAnswer:
        """The contrast of all pairs of colors."""
        answer = self._transport.get("/colors/matrix", colors="-".join(colors))
        return cast(types.MatrixAnswer, answer)

    def vision(
        self,
        colors: Sequence[str],
        type: types.SimulateVisionType,
        **options: Unpack[types.SimulateVisionOptions],
    ) -> types.VisionAnswer:
        """How colors may look to somebody who sees colors otherwise."""
        seen = "-".join(colors)
        answer = self._transport.get("/colors/vision", colors=seen, type=type, **options)
        return cast(types.VisionAnswer, answer)

    def mix(self, a: str, b: str, **options: Unpack[types.MixColorsOptions]) -> types.MixAnswer:
        """A color between two: ``weight`` per cent of the second, half by default."""
        return cast(types.MixAnswer, self._transport.get("/colors/mix", a=a, b=b, **options))

    def gradient(
        self, colors: Sequence[str], **options: Unpack[types.MakeGradientOptions]
    ) -> types.GradientAnswer:
        """Colors at even distances from the first to the last."""
        answer = self._transport.get("/colors/gradient", colors="-".join(colors), **options)
        return cast(types.GradientAnswer, answer)

    def extract(
        self,
        image: bytes,
        *,
        count: Optional[int] = None,
        preset: Optional[Literal["dominant", "balanced", "vivid", "muted", "accent"]] = None,
        region: Optional[Sequence[float]] = None,
    ) -> types.ExtractAnswer:
        """The colors of a picture, 5 dominant ones by default, the largest share first.

        A region is x, y, width and height, as fractions of the upright picture from 0 to 1.
        """
        part = None if region is None else ",".join(str(number) for number in region)
        body = as_form("image", image, {"count": count, "preset": preset, "region": part})
        answer = self._transport.send("POST", "/colors/extract", body=body, is_safe=True)
        return cast(types.ExtractAnswer, answer.json())


class ColorsOfTheDay:
    """Colors of days, told by UTC."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(self, date: Optional[str] = None) -> types.ColorOfTheDay:
        """The color of a day, ``YYYY-MM-DD``; by default of today."""
        return cast(types.ColorOfTheDay, self._transport.get("/color-of-the-day", date=date))

    def archive(
        self, **options: Unpack[types.ListColorsOfTheDayOptions]
    ) -> List[types.ColorOfTheDay]:
        """The colors of up to 31 days, newest first; by default of those until today."""
        answer = self._transport.get("/color-of-the-day/archive", **options)
        return cast(List[types.ColorOfTheDay], answer)
