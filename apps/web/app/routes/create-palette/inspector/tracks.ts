import { formatHex, mapToGamut } from '@swatchwork/color';

import type { SliderSpace, Values } from './slider-spaces.ts';

/** CSS gradients that preview the results of the three sliders; they show what sRGB can show. */
export const tracks = ({ channels, toSrgb }: SliderSpace, values: Values): string[] =>
  channels.map(({ stops }, place) => {
    const colors = stops.map((stop) => {
      const [a, b, c] = values.with(place, stop);
      return formatHex(mapToGamut(toSrgb([a ?? 0, b ?? 0, c ?? 0])));
    });
    return `linear-gradient(to right, ${colors.join(', ')})`;
  });
