import { parseColor } from '@swatchwork/color';

import { isObject, type JsonObject } from '../../text/parse-json.ts';
import { readColorValue, type TokenColor } from './color-value.ts';
import { type Group, labelOf, type Token, type TokenTree } from './groups.ts';
import { modifyColor, modifyOf } from './modify.ts';
import { faded, pathsOf, referenceOf } from './reference.ts';
import type { TokenNotes } from './token-notes.ts';

/** Tokens that lead from one to the next. */
const LONGEST_CHAIN = 128;

/** Why a token has no color: said of the token with this name. */
interface Problem {
  readonly of: string;
  readonly problem: string;
  /** The others of a circle. */
  readonly circle?: readonly string[];
}

/** A color; why there is none; or nothing, for a token of another type. */
export type Resolved = TokenColor | { readonly problem: string } | undefined;

/** What an alias says of the type of its target. */
interface Asked {
  /** The alias's own type. */
  readonly declared?: string | undefined;
  /** That of the groups around the alias, if the target has none. */
  readonly fallback?: string | undefined;
}

/**
 * Finds the colors of tokens: follows aliases and `$ref`, also into values, and applies the changes of Tokens
 * Studio. Every token is computed once.
 *
 * @param sets Groups within which aliases may lead as well.
 * @see https://www.designtokens.org/TR/2025.10/format/#aliases-references
 */
export function createResolver(tree: TokenTree, sets: readonly Group[], notes: TokenNotes) {
  const known = new Map<JsonObject, Map<string, TokenColor | Problem | undefined>>();
  const open = new Map<JsonObject, string>();
  const parts = new Map<string, unknown>();
  const scopes = [undefined, ...sets];

  return (token: Token): Resolved => {
    const found = tokenColor(token, {});
    if (!found || !('problem' in found)) return found;
    const { of, problem, circle = [] } = found;
    const label = labelOf(token.name);
    const others = circle.filter((name) => name !== label).slice(0, 20);
    const over = others.length > 0 ? ` through ${others.join(', ')}` : '';
    if (circle.includes(label)) return { problem: `${label} refers to itself${over}` };
    const subject = of === label ? label : `${label} refers to ${of}, which`;
    return { problem: `${subject} ${problem}` };
  };

  function tokenColor(token: Token, asked: Asked): TokenColor | Problem | undefined {
    const label = labelOf(token.name);
    const key = JSON.stringify([asked.declared, asked.fallback, token.type]);
    const results = known.get(token.node) ?? new Map<string, TokenColor | Problem | undefined>();
    known.set(token.node, results);
    if (results.has(key)) return results.get(key);
    if (open.has(token.node)) {
      const names = [...open.values()];
      const first = open.get(token.node)!;
      return { of: first, problem: 'refers to itself', circle: names.slice(names.indexOf(first)) };
    }
    if (open.size === LONGEST_CHAIN)
      return { of: label, problem: 'is reached through too many references' };
    open.set(token.node, label);
    const found = modified(token, withOpacity(token, valueColor(token, asked)));
    open.delete(token.node);
    results.set(key, found);
    return found;
  }

  function valueColor(token: Token, asked: Asked): TokenColor | Problem | undefined {
    const { node } = token;
    const { value, alpha } = faded('$value' in node ? node.$value : node);
    const reference = referenceOf(value);
    const own = asked.declared ?? (typeof node.$type === 'string' ? node.$type : undefined);
    const declared = own ?? (alpha === undefined ? undefined : 'color');
    const found =
      reference === undefined
        ? literalColor(token, value, declared ?? token.type ?? asked.fallback)
        : referredColor(token, reference, { declared, fallback: token.type ?? asked.fallback });
    if (!found || 'problem' in found || alpha === undefined) return found;
    const opacity = typeof alpha === 'number' ? alpha : numberOf(alpha);
    if (opacity === undefined || !(opacity >= 0 && opacity <= 1)) return noColor(token);
    return { ...found, alpha: found.alpha * opacity };
  }

  function referredColor(token: Token, reference: string, { declared, fallback }: Asked) {
    if (declared !== undefined && declared !== 'color') return undefined;
    const target = find(reference);
    const isPointer = !reference.startsWith('{');
    if (target?.token && (target.rest.length === 0 || (isPointer && isWhole(target.rest)))) {
      const found = tokenColor(target.token, { fallback });
      return found ?? (declared ? tokenColor(target.token, { declared, fallback }) : undefined);
    }
    const kind = declared ?? fallback;
    if (kind !== undefined && kind !== 'color') return undefined;
    const value = isPointer && target && target.rest.length > 0 ? jsonAt(reference) : undefined;
    if (value !== undefined) return literalColor(token, value, kind);
    const what = target && target.rest.length === 0 ? 'is a group' : 'is missing';
    return {
      of: labelOf(token.name),
      problem: `refers to ${reference.slice(0, 100)}, which ${what}`,
    };
  }

  function literalColor(token: Token, value: unknown, kind: string | undefined) {
    if (typeof value === 'string') {
      if (kind !== 'color') return undefined;
      const parsed = parseColor(value);
      if (!parsed) return noColor(token);
      notes.add('texts', token.name);
      return { color: parsed.color, alpha: parsed.alpha, css: value };
    }
    const hasSpace = isObject(value) && 'colorSpace' in value;
    if (!hasSpace && kind !== 'color') return undefined;
    if (!isObject(value)) return noColor(token);
    if (kind !== undefined && kind !== 'color') {
      return {
        of: labelOf(token.name),
        problem: `has a color, but its type is ${kind.slice(0, 40)}`,
      };
    }
    const parts = resolvedParts(value);
    const read = parts && readColorValue(parts.colorSpace, parts.components, parts.alpha);
    if (!read) return noColor(token);
    const { outside, ...color } = read;
    if (kind === undefined) notes.add('untyped', token.name);
    if (outside !== undefined) notes.add('outside', token.name, outside);
    return color;
  }

  function noColor(token: Token): Problem {
    return { of: labelOf(token.name), problem: 'is not a color' };
  }

  /** The members of a color with their references followed. */
  function resolvedParts({ colorSpace, components, alpha }: JsonObject) {
    const list = resolvedJson(components);
    return {
      colorSpace: resolvedJson(colorSpace),
      components: Array.isArray(list)
        ? list.slice(0, 4).map((part: unknown) => resolvedJson(part))
        : undefined,
      alpha: resolvedJson(alpha),
    };
  }

  function resolvedJson(value: unknown, step = 0): unknown {
    return isObject(value) && typeof value.$ref === 'string' ? jsonAt(value.$ref, step) : value;
  }

  function find(reference: string) {
    for (const scope of scopes) {
      const found = tree.follow(reference, scope);
      if (found) return found;
    }
    return undefined;
  }

  /** What stands at a JSON Pointer that leads into a token or a group; found once for each. */
  function jsonAt(pointer: string, step = 0): unknown {
    if (!parts.has(pointer)) {
      parts.set(pointer, undefined); // a circle has no value
      parts.set(pointer, partAt(pointer, step));
    }
    return parts.get(pointer);
  }

  /** Aliases on the way are followed. */
  function partAt(pointer: string, step: number): unknown {
    const target = step < LONGEST_CHAIN ? find(pointer) : undefined;
    if (!target) return undefined;
    let value: unknown = target.token?.node ?? target.group?.layers[0]?.node;
    for (const key of target.rest) {
      if (isObject(value) && key === '$value' && !('$value' in value))
        value = resolvedJson(value, step + 1);
      else if (Array.isArray(value)) value = /^\d+$/.test(key) ? value[Number(key)] : undefined;
      else value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
      const reference = referenceOf(value);
      if (reference === undefined) continue;
      const [path] = pathsOf(reference);
      const next =
        path &&
        `#/${[...path.map(escaped), ...(reference.startsWith('{') ? ['$value'] : [])].join('/')}`;
      value = next && jsonAt(reference.startsWith('{') ? next : reference, step + 1);
    }
    return value;
  }

  /** Primer writes an opacity beside the value, and mixtures, which nobody else computes. */
  function withOpacity(token: Token, base: TokenColor | Problem | undefined) {
    if (!base || 'problem' in base) return base;
    const { alpha, mix } = token.node;
    if (mix !== undefined) notes.add('members', token.name, 'mix');
    if (alpha === undefined) return base;
    const isOpacity = typeof alpha === 'number' && alpha >= 0 && alpha <= 1;
    notes.add(isOpacity ? 'opacities' : 'members', token.name, 'alpha');
    return isOpacity ? { ...base, alpha } : base;
  }

  function modified(token: Token, base: TokenColor | Problem | undefined) {
    const modify = modifyOf(token.node);
    if (modify === undefined || !base || 'problem' in base) return base;
    const reference = referenceOf(modify);
    const change = reference === undefined ? modify : tokenValue(reference);
    const changed = isObject(change) ? modifyColor(base, change, { colorOf, numberOf }) : undefined;
    if (!changed) notes.add('modified', token.name);
    return changed ?? base;
  }

  function tokenValue(reference: string): unknown {
    return find(reference)?.token?.node.$value;
  }

  function colorOf(value: unknown): TokenColor | undefined {
    const reference = referenceOf(value);
    if (reference === undefined) return typeof value === 'string' ? parseColor(value) : undefined;
    const target = find(reference);
    const found = target?.token && isWhole(target.rest) ? tokenColor(target.token, {}) : undefined;
    return found && !('problem' in found) ? found : undefined;
  }

  function numberOf(reference: string, step = 0): number | undefined {
    const value = tokenValue(reference);
    const next = referenceOf(value);
    if (next !== undefined) return step < LONGEST_CHAIN ? numberOf(next, step + 1) : undefined;
    if (typeof value === 'string' && /^[\d.]{1,20}%$/.test(value))
      return Number(value.slice(0, -1)) / 100;
    const isNumeric =
      typeof value === 'number' || (typeof value === 'string' && /^[\d.]{1,20}$/.test(value));
    return isNumeric && Number.isFinite(Number(value)) ? Number(value) : undefined;
  }
}

const isWhole = (rest: readonly string[]): boolean =>
  rest.length === 0 || (rest.length === 1 && rest[0] === '$value');

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
