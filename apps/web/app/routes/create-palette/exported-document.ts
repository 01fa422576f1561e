import { toCssColor } from '@swatchwork/color';

import type { Exportable } from '../../palette-files/export/named-palette.ts';
import { colorTexts } from '../../palettes/carried-palette.ts';
import type { CreatorDocument } from '../../palettes/creator-document.ts';
import type { NameOf } from './state/names-in.ts';

/**
 * The palette as the writers of files take it.
 *
 * @param ownNameOf The name that a file gave a color.
 */
export function exportedDocument(
  document: CreatorDocument,
  nameOf: NameOf,
  ownNameOf: NameOf,
): Exportable {
  const colors = document.exact.map((text) => toCssColor(text ?? ''));
  return {
    ...toPalette(document),
    exact: colors.map((color) => color?.css),
    alphas: colors.map((color) => color?.alpha),
    colorNames: colorTexts(document).map(ownNameOf),
    poeticNames: colorTexts(document).map(nameOf),
  };
}

/** The palette for the visualizer, which reads colors as the API answers them. */
export const storedDocument = (document: CreatorDocument) => ({
  ...toPalette(document),
  colors: document.colors.map((hex, i) => toCssColor(document.exact[i] ?? '') ?? hex),
});

const toPalette = ({ name, colors }: CreatorDocument) => ({
  name: name.trim() || 'Swatchwork palette',
  colors,
});
