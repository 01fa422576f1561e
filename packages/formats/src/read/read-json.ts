import { parseColor } from '@swatchwork/color';

import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { isObject, type JsonObject, parseJson } from '../text/parse-json.ts';
import { joinNames } from '../text/text.ts';
import { readTokens } from './read-tokens.ts';

const FORMAT = 'JSON';

/**
 * Reads our own `{name, colors, createdAt}`, design tokens, or any JSON that holds CSS colors:
 * lists of them, objects with a color and a `name`, and members named for their color.
 *
 * @throws {FormatError} If it is no JSON or holds no color.
 */
export function readJson(text: string): ReadPalette & { format: 'json' | 'tokens' } {
  const root = parseJson(text, FORMAT);
  if (isObject(root) && hasTokens(root)) return { ...readTokens(root), format: 'tokens' };
  const palette = new PaletteBuilder(FORMAT);
  if (isObject(root) && typeof root.name === 'string') palette.name = root.name;
  collect(isObject(root) && Array.isArray(root.colors) ? root.colors : root, '', palette);
  return { ...palette.build(), format: 'json' };
}

const hasTokens = (node: JsonObject): boolean =>
  Object.entries(node).some(
    ([key, value]) => key === '$value' || (isObject(value) && hasTokens(value)),
  );

/** The depth is bounded by the parser. */
function collect(node: unknown, name: string, palette: PaletteBuilder): void {
  if (typeof node === 'string') {
    palette.addCss(node, 0, name);
  } else if (Array.isArray(node)) {
    for (const entry of node) collect(entry, '', palette);
  } else if (isObject(node) && !addNamed(node, palette)) {
    for (const [key, value] of Object.entries(node)) {
      if (WORDS.has(key)) continue;
      collect(value, joinNames([name, key], '-'), palette);
    }
  }
}

/** Members with texts for people, in which 'coral' is no color. */
const WORDS = new Set(['name', 'description', 'tags']);

const COLOR_KEYS = ['hex', 'hexCode', 'color', 'value'];

/** Reads an object such as `{hex, name, alpha}`. @returns Whether it was one. */
function addNamed(node: JsonObject, palette: PaletteBuilder): boolean {
  const css = COLOR_KEYS.map((key) => node[key]).find((value) => typeof value === 'string');
  if (typeof css !== 'string' || !parseColor(css)) return false;
  const name = typeof node.name === 'string' ? node.name : undefined;
  const alpha = typeof node.alpha === 'number' ? Math.min(1, Math.max(0, node.alpha)) : 1;
  return palette.addCss(css, 0, name, alpha);
}
