import { useCallback, useState } from 'react';

import { browserClient } from '../../../api/browser-client.ts';
import type { PaletteEntry } from '../../../api/types.ts';
import { hexesOf } from '../../../palettes/hexes-of.ts';
import { useLoaded } from '../use-loaded.ts';
import { useOwnEntries } from '../use-own-entries.ts';

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

  const entries = useOwnEntries({
    userId,
    noun: 'Palette',
    kind: 'deletedPalettes',
    calls: browserClient.palettes,
    reload: loaded.reload,
    restored: (name) => `${name} is restored, with its likes.`,
  });

  /** Answers whether it is public now; rejects as the call does. */
  async function change(id: string, changes: Parameters<typeof browserClient.palettes.change>[1]) {
    const { isPublic } = await browserClient.palettes.change(id, changes);
    await loaded.reload();
    return isPublic;
  }

  return {
    ...loaded,
    ...entries,
    remove: ({ id, name, ...palette }: PaletteEntry) =>
      entries.remove({ id, name, colors: hexesOf(palette) }),
    change,
    showMore: () => setPages((count) => count + 1),
  };
}

export type OwnPalettes = ReturnType<typeof useOwnPalettes>;
