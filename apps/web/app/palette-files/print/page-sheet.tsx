import type { ExportedPalette } from '@swatchwork/formats';
import { type ReactNode, useEffect } from 'react';

import { useHandler } from '../../ui/use-handler.ts';
import { PrintSheet } from './print-sheet.tsx';
import { usePrintSheet } from './use-print-sheet.tsx';

/** Prints a sheet of the page's palette when a person asks the browser to print. */
export const PageSheet = ({ find }: { find: () => ExportedPalette }) =>
  usePageSheet(() => <PrintSheet palette={find()} />).sheet;

/** A sheet that is printed also where a person asks the browser to print. */
export function usePageSheet(find: () => ReactNode) {
  const { sheet, show } = usePrintSheet(find);
  const place = useHandler(() => {
    if (!document.querySelector('.print-sheet')) show(); // a button has placed its own
  });

  useEffect(() => {
    addEventListener('beforeprint', place);
    return () => removeEventListener('beforeprint', place);
  }, [place]);

  return { sheet, show };
}
