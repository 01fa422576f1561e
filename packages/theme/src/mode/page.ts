import type { Oklch } from '@swatchwork/color';

import { partByName } from './part-by-name.ts';
import type { Look } from './seen.ts';

/** OKLCH chroma from which on a color has a hue that people would name. */
export const COLORED = 0.045;

/** OKLCH lightness beside which a page is dark. */
export const MIDDLE = 0.6;

/** The first plain ground, else the ground with the most texts, else the lightest or darkest gray, as most are light or dark. */
export function pageOf(
  looks: ReadonlyMap<string, Look>,
  plain: ReadonlySet<string>,
): Pick<Look, 'lch'> & { readonly name?: string } {
  const isOpaque = ({ paint }: Look) => paint.alpha === 1;
  const opaque = [...looks.values()].filter(isOpaque);
  const first = [...plain].map((name) => looks.get(name)!).find(isOpaque);
  if (first) return first;
  const grays = opaque.filter(({ lch }) => lch.c < COLORED);
  const grounds = grays.filter(({ name }) => partByName(name) === 'ground');
  const texted = grounds.toSorted((one, other) => other.under.length - one.under.length)[0];
  if (texted && texted.under.length > 0) return texted;
  const byLight = (list: readonly Look[]) => list.toSorted((one, other) => one.lch.l - other.lch.l);
  const known = byLight(grounds.length > 0 ? grounds : grays);
  const isLight = (known[known.length >> 1]?.lch.l ?? 1) > MIDDLE;
  return (isLight ? byLight(grays).at(-1) : known[0]) ?? { lch: { l: 1, c: 0, h: 0 } };
}

/** Most chroma that white gets on a dark page. */
const MOST_TONE = 0.014;

/** The median of the grays that have a hue, weaker. */
export function toneOf(looks: Iterable<Look>): Pick<Oklch, 'c' | 'h'> {
  const grays = [...looks].filter(
    ({ lch, paint }) => paint.alpha === 1 && lch.c < COLORED && lch.l < 0.97 && lch.l > 0.1,
  );
  const toned = grays.filter(({ lch }) => lch.c >= 0.004);
  if (toned.length === 0 || toned.length * 2 < grays.length) return { c: 0, h: 0 };
  const byChroma = toned.toSorted((one, other) => one.lch.c - other.lch.c);
  const { c, h } = byChroma[Math.floor(byChroma.length / 2)]!.lch;
  return { c: Math.min(MOST_TONE, c), h };
}
