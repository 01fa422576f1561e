import { formatHex, isInGamut, mapToGamut, type Srgb } from '@swatchwork/color';

import type { SliderSpace, Values } from './slider-spaces.ts';

/** CSS images that preview the results of a slider. */
export interface Track {
  /** What sRGB can show, under a line wherever sRGB ends. */
  track: string;
  /** The same in the colors themselves, where some lie outside sRGB; the browser maps them. */
  wideTrack: string | undefined;
}

/** The previews of the three sliders. */
export const tracks = ({ channels, toSrgb, toCss }: SliderSpace, values: Values): Track[] =>
  channels.map(({ max, stops }, place) => {
    const valuesAt = (value: number): Values => {
      const [a, b, c] = values.with(place, value);
      return [a ?? 0, b ?? 0, c ?? 0];
    };
    const ends = bordersOf((percent) => toSrgb(valuesAt((percent * max) / 100))).map(line);
    const lines = ends.length > 0 ? `linear-gradient(to right, #0000 ${ends}), ` : '';
    const trackOf = (textOf: (values: Values) => string) =>
      `${lines}linear-gradient(to right, ${stops.map((stop) => textOf(valuesAt(stop))).join(', ')})`;
    return {
      track: trackOf((at) => formatHex(mapToGamut(toSrgb(at)))),
      wideTrack: toCss && lines ? trackOf(toCss) : undefined,
    };
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
