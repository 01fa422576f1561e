import { useState } from 'react';

import { browserClient } from '../../../api/browser-client.ts';
import type { SavedTheme } from '../../../api/types.ts';
import { brandsOf } from '../../../themes/brands-of.ts';
import { ThemePicture } from '../../../themes/theme-picture.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LocalDay } from '../../../ui/text/day.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import { EmptyState } from '../empty-state.tsx';
import { OwnCard } from '../own-card.tsx';
import { OwnList } from '../own-list.tsx';
import { TextsForm } from '../texts-form.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useOwnEntries } from '../use-own-entries.ts';

/** The account's themes: open, rename, show or hide, delete and bring back. */
export function ThemeList({ themes }: { themes: ReturnType<typeof useOwnThemes> }) {
  const { data, change } = themes;
  const [renamed, setRenamed] = useState<SavedTheme>();

  return (
    <OwnList
      of="theme"
      own={themes}
      entries={data}
      label="My themes"
      empty={
        <EmptyState
          title="No themes yet"
          text="Themes that you save in the Theme Builder appear here."
        >
          <LinkButton to="/theme" variant="primary">
            Create Your First Theme
          </LinkButton>
        </EmptyState>
      }
      card={(theme, onDelete) => (
        <OwnCard
          noun="Theme"
          entry={theme}
          to={`/theme?saved=${theme.id}`}
          colors={brandsOf(theme)}
          picture={<ThemePicture {...theme} />}
          facts={
            <>
              <span>{countOf(brandsOf(theme).length, 'brand color')}</span>
              <span>
                Saved <LocalDay of={theme.changedAt} />
              </span>
            </>
          }
          edit="Rename"
          onChange={(changes) => change(theme.id, changes)}
          onEdit={() => setRenamed(theme)}
          onDelete={onDelete}
        />
      )}
      loss={({ isPublic }) => (isPublic ? ', and its link will no longer work.' : '.')}
    >
      <Dialog
        title="Rename theme"
        open={renamed !== undefined}
        onClose={() => setRenamed(undefined)}
      >
        {renamed && (
          <TextsForm
            texts={{ name: renamed.name }}
            done="Theme Updated"
            failed="Update Failed"
            submit="Save"
            onClose={() => setRenamed(undefined)}
            onSave={async ({ name }) => {
              await change(renamed.id, { name });
              return `${name.trim()} is saved.`;
            }}
          />
        )}
      </Dialog>
    </OwnList>
  );
}

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
