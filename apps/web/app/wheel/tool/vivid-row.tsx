import { type CssColor, formatHex, fromOklch, type HarmonyType, parseHex } from '@swatchwork/color';
import { memo, useId, useMemo } from 'react';

import { DEFAULT_DOCUMENT } from '../../palettes/creator-document.ts';
import { writeDocument } from '../../palettes/document-url.ts';
import { PaletteRow } from '../../palettes/palette-row.tsx';
import { textStyle } from '../../ui/swatches/swatch-style.ts';
import { formatTurn } from '../format-turn.ts';
import { sliceAt } from './gamut-slice.ts';
import { vividHarmony } from './wheel-harmony.ts';

/** The harmony as strong as Display P3 shows it, and how much of that lies beyond sRGB. */
export const VividRow = memo(function VividRow({ hue, type }: { hue: number; type: HarmonyType }) {
  const { turns, l, colors } = useMemo(() => vividHarmony(hue, type), [hue, type]);
  const hexes = colors.map(({ hex }) => hex);
  const exact = colors.map(({ css }) => css);

  return (
    <PaletteRow
      title="Display P3"
      of={type}
      heading="h2"
      text="equally light, highest chroma"
      colors={hexes.map((hex) => parseHex(hex)!)}
      exact={exact}
      notes={turns.map(formatTurn)}
      copied="Palette copied!"
      creator={`/create-palette${writeDocument({ ...DEFAULT_DOCUMENT, colors: hexes, exact, harmony: type })}`}
    >
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Slice l={l} colors={colors} />
        <p className="min-w-40 flex-1 text-sm text-muted">
          All Display P3 colors of this lightness, with gray in the middle. The line is the limit of
          sRGB. An sRGB screen shows the nearest color inside it, which the hexes give.
        </p>
      </div>
    </PaletteRow>
  );
});

/** Colors among all of their lightness, with the border of sRGB drawn. */
function Slice({ l, colors }: { l: number; colors: readonly CssColor[] }) {
  const fade = useId();
  const { p3, srgb, sectors, placeOf } = useMemo(() => sliceAt(l), [l]);
  const gray = formatHex(fromOklch({ l, c: 0, h: 0 }));

  return (
    <svg
      role="img"
      aria-label="The colors of the row among those of Display P3 and sRGB"
      viewBox="-110 -110 220 220"
      className="w-52 shrink-0 forced-color-adjust-none"
    >
      <radialGradient id={fade} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">
        <stop offset="0" stopColor={gray} />
        <stop offset="1" stopColor={gray} stopOpacity="0" />
      </radialGradient>
      {sectors.map(({ path, color }) => (
        <path
          key={path}
          d={path}
          style={textStyle(color)}
          strokeWidth="0.6"
          stroke="currentColor"
        />
      ))}
      <path d={p3} fill={`url(#${fade})`} />
      <path d={srgb} fill="none" stroke="#000" strokeWidth="4" strokeLinejoin="round" />
      <path d={srgb} fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
      {colors.map((color, i) => {
        const { x, y } = placeOf(color);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a scheme stay the same.
          <g key={i}>
            <circle cx={x} cy={y} r="8" fill="#000" />
            <circle cx={x} cy={y} r="6" style={textStyle(color)} stroke="#fff" strokeWidth="2" />
          </g>
        );
      })}
    </svg>
  );
}
