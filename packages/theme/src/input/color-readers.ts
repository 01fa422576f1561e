import { formatP3, isInGamut, mapToGamut, parseColor, parseHex } from '@swatchwork/color';

import { type Tone, toneOf } from '../solve/tone.ts';

/** A color of the input: the text, and the tone that stands for it. */
export interface GivenColor {
  readonly input: string;
  readonly tone: Tone;
  /** The color itself where it lies outside sRGB, as `color(display-p3 …)`. */
  readonly p3?: string;
}

/** Reads the colors of an input. */
export interface ColorReader {
  /** What it reads, for errors. */
  readonly allowed: string;
  readonly read: (text: string) => Omit<GivenColor, 'input'> | undefined;
}

export const CSS_COLORS: ColorReader = {
  allowed: 'an opaque CSS color',
  read: (text) => {
    const parsed = parseColor(text);
    if (!parsed || parsed.alpha < 1) return undefined;
    const tone = toneOf(mapToGamut(parsed.color));
    return isInGamut(parsed.color) ? { tone } : { tone, p3: formatP3(parsed.color) };
  },
};

/** The parser of the others takes a sixth of the bytes of {@link createTheme}. */
export const HEX_COLORS: ColorReader = {
  allowed: 'six hex digits',
  read: (text) => {
    const color = parseHex(text);
    return color && { tone: toneOf(color) };
  },
};
