import type { HarmonyType, Srgb } from '@swatchwork/color';

import { paletteLink } from '../color/harmonies/palette-link.ts';
import { ColorBars } from '../color-tools/shared/color-bars.tsx';
import { formatTurn } from '../color-tools/shared/format-turn.ts';
import { PaletteRow } from '../color-tools/shared/palette-row.tsx';

type Props = {
  title: string;
  text: string;
  type: HarmonyType;
  /** Degrees from the base, and the colour there. */
  turns: readonly number[];
  colors: readonly Srgb[];
};

/** One version of the harmony, over bars that show how light its colours are. */
export function HarmonyRow({ title, text, type, turns, colors }: Props) {
  const base = turns.indexOf(0);

  return (
    <PaletteRow
      {...{ title, text, colors }}
      of={type}
      heading="h2"
      notes={turns.map(formatTurn)}
      copied="Palette copied!"
      // The base leads the palette in the creator; the other colours keep their order.
      creator={paletteLink(colors[base]!, colors.toSpliced(base, 1), type)}
    >
      <ColorBars measure="Lightness" colors={colors} level={base} />
    </PaletteRow>
  );
}
