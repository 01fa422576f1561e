import { LRUCache } from 'lru-cache';

import type { FinishedPage } from './finished-page.ts';

const MAX_BYTES = 64 * 2 ** 20;
const ENTRY_BYTES = 4096; // headers and bookkeeping
const DAY_MS = 86_400_000;

/** How long a page may be older than its data, where a write went through another instance. */
export const PAGE_LIFETIME_S = 10;

export type RenderedPage = {
  page: FinishedPage;
  /** The same for everybody, and whole: it may be cached. */
  isPublic: boolean;
};

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Finished pages by address, bounded by bytes; those least recently asked for are evicted. None
 * outlives the day in UTC, because a day has its color.
 *
 * @param now The clock, in milliseconds; tests set it.
 */
export function createPageCache(now: () => number = Date.now, maxBytes = MAX_BYTES) {
  const pages = new LRUCache<string, { page: FinishedPage; until: number }>({
    maxSize: maxBytes,
    // Twice the body: its compressed forms together are smaller than itself.
    sizeCalculation: ({ page }, address) => 2 * page.body.length + address.length + ENTRY_BYTES,
  });
  const pending = new Map<string, Promise<RenderedPage>>();
  let generation = 0;
  let hits = 0;
  let misses = 0;

  /** Renders the page and, unless something changed meanwhile, caches it. */
  async function renderAndCache(address: string, render: () => Promise<RenderedPage>) {
    const started = { at: now(), generation };
    const rendered = await render();
    if (rendered.isPublic && started.generation === generation) {
      pages.set(address, { page: rendered.page, until: expiry(started.at) });
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
     * The cached page, or one that is rendered now. Requests for a page that is being rendered share
     * it, if it turns out to be public.
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

    /** What pages show has changed: evicts them all, and does not cache those being rendered. */
    clear() {
      generation++;
      pages.clear();
      pending.clear();
    },
  };
}

const expiry = (time: number) =>
  Math.min(time + PAGE_LIFETIME_S * 1000, (Math.floor(time / DAY_MS) + 1) * DAY_MS);
