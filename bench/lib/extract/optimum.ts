import { createRandom, parseHex, type Random, toOklab } from '@swatchwork/color';
import type { Sharp } from 'sharp';

import { COUNT } from './floor.ts';

/** Pixels by their three OKLab values, one after the other. */
export type Labs = Float64Array;

const SIZE = 256;
const EVERY = 5; // pixels that are used, which saves time and changes no share
const RESTARTS = 20;
const MOST_STEPS = 60;

/** Pixels from all over a picture, shrunk by another method than any extractor uses. */
export async function readLabs(image: Sharp): Promise<Labs> {
  const rgb = await image
    .resize(SIZE, SIZE, { fit: 'inside', kernel: 'mitchell' })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  const labs = new Float64Array(3 * Math.ceil(rgb.length / 3 / EVERY));
  for (let to = 0, from = 0; to < labs.length; to += 3, from += 3 * EVERY) {
    const [r, g, b] = [rgb[from]! / 255, rgb[from + 1]! / 255, rgb[from + 2]! / 255];
    const lab = toOklab({ r, g, b });
    labs.set([lab.l, lab.a, lab.b], to);
  }
  return labs;
}

/** Mean distance of all pixels to the nearest color of a palette. */
export function distanceTo(labs: Labs, palette: readonly string[]): number {
  return meanDistance(
    labs,
    palette.flatMap((hex) => {
      const { l, a, b } = toOklab(parseHex(hex)!);
      return [l, a, b];
    }),
  );
}

/** The least mean distance of many restarts of k-means, each from other pixels. */
export function findOptimum(labs: Labs): number {
  const random = createRandom('optimum');
  return Math.min(
    ...Array.from({ length: RESTARTS }, () => meanDistance(labs, kMeans(labs, random))),
  );
}

function meanDistance(labs: Labs, colors: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < labs.length; i += 3) sum += Math.sqrt(nearest(labs, i, colors).square);
  return (3 * sum) / labs.length;
}

function nearest(labs: Labs, i: number, colors: readonly number[]) {
  let square = Number.POSITIVE_INFINITY;
  let index = 0;
  for (let c = 0; c < colors.length; c += 3) {
    const dl = labs[i]! - colors[c]!;
    const da = labs[i + 1]! - colors[c + 1]!;
    const db = labs[i + 2]! - colors[c + 2]!;
    const d = dl * dl + da * da + db * db;
    if (d >= square) continue;
    square = d;
    index = c;
  }
  return { square, index };
}

function kMeans(labs: Labs, random: Random): number[] {
  const colors: number[] = [];
  while (colors.length < 3 * COUNT) colors.push(...drawFar(labs, colors, random));
  let last = Number.POSITIVE_INFINITY;
  for (let step = 0; step < MOST_STEPS; step++) {
    const sums = new Float64Array(colors.length);
    const counts = new Float64Array(colors.length);
    let error = 0;
    for (let i = 0; i < labs.length; i += 3) {
      const { square, index } = nearest(labs, i, colors);
      error += square;
      counts[index]!++;
      for (let axis = 0; axis < 3; axis++) sums[index + axis]! += labs[i + axis]!;
    }
    for (let c = 0; c < colors.length; c += 3) {
      for (let axis = 0; axis < 3 && counts[c]! > 0; axis++)
        colors[c + axis] = sums[c + axis]! / counts[c]!;
    }
    if (last - error < 1e-5 * error) break;
    last = error;
  }
  return colors;
}

/** A random pixel; its probability grows with the distance from those already drawn (k-means++). */
function drawFar(labs: Labs, colors: readonly number[], random: Random): number[] {
  const squares: number[] = [];
  for (let i = 0; i < labs.length; i += 3)
    squares.push(colors.length ? nearest(labs, i, colors).square : 1);
  let left = random() * squares.reduce((sum, square) => sum + square, 0);
  let at = 0;
  while (at < squares.length - 1 && left > squares[at]!) left -= squares[at++]!;
  const i = 3 * at;
  return [labs[i]!, labs[i + 1]!, labs[i + 2]!];
}
