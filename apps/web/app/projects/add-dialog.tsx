import { lazy, Suspense } from 'react';

import { Dialog } from '../ui/dialogs/dialog.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import type { Addable } from './addable.ts';

/** Rarely needed, so loaded on demand. */
const AddPanel = lazy(async () => {
  const { AddPanel } = await import('./add-panel.tsx');
  return { default: AddPanel };
});

type Props = { item: Addable | undefined; onClose: () => void };

/** Puts a palette or theme into projects of the visitor; open as long as it has one. */
export function AddDialog({ item, onClose }: Props) {
  return (
    <Dialog title="Add to a project" open={item !== undefined} onClose={onClose}>
      {item && (
        <Suspense fallback={<Skeleton className="h-11" />}>
          <AddPanel item={item} />
        </Suspense>
      )}
    </Dialog>
  );
}
