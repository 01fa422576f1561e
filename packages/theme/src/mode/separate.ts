import { type AlphaColor, groupBy, toOklch } from '@swatchwork/color';

import { draw } from '../solve/reach.ts';
import {
  LEAST_SEPARATION,
  nearestVision,
  type Seen as SeenColor,
  see,
} from '../status/separation.ts';
import type { AlikePair, ModeKind } from './model.ts';
import { wordsOf } from './part-by-name.ts';
import type { Seen, SeenTheme } from './seen.ts';
import type { Standing } from './standing.ts';

/** Words of statuses, the same meaning in one line. */
const STATUSES = [
  'error danger destructive negative critical',
  'warning caution attention',
  'success positive valid',
  'info information informative',
].map((words) => words.split(' '));

/** Of one group at most so many are compared: the time grows with the square. */
const MOST = 24;

/** OKLCH lightness by which a color may move, the nearest first, and hue in degrees. */
const MOVES = Array.from({ length: 15 }, (_, i) => 0.02 * (i + 1)).flatMap((l) => [l, -l]);
const TURNS = [0, 9, -9];

/** Kinds of modes for people who lack the cones of one kind. */
const isVision = (kind: ModeKind): kind is 'protan' | 'deutan' | 'tritan' =>
  kind === 'protan' || kind === 'deutan' || kind === 'tritan';

/**
 * Keeps statuses and the colors of a chart apart in every vision: as far as they were, where that is less than our
 * least distance; in a mode for a vision, that distance at least.
 *
 * @returns What moved, and what no color was found for.
 */
export function separate({ tokens }: SeenTheme, standing: Standing, kind: ModeKind) {
  const moved = new Set<string>();
  const alike: AlikePair[] = [];
  const groups = groupBy(
    [...tokens.values()].filter(({ paint }) => paint.alpha === 1),
    groupOf,
  );
  for (const [key, all] of groups) {
    const group = key === '' ? [] : all.slice(0, MOST);
    const seen = group.map(({ name }) => see(standing.paints.get(name)!.color));
    const before = group.map(({ paint }) => see(paint.color));
    for (let j = 1; j < group.length; j++) {
      const short = () => shortOf(group, seen, before, j, kind);
      if (short().length === 0) continue;
      const found = search(group, seen, before, j, standing, kind);
      if (!found) alike.push(...short());
      else {
        standing.set(group[j]!.name, found);
        moved.add(group[j]!.name);
      }
    }
  }
  return { moved, alike };
}

/** What of a name says which others a token must not be taken for; empty where none. */
function groupOf({ name, part, lch }: Seen): string {
  const words = wordsOf(name);
  if (part === 'chart' && lch.c > 0.02) return words.join('-').replaceAll(/\d+/g, '#');
  const at = words.findIndex((word) => STATUSES.some((status) => status.includes(word)));
  const isSeen = part === 'solid' || part === 'mark' || part === 'unknown';
  return at < 0 || !isSeen ? '' : `${words.toSpliced(at, 1, '*').join('-')}`;
}

/** Those before a color from which it is not far enough. */
function shortOf(
  group: readonly Seen[],
  seen: readonly SeenColor[],
  before: readonly SeenColor[],
  at: number,
  kind: ModeKind,
): AlikePair[] {
  return seen.slice(0, at).flatMap((other, i) => {
    const was = nearestVision(before[i]!, before[at]!).distance;
    if (was === 0) return [];
    const minimum = isVision(kind) ? LEAST_SEPARATION : Math.min(was, LEAST_SEPARATION);
    const { vision, distance } = nearestVision(other, seen[at]!);
    if (distance >= minimum - 1e-9) return [];
    return [{ first: group[i]!.name, second: group[at]!.name, vision, distance, minimum }];
  });
}

/** The nearest color that is far enough from those before, with the same pairs passing. */
function search(
  group: readonly Seen[],
  seen: SeenColor[],
  before: readonly SeenColor[],
  at: number,
  standing: Standing,
  kind: ModeKind,
): AlphaColor | undefined {
  const { name } = group[at]!;
  const own = seen[at]!;
  const { l, c, h } = toOklch(standing.paints.get(name)!.color);
  for (const move of MOVES) {
    for (const turn of TURNS) {
      if (l + move < 0.1 || l + move > 0.97) continue;
      const paint = { color: draw({ l: l + move, c, h: h + turn }).color, alpha: 1 };
      seen[at] = see(paint.color);
      const isFar = shortOf(group, seen, before, at, kind).length === 0;
      if (isFar && standing.allows(name, paint)) return paint;
    }
  }
  seen[at] = own;
  return undefined;
}
