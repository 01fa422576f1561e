import type { ThemeDocument } from '@swatchwork/theme/link';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { loadOnDemand } from '../../../palette-files/load-on-demand.ts';
import { Button } from '../../../ui/buttons/button.tsx';

type Dialog = typeof import('./export-dialog.tsx').ExportDialog;

/** Opens the choice of formats. The first click loads the dialog and the writers. */
export function ExportButton({ document }: { document: ThemeDocument }) {
  const [ExportDialog, setDialog] = useState<Dialog>();
  const [open, setOpen] = useState(false);

  async function show() {
    const loaded = await loadOnDemand(() => import('./export-dialog.tsx'));
    if (!loaded) return;
    setDialog(() => loaded.ExportDialog);
    setOpen(true);
  }

  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={show}>
        <Download aria-hidden="true" />
        Export
      </Button>
      {ExportDialog && (
        <ExportDialog document={document} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
