import { HARMONY_OFFSETS, type HarmonyType } from '@swatchwork/color';

const RADIUS = 8; // of the ring, in a picture of 24 units

/** Positions of a harmony's colors on the wheel; the base, the larger dot, is on top. */
export function HarmonyFigure({ type }: { type: HarmonyType }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 shrink-0" fill="currentColor">
      <circle cx="12" cy="12" r={RADIUS} fill="none" stroke="currentColor" strokeOpacity=".4" />
      {HARMONY_OFFSETS[type].map((offset) => (
        <circle
          key={offset}
          cx="12"
          cy={12 - RADIUS}
          r={offset === 0 ? 3.2 : 2.2}
          transform={`rotate(${offset} 12 12)`}
        />
      ))}
    </svg>
  );
}
