import { parseHex, type Srgb } from '@swatchwork/color';
import hexes from 'nice-color-palettes/1000.json' with { type: 'json' };

import { SAMPLE_PALETTES } from '../../../apps/api/src/db/sample/palettes/sample-palettes.ts';
import { createRandom, shuffle } from '../../../packages/color/src/palette/random.ts';

/** One half is tuned on; the other, and a judge that has only seen that one, report. */
export type Half = 'tuning' | 'reporting';

/** People's favorites of 2018 (npm nice-color-palettes, MIT), halved by a seed. */
export function favorites(): Record<Half, Srgb[][]> {
  const all = hexes.map((palette) => palette.map((hex) => parseHex(hex)!));
  const mixed = shuffle(createRandom('split'), all);
  const half = Math.floor(mixed.length / 2);
  return { tuning: mixed.slice(0, half), reporting: mixed.slice(half) };
}

/** The palettes of the house, made by hand. */
export const houseCollection = (): Srgb[][] =>
  SAMPLE_PALETTES.map(({ colors }) => colors.map(({ hex }) => parseHex(hex)!));

/** The palettes of each tag of the house collection that at least eight have. */
export function houseTags(): Srgb[][][] {
  const tags = new Set(SAMPLE_PALETTES.flatMap(({ tags }) => tags));
  return [...tags]
    .map((tag) =>
      SAMPLE_PALETTES.filter(({ tags, colors }) => tags.includes(tag) && colors.length === 5),
    )
    .filter((palettes) => palettes.length >= 8)
    .map((palettes) => palettes.map(({ colors }) => colors.map(({ hex }) => parseHex(hex)!)));
}
