import { FormatError } from '../palette/format-error.ts';
import type { ImportedColor } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { isObject, type JsonObject, parseJson } from '../text/parse-json.ts';
import { fromLegacy, isLegacy, tokenSets } from './json/legacy-tokens.ts';
import { addToken } from './read-tokens.ts';
import { labelOf, type Token } from './tokens/groups.ts';
import { hasTokens, readTokenColors } from './tokens/read-token-colors.ts';

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
  const root = mergeTokens(files.map(parseTokens));
  const { tokens } = colorTokensIn(root, files.map(({ name }) => name).join(', '));
  return new Map(tokens.map(({ token, color }) => [token.name.join('.'), color]));
}

/**
 * The color tokens of one tree.
 *
 * @param name What the tree is, for errors.
 * @throws {FormatError} As {@link readColorTokens} does, and if a token is a group as well.
 */
export function colorTokensIn(root: JsonObject, name: string) {
  const palette = new PaletteBuilder(name);
  const { tokens, notes } = readTokenColors(root, name, '$metadata' in root ? tokenSets(root) : []);
  const found: Token[] = [];
  for (const { token, resolved } of tokens) {
    if (!resolved) continue;
    if ('problem' in resolved) throw palette.broken(0, resolved.problem);
    if (token.isGroup) {
      const problem =
        'is a token and a group, which the format does not allow; use a token named $root in the group';
      throw palette.broken(0, `${labelOf(token.name)} ${problem}`);
    }
    addToken(palette, resolved, token);
    found.push(token);
  }
  const { colors } = palette.build().palette;
  return {
    tokens: found.map((token, i) => ({ token, color: colors[i]! })),
    notes: notes.sentences(['texts']),
  };
}

/**
 * The tree of a file, in the words of the format where it has those of Style Dictionary 3 or Tokens Studio.
 *
 * @throws {FormatError} If a file is no JSON object.
 */
export function parseTokens({ name, text }: TokenFile): JsonObject {
  const root = parseJson(text.replace(/^\uFEFF/, ''), name);
  if (!isObject(root)) throw new FormatError('broken', name, 0, 'it must be an object of tokens');
  if (!isLegacyFile(root)) return root;
  const { $metadata } = root;
  return { ...fromLegacy(root), ...($metadata !== undefined && { $metadata }) };
}

/** Whether the tokens of a file have a `value` where the format has a `$value`. */
export const isLegacyFile = (root: JsonObject): boolean =>
  !hasTokens(root) && !('resolutionOrder' in root) && isLegacy(root);

/** Trees as one: groups are merged, and a token replaces what had its path. The parser bounds the depth. */
export function mergeTokens(trees: readonly JsonObject[]): JsonObject {
  const [only = {}, another] = trees;
  if (!another) return only;
  const members = new Map<string, { value: unknown; groups: JsonObject[] }>();
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const old = members.get(key);
      if (old && isGroup(value) && old.groups.length > 0) old.groups.push(value);
      else members.set(key, { value, groups: isGroup(value) ? [value] : [] });
    }
  }
  return Object.fromEntries(
    [...members].map(([key, { value, groups }]) => [
      key,
      groups.length > 1 ? mergeTokens(groups) : value,
    ]),
  );
}

const isGroup = (node: unknown): node is JsonObject =>
  isObject(node) && !('$value' in node) && !('$ref' in node);
