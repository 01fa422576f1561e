import { formatHex, gradient, mixColors } from '@swatchwork/color';
import type { GradientAnswer, GradientQuery, MixAnswer, MixQuery } from '@swatchwork/contract';
import type { z } from 'zod';

/** A color between two others. */
export function mix({ a, b, weight, space }: z.output<typeof MixQuery>): MixAnswer {
  const color = formatHex(mixColors(a, b, weight / 100, space));
  return { color, a: formatHex(a), b: formatHex(b), weight, space };
}

/** Colors at even distances on a way through others. */
export function makeGradient({
  colors,
  steps,
  space,
}: z.output<typeof GradientQuery>): GradientAnswer {
  return { colors: gradient(colors, steps, space).map(formatHex), space };
}
