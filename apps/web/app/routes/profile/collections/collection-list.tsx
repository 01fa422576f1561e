import { Plus } from 'lucide-react';
import { useState } from 'react';

import type { CollectionSummary } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { OwnList } from '../own-list.tsx';
import { CollectionCard } from './collection-card.tsx';
import { CollectionForm } from './collection-form.tsx';
import { useCollections } from './use-collections.ts';

/** The account's collections: make, open, edit, show or hide, delete and bring back. */
export function CollectionList({ userId }: { userId: string }) {
  const collections = useCollections(userId);
  const { data, create, change } = collections;
  const [edited, setEdited] = useState<CollectionSummary | 'new'>();
  const newButton = (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" />
      New Collection
    </Button>
  );

  return (
    <OwnList
      of="collection"
      own={collections}
      entries={data}
      label="Collections"
      empty={
        <EmptyState
          title="No collections yet"
          text="Group palettes and themes under a name, for yourself or to share as one page."
        >
          {newButton}
        </EmptyState>
      }
      above={<div className="mb-4 flex justify-end">{newButton}</div>}
      card={(collection, onDelete) => (
        <CollectionCard
          collection={collection}
          onChange={(changes) => change(collection.id, changes)}
          onEdit={() => setEdited(collection)}
          onDelete={onDelete}
        />
      )}
      loss={({ isPublic }) =>
        `${isPublic ? ', and its link will no longer work' : ''}. Its palettes and themes stay.`
      }
    >
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
                return `Only you can see ${texts.name.trim()} until you make it public.`;
              }
              const state = await change(edited.id, texts);
              const why = typeof state === 'string' ? ` It is private now: ${state}.` : '';
              return `${texts.name.trim()} is saved.${why}`;
            }}
          />
        )}
      </Dialog>
    </OwnList>
  );
}
