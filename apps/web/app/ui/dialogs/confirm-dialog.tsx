import { type ReactNode, useState } from 'react';

import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  /** The question. */
  title: string;
  open: boolean;
  onClose: () => void;
  /** What the button says that does it, and what it says meanwhile. */
  confirm: string;
  busy: string;
  /** Resolves to whether it was done; the question stays where it was not. */
  onConfirm: () => Promise<boolean>;
  /** What will happen, and to what. */
  children: ReactNode;
};

/** Asks before something goes for good. */
export function ConfirmDialog({ title, open, onClose, confirm, busy, onConfirm, children }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    const done = await onConfirm();
    setBusy(false);
    if (done) onClose();
  }

  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <p className="wrap-anywhere">{children}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={isBusy} onClick={run}>
          {isBusy ? busy : confirm}
        </Button>
      </div>
    </Dialog>
  );
}
