import { formatHex, HARMONY_OFFSETS, rotateHue, type Srgb, toHsl } from '@swatchwork/color';
import { useId } from 'react';

import { paletteLink } from '../../../palettes/palette-link.ts';
import { SharedIcon } from '../../../ui/icons/shared-icon.tsx';
import { ColorLink } from '../../../ui/links/color-link.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';

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

type Props = {
  name: string;
  color: Srgb;
  /** Hue rotations in degrees, without 0. */
  offsets: readonly number[];
};

/** The partners of a color in one scheme, below the color itself; and a link to their palette. */
function Scheme({ name, color, offsets }: Props) {
  const id = useId();
  const partners = offsets.map((offset) => rotateHue(color, offset));

  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {name}
        </h2>
        <InnerLink
          to={paletteLink(color, partners)}
          className="flex min-h-9 items-center gap-1.5 text-sm hover:underline"
        >
          Open as palette
          <span className="sr-only">({name})</span>
          <SharedIcon name="forward" className="size-4" />
        </InnerLink>
      </div>
      <div className="mt-2 overflow-hidden rounded-panel border border-line">
        <Swatch color={formatHex(color)} className="h-6" />
        <ul aria-label={`${name} colors`} className="grid auto-cols-fr sm:grid-flow-col">
          {partners.map((partner, i) => (
            <li key={offsets[i]}>
              <ColorLink color={partner} className="h-20 px-4 py-3 sm:h-36">
                <span>{formatOffset(offsets[i] ?? 0)}</span>
              </ColorLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Such as `+30°` and `−30°`. */
const formatOffset = (offset: number) => `${offset < 0 ? '−' : '+'}${Math.abs(offset)}°`;
