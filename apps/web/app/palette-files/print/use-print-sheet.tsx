import type { ExportedPalette } from '@swatchwork/formats';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { PrintSheet } from './print-sheet.tsx';

/**
 * A sheet of a palette, which is printed in place of the page (styles/print.css).
 *
 * @returns `sheet` is to be rendered; `show` puts it into the page until the browser has printed.
 */
export function usePrintSheet(find: () => ExportedPalette) {
  const [palette, setPalette] = useState<ExportedPalette>();

  useEffect(() => {
    const hide = () => setPalette(undefined);
    addEventListener('afterprint', hide);
    return () => removeEventListener('afterprint', hide);
  }, []);

  return {
    show: () => flushSync(() => setPalette(find())),
    sheet:
      palette &&
      createPortal(
        <div className="print-sheet">
          <PrintSheet palette={palette} />
        </div>,
        document.body,
      ),
  };
}
