/** A side of a picture of patches, in pixels. */
export const SIDE = 64;

/** A side of a patch, which is what a codec averages. */
const PATCH = 8;

type Color = readonly [r: number, g: number, b: number];

/** What the picture of a {@link Kind} shows: 64 patches, row by row. */
export type Patches = ReturnType<typeof createPatches>;

/** A file made by code. */
export type Kind = {
  /** The format, and what the file says about its pixels. */
  name: string;
  file: Buffer;
  /** How far a channel of 0…255 may be from Chromium's; 1 if not given. */
  tolerance?: number;
  /** Whether Chromium shows another alpha than the file says. */
  hasOtherAlpha?: boolean;
};

/** Multiples of 51, so that a table of 6 steps has them without interpolation. */
const LEVELS = [0, 51, 153, 255];

/** All combinations of four levels. */
const ALL_COLORS: readonly Color[] = LEVELS.flatMap((r) =>
  LEVELS.flatMap((g) => LEVELS.map((b) => [r, g, b] as const)),
);

const FIVE_COLORS: readonly Color[] = (
  [
    [[51, 102, 204], 26],
    [[204, 153, 51], 15],
    [[51, 51, 51], 11],
    [[204, 51, 51], 7],
    [[204, 204, 204], 5],
  ] as const
).flatMap(([color, patches]) => Array.from({ length: patches }, () => color));

/** @param gray What pictures without colors show, 0…255. */
function createPatches(colors: readonly Color[], gray: (x: number, y: number) => number) {
  const at = (x: number, y: number): Color => colors[indexAt(x, y)]!;
  return {
    /** The channels of a pixel, 0…255. */
    at,
    gray,
    /** A color for each {@link indexAt}. */
    palette: colors,
    rgb: Buffer.from(eachPixel(at)),
    /** With {@link alphaAt}. */
    rgba: Buffer.from(eachPixel((x, y) => [...at(x, y), alphaAt(x)])),
  };
}

/** The patch of a pixel. */
export const indexAt = (x: number, y: number): number =>
  Math.floor(y / PATCH) * (SIDE / PATCH) + Math.floor(x / PATCH);

/** 0…255 in eight steps from left to right. */
export const alphaAt = (x: number): number => Math.round((Math.floor(x / PATCH) * 255) / 7);

/** What `pixel` says of each place, row by row. */
export const eachPixel = (pixel: (x: number, y: number) => readonly number[]): number[] =>
  Array.from({ length: SIDE * SIDE }, (_, i) => pixel(i % SIDE, Math.floor(i / SIDE))).flat();

/** All combinations of four levels, to compare pixels. */
export const DETAILED = createPatches(ALL_COLORS, (x, y) => (x + y) * 2);

/** Five colors on areas that differ, to compare swatches: no small difference exchanges them. */
export const BROAD = createPatches(FIVE_COLORS, (x, y) => FIVE_COLORS[indexAt(x, y)]![0]);
