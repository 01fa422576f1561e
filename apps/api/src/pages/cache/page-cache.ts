import { LRUCache } from 'lru-cache';

import type { FinishedPage } from './finished-page.ts';

const MAX_BYTES = 64 * 2 ** 20;
const ENTRY_BYTES = 4096; // headers and bookkeeping
const DAY_MS = 86_400_000;

/** Seconds that a page may be older than its data, where another instance made the change. */
export const PAGE_LIFETIME_S = 10;

export type RenderedPage = {
  page: FinishedPage;
  /** Whether the page is complete and the same for all clients, and so may be cached. */
  isPublic: boolean;
  /** What it shows; undefined if that is not known: then every change forgets it. */
  keys: readonly string[] | undefined;
};

type CachedPage = Pick<RenderedPage, 'page' | 'keys'> & { until: number };

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * A cache of finished pages by address, bounded by bytes; the least recently used are evicted. No
 * page outlives the day in UTC, because each day has its color.
 *
 * @param now The clock, in milliseconds; tests set it.
 * @param lifetimeS Seconds that a page is cached. With 0 none is, and only requests for a page that
 *   is being rendered share it.
 */
export function createPageCache(
  now: () => number = Date.now,
  maxBytes = MAX_BYTES,
  lifetimeS = PAGE_LIFETIME_S,
) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    // Twice the body: the compressed forms together are smaller than the body.
    sizeCalculation: ({ page }, address) => 2 * page.body.length + address.length + ENTRY_BYTES,
  });
  const pending = new Map<string, Promise<RenderedPage>>();
  /** For each page that is being rendered, the keys that have changed since that began. */
  const changes = new Set<Set<string>>();
  let hits = 0;
  let misses = 0;

  /** Renders the page and caches it, unless what it shows has changed meanwhile. */
  async function renderAndCache(address: string, render: () => Promise<RenderedPage>) {
    const until = expiry(now(), lifetimeS);
    const changed = new Set<string>();
    changes.add(changed);
    try {
      const rendered = await render();
      const { page, isPublic, keys } = rendered;
      if (isPublic && lifetimeS > 0 && !shows(changed, keys)) {
        pages.set(address, { page, keys, until });
      }
      return rendered;
    } finally {
      changes.delete(changed);
    }
  }

  return {
    get(address: string): FinishedPage | undefined {
      const entry = pages.get(address);
      if (!entry || entry.until <= now()) return undefined;
      hits++;
      return entry.page;
    },

    /**
     * Answers the cached page, or renders it. Requests for a page that is being rendered share the
     * result if it is public.
     */
    async render(address: string, render: () => Promise<RenderedPage>): Promise<FinishedPage> {
      const cached = this.get(address);
      if (cached) return cached;
      misses++;
      const running = pending.get(address);
      const shared = running && (await running.catch(() => undefined));
      if (shared?.isPublic) return shared.page;

      const own = renderAndCache(address, render);
      pending.set(address, own);
      try {
        return (await own).page;
      } finally {
        if (pending.get(address) === own) pending.delete(address);
      }
    },

    /** For metrics and the status page. */
    load: () => ({ entries: pages.size, bytes: pages.calculatedSize, hits, misses }),

    /**
     * Evicts the pages with one of these keys, because what they show has changed. Of pages that are
     * being rendered the keys are not known yet: the next request renders them anew.
     */
    forget(keys: readonly string[]): void {
      const changed = new Set(keys);
      for (const [address, { keys: shown }] of [...pages.entries()]) {
        if (shows(changed, shown)) pages.delete(address);
      }
      for (const since of changes) for (const key of keys) since.add(key);
      pending.clear();
    },
  };
}

const shows = (changed: ReadonlySet<string>, keys: RenderedPage['keys']) =>
  keys ? keys.some((key) => changed.has(key)) : changed.size > 0;

const expiry = (time: number, lifetimeS: number) =>
  Math.min(time + lifetimeS * 1000, (Math.floor(time / DAY_MS) + 1) * DAY_MS);
