import { ApiError } from '@swatchwork/client';
import { useCallback, useState } from 'react';

import { browserClient } from '../../../api/browser-client.ts';
import { plainText } from '../../../api/plain-errors.ts';
import type { PaletteEntry } from '../../../api/types.ts';
import { hexesOf } from '../../../palettes/hexes-of.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useLoaded } from '../use-loaded.ts';
import { type Deletion, forgetDeletion, readDeletions, rememberDeletion } from './deletions.ts';

/** The account's own palettes, private ones too, newest first and page by page. */
export function useOwnPalettes(userId: string) {
  const [pages, setPages] = useState(1);
  /** Palettes that were deleted in this tab and can be restored, the latest last. */
  const [deleted, setDeleted] = useState<readonly Deletion[]>(() => readDeletions(userId));

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
  async function remove(palette: PaletteEntry) {
    let done = false;
    try {
      await browserClient.palettes.delete(palette.id);
      done = true;
      const { id, name } = palette;
      const deletion = { id, name, colors: hexesOf(palette) };
      rememberDeletion(userId, deletion);
      setDeleted((before) => [...before, deletion]);
      toast.success('Palette Deleted', 'Palette deleted successfully.');
    } catch {
      toast.error('Delete Failed', 'Failed to delete palette.');
    }
    await loaded.reload();
    return done;
  }

  /** Offers it no more. */
  function withdraw(palette: Deletion) {
    forgetDeletion(palette.id);
    setDeleted((before) => before.filter(({ id }) => id !== palette.id));
  }

  /** Brings a deleted palette back as it was. The server can do so for an hour. */
  async function restore(palette: Deletion) {
    try {
      await browserClient.palettes.restore(palette.id);
      withdraw(palette);
      toast.success('Palette Restored', `${palette.name} is back, with its likes.`);
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone) withdraw(palette);
      const reason = isGone
        ? 'It was deleted more than an hour ago, and is gone.'
        : (plainText(error) ?? 'The server cannot be reached just now. Please try again.');
      toast.error('Restore Failed', reason);
    }
    await loaded.reload();
  }

  /** Rejects as the call does. */
  async function change(id: string, changes: Parameters<typeof browserClient.palettes.change>[1]) {
    await browserClient.palettes.change(id, changes);
    await loaded.reload();
  }

  return {
    ...loaded,
    remove,
    restore,
    change,
    /** The palette that was deleted last in this tab, and not restored. */
    lastDeleted: deleted.at(-1),
    showMore: () => setPages((count) => count + 1),
  };
}

export type OwnPalettes = ReturnType<typeof useOwnPalettes>;
