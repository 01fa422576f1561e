import { lazy, Suspense } from 'react';

import { Dialog } from '../ui/dialogs/dialog.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import type { Collectable } from './collectable.ts';

/** Rarely needed, so loaded on demand. */
const CollectPanel = lazy(async () => {
  const { CollectPanel } = await import('./collect-panel.tsx');
  return { default: CollectPanel };
});

type Props = { item: Collectable | undefined; onClose: () => void };

/** Puts a palette or theme into collections of the visitor; open as long as it has one. */
export function CollectDialog({ item, onClose }: Props) {
  return (
    <Dialog title="Add to a collection" open={item !== undefined} onClose={onClose}>
      {item && (
        <Suspense fallback={<Skeleton className="h-11" />}>
          <CollectPanel item={item} />
        </Suspense>
      )}
    </Dialog>
  );
}
