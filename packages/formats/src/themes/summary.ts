import { THEME_MODES, type Theme } from '@swatchwork/theme';

import { oneLine } from '../text/text.ts';
import type { ThemeFileOptions } from './theme-file.ts';

/**
 * What stands at the head of every file: the theme's name, its brand colors, and whether its pairs
 * hold. Free text of users is in it: each format escapes it for its comments.
 */
export function summary(theme: Theme, { name = '' }: ThemeFileOptions): string[] {
  const brands = theme.brands.map(({ hex }) => hex).join(', ');
  const total = theme.pairs.length;
  const missed = theme.pairs.filter(({ modes }) =>
    THEME_MODES.some((mode) => !modes[mode].passes),
  ).length;
  const levels = theme.target === 'AA' ? 'AA; high contrast AAA' : 'AAA';
  return [
    `${oneLine(name) || 'Theme'}: light, dark and high contrast from ${brands}`,
    missed === 0
      ? `All ${total} declared pairs pass in every mode (WCAG 2.2, ${levels})`
      : `${missed} of ${total} declared pairs fail in at least one mode (WCAG 2.2, ${levels})`,
  ];
}
