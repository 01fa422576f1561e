import { useMemo, useSyncExternalStore } from 'react';
import type { NamedPalette } from '../../../palettes/carried-palette.ts';

import { paletteOfQuery, paletteOfStorage, STORAGE_KEY } from '../../../palettes/palette-source.ts';

/** The palette of the link, else the stored one; undefined until the storage can be read. */
export function usePalette(params: URLSearchParams): NamedPalette | undefined {
  const linked = useMemo(() => paletteOfQuery(params), [params]);
  const stored = useSyncExternalStore(subscribe, linked ? unread : readStorage, unread);
  const palette = useMemo(
    () => (stored === undefined ? undefined : paletteOfStorage(stored)),
    [stored],
  );
  return linked ?? palette;
}

/** The server has no storage, and a link needs none. */
const unread = () => undefined;

/** Another tab may store another palette. */
function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // the visitor forbids this site to store anything
  }
}
