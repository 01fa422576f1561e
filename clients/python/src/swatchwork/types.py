"""
What the API answers, and the words that it takes.

Written from the API's own document, see `docs/decisions/0013-clients.md`; do not edit.
"""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

ErrorBodyCode = Literal[
    "invalid_request",
    "invalid_json",
    "invalid_url",
    "bad_request",
    "unauthorized",
    "forbidden",
    "plan_required",
    "not_found",
    "mood_not_found",
    "method_not_allowed",
    "request_timeout",
    "conflict",
    "payload_too_large",
    "palette_file_broken",
    "palette_file_empty",
    "unsupported_media_type",
    "image_too_large",
    "image_unreadable",
    "image_transparent",
    "too_many_requests",
    "headers_too_large",
    "internal_error",
    "database_unavailable",
    "overloaded",
]


class _ErrorDetailNeeded(TypedDict):
    field: str
    message: str


class ErrorDetail(_ErrorDetailNeeded, total=False):
    received: str


class _ErrorBodyNeeded(TypedDict):
    error: str
    code: ErrorBodyCode
    requestId: str


class ErrorBody(_ErrorBodyNeeded, total=False):
    details: List[ErrorDetail]


class ConvertAnswerNearestName(TypedDict):
    name: str
    hex: str
    distance: float


class ConvertAnswerValuesRgb(TypedDict):
    r: float
    g: float
    b: float


class ConvertAnswerValuesHsl(TypedDict):
    h: float
    s: float
    l: float


class ConvertAnswerValuesHsv(TypedDict):
    h: float
    s: float
    v: float


class ConvertAnswerValuesCmyk(TypedDict):
    c: float
    m: float
    y: float
    k: float


class ConvertAnswerValuesOklch(TypedDict):
    l: float
    c: float
    h: float


class ConvertAnswerValuesOklab(TypedDict):
    l: float
    a: float
    b: float


class ConvertAnswerValuesLab(TypedDict):
    l: float
    a: float
    b: float


class ConvertAnswerValuesLch(TypedDict):
    l: float
    c: float
    h: float


class ConvertAnswerValuesP3(TypedDict):
    r: float
    g: float
    b: float


class ConvertAnswerValues(TypedDict):
    rgb: ConvertAnswerValuesRgb
    hsl: ConvertAnswerValuesHsl
    hsv: ConvertAnswerValuesHsv
    cmyk: ConvertAnswerValuesCmyk
    oklch: ConvertAnswerValuesOklch
    oklab: ConvertAnswerValuesOklab
    lab: ConvertAnswerValuesLab
    lch: ConvertAnswerValuesLch
    p3: ConvertAnswerValuesP3


class ConvertAnswer(TypedDict):
    hex: str
    alpha: float
    inGamut: bool
    name: str
    nearestName: ConvertAnswerNearestName
    rgb: str
    hsl: str
    hsv: str
    cmyk: str
    oklch: str
    oklab: str
    lab: str
    lch: str
    p3: str
    values: ConvertAnswerValues


HarmoniesRequestType = Literal[
    "complementary",
    "triadic",
    "analogous",
    "tetradic",
]


HarmoniesAnswerType = Literal[
    "complementary",
    "triadic",
    "analogous",
    "tetradic",
]


class HarmoniesAnswer(TypedDict):
    colors: List[str]
    type: HarmoniesAnswerType


ContrastAnswerLevel = Literal[
    "Fail",
    "AA Large",
    "AA",
    "AAA",
]


class ContrastAnswer(TypedDict):
    contrast: float
    level: ContrastAnswerLevel
    wcagAA: bool
    wcagAALarge: bool
    wcagAAA: bool
    color1: str
    color2: str


NameColorList = Literal[
    "basic",
    "css",
    "all",
]


NamesAnswerList = Literal[
    "basic",
    "css",
    "all",
]


class NamesAnswerNamesEntry(TypedDict):
    name: str
    hex: str
    distance: float


class NamesAnswer(TypedDict):
    hex: str
    list: NamesAnswerList
    names: List[NamesAnswerNamesEntry]


ScaleColorType = Literal[
    "tints",
    "shades",
    "tones",
    "ramp",
]


ScaleAnswerType = Literal[
    "tints",
    "shades",
    "tones",
    "ramp",
]


class _ScaleAnswerNeeded(TypedDict):
    hex: str
    type: ScaleAnswerType
    colors: List[str]


class ScaleAnswer(_ScaleAnswerNeeded, total=False):
    stops: List[int]
    base: int


FixContrastChange = Literal[
    "text",
    "background",
    "both",
]


class ContrastFixAnswer(TypedDict):
    text: str
    background: str
    contrast: float
    passes: bool
    distance: float


MatrixAnswerPairsEntryLevel = Literal[
    "Fail",
    "AA Large",
    "AA",
    "AAA",
]


class MatrixAnswerPairsEntry(TypedDict):
    color1: str
    color2: str
    contrast: float
    level: MatrixAnswerPairsEntryLevel


class MatrixAnswer(TypedDict):
    colors: List[str]
    pairs: List[MatrixAnswerPairsEntry]


SimulateVisionType = Literal[
    "protan",
    "deutan",
    "tritan",
    "achromat",
]


VisionAnswerType = Literal[
    "protan",
    "deutan",
    "tritan",
    "achromat",
]


class VisionAnswerColorsEntry(TypedDict):
    hex: str
    seen: str


class VisionAnswer(TypedDict):
    type: VisionAnswerType
    severity: float
    colors: List[VisionAnswerColorsEntry]


MixColorsSpace = Literal[
    "oklab",
    "oklch",
    "srgb",
    "lab",
    "lch",
    "hsl",
]


MixAnswerSpace = Literal[
    "oklab",
    "oklch",
    "srgb",
    "lab",
    "lch",
    "hsl",
]


class MixAnswer(TypedDict):
    color: str
    a: str
    b: str
    weight: float
    space: MixAnswerSpace


MakeGradientSpace = Literal[
    "oklab",
    "oklch",
    "srgb",
    "lab",
    "lch",
    "hsl",
]


GradientAnswerSpace = Literal[
    "oklab",
    "oklch",
    "srgb",
    "lab",
    "lch",
    "hsl",
]


class GradientAnswer(TypedDict):
    colors: List[str]
    space: GradientAnswerSpace


class ExtractAnswerSwatchesEntryRgb(TypedDict):
    r: int
    g: int
    b: int


class ExtractAnswerSwatchesEntryPosition(TypedDict):
    x: float
    y: float


class ExtractAnswerSwatchesEntry(TypedDict):
    hex: str
    rgb: ExtractAnswerSwatchesEntryRgb
    share: float
    position: ExtractAnswerSwatchesEntryPosition


class ExtractAnswer(TypedDict):
    colors: List[str]
    swatches: List[ExtractAnswerSwatchesEntry]


GenerateRequestType = Literal[
    "random",
    "complementary",
    "triadic",
    "analogous",
    "tetradic",
]


class GenerateAnswer(TypedDict):
    colors: List[str]


MoodAnswerMood = Literal[
    "calm",
    "energetic",
    "romantic",
    "professional",
    "warm",
    "cool",
    "vintage",
    "modern",
    "playful",
    "luxury",
    "nature",
    "corporate",
    "creative",
    "elegant",
    "tropical",
    "autumn",
]


class MoodAnswer(TypedDict):
    mood: MoodAnswerMood
    colors: List[str]


ExportPaletteRequestFormat = Literal[
    "css",
    "css-wide",
    "scss",
    "less",
    "tailwind",
    "tailwind-config",
    "tokens",
    "json",
    "ase",
    "aco",
    "gpl",
    "swatches",
    "android",
    "compose",
    "swiftui",
    "uikit",
    "flutter",
    "svg",
    "png",
    "pdf",
    "txt",
    "csv",
]


class _ImportPaletteAnswerPaletteColorsEntryNeeded(TypedDict):
    hex: str


class ImportPaletteAnswerPaletteColorsEntry(_ImportPaletteAnswerPaletteColorsEntryNeeded, total=False):
    name: str
    alpha: float


class ImportPaletteAnswerPalette(TypedDict):
    name: str
    colors: List[ImportPaletteAnswerPaletteColorsEntry]


class ImportPaletteAnswer(TypedDict):
    palette: ImportPaletteAnswerPalette
    format: str
    notes: List[str]


class ColorOfTheDay(TypedDict):
    date: str
    hexCode: str
    name: str
    description: Optional[str]
    meaning: Optional[str]
    usageTips: Optional[str]


class BatchAnswerAnswersEntry(TypedDict):
    status: int
    body: Union[ConvertAnswer, NamesAnswer, ScaleAnswer, HarmoniesAnswer, ContrastAnswer, ContrastFixAnswer, MatrixAnswer, VisionAnswer, MixAnswer, GradientAnswer, GenerateAnswer, MoodAnswer, ErrorBody]


class BatchAnswer(TypedDict):
    answers: List[BatchAnswerAnswersEntry]


ListPalettesIsPublic = Literal[
    "true",
    "false",
]


ListPalettesTab = Literal[
    "trending",
    "popular",
    "recent",
    "minimal",
    "vintage",
    "warm",
    "cool",
]


ListPalettesSort = Literal[
    "likes",
    "newest",
    "name",
    "nearest",
]


class NamedColor(TypedDict):
    hex: str
    name: str


PaletteSource = Literal[
    "swatchwork",
    "user",
]


class Palette(TypedDict):
    id: str
    name: str
    description: Optional[str]
    colors: List[Union[str, NamedColor]]
    likes: int
    views: int
    copies: int
    tags: List[str]
    isPublic: bool
    createdAt: str
    userId: Optional[str]
    source: PaletteSource


class PaletteStats(TypedDict):
    total: int
    trending: int
    popular: int


class DoneAnswer(TypedDict):
    ok: Literal[True]


class LikeAnswer(TypedDict):
    liked: bool
    likes: int


class LikedAnswer(TypedDict):
    ids: List[str]


class PaletteCounts(TypedDict):
    views: int
    copies: int

