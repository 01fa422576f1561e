import { convertHwbToRgb } from '../culori.ts';
import { clip } from '../gamut.ts';
import { fromHsl } from '../spaces/hsl.ts';
import { normalizeHue } from '../spaces/hue.ts';
import { fromLab } from '../spaces/lab.ts';
import { fromLch } from '../spaces/lch.ts';
import { fromOklab } from '../spaces/oklab.ts';
import { fromOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { amount, type Channel, hue } from './channel.ts';
import type { Component } from './component.ts';

/** What stands in a function. */
export interface Parts {
  readonly components: readonly Component[];
  readonly alpha?: Component | undefined;
  readonly hasCommas?: boolean;
}

/** A color function: its three channels, how to leave its space, and its form with commas. */
export interface Notation {
  readonly space: string;
  readonly channels: readonly [Channel, Channel, Channel];
  readonly toSrgb: (a: number, b: number, c: number, parts?: Parts) => Srgb;
  /** Whether the components may be separated by commas; absent where CSS has no such form. */
  readonly allowsCommas?: (components: readonly Component[]) => boolean;
}

const byte = amount(255, 0, 255);
const percent = amount(100, 0);

/**
 * Within sRGB, as browsers show it. Chromium 156 cuts percentages first, but only in the plainest form:
 * with commas, or with two percentages and no other opacity than a number.
 */
function hslToSrgb(h: number, s: number, l: number, parts: Parts | undefined): Srgb {
  const [hue, ...others] = parts?.components ?? [];
  const arePercent = hue?.unit !== 'none' && others.every(({ unit }) => unit === '%');
  const hasPlainAlpha = parts?.alpha === undefined || parts.alpha.unit === '';
  const isPlain = arePercent && (parts?.hasCommas || hasPlainAlpha);
  const most = isPlain ? 100 : Infinity;
  return clip(fromHsl({ h, s: Math.min(most, s), l: Math.min(most, l) }));
}

const RGB: Notation = {
  space: 'srgb',
  channels: [byte, byte, byte],
  toSrgb: (r, g, b) => ({ r: r / 255, g: g / 255, b: b / 255 }),
  allowsCommas: (components) =>
    components.every(({ unit }) => unit === '') || components.every(({ unit }) => unit === '%'),
};

const HSL: Notation = {
  space: 'hsl',
  channels: [hue, percent, percent],
  toSrgb: hslToSrgb,
  allowsCommas: ([h, s, l]) => h?.unit !== 'none' && s?.unit === '%' && l?.unit === '%',
};

const HWB: Notation = {
  space: 'hwb',
  channels: [hue, percent, percent],
  toSrgb: (h, w, b) => convertHwbToRgb({ h: normalizeHue(h), w: w / 100, b: b / 100 }),
};

/**
 * The color functions of CSS Color 4 except `color()`, with the ranges of the specification; `hsl()` and
 * `hwb()` with those of browsers, to which neither has a color outside of sRGB.
 */
export const NOTATIONS: ReadonlyMap<string, Notation> = new Map([
  ['rgb', RGB],
  ['rgba', RGB],
  ['hsl', HSL],
  ['hsla', HSL],
  ['hwb', HWB],
  [
    'lab',
    {
      space: 'lab',
      channels: [amount(100, 0, 100), amount(125), amount(125)],
      toSrgb: (l, a, b) => fromLab({ l, a, b }),
    },
  ],
  [
    'lch',
    {
      space: 'lch',
      channels: [amount(100, 0, 100), amount(150, 0), hue],
      toSrgb: (l, c, h) => fromLch({ l, c, h }),
    },
  ],
  [
    'oklab',
    {
      space: 'oklab',
      channels: [amount(1, 0, 1), amount(0.4), amount(0.4)],
      toSrgb: (l, a, b) => fromOklab({ l, a, b }),
    },
  ],
  [
    'oklch',
    {
      space: 'oklch',
      channels: [amount(1, 0, 1), amount(0.4, 0), hue],
      toSrgb: (l, c, h) => fromOklch({ l, c, h }),
    },
  ],
]);
