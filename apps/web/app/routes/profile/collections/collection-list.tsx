import { PRIVATE_REASONS } from '@swatchwork/contract/constants';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { collectionClient } from '../../../api/collection-client.ts';
import type { CollectionSummary } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { LocalDay } from '../../../ui/text/day.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import { EmptyState } from '../empty-state.tsx';
import { OwnList } from '../own-list.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useOwnEntries } from '../use-own-entries.ts';
import { VisibilityButton } from '../visibility-button.tsx';
import { CollectionForm } from './collection-form.tsx';

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

type Texts = { name: string; description: string };

const listAll = () => collectionClient.list();

/** The account's own collections, private ones too, newest first. */
function useCollections(userId: string) {
  const loaded = useLoaded(listAll);
  const entries = useOwnEntries({
    userId,
    noun: 'Collection',
    kind: 'deletedCollections',
    calls: collectionClient,
    reload: loaded.reload,
    restored: (name) => `${name} is restored, with all its items.`,
  });

  return {
    ...loaded,
    ...entries,
    remove: ({ id, name, colors }: CollectionSummary) => entries.remove({ id, name, colors }),

    /** Rejects as the call does. */
    async create(texts: Texts) {
      await collectionClient.create(texts);
      await loaded.reload();
    },

    /** Answers whether it is public now, or why it stays private; rejects as the call does. */
    async change(id: string, changes: Parameters<typeof collectionClient.change>[1]) {
      const { isPublic, keptPrivate } = await collectionClient.change(id, changes);
      await loaded.reload();
      return keptPrivate ? PRIVATE_REASONS[keptPrivate] : isPublic;
    },
  };
}

type Props = {
  collection: CollectionSummary;
  /** Changes it on the server, and answers whether it is public now, or why it stays private. */
  onChange: (changes: { isPublic: boolean }) => Promise<boolean | string>;
  onEdit: () => void;
  onDelete: () => void;
};

/** One of the account's own collections, with its actions. */
function CollectionCard({ collection, onChange, onEdit, onDelete }: Props) {
  const { id, name, description, isPublic, itemCount, colors, changedAt } = collection;

  return (
    <li className="flex flex-col overflow-hidden rounded-panel border border-line bg-raised">
      <div className="flex h-20 border-b border-line *:flex-1">
        {colors.map((hex, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a collection may hold a color twice.
          <Swatch key={place} color={hex} />
        ))}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="mt-1 min-w-0 text-lg leading-snug wrap-anywhere">
            <InnerLink to={`/collections/${id}`} data-discover="true" className="hover:underline">
              <bdi>{name}</bdi>
            </InnerLink>
          </h2>
          <VisibilityButton noun="Collection" name={name} isPublic={isPublic} onChange={onChange} />
        </div>
        {description && <p className="mt-1 text-sm wrap-anywhere text-muted">{description}</p>}
        <div className="mt-auto flex items-center pt-2">
          <p className="flex flex-1 flex-wrap gap-x-3 text-sm text-muted">
            <span>{countOf(itemCount, 'item')}</span>
            <span>
              Changed <LocalDay of={changedAt} />
            </span>
          </p>
          <IconButton label={`Edit ${name}`} onClick={onEdit}>
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
