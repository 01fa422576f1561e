import type { PaletteTab } from '@swatchwork/contract';

/**
 * The bits in `tabs` of `palette_lists`: which tabs show a palette. The database's `palette_tabs_of`
 * writes the same bits.
 */
export const TAB_BITS: Record<Exclude<PaletteTab, 'recent'>, number> = {
  trending: 1,
  popular: 2,
  minimal: 4,
  vintage: 8,
  warm: 16,
  cool: 32,
};
