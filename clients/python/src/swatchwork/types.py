"""
What the API answers, and the words and options that it takes.

Written from the API's own document, see `docs/decisions/0013-api-document-and-clients.md`; do not edit.
"""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Mapping, Optional, Sequence, TypedDict, Union

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


ConvertRequestCondition = Literal[
    "coated",
    "uncoated",
    "gracol",
    "newsprint",
]


ConvertRequestBlack = Literal[
    "medium",
    "least",
    "most",
]


ConvertRequestIntent = Literal[
    "relative",
    "absolute",
]


class ConvertOptions(TypedDict, total=False):
    condition: Optional[ConvertRequestCondition]
    """Print condition for CMYK. `coated`: Coated paper, Europe (FOGRA39, at most 300% of ink); `uncoated`: Uncoated paper, Europe (FOGRA29, at most 280% of ink); `gracol`: Coated paper, GRACoL 2006 (CGATS TR 006, at most 300% of ink); `newsprint`: Newsprint, SNAP 2007 (CGATS TR 002, at most 240% of ink)."""
    black: Optional[ConvertRequestBlack]
    """How much black ink replaces the other three; by default `medium`."""
    intent: Optional[ConvertRequestIntent]
    """`relative` (default): white is the paper, with black point compensation. `absolute`: colors as measured."""


class ConvertAnswerNearestName(TypedDict):
    name: str
    hex: str
    distance: float


class ConvertAnswerExact(TypedDict):
    rgb: str
    hsl: str
    hsv: str
    cmyk: str
    oklch: str
    oklab: str
    lab: str
    lch: str
    p3: str


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


ConvertAnswerPrintCondition = Literal[
    "coated",
    "uncoated",
    "gracol",
    "newsprint",
]


class ConvertAnswerPrintValues(TypedDict):
    c: float
    m: float
    y: float
    k: float


class ConvertAnswerPrint(TypedDict):
    condition: ConvertAnswerPrintCondition
    cmyk: str
    values: ConvertAnswerPrintValues
    seen: str
    distance: float
    printable: bool


class _ConvertAnswerNeeded(TypedDict):
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
    exact: ConvertAnswerExact
    values: ConvertAnswerValues


class ConvertAnswer(_ConvertAnswerNeeded, total=False):
    print: ConvertAnswerPrint


HarmoniesRequestType = Literal[
    "complementary",
    "triadic",
    "analogous",
    "tetradic",
]


HarmoniesRequestSpace = Literal[
    "hsl",
    "oklch",
]


HarmoniesRequestStyle = Literal[
    "balanced",
    "bright",
    "muted",
    "earthy",
    "one-hue",
    "pastel",
    "dark",
]


class HarmoniesOptions(TypedDict, total=False):
    space: Optional[HarmoniesRequestSpace]
    """The space in which a harmony turns the hue: `oklch` is even to the eye."""
    style: Optional[HarmoniesRequestStyle]
    """Makes each color but the base as light and strong as suits its hue, the base and the style. By default all keep the saturation and lightness of the base, or its OKLCH lightness."""
    seed: Optional[str]
    """Another seed returns other colors where there is a style."""


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


class NameColorOptions(TypedDict, total=False):
    list: Optional[NameColorList]
    """`basic`: 15 names; `css`: the 139 named colors of CSS; `all`: about 5,000 common color names."""
    limit: Optional[int]
    """The maximum number of names."""


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


class ScaleColorOptions(TypedDict, total=False):
    steps: Optional[int]
    """Number of colors, 5 by default. Not for `ramp`, which has eleven."""


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


class FixContrastOptions(TypedDict, total=False):
    ratio: Optional[float]
    """The target WCAG contrast: 3 for large text, 4.5 (AA) or 7 (AAA)."""
    change: Optional[FixContrastChange]
    """Which of the two colors may change."""


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


class SimulateVisionOptions(TypedDict, total=False):
    severity: Optional[float]
    """Percent: 0 is normal vision, 100 means that the cones are missing."""


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


class MixColorsOptions(TypedDict, total=False):
    weight: Optional[float]
    """Percentage of `b`: 0 returns `a`, 100 returns `b`."""
    space: Optional[MixColorsSpace]
    """The color space to interpolate in, as in CSS `color-mix()`. `oklab` looks most even; `oklch`, `lch` and `hsl` take the shorter way around the hue."""


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


class MakeGradientOptions(TypedDict, total=False):
    steps: Optional[int]
    """Number of colors, including both ends."""
    space: Optional[MakeGradientSpace]
    """The color space to interpolate in, as in CSS `color-mix()`. `oklab` looks most even; `oklch`, `lch` and `hsl` take the shorter way around the hue."""


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


class _ExtractAnswerSwatchesEntryNeeded(TypedDict):
    hex: str
    rgb: ExtractAnswerSwatchesEntryRgb
    share: float
    position: ExtractAnswerSwatchesEntryPosition


class ExtractAnswerSwatchesEntry(_ExtractAnswerSwatchesEntryNeeded, total=False):
    css: str


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


GenerateRequestStyle = Literal[
    "balanced",
    "bright",
    "muted",
    "earthy",
    "one-hue",
    "pastel",
    "dark",
]


GenerateRequestCharacter = Literal[
    "any",
    "vivid",
    "balanced",
    "bright",
    "muted",
    "earthy",
    "one-hue",
    "pastel",
    "dark",
]


GenerateRequestSpace = Literal[
    "hsl",
    "oklch",
]


class GenerateOptions(TypedDict, total=False):
    style: Optional[GenerateRequestStyle]
    """How the colors look, as far as the base color, harmony and locked colors allow. `balanced` by default."""
    character: Optional[GenerateRequestCharacter]
    """The former name of `style`, which counts if both are given."""
    space: Optional[GenerateRequestSpace]
    """The space in which a harmony turns the hue: `oklch` is even to the eye."""
    base_color: Optional[Union[str, Mapping[str, Any]]]
    """A random color by default. A color that a hex cannot hold is returned exactly; the other colors are chosen to suit its sRGB hex."""
    count: Optional[int]
    """Number of colors."""
    locked: Optional[Sequence[Optional[Union[str, Mapping[str, Any]]]]]
    """Colors to keep, by position; null leaves a position free. A color that a hex cannot hold is returned exactly; the other colors are chosen to suit its sRGB hex."""
    seed: Optional[Union[str, float]]
    """The same seed and request return the same colors."""


class _NamedColorNeeded(TypedDict):
    hex: str


class NamedColor(_NamedColorNeeded, total=False):
    name: str
    css: str
    alpha: float


class GenerateAnswer(TypedDict):
    colors: List[Union[str, NamedColor]]


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


class CheckPaletteOptions(TypedDict, total=False):
    target: Optional[float]
    """The target contrast: 3 for large text, 4.5 (AA) or 7 (AAA)."""
    locked: Optional[Sequence[int]]
    """Positions of colors that must not change, counted from 1."""


class _CheckPaletteAnswerColorsEntryNeeded(TypedDict):
    hex: str
    locked: bool
    onWhite: float
    onBlack: float


class CheckPaletteAnswerColorsEntry(_CheckPaletteAnswerColorsEntryNeeded, total=False):
    css: str


CheckPaletteAnswerPairsEntryUse = Literal[
    "any-text",
    "large-text",
    "icons",
    "decoration",
]


class CheckPaletteAnswerPairsEntryDifferences(TypedDict):
    normal: float
    protan: float
    deutan: float
    tritan: float


CheckPaletteAnswerPairsEntryCollidesEntry = Literal[
    "normal",
    "protan",
    "deutan",
    "tritan",
]


PaletteChangeCollidesEntry = Literal[
    "normal",
    "protan",
    "deutan",
    "tritan",
]


class PaletteChange(TypedDict):
    place: int
    color: str
    difference: float
    contrast: float
    collides: List[PaletteChangeCollidesEntry]
    breaks: List[List[int]]


CheckPaletteAnswerPairsEntryFixObstacle = Literal[
    "both-locked",
    "one-locked",
    "out-of-reach",
]


class _CheckPaletteAnswerPairsEntryFixNeeded(TypedDict):
    changes: List[PaletteChange]


class CheckPaletteAnswerPairsEntryFix(_CheckPaletteAnswerPairsEntryFixNeeded, total=False):
    obstacle: CheckPaletteAnswerPairsEntryFixObstacle


CheckPaletteAnswerPairsEntryRepairObstacle = Literal[
    "both-locked",
    "one-locked",
    "out-of-reach",
]


class _CheckPaletteAnswerPairsEntryRepairNeeded(TypedDict):
    changes: List[PaletteChange]


class CheckPaletteAnswerPairsEntryRepair(_CheckPaletteAnswerPairsEntryRepairNeeded, total=False):
    obstacle: CheckPaletteAnswerPairsEntryRepairObstacle


class _CheckPaletteAnswerPairsEntryNeeded(TypedDict):
    places: List[int]
    color1: str
    color2: str
    contrast: float
    meets: bool
    use: CheckPaletteAnswerPairsEntryUse
    nonText: bool
    differences: CheckPaletteAnswerPairsEntryDifferences
    collides: List[CheckPaletteAnswerPairsEntryCollidesEntry]


class CheckPaletteAnswerPairsEntry(_CheckPaletteAnswerPairsEntryNeeded, total=False):
    fix: CheckPaletteAnswerPairsEntryFix
    repair: CheckPaletteAnswerPairsEntryRepair


class CheckPaletteAnswer(TypedDict):
    target: float
    leastDifference: float
    colors: List[CheckPaletteAnswerColorsEntry]
    pairs: List[CheckPaletteAnswerPairsEntry]


ChartPaletteRequestKind = Literal[
    "categorical",
    "sequential",
    "diverging",
]


ChartPaletteRequestStyle = Literal[
    "balanced",
    "bright",
    "muted",
    "earthy",
    "one-hue",
    "spread",
]


ChartPaletteRequestFormat = Literal[
    "css",
    "hex",
    "datawrapper",
    "flourish",
    "json",
    "d3",
    "vega-lite",
    "plot",
    "echarts",
    "plotly",
    "matplotlib",
    "seaborn",
    "ggplot2",
    "tableau",
    "power-bi",
    "qgis",
    "office",
    "svg",
]


class ChartPaletteOptions(TypedDict, total=False):
    colors: Optional[Sequence[str]]
    """For categories, colors to keep unchanged at the start of the palette. For a ramp, up to two colors that it contains unchanged: one that it passes through, or its two ends; they must be at least 10 apart, and one end of a sequential ramp at least 2 lighter than the other (CIE, 0 to 100) for every type of vision."""
    style: Optional[ChartPaletteRequestStyle]
    """How the colors look; `balanced` by default. For categories, `spread` is as far apart as possible, however that looks. A ramp of given colors follows them instead."""
    seed: Optional[Union[str, float]]
    """Another palette for each text or number; the same seed and request return the same colors."""
    grounds: Optional[Sequence[str]]
    """The chart background; `#FFFFFF` by default. Only for categories."""
    contrast: Optional[float]
    """Minimum WCAG contrast with each background; 3 by default. Only for categories."""
    severity: Optional[float]
    """Severity of the simulated color vision deficiencies; 1, the full deficiency, by default. Only for categories."""
    gray: Optional[float]
    """Weight of the distance in grayscale, as in print: 0 (the default) ignores it, 1 weighs it like the distance in color. Only for categories."""
    lightness: Optional[Sequence[float]]
    """Range of OKLCH lightness; that of the style by default, for `spread` `[0.4, 1]`. Only for categories."""
    chroma: Optional[Sequence[float]]
    """Range of OKLCH chroma; that of the style by default, for `spread` `[0.07, 0.4]`, to avoid grays. Only for categories."""
    format: Optional[ChartPaletteRequestFormat]
    """The charting program or library to write a file for."""
    name: Optional[str]
    """Name of the palette in the file; `Data palette` by default."""


ChartPaletteAnswerKind = Literal[
    "categorical",
    "sequential",
    "diverging",
]


class ChartCategoriesSmallest(TypedDict):
    normal: float
    protan: float
    deutan: float
    tritan: float
    gray: float


class ChartCategoriesPrefixesEntry(TypedDict):
    size: int
    smallest: float


ChartCategoriesCollisionsEntryReader = Literal[
    "normal",
    "protan",
    "deutan",
    "tritan",
]


class ChartCategoriesCollisionsEntry(TypedDict):
    places: List[int]
    reader: ChartCategoriesCollisionsEntryReader
    distance: float


class ChartCategoriesContrastsEntry(TypedDict):
    ground: str
    least: float
    below: List[int]


ChartCategoriesRelaxedEntryDemand = Literal[
    "contrast",
    "lightness",
    "chroma",
]


class ChartCategoriesRelaxedEntry(TypedDict):
    demand: ChartCategoriesRelaxedEntryDemand
    asked: List[float]
    used: List[float]


class ChartCategories(TypedDict):
    smallest: ChartCategoriesSmallest
    prefixes: List[ChartCategoriesPrefixesEntry]
    collisions: List[ChartCategoriesCollisionsEntry]
    contrasts: List[ChartCategoriesContrastsEntry]
    relaxed: List[ChartCategoriesRelaxedEntry]


class ChartRampSteps(TypedDict):
    least: float
    greatest: float


ChartRampOrderedEntry = Literal[
    "normal",
    "protan",
    "deutan",
    "tritan",
    "gray",
]


class _ChartRampNeeded(TypedDict):
    steps: ChartRampSteps
    ordered: List[ChartRampOrderedEntry]
    places: List[Optional[int]]


class ChartRamp(_ChartRampNeeded, total=False):
    asymmetry: float


class ChartFile(TypedDict):
    fileName: str
    mediaType: str
    text: str


class _ChartPaletteAnswerNeeded(TypedDict):
    kind: ChartPaletteAnswerKind
    colors: List[str]
    notes: List[str]


class ChartPaletteAnswer(_ChartPaletteAnswerNeeded, total=False):
    categories: ChartCategories
    ramp: ChartRamp
    file: ChartFile


ExportPaletteRequestFormat = Literal[
    "css",
    "css-wide",
    "scss",
    "less",
    "stylus",
    "tailwind",
    "tailwind-config",
    "tokens",
    "json",
    "ase",
    "aco",
    "gpl",
    "swatches",
    "act",
    "kpl",
    "paint-net",
    "jasc",
    "soc",
    "sketchpalette",
    "figma",
    "android",
    "compose",
    "swiftui",
    "uikit",
    "flutter",
    "xcassets",
    "svg",
    "png",
    "png-slide",
    "png-square",
    "png-sheet",
    "pdf",
    "txt",
    "csv",
]


ExportPaletteRequestNames = Literal[
    "own",
    "prefixed",
    "numbered",
]


ExportPaletteRequestCondition = Literal[
    "coated",
    "uncoated",
    "gracol",
    "newsprint",
]


ExportPaletteRequestBlack = Literal[
    "medium",
    "least",
    "most",
]


ExportPaletteRequestIntent = Literal[
    "relative",
    "absolute",
]


class ExportPaletteOptions(TypedDict, total=False):
    name: Optional[str]
    names: Optional[ExportPaletteRequestNames]
    """How variables are named: by color (`own`, the default: `--color-plum-shore`), with the palette's name as a prefix in style sheets too (`prefixed`: `--color-candy-plum-shore`), or `numbered`."""
    condition: Optional[ExportPaletteRequestCondition]
    """Print condition in whose CMYK the colors are written, for ase, aco, pdf."""
    black: Optional[ExportPaletteRequestBlack]
    """How much black ink replaces the other three; by default `medium`."""
    intent: Optional[ExportPaletteRequestIntent]
    """`relative` (default): white is the paper, with black point compensation. `absolute`: colors as measured."""


class _ImportPaletteAnswerPaletteColorsEntryNeeded(TypedDict):
    hex: str


class ImportPaletteAnswerPaletteColorsEntry(_ImportPaletteAnswerPaletteColorsEntryNeeded, total=False):
    name: str
    css: str
    inks: List[float]
    alpha: float


class ImportPaletteAnswerPalette(TypedDict):
    name: str
    colors: List[ImportPaletteAnswerPaletteColorsEntry]


class ImportPaletteAnswer(TypedDict):
    palette: ImportPaletteAnswerPalette
    format: str
    notes: List[str]


MatchPaletteRequestCondition = Literal[
    "coated",
    "uncoated",
    "gracol",
    "newsprint",
]


class MatchPaletteOptions(TypedDict, total=False):
    count: Optional[int]
    """How many colors of the book to return for each color, the nearest first."""
    condition: Optional[MatchPaletteRequestCondition]
    """The print condition of colors that the book has as amounts of ink. Without one, the simple formula says what these look like."""


class MatchPaletteAnswerBook(TypedDict):
    name: str
    colors: int


class BookMatchLab(TypedDict):
    l: float
    a: float
    b: float


class _BookMatchNeeded(TypedDict):
    name: str
    hex: str
    lab: BookMatchLab
    distance: float


class BookMatch(_BookMatchNeeded, total=False):
    css: str
    inks: List[float]


class _MatchPaletteAnswerColorsEntryNeeded(TypedDict):
    hex: str
    nearest: List[BookMatch]


class MatchPaletteAnswerColorsEntry(_MatchPaletteAnswerColorsEntryNeeded, total=False):
    name: str
    css: str
    alpha: float


class MatchPaletteAnswer(TypedDict):
    book: MatchPaletteAnswerBook
    whitePoint: Literal["D50"]
    colors: List[MatchPaletteAnswerColorsEntry]
    notes: List[str]


UserRole = Literal[
    "user",
    "admin",
]


UserPlan = Literal[
    "free",
    "pro",
    "enterprise",
]


class User(TypedDict):
    id: str
    username: str
    email: str
    emailConfirmed: Optional[bool]
    firstName: Optional[str]
    lastName: Optional[str]
    avatar: Optional[str]
    role: UserRole
    plan: UserPlan
    createdAt: str


class ProfileOptions(TypedDict, total=False):
    username: Optional[str]
    """Unique, case-insensitive."""
    first_name: Optional[str]
    """Optional. Send null or an empty text for none."""
    last_name: Optional[str]
    """Optional. Send null or an empty text for none."""


class _SavedColorNeeded(TypedDict):
    id: str
    name: str
    hexCode: str
    tags: List[str]
    createdAt: str


class SavedColor(_SavedColorNeeded, total=False):
    css: str
    alpha: float


class SaveColorOptions(TypedDict, total=False):
    css: Optional[str]
    """The exact color in any CSS notation, if a hex cannot hold it. The hex is then computed from it."""
    alpha: Optional[float]
    """Opacity; by default that of `css`, or 1."""
    name: Optional[str]
    """'Color ' and the hex by default."""
    tags: Optional[Sequence[str]]


class DoneAnswer(TypedDict):
    ok: Literal[True]


ApiKeyScope = Literal[
    "read",
    "write",
]


class ApiKey(TypedDict):
    id: str
    name: str
    prefix: str
    scope: ApiKeyScope
    createdAt: str
    lastUsedAt: Optional[str]


CreateApiKeyRequestScope = Literal[
    "read",
    "write",
]


class CreateApiKeyOptions(TypedDict, total=False):
    scope: Optional[CreateApiKeyRequestScope]
    """`read` allows computing and reading; `write` also allows saving, changing and deleting palettes and colors."""


NewApiKeyScope = Literal[
    "read",
    "write",
]


class NewApiKey(TypedDict):
    id: str
    name: str
    prefix: str
    scope: NewApiKeyScope
    createdAt: str
    lastUsedAt: Optional[str]
    key: str


class GetColorOfTheDayOptions(TypedDict, total=False):
    date: Optional[Union[str, Sequence[str]]]
    """Today (UTC) or an earlier day; today by default."""


class ColorOfTheDay(TypedDict):
    date: str
    hexCode: str
    name: str
    description: Optional[str]
    meaning: Optional[str]
    usageTips: Optional[str]


class ListColorsOfTheDayOptions(TypedDict, total=False):
    until: Optional[Union[str, Sequence[str]]]
    """Today (UTC) or an earlier day; today by default."""
    days: Optional[int]
    """Number of days, including the last."""


ThemeTarget = Literal[
    "AA",
    "AAA",
]


ThemeFamily = Literal[
    "neutral",
    "brand",
    "accent-1",
    "accent-2",
    "accent-3",
    "accent-4",
    "accent-5",
    "accent-6",
    "accent-7",
    "error",
    "warning",
    "success",
    "info",
]


class ThemeAnswerBrandsEntry(TypedDict):
    family: ThemeFamily
    name: str
    input: str
    hex: str
    step: str


class _ThemeStepNeeded(TypedDict):
    step: str
    hex: str


class ThemeStep(_ThemeStepNeeded, total=False):
    alpha: str
    p3: str


class ThemeScale(TypedDict):
    family: ThemeFamily
    name: str
    seed: str
    tonal: List[ThemeStep]
    twelve: Dict[str, List[ThemeStep]]


ThemeAnswerModesValueScheme = Literal[
    "light",
    "dark",
]


ThemeRoleColorFromScale = Literal[
    "tonal",
    "twelve",
]


class ThemeRoleColorFrom(TypedDict):
    family: ThemeFamily
    scale: ThemeRoleColorFromScale
    step: str


class _ThemeRoleColorNeeded(TypedDict):
    hex: str


_ThemeRoleColorOdd = TypedDict("_ThemeRoleColorOdd", {"from": ThemeRoleColorFrom}, total=False)


class ThemeRoleColor(_ThemeRoleColorNeeded, _ThemeRoleColorOdd, total=False):
    alpha: str
    p3: str


class ThemeAnswerModesValue(TypedDict):
    scheme: ThemeAnswerModesValueScheme
    target: ThemeTarget
    roles: Dict[str, ThemeRoleColor]


ThemeRole = Literal[
    "ground",
    "ground-subtle",
    "surface",
    "surface-raised",
    "fill",
    "fill-hover",
    "fill-active",
    "border",
    "border-hover",
    "border-strong",
    "text",
    "text-muted",
    "text-placeholder",
    "disabled",
    "text-disabled",
    "inverse",
    "on-inverse",
    "inverse-link",
    "inverse-focus",
    "focus",
    "selection",
    "on-selection",
    "link",
    "link-hover",
    "link-visited",
    "chart-1",
    "chart-2",
    "chart-3",
    "chart-4",
    "chart-5",
    "brand-tint",
    "brand-tint-hover",
    "brand-tint-active",
    "brand-border",
    "brand-border-strong",
    "brand-control",
    "brand-solid",
    "brand-solid-hover",
    "brand-solid-active",
    "brand-on-solid",
    "brand-text",
    "brand-text-strong",
    "accent-1-tint",
    "accent-1-tint-hover",
    "accent-1-tint-active",
    "accent-1-border",
    "accent-1-border-strong",
    "accent-1-control",
    "accent-1-solid",
    "accent-1-solid-hover",
    "accent-1-solid-active",
    "accent-1-on-solid",
    "accent-1-text",
    "accent-1-text-strong",
    "accent-2-tint",
    "accent-2-tint-hover",
    "accent-2-tint-active",
    "accent-2-border",
    "accent-2-border-strong",
    "accent-2-control",
    "accent-2-solid",
    "accent-2-solid-hover",
    "accent-2-solid-active",
    "accent-2-on-solid",
    "accent-2-text",
    "accent-2-text-strong",
    "accent-3-tint",
    "accent-3-tint-hover",
    "accent-3-tint-active",
    "accent-3-border",
    "accent-3-border-strong",
    "accent-3-control",
    "accent-3-solid",
    "accent-3-solid-hover",
    "accent-3-solid-active",
    "accent-3-on-solid",
    "accent-3-text",
    "accent-3-text-strong",
    "accent-4-tint",
    "accent-4-tint-hover",
    "accent-4-tint-active",
    "accent-4-border",
    "accent-4-border-strong",
    "accent-4-control",
    "accent-4-solid",
    "accent-4-solid-hover",
    "accent-4-solid-active",
    "accent-4-on-solid",
    "accent-4-text",
    "accent-4-text-strong",
    "accent-5-tint",
    "accent-5-tint-hover",
    "accent-5-tint-active",
    "accent-5-border",
    "accent-5-border-strong",
    "accent-5-control",
    "accent-5-solid",
    "accent-5-solid-hover",
    "accent-5-solid-active",
    "accent-5-on-solid",
    "accent-5-text",
    "accent-5-text-strong",
    "accent-6-tint",
    "accent-6-tint-hover",
    "accent-6-tint-active",
    "accent-6-border",
    "accent-6-border-strong",
    "accent-6-control",
    "accent-6-solid",
    "accent-6-solid-hover",
    "accent-6-solid-active",
    "accent-6-on-solid",
    "accent-6-text",
    "accent-6-text-strong",
    "accent-7-tint",
    "accent-7-tint-hover",
    "accent-7-tint-active",
    "accent-7-border",
    "accent-7-border-strong",
    "accent-7-control",
    "accent-7-solid",
    "accent-7-solid-hover",
    "accent-7-solid-active",
    "accent-7-on-solid",
    "accent-7-text",
    "accent-7-text-strong",
    "error-tint",
    "error-tint-hover",
    "error-tint-active",
    "error-border",
    "error-border-strong",
    "error-control",
    "error-solid",
    "error-solid-hover",
    "error-solid-active",
    "error-on-solid",
    "error-text",
    "error-text-strong",
    "warning-tint",
    "warning-tint-hover",
    "warning-tint-active",
    "warning-border",
    "warning-border-strong",
    "warning-control",
    "warning-solid",
    "warning-solid-hover",
    "warning-solid-active",
    "warning-on-solid",
    "warning-text",
    "warning-text-strong",
    "success-tint",
    "success-tint-hover",
    "success-tint-active",
    "success-border",
    "success-border-strong",
    "success-control",
    "success-solid",
    "success-solid-hover",
    "success-solid-active",
    "success-on-solid",
    "success-text",
    "success-text-strong",
    "info-tint",
    "info-tint-hover",
    "info-tint-active",
    "info-border",
    "info-border-strong",
    "info-control",
    "info-solid",
    "info-solid-hover",
    "info-solid-active",
    "info-on-solid",
    "info-text",
    "info-text-strong",
]


ThemePairKind = Literal[
    "text",
    "large-text",
    "non-text",
    "inactive",
]


class _ThemePairModesValueNeeded(TypedDict):
    ratio: float
    minimum: float
    passes: bool


class ThemePairModesValue(_ThemePairModesValueNeeded, total=False):
    worst: ThemeRole


class _ThemePairNeeded(TypedDict):
    id: str
    foreground: ThemeRole
    background: ThemeRole
    kind: ThemePairKind
    minimum: Dict[str, float]
    modes: Dict[str, ThemePairModesValue]


class ThemePair(_ThemePairNeeded, total=False):
    over: List[ThemeRole]


ThemeMode = Literal[
    "light",
    "dark",
    "high-contrast",
]


ThemeVision = Literal[
    "ordinary",
    "protan",
    "deutan",
    "tritan",
]


class ThemeAnswerSeparationsEntry(TypedDict):
    mode: ThemeMode
    first: ThemeRole
    second: ThemeRole
    vision: ThemeVision
    distance: float
    minimum: float
    passes: bool


class _ThemeAnswerOverridesEntryNeeded(TypedDict):
    mode: ThemeMode
    role: ThemeRole
    input: str
    hex: str
    breaks: List[str]


class ThemeAnswerOverridesEntry(_ThemeAnswerOverridesEntryNeeded, total=False):
    repair: str


ThemeAnswerUnmetEntryReason = Literal[
    "override",
    "no-room",
]


class ThemeAnswerUnmetEntry(TypedDict):
    pair: str
    mode: ThemeMode
    ratio: float
    minimum: float
    reason: ThemeAnswerUnmetEntryReason
    best: float


ThemeNoteCode = Literal[
    "brand-mapped",
    "ground-mapped",
    "brands-alike",
    "brand-cannot-serve",
    "brand-hides",
    "dark-words",
    "status-near-brand",
    "role-overridden",
]


ThemeStatus = Literal[
    "error",
    "warning",
    "success",
    "info",
]


class _ThemeNoteNeeded(TypedDict):
    code: ThemeNoteCode
    text: str


class ThemeNote(_ThemeNoteNeeded, total=False):
    mode: ThemeMode
    family: ThemeFamily
    other: ThemeFamily
    status: ThemeStatus
    role: ThemeRole
    against: ThemeRole
    input: str
    brand: str
    hex: str
    ratio: float
    minimum: float
    distance: float
    vision: ThemeVision
    breaks: int


class _ThemeAnswerNeeded(TypedDict):
    version: int
    target: ThemeTarget
    brands: List[ThemeAnswerBrandsEntry]
    overrides: List[ThemeAnswerOverridesEntry]
    unmet: List[ThemeAnswerUnmetEntry]
    notes: List[ThemeNote]


class ThemeAnswer(_ThemeAnswerNeeded, total=False):
    scales: Dict[str, ThemeScale]
    modes: Dict[str, ThemeAnswerModesValue]
    pairs: List[ThemePair]
    separations: List[ThemeAnswerSeparationsEntry]


class BatchAnswerAnswersEntry(TypedDict):
    status: int
    body: Union[ConvertAnswer, NamesAnswer, ScaleAnswer, HarmoniesAnswer, ContrastAnswer, ContrastFixAnswer, MatrixAnswer, VisionAnswer, MixAnswer, GradientAnswer, GenerateAnswer, MoodAnswer, ThemeAnswer, ErrorBody]


class BatchAnswer(TypedDict):
    answers: List[BatchAnswerAnswersEntry]


CreateThemeRequestTarget = Literal[
    "AA",
    "AAA",
]


CreateThemeRequestSolids = Literal[
    "auto",
    "exact",
    "white-words",
]


CreateThemeRequestVision = Literal[
    "every",
    "protan-deutan",
    "tritan",
]


class CreateThemeOptions(TypedDict, total=False):
    primary: Optional[int]
    """Index of the primary brand color; 0 by default."""
    neutral: Optional[str]
    """The tint of the neutral colors: the hue of the primary brand color (`brand`, the default), none (`pure`), or the hue of a given color."""
    grounds: Optional[Mapping[str, Any]]
    """The page color of each mode. A dark color makes a dark mode."""
    target: Optional[CreateThemeRequestTarget]
    """The WCAG 2.2 level that every declared pair reaches; AA by default. High contrast always reaches AAA."""
    solids: Optional[CreateThemeRequestSolids]
    """The solid color of buttons. `auto` (the default): the brand color; a slightly darker one where white text is then readable; a lighter or darker one in a mode where it would hardly be visible on the page. `exact`: the brand color wherever text is readable on it. `white-words`: as `auto`, but as dark as white text needs wherever its contrast is at least 3. The brand color itself is step 9 of its scale in every mode."""
    vision: Optional[CreateThemeRequestVision]
    """The color vision that status and chart colors are chosen for. `every` (the default): they differ in every vision. `protan-deutan`, `tritan`: they differ still more in that one, for a mode that people with a color vision deficiency choose."""
    steps: Optional[int]
    """Number of steps in each tonal scale; 11 (50 to 950) by default."""
    overrides: Optional[Mapping[str, Any]]
    """Colors to use for individual roles, by mode and role, even if pairs then fail. The response lists the pairs that fail, and the nearest color that passes."""
    parts: Optional[Sequence[Literal["scales", "modes", "pairs", "separations"]]]
    """Which of the long parts to return. By default all, more than 100 kB of JSON. For a short response request only `modes` (the roles), or `[]` for none."""


ExportThemeRequestFormat = Literal[
    "css",
    "tailwind",
    "shadcn",
    "shadcn-registry",
    "radix",
    "material",
    "angular-material",
    "mui",
    "bootstrap",
    "daisyui",
    "mantine",
    "chakra",
    "dtcg",
    "style-dictionary",
    "scss",
    "figma-modes",
    "figma",
    "design-md",
    "office",
    "wordpress",
    "swift",
    "android",
    "compose",
    "pdf",
    "zip",
]


ExportThemeRequestTarget = Literal[
    "AA",
    "AAA",
]


ExportThemeRequestSolids = Literal[
    "auto",
    "exact",
    "white-words",
]


ExportThemeRequestVision = Literal[
    "every",
    "protan-deutan",
    "tritan",
]


ExportThemeRequestModes = Literal[
    "classes",
    "light-dark",
]


class ExportThemeOptions(TypedDict, total=False):
    name: Optional[str]
    """Name of the theme in the file."""
    primary: Optional[int]
    """Index of the primary brand color; 0 by default."""
    neutral: Optional[str]
    """The tint of the neutral colors: the hue of the primary brand color (`brand`, the default), none (`pure`), or the hue of a given color."""
    grounds: Optional[Mapping[str, Any]]
    """The page color of each mode. A dark color makes a dark mode."""
    target: Optional[ExportThemeRequestTarget]
    """The WCAG 2.2 level that every declared pair reaches; AA by default. High contrast always reaches AAA."""
    solids: Optional[ExportThemeRequestSolids]
    """The solid color of buttons. `auto` (the default): the brand color; a slightly darker one where white text is then readable; a lighter or darker one in a mode where it would hardly be visible on the page. `exact`: the brand color wherever text is readable on it. `white-words`: as `auto`, but as dark as white text needs wherever its contrast is at least 3. The brand color itself is step 9 of its scale in every mode."""
    vision: Optional[ExportThemeRequestVision]
    """The color vision that status and chart colors are chosen for. `every` (the default): they differ in every vision. `protan-deutan`, `tritan`: they differ still more in that one, for a mode that people with a color vision deficiency choose."""
    steps: Optional[int]
    """Number of steps in each tonal scale; 11 (50 to 950) by default."""
    overrides: Optional[Mapping[str, Any]]
    """Colors to use for individual roles, by mode and role, even if pairs then fail. The response lists the pairs that fail, and the nearest color that passes."""
    modes: Optional[ExportThemeRequestModes]
    """How the format `css` separates light and dark: with classes and media queries (default), or with `light-dark()`."""
    p3: Optional[bool]
    """Whether style sheets also contain Display P3 colors; true by default."""


GetThemeFileTarget = Literal[
    "AA",
    "AAA",
]


GetThemeFileSolids = Literal[
    "auto",
    "exact",
    "white-words",
]


GetThemeFileVision = Literal[
    "every",
    "protan-deutan",
    "tritan",
]


class GetThemeFileOptions(TypedDict, total=False):
    target: Optional[GetThemeFileTarget]
    """The WCAG 2.2 level that every declared pair reaches; AA by default. High contrast always reaches AAA."""
    neutral: Optional[Union[str, Sequence[str]]]
    """The tint of the neutral colors: the hue of the primary brand color (`brand`, the default), none (`pure`), or the hue of a given color."""
    solids: Optional[GetThemeFileSolids]
    """The solid color of buttons. `auto` (the default): the brand color; a slightly darker one where white text is then readable; a lighter or darker one in a mode where it would hardly be visible on the page. `exact`: the brand color wherever text is readable on it. `white-words`: as `auto`, but as dark as white text needs wherever its contrast is at least 3. The brand color itself is step 9 of its scale in every mode."""
    vision: Optional[GetThemeFileVision]
    """The color vision that status and chart colors are chosen for. `every` (the default): they differ in every vision. `protan-deutan`, `tritan`: they differ still more in that one, for a mode that people with a color vision deficiency choose."""


CheckThemeRequestTarget = Literal[
    "AA",
    "AAA",
]


class CheckThemeOptions(TypedDict, total=False):
    pairs: Optional[Sequence[Union[str, Sequence[Union[str, float]]]]]
    """Pairs to check, foreground first: two names such as `text/surface`, or `["ink", "paper", 7]` with a minimum ratio. By default pairs that a theme declares have their own minimum, all others that of text. Without `pairs`, every pair that a theme declares is checked if each mode has both roles."""
    grounds: Optional[Sequence[str]]
    """Names of colors that may be underneath a translucent background; by default `ground`, `ground-subtle`, `surface` and `surface-raised`."""
    target: Optional[CheckThemeRequestTarget]
    """AA by default. A mode named `high-contrast` always has to reach AAA."""


class CheckedPairInModeRepair(TypedDict):
    name: str
    hex: str
    distance: float
    servesAll: bool


class _CheckedPairInModeNeeded(TypedDict):
    foreground: str
    background: str
    ratio: float
    minimum: float
    passes: bool


class CheckedPairInMode(_CheckedPairInModeNeeded, total=False):
    worst: str
    repair: CheckedPairInModeRepair


class CheckThemeAnswerPairsEntry(TypedDict):
    id: str
    foreground: str
    background: str
    modes: Dict[str, CheckedPairInMode]


class UnjudgedPair(TypedDict):
    pair: str
    contexts: List[str]
    reason: str


class ThemeCoverageUnjudged(TypedDict):
    count: int
    pairs: List[UnjudgedPair]


class ThemeCoverage(TypedDict):
    colors: int
    judged: int
    contexts: int
    alike: int
    unjudged: ThemeCoverageUnjudged
    isWhole: bool


class CheckThemeAnswer(TypedDict):
    passed: bool
    failed: int
    pairs: List[CheckThemeAnswerPairsEntry]
    coverage: ThemeCoverage
    notes: List[str]


RepairThemeRequestGrounds = Literal[
    "keep",
    "may-move",
]


RepairThemeRequestTarget = Literal[
    "AA",
    "AAA",
]


class RepairThemeOptions(TypedDict, total=False):
    pairs: Optional[Sequence[Mapping[str, Any]]]
    """Additional pairs, by names of tokens such as `--ink` or `color.text.muted`."""
    recognize: Optional[bool]
    """Whether to recognize pairs by name (those of shadcn/ui, Material 3, Bootstrap, Radix and Swatchwork themes; `x-foreground`, `on-x` and `x-text` on `x`) and by rules that set a color and a background; true by default."""
    held: Optional[Sequence[str]]
    """What must not change, such as brand colors: names of tokens, or CSS colors of tokens, such as `#0A66C2`. Pairs that fail because of this are in `unmet` with the reason `held`."""
    grounds: Optional[RepairThemeRequestGrounds]
    """Whether backgrounds may become much lighter or darker. By default those without much color move at most 0.05 in OKLCH lightness and others ΔE OK 0.2, and pairs that need more are in `unmet` with the reason `ground`. With both, light backgrounds stay light and dark ones dark."""
    target: Optional[RepairThemeRequestTarget]
    """AA by default. High-contrast contexts always have to reach AAA."""


class ThemeFileCoverageUnjudged(TypedDict):
    count: int
    pairs: List[UnjudgedPair]


class UnreadThemePart(TypedDict):
    file: str
    line: int
    what: str
    reason: str
    colors: int


class ThemeFileCoverageUnread(TypedDict):
    count: int
    colors: int
    parts: List[UnreadThemePart]


class ThemeFileCoverage(TypedDict):
    colors: int
    judged: int
    contexts: int
    alike: int
    unjudged: ThemeFileCoverageUnjudged
    isWhole: bool
    unread: ThemeFileCoverageUnread


class ThemeValueChange(TypedDict):
    file: str
    line: int
    token: str
    contexts: List[str]
    fromHex: str
    toHex: str
    before: str
    after: str
    distance: float
    mends: List[str]


UnmetPairInContextReason = Literal[
    "held",
    "ground",
    "computed",
    "no-room",
]


class UnmetPairInContextAgainstEntry(TypedDict):
    pair: str
    context: str


class UnmetPairInContext(TypedDict):
    pair: str
    context: str
    ratio: float
    minimum: float
    reason: UnmetPairInContextReason
    against: List[UnmetPairInContextAgainstEntry]


RepairThemeAnswerPairsEntryKind = Literal[
    "text",
    "large-text",
    "non-text",
    "inactive",
]


class RepairedPairInContextRepaired(TypedDict):
    foreground: str
    background: str
    ratio: float


class _RepairedPairInContextNeeded(TypedDict):
    foreground: str
    background: str
    ratio: float
    minimum: float
    passes: bool
    repaired: RepairedPairInContextRepaired


class RepairedPairInContext(_RepairedPairInContextNeeded, total=False):
    worst: str


class _RepairThemeAnswerPairsEntryNeeded(TypedDict):
    id: str
    foreground: str
    background: str
    by: str
    why: str
    contexts: Dict[str, RepairedPairInContext]


class RepairThemeAnswerPairsEntry(_RepairThemeAnswerPairsEntryNeeded, total=False):
    kind: RepairThemeAnswerPairsEntryKind


class RepairThemeFile(TypedDict):
    name: str
    text: str


class RepairThemeAnswer(TypedDict):
    contexts: List[str]
    coverage: ThemeFileCoverage
    failed: int
    left: int
    fewest: bool
    changes: List[ThemeValueChange]
    unmet: List[UnmetPairInContext]
    pairs: List[RepairThemeAnswerPairsEntry]
    unpaired: List[str]
    unknown: List[str]
    files: List[RepairThemeFile]
    notes: List[str]


AddModeRequestKind = Literal[
    "dark",
    "light",
    "high-contrast",
    "protan",
    "deutan",
    "tritan",
]


AddModeRequestTarget = Literal[
    "AA",
    "AAA",
]


class AddModeOptions(TypedDict, total=False):
    pairs: Optional[Sequence[Mapping[str, Any]]]
    """Additional pairs, by names of tokens such as `--ink` or `color.text.muted`."""
    recognize: Optional[bool]
    """Whether to recognize pairs by name (those of shadcn/ui, Material 3, Bootstrap, Radix and Swatchwork themes; `x-foreground`, `on-x` and `x-text` on `x`) and by rules that set a color and a background; true by default."""
    target: Optional[AddModeRequestTarget]
    """AA by default. High-contrast contexts always have to reach AAA."""
    base: Optional[str]
    """The mode of the files from which it is made, by its name; found by its colors by default."""
    way: Optional[str]
    """How style sheets choose the mode: `media`, `light-dark`, a class such as `.dark` or an attribute such as `[data-theme="dark"]`. By default as the files choose other modes."""
    fixed: Optional[Mapping[str, Any]]
    """CSS colors of the new mode that you choose, by token, such as `{"--card": "#101820"}`; the rest follows."""


AddModeAnswerKind = Literal[
    "dark",
    "light",
    "high-contrast",
    "protan",
    "deutan",
    "tritan",
]


class AddedThemeValue(TypedDict):
    file: str
    line: int
    token: str
    context: str
    fromHex: str
    toHex: str
    written: str
    reason: str


class ImpossiblePairInMode(TypedDict):
    foreground: str
    background: str
    context: str
    best: float
    wanted: float
    reason: str


PairOfModeKind = Literal[
    "text",
    "large-text",
    "non-text",
    "inactive",
]


class _PairInModeNeeded(TypedDict):
    foreground: str
    background: str
    ratio: float
    minimum: float
    passes: bool


class PairInMode(_PairInModeNeeded, total=False):
    worst: str


class _PairOfModeNeeded(TypedDict):
    id: str
    foreground: str
    background: str
    by: str
    why: str
    contexts: Dict[str, PairInMode]


class PairOfMode(_PairOfModeNeeded, total=False):
    kind: PairOfModeKind


class AddModeAnswer(TypedDict):
    kind: AddModeAnswerKind
    contexts: List[str]
    bases: List[str]
    values: List[AddedThemeValue]
    computed: List[str]
    kept: List[str]
    unrecognized: List[str]
    impossible: List[ImpossiblePairInMode]
    pairs: List[PairOfMode]
    failed: int
    coverage: ThemeFileCoverage
    files: List[RepairThemeFile]
    added: List[str]
    notes: List[str]


class AuditColorsOptions(TypedDict, total=False):
    near: Optional[float]
    """Also propose merges of colors up to this ΔE OK, such as 0.02; none makes a passing pair fail."""


class AuditSummary(TypedDict):
    files: int
    places: int
    stray: int
    definitions: int
    leftAlone: int
    colors: int
    certain: int
    undecided: int


class AuditedTheme(TypedDict):
    folder: str
    files: List[str]
    contexts: List[str]
    tailwind4: bool
    tokens: int
    barred: Dict[str, str]
    notes: List[str]


class _TokenOfColorNeeded(TypedDict):
    token: str
    contexts: List[str]
    isEverywhere: bool


class TokenOfColor(_TokenOfColorNeeded, total=False):
    barred: str


class AuditedColor(TypedDict):
    hex: str
    spellings: List[str]
    paints: Dict[str, int]
    stray: int
    definitions: int
    tokens: List[TokenOfColor]


class CustomPropertyFaultPlacesEntry(TypedDict):
    file: str
    line: int


class CustomPropertyFault(TypedDict):
    name: str
    fault: str
    places: List[CustomPropertyFaultPlacesEntry]


class NotRead(TypedDict):
    file: str
    reason: str


class MergedContrast(TypedDict):
    pair: str
    context: str
    before: float
    after: float
    minimum: float


class ColorMerge(TypedDict):
    use: str
    distance: float
    contrasts: List[MergedContrast]


class AuditedPlace(TypedDict):
    file: str
    line: int
    column: int
    offset: int
    text: str


class _PlannedColorChangeNeeded(TypedDict):
    paints: str
    use: Optional[str]
    options: List[str]
    why: str
    places: List[AuditedPlace]


_PlannedColorChangeOdd = TypedDict("_PlannedColorChangeOdd", {"from": str}, total=False)


class PlannedColorChange(_PlannedColorChangeNeeded, _PlannedColorChangeOdd, total=False):
    near: List[ColorMerge]


class AuditColorsAnswerPlan(TypedDict):
    swatchwork: Literal["audit plan"]
    version: Literal[1]
    changes: List[PlannedColorChange]


class AuditColorsAnswer(TypedDict):
    summary: AuditSummary
    themes: List[AuditedTheme]
    clusters: List[AuditedColor]
    customProperties: List[CustomPropertyFault]
    notRead: List[NotRead]
    plan: AuditColorsAnswerPlan


class SuggestTokenAnswerNearest(TypedDict):
    token: str
    distance: float


class TokensOfModeNearEntry(TypedDict):
    token: str
    hex: str
    distance: float


class TokensOfMode(TypedDict):
    same: List[str]
    near: List[TokensOfModeNearEntry]


class SuggestTokenAnswer(TypedDict):
    hex: str
    everywhere: List[str]
    nearest: Optional[SuggestTokenAnswerNearest]
    modes: Dict[str, TokensOfMode]
    notes: List[str]


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


ListPalettesGround = Literal[
    "true",
]


ListPalettesTone = Literal[
    "light",
    "dark",
]


ListPalettesStrength = Literal[
    "muted",
    "vivid",
]


ListPalettesFold = Literal[
    "true",
]


ListPalettesSort = Literal[
    "likes",
    "newest",
    "name",
    "nearest",
]


class ListPalettesOptions(TypedDict, total=False):
    is_public: Optional[bool]
    """Private palettes are listed only for their owner: with `false`, or with `userId` and without this parameter."""
    user_id: Optional[Union[str, Sequence[str]]]
    """Only palettes of this account."""
    tab: Optional[ListPalettesTab]
    """`trending`: more than 20 likes; `popular`: more than 50; `recent`: from the last 7 days; the others are tags. For `trending` and `popular`, only a few likes from one address or from new accounts count."""
    q: Optional[Union[str, Sequence[str]]]
    """Part of the name, description or a tag, case-insensitive. If at most 12 palettes match, the words are also searched separately, in singular and plural, and then with one letter changed."""
    tag: Optional[Union[str, Sequence[str]]]
    """Palettes with exactly this tag."""
    color: Optional[Union[str, Sequence[str]]]
    """Palettes with the colors nearest to this one, nearest first. Any opaque CSS color; exact values are compared. With up to three colors, separated by hyphens or commas: palettes with a color near each, sorted by mean distance."""
    safe: Optional[Union[str, Sequence[str]]]
    """All colors can be told apart with these types of vision: `protan`, `deutan` and `tritan`, separated by commas."""
    pairs: Optional[int]
    """Minimum number of color pairs with a contrast of 4.5 or more."""
    ground: Optional[bool]
    """The palette has colors for page background and text of a light or dark design."""
    tone: Optional[ListPalettesTone]
    """By the mean lightness of the colors."""
    strength: Optional[ListPalettesStrength]
    """By the mean chroma of the colors."""
    size: Optional[int]
    """The number of colors."""
    fold: Optional[bool]
    """Of nearly identical palettes of different accounts, list only the oldest; `alike` says how many there are. A page may then have fewer palettes than `limit`, and `X-Total-Count` counts only those listed. Ignored with `q`, `alikeTo` or `userId`."""
    alike_to: Optional[Union[str, Sequence[str]]]
    """Palettes nearly identical to this one, including itself: the same number of colors, each at most about 0.02 in ΔE OK away."""
    sort: Optional[ListPalettesSort]
    """`likes` by default; with `color`, `nearest` by default."""
    limit: Optional[int]
    """Number of palettes per page."""
    cursor: Optional[Union[str, Sequence[str]]]
    """From the `Link` header of the previous page; only valid with the same `sort`."""


SavedViewPage = Literal[
    "/create-palette",
    "/contrast-check",
    "/color-tools/color-contrast",
    "/audit",
    "/data-palettes",
]


class _SavedViewNeeded(TypedDict):
    page: SavedViewPage


class SavedView(_SavedViewNeeded, total=False):
    state: str


class PaletteHidden(TypedDict):
    reason: str
    since: str


PaletteHeldReason = Literal[
    "many",
    "alike",
    "links",
]


class PaletteHeld(TypedDict):
    reason: PaletteHeldReason
    since: str


PaletteSource = Literal[
    "swatchwork",
    "user",
]


class _PaletteNeeded(TypedDict):
    id: str
    slug: str
    name: str
    description: Optional[str]
    colors: List[Union[str, NamedColor]]
    likes: int
    startingLikes: int
    views: int
    copies: int
    tags: List[str]
    isPublic: bool
    createdAt: str
    userId: Optional[str]
    source: PaletteSource


class Palette(_PaletteNeeded, total=False):
    view: SavedView
    hidden: PaletteHidden
    held: PaletteHeld
    alike: int


class SavePaletteOptions(TypedDict, total=False):
    description: Optional[str]
    is_public: Optional[bool]
    tags: Optional[Sequence[str]]
    """Short words, such as the harmony type and 'custom'."""
    view: Optional[Mapping[str, Any]]


class PaletteStats(TypedDict):
    total: int
    trending: int
    popular: int


class ChangePaletteOptions(TypedDict, total=False):
    name: Optional[str]
    """Must not be empty."""
    description: Optional[str]
    colors: Optional[Sequence[Union[str, Mapping[str, Any]]]]
    """Hex strings, or objects with `hex` and optionally `name`, `css` and `alpha`."""
    is_public: Optional[bool]
    tags: Optional[Sequence[str]]
    """Short words, such as the harmony type and 'custom'."""
    view: Optional[Mapping[str, Any]]


class LikeAnswer(TypedDict):
    liked: bool
    likes: int


class LikeChallengeParameters(TypedDict):
    algorithm: str
    cost: int
    expiresAt: int
    keyLength: int
    keyPrefix: str
    keySignature: str
    nonce: str
    salt: str


class LikeChallenge(TypedDict):
    parameters: LikeChallengeParameters
    signature: str


class LikedAnswer(TypedDict):
    ids: List[str]


class PaletteCounts(TypedDict):
    views: int
    copies: int


class _ThemeInputBrandsEntry1Needed(TypedDict):
    color: str


class ThemeInputBrandsEntry1(_ThemeInputBrandsEntry1Needed, total=False):
    name: str


ThemeInputTarget = Literal[
    "AA",
    "AAA",
]


ThemeInputSolids = Literal[
    "auto",
    "exact",
    "white-words",
]


ThemeInputVision = Literal[
    "every",
    "protan-deutan",
    "tritan",
]


class _ThemeInputNeeded(TypedDict):
    brands: List[Union[str, ThemeInputBrandsEntry1]]


class ThemeInput(_ThemeInputNeeded, total=False):
    primary: int
    neutral: str
    grounds: Dict[str, str]
    target: ThemeInputTarget
    solids: ThemeInputSolids
    vision: ThemeInputVision
    steps: int
    overrides: Dict[str, Dict[str, str]]


class SavedTheme(TypedDict):
    id: str
    userId: str
    name: str
    input: ThemeInput
    isPublic: bool
    createdAt: str
    changedAt: str


class SaveThemeOptions(TypedDict, total=False):
    is_public: Optional[bool]
    """Whether everyone with the link can open it."""


class ChangeThemeOptions(TypedDict, total=False):
    name: Optional[str]
    """Must not be empty."""
    input: Optional[Mapping[str, Any]]
    is_public: Optional[bool]
    """Whether everyone with the link can open it."""


class ListProjectsOptions(TypedDict, total=False):
    item: Optional[Union[str, Sequence[str]]]
    """The id of a palette or theme: the response then says which projects contain it."""


class _ProjectSummaryNeeded(TypedDict):
    id: str
    userId: str
    name: str
    description: Optional[str]
    isPublic: bool
    createdAt: str
    changedAt: str
    itemCount: int
    colors: List[str]


class ProjectSummary(_ProjectSummaryNeeded, total=False):
    holdsItem: bool


class CreateProjectOptions(TypedDict, total=False):
    description: Optional[str]
    is_public: Optional[bool]
    """Whether it is public and can be found by search engines."""


ProjectDetailsKeptPrivate = Literal[
    "many",
    "links",
]


class _ProjectDetailsNeeded(TypedDict):
    id: str
    userId: str
    name: str
    description: Optional[str]
    isPublic: bool
    createdAt: str
    changedAt: str


class ProjectDetails(_ProjectDetailsNeeded, total=False):
    keptPrivate: ProjectDetailsKeptPrivate


class _ProjectItemNeeded(TypedDict):
    id: str


class ProjectItem(_ProjectItemNeeded, total=False):
    palette: Palette
    theme: SavedTheme


class Project(TypedDict):
    id: str
    userId: str
    name: str
    description: Optional[str]
    isPublic: bool
    createdAt: str
    changedAt: str
    items: List[ProjectItem]


class ChangeProjectOptions(TypedDict, total=False):
    name: Optional[str]
    """Must not be empty."""
    description: Optional[str]
    is_public: Optional[bool]
    """Whether it is public and can be found by search engines."""

