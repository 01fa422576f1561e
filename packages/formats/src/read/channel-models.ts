import { fromHsv, type Srgb } from '@swatchwork/color';

import type { PaletteBuilder } from '../palette/palette-builder.ts';
import { channelScale } from './channel-scale.ts';

/** Adds a color of channels as they stand in the table. @returns Whether they are one. */
export type AddChannels = (
  channels: readonly number[],
  palette: PaletteBuilder,
  at: number,
  more: { name: string; alpha: number },
) => boolean;

export interface Model {
  /** What the columns are called, in lower case. */
  titles: readonly (readonly string[])[];
  /** Given all rows, from which it sees how the channels are counted. */
  reader(rows: readonly (readonly number[])[]): AddChannels;
}

/** What brings a column of parts to 0…100, where all of them are at most 1. */
const toPercent = (rows: readonly (readonly number[])[], ...places: number[]): 1 | 100 =>
  rows.every((row) => places.every((place) => row[place]! <= 1)) ? 100 : 1;

const isPart = (value: number, full: number) => value >= 0 && value <= full;

/** CIE Lab under D50. */
export const LAB: Model = {
  titles: [['l', 'lightness'], ['a'], ['b']],
  reader: () => (channels, palette, at, more) =>
    palette.addCss(`lab(${channels.join(' ')})`, at, more.name, more.alpha),
};

/** Models whose channels may have columns of their own; the first that is found counts. */
export const MODELS: readonly Model[] = [
  {
    titles: [
      ['r', 'red'],
      ['g', 'green'],
      ['b', 'blue'],
    ],
    reader(rows) {
      const scale = channelScale(rows.flat());
      return ([r, g, b], palette, at, more) =>
        addRgb({ r: r! / scale, g: g! / scale, b: b! / scale }, scale, palette, at, more);
    },
  },
  {
    titles: [
      ['h', 'hue'],
      ['s', 'sat', 'saturation'],
      ['l', 'light', 'lightness'],
    ],
    reader(rows) {
      const percent = toPercent(rows, 1, 2);
      return ([h, s, l], palette, at, { name, alpha }) =>
        palette.addCss(`hsl(${h} ${s! * percent}% ${l! * percent}%)`, at, name, alpha);
    },
  },
  {
    titles: [
      ['h', 'hue'],
      ['s', 'sat', 'saturation'],
      ['v', 'b', 'value', 'brightness'],
    ],
    reader(rows) {
      const percent = toPercent(rows, 1, 2);
      return ([h, s, v], palette, at, more) => {
        const hsv = { h: h!, s: s! * percent, v: v! * percent };
        if (!isPart(hsv.s, 100) || !isPart(hsv.v, 100)) return false;
        palette.add(palette.converted('hsb', fromHsv(hsv)), at, more);
        return true;
      };
    },
  },
  {
    titles: [
      ['c', 'cyan'],
      ['m', 'magenta'],
      ['y', 'yellow'],
      ['k', 'black', 'key'],
    ],
    reader(rows) {
      const percent = toPercent(rows, 0, 1, 2, 3);
      return (channels, palette, at, { name, alpha }) => {
        const inks = channels.map((channel) => (channel * percent) / 100);
        if (!inks.every((ink) => isPart(ink, 1))) return false;
        palette.addInks(inks, at, name, alpha);
        return true;
      };
    },
  },
  LAB,
  {
    titles: [
      ['l', 'lightness'],
      ['c', 'chroma'],
      ['h', 'hue'],
    ],
    reader(rows) {
      const model = toPercent(rows, 0) === 100 ? 'oklch' : 'lch';
      return (channels, palette, at, more) =>
        palette.addCss(`${model}(${channels.join(' ')})`, at, more.name, more.alpha);
    },
  },
];

/** A channel above 255 is none; fractions may lie outside of sRGB. */
export function addRgb(
  color: Srgb,
  scale: number,
  palette: PaletteBuilder,
  at: number,
  more: { name: string; alpha: number },
): boolean {
  const isWithin = [color.r, color.g, color.b].every((channel) => isPart(channel, 1));
  if (!isWithin && scale === 255) return false;
  palette.add(color, at, more);
  return true;
}
