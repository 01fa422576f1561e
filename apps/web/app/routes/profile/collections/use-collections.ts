import { PRIVATE_REASONS } from '@swatchwork/contract/constants';

import { collectionClient } from '../../../api/collection-client.ts';
import type { CollectionSummary } from '../../../api/types.ts';
import { useLoaded } from '../use-loaded.ts';
import { useOwnEntries } from '../use-own-entries.ts';

type Texts = { name: string; description: string };

const listAll = () => collectionClient.list();

/** The account's own collections, private ones too, newest first. */
export function useCollections(userId: string) {
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
