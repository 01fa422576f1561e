import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = {
  title: string;
  /** Resolves to whether it was done; the question stays where it was not. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
};

/** Asks before an article goes for good. */
export function DeleteDialog({ title, onDelete, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    if (await onDelete()) onClose();
    else setBusy(false);
  }

  return (
    <Dialog title="Delete this article?" open onClose={onClose}>
      <p className="wrap-anywhere">
        <strong>{title}</strong> will be gone for good, and its address will lead nowhere. To take
        it out of the blog only, make it a draft.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={isBusy} onClick={confirm}>
          Delete Article
        </Button>
      </div>
    </Dialog>
  );
}
