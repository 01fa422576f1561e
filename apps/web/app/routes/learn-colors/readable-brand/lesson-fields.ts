import { formatHex, type Hex, mapToGamut, parseColor } from '@swatchwork/color';

import type { QuestionId } from './questions.ts';

/** Brand colors that the lesson offers: on some, white words can be read, on others only dark ones. */
export const BRANDS: readonly Hex[] = [
  '#1E88E5',
  '#E11D48',
  '#F59E0B',
  '#7C3AED',
  '#0D9488',
  '#FFCC00',
];

/** The lesson as it opens: a brand color, and no answer to any question. */
export const LESSON_DEFAULTS: Readonly<Record<'c' | QuestionId, string>> = {
  c: BRANDS[0]!,
  words: '',
  page: '',
  tint: '',
  dark: '',
};

/** The bytes of an opaque CSS color; undefined if the text is none. */
export function readBrand(text: string): Hex | undefined {
  const parsed = parseColor(text);
  return parsed?.alpha === 1 ? formatHex(mapToGamut(parsed.color)) : undefined;
}

/** The color that the lesson offers after this one. */
export const brandAfter = (brand: Hex): Hex => BRANDS[(BRANDS.indexOf(brand) + 1) % BRANDS.length]!;
