import { type PairKind, ThemeInputError } from '@swatchwork/theme';
import type { UnjudgedPair } from '@swatchwork/theme/check';
import type { ContextSheet } from '../contexts/context-sheet.ts';
import { type RecognizedPair, recognizeRoles } from '../recognize/index.ts';
import type { SheetPair } from './judge-sheet.ts';
import type { AskedPair, ReadThemeOptions } from './model.ts';
import type { ShownSheet } from './shown.ts';

/** A pair to judge. */
export interface ChosenPair extends SheetPair {
  readonly id: string;
  readonly kind?: PairKind;
  readonly by: string;
  readonly why: string;
}

const TEXT = { AA: 4.5, AAA: 7 } as const;

/** Contexts for readers who ask for more contrast. */
const HIGH_CONTRAST = /high-contrast|contrast(?:=|: ?)(?:high|more)/;

/**
 * The pairs that are asked for and those that names tell; what shows the same is judged once. Recognized
 * pairs of which a token has no color anywhere are `unjudged`.
 *
 * @throws {ThemeInputError} If a name that is asked for has no color.
 */
export function choosePairs(
  sheet: ContextSheet,
  { shown }: ShownSheet,
  { pairs = [], recognize = true, target = 'AA' }: ReadThemeOptions,
) {
  const found = recognizeRoles([...sheet.tokens.keys()]);
  const hasColor = (name: string) => sheet.tokens.get(name)!.colors.size > 0;
  const isColored = ({ foreground, background }: RecognizedPair) =>
    hasColor(foreground) && hasColor(background);
  const levelIn = (context: string) => (HIGH_CONTRAST.test(context) ? 'AAA' : target);
  const asked = pairs.map((pair, i) => {
    const { minimum, ...chosen } = toChosen(pair, `pairs[${i}]`, sheet);
    return { ...chosen, minimumIn: (context: string) => minimum ?? TEXT[levelIn(context)] };
  });
  const byId = new Map<string, ChosenPair>(asked.map((pair) => [pair.id, pair]));
  const seen = new Set<string>();
  const grounds = new Map(found.pairs.map(({ background, over }) => [background, over]));
  /** What two tokens show everywhere: aliases of others show the same. */
  const looksOf = (name: string) =>
    sheet.contexts.map((context) => {
      const what = shown.get(name)?.get(context);
      return typeof what === 'string' ? what : what && JSON.stringify(what);
    });
  const references = ({ foreground, background }: RecognizedPair) =>
    [foreground, background].filter((name) =>
      [...sheet.tokens.get(name)!.declarations.values()].some((one) => one.references.length > 0),
    ).length;
  const direct = found.pairs
    .filter(isColored)
    .toSorted((one, other) => references(one) - references(other));
  for (const pair of recognize ? direct : []) {
    const looks = [pair.foreground, pair.background].map(looksOf);
    const key = JSON.stringify([looks, pair.minimum]);
    if (seen.has(key) && references(pair) > 0) continue;
    seen.add(key);
    const { minimum, ...chosen } = pair;
    const minimumIn = (context: string) => minimum[levelIn(context)];
    if (!byId.has(pair.id)) byId.set(pair.id, { ...chosen, minimumIn });
  }
  const chosen = [...byId.values()].map((pair) => ({
    ...pair,
    over: pair.over.length > 0 ? pair.over : (grounds.get(pair.background) ?? []),
  }));
  const paired = new Set(asked.flatMap(({ foreground, background }) => [foreground, background]));
  const rest = (list: readonly string[]) =>
    list.filter((name) => !paired.has(name) && hasColor(name));
  return {
    pairs: chosen,
    unpaired: rest(found.unpaired),
    unknown: rest(found.unknown),
    unjudged: recognize
      ? found.pairs.filter((pair) => !isColored(pair)).map((pair) => describeBroken(pair, sheet))
      : [],
  };
}

/** A pair of names of which one stands for a value that is no color in any context. */
function describeBroken(
  { id, foreground, background }: RecognizedPair,
  { tokens }: ContextSheet,
): UnjudgedPair {
  const { name, declarations, problems } = [foreground, background]
    .map((one) => tokens.get(one)!)
    .find(({ colors }) => colors.size === 0)!;
  const where = [...declarations.keys()].find((context) => problems.has(context));
  const problem = where === undefined ? [...problems.values()][0] : problems.get(where);
  return { pair: id, contexts: [], reason: `the value of ${name} is not supported: ${problem}` };
}

function toChosen(
  { foreground, background, minimum, over = [] }: AskedPair,
  field: string,
  { tokens }: ContextSheet,
) {
  expectColor(foreground, `${field}.foreground`, tokens);
  expectColor(background, `${field}.background`, tokens);
  for (const [i, name] of over.entries()) expectColor(name, `${field}.over[${i}]`, tokens);
  return {
    id: `${foreground}/${background}`,
    foreground,
    background,
    over,
    minimum,
    by: 'asked',
    why: 'you paired them',
  };
}

function expectColor(name: string, field: string, tokens: ContextSheet['tokens']): void {
  if ((tokens.get(name)?.colors.size ?? 0) > 0) return;
  throw new ThemeInputError(field, 'the name of a color in the files', name);
}
