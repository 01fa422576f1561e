import { LIKES_ABOVE, type PaletteTab, RECENT_DAYS } from '@swatchwork/contract';

const DAY_MS = 86_400_000;

/**
 * Names of the lists in `palette_terms` that are not words. The database's `palette_terms_of`
 * writes the same names.
 */
export const LIST = {
  tag: (tag: string) => ` tag ${tag}`,
  above: (likes: number) => ` above ${likes}`,
  day: (time: number) => ` day ${Math.floor(time / DAY_MS)}`,
};

/**
 * The bits in `tabs` of `palette_terms`: which tabs show a palette. The database's
 * `palette_tabs_of` writes the same bits.
 */
export const TAB_BITS: Record<Exclude<PaletteTab, 'recent'>, number> = {
  trending: 1,
  popular: 2,
  minimal: 4,
  vintage: 8,
  warm: 16,
  cool: 32,
};

/**
 * The lists that hold the palettes of a tab. `recent` needs the days of a week, and one more
 * because clocks differ.
 */
export function listsOfTab(tab: PaletteTab, now = Date.now()): string[] {
  switch (tab) {
    case 'trending':
    case 'popular':
      return [LIST.above(LIKES_ABOVE[tab])];
    case 'recent':
      return Array.from({ length: RECENT_DAYS + 2 }, (_, days) =>
        LIST.day(now - (days - 1) * DAY_MS),
      );
    default:
      return [LIST.tag(tab)];
  }
}
