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

/** Where each hue word ends, in OKLCH degrees, judged by eye on colours of equal lightness. */
const HUES: [end: number, word: string][] = [
  [12, 'pink'],
  [41, 'red'],
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

/**
 * A colour in words that need no eyes, such as 'vivid orange', 'dark muted blue' or
 * 'light grey': OKLCH lightness, then strength, then hue.
 */
export function describe(color: Srgb): string {
  const { l, c, h } = toOklch(mapToGamut(color));
  if (l < 0.12) return 'black';
  if (l > 0.985) return 'white';
  const shade = l < 0.45 ? 'dark' : l > 0.9 ? 'pale' : l > 0.8 ? 'light' : '';
  if (c < 0.02) return join(l > 0.9 ? 'light' : shade, 'grey');
  const share = c / chromaLimit(l, h);
  const strength = share < 0.45 ? 'muted' : share > 0.8 && c > 0.1 && !shade ? 'vivid' : '';
  return join(shade, strength, hueWord(l, h));
}

/** Dark orange and dark yellow have names of their own, which everyone uses. */
function hueWord(l: number, h: number): string {
  const word = HUES.find(([end]) => h < end)?.[1] ?? 'pink';
  if (word === 'orange' && l < 0.58) return 'brown';
  return word === 'yellow' && l < 0.62 ? 'olive' : word;
}

const join = (...words: string[]): string => words.filter(Boolean).join(' ');
