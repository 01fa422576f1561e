import { deltaEOK, fixContrast, type Roles, type Srgb } from '@swatchwork/color';

import { mix } from './mix.ts';

/** Contrast with the ground that WCAG requires of a line or a bar. */
const VISIBLE = 1.4;

/** ΔE_OK from which two parts of a chart can be told apart. */
const APART = 0.1;

/** A chart has at least three series. */
const FEWEST = 3;

/**
 * Colors for the series of a chart on a ground, the signal colors first, darkened or lightened if
 * they would not be visible.
 */
export function seriesOn(ground: Srgb, palette: readonly Srgb[], roles: Roles): readonly Srgb[] {
  const { primary, secondary, accent, text } = roles;
  const tints = [0.25, 0.5, 0.7].map((share) => mix(text, ground, share));
  const used: Srgb[] = [];
  for (const color of [primary, secondary, accent, ...palette]) {
    const seen = fixContrast(color, ground, VISIBLE).color;
    if (used.every((other) => deltaEOK(seen, other) >= APART)) used.push(seen);
  }
  return [...used, ...tints.slice(0, Math.max(0, FEWEST - used.length))];
}
