import { clip, deltaEOK } from '@swatchwork/color';
import type { Paint } from '@swatchwork/theme';
import type { Shown } from '@swatchwork/theme/repair';

import type { ContextSheet, Declaration } from '../contexts/context-sheet.ts';

/** A value in a file that can be changed, and the token that it declares. */
export interface Source {
  readonly declaration: Declaration;
  readonly token: string;
  readonly paint: Paint;
  readonly contexts: readonly string[];
}

/** What tokens show, and the values behind that. */
export interface ShownSheet {
  readonly sources: ReadonlyMap<string, Source>;
  /** By token and context. */
  readonly shown: ReadonlyMap<string, ReadonlyMap<string, Shown>>;
}

/** References that lead from one token to the next. */
const CHAIN = 128;

/**
 * Finds for each token the literal value that it shows in each context, through tokens that only
 * refer to others. A color that is computed from others can only be shown.
 *
 * @param held Sources by their ids that must not change.
 */
export function readShown(
  { contexts, tokens }: ContextSheet,
  held: ReadonlySet<string> = new Set(),
): ShownSheet {
  const sources = new Map<string, Source>();
  const literalOf = (name: string, context: string): string | undefined => {
    const asked = tokens.get(name)?.colors.get(context);
    let at = name;
    for (let step = 0; step < CHAIN; step++) {
      const token = tokens.get(at);
      const declaration = token?.declarations.get(context);
      const color = token?.colors.get(context);
      if (!asked || !declaration || !color) return undefined;
      const [next, ...others] = declaration.references;
      if (next === undefined) {
        return isSame(asked, color) ? add(at, declaration, color, context) : undefined;
      }
      if (others.length > 0) return undefined;
      at = next;
    }
    return undefined;
  };
  /** The same value may have another color elsewhere, such as `currentcolor`: then it stays. */
  const torn = new Set<string>();
  const add = (token: string, declaration: Declaration, color: Paint, context: string) => {
    const id = sourceId(declaration);
    const known = sources.get(id);
    if (known && !isSame(known.paint, color)) torn.add(id);
    const among = known?.contexts ?? [];
    const inContexts = among.includes(context) ? among : [...among, context];
    const paint = toPaint(color);
    sources.set(id, { declaration, token: known?.token ?? token, paint, contexts: inContexts });
    return id;
  };
  const literals = [...tokens.keys()].map(
    (name) =>
      [name, contexts.map((context) => [context, literalOf(name, context)] as const)] as const,
  );
  const isFree = (id: string | undefined): id is string =>
    id !== undefined && !torn.has(id) && !held.has(id);
  return {
    sources: new Map([...sources].filter(([id]) => isFree(id))),
    shown: new Map(
      literals.map(([name, byContext]) => [
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

/** The values that tokens show or are computed from. */
export function sourcesBehind(
  names: readonly string[],
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

const sourceId = ({ file, offset }: Declaration): string => `${file}@${offset}`;

/** A translucent color may be brighter than white before it lies on its ground. */
const toPaint = ({ color, alpha }: Paint): Paint => ({ color: clip(color), alpha });

const isSame = (one: Paint, other: Paint): boolean =>
  one.alpha === other.alpha && deltaEOK(one.color, other.color) < 1e-9;
