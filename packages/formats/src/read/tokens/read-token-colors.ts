import { isObject, type JsonObject } from '../../text/parse-json.ts';
import { type Group, holdsTokens, openTokens, type Token } from './groups.ts';
import { createResolver, type Resolved } from './resolve.ts';
import { TokenNotes } from './token-notes.ts';

/** The tokens of a tree with their colors, and what is to be said of them. */
export interface TokenColors {
  /** In order; a token of another type has no color, and one that breaks the rules a problem. */
  readonly tokens: readonly { readonly token: Token; readonly resolved: Resolved }[];
  readonly notes: TokenNotes;
}

/**
 * Reads the color tokens of a tree: groups hand their type down and extend others, aliases are followed.
 *
 * @param format What is read, for errors.
 * @param sets Names of outermost groups within which aliases may lead as well.
 * @throws {FormatError} If a group extends what is missing, a token, or itself, or there are too many.
 */
export function readTokenColors(
  root: JsonObject,
  format: string,
  sets: readonly string[] = [],
): TokenColors {
  const notes = new TokenNotes();
  const tree = openTokens(root, format);
  const scopes = sets.flatMap((name): Group[] => {
    const group = tree.follow(`#/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)?.group;
    return group ? [group] : [];
  });
  const resolve = createResolver(tree, scopes, notes);
  const tokens = [...tree.tokens()].map((token) => {
    const resolved = resolve(token);
    if (resolved && !('problem' in resolved)) {
      if (token.name.some((name) => /[{}.]/.test(name))) notes.add('names', token.name);
      if (token.isGroup) notes.add('groups', token.name);
    }
    return { token, resolved };
  });
  for (const name of reservedGroups(root)) notes.add('reserved', name);
  return { tokens, notes };
}

/** Members that the format or a program has for other things. */
const OTHER_MEMBERS = new Set([
  '$extensions',
  '$value',
  '$themes',
  '$metadata',
  '$defs',
  '$description',
]);

/** Groups with a name that begins with a dollar sign, which the format keeps for itself. */
function* reservedGroups(
  node: JsonObject,
  path: readonly string[] = [],
): Generator<readonly string[]> {
  for (const [key, value] of Object.entries(node)) {
    if (!isObject(value) || OTHER_MEMBERS.has(key)) continue;
    const name = [...path, key];
    if (!key.startsWith('$') || key === '$root') yield* reservedGroups(value, name);
    else if (holdsTokens(value)) yield name;
  }
}

/** Whether there is a token in a group. The parser bounds the depth. */
export const hasTokens = (node: JsonObject): boolean =>
  Object.entries(node).some(
    ([key, value]) => key === '$value' || (isObject(value) && hasTokens(value)),
  );
