export * from './beyond-hex.ts';
export { areAlike, areLevel } from './charts/alike.ts';
export { chartColorsAround } from './charts/around.ts';
export type { ChartPalette } from './charts/chart-palette.ts';
export * from './charts/constants.ts';
export { deltaE2000, lightnessApart } from './charts/delta-e-2000.ts';
export { measurePairs } from './charts/measure.ts';
export { formatDistance, verdictOf } from './charts/verdict.ts';
export {
  checkPalette,
  type PaletteCheck,
} from './check/check-palette.ts';
export { type CheckedPair, VISIONS, type Vision } from './check/compare.ts';
export * from './check/places.ts';
export { type Change, OBSTACLES, type Obstacle, type Proposal } from './check/proposal.ts';
export * from './check/propose-fix.ts';
export * from './check/propose-repair.ts';
export * from './check/report.ts';
export * from './contrast/auto-fix.ts';
export * from './contrast/composite.ts';
export * from './contrast/fix-pair.ts';
export { atLuminance } from './contrast/luminance-curve.ts';
export * from './contrast/readable.ts';
export * from './contrast/see-pair.ts';
export * from './contrast/use.ts';
export {
  contrastRatio,
  FLARE,
  formatRatio,
  relativeLuminance,
  WCAG,
  type WcagLevel,
  wcagLevel,
} from './contrast/wcag.ts';
export {
  type CssChannel,
  type CssColor,
  type CssParts,
  cssPartsOf,
  cssTextOf,
  exactSrgb,
  fallbackLoss,
  toCssColor,
  toCssColorOf,
  toShortCssColor,
} from './css-color.ts';
export * from './difference.ts';
export { exactText } from './exact-text.ts';
export * from './format.ts';
export * from './gamut.ts';
export { groupBy } from './group-by.ts';
export { MIX_SPACES, type MixSpace } from './mixing/coordinates.ts';
export { CSS_SPACES, type CssSpace } from './mixing/css-spaces.ts';
export * from './mixing/gradient.ts';
export * from './mixing/mix.ts';
export * from './names.ts';
export { chromaLimit, chromaLimitOfP3, strongest } from './palette/chroma-limit.ts';
export * from './palette/describe.ts';
export * from './palette/facets.ts';
export * from './palette/fill-harmony.ts';
export * from './palette/generate.ts';
export * from './palette/generate-css.ts';
export * from './palette/harmonize.ts';
export * from './palette/harmony.ts';
export * from './palette/mood.ts';
export * from './palette/moods.ts';
export { styleOf } from './palette/palette-styles.ts';
export * from './palette/perceptual.ts';
export * from './palette/ramp.ts';
export { createRandom, type Random } from './palette/random.ts';
export * from './palette/scales.ts';
export { PALETTE_SIZE, PALETTE_SIZE_LIMIT } from './palette/size.ts';
export * from './palette/styles.ts';
export { LEAST_DISTANCE } from './palette/swatch.ts';
export * from './palette/variations.ts';
export type { ParsedColor } from './parse/parsed-color.ts';
export { parseColor } from './parse.ts';
export * from './roles/assign-roles.ts';
export * from './roles/read-on.ts';
export { asBytes } from './roles/relative.ts';
export * from './spaces/cmyk.ts';
export * from './spaces/generic-rgb.ts';
export * from './spaces/high-range.ts';
export * from './spaces/hsl.ts';
export * from './spaces/hsv.ts';
export * from './spaces/lab.ts';
export * from './spaces/lch.ts';
export * from './spaces/linear-light.ts';
export {
  type Matrix,
  multiply,
  ofColumns,
  product,
  type Vector,
} from './spaces/matrix.ts';
export * from './spaces/oklab.ts';
export * from './spaces/oklch.ts';
export * from './spaces/p3.ts';
export * from './spaces/primaries.ts';
export {
  assertInGamut,
  BLACK,
  byteDigits,
  formatHex,
  type Hex,
  isInGamut,
  parseHex,
  type Srgb,
  WHITE,
} from './spaces/srgb.ts';
export {
  boundedNotations,
  type Channel,
  formatOklab,
  HSL,
  OKLCH,
  SPACES,
  type Space,
  type SpaceValues,
} from './spaces.ts';
export { traceToGamut } from './trace-to-gamut.ts';
export * from './vision/simulate.ts';
export {
  VISION_TYPES,
  type VisionTransform,
  type VisionType,
  visionTransform,
} from './vision/transform.ts';
export * from './web-safe.ts';
