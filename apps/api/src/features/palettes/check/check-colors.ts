import { checkPalette, exactSrgb, reportOf } from '@swatchwork/color';
import type { CheckPaletteAnswer, CheckPaletteRequest } from '@swatchwork/contract';
import type { z } from 'zod';

import { toExactColor } from '../exact-color.ts';

/** What is asked about a palette. */
export type CheckTask = z.output<typeof CheckPaletteRequest>;

/** Contrast and collisions of each pair of a palette, and what would repair them. */
export function checkColors({ colors, target, locked }: CheckTask): CheckPaletteAnswer {
  const isLocked = colors.map((_, i) => locked.includes(i + 1));
  const exact = colors.map(toExactColor);
  const check = checkPalette(exact.map(exactSrgb), { target, locked: isLocked });
  return reportOf(
    check,
    exact.map(({ css }) => css),
  );
}
