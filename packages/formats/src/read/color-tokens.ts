import { FormatError } from '../palette/format-error.ts';
import type { ImportedColor } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { isObject, type JsonObject, parseJson } from '../text/parse-json.ts';
import { addValue } from './read-tokens.ts';
import { findTokens, resolve } from './token-tree.ts';

/** A token file and its name for errors. */
interface TokenFile {
  name: string;
  text: string;
}

/**
 * The color tokens of some files of the Design Tokens Community Group, by their paths with dots,
 * such as `color.text.muted`. The files count as one: an alias may point into another file, and
 * later files override earlier ones.
 *
 * @throws {FormatError} If a file is no JSON object, a color token breaks the rules, or there is
 *   none at all.
 * @see https://www.designtokens.org/TR/2025.10/format/
 */
export function readColorTokens(files: readonly TokenFile[]): Map<string, ImportedColor> {
  const root = files.map(parseTokens).reduce(mergeTokens, {});
  return colorTokensIn(root, files.map(({ name }) => name).join(', '));
}

/**
 * The color tokens of one tree.
 *
 * @param name What the tree is, for errors.
 * @throws {FormatError} As {@link readColorTokens} does.
 */
export function colorTokensIn(root: JsonObject, name: string): Map<string, ImportedColor> {
  const palette = new PaletteBuilder(name);
  const paths: string[] = [];
  for (const token of findTokens(root, palette)) {
    const resolved = resolve(token, { root, sets: [] });
    if (!resolved) continue;
    const problem = 'problem' in resolved ? resolved.problem : addValue(palette, resolved, token);
    if (problem) throw palette.broken(0, problem);
    paths.push(token.path.join('.'));
  }
  const { colors } = palette.build().palette;
  return new Map(colors.map((color, i) => [paths[i]!, color]));
}

/** @throws {FormatError} If a file is no JSON object. */
export function parseTokens({ name, text }: TokenFile): JsonObject {
  const root = parseJson(text.replace(/^\uFEFF/, ''), name);
  if (isObject(root)) return root;
  throw new FormatError('broken', name, 0, 'it must be an object of tokens');
}

/** Groups are merged; a token replaces what had its path. The parser bounds the depth. */
export function mergeTokens(below: JsonObject, above: JsonObject): JsonObject {
  const both = Object.entries(above).map(([key, value]) => {
    const old = Object.hasOwn(below, key) ? below[key] : undefined;
    const areGroups = isGroup(old) && isGroup(value);
    return [key, areGroups ? mergeTokens(old, value) : value] as const;
  });
  return Object.fromEntries([...Object.entries(below), ...both]);
}

const isGroup = (node: unknown): node is JsonObject =>
  isObject(node) && !('$value' in node) && !('$ref' in node);
