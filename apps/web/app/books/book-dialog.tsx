import type { CssColor } from '@swatchwork/color';

import { Dialog } from '../ui/dialogs/dialog.tsx';
import { BookPanel } from './book-panel.tsx';

type Props = { colors: readonly CssColor[]; open: boolean; onClose: () => void };

/** The nearest colors of one's own book. */
export function BookDialog({ colors, open, onClose }: Props) {
  return (
    <Dialog title="Match your own book" open={open} onClose={onClose}>
      {open && <BookPanel colors={colors} />}
    </Dialog>
  );
}
