import { formatHex, type Srgb, shades, tints, tones } from '@swatchwork/color';

import { Swatch } from '../../ui/swatches/swatch.tsx';

/** The color, and a row each of its tints, shades and tones. */
export function VariationsFigure({ color }: { color: Srgb }) {
  const steps = [tints(color), shades(color), tones(color)].flat();

  return (
    <div className="grid h-full grid-cols-[2fr_repeat(5,1fr)] grid-rows-3">
      <Swatch color={formatHex(color)} className="row-span-3" />
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are what stays the same.
        <Swatch key={i} color={formatHex(step)} />
      ))}
    </div>
  );
}
