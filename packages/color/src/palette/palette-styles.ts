import { between, pick, type Random } from './random.ts';
import { PALETTE_STYLE_IDS, type PaletteStyleId } from './styles.ts';

export type Range = readonly [low: number, high: number];

/** Which palettes of a style are liked best. */
export interface Taste {
  /** OKLCH chroma of the weakest and the strongest color, and the mean of all. */
  weakest: Range;
  mean: Range;
  strongest: Range;
  /** The most browns. */
  browns: number;
}

/** OKLCH ranges from which a palette of a style is drawn. */
export interface PaletteStyle {
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
  liked: Taste;
}

const [RED, PINK, AMBER] = [
  [8, 42],
  [345, 395],
  [57, 97],
] as const satisfies Range[];
/** About as often as they lead in palettes that people like: reds most. */
const EVERY_HUE: readonly Range[] = [RED, RED, PINK, AMBER, [140, 200], [170, 220], [220, 290]];

const GAMUT = 0.4; // above the strongest color of sRGB

/** Most like few strong colors among calm ones. */
const USUAL: Taste = {
  weakest: [0.015, 0.055],
  mean: [0.065, 0.12],
  strongest: [0.15, 0.22],
  browns: 1,
};

const BALANCED: PaletteStyle = {
  dark: [0.19, 0.54],
  light: [0.8, 0.97],
  share: [0.45, 0.98],
  most: 0.2,
  hues: EVERY_HUE,
  turn: 360,
  liked: USUAL,
};

const STYLES: Readonly<Record<Exclude<PaletteStyleId, 'balanced'>, PaletteStyle>> = {
  bright: {
    ...BALANCED,
    dark: [0.42, 0.6],
    share: [0.85, 1],
    most: GAMUT,
    liked: { weakest: [0, 0.12], mean: [0.13, 0.18], strongest: [0.18, 0.26], browns: 0 },
  },
  muted: { ...BALANCED, share: [0.15, 0.4], most: 0.08 },
  pastel: { ...BALANCED, dark: [0.74, 0.82], light: [0.93, 0.97], share: [0.4, 0.9], most: 0.11 },
  dark: { ...BALANCED, dark: [0.16, 0.26], light: [0.6, 0.76], share: [0.3, 0.9] },
  earthy: {
    ...BALANCED,
    liked: { ...USUAL, browns: 5 },
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

/** How often a random palette in the balanced style is of each: the numbers are parts of the whole. */
const PARTS: readonly (readonly [PaletteStyle, number])[] = [
  [BALANCED, 9],
  [STYLES.bright, 3],
  [STYLES.muted, 2],
  [STYLES.pastel, 3],
  [STYLES.dark, 1],
  [STYLES.earthy, 2],
  [STYLES['one-hue'], 1],
];

const DRAWN = PARTS.flatMap(([style, parts]) => Array<PaletteStyle>(parts).fill(style));

/**
 * The ranges of a style; for random palettes in the balanced one, those of any.
 *
 * @throws {RangeError} If the id is none of {@link PALETTE_STYLE_IDS}.
 */
export function drawStyle(id: PaletteStyleId, random: Random): PaletteStyle {
  return id === 'balanced' ? pick(random, DRAWN) : styleOf(id);
}

/** The ranges of a style. Throws as {@link drawStyle} does. */
export function styleOf(id: PaletteStyleId): PaletteStyle {
  if (id === 'balanced') return BALANCED;
  if (Object.hasOwn(STYLES, id)) return STYLES[id];
  throw new RangeError(`style must be one of ${PALETTE_STYLE_IDS.join(', ')}; got ${String(id)}`);
}

/** A number of a range. */
export const within = (random: Random, [low, high]: Range): number => between(random, low, high);
