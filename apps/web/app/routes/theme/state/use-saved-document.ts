import { useState } from 'react';
import type { SavedTheme } from '../../../api/types.ts';
import { type SavedDocument, toSavedDocument } from './saved-document.ts';

/**
 * The saved theme that the page shows: the one that was loaded with the address, until the page
 * saves another or a newer one.
 */
export function useSavedDocument(loaded: SavedTheme | undefined) {
  const [held, hold] = useState<{ loaded: SavedTheme | undefined; saved?: SavedDocument }>();
  const current =
    held && held.loaded === loaded
      ? held
      : { loaded, ...(loaded && { saved: toSavedDocument(loaded) }) };
  // Within this render, so that the address is read with the theme that belongs to it.
  if (current !== held) hold(current);
  return [
    current.saved,
    (theme: SavedTheme) => hold({ loaded, saved: toSavedDocument(theme) }),
  ] as const;
}
