import type { AdminPage } from '@swatchwork/client';
import { useCallback, useEffect, useState } from 'react';

import { useOnce } from '../../../ui/buttons/use-once.ts';

/** Entries of one page. */
const LIMIT = 25;

type Load<Entry> = (query: { limit: number; cursor?: string }) => Promise<AdminPage<Entry>>;

/**
 * A list that is loaded page by page.
 *
 * @param load Loads a page. Keep it outside the component.
 */
export function usePages<Entry>(load: Load<Entry>) {
  const [list, setList] = useState<AdminPage<Entry>>();
  const [hasFailed, setFailed] = useState(false);

  const add = useCallback(
    async (cursor?: string) => {
      setFailed(false);
      try {
        const page = await load({ limit: LIMIT, ...(cursor && { cursor }) });
        setList((before) => ({
          ...page,
          entries: cursor && before ? [...before.entries, ...page.entries] : page.entries,
        }));
      } catch {
        setFailed(true);
      }
    },
    [load],
  );
  useEffect(() => void add(), [add]);

  const [more, isLoading] = useOnce(() => add(list?.next));

  return { list, hasFailed, isLoading, more };
}
