import {
  type AlphaColor,
  type CssColor,
  exactSrgb,
  formatHex,
  formatP3,
  mapToGamut,
  relativeLuminance,
  toCssColor,
  toCssColorOf,
  toOklch,
} from '@swatchwork/color';
import { toneOf } from '../solve/tone.ts';
import { wideOf } from '../solve/wide.ts';
import type { Seen } from './seen.ts';

/** As a file has it: the color that was given where it is the same, and in Display P3 where that was. */
export function written({ given, paint, lch }: Seen, to: AlphaColor): CssColor {
  const isSame = to.alpha === paint.alpha && formatHex(to.color) === formatHex(paint.color);
  if (isSame) return given;
  if (!given.css?.startsWith('color(display-p3')) return toCssColorOf(to.color, to.alpha);
  const { h, l } = toOklch(to.color);
  const tone = toneOf(to.color);
  const wide = wideOf({ l, c: lch.c, h }, tone);
  const css = wide !== undefined && isSameOnSrgb(wide, to.color) ? wide : formatP3(to.color);
  return { ...toCssColor(css)!, ...(to.alpha < 1 && { alpha: to.alpha }) };
}

/** Whether an sRGB screen shows a color as bright as another, so that its pairs pass there as well. */
function isSameOnSrgb(css: string, color: AlphaColor['color']): boolean {
  const shown = mapToGamut(exactSrgb(toCssColor(css)!));
  return Math.abs(relativeLuminance(shown) - relativeLuminance(color)) < 0.002;
}
