import { checkPalette, reportOf } from '@swatchwork/color';
import type { CheckPaletteAnswer, CheckPaletteRequest } from '@swatchwork/contract';
import type { z } from 'zod';

/** What is asked about a palette. */
export type CheckTask = z.output<typeof CheckPaletteRequest>;

/** Contrast and collisions of each pair of a palette, and what would repair them. */
export function checkColors({ colors, target, locked }: CheckTask): CheckPaletteAnswer {
  const isLocked = colors.map((_, i) => locked.includes(i + 1));
  return reportOf(checkPalette(colors, { target, locked: isLocked }));
}
