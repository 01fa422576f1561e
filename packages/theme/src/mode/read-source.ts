import {
  type AlphaColor,
  type CssColor,
  contrastRatio,
  exactSrgb,
  mapToGamut,
  type Oklch,
  toOklch,
} from '@swatchwork/color';

import { ThemeInputError } from '../input/theme-input-error.ts';
import type { ModePair, ModeSource } from './model.ts';
import { type NamedPart, partByName } from './part-by-name.ts';

/** What a token paints. */
export type ModePart = NamedPart | 'solid' | 'unknown';

/** A token as it is seen in the mode that exists. */
export interface Seen {
  readonly name: string;
  readonly given: CssColor;
  /** As sRGB shows it. */
  readonly paint: AlphaColor;
  readonly lch: Oklch;
  readonly part: ModePart;
  /** Pairs in which it is drawn on something, and in which something is drawn on it. */
  readonly on: readonly ModePair[];
  readonly under: readonly ModePair[];
}

/** A theme in the mode that exists. */
export interface SeenTheme {
  readonly tokens: ReadonlyMap<string, Seen>;
  readonly pairs: readonly ModePair[];
  readonly grounds: ReadonlySet<string>;
  readonly page: Oklch;
  readonly pageName: string | undefined;
  /** Chroma and hue of its grays. */
  readonly tone: Pick<Oklch, 'c' | 'h'>;
  readonly isDark: boolean;
}

/** OKLCH chroma from which on a color has a hue that people would name. */
export const COLORED = 0.045;

/** @throws {ThemeInputError} If a pair names a token that is not there, or there is none. */
export function readSource({ tokens, pairs, grounds = [] }: ModeSource): SeenTheme {
  const names = new Set(tokens.map(({ name }) => name));
  if (names.size === 0) throw new ThemeInputError('tokens', 'at least one color', tokens.length);
  for (const [i, pair] of pairs.entries()) {
    for (const end of ['foreground', 'background'] as const) {
      if (names.has(pair[end])) continue;
      throw new ThemeInputError(`pairs[${i}].${end}`, 'the name of a token', pair[end]);
    }
  }
  const on = listed(pairs, ({ foreground }) => foreground);
  const under = listed(pairs, ({ background }) => background);
  const plain = new Set([...grounds].filter((name) => names.has(name)));
  const seen = new Map<string, Seen>();
  for (const { name, color } of tokens) {
    const exact = exactSrgb(color);
    const [own, beneath] = [on.get(name) ?? [], under.get(name) ?? []];
    const lch = toOklch(exact);
    const part = partOf(name, lch, own.length > 0, beneath.length > 0, plain);
    const paint = { color: mapToGamut(exact), alpha: color.alpha ?? 1 };
    seen.set(name, { name, given: color, paint, lch, part, on: own, under: beneath });
  }
  for (const token of seen.values()) {
    const parent = token.part === 'unknown' ? parentOf(token.name, seen) : undefined;
    if (!parent) continue;
    const isOnIt = contrastRatio(token.paint.color, parent.paint.color) >= WRITTEN;
    if (isOnIt) seen.set(token.name, { ...token, part: 'ink' });
    else if (parent.part === 'solid') seen.set(token.name, { ...token, part: 'solid' });
  }
  const { lch: page, name: pageName } = pageOf(seen, plain);
  const tone = toneOf(seen.values());
  return { tokens: seen, pairs, grounds: plain, page, pageName, tone, isDark: page.l < MIDDLE };
}

/** The ratio from which on a token is taken to be written on that whose name its own continues. */
const WRITTEN = 3;

/** The token whose name a name continues by one word. */
export const parentOf = (name: string, tokens: ReadonlyMap<string, Seen>): Seen | undefined =>
  tokens.get(name.replace(/[-._/ ][a-z\d]+$|[A-Z][a-z\d]*$/, ''));

/** Most chroma that white gets on a dark page. */
const MOST_TONE = 0.014;

/** The median of the grays that have a hue, weaker. */
function toneOf(tokens: Iterable<Seen>): Pick<Oklch, 'c' | 'h'> {
  const grays = [...tokens].filter(
    ({ lch, paint }) => paint.alpha === 1 && lch.c < COLORED && lch.l < 0.97 && lch.l > 0.1,
  );
  const toned = grays.filter(({ lch }) => lch.c >= 0.004);
  if (toned.length === 0 || toned.length * 2 < grays.length) return { c: 0, h: 0 };
  const byChroma = toned.toSorted((one, other) => one.lch.c - other.lch.c);
  const { c, h } = byChroma[Math.floor(byChroma.length / 2)]!.lch;
  return { c: Math.min(MOST_TONE, c), h };
}

/** OKLCH lightness from which on a color with a hue is as pale as grounds are. */
export const PALE = 0.85;

/** OKLCH lightness beside which a page is dark. */
const MIDDLE = 0.6;

function partOf(
  name: string,
  lch: Oklch,
  isOn: boolean,
  isUnder: boolean,
  plain: ReadonlySet<string>,
): ModePart {
  const { l, c } = lch;
  if (plain.has(name)) return 'ground';
  const named = nameSays(name, lch);
  if (isOn && isUnder) return named === 'ground' && c < COLORED ? 'ground' : 'solid';
  if (isUnder) return c >= COLORED && l < 0.88 ? 'solid' : 'ground';
  if (isOn) return named === 'line' ? 'line' : 'ink';
  // Pale and named for a hue: a tint, on which others are drawn.
  if (named === 'mark' && c >= COLORED && l >= PALE) return 'ground';
  return named ?? 'unknown';
}

/** A name such as `white` says the color itself only where it is the color. */
function nameSays(name: string, { l, c }: Oklch): NamedPart | undefined {
  const named = partByName(name);
  if (named !== 'itself') return named;
  const own = l > 0.97 ? /white|light/i : l < 0.1 ? /black|dark/i : undefined;
  return c < COLORED && own?.test(name) ? named : undefined;
}

/** The first plain ground, else the ground with the most texts, else the lightest or darkest gray, as most are light or dark. */
function pageOf(
  tokens: ReadonlyMap<string, Seen>,
  plain: ReadonlySet<string>,
): Pick<Seen, 'lch'> & { readonly name?: string } {
  const opaque = [...tokens.values()].filter(({ paint }) => paint.alpha === 1);
  const first = opaque.find(({ name }) => plain.has(name));
  if (first) return first;
  const grays = opaque.filter(({ lch }) => lch.c < COLORED);
  const grounds = grays.filter(({ part }) => part === 'ground');
  const texted = grounds.toSorted((one, other) => other.under.length - one.under.length)[0];
  if (texted && texted.under.length > 0) return texted;
  const byLight = (grounds.length > 0 ? grounds : grays).toSorted(
    (one, other) => one.lch.l - other.lch.l,
  );
  const isLight = (byLight[byLight.length >> 1]?.lch.l ?? 1) > MIDDLE;
  return byLight.at(isLight ? -1 : 0) ?? { lch: { l: 1, c: 0, h: 0 } };
}

function listed(pairs: readonly ModePair[], nameOf: (pair: ModePair) => string) {
  const lists = new Map<string, ModePair[]>();
  for (const pair of pairs) {
    const name = nameOf(pair);
    const list = lists.get(name);
    if (list) list.push(pair);
    else lists.set(name, [pair]);
  }
  return lists;
}
