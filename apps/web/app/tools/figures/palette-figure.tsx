import { formatHex, type Srgb } from '@swatchwork/color';
import { paletteAround } from '../../palettes/palette-around.ts';
import { Swatch } from '../../ui/swatches/swatch.tsx';

/** A palette around the color: a dark and a light color of its hue, and two neighbors. */
export function PaletteFigure({ color }: { color: Srgb }) {
  return (
    <div className="grid h-full grid-cols-5">
      {paletteAround(color).map((swatch, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are what stays the same.
        <Swatch key={place} color={formatHex(swatch)} />
      ))}
    </div>
  );
}
