import { ApiError } from '@swatchwork/client';
import { useState } from 'react';

import { plainText } from '../../api/plain-errors.ts';
import { toast } from '../../ui/messages/toast.ts';
import {
  type DeletedKind,
  type Deletion,
  forgetDeletion,
  readDeletions,
  rememberDeletion,
} from './deletions.ts';

type Parts = {
  userId: string;
  noun: 'Palette' | 'Theme' | 'Project';
  kind: DeletedKind;
  /** The calls of the API. */
  calls: {
    delete(id: string): Promise<unknown>;
    restore(id: string): Promise<unknown>;
  };
  reload: () => Promise<void>;
  /** What a message says after restoring one. */
  restored: (name: string) => string;
};

/** Deletes palettes, themes or projects of an account, and restores them. The server can do so for an hour. */
export function useOwnEntries({ userId, noun, kind, calls, reload, restored }: Parts) {
  /** What was deleted in this tab and can be restored, the latest last. */
  const [deleted, setDeleted] = useState<readonly Deletion[]>(() => readDeletions(kind, userId));

  /** @returns Whether it was done. */
  async function remove(entry: Deletion): Promise<boolean> {
    let done = false;
    try {
      await calls.delete(entry.id);
      done = true;
      rememberDeletion(kind, userId, entry);
      setDeleted((before) => [...before, entry]);
      toast.success(`${noun} Deleted`, `${noun} deleted successfully.`);
    } catch {
      toast.error('Delete Failed', `Failed to delete ${noun.toLowerCase()}.`);
    }
    await reload();
    return done;
  }

  /** Offers it no more. */
  function withdraw(entry: Deletion) {
    forgetDeletion(kind, entry.id);
    setDeleted((before) => before.filter(({ id }) => id !== entry.id));
  }

  async function restore(entry: Deletion) {
    try {
      await calls.restore(entry.id);
      withdraw(entry);
      toast.success(`${noun} Restored`, restored(entry.name));
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone) withdraw(entry);
      const reason = isGone
        ? 'It was deleted more than an hour ago and cannot be restored.'
        : (plainText(error) ?? 'The server cannot be reached right now. Please try again.');
      toast.error('Restore Failed', reason);
    }
    await reload();
  }

  return {
    remove,
    restore,
    /** What was deleted last in this tab, and not restored. */
    lastDeleted: deleted.at(-1),
  };
}
