import { useState } from 'react';

import { accountClient } from '../../../api/account-client.ts';
import { browserClient } from '../../../api/browser-client.ts';
import type { SavedColor } from '../../../api/types.ts';
import { serverText } from '../../../auth/use-account-form.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useLoaded } from '../use-loaded.ts';

const ask = () => accountClient.colors();

/** The account's favorite colors, newest first. */
export function useSavedColors() {
  const loaded = useLoaded(ask);
  /** Colors that were deleted since the page was opened, the latest last. */
  const [deleted, setDeleted] = useState<readonly SavedColor[]>([]);

  /** @returns Whether it was done. */
  async function remove(color: SavedColor): Promise<boolean> {
    let done = false;
    try {
      await accountClient.deleteColor(color.id);
      done = true;
      setDeleted((before) => [...before, color]);
      toast.success('Color Deleted', 'Color removed from your favorites.');
    } catch {
      toast.error('Delete Failed', 'Failed to delete color.');
    }
    await loaded.reload();
    return done;
  }

  /** Saves a deleted color again, under its name. It then comes first, like any new color. */
  async function restore(color: SavedColor) {
    const { hexCode, css, alpha, name, tags } = color;
    try {
      await browserClient.colors.save({ hexCode, css, alpha, name, tags });
      setDeleted((before) => before.filter(({ id }) => id !== color.id));
      toast.success('Color Saved!', `${hexCode} is in your favorites.`);
    } catch (error) {
      toast.error('Save Failed', serverText(error) ?? 'Could not save color. Please try again.');
    }
    await loaded.reload();
  }

  const last = deleted.at(-1);
  return { ...loaded, remove, restore, lastDeleted: last && { ...last, colors: [last.hexCode] } };
}

export type SavedColors = ReturnType<typeof useSavedColors>;
