import { BLACK, type Srgb, WHITE } from '@swatchwork/color';

import { OnGround } from './on-ground.tsx';
import { Vision } from './vision.tsx';

/** Contrast of text in this color, and its look with color-vision deficiencies. */
export function Accessibility({ color }: { color: Srgb }) {
  return (
    <div className="space-y-12">
      <div className="grid gap-5 md:grid-cols-2">
        <OnGround color={color} ground={WHITE} name="white" />
        <OnGround color={color} ground={BLACK} name="black" />
      </div>
      <Vision color={color} />
    </div>
  );
}
