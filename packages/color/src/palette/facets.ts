import { checkPalette } from '../check/check-palette.ts';
import { VISIONS, type Vision } from '../check/compare.ts';
import { assignRoles } from '../roles/assign-roles.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';

/** What people look for in a palette, apart from its words and its colors. */
export interface PaletteFacets {
  /** The visions in which no two colors collide: see `CheckedPair`. */
  readonly safe: readonly Vision[];
  /** The number of pairs with a WCAG contrast of at least 4.5. */
  readonly textPairs: number;
  /** Whether colors of its own serve as the page and as the text on it, in a light or dark design. */
  readonly hasGroundAndText: boolean;
  /** By the mean OKLCH lightness; absent between the two. */
  readonly tone?: 'light' | 'dark';
  /** By the mean OKLCH chroma; absent between the two. */
  readonly strength?: 'muted' | 'vivid';
}

/** Means of OKLCH, judged by eye: a tenth to a quarter of the house collection lies beyond each. */
const BOUNDS = { light: 0.7, dark: 0.55, muted: 0.06, vivid: 0.11 };

/**
 * Measures a palette for a search.
 *
 * @param colors Two or more 8-bit colors, or colors that sRGB does not have.
 */
export function paletteFacets(colors: readonly Srgb[]): PaletteFacets {
  const { pairs } = checkPalette(colors);
  const tone = side(mean(colors, 'l'), BOUNDS.dark, BOUNDS.light, 'dark', 'light');
  const strength = side(mean(colors, 'c'), BOUNDS.muted, BOUNDS.vivid, 'muted', 'vivid');
  return {
    safe: VISIONS.filter((vision) => !pairs.some(({ collides }) => collides.includes(vision))),
    textPairs: pairs.filter(({ meets }) => meets).length,
    hasGroundAndText: [false, true].some((dark) => {
      const { page, text } = assignRoles(colors, { dark });
      return colors.includes(page) && colors.includes(text);
    }),
    ...(tone && { tone }),
    ...(strength && { strength }),
  };
}

const mean = (colors: readonly Srgb[], part: 'l' | 'c'): number =>
  colors.reduce((sum, color) => sum + toOklch(color)[part], 0) / colors.length;

function side<T>(value: number, low: number, high: number, below: T, above: T): T | undefined {
  if (value <= low) return below;
  return value >= high ? above : undefined;
}
