import { formatRatio } from '@swatchwork/color';
import { countPairs, type Theme, type ThemeMode } from '@swatchwork/theme';

import { oneLine } from '../text/text.ts';
import type { ThemeFileOptions } from './theme-file.ts';

/** Such as `210 of 210 pairs pass · tightest 4.50 of 4.5`, in all modes or in one. */
export function pairsLine(theme: Theme, ...modes: ThemeMode[]): string {
  const { total, passing, tightest } = countPairs(theme, modes.length > 0 ? modes : undefined);
  return `${passing} of ${total} pairs pass · tightest ${formatRatio(tightest.ratio)} of ${tightest.minimum}`;
}

/**
 * What stands at the head of every file: the theme's name, its brand colors, and whether its pairs
 * hold. Free text of users is in it: each format escapes it for its comments.
 */
export function summary(theme: Theme, { name = '' }: ThemeFileOptions): string[] {
  const brands = theme.brands.map(({ hex }) => hex).join(', ');
  const { total, passing } = countPairs(theme);
  const missed = total - passing;
  const levels = theme.target === 'AA' ? 'AA; high contrast AAA' : 'AAA';
  return [
    `${oneLine(name) || 'Theme'}: light, dark and high contrast from ${brands}`,
    missed === 0
      ? `All ${total} declared pairs pass in every mode (WCAG 2.2, ${levels})`
      : `${missed} of ${total} declared pairs fail in at least one mode (WCAG 2.2, ${levels})`,
  ];
}
