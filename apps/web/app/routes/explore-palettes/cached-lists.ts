import type { PalettePage } from '@swatchwork/client';

import { withShown } from './explore-query.ts';

/** A list: its first page, and the appended pages. */
export type Pages = readonly PalettePage[];

/** Cached lists by their history entry; oldest first. */
const cached = new Map<string, { address: string; pages: Pages }>();
const MOST = 20;

/** The present history entry, as the router identifies it. */
const present = (): string => window.history.state?.key ?? 'default';

/**
 * Caches what a history entry shows, so that returning to it shows the same. The present entry's
 * address contains the number of palettes, so that a reload begins with as many.
 */
export function cachePages(entry: string, pages: Pages): void {
  if (entry !== present()) return;
  const { history, location } = window;
  const count = pages.reduce((sum, { palettes }) => sum + palettes.length, 0);
  if (pages.length > 1) history.replaceState(history.state, '', withShown(location.href, count));
  cached.delete(entry);
  cached.set(entry, { address: withShown(location.href), pages });
  if (cached.size > MOST) cached.delete(cached.keys().next().value!);
}

/** The first page of the list that the present history entry showed at this address. */
export function cachedPage(address: string): PalettePage | undefined {
  const list = cached.get(present());
  return list?.address === withShown(address) ? list.pages[0] : undefined;
}

/** The list that begins with a page. */
export const cachedPages = (page: PalettePage): Pages =>
  [...cached.values()].find(({ pages }) => pages[0] === page)?.pages ?? [page];

/** Updates the likes of a palette in the cached lists. */
export function cacheLikes(id: string, likes: number): void {
  const palettes = [...cached.values()].flatMap(({ pages }) =>
    pages.flatMap((one) => one.palettes),
  );
  for (const palette of palettes) if (palette.id === id) palette.likes = likes;
}
