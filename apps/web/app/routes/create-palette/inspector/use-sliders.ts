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
import { useMemo, useRef, useState, useTransition } from 'react';

import type { SliderSpace, Values } from './slider-spaces.ts';

const NONE: Values = [0, 0, 0];

/**
 * The three numbers of a color as sliders need them. The last values of the sliders stay as long as
 * they mean the same color, so that a gray keeps its hue and nothing drifts. A dragged slider moves
 * at once; the palette may render a frame later.
 *
 * @param onChange `gesture` is the same for all changes of one drag or key press.
 */
export function useSliders(
  space: SliderSpace,
  color: CssColor | undefined,
  onChange: (color: CssColor, gesture: number) => void,
) {
  const [said, setSaid] = useState<{ space: SliderSpace; values: Values }>();
  const [isOnItsWay, startTransition] = useTransition();
  const gesture = useRef(0);
  const moving = useRef(false);
  const holds =
    said?.space === space && (isOnItsWay || isSame(colorOf(space, said.values), color))
      ? said.values
      : undefined;
  const values = useMemo(
    () => holds ?? (color ? space.fromSrgb(exactSrgb(color)) : NONE),
    [holds, color, space],
  );

  function move(place: number, value: number) {
    if (!moving.current) gesture.current += 1; // moved by a program, such as a screen reader
    const [a, b, c] = values.with(place, value);
    const next: Values = [a ?? 0, b ?? 0, c ?? 0];
    setSaid({ space, values: next });
    startTransition(() => onChange(colorOf(space, next, color?.alpha), gesture.current));
  }

  return {
    values,
    /** Where the color lies, if sRGB does not have it. */
    beyond: color && gamutOf(exactSrgb(color)),
    move,
    onStart() {
      moving.current = true;
      gesture.current += 1;
    },
    onEnd() {
      moving.current = false;
    },
  };
}

/** A color inside of sRGB is its hex. */
function colorOf(space: SliderSpace, values: Values, alpha?: number): CssColor {
  const color = space.toSrgb(values);
  return isInGamut(color)
    ? toCssColorOf(parseHex(formatHex(mapToGamut(color)))!, alpha)
    : toCssColorOf(color, alpha, space.toCss?.(values));
}

const isSame = (one: CssColor, other: CssColor | undefined) =>
  one.hex === other?.hex && one.css === other.css;

function gamutOf(color: Srgb): string | undefined {
  if (isInGamut(color)) return undefined;
  return isInGamut(toP3(color)) ? 'beyond sRGB, in Display P3' : 'beyond Display P3';
}
