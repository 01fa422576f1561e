import { groupBy, toOklch } from '@swatchwork/color';
import { ThemeInputError } from '@swatchwork/theme';
import type { ModeKind } from '@swatchwork/theme/mode';

import type { ContextSheet } from '../contexts/context-sheet.ts';
import { recognizeRoles } from '../recognize/index.ts';

/** A mode that exists, and the one that is made from it, where there is one already. */
export interface ContextPlan {
  readonly base: string;
  readonly target?: string | undefined;
}

/** How modes are called. */
const WORDS: Readonly<Record<ModeKind, RegExp>> = {
  dark: /(?<![a-z])(?:dark|night|dim)(?![a-z])/gi,
  light: /(?<![a-z])(?:light|day)(?![a-z])/gi,
  'high-contrast':
    /(?<![a-z])(?:(?:high[- ]?)?contrast(?:-more|=more)?|more-contrast|hc)(?![a-z])/gi,
  protan: /protan(?:opia|omaly)?/gi,
  deutan: /deuteran(?:opia|omaly)|deutan/gi,
  tritan: /tritan(?:opia|omaly)?/gi,
};

const USUAL = /(?<![a-z])(?:light|day|default)(?![a-z])/gi;

const SPECIAL = ['high-contrast', 'protan', 'deutan', 'tritan'] as const;

/** Modes of a kind that are filled at once. */
const MOST_PLANS = 8;

/** OKLCH lightness beside which a page is dark, and chroma from which on a background is no page's. */
const [MIDDLE, COLORED] = [0.6, 0.06];

/**
 * From which modes of the files the missing one is made, and into which it is filled.
 *
 * @param from The mode that a person names.
 * @throws {ThemeInputError} If there is none, or nobody can tell which.
 */
export function findContexts(
  sheet: ContextSheet,
  kind: ModeKind,
  from: string | undefined,
): ContextPlan[] {
  const { contexts } = sheet;
  if (from !== undefined && !contexts.includes(from)) {
    throw new ThemeInputError('base', `a mode of the files: ${listed(contexts)}`, from);
  }
  const grounds = groundsOf(sheet);
  const isDark = (context: string) => darknessOf(context, sheet, grounds);
  const turned = kind === 'dark' || kind === 'light';
  const isOfKind = (context: string): boolean => {
    if (!has(context, kind)) return false;
    // What is shown where nobody asks for anything is called light, whatever its colors are.
    const isUsual = context === contexts[0] && kind === 'light';
    return !(isUsual && isDark(context) === true);
  };
  const targets = contexts.filter(isOfKind);
  const able = contexts.filter((context) => {
    if (from !== undefined) return context === from;
    if (isOfKind(context)) return false;
    if (turned) return isDark(context) !== (kind === 'dark');
    return !SPECIAL.some((other) => has(context, other));
  });
  const bases = turned ? fullestOfEach(able, sheet) : able;
  const inPairs = (baseOf: (target: string) => string | undefined) =>
    targets.flatMap((target) => {
      const base = baseOf(target);
      return base === undefined || base === target ? [] : [{ base, target }];
    });
  const alike = inPairs((target) => bases.find((one) => keyOf(one, kind) === keyOf(target, kind)));
  const isPlain = alike.length === 0 && turned && bases.length === 1;
  const existing = isPlain ? inPairs(() => bases[0]) : alike;
  if (existing.length > MOST_PLANS) {
    const allowed = `named, as there are ${existing.length} modes of this kind, more than ${MOST_PLANS}`;
    throw new ThemeInputError('base', allowed, undefined);
  }
  if (existing.length > 0) return existing;
  if (bases.length === 0) throw nothingToTake(sheet, kind, grounds);
  const plain = turned
    ? bases
    : bases.filter((one) => keyOf(one, kind).replace(/^dark$/, '') === '');
  const isClear =
    from !== undefined || (turned ? bases.length === 1 : plain.length === bases.length);
  if (isClear) return (from === undefined ? plain : bases).map((base) => ({ base }));
  const allowed = `named, as ${listed(bases)} could each be what ${kind} is made from`;
  throw new ThemeInputError('base', allowed, undefined);
}

/** Of modes that are called alike and differ only in what chooses them, the one with most colors. */
function fullestOfEach(contexts: readonly string[], { tokens }: ContextSheet): string[] {
  const countIn = (context: string) =>
    [...tokens.values()].filter(({ colors }) => colors.has(context)).length;
  return [...groupBy(contexts, withoutCause).values()].map((alike) =>
    alike.reduce((best, one) => (countIn(one) > countIn(best) ? one : best)),
  );
}

const has = (context: string, kind: ModeKind): boolean =>
  new RegExp(WORDS[kind].source, 'i').test(withoutCause(context));

const withoutCause = (context: string): string => context.replace(/ \([^()]*\)$/, '');

/** What else the name of a mode says: what it has in common with its counterpart. */
function keyOf(context: string, kind: ModeKind): string {
  const own = withoutCause(context).replaceAll(WORDS[kind], '').replaceAll(USUAL, '');
  const rest = kind === 'light' ? own.replaceAll(WORDS.dark, '') : own;
  return rest
    .toLowerCase()
    .replaceAll(/[^a-z\d=]+/g, ' ')
    .trim();
}

/** The grounds of the page, else the backgrounds of pairs that are gray, as the page would be. */
function groundsOf({ tokens }: ContextSheet): string[] {
  const { grounds, pairs } = recognizeRoles([...tokens.keys()]);
  const plain = grounds.filter((name) => tokens.has(name));
  const isGray = (name: string) =>
    [...tokens.get(name)!.colors.values()].every(({ color }) => toOklch(color).c < COLORED);
  return plain.length > 0
    ? plain
    : pairs
        .filter(({ kind, background }) => kind === 'text' && isGray(background))
        .map(({ background }) => background);
}

/** Whether the page is dark in a context; by its first opaque ground, else by the name. */
function darknessOf(
  context: string,
  { tokens }: ContextSheet,
  grounds: readonly string[],
): boolean | undefined {
  for (const name of grounds) {
    const color = tokens.get(name)?.colors.get(context);
    if (color?.alpha === 1) return toOklch(color.color).l < MIDDLE;
  }
  if (has(context, 'dark')) return true;
  return has(context, 'light') ? false : undefined;
}

function nothingToTake(
  { contexts, tokens }: ContextSheet,
  kind: ModeKind,
  grounds: readonly string[],
): ThemeInputError {
  const other = kind === 'dark' ? 'light' : 'dark';
  const found = contexts.map((context) => {
    const ground = grounds.find((name) => tokens.get(name)?.colors.get(context)?.alpha === 1);
    if (ground === undefined) return context;
    const isDark = toOklch(tokens.get(ground)!.colors.get(context)!.color).l < MIDDLE;
    return `${context}, with ${isDark ? 'dark' : 'light'} ${ground}`;
  });
  return new ThemeInputError('files', `of a theme with a ${other} mode`, listed(found));
}

/** Modes that a sentence names. */
const MOST_NAMED = 8;

const listed = (words: readonly string[]): string =>
  [
    ...words.slice(0, MOST_NAMED),
    ...(words.length > MOST_NAMED ? [`${words.length - MOST_NAMED} more`] : []),
  ].join(', ');
