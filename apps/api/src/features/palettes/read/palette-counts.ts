import type { PaletteRepository } from '../palettes.repository.ts';
import { COUNTED } from '../search/count-palettes.ts';
import type { Search } from '../search/palette-search.ts';
import type { PaletteFilter } from '../search/palette-sql.ts';

/** How many palettes a filter finds. */
export interface Total {
  total: number;
  /** Whether there may be more, because the count stopped. */
  isAtLeast: boolean;
}

const FRESH_MS = 60_000;
const USABLE_MS = 600_000;
const MOST_KEYS = 1000; // only counts of lists with more than a thousand palettes are cached

type Known = { total: number; countedAt: number };

/**
 * Counts without reading a million rows for each page. A count looks at no more than 1,001
 * palettes: if there are no more, it is exact and current. Else tabs, tags and the whole collection
 * are counted completely, at most once a minute and only on request, and a count older than ten
 * minutes is never answered; a search, also by facets, answers a thousand, as a minimum.
 */
export function createPaletteCounts(repository: PaletteRepository) {
  const known = new Map<string, Known>();
  const running = new Map<string, Promise<number>>();

  /** Simultaneous callers share one count. */
  function recount(key: string, filter: PaletteFilter): Promise<number> {
    const started =
      running.get(key) ??
      repository
        .countAll(filter)
        .then((total) => store(key, total))
        .finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  function store(key: string, total: number): number {
    known.delete(key);
    known.set(key, { total, countedAt: Date.now() });
    if (known.size > MOST_KEYS) known.delete(known.keys().next().value!);
    return total;
  }

  /** @param found How many a page of the list has found, where it has found all. */
  return async (
    filter: PaletteFilter,
    search?: Promise<Search | undefined>,
    found?: number,
  ): Promise<Total> => {
    const key = JSON.stringify([filter.tab, filter.tag]);
    const isCached = !filter.text && !filter.userId && !filter.facets?.length && !filter.alikeTo;
    if (isCached && found !== undefined) return exactly(found);
    const last = isCached ? known.get(key) : undefined;
    const age = last ? Date.now() - last.countedAt : Number.POSITIVE_INFINITY;
    if (last && age < FRESH_MS) return exactly(last.total);

    const count = found ?? (await repository.count(filter, search)).count;
    if (count <= COUNTED) return exactly(count);
    if (!isCached) return { total: COUNTED, isAtLeast: true };
    const fresh = recount(key, filter);
    if (!last || age > USABLE_MS) return exactly(await fresh);
    fresh.catch(() => {}); // the next caller retries
    return exactly(last.total);
  };
}

/** A complete count. */
export const exactly = (total: number): Total => ({ total, isAtLeast: false });
