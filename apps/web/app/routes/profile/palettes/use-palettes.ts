import { useCallback, useState } from 'react';

import { browserClient } from '../../../api/browser-client.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useLoaded } from '../use-loaded.ts';

/** The account's own palettes, private ones too, newest first and page by page. */
export function useOwnPalettes(userId: string) {
  const [pages, setPages] = useState(1);

  /** Loads all pages that were open, so that a list after a deletion is as long as before. */
  const ask = useCallback(async () => {
    const query = { userId, sort: 'newest' } as const;
    const first = await browserClient.palettes.list(query);
    const { total, isAtLeast } = first;
    let { palettes, next } = first;
    for (let page = 1; page < pages && next; page += 1) {
      const more = await browserClient.palettes.list({ ...query, cursor: next });
      palettes = [...palettes, ...more.palettes];
      next = more.next;
    }
    return { palettes, total: `${total}${isAtLeast ? '+' : ''}`, hasMore: next !== undefined };
  }, [userId, pages]);
  const loaded = useLoaded(ask);

  /** @returns Whether it was done. */
  async function remove(id: string) {
    let done = false;
    try {
      await browserClient.palettes.delete(id);
      done = true;
      toast.success('Palette Deleted', 'Palette deleted successfully.');
    } catch {
      toast.error('Delete Failed', 'Failed to delete palette.');
    }
    await loaded.reload();
    return done;
  }

  return { ...loaded, remove, showMore: () => setPages((count) => count + 1) };
}

export type OwnPalettes = ReturnType<typeof useOwnPalettes>;
