import {
  type CssColor,
  chromaLimitOfP3,
  fromOklch,
  HARMONY_OFFSETS,
  type HarmonyType,
  rotateHue,
  rotatePerceptualHue,
  type Srgb,
  toCssColorOf,
  toOklch,
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

/** The turns in OKLCH with the base's lightness, each color as strong as Display P3 has it. */
export function vividHarmony(hue: number, type: HarmonyType) {
  const { l, h } = toOklch(wheelColor(hue));
  const turns = WHEEL_OFFSETS[type];
  return { turns, l, colors: turns.map((turn) => vividColor(l, h + turn)) };
}

/** Rounded, so that its text is short, and a little weaker, so that it stays inside. */
function vividColor(l: number, h: number): CssColor {
  const c = Math.floor(chromaLimitOfP3(l, h) * 1e3 - 0.5) / 1e3;
  const color = { l: Number(l.toFixed(3)), c, h: Number((((h % 360) + 360) % 360).toFixed(1)) };
  return toCssColorOf(fromOklch(color), 1, `oklch(${color.l} ${color.c} ${color.h})`);
}
