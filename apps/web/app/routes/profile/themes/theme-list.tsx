import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { browserClient } from '../../../api/browser-client.ts';
import type { SavedTheme } from '../../../api/types.ts';
import { brandsOf } from '../../../themes/brands-of.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { LocalDay } from '../../../ui/text/day.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import { EmptyState } from '../empty-state.tsx';
import { OwnList } from '../own-list.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useOwnEntries } from '../use-own-entries.ts';
import { VisibilityButton } from '../visibility-button.tsx';
import { RenameTheme } from './rename-theme.tsx';

/** The account's themes: open, rename, show or hide, delete and bring back. */
export function ThemeList({ userId }: { userId: string }) {
  const themes = useOwnThemes(userId);
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
        <OwnThemeCard
          theme={theme}
          onChange={(changes) => change(theme.id, changes)}
          onRename={() => setRenamed(theme)}
          onDelete={onDelete}
        />
      )}
      loss={({ isPublic }) => (isPublic ? ', and its link will no longer work.' : '.')}
    >
      <RenameTheme
        theme={renamed}
        onClose={() => setRenamed(undefined)}
        onSave={(name) => change(renamed?.id ?? '', { name })}
      />
    </OwnList>
  );
}

/** The account's own themes, private ones too, newest first. */
function useOwnThemes(userId: string) {
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

type Props = {
  theme: SavedTheme;
  /** Changes it on the server. */
  onChange: (changes: { isPublic: boolean }) => Promise<boolean>;
  onRename: () => void;
  onDelete: () => void;
};

/** One of the account's own themes, with its actions. */
function OwnThemeCard({ theme, onChange, onRename, onDelete }: Props) {
  const { id, name, isPublic, changedAt } = theme;
  const brands = brandsOf(theme);

  return (
    <li className="flex flex-col overflow-hidden rounded-panel border border-line bg-raised">
      <div className="flex h-20 border-b border-line *:flex-1">
        {brands.map((hex, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a theme may hold a color twice.
          <Swatch key={place} color={hex} />
        ))}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="mt-1 min-w-0 text-lg leading-snug wrap-anywhere">
            <InnerLink to={`/theme?saved=${id}`} data-discover="true" className="hover:underline">
              <bdi>{name}</bdi>
            </InnerLink>
          </h2>
          <VisibilityButton noun="Theme" name={name} isPublic={isPublic} onChange={onChange} />
        </div>
        <div className="mt-auto flex items-center pt-2">
          <p className="flex flex-1 flex-wrap gap-x-3 text-sm text-muted">
            <span>{countOf(brands.length, 'brand color')}</span>
            <span>
              Saved <LocalDay of={changedAt} />
            </span>
          </p>
          <IconButton label={`Rename ${name}`} onClick={onRename}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${name}`} onClick={onDelete} className="-mr-2">
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
