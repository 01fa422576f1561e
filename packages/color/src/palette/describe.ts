import { mapToGamut } from '../gamut.ts';
import { toHsl } from '../spaces/hsl.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { chromaLimit } from './chroma-limit.ts';

const NOISE = 1e-9; // floating-point error of a conversion, in HSL units

/** 'Light' where HSL lightness is above 50 of 100, not rounded. */
export const brightness = (color: Srgb): 'Light' | 'Dark' =>
  toHsl(mapToGamut(color)).l > 50 + NOISE ? 'Light' : 'Dark';

/** By HSL saturation, not rounded: 'Vivid' above 70 of 100, 'Moderate' above 30. */
export function saturation(color: Srgb): 'Vivid' | 'Moderate' | 'Muted' {
  const { s } = toHsl(mapToGamut(color));
  if (s > 70 + NOISE) return 'Vivid';
  return s > 30 + NOISE ? 'Moderate' : 'Muted';
}

/** 'Warm' for HSL hues 0–60 and 300–360 inclusive, 'Neutral' for a saturation under 5 of 100. */
export function temperature(color: Srgb): 'Warm' | 'Cool' | 'Neutral' {
  const { h, s } = toHsl(mapToGamut(color));
  if (s < 5 - NOISE) return 'Neutral';
  return h <= 60 + NOISE || h >= 300 - NOISE ? 'Warm' : 'Cool';
}

/** Where each hue word ends, in OKLCH degrees; judged by eye, like every boundary in this file. */
const HUES: [end: number, word: string][] = [
  [12, 'pink'],
  [36, 'red'],
  [78, 'orange'],
  [116, 'yellow'],
  [134, 'lime'],
  [168, 'green'],
  [188, 'teal'],
  [228, 'cyan'],
  [280, 'blue'],
  [315, 'purple'],
  [342, 'magenta'],
  [360, 'pink'],
];

/** Hues that people call something else below an OKLCH lightness. */
const DARK_WORDS: Record<string, [below: number, word: string]> = {
  pink: [0.54, 'red'],
  orange: [0.58, 'brown'],
  yellow: [0.62, 'olive'],
  lime: [0.62, 'olive'],
  cyan: [0.75, 'teal'],
  magenta: [0.55, 'purple'],
};

/**
 * Words for colors that are never light: such a color counts as dark only below a lower lightness.
 */
const DEEP_WORDS = ['brown', 'olive', 'blue', 'purple'];

/**
 * A color in words for people who cannot see it, such as 'vivid orange', 'dark muted blue' or
 * 'light gray': lightness or strength, then hue.
 *
 * @param color Mapped into the sRGB gamut first.
 */
export function describe(color: Srgb): string {
  const inside = mapToGamut(color);
  const { l, c, h } = toOklch(inside);
  if (l < 0.12) return 'black';
  if (l > 0.985) return 'white';
  if (c < 0.02) return l > 0.8 ? 'light gray' : l < 0.45 ? 'dark gray' : 'gray';

  const hue = hueWord(l, h);
  const share = c / chromaLimit(l, h);
  const dark = l < (DEEP_WORDS.includes(hue) ? 0.4 : 0.54);
  const whiteness = Math.min(inside.r, inside.g, inside.b);
  if (!dark && c > 0.1 && share > 0.8 && whiteness < 0.35 && hue !== 'olive' && hue !== 'brown') {
    return `vivid ${hue}`;
  }
  const shade = dark ? 'dark ' : l > 0.9 ? 'pale ' : l > 0.8 ? 'light ' : '';
  return `${shade}${share < 0.45 && l < 0.9 ? 'muted ' : ''}${hue}`;
}

/** As {@link describe}, for colors that stand together: 'vivid blue', 'vivid blue 2' where words repeat. */
export function describeAll(colors: readonly Srgb[]): string[] {
  const counts = new Map<string, number>();
  return colors.map((color) => {
    const words = describe(color);
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    return count === 1 ? words : `${words} ${count}`;
  });
}

/** The basic name of a hue at an OKLCH lightness. */
export function hueWord(l: number, h: number): string {
  const word = HUES.find(([end]) => h < end)?.[1] ?? 'pink';
  if (word === 'red' && l > 0.75) return 'pink';
  const [below, darkWord] = DARK_WORDS[word] ?? [0, word];
  return l < below ? darkWord : word;
}
