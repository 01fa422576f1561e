import { formatHex, fromHsl, type Hex, type Srgb, toHsl } from '@swatchwork/color';

import { Swatch } from '../../ui/swatches/swatch.tsx';

/** A landscape in the hues of the color, and the colors that it is drawn with. */
export function PickerFigure({ color }: { color: Srgb }) {
  const { h } = toHsl(color);
  const [sky, sun, far, near] = [
    fromHsl({ h, s: 50, l: 84 }),
    color,
    fromHsl({ h: h + 30, s: 35, l: 48 }),
    fromHsl({ h: h + 40, s: 40, l: 22 }),
  ].map(formatHex) as [Hex, Hex, Hex, Hex];

  return (
    <div className="grid h-full grid-rows-[1fr_2.5rem] forced-color-adjust-none">
      <svg
        viewBox="0 0 120 60"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="size-full"
      >
        <rect width="120" height="60" fill={sky} />
        <circle cx="82" cy="24" r="11" fill={sun} />
        <path d="M0 42 Q30 20 60 40 T120 34 V60 H0Z" fill={far} />
        <path d="M0 56 Q35 38 70 52 T120 48 V60 H0Z" fill={near} />
      </svg>
      <div className="grid grid-cols-4">
        {[sky, sun, far, near].map((hex, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are what stays the same.
          <Swatch key={place} color={hex} />
        ))}
      </div>
    </div>
  );
}
