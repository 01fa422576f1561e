import { HARMONY_OFFSETS, type Srgb, toHsl } from '@swatchwork/color';

import { Scheme } from './scheme.tsx';

/** Hue rotations in degrees; this page shows two analogous neighbors on each side. */
const ANALOGOUS = [-60, -30, 30, 60];
const NAMED = ['complementary', 'triadic', 'tetradic'] as const;

/** The colors after a rotation of the HSL hue. */
export function Harmonies({ color }: { color: Srgb }) {
  const isGray = toHsl(color).s === 0;

  return (
    <div className="space-y-8">
      <p className="max-w-[68ch] text-muted">
        {isGray
          ? 'A gray has no hue to rotate, so all its harmonies are the same gray.'
          : 'Each rotates the hue by the degrees shown and keeps HSL saturation and lightness.'}
      </p>
      <Scheme name="Analogous" color={color} offsets={ANALOGOUS} />
      <div className="grid gap-x-5 gap-y-8 xl:grid-cols-[20rem_1fr_1.2fr]">
        {NAMED.map((type) => (
          <Scheme
            key={type}
            name={`${type[0]?.toUpperCase()}${type.slice(1)}`}
            color={color}
            offsets={HARMONY_OFFSETS[type].filter((offset) => offset !== 0)}
          />
        ))}
      </div>
    </div>
  );
}
