import { deltaEOK, groupBy, parseColor } from '@swatchwork/color';

import type { ReadPair, ReadPairInContext, ThemeReading } from '../repair/model.ts';
import type { Look } from './report.ts';

/** What is compared: a reading, or the colors of a palette. */
export type Side = Pick<ThemeReading, 'contexts' | 'tokens' | 'pairs' | 'notes'>;

/** A color that is another one, is new or is gone, `#RRGGBB` or `#RRGGBBAA`. */
export interface TokenChange {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** ΔE_OK of the two as opaque colors, where there are two. */
  readonly distance?: number;
}

/** A pair before and after; one of the two may be missing. */
export interface PairChange {
  readonly text: string;
  readonly background: string;
  /** Least ratio, 1–21. */
  readonly minimum: number;
  readonly before: Look | undefined;
  readonly after: Look | undefined;
  /** `lost` no longer passes, `won` does now, `new` fails and was no pair, `gone` is not checked now, `failing` failed before as well. */
  readonly state: 'lost' | 'new' | 'gone' | 'won' | 'failing' | 'passing';
}

/** In the modes in which it is the same. */
export type InModes<T> = T & { readonly modes: readonly string[] };

/** What two themes, palettes or token files differ in. */
export interface SideDiff {
  readonly modes: readonly string[];
  readonly tokens: readonly InModes<TokenChange>[];
  readonly pairs: readonly InModes<PairChange>[];
  /** What was not read or not checked, and what counts as another color, in sentences. */
  readonly notes: readonly string[];
}

export const SIDES = ['Before', 'After'] as const;

/**
 * Compares colors and pairs by their names, mode by mode; a side without a mode of the other has its usual colors
 * there.
 */
export function diffSides(before: Side, after: Side): SideDiff {
  const sides = [before, after] as const;
  // What has a single context says nothing of its name.
  const named = sides.filter(({ contexts }) => contexts.length > 1);
  const modes = [...new Set((named.length > 0 ? named : [before]).flatMap((one) => one.contexts))];
  const compareAll = <T, Change extends object>(
    maps: readonly Map<string, Readonly<Record<string, T>>>[],
    compare: (name: string, before: T | undefined, after: T | undefined) => Change[],
  ): InModes<Change>[] =>
    [...new Set(maps.flatMap((map) => [...map.keys()]))].flatMap((name) => {
      const found = modes.flatMap((mode) => {
        const [old, now] = maps.map((map, i) => valueIn(mode, map.get(name), sides[i]!));
        return compare(name, old, now).map((change) => ({ mode, change }));
      });
      const alike = groupBy(found, ({ change }) => JSON.stringify(change)).values();
      return [...alike].map((same) => ({
        ...same[0]!.change,
        modes: same.map(({ mode }) => mode),
      }));
    });
  const pairs = new Map(
    sides.flatMap((side) => side.pairs.map((pair) => [pair.id, pair] as const)),
  );
  return {
    modes,
    tokens: compareAll(
      sides.map(({ tokens }) => new Map(Object.entries(tokens))),
      compareColors,
    ),
    pairs: compareAll(
      sides.map((side) => new Map(side.pairs.map(({ id, contexts }) => [id, contexts]))),
      (id, old, now) => comparePairs(pairs.get(id)!, old, now),
    ),
    notes: sides.flatMap(({ notes }, i) => notes.map((note) => `${SIDES[i]}: ${note}`)),
  };
}

function valueIn<T>(
  mode: string,
  values: Readonly<Record<string, T>> | undefined,
  { contexts }: Side,
): T | undefined {
  const context = contexts.includes(mode) ? mode : contexts[0]!;
  return values && Object.hasOwn(values, context) ? values[context] : undefined;
}

function compareColors(
  name: string,
  before: string | undefined,
  after: string | undefined,
): TokenChange[] {
  if (before === after) return [];
  const [old, now] = [before, after].map((hex) => hex && parseColor(hex)!.color);
  return [{ name, before, after, ...(old && now && { distance: deltaEOK(old, now) }) }];
}

function comparePairs(
  { foreground: text, background }: Pick<ReadPair, 'foreground' | 'background'>,
  old: ReadPairInContext | undefined,
  now: ReadPairInContext | undefined,
): PairChange[] {
  const one = now ?? old;
  if (!one) return [];
  const [before, after] = [old, now].map(
    (seen) =>
      seen && {
        text: seen.foreground,
        background: seen.background,
        ratio: seen.ratio,
        passes: seen.passes,
      },
  );
  return [{ text, background, minimum: one.minimum, before, after, state: stateOf(before, after) }];
}

function stateOf(before: Look | undefined, after: Look | undefined): PairChange['state'] {
  if (!after) return 'gone';
  if (after.passes) return before && !before.passes ? 'won' : 'passing';
  return before ? (before.passes ? 'lost' : 'failing') : 'new';
}
