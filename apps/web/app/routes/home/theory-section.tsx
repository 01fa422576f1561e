import { formatHex, fromHsl, HARMONY_OFFSETS, type HarmonyType, harmony } from '@swatchwork/color';
import { useState } from 'react';

import { HarmonyChoice } from '../../colors/harmony-choice.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { HUE_STOPS } from './hue-stops.ts';
import { SectionHeader } from './section-header.tsx';

const HARMONIES: Record<HarmonyType, { label: string; text: string }> = {
  complementary: {
    label: 'Complementary',
    text: 'Two hues from opposite sides of the wheel. The strongest contrast: let one lead.',
  },
  triadic: {
    label: 'Triadic',
    text: 'Three hues at equal distances. Lively and balanced, even when muted.',
  },
  analogous: {
    label: 'Analogous',
    text: 'Three neighbors. Calm: vary their lightness.',
  },
  tetradic: {
    label: 'Tetradic',
    text: 'Two pairs of opposites. The richest scheme: let one hue lead.',
  },
};

/** Why some colors suit each other, shown on the wheel. */
export function TheorySection() {
  const [type, setType] = useState<HarmonyType>('triadic');

  return (
    <section aria-labelledby="theory" className="border-y border-line bg-sunken">
      <div className="container-page grid items-center gap-12 py-20 sm:py-28 md:grid-cols-2">
        <WheelFigure type={type} />
        <div>
          <SectionHeader id="theory" title="Learn why it works">
            Choose a harmony, and see which hues it takes from the wheel.
          </SectionHeader>
          <HarmonyChoice
            value={type}
            onChange={setType}
            className="mt-8 flex flex-wrap gap-2"
            legendClassName="sr-only"
          >
            {(name) => HARMONIES[name].label}
          </HarmonyChoice>
          <p aria-live="polite" className="mt-5 min-h-24 max-w-[52ch] text-lg">
            {HARMONIES[type].text}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <LinkButton to="/learn-colors" variant="primary">
              Learn color theory
            </LinkButton>
            <LinkButton to="/interactive-color-wheel">Open the wheel</LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}

const HUE = 14;
const BASE = fromHsl({ h: HUE, s: 70, l: 50 });
/** In units of the viewBox, whose center is 0 0 and whose radius is 100. */
const RING = 72;

const place = (hue: number) => {
  const angle = ((hue - 90) * Math.PI) / 180;
  return { x: RING * Math.cos(angle), y: RING * Math.sin(angle) };
};

/** The color wheel at saturation 70 and lightness 50, with the hues of a harmony joined. */
function WheelFigure({ type }: { type: HarmonyType }) {
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
