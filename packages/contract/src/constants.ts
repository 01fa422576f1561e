// Constants of the contract that pages show, without schemas, so that browsers do not load zod.

export { DESCRIPTION_LENGTH, LIMITS, NAME_LENGTH } from './common/limits.ts';
export { FEWEST_COLORS, MOST_COLORS } from './common/palette-colors.ts';
export { RATE_LIMITS } from './common/rate-limits.ts';
export { HOLD_REASONS, type HoldReason } from './palettes/hold-reasons.ts';
export {
  FACET_VISIONS,
  LIST_SORTS,
  PALETTE_STRENGTHS,
  PALETTE_TABS,
  PALETTE_TONES,
  type PaletteSort,
  type PaletteTab,
} from './palettes/palette-lists.ts';
export { REPORT_REASONS, type ReportReason } from './palettes/report-reasons.ts';
export type { ViewPage } from './palettes/view-pages.ts';
export { PRIVATE_REASONS } from './projects/private-reasons.ts';
export { PAGE_TITLES, picturePath } from './site/pictures.ts';
