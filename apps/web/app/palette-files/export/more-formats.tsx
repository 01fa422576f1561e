import type { DesignRoles } from '@swatchwork/formats/roles';
import { useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import type { ButtonLook } from '../../ui/buttons/button-style.ts';
import { useOnDemand } from '../use-on-demand.ts';
import type { Exportable } from './named-palette.ts';

const findDialog = async () => (await import('./export-dialog.tsx')).ExportDialog;

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
  const { part: ExportDialog, load, busy } = useOnDemand(findDialog);
  const [open, setOpen] = useState(false);

  async function show() {
    if (await load()) setOpen(true);
  }

  return (
    <>
      <Button
        {...look}
        className="w-full"
        aria-haspopup="dialog"
        aria-busy={busy}
        data-export=""
        onClick={show}
      >
        {label}
      </Button>
      {ExportDialog && (
        <ExportDialog palette={palette} roles={roles} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
