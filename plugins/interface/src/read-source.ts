import { byteDigits, type Hex } from '@swatchwork/color';
import type { ImportedColor } from '@swatchwork/formats';
import { readPalette } from '@swatchwork/formats/read';
import type { Wanted } from '@swatchwork/plugin-core';
import { wantPalette, wantTheme } from '@swatchwork/plugin-core/wanted';
import { BRAND_LIMIT, createTheme, type ThemeInput } from '@swatchwork/theme';
import { readThemeQuery, toInput } from '@swatchwork/theme/link';

/** What to make: a theme in one collection or in one for each mode, or color styles. */
export const MAKES = ['theme', 'apart', 'styles'] as const;

export type Make = (typeof MAKES)[number];

/** Input that holds nothing to make; its message is for the person. */
export class SourceError extends Error {}

/** The name of what is made, where a person leaves it empty. */
const USUAL_NAME = 'Swatchwork';

/**
 * What a link, colors or a file of any format that the site reads becomes.
 *
 * @throws {Error} With a sentence for the person.
 */
export function readSource(source: string | Uint8Array, make: Make, givenName: string): Wanted {
  if (source.length === 0) {
    throw new SourceError('Paste a link or colors, or choose a file.');
  }
  const name = givenName.trim() || USUAL_NAME;
  if (make === 'styles') return wantPalette(name, readColors(source).map(named));
  const modes = make === 'theme' ? 'together' : 'apart';
  return wantTheme(name, createTheme(readTheme(source)), modes);
}

function readTheme(source: string | Uint8Array): ThemeInput {
  const linked = typeof source === 'string' ? readThemeLink(source) : undefined;
  if (linked) return linked;
  const colors = readColors(source);
  if (colors.length > BRAND_LIMIT) {
    throw new SourceError(
      `A theme takes ${BRAND_LIMIT} brand colors, and these are ${colors.length}. Choose color styles, or enter fewer.`,
    );
  }
  return { brands: colors.map(({ hex }) => hex) };
}

function readThemeLink(text: string): ThemeInput | undefined {
  const url = URL.parse(text.trim());
  if (!url || !/\/theme\/?$/.test(url.pathname)) return undefined;
  const { document, hasBrands, problems } = readThemeQuery(url.search);
  if (problems[0]) throw new SourceError(problems[0]);
  if (hasBrands) return toInput(document);
  throw new SourceError(
    'This link names a saved theme, which only the site can open. Open it there and copy the link that contains its colors.',
  );
}

const readColors = (source: string | Uint8Array): readonly ImportedColor[] =>
  readPalette(source).palette.colors;

function named({ hex, alpha = 1, name }: ImportedColor) {
  const digits = byteDigits(alpha);
  const full: Hex = digits === 'FF' ? hex : `${hex}${digits}`;
  return { hex: full, ...(name !== undefined && { name }) };
}
