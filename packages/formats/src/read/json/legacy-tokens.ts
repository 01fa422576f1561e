import { parseColor } from '@swatchwork/color';

import { isObject, type JsonObject } from '../../text/parse-json.ts';
import { TOKEN_EXTENSION } from '../../write/tokens.ts';

const MOST_SETS = 64; // of Tokens Studio, in which an alias is looked up

/** A file of Style Dictionary 3 or Tokens Studio in the words of the design tokens format. */
export interface LegacyTokens {
  tree: JsonObject;
  /** Colors with a change, such as lighter, that Tokens Studio would apply. */
  modified: number;
}

/**
 * Whether JSON holds tokens as `{value, type}` within groups, as Style Dictionary wrote them up to
 * version 3, and Tokens Studio does.
 */
export const isLegacy = (root: JsonObject): boolean =>
  Object.values(root).some((node) => isObject(node) && (isToken(node) || isLegacy(node)));

const isToken = ({ value, type, alpha }: JsonObject): boolean =>
  alpha === undefined &&
  ((typeof value === 'string' && (type !== undefined || isColorOrAlias(value))) ||
    (typeof type === 'string' && value !== undefined));

const isColorOrAlias = (value: string): boolean => /\{[^{}]/.test(value) || !!parseColor(value);

/**
 * The sets of a file of Tokens Studio, the one that counts most first: its aliases leave out the
 * names of the sets.
 *
 * @param tree Where the sets are taken from, if not from the file as it is.
 */
export function tokenSets(root: JsonObject, tree = root): JsonObject[] {
  const { tokenSetOrder } = isObject(root.$metadata) ? root.$metadata : {};
  const order: unknown[] = Array.isArray(tokenSetOrder) ? tokenSetOrder : Object.keys(tree);
  return order
    .slice(0, MOST_SETS)
    .map((name) => (Object.hasOwn(tree, String(name)) ? tree[String(name)] : undefined))
    .filter(isObject)
    .reverse();
}

/** Rewrites such a file; the depth is bounded by the parser. */
export function fromLegacy(root: JsonObject): LegacyTokens {
  let modified = 0;
  const tree = rewrite(root);
  return { tree, modified };

  function rewrite(group: JsonObject): JsonObject {
    const entries = Object.entries(group).flatMap(([key, node]): [string, JsonObject][] => {
      if (!isObject(node) || key.startsWith('$')) return [];
      return [[key, 'value' in node && !isObject(node.value) ? token(node) : rewrite(node)]];
    });
    return Object.fromEntries(entries);
  }

  function token({ value, type, name, $extensions }: JsonObject): JsonObject {
    const studio = isObject($extensions) && $extensions['studio.tokens'];
    if (isObject(studio) && 'modify' in studio) modified += 1;
    const ownType = typeof type === 'string' ? type : undefined;
    const $type = ownType ?? (isColor(value) ? 'color' : undefined);
    return {
      $value: typeof value === 'string' ? value.replace(/\.value\}/g, '}') : value,
      ...($type !== undefined && { $type }),
      ...(typeof name === 'string' && { $extensions: { [TOKEN_EXTENSION]: name } }),
    };
  }
}

const isColor = (value: unknown) => typeof value === 'string' && parseColor(value) !== undefined;
