import { browserClient } from '../../../api/browser-client.ts';
import type { SavedTheme } from '../../../api/types.ts';
import { brandsOf } from '../../../themes/brands-of.ts';
import { useLoaded } from '../use-loaded.ts';
import { useOwnEntries } from '../use-own-entries.ts';

/** The account's own themes, private ones too, newest first. */
export function useOwnThemes(userId: string) {
  const loaded = useLoaded(browserClient.themes.saved.list);
  const entries = useOwnEntries({
    userId,
    noun: 'Theme',
    kind: 'deletedThemes',
    calls: browserClient.themes.saved,
    reload: loaded.reload,
    restored: (name) => `${name} is restored.`,
  });

  return {
    ...loaded,
    ...entries,
    remove: (theme: SavedTheme) =>
      entries.remove({ id: theme.id, name: theme.name, colors: brandsOf(theme) }),

    /** Answers whether it is public now; rejects as the call does. */
    async change(id: string, changes: Parameters<typeof browserClient.themes.saved.change>[1]) {
      const { isPublic } = await browserClient.themes.saved.change(id, changes);
      await loaded.reload();
      return isPublic;
    },
  };
}

export type OwnThemes = ReturnType<typeof useOwnThemes>;
