import { readCssColor } from '@swatchwork/color/css';
import { FormatError } from '@swatchwork/formats';

import type { Place } from '../model.ts';
import type { Theme } from '../themes.ts';
import {
  describeFall,
  failingIn,
  fails,
  isSheet,
  type Merged,
  openContrasts,
} from './contrasts.ts';
import type { ChangedFile } from './model.ts';
import { compare, distanceOf } from './prove.ts';

/** A merge that a plan asks for. */
export interface AskedMerge {
  readonly place: Place;
  readonly token: string;
  /** The ΔE_OK that the plan says. */
  readonly within: number;
}

/**
 * Why merges may not be carried out: a color is farther away than the plan says, or a pair that passes would fail,
 * with all merges of one theme together.
 *
 * @param strays All stray places, which are seen beside those that are merged.
 * @returns Sentences; none if all may.
 */
export function judgeMerges(
  theme: Theme | undefined,
  merges: readonly AskedMerge[],
  strays: readonly Place[],
): string[] {
  const { merged, far } = distancesOf(theme, merges);
  const contrastsOf = openContrasts(theme, strays);
  const others = new Map(merged.map((one) => [one.place, one]));
  const falls = merged.flatMap((one) =>
    contrastsOf(one, others)
      .filter(fails)
      .map((fall) => `${inPlace(one.place, one.use)}: ${describeFall(fall)}.`),
  );
  return [...far, ...falls];
}

function distancesOf(theme: Theme | undefined, merges: readonly AskedMerge[]) {
  const contexts = theme?.sheet.contexts ?? ['light'];
  const isToken = ({ token }: AskedMerge) => token.startsWith('--');
  const ofColors = merges.flatMap((one) => {
    const color = isToken(one) ? '' : readCssColor(one.token);
    if (typeof color === 'string') return [];
    const colors = new Map(contexts.map((context) => [context, color]));
    const distances = new Map([['', distanceOf(one.place.color, color)]]);
    return [{ one, colors, distances, reason: undefined }];
  });
  const ofTokens = theme
    ? compare(theme, merges.filter(isToken)).map((compared) => {
        const colors = theme.sheet.tokens.get(compared.one.token)?.colors ?? new Map();
        const seen = [...colors].filter(([context]) => compared.distances.has(context));
        return { reason: undefined, ...compared, colors: new Map(seen) };
      })
    : [];
  const merged: Merged[] = [];
  const far: string[] = [];
  for (const { one, colors, distances, reason } of [...ofColors, ...ofTokens]) {
    const distance = Math.max(...distances.values());
    if (reason === undefined && distance <= one.within)
      merged.push({ place: one.place, use: one.token, colors });
    else {
      const why = reason ?? `it differs by more than the ΔE_OK of ${one.within} that the plan says`;
      far.push(`${inPlace(one.place, one.token)}: ${why}.`);
    }
  }
  return { merged, far };
}

const inPlace = ({ file, line, column, text }: Place, use: string): string =>
  `${file}:${line}:${column}: ${use} in place of ${text.slice(0, 80)}`;

/** Sentences: the pairs of a changed style sheet that would fail, although they passed. */
export function judgeSheet(theme: Theme | undefined, file: ChangedFile): string[] {
  if (!theme || !isSheet(file)) return [];
  try {
    return failingIn(theme, file).map((fall) => `${file.name}: ${describeFall(fall)}.`);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return [`${file.name}: its contrasts cannot be measured: ${error.message}.`];
  }
}
