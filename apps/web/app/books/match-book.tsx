import type { CssColor } from '@swatchwork/color';
import { useState } from 'react';

import { useOnDemand } from '../palette-files/use-on-demand.ts';
import { Button } from '../ui/buttons/button.tsx';
import type { ButtonLook } from '../ui/buttons/button-style.ts';

const findDialog = async () => (await import('./book-dialog.tsx')).BookDialog;

type Props = ButtonLook & { colors: readonly CssColor[]; className?: string };

/** Opens the nearest colors of one's own book. The first click loads what reads one. */
export function MatchBook({ colors, ...look }: Props) {
  const { part: BookDialog, load, busy } = useOnDemand(findDialog);
  const [open, setOpen] = useState(false);

  async function show() {
    if (await load()) setOpen(true);
  }

  return (
    <>
      <Button {...look} aria-haspopup="dialog" aria-busy={busy} onClick={show}>
        Match your own book
      </Button>
      {BookDialog && <BookDialog colors={colors} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
