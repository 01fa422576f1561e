import { formatHex, type Srgb, toShortCssColor } from '@swatchwork/color';

import { textStyle } from '../ui/swatches/swatch-style.ts';
import { type WheelPoint, wheelPlace } from './wheel-points.ts';

type Props = {
  /** Colors of the ring at equal distances, clockwise from hue 0 at the top. */
  ring: readonly Srgb[];
  /**
   * The colors joined on it; the first is the base and drawn larger. Neighbors within half a turn
   * are joined in a row, others in a polygon.
   */
  points: readonly WheelPoint[];
};

/** Radius of the base and of the other points, where the wheel's own is 100. */
const LARGE = 16;
const SMALL = 12;

const HALF_TURN = 180; // degrees

/**
 * A ring of hues, painted in one pass, with the colors of a harmony joined on it. It is decoration:
 * text beside it says what it shows.
 */
export function HueWheel({ ring, points }: Props) {
  const places = points.map((point) => ({ ...point, ...wheelPlace(point.hue) }));
  const inOrder = places.toSorted((a, b) => a.hue - b.hue);
  const isWide = (inOrder.at(-1)?.hue ?? 0) - (inOrder[0]?.hue ?? 0) > HALF_TURN;

  return (
    <div className="relative aspect-square w-full rounded-full forced-color-adjust-none">
      <div
        className="absolute inset-0 touch-none rounded-full [mask:radial-gradient(closest-side,transparent_54%,#000_54.4%_99.6%,transparent)]"
        style={{
          backgroundImage: `conic-gradient(${[...ring, ...ring.slice(0, 1)].map(formatHex)})`,
        }}
      />
      <svg
        viewBox="-100 -100 200 200"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0"
      >
        <path
          d={`M${inOrder.map(({ x, y }) => `${x} ${y}`).join('L')}${isWide ? 'Z' : ''}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        {places.toReversed().map((place, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a scheme stay the same.
          <Point key={i} {...place} size={i === places.length - 1 ? LARGE : SMALL} />
        ))}
      </svg>
    </div>
  );
}

/** A dot of a color in a black and white edge, which shows on every ring. */
function Point({ hue, color, x, y, size }: WheelPoint & { x: number; y: number; size: number }) {
  return (
    <g data-hue={Math.round(hue)} className="pointer-events-auto touch-none">
      <circle cx={x} cy={y} r={size} />
      <circle
        cx={x}
        cy={y}
        r={size - 2.5}
        style={textStyle(toShortCssColor(color))}
        stroke="#fff"
        strokeWidth="3"
      />
    </g>
  );
}
