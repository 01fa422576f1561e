import type { PalettePage } from '@swatchwork/client';

import { withShown } from './explore-query.ts';

/** A list: its first page, and those that were appended. */
export type Pages = readonly PalettePage[];

/** Lists as they were left, by the entry of the history that shows them; oldest first. */
const kept = new Map<string, { address: string; pages: Pages }>();
const MOST = 20;

/** The present entry of the history, as the router names it. */
const present = (): string => window.history.state?.key ?? 'default';

/**
 * Remembers what an entry of the history shows, so that coming back to it shows the same. While it is
 * the present one its address says how much that is: a reload begins with as many.
 */
export function keepPages(entry: string, pages: Pages): void {
  if (entry !== present()) return;
  const { history, location } = window;
  const count = pages.reduce((sum, { palettes }) => sum + palettes.length, 0);
  if (pages.length > 1) history.replaceState(history.state, '', withShown(location.href, count));
  kept.delete(entry);
  kept.set(entry, { address: withShown(location.href), pages });
  if (kept.size > MOST) kept.delete(kept.keys().next().value!);
}

/** The first page of the list that the present entry of the history showed at this address. */
export function keptPage(address: string): PalettePage | undefined {
  const list = kept.get(present());
  return list?.address === withShown(address) ? list.pages[0] : undefined;
}

/** The list that begins with a page. */
export const pagesFrom = (page: PalettePage): Pages =>
  [...kept.values()].find(({ pages }) => pages[0] === page)?.pages ?? [page];

/** Corrects the likes of a palette in the lists that are kept. */
export function keepLikes(id: string, likes: number): void {
  const palettes = [...kept.values()].flatMap(({ pages }) => pages.flatMap((one) => one.palettes));
  for (const palette of palettes) if (palette.id === id) palette.likes = likes;
}
