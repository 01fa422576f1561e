import {
  formatHex,
  perceptualShades,
  perceptualTints,
  perceptualTones,
  RAMP_STOPS,
  ramp,
} from '@swatchwork/color';
import type { ScaleAnswer, ScaleQuery } from '@swatchwork/contract';
import type { z } from 'zod';

const SCALES = { tints: perceptualTints, shades: perceptualShades, tones: perceptualTones };

/** A scale of a color, in even steps of OKLab. */
export function scaleColor({ hex, type, steps }: z.output<typeof ScaleQuery>): ScaleAnswer {
  const of = { hex: formatHex(hex), type };
  if (type !== 'ramp') return { ...of, colors: SCALES[type](hex, steps).map(formatHex) };
  const { colors, base } = ramp(hex);
  return { ...of, colors: colors.map(formatHex), stops: [...RAMP_STOPS], base };
}
