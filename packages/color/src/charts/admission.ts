import { FLARE, relativeLuminance } from '../contrast/wcag.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { type Tone, toTone } from './flaws.ts';
import { type Bytes, fromBytes } from './readers.ts';

/** From the least to the greatest. */
export type Range = readonly [low: number, high: number];

/** What every new color of a palette has to be. */
export interface Demands {
  /** Colors that charts stand on. */
  readonly grounds: readonly Srgb[];
  /** The least WCAG contrast with each of them. */
  readonly contrast: number;
  /** OKLCH lightness, 0 to 1, and chroma, 0 to about 0.32. */
  readonly lightness: Range;
  readonly chroma: Range;
}

/** A demand that no color, or too few, can keep, and what was asked for in its place. */
export interface Relaxed {
  readonly demand: 'contrast' | 'lightness' | 'chroma';
  readonly asked: number | Range;
  readonly used: number | Range;
}

export interface Admission {
  readonly demands: Demands;
  readonly relaxed: readonly Relaxed[];
  /** Colors all over the room that the demands leave. */
  readonly pool: readonly Candidate[];
}

export const ANY_LIGHTNESS: Range = [0, 1];
export const ANY_CHROMA: Range = [0, 0.4];

/** Share by which the contrast falls until there is room. */
const STEP = 0.95;

/** Whether a color, with its relative luminance, keeps the demands. */
export function createTest(demands: Demands): (color: Bytes, luminance: number) => boolean {
  const { grounds, contrast, lightness, chroma } = demands;
  const walls = grounds.map((ground) => {
    const y = relativeLuminance(ground) + FLARE;
    return [y / contrast - FLARE, y * contrast - FLARE] as const;
  });
  const isAny = covers(lightness, ANY_LIGHTNESS) && covers(chroma, ANY_CHROMA);
  return (color, luminance) => {
    for (const [below, above] of walls) if (luminance > below && luminance < above) return false;
    if (isAny) return true;
    const { l, c } = toOklch(fromBytes(color));
    return l >= lightness[0] && l <= lightness[1] && c >= chroma[0] && c <= chroma[1];
  };
}

/**
 * The demands as far as `least` colors can keep them. First the ranges, chroma before lightness: one that
 * leaves no room is dropped. Then the contrast falls until there is room.
 */
export function admit(asked: Demands, least: number): Admission {
  const relaxed: Relaxed[] = [];
  let demands = asked;
  const hasRoom = (candidate: Demands) => poolOf(candidate).length >= least;
  for (const [demand, any] of [
    ['chroma', ANY_CHROMA],
    ['lightness', ANY_LIGHTNESS],
  ] as const) {
    if (hasRoom({ ...demands, grounds: [] })) break;
    if (covers(demands[demand], any)) continue;
    relaxed.push({ demand, asked: demands[demand], used: any });
    demands = { ...demands, [demand]: any };
  }
  while (demands.contrast > 1 && !hasRoom(demands)) {
    demands = { ...demands, contrast: Math.max(1, demands.contrast * STEP) };
  }
  if (demands.contrast < asked.contrast) {
    relaxed.push({ demand: 'contrast', asked: asked.contrast, used: demands.contrast });
  }
  return { demands, relaxed, pool: poolOf(demands) };
}

/** Whether the first range leaves out nothing of the second. */
const covers = (a: Range, b: Range) => a[0] <= b[0] && a[1] >= b[1];

/** Levels of each channel, the surface of sRGB among them: there are the colors farthest apart. */
const LEVELS = Array.from({ length: 26 }, (_, i) => Math.round((255 * i) / 25));

/** A color that may be chosen. */
export interface Candidate {
  readonly color: Bytes;
  readonly luminance: number;
  readonly tone: Tone;
}

let grid: readonly Candidate[] | undefined;

function makeGrid(): readonly Candidate[] {
  return LEVELS.flatMap((r) =>
    LEVELS.flatMap((g) =>
      LEVELS.map((b): Candidate => {
        const color = [r, g, b] as const;
        const srgb = fromBytes(color);
        return { color, luminance: relativeLuminance(srgb), tone: toTone(srgb) };
      }),
    ),
  );
}

function poolOf(demands: Demands): Candidate[] {
  grid ??= makeGrid();
  const keeps = createTest(demands);
  return grid.filter(({ color, luminance }) => keeps(color, luminance));
}
