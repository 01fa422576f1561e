import { toOklch } from '@swatchwork/color';

import type { Given } from '../input/read-input.ts';
import type { ThemeMode } from '../model/names.ts';
import { statusChooser } from '../status/choose-status.ts';
import { createMode, type PaintedMode } from './create-mode.ts';
import { neutralSeed } from './neutral-seed.ts';

/** Paints the modes of an input, or of one with other overrides: all but the colors of charts. */
export function painterOf(given: Given): (mode: ThemeMode, given: Given) => PaintedMode {
  const brands = given.brands.map((brand) => ({ ...brand, oklch: toOklch(brand.tone.color) }));
  const shared = { neutral: neutralSeed(given.neutral), brands };
  const chooseStatus = statusChooser(brands[0]!.tone, given.vision);
  return (mode, own) => createMode(own, shared, chooseStatus, mode);
}
