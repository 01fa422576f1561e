import * as radix from '@radix-ui/colors';
import { deltaEOK, parseColor } from '@swatchwork/color';

import { createTheme } from '../../../packages/theme/src/index.ts';
import { mean } from '../statistics.ts';

/** A hand-made scale of Radix Colors. */
export interface HandMade {
  readonly name: string;
  readonly mode: 'light' | 'dark';
  readonly steps: readonly string[];
  /** Whether the curves of the engine were fitted to it. */
  readonly fitted: boolean;
}

/** The half that a seed chose before the fit; the other half judges it. */
const FITTED =
  'mauve crimson cyan olive jade ruby plum slate amber tomato yellow blue brown teal sand'.split(
    ' ',
  );

const NAME = /^([a-z]+?)(Dark)?$/;

export const HAND_MADE: readonly HandMade[] = Object.entries(radix).flatMap(([key, scale]) => {
  const [, name = '', dark] = NAME.exec(key) ?? [];
  const steps = Object.values(scale);
  if (!name || steps.length !== 12 || !steps[0]?.startsWith('#')) return [];
  return [{ name, mode: dark ? 'dark' : 'light', steps, fitted: FITTED.includes(name) } as const];
});

/** The mean ΔE_OK of the twelve steps that the engine draws from the scale's own step 9. */
export function redrawn({ mode, steps }: HandMade): number {
  const { scales } = createTheme({ brands: [steps[8]!] });
  const distances = scales.brand.twelve[mode].map(({ hex }, i) =>
    deltaEOK(parseColor(hex)!.color, parseColor(steps[i]!)!.color),
  );
  return mean(distances);
}
