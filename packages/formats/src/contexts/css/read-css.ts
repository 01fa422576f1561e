import { groupBy, type ParsedColor } from '@swatchwork/color';
import { evaluateColor, isColorSyntax } from '@swatchwork/color/css';

import { FormatError } from '../../palette/format-error.ts';
import {
  CONTEXT_LIMITS,
  type ContextFile,
  type ContextSheet,
  type Declaration,
  type SheetToken,
} from '../context-sheet.ts';
import { notesOnUnread } from '../unread.ts';
import { notesOnWide, notesOnWiderScreens, rememberWide, type WideTokens } from '../wide-note.ts';
import type { Candidate } from './candidate.ts';
import { collect } from './collect.ts';
import { type Component, readTokens, trim } from './components.ts';
import { type Context, distinctContexts } from './distinct-contexts.ts';
import type { Environment } from './environment.ts';
import { liftThemes } from './lift-themes.ts';
import { createNarrowing } from './narrow.ts';
import { isNameOfPaint } from './painted-rules.ts';
import { parseRules } from './parse-rules.ts';
import { createSubstitution, isWide } from './substitute.ts';

/**
 * The custom properties of style sheets that are colors on the root of a page, or on its body, and the colors
 * and backgrounds of the same selectors, in every combination of what a device asks for and of the modes that
 * selectors name.
 *
 * @throws {FormatError} If a limit is exceeded.
 * @see https://www.w3.org/TR/css-variables-1/
 */
export const readCss = (files: readonly ContextFile[]): ContextSheet =>
  readEnvironments(files).sheet;

/** As {@link readCss}, and for every environment that was tried the context to which it belongs. */
export function readEnvironments(files: readonly ContextFile[]): {
  sheet: ContextSheet;
  contextOf: ReadonlyMap<Environment, string>;
} {
  const sheets = files.map(({ name, text }) => ({
    name,
    text,
    // A blank in place of a byte order mark keeps every offset.
    rules: liftThemes(parseRules(readTokens(text.replace(/^\uFEFF/, ' '), name))),
  }));
  const file = files[0]!.name;
  const collected = collect(sheets, isColorSyntax);
  const names = [...new Set(collected.candidates.map(({ name }) => name))];
  if (names.length > CONTEXT_LIMITS.tokens) {
    const problem = `more than ${CONTEXT_LIMITS.tokens} custom properties and colors of rules`;
    throw new FormatError('too_large', file, 0, problem);
  }
  const asks = (words: RegExp) => files.some(({ text }) => words.test(text));
  const wishes = {
    scheme: asks(/light-dark|color-scheme|variant/i),
    contrast: asks(/prefers-contrast|variant/i),
  };
  const tokens = names.filter((name) => name !== 'color-scheme');
  const properties = tokens.filter((name) => !isNameOfPaint(name));
  const distinct = distinctContexts(collected, wishes, file, properties.length);
  const contexts = nameContexts(joinSame(readColors(distinct, tokens, file), tokens));
  if (contexts.length > CONTEXT_LIMITS.contexts) {
    const problem = `${contexts.length} combinations of modes differ in their colors, more than ${CONTEXT_LIMITS.contexts}`;
    throw new FormatError('too_large', file, 0, problem);
  }
  const wide: WideTokens = new Map();
  const sheet = {
    contexts: contexts.map(({ name }) => name),
    tokens: toTokens(tokens, contexts, wide),
    unread: collected.unread,
    notes: [
      ...notesOnUnread(collected.unread),
      ...notesOnWide(wide),
      ...notesOnWiderScreens(collected.wider),
    ],
  };
  const contextOf = contexts.flatMap(({ name, environments }) =>
    environments.map(({ environment }) => [environment, name] as const),
  );
  return { sheet, contextOf: new Map(contextOf) };
}

/** What a token is in one context. */
interface Value {
  /** Where it is written, if it is declared there. */
  readonly declaration?: Declaration | undefined;
  /** The color, maybe outside of sRGB; or why there is none. */
  readonly color: ParsedColor | string;
  readonly isBroken: boolean;
}

interface ReadContext extends Pick<Context, 'environments'> {
  readonly values: ReadonlyMap<string, Value>;
}

function readColors(
  contexts: readonly Context[],
  names: readonly string[],
  file: string,
): ReadContext[] {
  let parts = 0;
  const spend = (count: number) => {
    parts += count;
    if (parts > CONTEXT_LIMITS.allParts) {
      throw new FormatError('too_large', file, 0, 'its references grow too large');
    }
  };
  const declarationIn = createNarrowing();
  const evaluate = createEvaluation(file);
  return contexts.map(({ environments, winners, scheme }) => {
    const onRoot = createSubstitution(winners.root, spend);
    const resolve =
      winners.body.size === 0 ? onRoot : createSubstitution(winners.body, spend, onRoot);
    const values = names.map((name): [string, Value] => {
      const winner = winners.body.get(name) ?? winners.root.get(name);
      const declaration = winner && declarationIn(winner, scheme);
      const substituted = resolve(name);
      if ('problem' in substituted) {
        return [name, { declaration, color: substituted.problem, isBroken: winner !== undefined }];
      }
      const color = evaluate(substituted.value, scheme, winner);
      const isBroken = typeof color === 'string' && isPaint(substituted.value);
      return [name, { declaration, color, isBroken }];
    });
    return { environments, values: new Map(values) };
  });
}

/**
 * Evaluates a value without references once for each scheme, as it is the same in every context; the
 * others in each context, up to a bound.
 */
function createEvaluation(file: string) {
  type Colors = Partial<Record<Context['scheme'], ParsedColor | string>>;
  const known = new Map<Candidate, Colors>();
  let computed = 0;
  return (
    value: readonly Component[],
    scheme: Context['scheme'],
    winner: Candidate | undefined,
  ): ParsedColor | string => {
    const isConstant = winner?.declaration.references.length === 0 && !isWide(winner.value);
    if (!isConstant) {
      const isOfRule = winner !== undefined && isNameOfPaint(winner.name);
      if (!isOfRule && value.some(({ type }) => type === 'function')) computed += 1;
      if (computed > CONTEXT_LIMITS.computed) {
        const problem = `more than ${CONTEXT_LIMITS.computed} computed colors in all combinations of modes`;
        throw new FormatError('too_large', file, 0, problem);
      }
      return evaluateColor(value, scheme);
    }
    const colors = known.get(winner) ?? {};
    known.set(winner, colors);
    colors[scheme] ??= evaluateColor(value, scheme);
    return colors[scheme];
  };
}

/** What paints and is not read as a color: system colors, gradients, colors that are written wrongly. */
function isPaint(value: readonly Component[]): boolean {
  const [first] = trim(value);
  return isColorSyntax(value) || (first?.type === 'function' && PAINT.test(first.name));
}

const PAINT =
  /gradient$|^(?:url|image|image-set|if|color|color-mix|light-dark|rgba?|hsla?|hwb|lab|lch|oklab|oklch)$/;

/** Contexts in which every color is the same and written at the same place are one. */
function joinSame(contexts: readonly ReadContext[], names: readonly string[]): ReadContext[] {
  const hasColors = ({ values }: ReadContext) =>
    names.some((name) => typeof values.get(name)!.color !== 'string');
  const kept = contexts.some(hasColors) ? contexts.filter(hasColors) : contexts.slice(0, 1);
  const same = groupBy(kept, ({ values }) =>
    names
      .map((name) => {
        const { color, declaration } = values.get(name)!;
        if (typeof color === 'string') return '';
        const { r, g, b } = color.color;
        return `${declaration?.file}:${declaration?.offset} ${r} ${g} ${b} ${color.alpha}`;
      })
      .join(),
  );
  return [...same.values()].map((group) => ({
    values: group[0]!.values,
    environments: group.flatMap(({ environments }) => environments),
  }));
}

type Named = ReadContext & { readonly name: string };

function nameContexts(contexts: readonly ReadContext[]): Named[] {
  const names = new Set<string>();
  return contexts.map((context) => {
    const { label, cause } = context.environments[0]!;
    const name = names.has(label) ? `${label} (${cause})` : label;
    names.add(name);
    return { ...context, name };
  });
}

function toTokens(
  names: readonly string[],
  contexts: readonly Named[],
  wide: WideTokens,
): Map<string, SheetToken> {
  const tokens = new Map<string, SheetToken>();
  for (const name of names) {
    const colors = new Map<string, ParsedColor>();
    const declarations = new Map<string, Declaration>();
    const problems = new Map<string, string>();
    let isBroken = false;
    for (const { name: context, values } of contexts) {
      const value = values.get(name)!;
      if (value.declaration) declarations.set(context, value.declaration);
      isBroken ||= value.isBroken;
      if (typeof value.color === 'string') problems.set(context, value.color);
      else {
        const shown = cut(value.color);
        colors.set(context, shown);
        rememberWide(wide, name, value.color.color, shown.color);
      }
    }
    if (colors.size > 0 || isBroken) tokens.set(name, { name, colors, declarations, problems });
  }
  return tokens;
}

/** As browsers cut it: a translucent color may be brighter than white until it lies on its ground. */
function cut(parsed: ParsedColor): ParsedColor {
  const { color, alpha } = parsed;
  const channel = (value: number) => Math.min(1 / Math.max(alpha, 1e-6), Math.max(0, value));
  return { ...parsed, color: { r: channel(color.r), g: channel(color.g), b: channel(color.b) } };
}
