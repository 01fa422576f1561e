import type { ThemeDocument } from '@swatchwork/theme/link';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { useOnDemand } from '../../../palette-files/use-on-demand.ts';
import { Button } from '../../../ui/buttons/button.tsx';

const findDialog = async () => (await import('./export-dialog.tsx')).ExportDialog;

/** Opens the choice of formats. The first click loads the dialog and the writers. */
export function ExportButton({ document }: { document: ThemeDocument }) {
  const { part: ExportDialog, load, busy } = useOnDemand(findDialog);
  const [open, setOpen] = useState(false);

  async function show() {
    if (await load()) setOpen(true);
  }

  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" aria-busy={busy} onClick={show}>
        <Download aria-hidden="true" />
        Export
      </Button>
      {ExportDialog && (
        <ExportDialog document={document} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
