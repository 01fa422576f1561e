"""
What the API answers, and the words that it takes.

Written from the API's own document, see `docs/decisions/0013-api-document-and-clients.md`; do not edit.
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
    exact: ConvertAnswerExact
    values: ConvertAnswerValues


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


class _SavedColorNeeded(TypedDict):
    id: str
    name: str
    hexCode: str
    tags: List[str]
    createdAt: str


class SavedColor(_SavedColorNeeded, total=False):
    css: str
    alpha: float


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


class ColorOfTheDay(TypedDict):
    date: str
    hexCode: str
    name: str
    description: Optional[str]
    meaning: Optional[str]
    usageTips: Optional[str]


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


ExportThemeRequestFormat = Literal[
    "css",
    "tailwind",
    "shadcn",
    "shadcn-registry",
    "radix",
    "material",
    "dtcg",
    "style-dictionary",
    "scss",
    "figma",
    "design-md",
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


ExportThemeRequestModes = Literal[
    "classes",
    "light-dark",
]


GetThemeFileTarget = Literal[
    "AA",
    "AAA",
]


GetThemeFileSolids = Literal[
    "auto",
    "exact",
    "white-words",
]


CheckThemeRequestTarget = Literal[
    "AA",
    "AAA",
]


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


class UnmetPairInContext(TypedDict):
    pair: str
    context: str
    ratio: float
    minimum: float
    reason: UnmetPairInContextReason


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


SavedViewPage = Literal[
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


class PaletteStats(TypedDict):
    total: int
    trending: int
    popular: int


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


class _ThemeInputNeeded(TypedDict):
    brands: List[Union[str, ThemeInputBrandsEntry1]]


class ThemeInput(_ThemeInputNeeded, total=False):
    primary: int
    neutral: str
    grounds: Dict[str, str]
    target: ThemeInputTarget
    solids: ThemeInputSolids
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

