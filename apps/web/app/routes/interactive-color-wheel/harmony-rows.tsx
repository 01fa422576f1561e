import type { HarmonyType } from '@swatchwork/color';

import { paletteLink } from '../color/harmonies/palette-link.ts';
import { ColorBars } from '../color-tools/shared/color-bars.tsx';
import { formatTurn } from '../color-tools/shared/format-turn.ts';
import { PaletteRow } from '../color-tools/shared/palette-row.tsx';
import type { WheelHarmony } from './wheel-harmony.ts';

type Props = { type: HarmonyType; harmony: WheelHarmony };

/** The harmony as the wheel shows it, and under it the one that is equally light everywhere. */
export function HarmonyRows({ type, harmony }: Props) {
  const { turns, hsl, oklch } = harmony;
  const versions = [
    { title: 'HSL', text: 'as on the wheel', colors: hsl },
    { title: 'OKLCH', text: 'equally light', colors: oklch },
  ];

  return (
    <div className="space-y-4">
      {versions.map(({ title, text, colors }) => (
        <PaletteRow
          key={title}
          {...{ title, text, colors }}
          of={type}
          notes={turns.map(formatTurn)}
          copied="Palette copied!"
          creator={creatorLink(type, turns, colors)}
        >
          <ColorBars measure="Lightness" colors={colors} level={turns.indexOf(0)} />
        </PaletteRow>
      ))}
    </div>
  );
}

/** The base leads the palette in the creator; the other colours keep their order. */
function creatorLink(type: HarmonyType, turns: WheelHarmony['turns'], colors: WheelHarmony['hsl']) {
  const at = turns.indexOf(0);
  const base = colors[at];
  return base ? paletteLink(base, colors.toSpliced(at, 1), type) : '/create-palette';
}
