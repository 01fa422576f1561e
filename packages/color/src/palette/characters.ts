import type { Oklab } from '../spaces/oklab.ts';
import { between, pick, type Random } from './random.ts';

/** What a palette is like, whatever its hues: one of these is drawn for `any`. */
export const CHARACTER_IDS = [
  'any',
  'vivid',
  'muted',
  'pastel',
  'dark',
  'earthy',
  'one-hue',
] as const;

export type CharacterId = (typeof CHARACTER_IDS)[number];

export type Range = readonly [low: number, high: number];

/** OKLCH ranges from which a palette of a character is drawn. */
export interface Character {
  /** Lightness of the darkest and of the lightest color. */
  dark: Range;
  light: Range;
  /** Share of the chroma that sRGB has at a lightness and hue; accents take the upper end. */
  share: Range;
  /** Chroma that no color exceeds. */
  most: number;
  /** Hues to start from, in degrees, each range equally likely. */
  hues: readonly Range[];
  /** Degrees by which a hue may differ from the first. */
  turn: number;
}

/** Reds, ambers, greens, blues, violets and pinks. */
const EVERY_HUE: readonly Range[] = [
  [15, 50],
  [50, 95],
  [140, 200],
  [200, 265],
  [265, 375],
];

const GAMUT = 0.4; // above the strongest color of sRGB

const BALANCED: Character = {
  dark: [0.2, 0.5],
  light: [0.8, 0.97],
  share: [0.35, 0.95],
  most: 0.2,
  hues: EVERY_HUE,
  turn: 360,
};

const CHARACTERS: Readonly<Record<Exclude<CharacterId, 'any'>, Character>> = {
  vivid: { ...BALANCED, dark: [0.36, 0.58], share: [0.85, 1], most: GAMUT },
  muted: { ...BALANCED, share: [0.15, 0.4], most: 0.08 },
  pastel: { ...BALANCED, dark: [0.74, 0.82], light: [0.93, 0.97], share: [0.4, 0.9], most: 0.11 },
  dark: { ...BALANCED, dark: [0.16, 0.26], light: [0.6, 0.76], share: [0.3, 0.9] },
  earthy: {
    ...BALANCED,
    share: [0.35, 0.8],
    most: 0.13,
    turn: 40,
    hues: [
      [30, 75],
      [75, 110],
    ],
  },
  'one-hue': { ...BALANCED, turn: 12 },
};

/** How often `any` draws each: the numbers are parts of the whole. */
const PARTS: readonly (readonly [Character, number])[] = [
  [BALANCED, 8],
  [CHARACTERS.vivid, 5],
  [CHARACTERS.muted, 2],
  [CHARACTERS.pastel, 2],
  [CHARACTERS.dark, 3],
  [CHARACTERS.earthy, 2],
  [CHARACTERS['one-hue'], 1],
];

const DRAWN = PARTS.flatMap(([character, parts]) => Array<Character>(parts).fill(character));

/** @throws {RangeError} If the id is none of {@link CHARACTER_IDS}. */
export function drawCharacter(id: CharacterId, random: Random): Character {
  if (id === 'any') return pick(random, DRAWN);
  if (Object.hasOwn(CHARACTERS, id)) return CHARACTERS[id];
  throw new RangeError(`character must be one of ${CHARACTER_IDS.join(', ')}; got ${String(id)}`);
}

/** Whether a color's lightness and chroma are of the character. */
export const isOf = ({ dark, light, most }: Character, { l, a, b }: Oklab): boolean =>
  l >= dark[0] && l <= light[1] && Math.hypot(a, b) <= most;

/** A number of a range. */
export const within = (random: Random, [low, high]: Range): number => between(random, low, high);
