import { type AlphaColor, clip, deltaEOK } from '@swatchwork/color';
import type { Shown } from '@swatchwork/theme/repair';

import type { ContextSheet, Declaration } from '../contexts/context-sheet.ts';

/** A value in a file that can be changed, and the token that it declares. */
export interface Source {
  readonly declaration: Declaration;
  readonly token: string;
  readonly paint: AlphaColor;
  readonly contexts: readonly string[];
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
 *
 * @param held Sources by their ids that must not change.
 */
export function readShown(sheet: ContextSheet, held: ReadonlySet<string> = new Set()): ShownSheet {
  const { contexts, tokens } = sheet;
  const sources = new Map<string, Source>();
  const torn = new Set<string>();
  const add = (name: string, context: string): string | undefined => {
    const origin = originOf(name, context, sheet);
    if (!origin) return undefined;
    const { token, declaration } = origin;
    const color = tokens.get(token)!.colors.get(context)!;
    const id = sourceId(declaration);
    const known = sources.get(id);
    const paint = toPaint(color);
    if (known && !isSame(known.paint, paint)) torn.add(id);
    const among = known?.contexts ?? [];
    const inContexts = among.includes(context) ? among : [...among, context];
    sources.set(id, { declaration, token: known?.token ?? token, paint, contexts: inContexts });
    return id;
  };
  const ids = [...tokens.keys()].map(
    (name) => [name, contexts.map((context) => [context, add(name, context)] as const)] as const,
  );
  const isFree = (id: string | undefined): id is string =>
    id !== undefined && !torn.has(id) && !held.has(id);
  return {
    sources: new Map([...sources].filter(([id]) => isFree(id))),
    shown: new Map(
      ids.map(([name, byContext]) => [
        name,
        new Map(
          byContext.flatMap(([context, id]) => {
            const color = tokens.get(name)!.colors.get(context);
            return color ? [[context, isFree(id) ? id : toPaint(color)] as const] : [];
          }),
        ),
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
  one.alpha === other.alpha && deltaEOK(one.color, other.color) < 1e-9;
