import { useState } from 'react';

import type { SavedTheme } from '../../../api/types.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { DeletedBar } from '../deleted-bar.tsx';
import { EmptyState } from '../empty-state.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { useListFocus } from '../use-list-focus.ts';
import { OwnThemeCard } from './own-theme-card.tsx';
import { RenameTheme } from './rename-theme.tsx';
import { useOwnThemes } from './use-themes.ts';

/** The account's themes: open, rename, show or hide, delete and bring back. */
export function ThemeList({ userId }: { userId: string }) {
  const { state, data, reload, remove, restore, change, lastDeleted } = useOwnThemes(userId);
  const [asked, setAsked] = useState<SavedTheme>();
  const [renamed, setRenamed] = useState<SavedTheme>();
  const { list, keep } = useListFocus();

  if (state === 'loading') return <p className="py-10 text-muted">Loading themes...</p>;
  if (state === 'failed') return <NotLoaded what="themes" onRetry={reload} />;

  async function removeAsked() {
    if (asked && !(await remove(asked))) return false;
    keep();
    return true;
  }

  return (
    <div {...list}>
      <DeletedBar
        deleted={lastDeleted}
        onUndo={async () => lastDeleted && restore(lastDeleted).then(keep)}
      />
      {data.length === 0 ? (
        <EmptyState
          title="No themes yet"
          text="What you save in the Theme Builder will be kept here."
        >
          <LinkButton to="/theme" variant="primary">
            Create Your First Theme
          </LinkButton>
        </EmptyState>
      ) : (
        <ul aria-label="My themes" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data.map((theme) => (
            <OwnThemeCard
              key={theme.id}
              theme={theme}
              onChange={(changes) => change(theme.id, changes)}
              onRename={() => setRenamed(theme)}
              onDelete={() => setAsked(theme)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        title="Delete this theme?"
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        confirm="Delete Theme"
        busy="Deleting..."
        onConfirm={removeAsked}
      >
        <strong>
          <bdi>{asked?.name}</bdi>
        </strong>{' '}
        leaves your profile{asked?.isPublic && ', and its link opens it no more'}. You can undo this
        as long as the page stays open.
      </ConfirmDialog>
      <RenameTheme
        theme={renamed}
        onClose={() => setRenamed(undefined)}
        onSave={(name) => change(renamed?.id ?? '', { name })}
      />
    </div>
  );
}
