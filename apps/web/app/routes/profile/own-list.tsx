import type { Hex } from '@swatchwork/color';
import { Undo2 } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import type { Deletion } from './deletions.ts';
import { NotLoaded } from './not-loaded.tsx';
import { useBusy } from './use-busy.ts';

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
  of: 'palette' | 'theme' | 'project' | 'color';
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

/**
 * When a deleted entry takes the focused button with it, the browser would move the focus to the
 * top of the page. After a call of `keep`, the list gets the focus as soon as no other element has
 * it.
 */
function useListFocus() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);

  useEffect(() => {
    if (!wanted.current || document.activeElement !== document.body) return;
    wanted.current = false;
    list.current?.focus({ preventScroll: true });
  });

  return {
    /** For the element around the list. */
    list: { ref: list, tabIndex: -1, className: 'outline-none' },
    keep() {
      wanted.current = true;
    },
  };
}

type Deleted = { id: string; name: string; colors: readonly Hex[] };

type DeletedBarProps = {
  /** What was deleted last, if anything. */
  deleted: Deleted | undefined;
  onUndo: () => Promise<unknown>;
};

/** Says what was deleted last, and restores it. Present before its text, so that it is announced. */
function DeletedBar({ deleted, onUndo }: DeletedBarProps) {
  return (
    <div role="status" className="sticky top-16 z-10">
      {deleted && <Content key={deleted.id} deleted={deleted} onUndo={onUndo} />}
    </div>
  );
}

function Content({ deleted: { name, colors }, onUndo }: { deleted: Deleted } & DeletedBarProps) {
  const [busy, undo] = useBusy(onUndo);

  return (
    <div className="mb-4 flex items-center gap-3 rounded-panel border border-line bg-raised p-3">
      <div className="flex shrink-0 overflow-hidden rounded-control border border-line">
        {colors.map((color, place) => (
          <Swatch
            // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice.
            key={place}
            color={color}
            className={`h-8 ${colors.length > 1 ? 'w-2' : 'w-8'}`}
          />
        ))}
      </div>
      <p className="min-w-0 flex-1 wrap-anywhere">
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        was deleted.
      </p>
      <Button size="small" aria-label={`Undo deleting ${name}`} disabled={busy} onClick={undo}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
    </div>
  );
}
