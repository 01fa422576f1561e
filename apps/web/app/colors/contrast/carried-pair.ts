import { formatHex, isInGamut } from '@swatchwork/color';
import { carriedColor } from '../../palettes/carried-color.ts';
import type { CarriedPalette } from '../../palettes/carried-palette.ts';
import { readColor } from '../read-color.ts';
import type { Pair } from './read-pair.ts';

/** The two colors as pages carry them on: as a reader sees them, or all of a color beyond sRGB. */
export function carriedPair(
  { foreground, background }: Pair,
  texts: { text: string; background: string },
): CarriedPalette {
  const both = [
    { seen: foreground, text: texts.text },
    { seen: background, text: texts.background },
  ].map(({ seen, text }) => {
    const { color, alpha } = readColor(text);
    const isWhole = alpha === 1 && !isInGamut(color);
    return isWhole ? carriedColor(color, text) : { color: formatHex(seen), exact: undefined };
  });
  return { colors: both.map(({ color }) => color), exact: both.map(({ exact }) => exact) };
}
