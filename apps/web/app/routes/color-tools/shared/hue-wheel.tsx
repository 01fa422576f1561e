import { formatHex, type Srgb } from '@swatchwork/color';

import { RING, type WheelPoint, wheelPlace } from './wheel-points.ts';

type Props = {
  /** Colours of the ring at equal distances, clockwise from hue 0 at the top. */
  ring: readonly Srgb[];
  /** The colours joined on it; the first is the base and drawn larger. */
  points: readonly WheelPoint[];
  /** What a screen reader hears; without it the wheel is decoration. */
  label?: string;
};

/** A ring of hues, painted in one pass, with the colours of a harmony joined on it. */
export function HueWheel({ ring, points, label }: Props) {
  const places = points.map((point) => ({ ...point, ...wheelPlace(point.hue) }));
  const outline = places.toSorted((a, b) => a.hue - b.hue);

  return (
    <div className="relative aspect-square w-full forced-color-adjust-none">
      <div
        className="absolute inset-0 touch-none rounded-full [mask:radial-gradient(closest-side,transparent_54%,#000_54.4%_99.6%,transparent)]"
        style={{ backgroundImage: `conic-gradient(${[...ring, ...ring.slice(0, 1)].map(formatHex)})` }}
      />
      <svg
        viewBox="-100 -100 200 200"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        className="pointer-events-none absolute inset-0"
      >
        <polygon
          points={outline.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        {places.toReversed().map(({ hue, color, x, y }, i) => (
          <g key={`${i}`} data-hue={hue} className="pointer-events-auto touch-none">
            <circle cx={x} cy={y} r={(i === places.length - 1 ? 16 : 12) + 1} fill="#000" />
            <circle
              cx={x}
              cy={y}
              r={i === places.length - 1 ? 14.5 : 10.5}
              fill={formatHex(color)}
              stroke="#fff"
              strokeWidth="3"
            />
          </g>
        ))}
      </svg>
    </div>
  );
}
