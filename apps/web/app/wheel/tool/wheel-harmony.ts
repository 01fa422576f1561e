import {
  HARMONY_OFFSETS,
  type HarmonyType,
  rotateHue,
  rotatePerceptualHue,
  type Srgb,
} from '@swatchwork/color';

import { wheelColor } from './wheel-query.ts';

/** Hue rotations in degrees; the wheel shows two analogous neighbors on each side. */
const WHEEL_OFFSETS: Readonly<Record<HarmonyType, readonly number[]>> = {
  ...HARMONY_OFFSETS,
  analogous: [-60, -30, 0, 30, 60],
};

export type WheelHarmony = {
  turns: readonly number[];
  /** One color for each rotation. */
  colors: readonly Srgb[];
};

/** The harmony of a hue, as the wheel shows it. */
export const wheelHarmony = (hue: number, type: HarmonyType) => harmony(hue, type, rotateHue);

/** The same rotations in OKLCH, all with the base's lightness. */
export const evenHarmony = (hue: number, type: HarmonyType) =>
  harmony(hue, type, rotatePerceptualHue);

function harmony(hue: number, type: HarmonyType, rotate: typeof rotateHue): WheelHarmony {
  const base = wheelColor(hue);
  const turns = WHEEL_OFFSETS[type];
  return { turns, colors: turns.map((turn) => rotate(base, turn)) };
}
