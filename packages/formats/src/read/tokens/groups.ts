import { FormatError } from '../../palette/format-error.ts';
import { isObject, type JsonObject } from '../../text/parse-json.ts';
import { joinNames } from '../../text/text.ts';
import { pathsOf, referenceOf } from './reference.ts';

/** A group or a token as it is written, and where. */
export interface Written {
  readonly node: JsonObject;
  readonly path: readonly string[];
}

/** A group with the groups that it extends. */
export interface Group {
  /** Its own members first: what an earlier one has takes the place of what a later one has. */
  readonly layers: readonly Written[];
  /** Its `$type`, else that of the nearest group around it with one. */
  readonly type: string | undefined;
}

/** One token of a token file. */
export interface Token extends Written {
  /** Names of the groups around it, and its own; it may be written in a group that these extend. */
  readonly name: readonly string[];
  /** Its own `$type`, or that of the nearest enclosing group with one. */
  readonly type: string | undefined;
  /** Whether it has members, which the format forbids. */
  readonly isGroup: boolean;
}

/** What has a name: the format forbids a token to be a group as well. */
export interface Member {
  readonly token?: Token;
  readonly group?: Group;
}

/** What a reference leads to, and the keys that lead further into it. */
export interface Target extends Member {
  readonly rest: readonly string[];
}

/** The groups and tokens of a file. */
export interface TokenTree {
  /** Every token in order; members of extended groups come before own ones. */
  tokens(): Generator<Token>;
  /** What a reference leads to, from the root or from another group; undefined where there is nothing. */
  follow(reference: string, from?: Group): Target | undefined;
}

/** Far beyond any design system. */
const DEEPEST = 64;
const MOST_GROUPS = 20_000;
const MOST_EXTENDED = 128;

/** Members of groups that extend others, in all of them together. */
const MOST_COPIED = 100_000;

export const labelOf = (path: readonly string[]): string => joinNames(path, '.') || 'the file';

/** Names of tokens and groups do not begin with a dollar sign, with one exception. */
export const isName = (key: string): boolean => !key.startsWith('$') || key === '$root';

/**
 * Reads the groups of a file. A `$ref` to a group does what `$extends` does.
 *
 * @param format What is read, for errors.
 * @throws {FormatError} On use: if a group extends what is missing, a token, or itself, or there are too many.
 * @see https://www.designtokens.org/TR/2025.10/format/#extending-groups
 */
export function openTokens(file: JsonObject, format: string): TokenTree {
  /** Groups with a reference, and all that they extend. */
  const extended = new Map<JsonObject, readonly Written[]>();
  /** Those that are being read. */
  const open = new Map<JsonObject, string>();
  const kinds = new Map<JsonObject, 'token' | 'group'>();
  const counts = { groups: 0, copied: 0 };
  /** References that lead from one to the next. */
  let steps = 0;
  const rootOf = (): Group => groupOf([{ node: file, path: [] }]);
  return { tokens: () => walk(rootOf(), [], new Set()), follow };

  function groupOf(written: readonly Written[], around?: string): Group {
    const layers = written.flatMap(withExtended);
    return { layers, type: layers.map(({ node }) => typeOf(node)).find(Boolean) ?? around };
  }

  function withExtended(own: Written): readonly Written[] {
    const reference = referenceOf(own.node.$extends) ?? own.node.$extends ?? own.node.$ref;
    const known = extended.get(own.node);
    if (known || reference === undefined) return known ?? [own];
    // On the way to another group what it has of its own is enough.
    if (open.has(own.node)) return [own];
    if (open.size === MOST_EXTENDED) throw broken(own.path, 'extends too many groups');
    open.set(own.node, labelOf(own.path));
    const target = typeof reference === 'string' ? follow(reference) : undefined;
    const [first] = target?.group?.layers ?? [];
    const problem = target?.token ? 'a token' : 'missing';
    if (!first || target?.token || target?.rest.length !== 0) {
      throw broken(own.path, `extends ${shown(reference)}, which is ${problem}`);
    }
    const isAround = first.path.every((key, i) => own.path[i] === key);
    if (isAround || open.has(first.node)) throw circle(own.path, [...open.values()]);
    open.delete(own.node);
    const layers = [own, ...target!.group!.layers];
    if (layers.length > MOST_EXTENDED) throw broken(own.path, 'extends too many groups');
    extended.set(own.node, layers);
    return layers;
  }

  function follow(reference: string, from?: Group): Target | undefined {
    for (const path of pathsOf(reference)) {
      let at: Member = { group: from ?? rootOf() };
      let depth = 0;
      for (; depth < path.length && isName(path[depth]!); depth++) {
        const next = at.group && memberOf(at.group, path[depth]!, path.slice(0, depth + 1));
        if (!next) break;
        at = next;
      }
      const rest = path.slice(depth);
      if (rest.length === 0 || hasMember(at, rest[0]!)) return { ...at, rest };
    }
    return undefined;
  }

  function memberOf(group: Group, key: string, name: readonly string[]): Member | undefined {
    const written = group.layers.flatMap(({ node, path }): Written[] => {
      const own = Object.hasOwn(node, key) ? node[key] : undefined;
      return isObject(own) ? [{ node: own, path: [...path, key] }] : [];
    });
    const [first] = written;
    if (!first) return undefined;
    const end = written.findIndex(({ node }) => kindOf(node) === 'token');
    if (end !== 0) return { group: groupOf(end < 0 ? written : written.slice(0, end), group.type) };
    const type = typeOf(first.node) ?? group.type ?? typeWhereWritten(first.path);
    const isGroup = Object.entries(first.node).some(
      ([inner, value]) => isName(inner) && isObject(value) && holdsTokens(value),
    );
    const token = { ...first, name, type, isGroup };
    return isGroup ? { token, group: { layers: [first], type } } : { token };
  }

  function kindOf(node: JsonObject): 'token' | 'group' {
    if ('$value' in node) return 'token';
    if (typeof node.$ref !== 'string') return 'group';
    const known = kinds.get(node);
    if (known) return known;
    kinds.set(node, 'token'); // one that leads back to itself is none of a group
    if (steps === MOST_EXTENDED) return 'token';
    steps += 1;
    const target = follow(node.$ref);
    steps -= 1;
    const isGroup = target?.group && !target.token && target.rest.length === 0;
    const kind = isGroup ? 'group' : 'token';
    kinds.set(node, kind);
    return kind;
  }

  /** The type that a token has where it is written, if it has none where it is inherited. */
  function typeWhereWritten(path: readonly string[]): string | undefined {
    let node: unknown = file;
    let type = typeOf(file);
    for (const key of path) {
      node = isObject(node) ? node[key] : undefined;
      if (isObject(node)) type = typeOf(node) ?? type;
    }
    return type;
  }

  function* walk(
    group: Group,
    path: readonly string[],
    around: ReadonlySet<JsonObject>,
  ): Generator<Token> {
    counts.groups += 1;
    if (path.length > DEEPEST || counts.groups > MOST_GROUPS) {
      throw broken(path.slice(0, 5), 'has too many groups');
    }
    const extending = group.layers.filter(({ node }) => extended.has(node));
    const again = extending.find(({ node }) => around.has(node));
    if (again) throw circle(again.path, [labelOf(path)]);
    const inside =
      extending.length > 0 ? new Set([...around, ...extending.map(({ node }) => node)]) : around;
    const keys = new Set(group.layers.toReversed().flatMap(({ node }) => Object.keys(node)));
    if (group.layers.length > 1) counts.copied += keys.size * group.layers.length;
    if (counts.copied > MOST_COPIED) throw broken(path, 'extends too many members');
    for (const key of keys) {
      const name = [...path, key];
      const member = isName(key) ? memberOf(group, key, name) : undefined;
      if (member?.token) yield member.token;
      if (member?.group) yield* walk(member.group, name, inside);
    }
  }

  function circle(path: readonly string[], names: readonly string[]): FormatError {
    const others = names.filter((name) => name !== labelOf(path)).slice(0, 20);
    const over = others.length > 0 ? ` through ${others.join(', ')}` : '';
    return broken(path, `extends itself${over}`);
  }

  function broken(path: readonly string[], problem: string): FormatError {
    return new FormatError('broken', format, 0, `${labelOf(path)} ${problem}`);
  }
}

/** Whether a value has something else there, such as `$value` or an item. */
const hasMember = ({ token, group }: Member, key: string): boolean => {
  const node = token?.node ?? group?.layers[0]?.node;
  return node !== undefined && (Object.hasOwn(node, key) || (key === '$value' && '$ref' in node));
};

/** Whether there are tokens in it. The parser bounds the depth. */
export const holdsTokens = (node: JsonObject): boolean =>
  '$value' in node ||
  '$ref' in node ||
  Object.entries(node).some(([key, value]) => isName(key) && isObject(value) && holdsTokens(value));

const typeOf = ({ $type }: JsonObject): string | undefined =>
  typeof $type === 'string' ? $type : undefined;

const shown = (reference: unknown): string =>
  typeof reference === 'string'
    ? reference.slice(0, 100)
    : String(JSON.stringify(reference)).slice(0, 100);
