import { RAMP_STOPS, rampOf } from '@swatchwork/color';

import type { ThemeMode } from '../model/names.ts';
import type { Scale, ScaleStep } from '../model/scale.ts';
import type { PaintedMode } from '../modes/create-mode.ts';
import { eachMode } from '../modes/each-mode.ts';
import { writePaint } from '../modes/paint.ts';
import type { Seed } from '../modes/seed.ts';
import { toneOf } from '../solve/tone.ts';

/** A family's steps as they are written. */
export function writeScale(
  { family, name, tone, p3 }: Seed,
  steps: number,
  modes: Readonly<Record<ThemeMode, PaintedMode>>,
): Scale {
  const { colors, place } = rampOf(tone.color, steps);
  const tonal = colors.map(
    (color, i): ScaleStep => ({
      step: stepName(i, steps),
      hex: toneOf(color).hex,
      ...(i === place && p3 && { p3 }),
    }),
  );
  const twelve = (mode: ThemeMode): ScaleStep[] =>
    modes[mode].twelve.get(family)!.map((paint, i) => ({
      step: String(i + 1),
      ...writePaint(paint),
    }));
  return {
    family,
    name,
    seed: tone.hex,
    tonal,
    twelve: eachMode(twelve),
  };
}

/** `50` to `950` if there are eleven, else `1`, `2`, …. */
const stepName = (index: number, steps: number): string =>
  String(steps === RAMP_STOPS.length ? RAMP_STOPS[index] : index + 1);
