import { strongest } from '../palette/chroma-limit.ts';
import { between, createRandom, pick } from '../palette/random.ts';
import type { Srgb } from '../spaces/srgb.ts';
import type { ChartStyle } from './constants.ts';

/** How a ramp looks where colors are left to it. */
export interface RampChoice {
  /** `balanced` if not given; `spread` is the same. */
  readonly style?: ChartStyle | undefined;
  /** Each text or number gives another ramp of the same kind. */
  readonly seed?: string | number | undefined;
}

type Hues = readonly [from: number, to: number];

/** OKLCH hues of a light end and a dark one, the best known first. */
const LIGHT_TO_DARK: readonly Hues[] = [
  [108, 268],
  [102, 15],
  [62, 325],
  [150, 262],
  [112, 160],
  [205, 305],
  [95, 300],
  [25, 285],
];
const EARTHY: readonly Hues[] = [
  [95, 40],
  [105, 150],
  [75, 20],
  [85, 195],
];

/** OKLCH hues of two ends that differ for every vision. */
const OPPOSITES: readonly Hues[] = [
  [255, 50],
  [195, 55],
  [305, 140],
  [265, 80],
  [350, 165],
  [15, 240],
];

/** OKLCH chroma of the light and the dark end of a sequential ramp, and of the ends of a diverging one. */
const CHROMAS: Record<ChartStyle, readonly [light: number, dark: number, end: number]> = {
  balanced: [0.06, 0.11, 0.15],
  bright: [0.1, 0.2, 0.24],
  muted: [0.025, 0.05, 0.08],
  earthy: [0.045, 0.06, 0.09],
  'one-hue': [0.03, 0.11, 0.15],
  spread: [0.06, 0.11, 0.15],
};
const LIGHT = 0.97;
const DARK = 0.29;
const END = 0.47;
/** Degrees by which a seed turns hues. */
const TURN = 12;

/** The two colors of a ramp for which none is given. */
export function leadsOf(kind: 'sequential' | 'diverging', choice: RampChoice): [Srgb, Srgb] {
  const { style = 'balanced', seed } = choice;
  const isSequential = kind === 'sequential';
  const [light, dark, end] = CHROMAS[style];
  const random = seed === undefined ? () => 0 : createRandom(seed);
  const turn = seed === undefined ? 0 : between(random, -TURN, TURN);
  const sequential = style === 'earthy' ? EARTHY : LIGHT_TO_DARK;
  const [from, to] = pick(random, isSequential ? sequential : OPPOSITES);
  const first = isSequential && style === 'one-hue' ? to : from;
  return [
    strongest({
      l: isSequential ? LIGHT : END,
      c: isSequential ? light : end,
      h: first + turn,
    }),
    strongest({ l: isSequential ? DARK : END, c: isSequential ? dark : end, h: to + turn }),
  ];
}
