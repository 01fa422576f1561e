import { contrastRatio, exactSrgb, mapToGamut, type Oklch, toOklch } from '@swatchwork/color';

import { ThemeInputError } from '../input/theme-input-error.ts';
import type { ModeKind, ModePair, ModeSource } from './model.ts';
import { COLORED, MIDDLE, pageOf, toneOf } from './page.ts';
import { type NamedPart, partByName } from './part-by-name.ts';
import { stepsOfScales } from './scales.ts';
import type { Look, ModePart, Seen, SeenTheme } from './seen.ts';

/**
 * A light theme where a dark mode is asked for, and a dark one where a light is.
 *
 * @throws {ThemeInputError} If a pair names a token that is not there, there is none, or all grounds are of the other
 *   lightness.
 */
export function readSource({ tokens, pairs, grounds = [] }: ModeSource, kind: ModeKind): SeenTheme {
  const names = new Set(tokens.map(({ name }) => name));
  if (names.size === 0) throw new ThemeInputError('tokens', 'at least one color', tokens.length);
  for (const [i, pair] of pairs.entries()) {
    for (const end of ['foreground', 'background'] as const) {
      if (names.has(pair[end])) continue;
      throw new ThemeInputError(`pairs[${i}].${end}`, 'the name of a token', pair[end]);
    }
  }
  const plain = new Set([...grounds].filter((name) => names.has(name)));
  const asked = kind === 'dark' ? false : kind === 'light' ? true : undefined;
  const looks = lookAt(tokens, pairs);
  const { lch: page, name: pageName } = pageOf(looks, plain, asked);

  const isDark = asked ?? page.l < MIDDLE;
  const seen = new Map<string, Seen>();
  const steps = stepsOfScales(looks.values());
  for (const look of looks.values()) {
    const isPaired = look.on.length > 0 || look.under.length > 0;
    const isStep = steps.has(look.name) && !isPaired;
    const part = isStep ? 'step' : partOf(look, isDark);
    seen.set(look.name, { ...look, part: plain.has(look.name) ? 'ground' : part });
  }
  for (const token of seen.values()) {
    const parent = token.part === 'unknown' ? parentOf(token.name, seen) : undefined;
    if (!parent) continue;
    const isOnIt = contrastRatio(token.paint.color, parent.paint.color) >= WRITTEN;
    if (isOnIt) seen.set(token.name, { ...token, part: 'ink' });
    else if (parent.part === 'solid') seen.set(token.name, { ...token, part: 'solid' });
  }
  return {
    tokens: seen,
    pairs,
    grounds: plain,
    page,
    pageName,
    tone: toneOf(looks.values()),
    isDark,
  };
}

function lookAt(tokens: ModeSource['tokens'], pairs: readonly ModePair[]): Map<string, Look> {
  const on = listed(pairs, ({ foreground }) => foreground);
  const under = listed(pairs, ({ background }) => background);
  return new Map(
    tokens.map(({ name, color }) => {
      const exact = exactSrgb(color);
      const paint = { color: mapToGamut(exact), alpha: color.alpha ?? 1 };
      const [own, beneath] = [on.get(name) ?? [], under.get(name) ?? []];
      return [name, { name, given: color, paint, lch: toOklch(exact), on: own, under: beneath }];
    }),
  );
}

/** The ratio from which on a token is taken to be written on that whose name its own continues. */
const WRITTEN = 3;

/** The token whose name a name continues by one word. */
export function parentOf(name: string, tokens: ReadonlyMap<string, Seen>): Seen | undefined {
  const shorter = name.replace(/[-._/ ][a-z\d]+$|[A-Z][a-z\d]*$/, '');
  return shorter === name ? undefined : tokens.get(shorter);
}

/** How far in OKLCH lightness from a light and a dark page tints end, as pale as grounds are. */
const TINTED = { light: 0.78, dark: 0.45 };

/** OKLCH chroma from which on a color is vivid however light it is, as yellows are. */
const VIVID = 0.15;

/** Whether a color with a hue is nearly as light, or as dark, as the page. */
export const isTinted = ({ l, c }: Oklch, isDark: boolean): boolean =>
  c < VIVID && (isDark ? l <= TINTED.dark : l >= TINTED.light);

function partOf(look: Look, isDark: boolean): ModePart {
  const { lch, on, under } = look;
  const named = nameSays(look);
  const isColored = lch.c >= COLORED;
  if (on.length > 0 && under.length > 0)
    return named === 'ground' && !isColored ? 'ground' : 'solid';
  if (under.length > 0) return isColored && !isTinted(lch, isDark) ? 'solid' : 'ground';
  if (on.length > 0) return named === 'line' ? 'line' : 'ink';
  if (named === 'mark' && isColored && isTinted(lch, isDark)) return 'ground';
  return named ?? 'unknown';
}

/** What darkens all that lies beneath, whatever else its name says, from this opacity on. */
const SHADOWS = /scrim|overlay|backdrop|blanket/i;
const SCRIM = 0.2;

/** A name such as `white` says the color itself only where it is the color. */
function nameSays({ name, lch: { l, c }, paint: { alpha } }: Look): NamedPart | undefined {
  if (alpha < 1 && alpha >= SCRIM && l < 0.5 && SHADOWS.test(name)) return 'shadow';
  const named = partByName(name);
  if (named !== 'itself') return named;
  const own = l > 0.97 ? /white|light/i : l < 0.1 ? /black|dark/i : undefined;
  return c < COLORED && own?.test(name) ? named : undefined;
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
