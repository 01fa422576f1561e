import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { isObject, type JsonObject } from '../text/parse-json.ts';
import { joinNames } from '../text/text.ts';
import { TOKEN_EXTENSION } from '../write/tokens.ts';
import { findTokens, resolve, type Token } from './token-tree.ts';

const FORMAT = 'Design tokens';

/**
 * Reads the color tokens of a file of the Design Tokens Community Group, in the order they stand
 * in: groups hand their type down, aliases are followed, `$extends` is honored. Hex texts as
 * values, which drafts before 2025.10 had, are read as well. A token that breaks the rules is left
 * out.
 *
 * @param root The parsed JSON.
 * @param options.sets Groups within which aliases may lead as well.
 * @param options.isLegacy Whether the file is of a format in which colors are texts.
 * @throws {FormatError} If there is no color left, saying why.
 * @see https://www.designtokens.org/TR/2025.10/format/
 */
export function readTokens(
  root: JsonObject,
  { sets = [], isLegacy = false }: { sets?: readonly JsonObject[]; isLegacy?: boolean } = {},
): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  const counts = { others: 0, texts: 0, broken: 0 };
  const groups = new Set<string>();
  const found = [...findTokens(root, palette)].map((token) => ({
    token,
    resolved: resolve(token, { root, sets }),
  }));
  const colors = found.filter(({ resolved }) => resolved && !('problem' in resolved));
  const shortNames = colors.map(({ token }) => joinNames(withoutOutermost(token.path), ' '));
  const isShort = new Set(shortNames).size === shortNames.length;
  for (const { token, resolved } of found) {
    if (!resolved) {
      counts.others += 1;
      continue;
    }
    const problem =
      'problem' in resolved ? resolved.problem : addValue(palette, resolved, token, isShort);
    if (problem) {
      counts.broken += 1;
      palette.leftOut(problem);
      continue;
    }
    groups.add(joinNames(token.path.slice(0, -1), '.'));
    if ('value' in resolved && typeof resolved.value === 'string') counts.texts += 1;
  }
  palette.name = paletteName(root);
  if (groups.size > 1) palette.tally(groups.size, '', 'groups were read as one palette.');
  palette.tally(
    counts.broken,
    'token that refers to nothing, or holds no color, was left out.',
    'tokens that refer to nothing, or hold no color, were left out.',
  );
  palette.tally(
    counts.others,
    'token of another type was left out.',
    'tokens of other types were left out.',
  );
  if (!isLegacy) {
    palette.tally(
      counts.texts,
      'color was a text, which the format no longer allows.',
      'colors were texts, which the format no longer allows.',
    );
  }
  return palette.build();
}

/** A file of one group is named by it. */
function paletteName(root: JsonObject): string {
  const groups = Object.entries(root).filter(([key]) => !key.startsWith('$'));
  const [key = '', group] = groups.length === 1 ? groups[0]! : [];
  return isObject(group) && !('$value' in group) ? (originalName(group) ?? groupName(key)) : '';
}

const groupName = (key: string) => (key === 'palette' ? '' : key);

function originalName({ $extensions }: JsonObject): string | undefined {
  const name = isObject($extensions) ? $extensions[TOKEN_EXTENSION] : undefined;
  return typeof name === 'string' ? name : undefined;
}

const withoutOutermost = (path: readonly string[]) => (path.length > 1 ? path.slice(1) : path);

/**
 * Adds the color of a token, named by its path.
 *
 * @param isShort Whether the name leaves out the outermost group: `gray` and `blue` may both have a `100`.
 * @returns What is wrong with it, if it is none.
 */
export function addValue(
  palette: PaletteBuilder,
  { value, alpha }: { value: unknown; alpha: number },
  { path, node }: Token,
  isShort = true,
): string | undefined {
  const own = isShort ? withoutOutermost(path) : path;
  const key = joinNames(own, ' ');
  const name = originalName(node) ?? (/^color-\d+$/.test(key) ? undefined : key);
  if (addColor(palette, value, name, alpha)) return undefined;
  return `the value of ${joinNames(path, '.')} is no color`;
}

/** @returns Whether it was one. */
function addColor(
  palette: PaletteBuilder,
  value: unknown,
  name: string | undefined,
  opacity: number,
): boolean {
  if (typeof value === 'string') return palette.addCss(value, 0, name, opacity);
  if (!isObject(value)) return false;
  const { colorSpace, components, alpha = 1 } = value;
  if (typeof colorSpace !== 'string' || !Array.isArray(components)) return false;
  if (components.length !== 3 || typeof alpha !== 'number') return false;
  if (!components.every((part) => part === 'none' || Number.isFinite(part))) return false;
  const [r, g, b] = components;
  if (colorSpace === 'srgb' && !components.includes('none')) {
    palette.add({ r, g, b }, 0, { name, alpha: alpha * opacity });
    return true;
  }
  const parts = components.map(String);
  const visible = Math.min(1, Math.max(0, alpha)) * opacity;
  return palette.addCss(toCss(colorSpace, parts), 0, name, visible);
}

/** Those that are functions of CSS; the others are spaces of its `color()`. */
const FUNCTIONS = new Set(['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch']);

const toCss = (space: string, parts: readonly string[]): string =>
  FUNCTIONS.has(space) ? `${space}(${parts.join(' ')})` : `color(${space} ${parts.join(' ')})`;
