import { CONTRAST_MINIMA } from '@swatchwork/color';

import type { ThemeTarget } from '../model/names.ts';
import type { PairKind } from '../model/pair.ts';

/** Least ratios: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11; for inactive controls a rule of our own. */
export const MINIMA: Record<PairKind, Readonly<Record<ThemeTarget, number>>> = {
  text: leastFor('text'),
  'large-text': leastFor('large-text'),
  'non-text': leastFor('non-text'),
  inactive: { AA: 2, AAA: 3 },
};

function leastFor(kind: Exclude<PairKind, 'inactive'>) {
  return { AA: CONTRAST_MINIMA.AA[kind], AAA: CONTRAST_MINIMA.AAA[kind] };
}
