import { formatHsl, formatOklch, formatRgb } from './format.ts';
import { round } from './round.ts';
import { type Cmyk, formatCmyk, fromCmyk, toCmyk } from './spaces/cmyk.ts';
import { fromHsl, type Hsl, toHsl } from './spaces/hsl.ts';
import { formatHsv, fromHsv, type Hsv, toHsv } from './spaces/hsv.ts';
import { formatLab, fromLab, type Lab, toLab } from './spaces/lab.ts';
import { formatLch, fromLch, type Lch, toLch } from './spaces/lch.ts';
import { fromOklab, type Oklab, toOklab } from './spaces/oklab.ts';
import { fromOklch, type Oklch, toOklch } from './spaces/oklch.ts';
import { type DisplayP3, formatP3, fromP3, toP3 } from './spaces/p3.ts';
import type { Srgb } from './spaces/srgb.ts';

/** One of the numbers that make a color in a space. */
export interface Channel {
  /** As people call it, such as `Hue`. */
  readonly name: string;
  /** Least and greatest value that sRGB colors have; approximate if the space has no end. */
  readonly min: number;
  readonly max: number;
  readonly unit: '' | '%' | '°';
  /** The range in words, for documents. Absent where the bounds would say too much. */
  readonly range?: string;
}

/** A color space: what its numbers are, how they come from sRGB and back, and its text. */
interface ColorSpace<Values> {
  readonly id: string;
  /** As people write it, such as `OKLCH`. */
  readonly label: string;
  /** What a reader should know about it, in a word. */
  readonly note?: string;
  /** Whether it can only hold colors of sRGB. Other colors have to be mapped to the gamut first. */
  readonly isBounded: boolean;
  readonly channels: { readonly [Name in keyof Values]: Channel };
  /** @throws {RangeError} In bounded spaces, for colors outside of the sRGB gamut. */
  fromSrgb(color: Srgb): Values;
  toSrgb(values: Values): Srgb;
  /**
   * A text for people, rounded, of any color: a bounded space maps it to the gamut.
   *
   * @param more Digits behind the point beyond the usual ones.
   */
  format(color: Srgb, more?: number): string;
}

const channel = { min: 0, max: 1, unit: '', range: '0 to 1' } as const;
const byte = { min: 0, max: 255, unit: '', range: '0 to 255' } as const;
const percent = { min: 0, max: 100, unit: '%', range: '0 to 100' } as const;
const hue = {
  name: 'Hue',
  min: 0,
  max: 360,
  unit: '°',
  range: 'Degrees from 0 up to 360; 0 if the color has no hue.',
} as const;

const greenToRed = 'Green to red';
const blueToYellow = 'Blue to yellow';

/** sRGB in bytes, 0…255, unrounded. */
const RGB = {
  id: 'rgb',
  label: 'RGB',
  isBounded: true,
  channels: {
    r: { name: 'Red', ...byte },
    g: { name: 'Green', ...byte },
    b: { name: 'Blue', ...byte },
  },
  fromSrgb: ({ r, g, b }: Srgb): Srgb => ({ r: r * 255, g: g * 255, b: b * 255 }),
  toSrgb: ({ r, g, b }: Srgb): Srgb => ({ r: r / 255, g: g / 255, b: b / 255 }),
  format: formatRgb,
} as const satisfies ColorSpace<Srgb>;

export const HSL = {
  id: 'hsl',
  label: 'HSL',
  isBounded: true,
  channels: {
    h: hue,
    s: { name: 'Saturation', ...percent },
    l: { name: 'Lightness', ...percent },
  },
  fromSrgb: toHsl,
  toSrgb: fromHsl,
  format: formatHsl,
} as const satisfies ColorSpace<Hsl>;

const HSV = {
  id: 'hsv',
  label: 'HSV',
  isBounded: true,
  channels: { h: hue, s: { name: 'Saturation', ...percent }, v: { name: 'Value', ...percent } },
  fromSrgb: toHsv,
  toSrgb: fromHsv,
  format: formatHsv,
} as const satisfies ColorSpace<Hsv>;

const CMYK = {
  id: 'cmyk',
  label: 'CMYK',
  note: 'uncalibrated',
  isBounded: true,
  channels: {
    c: { name: 'Cyan', ...percent },
    m: { name: 'Magenta', ...percent },
    y: { name: 'Yellow', ...percent },
    k: { name: 'Black', ...percent },
  },
  fromSrgb: toCmyk,
  toSrgb: fromCmyk,
  format: formatCmyk,
} as const satisfies ColorSpace<Cmyk>;

export const OKLCH = {
  id: 'oklch',
  label: 'OKLCH',
  isBounded: false,
  channels: {
    l: { name: 'Lightness', ...channel },
    c: { name: 'Chroma', min: 0, max: 0.4, unit: '', range: '0 to about 0.4' },
    h: hue,
  },
  fromSrgb: toOklch,
  toSrgb: fromOklch,
  format: formatOklch,
} as const satisfies ColorSpace<Oklch>;

/** Such as `oklab(0.6231 -0.0332 -0.1851)`. Here, since every page loads `spaces/oklab.ts`. */
export function formatOklab(color: Srgb, more = 0): string {
  const { l, a, b } = toOklab(color);
  return `oklab(${round(l, 4 + more)} ${round(a, 4 + more)} ${round(b, 4 + more)})`;
}

const OKLAB = {
  id: 'oklab',
  label: 'OKLab',
  isBounded: false,
  channels: {
    l: { name: 'Lightness', ...channel },
    a: { name: greenToRed, min: -0.4, max: 0.4, unit: '' },
    b: { name: blueToYellow, min: -0.4, max: 0.4, unit: '' },
  },
  fromSrgb: toOklab,
  toSrgb: fromOklab,
  format: formatOklab,
} as const satisfies ColorSpace<Oklab>;

const LAB = {
  id: 'lab',
  label: 'Lab',
  isBounded: false,
  channels: {
    l: { name: 'Lightness', ...percent },
    a: { name: greenToRed, min: -125, max: 125, unit: '' },
    b: { name: blueToYellow, min: -125, max: 125, unit: '' },
  },
  fromSrgb: toLab,
  toSrgb: fromLab,
  format: formatLab,
} as const satisfies ColorSpace<Lab>;

const LCH = {
  id: 'lch',
  label: 'LCH',
  isBounded: false,
  channels: {
    l: { name: 'Lightness', ...percent },
    c: { name: 'Chroma', min: 0, max: 150, unit: '' },
    h: hue,
  },
  fromSrgb: toLch,
  toSrgb: fromLch,
  format: formatLch,
} as const satisfies ColorSpace<Lch>;

const P3 = {
  id: 'p3',
  label: 'Display P3',
  isBounded: false,
  channels: {
    r: { name: 'Red', ...channel },
    g: { name: 'Green', ...channel },
    b: { name: 'Blue', ...channel },
  },
  fromSrgb: toP3,
  toSrgb: fromP3,
  format: formatP3,
} as const satisfies ColorSpace<DisplayP3>;

/**
 * The spaces of the converter, in the order in which people see them. The converter, the API with
 * its documents, the command line and the sliders read this table.
 */
export const SPACES = [RGB, HSL, HSV, CMYK, OKLCH, OKLAB, LAB, LCH, P3] as const;

/**
 * "hex, rgb, hsl, hsv and cmyk": the notations that hold only sRGB, and of other colors the nearest
 * one.
 *
 * @param part `id` as in programs, `label` as on pages.
 */
export const boundedNotations = (part: 'id' | 'label'): string =>
  new Intl.ListFormat('en-GB').format([
    part === 'id' ? 'hex' : 'HEX',
    ...SPACES.filter(({ isBounded }) => isBounded).map((space) => space[part]),
  ]);

/** One of {@link SPACES}. */
export type Space = (typeof SPACES)[number];

export type SpaceId = Space['id'];

/** A color's numbers in every space. RGB 0…255; all else as its space defines. */
export type SpaceValues = { [Each in Space as Each['id']]: ReturnType<Each['fromSrgb']> };
