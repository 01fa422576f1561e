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

/**
 * Finds for each token the value that it shows in each context, through tokens that only refer to
 * others. A value that has another color in another context can only be shown.
 */
export function readShown(sheet: ContextSheet): ShownSheet {
  const { contexts, tokens } = sheet;
  const sources = new Map<string, Source & { readonly contexts: Set<string> }>();
  const torn = new Set<string>();
  const idOf = (name: string, context: string): string | undefined => {
    const origin = originOf(name, context, sheet);
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

/** The token and the declaration that give a token its color: its own, or that of a token to which it only refers. */
function originOf(name: string, context: string, { tokens }: ContextSheet) {
  const asked = tokens.get(name)?.colors.get(context);
  let origin: { readonly token: string; readonly declaration: Declaration } | undefined;
  let at: string | undefined = name;
  for (let step = 0; asked && at !== undefined && step < CHAIN; step++) {
    const token = tokens.get(at);
    const declaration = token?.declarations.get(context);
    const color = token?.colors.get(context);
    if (!declaration || !color || !isSame(asked, color)) break;
    origin = { token: at, declaration };
    const [next, ...others]: readonly string[] = declaration.references;
    at = others.length === 0 ? next : undefined;
  }
  return origin;
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
