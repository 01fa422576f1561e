import { FolderPlus } from 'lucide-react';
import { useState } from 'react';

import { CollectDialog } from '../../../collections/collect-dialog.tsx';
import type { Collectable } from '../../../collections/collectable.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Opens the dialog that puts a saved theme into collections. */
export function CollectButton({ item }: { item: Collectable }) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`Collect: add ${item.name} to a collection`}
        onClick={() => setOpen(true)}
      >
        <FolderPlus aria-hidden="true" />
        Collect
      </Button>
      <CollectDialog item={open ? item : undefined} onClose={() => setOpen(false)} />
    </>
  );
}
