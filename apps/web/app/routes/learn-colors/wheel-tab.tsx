import { fromHsl, HARMONY_OFFSETS, rotateHue, toHsl } from '@swatchwork/color';

import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { hslRing } from '../../wheel/hue-rings.ts';
import { HueWheel } from '../../wheel/hue-wheel.tsx';

const BASE = fromHsl({ h: 217, s: 70, l: 50 });
const POINTS = HARMONY_OFFSETS.triadic.map((turn) => {
  const color = rotateHue(BASE, turn);
  return { hue: toHsl(color).h, color };
});

/** Description of the wheel, with a link to it. */
export function WheelTab() {
  return (
    <div className="grid items-center gap-8 py-4 sm:grid-cols-[14rem_1fr] sm:gap-12">
      <div aria-hidden="true" className="w-56 max-w-full">
        <HueWheel ring={hslRing(BASE)} points={POINTS} />
      </div>
      <div className="max-w-[52ch]">
        <h2 className="text-2xl">Harmony you can turn</h2>
        <p className="mt-2 text-muted">
          Choose a hue on the wheel, by mouse, finger or keyboard, and watch its complementary,
          triadic, analogous or tetradic partners follow. Copy them, or share them as a link.
        </p>
        <div className="mt-5">
          <LinkButton to="/interactive-color-wheel" variant="primary">
            Open the color wheel
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
