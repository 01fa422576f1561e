import { useEffect, useState } from 'react';

import { useAuth } from '../auth/auth-provider.tsx';
import { loadOwnWork, type OwnWork } from '../own/own-work.ts';
import type { Entry } from './entry.ts';

/** How many palettes, themes and projects of an account can be found. */
const MOST = 50;

/** What the account has saved, read anew each time the palette opens; nothing if it cannot be loaded. */
export function useOwnEntries(isOpen: boolean): readonly Entry[] {
  const { user } = useAuth();
  const [own, setOwn] = useState<{ of: string; entries: readonly Entry[] }>();
  const id = user?.id;

  useEffect(() => {
    if (!isOpen || !id) return;
    let isCurrent = true;
    loadOwnWork(id, MOST).then(
      (work) => {
        if (isCurrent) setOwn({ of: id, entries: work.map(toEntry) });
      },
      () => {}, // the search says itself that the server did not respond
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, id]);

  return own && own.of === id ? own.entries : NONE;
}

const NONE: readonly Entry[] = [];

const toEntry = ({ id, kind, name, colors, to }: OwnWork): Entry => ({
  id: `own-${id}`,
  title: name,
  words: kind,
  detail: `Your ${kind}`,
  colors,
  to,
});
