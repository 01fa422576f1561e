import { Plus } from 'lucide-react';
import { useState } from 'react';

import type { CollectionSummary } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DeletedBar } from '../deleted-bar.tsx';
import { EmptyState } from '../empty-state.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { useListFocus } from '../use-list-focus.ts';
import { CollectionCard } from './collection-card.tsx';
import { CollectionForm } from './collection-form.tsx';
import { useCollections } from './use-collections.ts';

/** The account's collections: make, open, edit, show or hide, delete and bring back. */
export function CollectionList({ userId }: { userId: string }) {
  const { state, data, reload, create, change, remove, restore, lastDeleted } =
    useCollections(userId);
  const [asked, setAsked] = useState<CollectionSummary>();
  const [edited, setEdited] = useState<CollectionSummary | 'new'>();
  const { list, keep } = useListFocus();

  if (state === 'loading') return <p className="py-10 text-muted">Loading collections...</p>;
  if (state === 'failed') return <NotLoaded what="collections" onRetry={reload} />;

  async function removeAsked() {
    if (asked && !(await remove(asked))) return false;
    keep();
    return true;
  }

  const newButton = (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" />
      New Collection
    </Button>
  );

  return (
    <div {...list}>
      <DeletedBar
        deleted={lastDeleted}
        onUndo={async () => lastDeleted && restore(lastDeleted).then(keep)}
      />
      {data.length === 0 ? (
        <EmptyState
          title="No collections yet"
          text="Group palettes and themes under a name, for yourself or to share as one page."
        >
          {newButton}
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex justify-end">{newButton}</div>
          <ul aria-label="Collections" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {data.map((collection) => (
              <CollectionCard
                key={collection.id}
                collection={collection}
                onChange={(changes) => change(collection.id, changes)}
                onEdit={() => setEdited(collection)}
                onDelete={() => setAsked(collection)}
              />
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        title="Delete this collection?"
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        confirm="Delete Collection"
        busy="Deleting..."
        onConfirm={removeAsked}
      >
        <strong>
          <bdi>{asked?.name}</bdi>
        </strong>{' '}
        leaves your profile{asked?.isPublic && ', and its link opens it no more'}. Its palettes and
        themes stay. You can undo this as long as the page stays open.
      </ConfirmDialog>
      <Dialog
        title={edited === 'new' ? 'New collection' : 'Edit collection'}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        {edited && (
          <CollectionForm
            texts={{
              name: edited === 'new' ? '' : edited.name,
              description: edited === 'new' ? '' : (edited.description ?? ''),
            }}
            submit={edited === 'new' ? 'Create' : 'Save'}
            onClose={() => setEdited(undefined)}
            onSave={async (texts) => {
              if (edited === 'new') {
                await create(texts);
                return `${texts.name.trim()} is yours alone until you make it public.`;
              }
              const state = await change(edited.id, texts);
              const why = typeof state === 'string' ? ` It is private now: ${state}.` : '';
              return `${texts.name.trim()} is saved.${why}`;
            }}
          />
        )}
      </Dialog>
    </div>
  );
}
