import type { DesignRoles } from '@swatchwork/formats/roles';
import { useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import type { ButtonLook } from '../../ui/buttons/button-style.ts';
import { loadOnDemand } from '../load-on-demand.ts';
import type { Exportable } from './named-palette.ts';

type Dialog = typeof import('./export-dialog.tsx').ExportDialog;

type Props = Pick<ButtonLook, 'size'> & {
  palette: Exportable;
  /** What the palette is made of, if a design has given its colors roles. */
  roles?: DesignRoles | undefined;
  label?: string;
  /** For screen readers, when several palettes are on the page. */
  'aria-label'?: string;
};

/** Opens a choice of every format. The first click loads the dialog and the formats. */
export function MoreFormats({ palette, roles, label = 'More formats', ...look }: Props) {
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
      <Button {...look} className="w-full" aria-haspopup="dialog" data-export="" onClick={show}>
        {label}
      </Button>
      {ExportDialog && (
        <ExportDialog palette={palette} roles={roles} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
