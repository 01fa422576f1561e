import { Fragment, type ReactNode, useState } from 'react';

import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { DeletedBar } from './deleted-bar.tsx';
import type { Deletion } from './deletions.ts';
import { NotLoaded } from './not-loaded.tsx';
import { useListFocus } from './use-list-focus.ts';

type Own<Entry, Deleted> = {
  state: 'loading' | 'failed' | 'ready';
  reload: () => Promise<void>;
  /** Answers whether it was deleted. */
  remove: (entry: Entry) => Promise<boolean>;
  restore: (deleted: Deleted) => Promise<void>;
  /** What was deleted last and can be restored. */
  lastDeleted: Deleted | undefined;
};

type Props<Entry, Deleted> = {
  of: 'palette' | 'theme' | 'collection' | 'color';
  own: Own<Entry, Deleted>;
  entries: readonly Entry[] | undefined;
  /** The name of the list, and the classes of its grid. */
  label: string;
  grid?: string;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** Shown above and below the entries. */
  above?: ReactNode;
  below?: ReactNode;
  card: (entry: Entry, onDelete: () => Promise<void>) => ReactNode;
  /** Ends the sentence of what a deletion takes away; without it, nothing is asked. */
  loss?: (entry: Entry) => string;
  /** Dialogs about entries. */
  children?: ReactNode;
};

/** What an account has of one kind: its cards, and the deletion of one with its undoing. */
export function OwnList<
  Entry extends { id: string; name: string },
  Deleted extends Deletion = Deletion,
>(props: Props<Entry, Deleted>) {
  const { of: noun, own, entries, label, grid, empty, above, below, card, loss, children } = props;
  const { lastDeleted, restore } = own;
  const [asked, setAsked] = useState<Entry>();
  const { list, keep } = useListFocus();

  if (own.state === 'failed') return <NotLoaded what={`${noun}s`} onRetry={own.reload} />;
  if (!entries) return <p className="py-10 text-muted">Loading {noun}s...</p>;

  async function remove(entry: Entry) {
    const isDone = await own.remove(entry);
    if (isDone) keep();
    return isDone;
  }

  const Noun = noun[0]!.toUpperCase() + noun.slice(1);
  return (
    <div {...list}>
      <DeletedBar
        deleted={lastDeleted}
        onUndo={async () => lastDeleted && restore(lastDeleted).then(keep)}
      />
      {entries.length === 0 ? (
        empty
      ) : (
        <>
          {above}
          <ul
            aria-label={label}
            className={`grid ${grid ?? 'gap-4 sm:grid-cols-2 lg:grid-cols-3'}`}
          >
            {entries.map((entry) => (
              <Fragment key={entry.id}>
                {card(entry, async () => {
                  if (loss) setAsked(entry);
                  else await remove(entry);
                })}
              </Fragment>
            ))}
          </ul>
        </>
      )}
      {below}
      {loss && (
        <ConfirmDialog
          title={`Delete this ${noun}?`}
          open={asked !== undefined}
          onClose={() => setAsked(undefined)}
          confirm={`Delete ${Noun}`}
          busy="Deleting..."
          onConfirm={async () => !asked || (await remove(asked))}
        >
          <strong>
            <bdi>{asked?.name}</bdi>
          </strong>{' '}
          leaves your profile{asked && loss(asked)} You can undo this as long as the page stays
          open.
        </ConfirmDialog>
      )}
      {children}
    </div>
  );
}
