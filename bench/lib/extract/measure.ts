import { deltaEOK, parseHex, type Srgb } from '@swatchwork/color';
import { median } from '../statistics.ts';
import type { Picture } from './corpus.ts';
import { extractHexes, shrink } from './floor.ts';
import { distanceTo, findOptimum, type Labs, readLabs } from './optimum.ts';

/** The distance within which a color counts as found, in ΔE OK. */
const FOUND = { color: 0.03, accent: 0.05 };

/**
 * Below this, a fifth of a just noticeable difference, any palette with the right colors is
 * perfect.
 */
const LEAST_OPTIMUM = 0.004;

/** A picture with its optimal palette; without one if the picture is flat. */
type Judged = Picture & { labs: Labs; optimum: number | undefined };

export async function judge(picture: Picture): Promise<Judged> {
  const labs = await readLabs(picture.view());
  const optimum = findOptimum(labs);
  return { ...picture, labs, optimum: optimum >= LEAST_OPTIMUM ? optimum : undefined };
}

export type Result = {
  /** Median of the rounds: the ratio to the baseline's time in the same round; not for bitmaps. */
  times: number[];
  distances: number[];
  colors: { found: number; of: number };
  accents: { found: number; of: number };
  refused: Set<string>;
  changing: string[];
};

/**
 * Extracts from all pictures, the baseline before each, so that noise affects both equally.
 */
export async function measure(pictures: Judged[], rounds: number): Promise<Result> {
  const result: Result = {
    times: [],
    distances: [],
    colors: { found: 0, of: 0 },
    accents: { found: 0, of: 0 },
    refused: new Set(),
    changing: [],
  };
  for (const picture of pictures) {
    const { colors = [], accent } = picture;
    result.colors.of += colors.length;
    if (accent) result.accents.of++;
    const palette = await extractHexes(picture.file).catch(() => undefined);
    if (!palette || palette.length === 0) {
      result.refused.add(picture.type);
      continue;
    }
    result.colors.found += colors.filter((color) => has(palette, color, FOUND.color)).length;
    if (accent && has(palette, accent, FOUND.accent)) result.accents.found++;
    if (picture.optimum) result.distances.push(distanceTo(picture.labs, palette) / picture.optimum);
    await takeTimes(picture, palette, rounds, result);
  }
  return result;
}

async function takeTimes(picture: Picture, first: string[], rounds: number, result: Result) {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const base = picture.type === 'bmp' ? Number.NaN : await time(() => shrink(picture.file));
    let again: string[] = [];
    const own = await time(async () => {
      again = await extractHexes(picture.file);
    });
    ratios.push(own / base);
    if (again.join() !== first.join() && !result.changing.includes(picture.name)) {
      result.changing.push(picture.name);
    }
  }
  if (picture.type !== 'bmp') result.times.push(median(ratios));
}

const has = (palette: string[], color: Srgb, within: number) =>
  palette.some((hex) => deltaEOK(parseHex(hex)!, color) <= within);

export async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
