import { memo, useMemo } from 'react';

import type { CarriedPalette } from '../../../palettes/carried-palette.ts';
import { wholeColors } from '../../../palettes/whole-color.ts';
import { InPrint } from '../../../print-colors/in-print.tsx';
import { Section } from './section.tsx';

/** The palette on paper. */
export const PaletteInPrint = memo(function PaletteInPrint({ colors, exact }: CarriedPalette) {
  const printed = useMemo(() => wholeColors({ colors, exact }), [colors, exact]);
  return (
    <Section title="In print">
      <InPrint colors={printed} />
    </Section>
  );
});
