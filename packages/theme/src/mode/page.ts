import { fromOklab, type Oklch, toOklab, toOklch } from '@swatchwork/color';

import { ThemeInputError } from '../input/theme-input-error.ts';
import { partByName } from './part-by-name.ts';
import type { Look } from './seen.ts';

/** OKLCH chroma from which on a color has a hue that people would name. */
export const COLORED = 0.045;

/** OKLCH chroma below which a ground may be the page's without a name that says so. */
const PLAIN = 0.02;

/** OKLCH lightness beside which a page is dark. */
export const MIDDLE = 0.6;

/**
 * The first plain ground, else the gray ground with the most texts, else the lightest or darkest gray.
 *
 * @param isDark Whether a dark page is looked for; where that is not known, as most grounds are.
 * @throws {ThemeInputError} If all plain grounds are of the other lightness.
 */
export function pageOf(
  looks: ReadonlyMap<string, Look>,
  plain: ReadonlySet<string>,
  isDark: boolean | undefined,
): Pick<Look, 'lch'> & { readonly name?: string } {
  const opaque = [...looks.values()].filter(({ paint }) => paint.alpha === 1);
  const known = [...plain].map((name) => looks.get(name)!).filter(({ paint }) => paint.alpha === 1);
  const isRight = ({ lch }: Look) => isDark === undefined || lch.l < MIDDLE === isDark;
  const first = known.find(isRight);
  if (first) return first;
  if (known.length > 0) {
    const [wanted, other] = isDark ? ['dark', 'light'] : ['light', 'dark'];
    throw new ThemeInputError('tokens', `those of a ${wanted} theme`, `a ${other} page`);
  }
  const grays = opaque.filter(({ lch }) => lch.c < COLORED);
  const grounds = grays.filter(({ name }) => partByName(name) === 'ground');
  const texted = grounds
    .filter((one) => one.lch.c < PLAIN && one.under.length > 0 && isRight(one))
    .toSorted((one, other) => other.under.length - one.under.length)[0];
  if (texted) return texted;
  const byLight = (list: readonly Look[]) => list.toSorted((one, other) => one.lch.l - other.lch.l);
  const sorted = byLight(grounds.length > 0 ? grounds : grays);
  const isLight = !(isDark ?? (sorted[sorted.length >> 1]?.lch.l ?? 1) < MIDDLE);
  const found = isLight ? byLight(grays).at(-1) : sorted[0];
  return found ?? { lch: { l: isLight ? 1 : 0.2, c: 0, h: 0 } };
}

/** OKLCH chroma of grays that have a hue, the most of it that white gets on a dark page, and how far hues agree. */
const TONE = { least: 0.004, gray: 0.03, most: 0.014, agreement: 0.8 };

/** The mean of the grays, weaker; none where they do not agree on a hue. */
export function toneOf(looks: Iterable<Look>): Pick<Oklch, 'c' | 'h'> {
  const grays = [...looks].filter(
    ({ lch, paint }) => paint.alpha === 1 && lch.c < TONE.gray && lch.l < 0.97 && lch.l > 0.1,
  );
  const toned = grays.filter(({ lch }) => lch.c >= TONE.least);
  if (toned.length === 0 || toned.length * 2 < grays.length) return { c: 0, h: 0 };
  const labs = toned.map(({ paint }) => toOklab(paint.color));
  const of = (axis: 'a' | 'b') => labs.reduce((sum, lab) => sum + lab[axis], 0) / labs.length;
  const mean = { l: 0.5, a: of('a'), b: of('b') };
  const chroma = labs.reduce((sum, { a, b }) => sum + Math.hypot(a, b), 0) / labs.length;
  const { c, h } = toOklch(fromOklab(mean));
  return c < TONE.agreement * chroma ? { c: 0, h: 0 } : { c: Math.min(TONE.most, c), h };
}
