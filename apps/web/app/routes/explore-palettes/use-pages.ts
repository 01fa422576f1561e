import type { PalettePage } from '@swatchwork/client';
import { type MouseEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserClient } from '../../api/browser-client.ts';
import { toast } from '../../ui/messages/toast.ts';
import { cachedPages, cachePages, type Pages } from './cached-lists.ts';
import { type ExploreFields, readExplore, toListQuery } from './explore-query.ts';

/**
 * A page of the list with the pages that were appended to it, in this visit or before the visitor
 * came back to it.
 */
export function usePages(page: PalettePage, fields: ExploreFields) {
  const { key } = useLocation();
  const [longer, setLonger] = useState<Pages>();
  const [isLoading, setLoading] = useState(false);
  const pages = longer?.[0] === page ? longer : cachedPages(page);
  const next = pages.at(-1)?.next;

  useEffect(() => cachePages(key, pages), [key, pages]);

  /** Appends the next page. */
  async function loadMore(event: MouseEvent) {
    event.preventDefault();
    if (isLoading) return;
    setLoading(true);
    try {
      const query = { ...toListQuery(readExplore(fields)), cursor: next };
      setLonger([...pages, await browserClient.palettes.list(query)]);
    } catch {
      toast.error('Error', 'Could not load more palettes. Please try again.');
    } finally {
      setLoading(false);
    }
  }

  return { pages, next, isLoading, loadMore };
}
