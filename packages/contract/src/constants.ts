// What pages show of the contract: constants without schemas, so that zod stays out of browsers.
export { DESCRIPTION_LENGTH, LIMITS, NAME_LENGTH } from './common/limits.ts';
export { RATE_LIMITS } from './common/rate-limits.ts';
export {
  LIST_SORTS,
  PALETTE_TABS,
  type PaletteSort,
  type PaletteTab,
} from './palettes/palette-lists.ts';
