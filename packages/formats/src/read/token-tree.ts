import type { PaletteBuilder } from '../palette/palette-builder.ts';
import { isObject, type JsonObject } from '../text/parse-json.ts';
import { joinNames } from '../text/text.ts';

/** Most steps of aliases and `$extends`; a longer chain is a circle. */
const LONGEST_CHAIN = 32;

/** Far beyond any design system. */
const DEEPEST = 64;
const MOST_GROUPS = 20_000;

/**
 * Members that `$extends` copies, in all groups together: each group may extend the largest one.
 */
const MOST_COPIED = 20_000;

/** Longest alias in characters. Every token may use the same alias, and each use reads it again. */
const LONGEST_ALIAS = 1000;

/** One token of a token file. */
export interface Token {
  /** Names of the groups around it and its own. */
  path: readonly string[];
  node: JsonObject;
  /** Its own `$type`, or that of the nearest enclosing group with one. */
  type: string | undefined;
}

const isToken = (node: JsonObject) => '$value' in node || typeof node.$ref === 'string';

/** Every token of a file, in order; members that a group extends come before its own. */
export function findTokens(root: JsonObject, palette: PaletteBuilder): Generator<Token> {
  let visits = 0;
  let copied = 0;
  return walk(root, []);

  function* walk(group: JsonObject, path: readonly string[], inherited?: string): Generator<Token> {
    visits += 1;
    // Groups that extend each other would recurse without end.
    if (path.length > DEEPEST || visits > MOST_GROUPS) {
      throw palette.broken(0, `${joinNames(path.slice(0, 5), '.')} holds too many groups`);
    }
    const type = typeof group.$type === 'string' ? group.$type : inherited;
    for (const [key, node] of Object.entries(withExtended(group, path))) {
      if (!isObject(node) || (key.startsWith('$') && key !== '$root')) continue;
      const here = key === '$root' && path.length > 0 ? path : [...path, key];
      if (!isToken(node)) yield* walk(node, here, type);
      else yield { path: here, node, type: typeof node.$type === 'string' ? node.$type : type };
    }
  }

  /** The members of a group and of the groups it extends; its own override the others. */
  function withExtended(group: JsonObject, path: readonly string[]): JsonObject {
    let all = group;
    let from: unknown = group.$extends;
    for (let step = 0; from !== undefined; step++) {
      const base = lookUp(from, root);
      if (step === LONGEST_CHAIN || !base || base === root) {
        const target = JSON.stringify(from)?.slice(0, 100);
        throw palette.broken(0, `${joinNames(path, '.')} extends ${target}`);
      }
      copied += Object.keys(base).length + Object.keys(all).length;
      if (copied > MOST_COPIED) {
        throw palette.broken(0, `${joinNames(path, '.')} extends too many members`);
      }
      all = { ...base, ...all };
      from = base.$extends;
    }
    return all;
  }
}

/** Where aliases may lead: the whole file, and sets whose tokens are named from within the set. */
export interface Scope {
  root: JsonObject;
  sets: readonly JsonObject[];
}

/** What a color token stands for. */
export type Resolved =
  | { value: unknown /** Reduces the opacity of the value, 0…1. */; alpha: number }
  /** Why there is no value, said of the token. */
  | { problem: string };

/**
 * The value of a color token, with aliases followed.
 *
 * @returns Undefined for a token of another type.
 */
export function resolve({ node, type, path }: Token, scope: Scope): Resolved | undefined {
  let at = node;
  let kind = type;
  let alpha = 1;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    const faded = fadedOf('$value' in at ? at.$value : at);
    if (faded.alpha !== undefined) kind ??= 'color';
    alpha *= faded.alpha ?? 1;
    const { value } = faded;
    const alias = aliasOf(value);
    if (alias === undefined) {
      return kind === 'color' || looksLikeColor(value, kind) ? { value, alpha } : undefined;
    }
    const found = find(alias, scope);
    if (!found) {
      if (kind !== undefined && kind !== 'color') return undefined;
      return {
        problem: `${joinNames(path, '.')} refers to ${alias.slice(0, 100)}, which is missing`,
      };
    }
    const { next, from } = found;
    if (typeof next.$type === 'string') kind = next.$type;
    else kind ??= inheritedType(alias, from);
    at = isToken(next) || aliasOf(next) ? next : { $value: next };
  }
  return { problem: `${joinNames(path, '.')} refers to itself` };
}

const FADED =
  /^rgba?\(\s{0,9}(\{[^{}]{1,1000}\}|#[\da-f]{3,8})\s{0,9},\s{0,9}([\d.]{1,20})(%?)\s{0,9}\)$/i;

/** `rgba({sea.blue}, 0.5)`, as Tokens Studio writes it, is a color with an opacity. */
function fadedOf(value: unknown): { value: unknown; alpha?: number } {
  if (typeof value !== 'string' || !/^rgba?\(\s*[{#]/i.test(value.slice(0, 20))) return { value };
  const [, color, amount, percent] = FADED.exec(value) ?? [];
  const alpha = percent ? Number(amount) / 100 : Number(amount);
  return color && alpha >= 0 && alpha <= 1 ? { value: color, alpha } : { value };
}

function find(alias: string, { root, sets }: Scope) {
  for (const from of [root, ...sets]) {
    const next = lookUp(alias, from);
    if (next) return { next, from };
  }
  return undefined;
}

/** A token without a type is a color if it can be nothing else. */
const looksLikeColor = (value: unknown, type: string | undefined) =>
  type === undefined && (isObject(value) ? 'colorSpace' in value : false);

/** `{group.token}` as it stands, or the JSON Pointer of a `$ref`. */
function aliasOf(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value.length <= LONGEST_ALIAS && /^\{[^{}]+\}$/.test(value) ? value : undefined;
  }
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
}

function pathOf(alias: unknown): string[] | undefined {
  if (typeof alias !== 'string' || alias.length > LONGEST_ALIAS) return undefined;
  if (alias.startsWith('{')) return alias.slice(1, -1).split('.');
  if (!alias.startsWith('#/')) return undefined;
  return alias
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function lookUp(alias: unknown, root: JsonObject): JsonObject | undefined {
  let node: unknown = root;
  for (const key of pathOf(alias) ?? []) {
    if (!isObject(node) || !Object.hasOwn(node, key)) return undefined;
    node = node[key];
  }
  return isObject(node) && pathOf(alias) ? node : undefined;
}

function inheritedType(alias: unknown, root: JsonObject): string | undefined {
  let node: unknown = root;
  let type: unknown = root.$type;
  for (const key of pathOf(alias) ?? []) {
    if (!isObject(node)) break;
    node = node[key];
    if (isObject(node) && typeof node.$type === 'string') type = node.$type;
  }
  return typeof type === 'string' ? type : undefined;
}
