"""Calls about single colors and pictures."""

from __future__ import annotations

from typing import Literal, Optional, Sequence, cast

from . import types
from ._transport import Transport, as_form, as_json


class Colors:
    """Converts, combines, checks and finds colors."""

    def __init__(self, transport: Transport) -> None:
        self._send = transport.send

    def convert(self, color: str) -> types.ConvertAnswer:
        """One color, in any CSS syntax, in every notation."""
        body = as_json({"hex": color})
        answer = self._send("POST", "/colors/convert", body=body, is_safe=True)
        return cast(types.ConvertAnswer, answer.json())

    def names(
        self, hex: str, *, list: Optional[types.NameColorList] = None, limit: Optional[int] = None
    ) -> types.NamesAnswer:
        """The names nearest to a color."""
        query = {"hex": hex, "list": list, "limit": limit}
        return cast(types.NamesAnswer, self._send("GET", "/colors/names", query=query).json())

    def scale(
        self, hex: str, type: types.ScaleColorType, *, steps: Optional[int] = None
    ) -> types.ScaleAnswer:
        """Tints, shades or tones of a color, or the eleven steps of a ramp."""
        query = {"hex": hex, "type": type, "steps": steps}
        return cast(types.ScaleAnswer, self._send("GET", "/colors/scale", query=query).json())

    def harmonies(
        self,
        hex: str,
        type: types.HarmoniesRequestType,
        *,
        space: Optional[types.HarmoniesRequestSpace] = None,
        style: Optional[types.HarmoniesRequestStyle] = None,
        seed: Optional[str] = None,
    ) -> types.HarmoniesAnswer:
        """A base color and its partners: as light as the base or, with a style, as suits each hue."""
        fields = {"hex": hex, "type": type, "space": space, "style": style, "seed": seed}
        body = as_json(fields)
        answer = self._send("POST", "/colors/harmonies", body=body, is_safe=True)
        return cast(types.HarmoniesAnswer, answer.json())

    def contrast(self, foreground: str, background: str) -> types.ContrastAnswer:
        """WCAG contrast of two colors."""
        body = as_json({"foreground": foreground, "background": background})
        answer = self._send("POST", "/colors/contrast", body=body, is_safe=True)
        return cast(types.ContrastAnswer, answer.json())

    def fix_contrast(
        self,
        text: str,
        background: str,
        *,
        ratio: Optional[float] = None,
        change: Optional[types.FixContrastChange] = None,
    ) -> types.ContrastFixAnswer:
        """Find the nearest colors that reach a contrast, 4.5 by default."""
        query = {"text": text, "background": background, "ratio": ratio, "change": change}
        answer = self._send("GET", "/colors/contrast/fix", query=query)
        return cast(types.ContrastFixAnswer, answer.json())

    def matrix(self, colors: Sequence[str]) -> types.MatrixAnswer:
        """The contrast of all pairs of colors."""
        query = {"colors": "-".join(colors)}
        return cast(types.MatrixAnswer, self._send("GET", "/colors/matrix", query=query).json())

    def vision(
        self,
        colors: Sequence[str],
        type: types.SimulateVisionType,
        *,
        severity: Optional[float] = None,
    ) -> types.VisionAnswer:
        """How colors may look to somebody who sees colors otherwise."""
        query = {"colors": "-".join(colors), "type": type, "severity": severity}
        return cast(types.VisionAnswer, self._send("GET", "/colors/vision", query=query).json())

    def mix(
        self,
        a: str,
        b: str,
        *,
        weight: Optional[float] = None,
        space: Optional[types.MixColorsSpace] = None,
    ) -> types.MixAnswer:
        """A color between two: ``weight`` per cent of the second, half by default."""
        query = {"a": a, "b": b, "weight": weight, "space": space}
        return cast(types.MixAnswer, self._send("GET", "/colors/mix", query=query).json())

    def gradient(
        self,
        colors: Sequence[str],
        *,
        steps: Optional[int] = None,
        space: Optional[types.MakeGradientSpace] = None,
    ) -> types.GradientAnswer:
        """Colors at even distances from the first to the last."""
        query = {"colors": "-".join(colors), "steps": steps, "space": space}
        return cast(types.GradientAnswer, self._send("GET", "/colors/gradient", query=query).json())

    def extract(
        self,
        image: bytes,
        *,
        count: Optional[int] = None,
        preset: Optional[Literal["dominant", "balanced", "vivid", "muted", "accent"]] = None,
    ) -> types.ExtractAnswer:
        """The colors of a picture, 5 dominant ones by default, the largest share first."""
        body = as_form("image", image, {"count": count, "preset": preset})
        answer = self._send("POST", "/colors/extract", body=body, is_safe=True)
        return cast(types.ExtractAnswer, answer.json())
