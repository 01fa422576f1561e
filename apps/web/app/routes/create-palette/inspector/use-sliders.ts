import {
  type CssColor,
  exactSrgb,
  formatHex,
  isInGamut,
  mapToGamut,
  parseHex,
  type Srgb,
  toCssColorOf,
  toP3,
} from '@swatchwork/color';
import { useMemo, useState, useTransition } from 'react';

import { useGesture } from '../state/use-gesture.ts';
import type { SliderSpace, Values } from './slider-spaces.ts';

/**
 * The three numbers of a color as sliders need them. The last values of the sliders stay as long as
 * they mean the same color, so that a gray keeps its hue and nothing drifts. A dragged slider moves
 * at once; the palette may render a frame later.
 *
 * @param onChange `gesture` is the same for all changes of one drag or key press.
 */
export function useSliders(
  space: SliderSpace,
  color: CssColor,
  onChange: (color: CssColor, gesture: number) => void,
) {
  const [said, setSaid] = useState<{ space: SliderSpace; values: Values }>();
  const [isOnItsWay, startTransition] = useTransition();
  const { ofChange, onStart, onEnd } = useGesture();
  const holds =
    said?.space === space && (isOnItsWay || isSame(colorOf(space, said.values), color))
      ? said.values
      : undefined;
  const values = useMemo(() => holds ?? space.fromSrgb(exactSrgb(color)), [holds, color, space]);

  function move(place: number, value: number) {
    const [a, b, c] = values.with(place, value);
    const next: Values = [a ?? 0, b ?? 0, c ?? 0];
    setSaid({ space, values: next });
    const gesture = ofChange();
    startTransition(() => onChange(colorOf(space, next, color.alpha), gesture));
  }

  return {
    values,
    /** Where the color lies, if sRGB does not have it. */
    beyond: gamutOf(exactSrgb(color)),
    ...{ move, onStart, onEnd },
  };
}

/** A color inside of sRGB is its hex. */
function colorOf(space: SliderSpace, values: Values, alpha?: number): CssColor {
  const color = space.toSrgb(values);
  return isInGamut(color)
    ? toCssColorOf(parseHex(formatHex(mapToGamut(color)))!, alpha)
    : toCssColorOf(color, alpha, space.toCss?.(values));
}

const isSame = (one: CssColor, other: CssColor) => one.hex === other.hex && one.css === other.css;

function gamutOf(color: Srgb): string | undefined {
  if (isInGamut(color)) return undefined;
  return isInGamut(toP3(color)) ? 'beyond sRGB, in Display P3' : 'beyond Display P3';
}
