import { formatHex, isInGamut, mapToGamut, type Srgb } from '@swatchwork/color';

import type { SliderSpace, Values } from './slider-spaces.ts';

/**
 * CSS images that preview the results of the three sliders: gradients of what sRGB can show, under a
 * line wherever sRGB ends.
 */
export const tracks = ({ channels, toSrgb }: SliderSpace, values: Values): string[] =>
  channels.map(({ max, stops }, place) => {
    const colorAt = (value: number) => {
      const [a, b, c] = values.with(place, value);
      return toSrgb([a ?? 0, b ?? 0, c ?? 0]);
    };
    const colors = stops.map((stop) => formatHex(mapToGamut(colorAt(stop))));
    const ends = bordersOf((percent) => colorAt((percent * max) / 100)).map(line);
    const lines = ends.length > 0 ? `linear-gradient(to right, #0000 ${ends}), ` : '';
    return `${lines}linear-gradient(to right, ${colors.join(', ')})`;
  });

/** Where a track passes into sRGB or out of it, in whole per cent. */
function bordersOf(colorAt: (percent: number) => Srgb): number[] {
  const inside = Array.from({ length: 101 }, (_, percent) => isInGamut(colorAt(percent)));
  return inside.flatMap((is, percent) =>
    percent > 0 && is !== inside[percent - 1] ? percent : [],
  );
}

/** Black and white, which show on every color; the middle of the thumb comes to it at that value. */
function line(percent: number): string {
  const at = (px: number) => `calc(${percent}% + ${(12 - 0.24 * percent + px).toFixed(1)}px)`;
  return `${at(-1.5)}, #000 0 ${at(0)}, #fff 0 ${at(1.5)}, #0000 0`;
}
