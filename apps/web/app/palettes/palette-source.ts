import { formatHex, type Hex, PALETTE_SIZE_LIMIT, parseHex } from '@swatchwork/color';
import { NAME_LENGTH } from '@swatchwork/contract/constants';
import type { ExportedPalette } from '@swatchwork/formats';
import { DEFAULT_COLORS } from './creator-document.ts';
import { readHexList } from './hex-list.ts';

/** Storage key under which the creator and the profile store the palette to show. */
export const STORAGE_KEY = 'currentPalette';

export const DEFAULT_PALETTE: ExportedPalette = {
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
export function paletteOfQuery(params: URLSearchParams): ExportedPalette | undefined {
  const list = params.get('colors');
  if (list === null) return undefined;
  const colors = readHexList(list).slice(0, PALETTE_SIZE_LIMIT);
  return colors.length > 0 ? { name: readName(params.get('name')), colors } : DEFAULT_PALETTE;
}

/**
 * The palette of the browser's storage; the default if the storage is empty or holds no JSON,
 * another shape, or no valid color. Colors are texts or, as the API returns them, objects with a
 * `hex`; other entries are dropped.
 */
export function paletteOfStorage(text: string | null): ExportedPalette {
  const stored = parseJson(text);
  if (!hasColors(stored)) return DEFAULT_PALETTE;
  const colors = stored.colors.flatMap(readColor).slice(0, PALETTE_SIZE_LIMIT);
  return colors.length > 0 ? { name: readName(stored.name), colors } : DEFAULT_PALETTE;
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

function readColor(value: unknown): Hex[] {
  const hex = typeof value === 'object' && value !== null && 'hex' in value ? value.hex : value;
  const color = typeof hex === 'string' ? parseHex(hex) : undefined;
  return color ? [formatHex(color)] : [];
}
