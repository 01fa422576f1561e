import { COUNTED, type PaletteRepository } from '../palettes.repository.ts';
import type { PaletteFilter } from '../search/palette-sql.ts';
import type { Plan } from '../search/palette-walk.ts';

/** How many palettes a filter finds. */
export interface Total {
  total: number;
  /** There are more, and nobody has counted them. */
  isAtLeast: boolean;
}

const FRESH_MS = 60_000;
const USABLE_MS = 600_000;
const MOST_KEYS = 1000; // only lists of more than a thousand palettes are remembered

type Known = { total: number; countedAt: number };

/**
 * Counts without reading a million rows for each page. A count looks at no more than 1,001 palettes:
 * if that is all that there are, it is exact and of this moment. Else tabs, tags and the whole
 * collection are counted to the end once a minute, if somebody asks, and a count of more than ten
 * minutes ago is never given; a search says how many it has met and that there are at least so many.
 */
export function createPaletteCounts(repository: PaletteRepository) {
  const known = new Map<string, Known>();
  const running = new Map<string, Promise<number>>();

  /** Callers at one time share one count. */
  function recount(key: string, filter: PaletteFilter): Promise<number> {
    const started =
      running.get(key) ??
      repository
        .countAll(filter)
        .then((total) => remember(key, total))
        .finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  function remember(key: string, total: number): number {
    known.delete(key);
    known.set(key, { total, countedAt: Date.now() });
    if (known.size > MOST_KEYS) known.delete(known.keys().next().value!);
    return total;
  }

  return async (filter: PaletteFilter, plan?: Promise<Plan>): Promise<Total> => {
    const key = JSON.stringify([filter.tab, filter.tag]);
    const isKept = !filter.text && !filter.userId;
    const last = isKept ? known.get(key) : undefined;
    const age = last ? Date.now() - last.countedAt : Number.POSITIVE_INFINITY;
    if (last && age < FRESH_MS) return exactly(last.total);

    const { count, isComplete } = await repository.count(filter, plan);
    if (isComplete) return exactly(count);
    if (!isKept) return { total: Math.min(count, COUNTED), isAtLeast: true };
    const fresh = recount(key, filter);
    if (!last || age > USABLE_MS) return exactly(await fresh);
    fresh.catch(() => {}); // the next caller tries again
    return exactly(last.total);
  };
}

/** A count that left nothing out. */
export const exactly = (total: number): Total => ({ total, isAtLeast: false });
