import { formatRatio, groupBy, type ParsedColor } from '@swatchwork/color';
import { type ContextSheet, readContexts, type SheetToken } from '@swatchwork/formats/contexts';
import { choosePairs, judgeAll, readShown, type SheetPair } from '@swatchwork/formats/repair';

import { colorKey } from '../colors.ts';
import type { Paint, Place } from '../model.ts';
import type { Theme } from '../themes.ts';
import type { ChangedFile, ContrastChange } from './model.ts';

/** A place, and the token or color that would stand there. */
export interface Merged {
  readonly place: Place;
  readonly use: string;
  /** The color after the merge, by context. */
  readonly colors: ReadonlyMap<string, ParsedColor>;
}

/** The least contrast of texts on a background beside them, which no theme declares. */
const BESIDE = 4.5;
/** Places that one place is seen with, in a line that holds very many. */
const MOST_BESIDE = 50;

const isSeenOn = (paint: Paint): boolean =>
  paint === 'text' || paint === 'fill' || paint === 'border' || paint === 'outline';

/** Whether a merge makes a pair fail that passes. */
export const fails = ({ before, after, minimum }: ContrastChange): boolean =>
  before >= minimum && after < minimum;

/** A clause. */
export const describeFall = ({ pair, context, before, after, minimum }: ContrastChange): string =>
  `the contrast of ${pair} would fall from ${formatRatio(before)} to ${formatRatio(after)} in ${context}, below ${minimum}`;

const pairsIn = (sheet: ContextSheet) => choosePairs(sheet, readShown(sheet), {}).pairs;

/**
 * Measures what merges do to contrasts: to the pairs of a theme in which the token stands, with the color of the
 * place for what is before; and to texts and backgrounds of the same rule or list of classes.
 */
export function openContrasts(theme: Theme | undefined, places: readonly Place[]) {
  const declared = theme ? pairsIn(theme.sheet) : [];
  const pairsOf = {
    foreground: groupBy(declared, ({ foreground }) => foreground),
    background: groupBy(declared, ({ background }) => background),
  };
  const known = new Map<string, ContrastChange[]>();
  const beside = groupBy(places, besideKey);
  const contexts = theme?.sheet.contexts ?? ['light'];
  const always = ({ color }: Place) => new Map(contexts.map((context) => [context, color!]));

  /** @param others Merges of other places that happen at the same time. */
  return (merged: Merged, others: ReadonlyMap<Place, Merged> = new Map()): ContrastChange[] => {
    const { place, use, colors } = merged;
    const side = isSeenOn(place.paint) ? 'foreground' : 'background';
    const own = { before: always(place), after: colors };
    const key = JSON.stringify([colorKey(place.color!), side, use, [...colors.keys()]]);
    const ofTheme =
      known.get(key) ??
      (pairsOf[side].get(use) ?? []).flatMap((pair) => measure(pair, side, own, theme!.sheet));
    known.set(key, ofTheme);
    const seenWith = { text: 'background', background: 'text' }[String(place.paint)];
    const ofRule = (beside.get(besideKey(place)) ?? [])
      .filter(({ paint }) => paint === seenWith)
      .slice(0, MOST_BESIDE)
      .flatMap((other) => {
        const after = others.get(other)?.colors ?? always(other);
        const [text, background] = place.paint === 'text' ? [place, other] : [other, place];
        const pair: SheetPair = {
          foreground: `${text.text} of line ${text.line}`,
          background: `${background.text} of line ${background.line}`,
          over: [],
          minimumIn: () => BESIDE,
        };
        const sheetOf = (mine: Merged['colors'], its: Merged['colors']) =>
          sheetWith(contexts, [
            [pair.foreground, text === place ? mine : its],
            [pair.background, text === place ? its : mine],
          ]);
        return changesOf(pair, sheetOf(own.before, always(other)), sheetOf(colors, after));
      });
    return [...ofTheme, ...ofRule];
  };
}

/** What stands in one rule, or in one list of classes. */
const besideKey = ({ file, line, kind, owner, states, modes, text, offset }: Place): string => {
  const isClass = kind === 'arbitrary value' || kind === 'palette utility';
  const where = isClass ? line : owner || `${text}@${offset}`;
  return JSON.stringify([file, where, states, modes]);
};

function measure(
  pair: SheetPair,
  side: 'foreground' | 'background',
  { before, after }: { before: Merged['colors']; after: Merged['colors'] },
  sheet: ContextSheet,
): ContrastChange[] {
  const names = [pair.foreground, pair.background, ...pair.over];
  const others = names.flatMap((name) => {
    const token = sheet.tokens.get(name);
    return token && name !== pair[side] ? [[name, token.colors] as const] : [];
  });
  const withColors = (colors: Merged['colors']) =>
    sheetWith(sheet.contexts, [...others, [pair[side], colors]]);
  return changesOf(pair, withColors(before), withColors(after));
}

function sheetWith(
  contexts: readonly string[],
  colors: readonly (readonly [string, Merged['colors']])[],
): ContextSheet {
  const own = colors.map(([name, byContext]): [string, SheetToken] => [
    name,
    { name, colors: byContext, declarations: new Map(), problems: new Map() },
  ]);
  const unread = { parts: [], count: 0, colors: 0 };
  return { contexts, tokens: new Map(own), unread, notes: [] };
}

function changesOf(pair: SheetPair, before: ContextSheet, after: ContextSheet): ContrastChange[] {
  const later = judgeAll([pair], after).get(pair)!;
  return [...judgeAll([pair], before).get(pair)!].flatMap(([context, { ratio, minimum }]) => {
    const now = later.get(context)?.ratio;
    if (now === undefined || now === ratio) return [];
    const name = `${pair.foreground} on ${pair.background}`;
    return [{ pair: name, context, before: ratio, after: now, minimum }];
  });
}

/**
 * The pairs of a style sheet, read with its theme as `check` reads them, that pass before and fail after.
 *
 * @throws {FormatError} If they cannot be measured.
 */
export function failingIn(theme: Theme, { name, before, after }: ChangedFile): ContrastChange[] {
  const filesWith = (text: string) => [
    ...theme.files.filter((file) => file.name !== name),
    { name, text },
  ];
  const sheet = readContexts(filesWith(before));
  const later = readContexts(filesWith(after));
  return pairsIn(sheet)
    .flatMap((pair) => changesOf(pair, sheet, later))
    .filter(fails);
}

export const isSheet = ({ name }: Pick<ChangedFile, 'name'>): boolean =>
  /\.(?:css|pcss)$/i.test(name);
