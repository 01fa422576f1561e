import type { HarmonyType } from '@swatchwork/color';
import { useState } from 'react';

import { HarmonyChoice } from '../../colors/harmony-choice.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { SectionHeader } from './section-header.tsx';
import { WheelFigure } from './wheel-figure.tsx';

const HARMONIES: Record<HarmonyType, { label: string; text: string }> = {
  complementary: {
    label: 'Complementary',
    text: 'Two hues from opposite sides of the wheel. The strongest contrast of hue there is: let one lead, and use the other where the eye should land.',
  },
  triadic: {
    label: 'Triadic',
    text: 'Three hues at equal distances. Lively and balanced even when muted: common in posters, toys and flags.',
  },
  analogous: {
    label: 'Analogous',
    text: 'Three neighbors. Calm, because one hue runs through all of them: vary lightness, or they melt into each other.',
  },
  tetradic: {
    label: 'Tetradic',
    text: 'Four hues, two pairs of opposites. The richest scheme and the hardest to tame: give one of them most of the room.',
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
            Harmony is geometry. Choose a shape, and see which hues it picks from the wheel.
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
