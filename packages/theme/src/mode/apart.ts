import { type AlphaColor, deltaEOK, formatHexAlpha, groupBy, toOklch } from '@swatchwork/color';

import { draw } from '../solve/reach.ts';
import type { Seen, SeenTheme } from './seen.ts';
import type { Standing } from './standing.ts';

/** Just noticeable in ΔE_OK: what is nearer need not stay apart. */
const NOTICEABLE = 0.02;

/** Steps of OKLCH lightness by which colors part, in the order in which they are tried. */
const STEPS = [0.012, 0.024, 0.036, 0.048, 0.06, 0.08, 0.1, 0.008, 0.004, 0.002].flatMap((step) => [
  step,
  -step,
]);

/** OKLCH chroma under which a color has lost its hue, and how much it gets back. */
const [HUED, PALEST] = [0.004, 0.03];

/** Parts tokens that were noticeably apart and became one color, by lightness. @returns Those that moved. */
export function keepApart({ tokens }: SeenTheme, standing: Standing): Set<string> {
  const moved = new Set<string>();
  const keyOf = (paint: AlphaColor) => formatHexAlpha(paint);
  const groups = groupBy([...tokens.values()], ({ name }) => keyOf(standing.paints.get(name)!));
  const taken = new Set(groups.keys());
  for (const group of groups.values()) {
    // What has most pairs stays: most depends on it.
    const byPairs = group.toSorted((one, other) => pairsOf(other) - pairsOf(one));
    const kinds: { from: Seen; to: AlphaColor }[] = [];
    for (const token of byPairs) {
      const same = kinds.find(({ from }) => !areApart(from, token));
      const to = same?.to ?? (kinds.length === 0 ? standing.paints.get(token.name)! : undefined);
      const found =
        to && (kinds.length === 0 || standing.allows(token.name, to)) ? to : part(token);
      if (!same) kinds.push({ from: token, to: found });
      if (keyOf(found) === keyOf(standing.paints.get(token.name)!)) continue;
      standing.set(token.name, found);
      moved.add(token.name);
      taken.add(keyOf(found));
    }
  }
  return moved;

  function part({ name, lch: { c, h } }: Seen): AlphaColor {
    const now = standing.paints.get(name)!;
    const seen = toOklch(now.color);
    const lch = seen.c < HUED ? { l: seen.l, c: Math.min(c, PALEST), h } : seen;
    for (const step of STEPS) {
      const l = lch.l + step;
      if (l < 0 || l > 1) continue;
      const paint = { color: draw({ ...lch, l }).color, alpha: now.alpha };
      if (!taken.has(keyOf(paint)) && standing.allows(name, paint)) return paint;
    }
    return now;
  }
}

const pairsOf = ({ on, under }: Seen): number => on.length + 2 * under.length;

const areApart = ({ paint: one }: Seen, { paint: other }: Seen): boolean =>
  one.alpha !== other.alpha || deltaEOK(one.color, other.color) >= NOTICEABLE;
