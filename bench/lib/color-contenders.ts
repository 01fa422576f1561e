import {
  contrastRatio,
  deltaEOK,
  formatHex,
  fromHsl,
  fromOklch,
  parseHex,
  toHsl,
  toOklch,
} from '@swatchwork/color';
import * as texel from '@texel/color';
import chroma from 'chroma-js';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import Color from 'colorjs.io';
import * as culori from 'culori/fn';
import tinycolor from 'tinycolor2';

/** A task in one library: two hex texts in, a text or a number out. */
export type Contender = (a: string, b: string) => string | number;

extend([a11y]);
culori.useMode(culori.modeRgb);
culori.useMode(culori.modeLrgb);
culori.useMode(culori.modeOklab);
const culoriHsl = culori.useMode(culori.modeHsl);
const culoriOklch = culori.useMode(culori.modeOklch);
const culoriDeltaEOK = culori.differenceEuclidean('oklab');

/** Our color of a valid text. */
const parse = (hex: string) => parseHex(hex)!;

const texelOklch = (hex: string) => texel.convert(texel.hexToRGB(hex), texel.sRGB, texel.OKLCH);
const texelOklab = (hex: string) => texel.convert(texel.hexToRGB(hex), texel.sRGB, texel.OKLab);

/**
 * Each task as each library's documentation does it, with colors as texts. 'culori, direct' calls
 * its conversion functions by hand, without its parser and its registry.
 */
export const TASKS: Record<string, Record<string, Contender>> = {
  'hex to OKLCH to hex': {
    swatchwork: (a) => formatHex(fromOklch(toOklch(parse(a)))),
    culori: (a) => culori.formatHex(culoriOklch(a)),
    'culori, direct': (a) => {
      const lch = culori.convertLabToLch(culori.convertRgbToOklab(culori.parseHex(a)));
      return culori.formatHex(culori.convertOklabToRgb(culori.convertLchToLab(lch)));
    },
    '@texel/color': (a) => texel.RGBToHex(texel.convert(texelOklch(a), texel.OKLCH, texel.sRGB)),
    'chroma-js': (a) => chroma.oklch(...chroma(a).oklch()).hex(),
    'colorjs.io': (a) => new Color(a).to('oklch').to('srgb').toString({ format: 'hex' }),
  },
  'hex to HSL to hex': {
    swatchwork: (a) => formatHex(fromHsl(toHsl(parse(a)))),
    culori: (a) => culori.formatHex(culoriHsl(a)),
    'culori, direct': (a) =>
      culori.formatHex(culori.convertHslToRgb(culori.convertRgbToHsl(culori.parseHex(a)))),
    colord: (a) => colord(colord(a).toHsl()).toHex(),
    tinycolor2: (a) => tinycolor(tinycolor(a).toHsl()).toHexString(),
    'chroma-js': (a) => chroma.hsl(...chroma(a).hsl()).hex(),
    'colorjs.io': (a) => new Color(a).to('hsl').to('srgb').toString({ format: 'hex' }),
  },
  'ΔE_OK of two hex colors': {
    swatchwork: (a, b) => deltaEOK(parse(a), parse(b)),
    culori: (a, b) => culoriDeltaEOK(a, b),
    'culori, direct': (a, b) => {
      const one = culori.convertRgbToOklab(culori.parseHex(a));
      const two = culori.convertRgbToOklab(culori.parseHex(b));
      return Math.sqrt((one.l - two.l) ** 2 + (one.a - two.a) ** 2 + (one.b - two.b) ** 2);
    },
    '@texel/color': (a, b) => texel.deltaEOK(texelOklab(a), texelOklab(b)),
    'colorjs.io': (a, b) => Color.deltaE(a, b, 'OK'),
  },
  'contrast of two hex colors': {
    swatchwork: (a, b) => contrastRatio(parse(a), parse(b)),
    culori: (a, b) => culori.wcagContrast(a, b),
    colord: (a, b) => colord(a).contrast(b),
    tinycolor2: (a, b) => tinycolor.readability(a, b),
    'chroma-js': (a, b) => chroma.contrast(a, b),
    'colorjs.io': (a, b) => Color.contrast(a, b, 'WCAG21'),
  },
};
