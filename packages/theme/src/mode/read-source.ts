import {
  type AlphaColor,
  type CssColor,
  exactSrgb,
  mapToGamut,
  type Oklch,
  relativeLuminance,
  toOklch,
} from '@swatchwork/color';

import { ThemeInputError } from '../input/theme-input-error.ts';
import type { ModePair, ModeSource } from './model.ts';
import { type NamedPart, partByName } from './part-by-name.ts';

/** What a token paints. */
export type ModePart = NamedPart | 'unknown';

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
  const page = pageOf(seen, plain);
  return { tokens: seen, pairs, grounds: plain, page, isDark: page.l < MIDDLE };
}

/** OKLCH lightness beside which a page is dark. */
const MIDDLE = 0.6;

function partOf(
  name: string,
  { l, c }: Oklch,
  isOn: boolean,
  isUnder: boolean,
  plain: ReadonlySet<string>,
): ModePart {
  if (plain.has(name)) return 'ground';
  const named = partByName(name);
  if (isOn && isUnder) return named === 'ground' && c < COLORED ? 'ground' : 'solid';
  if (isUnder) return c >= COLORED && l < 0.88 ? 'solid' : 'ground';
  if (isOn) return named === 'line' ? 'line' : 'ink';
  return named ?? 'unknown';
}

/** The color of the page: the first plain ground, else the background with the most texts. */
function pageOf(tokens: ReadonlyMap<string, Seen>, plain: ReadonlySet<string>): Oklch {
  const opaque = [...tokens.values()].filter(({ paint }) => paint.alpha === 1);
  const first = opaque.find(({ name }) => plain.has(name));
  if (first) return first.lch;
  const byTexts = opaque.filter(({ part }) => part === 'ground');
  const most = byTexts.reduce<Seen | undefined>(
    (best, one) => (best && best.under.length >= one.under.length ? best : one),
    undefined,
  );
  if (most) return most.lch;
  const inks = opaque.filter(({ part }) => part === 'ink');
  const dark = inks.filter(({ paint }) => relativeLuminance(paint.color) < 0.18).length;
  const l = inks.length > 0 && dark * 2 < inks.length ? 0.2 : 1;
  return { l, c: 0, h: 0 };
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
