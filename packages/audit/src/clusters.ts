import { deltaEOK, type ParsedColor } from '@swatchwork/color';

import { colorKey, hexOf } from './colors.ts';
import { isStray, type Paint, type Place } from './model.ts';

/** All places of one color. */
export interface Cluster {
  readonly key: string;
  readonly color: ParsedColor;
  /** `#rrggbb` or `#rrggbbaa`. */
  readonly hex: string;
  /** How it is written, the most frequent first. */
  readonly spellings: readonly string[];
  readonly strays: readonly Place[];
  /** Places that give it to a token. */
  readonly definitions: readonly Place[];
  readonly paints: Readonly<Partial<Record<Paint, number>>>;
}

/** Colors that differ so little that they may be meant as one. */
export interface Family {
  /** The one with the most places. */
  readonly leader: string;
  readonly members: readonly {
    readonly hex: string;
    /** ΔE_OK from the leader. */
    readonly distance: number;
    /** Whether each channel differs by at most one of 255. */
    readonly isOneBitOff: boolean;
  }[];
}

/** ΔE_OK up to which colors are near: about where a difference becomes noticeable. */
export const NEAR = 0.02;

/** Colors that are compared with each other, those with the most places first. */
const MOST_COMPARED = 2000;

/** The places that are style by their colors, the most frequent first. */
export function toClusters(places: readonly Place[]): Cluster[] {
  const byKey = new Map<string, Place[]>();
  for (const place of places) {
    if (!place.color || place.leftAlone !== undefined) continue;
    const key = colorKey(place.color);
    const list = byKey.get(key);
    if (list) list.push(place);
    else byKey.set(key, [place]);
  }
  return [...byKey]
    .map(([key, list]): Cluster => {
      const strays = list.filter(isStray);
      const color = list[0]!.color!;
      return {
        key,
        color,
        hex: hexOf(color),
        spellings: countBy(list.map(({ text }) => text)).map(([text]) => text),
        strays,
        definitions: list.filter(({ kind }) => kind === 'definition'),
        paints: Object.fromEntries(countBy(strays.map(({ paint }) => paint))),
      };
    })
    .sort(
      (one, other) => other.strays.length - one.strays.length || (one.hex < other.hex ? -1 : 1),
    );
}

/** Words and how often they occur, the most frequent first. */
export function countBy<T extends string>(words: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Families of near colors with the same opacity; each color joins the most frequent one that is near. */
export function toFamilies(clusters: readonly Cluster[], within = NEAR): Family[] {
  const families: { leader: Cluster; members: Family['members'][number][] }[] = [];
  for (const one of clusters.slice(0, MOST_COMPARED)) {
    let joined = false;
    for (const { leader, members } of families) {
      if (Math.abs(leader.color.alpha - one.color.alpha) > 1e-6) continue;
      const distance = deltaEOK(leader.color.color, one.color.color);
      if (distance > within) continue;
      members.push({ hex: one.hex, distance, isOneBitOff: isOneBitOff(leader, one) });
      joined = true;
      break;
    }
    if (!joined) families.push({ leader: one, members: [] });
  }
  return families
    .filter(({ members }) => members.length > 0)
    .map(({ leader, members }) => ({ leader: leader.hex, members }));
}

const isOneBitOff = (one: Cluster, other: Cluster): boolean =>
  (['r', 'g', 'b'] as const).every(
    (channel) => Math.abs(one.color.color[channel] - other.color.color[channel]) * 255 < 1.5,
  );
