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
};

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
  const pages = new LRUCache<string, { page: FinishedPage; until: number }>({
    maxSize: maxBytes,
    // Twice the body: the compressed forms together are smaller than the body.
    sizeCalculation: ({ page }, address) => 2 * page.body.length + address.length + ENTRY_BYTES,
  });
  const pending = new Map<string, Promise<RenderedPage>>();
  let generation = 0;
  let hits = 0;
  let misses = 0;

  /** Renders the page and caches it, unless the cache was cleared meanwhile. */
  async function renderAndCache(address: string, render: () => Promise<RenderedPage>) {
    const started = { at: now(), generation };
    const rendered = await render();
    if (rendered.isPublic && started.generation === generation && lifetimeS > 0) {
      pages.set(address, { page: rendered.page, until: expiry(started.at, lifetimeS) });
    }
    return rendered;
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
     * Evicts all pages because their data has changed; pages that are being rendered are not
     * cached.
     */
    clear() {
      generation++;
      pages.clear();
      pending.clear();
    },
  };
}

const expiry = (time: number, lifetimeS: number) =>
  Math.min(time + lifetimeS * 1000, (Math.floor(time / DAY_MS) + 1) * DAY_MS);
