import type { ExportedPalette } from '@swatchwork/formats';
import { useEffect } from 'react';

import { useHandler } from '../../ui/use-handler.ts';
import { usePrintSheet } from './use-print-sheet.tsx';

/** Prints a sheet of the page's palette when a person asks the browser to print. */
export function PageSheet({ find }: { find: () => ExportedPalette }) {
  const { sheet, show } = usePrintSheet(find);
  const place = useHandler(() => {
    if (!document.querySelector('.print-sheet')) show(); // a button has placed its own
  });

  useEffect(() => {
    addEventListener('beforeprint', place);
    return () => removeEventListener('beforeprint', place);
  }, [place]);

  return sheet;
}
