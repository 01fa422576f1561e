import { type CssColor, formatHex, PALETTE_SIZE_LIMIT, parseHex } from '@swatchwork/color';
import { NAME_LENGTH } from '@swatchwork/contract/constants';

import { carriedOf, type NamedPalette } from './carried-palette.ts';
import { DEFAULT_COLORS } from './creator-document.ts';
import { readCssColors } from './document-url.ts';
import { exactOf } from './exact-of.ts';
import { wholeColor } from './whole-color.ts';

/** Storage key under which the creator and the profile store the palette to show. */
export const STORAGE_KEY = 'currentPalette';

export const DEFAULT_PALETTE: NamedPalette = {
  name: 'Default Palette',
  colors: DEFAULT_COLORS,
};

/** Name of a palette without a name. */
const UNNAMED = 'Custom Palette';

/**
 * The palette of a link. Invalid colors are dropped, and colors after the tenth.
 *
 * @returns The default if nothing valid is left; undefined if the link has no colors.
 */
export function paletteOfQuery(params: URLSearchParams): NamedPalette | undefined {
  return params.has('colors') ? paletteOf(params.get('name'), readCssColors(params)) : undefined;
}

/**
 * The palette of the browser's storage; the default if the storage is empty or holds no JSON,
 * another shape, or no valid color. Colors are texts or, as the API returns them, objects with a
 * `hex` and, where that is not all, `css` and `alpha`; other entries are dropped.
 */
export function paletteOfStorage(text: string | null): NamedPalette {
  const stored = parseJson(text);
  if (!hasColors(stored)) return DEFAULT_PALETTE;
  return paletteOf(stored.name, stored.colors.flatMap(readColor));
}

function paletteOf(name: unknown, all: readonly CssColor[]): NamedPalette {
  const colors = all.slice(0, PALETTE_SIZE_LIMIT);
  return colors.length > 0 ? { name: readName(name), ...carriedOf(colors) } : DEFAULT_PALETTE;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

const hasColors = (value: unknown): value is { name?: unknown; colors: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'colors' in value && Array.isArray(value.colors);

const readName = (value: unknown): string =>
  (typeof value === 'string' && value.trim().slice(0, NAME_LENGTH)) || UNNAMED;

function readColor(value: unknown): CssColor[] {
  const { hex, css, alpha }: Partial<Record<string, unknown>> = Object(
    typeof value === 'string' ? { hex: value } : value,
  );
  const color = typeof hex === 'string' ? parseHex(hex) : undefined;
  if (!color) return [];
  const stored = {
    hex: formatHex(color),
    ...(typeof css === 'string' && { css }),
    ...(typeof alpha === 'number' && { alpha }),
  };
  return [wholeColor(stored.hex, exactOf(stored))];
}
