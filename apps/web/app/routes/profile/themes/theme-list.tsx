import { useState } from 'react';

import type { SavedTheme } from '../../../api/types.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { OwnList } from '../own-list.tsx';
import { OwnThemeCard } from './own-theme-card.tsx';
import { RenameTheme } from './rename-theme.tsx';
import { useOwnThemes } from './use-themes.ts';

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
