import type { ExportedPalette } from '@swatchwork/formats';

import { PrintSheet } from './print-sheet.tsx';
import { usePageSheet } from './use-print-sheet.tsx';

/** Prints a sheet of the page's palette when a person asks the browser to print. */
export const PageSheet = ({ find }: { find: () => ExportedPalette }) =>
  usePageSheet(() => <PrintSheet palette={find()} />).sheet;
