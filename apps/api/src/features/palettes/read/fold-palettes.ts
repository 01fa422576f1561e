import type { ListedRow } from '../palette-rows.ts';
import type { Alikes } from '../search/palette-alikes.ts';

/** Palettes read beyond a page, in place of those that are folded. */
export const SPARE = 12;

/** A palette of a list, with the number of others that are nearly alike, if any are of other accounts. */
export type FoldedRow = ListedRow & { alike?: number };

/**
 * A page of rows without those for which another one stands, and the last row that it covers.
 *
 * @param alikes Which rows others are nearly alike with.
 */
export function foldPage(rows: ListedRow[], limit: number, alikes: ReadonlyMap<string, Alikes>) {
  const page: FoldedRow[] = [];
  let last: ListedRow | undefined;
  for (const row of rows) {
    if (page.length === limit) break;
    last = row;
    const alike = alikes.get(row.id);
    if (alike?.isFolded) continue;
    page.push(alike ? { ...row, alike: alike.count } : row);
  }
  return { page, last };
}
