/** Orders of any list of palettes; the first is the default. */
export const LIST_SORTS = ['likes', 'newest', 'name'] as const;

/** Only searches by color can be sorted by `nearest`, which is their default. */
export const PALETTE_SORTS = [...LIST_SORTS, 'nearest'] as const;

/** Tabs of Explore; the last four are tags. */
export const PALETTE_TABS = [
  'trending',
  'popular',
  'recent',
  'minimal',
  'vintage',
  'warm',
  'cool',
] as const;

/** A palette with more counted likes than this is trending or popular. */
export const LIKES_ABOVE = { trending: 20, popular: 50 } as const;

/** Days for which a palette counts as recent. */
export const RECENT_DAYS = 7;

export type PaletteSort = (typeof PALETTE_SORTS)[number];
export type PaletteTab = (typeof PALETTE_TABS)[number];

/** Color vision deficiencies for which a palette can be safe. */
export const FACET_VISIONS = ['protan', 'deutan', 'tritan'] as const;

export const PALETTE_TONES = ['light', 'dark'] as const;
export const PALETTE_STRENGTHS = ['muted', 'vivid'] as const;

export type FacetVision = (typeof FACET_VISIONS)[number];
export type PaletteTone = (typeof PALETTE_TONES)[number];
export type PaletteStrength = (typeof PALETTE_STRENGTHS)[number];
