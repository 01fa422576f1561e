import {
  type AlphaColor,
  type CssColor,
  deltaEOK,
  toCssColor,
  toCssColorOf,
} from '@swatchwork/color';

import type { ContextSheet, Declaration, SheetToken } from '../contexts/context-sheet.ts';
import { isNameOfPaint } from '../contexts/css/painted-rules.ts';
import type { SheetPair } from '../repair/judge-sheet.ts';
import type { ContextPlan } from './find-contexts.ts';

/**
 * What a token is to a new mode: it gets a value of its own; it only refers to a token that does; it is computed from
 * such; it is a palette color that roles refer to; or it is the color of a rule, which no mode can give again.
 */
export type Standing = 'own' | 'follows' | 'computed' | 'palette' | 'rule';

export interface TokenPlan {
  readonly standing: ReadonlyMap<string, Standing>;
  /** The token whose value one shows: itself, or the one to which it leads. */
  readonly originOf: (name: string) => string;
}

/** References that lead from one token to the next. */
const CHAIN = 128;

/** How the name of a step of a scale ends. */
const STEP = /[-._a-z]\d{1,4}$/i;

/** A palette color that is called by what it is. */
const NAMED = /(?:^|[-._])(?:black|white)$/i;

const scaleOf = (name: string): string => name.replace(/\d+$/, '');

/**
 * Tells the tokens that need a value in a new mode from those that follow. Where names of roles refer to
 * palette colors, the roles get other values and the palette stays.
 *
 * @param isOwn Whether the new mode has a value of its own for a token already, or a person gives one.
 */
export function planTokens(
  { tokens }: ContextSheet,
  { base, target }: ContextPlan,
  pairs: readonly SheetPair[],
  isOwn: (name: string) => boolean,
): TokenPlan {
  const colored = [...tokens.values()].filter(({ colors }) => colors.has(base));
  const nextOf = (name: string) => {
    const next = aliasOf(tokens.get(name)!, base, tokens);
    return next === name ? undefined : next;
  };
  const paired = new Set(pairs.flatMap(({ foreground, background }) => [foreground, background]));
  const palette = findPalette();
  const standing = new Map<string, Standing>();
  for (const { name } of colored) stand(name, 0);
  return { standing, originOf };

  /** What names of roles lead to, and the other steps of its scale. */
  function findPalette(): Set<string> {
    const found = new Set<string>();
    for (const context of target === undefined ? [base] : [base, target]) {
      for (const name of tokens.keys()) {
        if (isNameOfPaint(name)) continue; // what a rule paints is the role, and no color of a palette
        const isRole = paired.has(name) || isOwn(name);
        let last = name;
        for (let step = 0; step < CHAIN; step++) {
          const token = tokens.get(last);
          const next = token && aliasOf(token, context, tokens);
          if (next === undefined || next === last) break;
          last = next;
        }
        const references = tokens.get(last)?.declarations.get(context)?.references;
        const leadsToStep = STEP.test(last) && !STEP.test(name);
        const isAlias = last !== name && references?.length === 0 && !paired.has(last);
        if (isAlias && (isRole || leadsToStep)) found.add(last);
      }
    }
    const scales = new Set([...found].filter((name) => STEP.test(name)).map(scaleOf));
    for (const { name } of colored) {
      const isStep = STEP.test(name) && scales.has(scaleOf(name));
      if ((isStep || NAMED.test(name)) && !paired.has(name)) found.add(name);
    }
    return found;
  }

  function stand(name: string, depth: number): Standing {
    const known = standing.get(name);
    if (known) return known;
    standing.set(name, 'own'); // where tokens lead to themselves
    const found = find(name, depth);
    standing.set(name, found);
    return found;
  }

  function find(name: string, depth: number): Standing {
    if (isOwn(name)) return 'own';
    if (palette.has(name)) return 'palette';
    const references = tokens.get(name)!.declarations.get(base)?.references ?? [];
    if (references.length === 0) return isNameOfPaint(name) ? 'rule' : 'own';
    const next = nextOf(name);
    if (depth > CHAIN) return 'own';
    if (next !== undefined) {
      const stays = ['palette', 'rule'].includes(stand(next, depth + 1));
      return stays ? (isNameOfPaint(name) ? 'rule' : 'own') : 'follows';
    }
    const moves = references.some(
      (one) =>
        tokens.get(one)?.colors.has(base) && !['palette', 'rule'].includes(stand(one, depth + 1)),
    );
    return moves ? 'computed' : isNameOfPaint(name) ? 'rule' : 'own';
  }

  function originOf(name: string): string {
    let at = name;
    for (let step = 0; step < CHAIN && standing.get(at) === 'follows'; step++)
      at = nextOf(at) ?? at;
    return at;
  }
}

/** The token to which a value only refers. */
export function aliasOf(
  { colors, declarations }: SheetToken,
  context: string,
  tokens: ContextSheet['tokens'],
): string | undefined {
  const [next, ...others] = declarations.get(context)?.references ?? [];
  if (next === undefined || others.length > 0) return undefined;
  const [one, two] = [colors.get(context), tokens.get(next)?.colors.get(context)];
  return one && two && isSame(one, two) ? next : undefined;
}

/** The color of a token with all that its notation says, such as that of a wider gamut. */
export function exactColor({ colors, declarations }: SheetToken, context: string): CssColor {
  const shown = colors.get(context)!;
  const text = declarations.get(context)?.text.replace(/^["']|["']$/g, '') ?? '';
  const color = toCssColor(text);
  const isOf = color && color.css !== undefined && (color.alpha ?? 1) === shown.alpha;
  return isOf ? color : toCssColorOf(shown.color, shown.alpha);
}

export const isSamePlace = (one: Declaration | undefined, two: Declaration | undefined): boolean =>
  one !== undefined && two !== undefined && one.file === two.file && one.offset === two.offset;

export const isSame = (one: AlphaColor, two: AlphaColor): boolean =>
  Math.abs(one.alpha - two.alpha) < 1 / 510 && deltaEOK(one.color, two.color) < 0.002;
