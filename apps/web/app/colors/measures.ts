import { type Srgb, toOklch } from '@swatchwork/color';

/** The strongest color of sRGB, magenta, has an OKLCH chroma of 0.323. */
const STRONGEST = 0.33;

/** What charts show of a color: a share, 0…1, of the chart's height, and its text. */
export const MEASURES = {
  Lightness: {
    share: (color: Srgb) => toOklch(color).l,
    format: (share: number) => `${Math.round(share * 100)}%`,
  },
  Chroma: {
    share: (color: Srgb) => toOklch(color).c / STRONGEST,
    format: (share: number) => (share * STRONGEST).toFixed(2),
  },
};

export type Measure = keyof typeof MEASURES;
