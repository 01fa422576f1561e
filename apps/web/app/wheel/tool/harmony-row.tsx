import type { HarmonyType } from '@swatchwork/color';
import { memo } from 'react';
import { ColorBars } from '../../colors/color-bars.tsx';
import { paletteLink } from '../../palettes/palette-link.ts';
import { PaletteRow } from '../../palettes/palette-row.tsx';
import { formatTurn } from '../format-turn.ts';
import { evenHarmony, wheelHarmony } from './wheel-harmony.ts';

const KINDS = {
  HSL: { text: 'as on the wheel', harmonyOf: wheelHarmony },
  OKLCH: { text: 'equally light', harmonyOf: evenHarmony },
};

type Props = { kind: keyof typeof KINDS; hue: number; type: HarmonyType };

/** One version of the harmony, above bars that show the lightness of its colors. */
export const HarmonyRow = memo(function HarmonyRow({ kind, hue, type }: Props) {
  const { text, harmonyOf } = KINDS[kind];
  const { turns, colors } = harmonyOf(hue, type);
  const base = turns.indexOf(0);

  return (
    <PaletteRow
      {...{ text, colors }}
      title={kind}
      of={type}
      heading="h2"
      notes={turns.map(formatTurn)}
      copied="Palette copied!"
      // The base comes first in the creator's palette; the other colors keep their order.
      creator={paletteLink(colors[base]!, colors.toSpliced(base, 1), type)}
    >
      <ColorBars measure="Lightness" colors={colors} level={base} />
    </PaletteRow>
  );
});
