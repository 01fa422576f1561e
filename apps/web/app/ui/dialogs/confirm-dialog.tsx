import { type ReactNode, useState } from 'react';

import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  /** The question. */
  title: string;
  open: boolean;
  onClose: () => void;
  /** Label of the confirming button, and its label while the action runs. */
  confirm: string;
  busy: string;
  /** Resolves to whether it was done; if not, the dialog stays open. */
  onConfirm: () => Promise<boolean>;
  /** What the action will do, and to what. */
  children: ReactNode;
};

/** Asks for confirmation before something that cannot be undone. */
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
