import { declarePairs, STATUS_FAMILIES } from '@swatchwork/theme';

/** The pairs of a theme of one brand color, by their ids. */
const DECLARED = new Set(declarePairs(['brand', ...STATUS_FAMILIES]).map(({ id }) => id));

/** Words and lines of the brand color, and the ring of the keyboard. */
const USUAL = [
  'brand-on-solid/brand-solid',
  'brand-text/ground',
  'brand-text/brand-tint-active',
  'brand-border-strong/ground',
  'focus/ground',
];

/** The pairs that a figure names after its color, such as `text/ground link/surface`, or the usual. */
export const readPairs = (text: string): readonly string[] => {
  const ids = text.split(/\s+/).filter((id) => id !== '');
  return ids.length > 0 ? ids : USUAL;
};

/** The first of these ids that no theme of one brand color declares. */
export const undeclaredPair = (text: string): string | undefined =>
  readPairs(text).find((id) => !DECLARED.has(id));
