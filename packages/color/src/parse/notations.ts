import { convertHwbToRgb } from '../culori.ts';
import { fromHsl } from '../spaces/hsl.ts';
import { normalizeHue } from '../spaces/hue.ts';
import { fromLab } from '../spaces/lab.ts';
import { fromLch } from '../spaces/lch.ts';
import { fromOklab } from '../spaces/oklab.ts';
import { fromOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { amount, type Channel, hue } from './channel.ts';
import type { Component } from './component.ts';

/** A color function: its three channels, how to leave its space, and its form with commas. */
export interface Notation {
  readonly space: string;
  readonly channels: readonly [Channel, Channel, Channel];
  readonly toSrgb: (a: number, b: number, c: number) => Srgb;
  /** Whether the components may be separated by commas; absent where CSS has no such form. */
  readonly allowsCommas?: (components: readonly Component[]) => boolean;
}

const byte = amount(255, 0, 255);
const percent = amount(100);

const RGB: Notation = {
  space: 'srgb',
  channels: [byte, byte, byte],
  toSrgb: (r, g, b) => ({ r: r / 255, g: g / 255, b: b / 255 }),
  allowsCommas: (components) =>
    components.every(({ unit }) => unit === '') || components.every(({ unit }) => unit === '%'),
};

const HSL: Notation = {
  space: 'hsl',
  channels: [hue, amount(100, 0), percent],
  toSrgb: (h, s, l) => fromHsl({ h, s, l }),
  allowsCommas: ([h, s, l]) => h?.unit !== 'none' && s?.unit === '%' && l?.unit === '%',
};

const HWB: Notation = {
  space: 'hwb',
  channels: [hue, percent, percent],
  toSrgb: (h, w, b) => convertHwbToRgb({ h: normalizeHue(h), w: w / 100, b: b / 100 }),
};

/** The color functions of CSS Color 4 except `color()`, with the ranges of the specification. */
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
