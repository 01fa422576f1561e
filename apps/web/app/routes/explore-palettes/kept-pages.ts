import type { PalettePage } from '@swatchwork/client';

/** A list: its first page, and those that were appended. */
export type Pages = readonly PalettePage[];

/** Lists as they were left, by the entry of the history that shows them; oldest first. */
const kept = new Map<string, { search: string; pages: Pages }>();
const MOST = 20;

/** Remembers what an entry of the history shows, so that coming back to it shows the same. */
export function keepPages(entry: string, search: string, pages: Pages): void {
  kept.delete(entry);
  kept.set(entry, { search, pages });
  if (kept.size > MOST) kept.delete(kept.keys().next().value!);
}

/** The first page of the list that the present entry of the history showed at this address. */
export function keptPage(address: string): PalettePage | undefined {
  const list = kept.get(window.history.state?.key ?? 'default'); // as the router names it
  return list?.search === new URL(address).search ? list.pages[0] : undefined;
}

/** The list that begins with a page. */
export const pagesFrom = (page: PalettePage): Pages =>
  [...kept.values()].find(({ pages }) => pages[0] === page)?.pages ?? [page];

/** Corrects the likes of a palette in the lists that are kept. */
export function keepLikes(id: string, likes: number): void {
  const palettes = [...kept.values()].flatMap(({ pages }) => pages.flatMap((one) => one.palettes));
  for (const palette of palettes) if (palette.id === id) palette.likes = likes;
}
