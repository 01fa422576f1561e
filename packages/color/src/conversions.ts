import {
  formatCmyk,
  formatHsl,
  formatHsv,
  formatLab,
  formatLch,
  formatOklab,
  formatOklch,
  formatP3,
  formatRgb,
} from './format.ts';
import { mapToGamut } from './gamut.ts';
import { basicColorName } from './names.ts';
import { type NearestName, nearestColorName } from './names-nearest.ts';
import type { ParsedColor } from './parse/parsed-color.ts';
import { type Cmyk, toCmyk } from './spaces/cmyk.ts';
import { type Hsl, toHsl } from './spaces/hsl.ts';
import { type Hsv, toHsv } from './spaces/hsv.ts';
import { type Lab, toLab } from './spaces/lab.ts';
import { type Lch, toLch } from './spaces/lch.ts';
import { type Oklab, toOklab } from './spaces/oklab.ts';
import { type Oklch, toOklch } from './spaces/oklch.ts';
import { type DisplayP3, toP3 } from './spaces/p3.ts';
import { formatHex, type Hex, isInGamut, type Srgb } from './spaces/srgb.ts';

/** The notations of {@link Conversions} that are text. */
export const NOTATIONS = [
  'hex',
  'rgb',
  'hsl',
  'hsv',
  'cmyk',
  'oklch',
  'oklab',
  'lab',
  'lch',
  'p3',
] as const;

export type Notation = (typeof NOTATIONS)[number];

/** One color in every notation: texts for reading, values for calculating. */
export interface Conversions extends Record<Notation, string> {
  hex: Hex;
  /** 0…1. */
  alpha: number;
  /** Where not, hex, rgb, hsl, hsv and cmyk hold the nearest color by the CSS gamut mapping. */
  inGamut: boolean;
  /** Of the 15 basic names, else of the nearest named color. */
  name: string;
  nearestName: NearestName;
  /** Unrounded, but for noise below 1e-10. RGB 0…255; all else as its space defines. */
  values: {
    rgb: Srgb;
    hsl: Hsl;
    hsv: Hsv;
    cmyk: Cmyk;
    oklch: Oklch;
    oklab: Oklab;
    lab: Lab;
    lch: Lch;
    p3: DisplayP3;
  };
}

/** A color in every notation that is written here. */
export function conversionsOf({ color, alpha }: Pick<ParsedColor, 'color' | 'alpha'>): Conversions {
  const inGamut = isInGamut(color);
  const shown = inGamut ? color : mapToGamut(color);
  const nearest = nearestColorName(shown);
  return {
    hex: formatHex(shown),
    alpha: trim(alpha),
    inGamut,
    name: basicColorName(shown) ?? nearest.name,
    nearestName: { ...nearest, distance: trim(nearest.distance) },
    rgb: formatRgb(shown),
    hsl: formatHsl(shown),
    hsv: formatHsv(shown),
    cmyk: formatCmyk(shown),
    oklch: formatOklch(color),
    oklab: formatOklab(color),
    lab: formatLab(color),
    lch: formatLch(color),
    p3: formatP3(color),
    values: {
      rgb: trimAll({ r: shown.r * 255, g: shown.g * 255, b: shown.b * 255 }),
      hsl: trimAll(toHsl(shown)),
      hsv: trimAll(toHsv(shown)),
      cmyk: trimAll(toCmyk(shown)),
      oklch: trimAll(toOklch(color)),
      oklab: trimAll(toOklab(color)),
      lab: trimAll(toLab(color)),
      lch: trimAll(toLch(color)),
      p3: trimAll(toP3(color)),
    },
  };
}

/** Removes float noise, such as 59.00000000000001 for 59; adding 0 makes -0 a 0. */
const trim = (value: number) => Math.round(value * 1e10) / 1e10 + 0;

function trimAll<T extends Record<keyof T, number>>(values: T): T {
  const trimmed = { ...values };
  for (const key in trimmed) trimmed[key] = trim(values[key]) as T[typeof key];
  return trimmed;
}
