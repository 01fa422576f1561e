import { fromHsl, fromOklch, HSL, mapToGamut, type Srgb, toHsl, toOklch } from '@swatchwork/color';

/** The numbers of the three sliders, in their order. */
export type Values = readonly [number, number, number];

interface SliderChannel {
  name: string;
  min: number;
  max: number;
  step: number;
  /** Where the preview on the track is exact; the browser fills the rest in. */
  stops: readonly number[];
  format: (value: number) => string;
}

/** A color space as three sliders. */
export interface SliderSpace {
  label: string;
  channels: readonly [SliderChannel, SliderChannel, SliderChannel];
  fromSrgb: (color: Srgb) => Values;
  /** May lie outside of the sRGB gamut. */
  toSrgb: (values: Values) => Srgb;
  /** As text for CSS, where the space leads beyond sRGB. */
  toCss?: (values: Values) => string;
}

const evenly = (count: number, max: number): number[] =>
  Array.from({ length: count }, (_, i) => (i * max) / (count - 1));

const whole = (unit: string) => (value: number) => `${Math.round(value)}${unit}`;

/** OKLCH chroma of the slider's end: Display P3 has none above 0.3686, in its green. */
const STRONGEST = 0.37;

const { h, s, l } = HSL.channels;

export const SLIDER_SPACES = {
  oklch: {
    label: 'OKLCH',
    channels: [
      { ...l, name: 'Lightness', step: 0.5, stops: evenly(9, 100), format: whole('%') },
      {
        name: 'Chroma',
        min: 0,
        max: STRONGEST,
        step: 0.005,
        stops: evenly(9, STRONGEST),
        format: (value) => value.toFixed(3),
      },
      { ...h, step: 1, stops: evenly(13, 360), format: whole('°') },
    ],
    fromSrgb(color) {
      const oklch = toOklch(color);
      return [oklch.l * 100, oklch.c, oklch.h];
    },
    toSrgb: ([lightness, c, hue]) => fromOklch({ l: lightness / 100, c, h: hue }),
    toCss: ([lightness, c, hue]) => `oklch(${lightness}% ${c} ${hue})`,
  },
  hsl: {
    label: 'HSL',
    // Between these stops the browser's interpolation in sRGB is exact.
    channels: [
      { ...h, step: 1, stops: evenly(7, 360), format: whole('°') },
      { ...s, step: 1, stops: [0, 100], format: whole('%') },
      { ...l, step: 1, stops: [0, 50, 100], format: whole('%') },
    ],
    fromSrgb(color) {
      const hsl = toHsl(mapToGamut(color));
      return [hsl.h, hsl.s, hsl.l];
    },
    toSrgb: ([hue, saturation, lightness]) => fromHsl({ h: hue, s: saturation, l: lightness }),
  },
} as const satisfies Record<string, SliderSpace>;

export type SliderSpaceId = keyof typeof SLIDER_SPACES;
