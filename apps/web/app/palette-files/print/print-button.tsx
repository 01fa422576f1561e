import type { ExportedPalette } from '@swatchwork/formats';
import { Printer } from 'lucide-react';

import { Button } from '../../ui/buttons/button.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { usePrintSheet } from './use-print-sheet.tsx';

/** Beside a note on names that a PDF leaves out. */
export const PRINT_HINT =
  'Printing includes every name, and most browsers can save the print as a PDF.';

/** Prints a sheet of a palette without a file. */
export function PrintButton({ palette }: { palette: ExportedPalette }) {
  const { sheet, show } = usePrintSheet(() => <PrintSheet palette={palette} />);

  function print() {
    show();
    window.print();
  }

  return (
    <>
      <Button onClick={print} className="noscript:hidden">
        <Printer aria-hidden="true" />
        Print
      </Button>
      {sheet}
    </>
  );
}
