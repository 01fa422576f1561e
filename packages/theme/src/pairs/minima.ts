import type { ThemeTarget } from '../model/names.ts';
import type { PairKind } from '../model/pair.ts';

/** Least ratios: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11; for inactive controls a rule of our own. */
export const MINIMA: Record<PairKind, Readonly<Record<ThemeTarget, number>>> = {
  text: { AA: 4.5, AAA: 7 },
  'large-text': { AA: 3, AAA: 4.5 },
  'non-text': { AA: 3, AAA: 3 },
  inactive: { AA: 2, AAA: 3 },
};
