/** Orders of any list of palettes; the first is the usual one. */
export const LIST_SORTS = ['likes', 'newest', 'name'] as const;

/** `nearest` is for searches by color alone, and what they are sorted by unless they say otherwise. */
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

/** A palette with more likes that count than these is trending or popular. */
export const LIKES_ABOVE = { trending: 20, popular: 50 } as const;

/** A palette is recent for so many days. */
export const RECENT_DAYS = 7;

export type PaletteSort = (typeof PALETTE_SORTS)[number];
export type PaletteTab = (typeof PALETTE_TABS)[number];
