import { parseColor } from '@swatchwork/color';

import { isObject, type JsonObject } from '../../text/parse-json.ts';
import { TOKEN_EXTENSION } from '../../write/tokens.ts';

const MOST_SETS = 64; // of Tokens Studio, in which an alias is looked up

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
 * The names of the sets of a file of Tokens Studio, the one that counts most first: its aliases leave
 * them out.
 */
export function tokenSets(root: JsonObject): string[] {
  const { tokenSetOrder } = isObject(root.$metadata) ? root.$metadata : {};
  const order: unknown[] = Array.isArray(tokenSetOrder) ? tokenSetOrder : Object.keys(root);
  return order.slice(0, MOST_SETS).map(String).reverse();
}

/**
 * Such a file in the words of the design tokens format; the depth is bounded by the parser. A value by
 * mode, such as `{ "light": "#fff", "dark": "#000" }`, is a group of tokens.
 */
export function fromLegacy(group: JsonObject): JsonObject {
  return mapMembers(group, (node) => {
    if (!('value' in node)) return fromLegacy(node);
    if (!isObject(node.value)) return token(node, node.value);
    if (typeof node.type !== 'string') return fromLegacy(node);
    const { value } = node;
    const isOne = node.type !== 'color' || fadedText(value) !== undefined || 'r' in value;
    return isOne
      ? token(node, fadedText(value) ?? value)
      : mapMembers(
          value,
          (one) => token(node, fadedText(one) ?? one),
          (one) => token(node, one),
        );
  });
}

function mapMembers(
  group: JsonObject,
  map: (node: JsonObject) => JsonObject,
  mapOther?: (value: unknown) => JsonObject,
): JsonObject {
  const entries = Object.entries(group).flatMap(([key, node]): [string, JsonObject][] => {
    if (key.startsWith('$')) return [];
    if (isObject(node)) return [[key, map(node)]];
    return mapOther ? [[key, mapOther(node)]] : [];
  });
  return Object.fromEntries(entries);
}

/** `{ "color": "{sea.blue}", "alpha": 0.5 }` in the words of Tokens Studio. */
const fadedText = ({ color, alpha }: JsonObject): string | undefined =>
  typeof color === 'string' && typeof alpha === 'number' ? `rgba(${color}, ${alpha})` : undefined;

function token({ type, name, $extensions }: JsonObject, value: unknown): JsonObject {
  const ownType = typeof type === 'string' ? type : undefined;
  const $type = ownType ?? (isColor(value) ? 'color' : undefined);
  return {
    $value: typeof value === 'string' ? value.replace(/\.value\}/g, '}') : value,
    ...($type !== undefined && { $type }),
    $extensions: {
      ...(isObject($extensions) && $extensions),
      ...(typeof name === 'string' && { [TOKEN_EXTENSION]: name }),
    },
  };
}

const isColor = (value: unknown) => typeof value === 'string' && parseColor(value) !== undefined;
