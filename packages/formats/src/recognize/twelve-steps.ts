import type { KnownPair } from './naming-systems.ts';

/** A step of a scale, opaque or translucent: `blue-11`, `blue-a3`, `gray-950`. */
const STEP = /(?:^|-)a?\d{1,4}$/;

/** A level of texts or grounds of the page, such as `text-2` and `text-light-1`. */
const LEVEL = /^(?:text|fg|foreground|surface|bg|background)(?:-[a-z]+)?-\d$/;

const TWELVE = Array.from({ length: 12 }, (_, i) => `${i + 1}`);

/** Scales with these have more steps, which do other jobs: Open Props counts from 0 on. */
const OTHERS = ['0', '13'];

/** What Radix Themes names of a scale besides its steps. */
const PARTS = ['contrast', 'surface', 'indicator', 'track'];

/** What a file has of scales. */
export interface Scales {
  /** Steps of any scale, and what belongs to those of twelve. */
  has(key: string): boolean;
  readonly pairs: readonly KnownPair[];
}

/**
 * The pairs of scales of twelve steps, by their jobs: texts (11 and 12) on the grounds (1 and 2),
 * and words on the solid (9), where the scale names their color.
 *
 * @see https://www.radix-ui.com/colors/docs/palette-composition/understanding-the-scale
 */
export function readScales(keys: ReadonlySet<string>): Scales {
  const families = [...keys]
    .filter((key) => key === '12' || key.endsWith('-12'))
    .map((key) => key.slice(0, -2))
    .filter((family) => TWELVE.every((step) => keys.has(family + step)))
    .filter((family) => !OTHERS.some((step) => keys.has(family + step)));
  const parts = new Set(families.flatMap((family) => PARTS.map((part) => family + part)));
  return {
    has: (key) => (STEP.test(key) && !LEVEL.test(key)) || parts.has(key),
    pairs: families.flatMap(pairsOfTwelve),
  };
}

function pairsOfTwelve(family: string): KnownPair[] {
  const pair = (foreground: string, background: string, why: string): KnownPair => ({
    foreground: family + foreground,
    background: family + background,
    kind: 'text',
    why,
  });
  const job = 'steps 11 and 12 are text on 1 and 2';
  return [
    ...['11', '12'].flatMap((text) => ['1', '2'].map((ground) => pair(text, ground, job))),
    pair('contrast', '9', 'the text on the solid color'),
  ];
}
