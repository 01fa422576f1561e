import { WCAG } from './wcag.ts';

/** Contrasts that people ask a palette for: large text, text (AA), and text for everyone (AAA). */
export const CONTRAST_TARGETS = [WCAG.aaLarge, WCAG.aa, WCAG.aaa] as const;

export type ContrastTarget = (typeof CONTRAST_TARGETS)[number];

/** Least ratio for icons, borders and the like, whatever the text needs: WCAG 2.2, 1.4.11. */
export const NON_TEXT = 3;

/**
 * Least ratios by level of WCAG 2.2: 1.4.3 and 1.4.6 for text, 1.4.11 for icons, borders and rings.
 */
export const CONTRAST_MINIMA = {
  AA: { text: WCAG.aa, 'large-text': WCAG.aaLarge, 'non-text': NON_TEXT },
  AAA: { text: WCAG.aaa, 'large-text': WCAG.aa, 'non-text': NON_TEXT },
} as const;

/** How a text is set. */
export interface TextSize {
  /** In CSS pixels; a text without a size counts as small. */
  readonly size?: number;
  readonly isBold: boolean;
}

/** What level AA asks of a text: large is 24 px, or 18.66 px in bold (18 pt, and 14 pt). */
export const textMinimum = ({ size = 0, isBold }: TextSize): number =>
  CONTRAST_MINIMA.AA[size >= 24 || (isBold && size >= 18.66) ? 'large-text' : 'text'];

/** What a pair of colors may be used for, from everything to nothing that must be seen. */
export const CONTRAST_USES = ['any-text', 'large-text', 'icons', 'decoration'] as const;

export type ContrastUse = (typeof CONTRAST_USES)[number];

/**
 * The most that a contrast allows at a target. At 7 it is judged by AAA (7 for text, 4.5 for large
 * text), at 3 and 4.5 by AA (4.5 and 3). So only at 7 a pair can be good enough for icons alone.
 *
 * @param ratio Not rounded. Large text: 24 px, or 18.66 px in bold.
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum
 * @see https://www.w3.org/TR/WCAG22/#contrast-enhanced
 * @see https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
export function contrastUse(ratio: number, target: ContrastTarget = WCAG.aa): ContrastUse {
  const least = CONTRAST_MINIMA[target === WCAG.aaa ? 'AAA' : 'AA'];
  if (ratio >= least.text) return 'any-text';
  if (ratio >= least['large-text']) return 'large-text';
  return ratio >= least['non-text'] ? 'icons' : 'decoration';
}
