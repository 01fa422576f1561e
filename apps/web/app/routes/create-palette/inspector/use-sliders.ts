import { formatHex, type Hex, isInGamut, mapToGamut, parseHex } from '@swatchwork/color';
import { useMemo, useRef, useState, useTransition } from 'react';

import type { SliderSpace, Values } from './slider-spaces.ts';

const NONE: Values = [0, 0, 0];

/**
 * The three numbers of a color as sliders need them. The last values of the sliders stay as long as
 * they mean the same hex, so that a gray keeps its hue and nothing drifts. A dragged slider moves at
 * once; the palette may render a frame later.
 *
 * @param onChange `gesture` is the same for all changes of one drag or key press.
 */
export function useSliders(
  space: SliderSpace,
  color: Hex | undefined,
  onChange: (color: Hex, gesture: number) => void,
) {
  const [said, setSaid] = useState<{ space: SliderSpace; values: Values }>();
  const [isOnItsWay, startTransition] = useTransition();
  const gesture = useRef(0);
  const moving = useRef(false);
  const holds =
    said?.space === space && (isOnItsWay || hexOf(space, said.values) === color)
      ? said.values
      : undefined;
  const values = useMemo(
    () => holds ?? (color ? space.fromSrgb(parseHex(color)!) : NONE),
    [holds, color, space],
  );

  function move(place: number, value: number) {
    if (!moving.current) gesture.current += 1; // moved by a program, such as a screen reader
    const [a, b, c] = values.with(place, value);
    const next: Values = [a ?? 0, b ?? 0, c ?? 0];
    setSaid({ space, values: next });
    startTransition(() => onChange(hexOf(space, next), gesture.current));
  }

  return {
    values,
    /** Whether the sliders say a color that sRGB does not have: the palette gets the nearest. */
    isMapped: holds !== undefined && !isInGamut(space.toSrgb(holds)),
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

const hexOf = (space: SliderSpace, values: Values): Hex =>
  formatHex(mapToGamut(space.toSrgb(values)));
