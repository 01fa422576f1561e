import { deltaEOK, fixContrast, type Hex, type Srgb } from '@swatchwork/color';

import { mix } from '../../kit/theme.ts';
import { usePaint } from '../../kit/use-paint.ts';

/** Contrast with the ground that WCAG requires of a line or a bar. */
const VISIBLE = 1.4;

/** ΔE_OK from which two parts of a chart can be told apart. */
const APART = 0.1;

/** A chart has at least three series. */
const FEWEST = 3;

/**
 * Colors for the series of a chart on this ground, the signal colors first, darkened or lightened
 * if they would not be visible; and one for the grid.
 */
export function useSeries(): { series: readonly [Hex, Hex, Hex, ...Hex[]]; grid: Hex } {
  const { theme, ground, ink, paint } = usePaint();
  const { primary, secondary, accent, text } = theme.roles;
  const tints = [0.25, 0.5, 0.7].map((share) => mix(text, ground, share));
  const used: Srgb[] = [];
  for (const color of [primary, secondary, accent, ...theme.palette]) {
    const seen = fixContrast(color, ground, VISIBLE).color;
    if (used.every((other) => deltaEOK(seen, other) >= APART)) used.push(seen);
  }
  const series = [...used, ...tints.slice(0, Math.max(0, FEWEST - used.length))];
  return { series: series.map(paint) as [Hex, Hex, Hex], grid: ink('soft') };
}
