/** The kinds of figure that an article can ask for, by the first word after a code fence. */
export const FIGURE_KINDS = [
  'swatches',
  'contrast',
  'patches',
  'gradient',
  'harmony',
  'vision',
  'lightness',
  'theme',
  'steps',
] as const;

export type FigureKind = (typeof FIGURE_KINDS)[number];
