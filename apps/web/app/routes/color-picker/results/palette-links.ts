import { fillHarmony, formatHex, type Hex, PALETTE_SIZE_LIMIT, parseHex } from '@swatchwork/color';
import { NAME_LENGTH } from '@swatchwork/contract/constants';
import { DEFAULT_DOCUMENT, SLOT_COUNT } from '../../../palettes/creator-document.ts';
import { writeDocument } from '../../../palettes/document-url.ts';

/**
 * The creator with the first five of the colors; if there are fewer, relatives of the first
 * fill its places.
 *
 * @param colors At least one.
 */
export function creatorPath(colors: readonly Hex[], name: string): string {
  const places = Array.from({ length: SLOT_COUNT }, (_, i) => parseHex(colors[i] ?? '') ?? null);
  const filled = fillHarmony(parseHex(colors[0]!)!, 'analogous', places).map(formatHex);
  return `/create-palette${writeDocument({ ...DEFAULT_DOCUMENT, colors: filled, name })}`;
}

/** The visualizer with the first ten of the colors. */
export function visualizerPath(colors: readonly Hex[], name: string): string {
  const list = colors.slice(0, PALETTE_SIZE_LIMIT).map((color) => color.slice(1));
  return `/palette-visualizer?colors=${list.join(',')}&name=${encodeURIComponent(name)}`;
}

/** A name for the colors of a file, such as `Harbour colors` for `harbour.jpg`. */
export function paletteName(fileName = 'Image'): string {
  const stem =
    fileName
      .replace(/\.[^.]+$/, '')
      .replaceAll(/[-_\s]+/g, ' ')
      .trim() || 'Image';
  const name = stem.slice(0, NAME_LENGTH - ' colors'.length);
  return `${name[0]!.toUpperCase()}${name.slice(1)} colors`;
}
