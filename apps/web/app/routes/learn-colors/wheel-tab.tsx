import { fromHsl, HARMONY_OFFSETS, rotateHue, toHsl } from '@swatchwork/color';

import { useEffect, useState } from 'react';

import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { hslRing } from '../../wheel/hue-rings.ts';
import { HueWheel } from '../../wheel/hue-wheel.tsx';

const BASE = fromHsl({ h: 217, s: 70, l: 50 });
const POINTS = HARMONY_OFFSETS.complementary.map((turn) => {
  const color = rotateHue(BASE, turn);
  return { hue: toHsl(color).h, color };
});

type Tool = typeof import('./own-wheel.tsx').OwnWheel;

/** The wheel, which is loaded when its tab opens; until then, and without scripts, its picture. */
export function WheelTab() {
  const [Wheel, setWheel] = useState<Tool>();
  const [query, setQuery] = useState('');

  useEffect(() => {
    import('./own-wheel.tsx').then(
      ({ OwnWheel }) => setWheel(() => OwnWheel),
      () => {}, // the picture and the link stay
    );
  }, []);

  return (
    <div className="py-4">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-[60ch]">
          <h2 className="text-2xl">Harmony you can turn</h2>
          <p className="mt-2 text-muted">
            Choose a hue on the wheel, by mouse, finger or keyboard, and watch its complementary,
            triadic, analogous or tetradic partners follow.
          </p>
        </div>
        <LinkButton to={`/interactive-color-wheel${query}`}>Open the color wheel</LinkButton>
      </div>
      {Wheel ? (
        <Wheel onQuery={setQuery} />
      ) : (
        <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div aria-hidden="true" className="mx-auto w-full max-w-md">
            <HueWheel ring={hslRing(BASE)} points={POINTS} />
          </div>
        </div>
      )}
    </div>
  );
}
