import { WCAG } from '@swatchwork/color';

import { suggest } from './suggest.ts';
import { quote } from './usage-error.ts';

/** The levels of WCAG by the names that people use, and their ratios. */
export const LEVELS = { AA: WCAG.aa, 'AA large': WCAG.aaLarge, AAA: WCAG.aaa } as const;

export type Level = keyof typeof LEVELS;

/** The least contrast that a command asks for. */
export interface Minimum {
  ratio: number;
  /** The level, if the user gave a level. */
  level?: Level;
}

/** The texts that {@link readMinimum} accepts. */
const MINIMUM_ALLOWED = 'a ratio from 1 to 21, or AA (4.5), "AA large" (3) or AAA (7)';

/**
 * Levels ignoring case, `AA-large` as well; ratios with or without `:1`. Undefined for other texts.
 */
export function readMinimum(text: string): Minimum | undefined {
  const plain = text.trim().toLowerCase().replace('-', ' ');
  for (const level of Object.keys(LEVELS) as Level[]) {
    if (level.toLowerCase() === plain) return { ratio: LEVELS[level], level };
  }
  const ratio = /^\d{1,2}(?:\.\d{1,20})?(?::1)?$/.test(plain) ? Number.parseFloat(plain) : 0;
  return isRatio(ratio) ? { ratio } : undefined;
}

export const isRatio = (value: number): boolean => value >= 1 && value <= 21;

/** Such as `AA large (3)` or `4.5`. */
export const formatMinimum = ({ ratio, level }: Minimum): string =>
  level ? `${level} (${ratio})` : String(ratio);

/** The error for a text that is no minimum; the caller adds its place. */
export const minimumProblem = (got: string) => ({
  problem: `must be ${MINIMUM_ALLOWED}; got ${quote(got)}`,
  suggestion: suggest(got, Object.keys(LEVELS)),
});
