import { type AlphaColor, clip, deltaEOK } from '@swatchwork/color';
import type { Shown } from '@swatchwork/theme/repair';

import type { ContextSheet, Declaration } from '../contexts/context-sheet.ts';

/** A value in a file that can be changed, and the token that it declares. */
export interface Source {
  readonly declaration: Declaration;
  readonly token: string;
  readonly paint: AlphaColor;
  readonly contexts: ReadonlySet<string>;
}

/** What tokens show, and the values behind that. */
export interface ShownSheet {
  /** Literal values, and computed ones, in whose place a literal can stand. */
  readonly sources: ReadonlyMap<string, Source>;
  /** By token and context. */
  readonly shown: ReadonlyMap<string, ReadonlyMap<string, Shown>>;
}

/** References that lead from one token to the next. */
const CHAIN = 128;

/** References of which one may become a literal. */
const REFERENCES = [1, 2, 3];

/**
 * Finds for each token the value that it shows in each context, through tokens that only refer to
 * others. A value that has another color in another context can only be shown.
 */
export function readShown(sheet: ContextSheet, most = CHAIN): ShownSheet {
  const { contexts, tokens } = sheet;
  const sources = new Map<string, Source & { readonly contexts: Set<string> }>();
  const torn = new Set<string>();
  const idOf = (name: string, context: string): string | undefined => {
    const origin = originOf(name, context, sheet, most);
    if (!origin) return undefined;
    const { token, declaration } = origin;
    const paint = toPaint(tokens.get(token)!.colors.get(context)!);
    const id = sourceId(declaration);
    const known = sources.get(id);
    if (!known) sources.set(id, { declaration, token, paint, contexts: new Set([context]) });
    else {
      known.contexts.add(context);
      if (!isSame(known.paint, paint)) torn.add(id);
    }
    return id;
  };
  const shown = new Map<string, Map<string, Shown>>();
  for (const [name, { colors }] of tokens) {
    const byContext = new Map<string, Shown>();
    for (const context of contexts) {
      const color = colors.get(context);
      if (color) byContext.set(context, idOf(name, context) ?? toPaint(color));
    }
    shown.set(name, byContext);
  }
  return holdSources({ sources, shown }, torn, sheet);
}

/** The same with values that must not change, by their ids: they can only be shown. */
export function holdSources(
  { sources, shown }: ShownSheet,
  held: ReadonlySet<string>,
  { tokens }: ContextSheet,
): ShownSheet {
  if (held.size === 0) return { sources, shown };
  const hold = (name: string, context: string, what: Shown): Shown =>
    typeof what === 'string' && held.has(what)
      ? toPaint(tokens.get(name)!.colors.get(context)!)
      : what;
  return {
    sources: new Map([...sources].filter(([id]) => !held.has(id))),
    shown: new Map(
      [...shown].map(([name, byContext]) => [
        name,
        new Map([...byContext].map(([context, what]) => [context, hold(name, context, what)])),
      ]),
    ),
  };
}

/**
 * The same where a reference can become a literal, if the value that it leads to is also shown by others, of which
 * nobody knows what they paint. It is the first reference on the way with one color wherever it counts.
 *
 * @param paired The tokens whose use is known.
 */
export function partShown(
  { sources, shown }: ShownSheet,
  paired: ReadonlySet<string>,
  sheet: ContextSheet,
): ShownSheet {
  const known = new Set(paired);
  for (const name of known) {
    for (const { references } of sheet.tokens.get(name)?.declarations.values() ?? []) {
      for (const one of references) known.add(one);
    }
  }
  const others = [...shown].filter(([name]) => !known.has(name));
  const elsewhere = new Set(others.flatMap(([, byContext]) => [...byContext.values()]));
  const nearer = REFERENCES.map((steps) => readShown(sheet, steps));
  const parted = new Map(shown);
  for (const name of paired) {
    const own = [...(shown.get(name) ?? [])].map(([context, what]): [string, Shown] => {
      if (typeof what !== 'string' || !elsewhere.has(what)) return [context, what];
      const ids = nearer.map((one) => one.shown.get(name)!.get(context)!);
      return [context, ids.find((id) => typeof id === 'string') ?? what];
    });
    parted.set(name, new Map(own));
  }
  const all = [...nearer, { sources }].flatMap((one) => [...one.sources]);
  return { sources: new Map(all), shown: parted };
}

/** The token and the declaration that give a token its color: its own, or that of a token to which it only refers. */
function originOf(name: string, context: string, sheet: ContextSheet, most = CHAIN) {
  const { tokens } = sheet;
  const asked = tokens.get(name)?.colors.get(context);
  let origin: { readonly token: string; readonly declaration: Declaration } | undefined;
  let at: string | undefined = name;
  for (let step = 0; asked && at !== undefined && step < most; step++) {
    const token = tokens.get(at);
    const declaration = token?.declarations.get(context);
    const color = token?.colors.get(context);
    if (!declaration || !color || !isSame(asked, color)) break;
    origin = { token: at, declaration };
    const [next, ...others]: readonly string[] = declaration.references;
    at = others.length === 0 ? next : undefined;
  }
  return origin && { ...origin, declaration: fallbackOf(origin.declaration, sheet) };
}

const FALLBACK = /^var\(\s*(--[\w-]+)\s*,\s*/;

/** The part of a value that counts where other files may set the variables before it: that stays. */
function fallbackOf(declaration: Declaration, sheet: ContextSheet, levels = 8): Declaration {
  const { offset, text, references } = declaration;
  const [start, name] = FALLBACK.exec(text) ?? [];
  if (levels === 0 || !start || sheet.tokens.has(name!)) return declaration;
  const inner = text.slice(start.length, -1).trimEnd();
  let depth = 0;
  for (const one of inner) {
    depth += Number(one === '(') - Number(one === ')');
    if (depth < 0) return declaration;
  }
  const place = { offset: offset + start.length, length: inner.length, text: inner };
  const rest = references.filter((one) => one !== name);
  return fallbackOf({ ...declaration, ...place, references: rest }, sheet, levels - 1);
}

/** The values that tokens show or are computed from. */
export function sourcesBehind(
  names: Iterable<string>,
  { shown }: ShownSheet,
  { tokens, contexts }: ContextSheet,
): Set<string> {
  const found = new Set<string>();
  const visited = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (visited.has(name)) continue;
    visited.add(name);
    for (const context of contexts) {
      const what = shown.get(name)?.get(context);
      if (typeof what === 'string') found.add(what);
      open.push(...(tokens.get(name)?.declarations.get(context)?.references ?? []));
    }
  }
  return found;
}

/** The tokens from which the colors of others are computed; none for a literal and what refers to one. */
export function computedFrom(names: readonly string[], sheet: ContextSheet): Set<string> {
  return new Set(
    names.flatMap((name) =>
      sheet.contexts.flatMap(
        (context) => originOf(name, context, sheet)?.declaration.references ?? [],
      ),
    ),
  );
}

const sourceId = ({ file, offset }: Declaration): string => `${file}@${offset}`;

/** A translucent color may be brighter than white before it lies on its ground. */
const toPaint = ({ color, alpha }: AlphaColor): AlphaColor => ({ color: clip(color), alpha });

const isSame = (one: AlphaColor, other: AlphaColor): boolean =>
  one.alpha === other.alpha &&
  (one.color === other.color || deltaEOK(one.color, other.color) < 1e-9);
