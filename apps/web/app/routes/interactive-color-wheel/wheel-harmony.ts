import {
  HARMONY_OFFSETS,
  type HarmonyType,
  rotateHue,
  rotatePerceptualHue,
  type Srgb,
} from '@swatchwork/color';

import { wheelColor } from './wheel-query.ts';

/** Turns of the hue in degrees; the wheel shows two analogous neighbours on each side. */
const WHEEL_OFFSETS: Readonly<Record<HarmonyType, readonly number[]>> = {
  ...HARMONY_OFFSETS,
  analogous: [-60, -30, 0, 30, 60],
};

export type WheelHarmony = {
  turns: readonly number[];
  /** One colour for each turn, as the wheel shows them. */
  hsl: readonly Srgb[];
  /** The same turns in OKLCH, all of the base's lightness. */
  oklch: readonly Srgb[];
};

/** The harmony of a hue on the wheel. */
export function wheelHarmony(hue: number, type: HarmonyType): WheelHarmony {
  const base = wheelColor(hue);
  const turns = WHEEL_OFFSETS[type];
  return {
    turns,
    hsl: turns.map((turn) => rotateHue(base, turn)),
    oklch: turns.map((turn) => rotatePerceptualHue(base, turn)),
  };
}
