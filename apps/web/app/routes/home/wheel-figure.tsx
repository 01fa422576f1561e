import { formatHex, fromHsl, HARMONY_OFFSETS, type HarmonyType, harmony } from '@swatchwork/color';

import { HUE_STOPS } from './hue-stops.ts';

const HUE = 14;
const BASE = fromHsl({ h: HUE, s: 70, l: 50 });
/** In units of the viewBox, whose center is 0 0 and whose radius is 100. */
const RING = 72;

const place = (hue: number) => {
  const angle = ((hue - 90) * Math.PI) / 180;
  return { x: RING * Math.cos(angle), y: RING * Math.sin(angle) };
};

/** The color wheel at saturation 70 and lightness 50, with the hues of a harmony joined. */
export function WheelFigure({ type }: { type: HarmonyType }) {
  const colors = harmony(BASE, type).map(formatHex);
  const nodes = HARMONY_OFFSETS[type].map((offset, i) => ({
    offset,
    hex: colors[i] ?? '#000000',
    ...place(HUE + offset),
  }));
  const outline = nodes.toSorted((a, b) => a.offset - b.offset);

  return (
    <div className="relative mx-auto aspect-square w-full max-w-md forced-color-adjust-none">
      <div
        className="absolute inset-0 rounded-full [mask:radial-gradient(closest-side,transparent_54%,#000_54.4%_99.6%,transparent)]"
        style={{ backgroundImage: `conic-gradient(${HUE_STOPS})` }}
      />
      <svg
        viewBox="-100 -100 200 200"
        role="img"
        aria-label={`${type} harmony on the color wheel: ${colors.join(', ')}`}
        className="absolute inset-0"
      >
        <polygon
          points={outline.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        {nodes.map(({ offset, hex, x, y }) => (
          <circle
            key={offset}
            cx={x}
            cy={y}
            r={offset === 0 ? 15 : 11}
            fill={hex}
            stroke="#fff"
            strokeWidth="3"
            style={{ filter: 'drop-shadow(0 0 0.6px #000)' }}
          />
        ))}
      </svg>
    </div>
  );
}
