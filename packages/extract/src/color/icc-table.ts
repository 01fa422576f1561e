import { fromLab, linearSrgbOfXyzD50, type Matrix, multiply, toLinear } from '@swatchwork/color';

import type { Curve, Encoding } from './encoding.ts';
import { fixed, letters, readCurve, readSamples, sampleAt, sizeOfCurve } from './icc-curve.ts';

/** Where the space of a profile's results is named: XYZ or Lab. */
const SPACE_OF_RESULTS = 20;

/** Nodes of the largest table that is read: four inks in steps of 1/32. */
const MOST_NODES = 33 ** 4;

/** What is done one after the other with the channels of a pixel. */
type Step = (channels: readonly number[]) => readonly number[];

/**
 * Reads a table of an ICC profile, from channels to colors.
 *
 * @param at Where the tag begins.
 * @param inputs Channels of a pixel, 3 or 4.
 * @returns Undefined for a table that is built otherwise.
 * @throws {RangeError} If the profile breaks off.
 */
export function readTable(view: DataView, at: number, inputs: number): Encoding | undefined {
  if (view.getUint8(at + 8) !== inputs || view.getUint8(at + 9) !== 3) return undefined;
  const steps = stepsOf(view, at, inputs);
  if (!steps) return undefined;
  const lightOf = letters(view, SPACE_OF_RESULTS) === 'Lab ' ? lightOfLab : lightOfXyz();
  return (channels) => {
    let result = channels;
    for (const step of steps) result = step(result);
    return lightOf(result);
  };
}

function stepsOf(view: DataView, at: number, inputs: number): Step[] | undefined {
  const type = letters(view, at);
  if (type === 'mft1') return oldTable(view, at + 48, inputs, 256, 256, 1, view.getUint8(at + 10));
  if (type === 'mft2') {
    const [before, behind] = [view.getUint16(at + 48), view.getUint16(at + 50)];
    if (before < 2 || behind < 2) return undefined;
    return oldTable(view, at + 52, inputs, before, behind, 2, view.getUint8(at + 10));
  }
  return type === 'mAB ' ? newTable(view, at, inputs) : undefined;
}

/** Curves, a grid with as many nodes in each direction, and curves. */
function oldTable(
  view: DataView,
  start: number,
  inputs: number,
  before: number,
  behind: number,
  size: 1 | 2,
  grid: number,
): Step[] {
  const grids = Array.from({ length: inputs }, () => grid);
  const nodes = start + inputs * before * size;
  const last = nodes + 3 * grid ** inputs * size;
  const curves = (at: number, count: number, samples: number) =>
    each(
      Array.from({ length: count }, (_, i) =>
        readSamples(view, at + i * samples * size, samples, size),
      ),
    );
  return [
    curves(start, inputs, before),
    interpolation(view, nodes, grids, size),
    curves(last, 3, behind),
  ];
}

/** Curves, a grid, curves, a matrix, and curves; some of it may be missing. */
function newTable(view: DataView, at: number, inputs: number): Step[] | undefined {
  const [ofB, ofMatrix, ofM, ofGrid, ofA] = [12, 16, 20, 24, 28].map((i) => view.getUint32(at + i));
  const steps: (Step | undefined)[] = [];
  if (ofA && ofGrid) {
    const grids = Array.from({ length: inputs }, (_, i) => view.getUint8(at + ofGrid + i));
    const size = view.getUint8(at + ofGrid + 16) === 1 ? 1 : 2;
    steps.push(readCurves(view, at + ofA, inputs));
    steps.push(interpolation(view, at + ofGrid + 20, grids, size));
  } else if (inputs !== 3) return undefined;
  if (ofM && ofMatrix) {
    steps.push(readCurves(view, at + ofM, 3), readMatrix(view, at + ofMatrix));
  }
  steps.push(readCurves(view, at + ofB!, 3));
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

function readCurves(view: DataView, start: number, count: number): Step | undefined {
  let at = start;
  const curves: Curve[] = [];
  for (let i = 0; i < count; i++) {
    const curve = readCurve(view, at);
    if (!curve) return undefined;
    curves.push(curve);
    at += sizeOfCurve(view, at);
  }
  return each(curves);
}

const each =
  (curves: readonly Curve[]): Step =>
  (channels) =>
    curves.map((curve, i) => curve(channels[i]!));

function readMatrix(view: DataView, at: number): Step {
  const [a, b, c, d, e, f, g, h, i, ...offsets] = Array.from({ length: 12 }, (_, value) =>
    fixed(view, at + 4 * value),
  );
  const matrix: Matrix = [a!, b!, c!, d!, e!, f!, g!, h!, i!];
  return ([x, y, z]) => multiply(matrix, [x!, y!, z!]).map((sum, row) => sum + offsets[row]!);
}

/**
 * Interpolates between the nodes around a place, in all directions at once.
 *
 * @param grids Nodes in each direction; the last channel's lie side by side.
 */
function interpolation(view: DataView, at: number, grids: readonly number[], size: 1 | 2): Step {
  const count = grids.reduce((product, grid) => product * grid, 1);
  if (count === 0 || count > MOST_NODES || at + 3 * count * size > view.byteLength) {
    throw new RangeError('The table breaks off');
  }
  const nodes = Float32Array.from({ length: 3 * count }, (_, i) =>
    sampleAt(view, at + i * size, size),
  );
  return (channels) => {
    const sums: [number, number, number] = [0, 0, 0];
    for (let corner = 0; corner < 1 << grids.length; corner++) {
      let [weight, node] = [1, 0];
      for (let i = 0; i < grids.length && weight > 0; i++) {
        const grid = grids[i]!;
        const place = Math.min(1, Math.max(0, channels[i]!)) * (grid - 1);
        const low = Math.floor(place);
        const isHigh = (corner >> i) & 1;
        weight *= isHigh ? place - low : 1 - (place - low);
        node = node * grid + Math.min(grid - 1, low + isHigh);
      }
      if (weight === 0) continue;
      for (let i = 0; i < 3; i++) sums[i] = sums[i]! + weight * nodes[3 * node + i]!;
    }
    return sums;
  };
}

const lightOfLab: Encoding = ([l, a, b]) => {
  const color = fromLab({ l: l! * 100, a: a! * 255 - 128, b: b! * 255 - 128 });
  return [toLinear(color.r), toLinear(color.g), toLinear(color.b)];
};

/** Half of the range is 1. */
function lightOfXyz(): Encoding {
  const matrix = linearSrgbOfXyzD50();
  const scale = 65_535 / 32_768;
  return ([x, y, z]) => multiply(matrix, [x! * scale, y! * scale, z! * scale]);
}
