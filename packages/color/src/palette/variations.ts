import { mapToGamut } from '../gamut.ts';
import { fromHsl, toHsl } from '../spaces/hsl.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { rotateHue } from './harmony.ts';

const CREATOR = { lightness: [15, 35, 55, 75, 95], saturation: [30, 65, 100], hue: [30, -30] };

const PICKER = {
  lightness: [10, 25, 40, 55, 70, 85],
  saturation: [0, 20, 40, 60, 80, 100],
  hue: [-60, -30, -15, 0, 15, 30, 60],
};

export interface Variations {
  /** Same HSL hue and saturation. */
  lightness: Srgb[];
  /** Same HSL hue and lightness. A gray has no hue and is treated as red, hue 0. */
  saturation: Srgb[];
  /** Same HSL saturation and lightness. */
  hue: Srgb[];
}

/** The creator's ten: lightness 15, 35 … 95, saturation 30, 65, 100, hue +30 and -30 degrees. */
export function creatorVariations(base: Srgb): Srgb[] {
  const { lightness, saturation, hue } = vary(base, CREATOR);
  return [...lightness, ...saturation, ...hue];
}

/** The picker's rows: lightness 10, 25 … 85, saturation 0, 20 … 100, hue -60 … +60 degrees. */
export const pickerVariations = (base: Srgb): Variations => vary(base, PICKER);

function vary(base: Srgb, steps: Record<keyof Variations, number[]>): Variations {
  const hsl = toHsl(mapToGamut(base));
  return {
    lightness: steps.lightness.map((l) => fromHsl({ ...hsl, l })),
    saturation: steps.saturation.map((s) => fromHsl({ ...hsl, s })),
    hue: steps.hue.map((degrees) => rotateHue(base, degrees)),
  };
}
