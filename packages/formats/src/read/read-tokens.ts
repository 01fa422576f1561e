import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { isObject, type JsonObject } from '../text/parse-json.ts';
import { joinNames } from '../text/text.ts';
import { originalName } from '../write/tokens.ts';
import type { TokenColor } from './tokens/color-value.ts';
import type { Token } from './tokens/groups.ts';
import { readTokenColors } from './tokens/read-token-colors.ts';

const FORMAT = 'Design tokens';

/**
 * Reads the color tokens of a file of the Design Tokens Community Group, in the order they stand
 * in: groups hand their type down, aliases are followed, `$extends` is honored. Hex texts as
 * values, which drafts before 2025.10 had, are read as well. A token that breaks the rules is left
 * out.
 *
 * @param root The parsed JSON.
 * @param options.sets Names of groups within which aliases may lead as well.
 * @param options.isLegacy Whether the file is of a format in which colors are texts.
 * @throws {FormatError} If there is no color left, or a group extends what it may not, saying why.
 * @see https://www.designtokens.org/TR/2025.10/format/
 */
export function readTokens(
  root: JsonObject,
  { sets = [], isLegacy = false }: { sets?: readonly string[]; isLegacy?: boolean } = {},
): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  const { tokens, notes } = readTokenColors(root, FORMAT, sets);
  const colors = tokens.flatMap(({ token, resolved }) =>
    resolved && !('problem' in resolved) ? [{ token, color: resolved }] : [],
  );
  const paths = colors.map(({ token }) => pathOf(token));
  const shortNames = paths.map((path) => joinNames(withoutOutermost(path), ' '));
  const isShort = new Set(shortNames).size === shortNames.length;
  const counts = { others: 0, broken: 0 };
  for (const { resolved } of tokens) {
    if (!resolved) counts.others += 1;
    else if ('problem' in resolved) {
      counts.broken += 1;
      palette.leftOut(resolved.problem);
    }
  }
  for (const { token, color } of colors) addToken(palette, color, token, isShort);
  palette.name = paletteName(root);
  const groups = new Set(paths.map((path) => joinNames(path.slice(0, -1), '.')));
  if (groups.size > 1) palette.tally(groups.size, 'groups were read as one palette.');
  palette.tally(
    counts.broken,
    '{token|tokens} that {refers|refer} to nothing or {has|have} no color {was|were} left out.',
  );
  palette.tally(counts.others, '{token|tokens} of {another type was|other types were} left out.');
  for (const sentence of notes.sentences(isLegacy ? ['texts', 'untyped'] : [])) {
    palette.note(`${sentence}.`);
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

const withoutOutermost = (path: readonly string[]) => (path.length > 1 ? path.slice(1) : path);

/** A group's own token is called like the group. */
const pathOf = ({ name }: Token) =>
  name.length > 1 && name.at(-1) === '$root' ? name.slice(0, -1) : name;

/**
 * Adds the color of a token, named by its path.
 *
 * @param isShort Whether the name leaves out the outermost group: `gray` and `blue` may both have a `100`.
 */
export function addToken(
  palette: PaletteBuilder,
  { color, alpha, css }: TokenColor,
  token: Token,
  isShort = true,
): void {
  const path = pathOf(token);
  const key = joinNames(isShort ? withoutOutermost(path) : path, ' ');
  const name = originalName(token.node) ?? (/^color-\d+$/.test(key) ? undefined : key);
  palette.add(color, 0, { name, alpha, css });
}
