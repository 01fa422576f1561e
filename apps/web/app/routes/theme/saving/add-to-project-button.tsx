import { FolderPlus } from 'lucide-react';
import { useState } from 'react';

import { AddDialog } from '../../../projects/add-dialog.tsx';
import type { Addable } from '../../../projects/addable.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Opens the dialog that puts a saved theme into projects. */
export function AddToProjectButton({ item }: { item: Addable }) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`Add to Project: ${item.name}`}
        onClick={() => setOpen(true)}
      >
        <FolderPlus aria-hidden="true" />
        Add to Project
      </Button>
      <AddDialog item={open ? item : undefined} onClose={() => setOpen(false)} />
    </>
  );
}
