import { describeAll, exactSrgb, toCssColor } from '@swatchwork/color';

import { colorTexts } from '../../../palettes/carried-palette.ts';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';

/** The name of a color, given as text for CSS, if it is known. */
export type NameOf = (color: string) => string | undefined;

/**
 * What the colors are called, by place: as the file that they came from calls them, else for their looks.
 */
export function namesIn(
  palette: Pick<CreatorDocument, 'colors' | 'exact'>,
  ownNameOf: NameOf,
): string[] {
  const texts = colorTexts(palette);
  const plain = describeAll(texts.map((text) => exactSrgb(toCssColor(text)!)));
  return texts.map((text, i) => ownNameOf(text) ?? plain[i]!);
}
