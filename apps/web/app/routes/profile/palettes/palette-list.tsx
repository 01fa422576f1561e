import { useState } from 'react';

import type { PaletteEntry } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { DeletedBar } from '../deleted-bar.tsx';
import { EmptyState } from '../empty-state.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { useListFocus } from '../use-list-focus.ts';
import { EditPalette } from './edit-palette.tsx';
import { OwnPaletteCard } from './own-palette-card.tsx';
import type { OwnPalettes } from './use-palettes.ts';

export function PaletteList({ palettes }: { palettes: OwnPalettes }) {
  const { state, data, reload, remove, restore, change, lastDeleted, showMore } = palettes;
  const [asked, setAsked] = useState<PaletteEntry>();
  const [edited, setEdited] = useState<PaletteEntry>();
  const { list, keep } = useListFocus();

  if (state === 'loading') return <p className="py-10 text-muted">Loading palettes...</p>;
  if (state === 'failed') return <NotLoaded what="palettes" onRetry={reload} />;

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
      {data.palettes.length === 0 ? (
        <EmptyState title="No palettes yet" text="What you save in the creator will be kept here.">
          <LinkButton to="/create-palette" variant="primary">
            Create Your First Palette
          </LinkButton>
        </EmptyState>
      ) : (
        <ul aria-label="My palettes" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data.palettes.map((palette) => (
            <OwnPaletteCard
              key={palette.id}
              palette={palette}
              onChange={(changes) => change(palette.id, changes)}
              onEdit={() => setEdited(palette)}
              onDelete={() => setAsked(palette)}
            />
          ))}
        </ul>
      )}
      {data.hasMore && (
        <div className="mt-6 text-center">
          <Button onClick={showMore}>Load More</Button>
        </div>
      )}
      <ConfirmDialog
        title="Delete this palette?"
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        confirm="Delete Palette"
        busy="Deleting..."
        onConfirm={removeAsked}
      >
        <strong>
          <bdi>{asked?.name}</bdi>
        </strong>{' '}
        leaves your profile{asked?.isPublic && ', and Explore for everyone'}. You can undo this as
        long as the page stays open.
      </ConfirmDialog>
      <EditPalette
        palette={edited}
        onClose={() => setEdited(undefined)}
        onSave={(changes) => change(edited?.id ?? '', changes)}
      />
    </div>
  );
}
