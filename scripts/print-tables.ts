// Makes the data of `packages/print` from the characterization tables of Debian's icc-profiles-free
// (Zlib license): `node scripts/print-tables.ts`. A tenth of the patches, drawn by a seed, is left out;
// the tests of the package measure it against them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { createRandom, shuffle } from '../packages/color/src/palette/random.ts';
import { COEFFICIENTS, PIECES, SIZES, STRIDES, weigh } from '../packages/print/src/spline.ts';
import { fromRoot } from './lib/root.ts';

/** What the second differences of coefficients count beside the errors of patches, in L*, a* and b*. */
const SMOOTHNESS = 0.03;

const TABLES = {
  coated: ['FOGRA39L', 'FOGRA39L, Fogra, December 2006'],
  uncoated: ['FOGRA29L', 'FOGRA29L, Fogra, September 2003'],
  gracol: ['TR006', 'ANSI CGATS/GRACoL TR 006-2007'],
  newsprint: ['TR002', 'ANSI CGATS/SNAP TR 002-2007'],
} as const;

/** Cyan, magenta, yellow, black, L*, a*, b*. */
type Patch = number[];
/** A weighted sum of coefficients, and what it should be. */
type Row = { at: number[]; weights: number[]; lab: number[] };

const heldOut: Record<string, Patch[]> = {};
for (const [id, [file, source]] of Object.entries(TABLES)) {
  const patches = shuffle(createRandom('held out'), readPatches(file));
  const tenth = Math.ceil(patches.length / 10);
  heldOut[id] = patches.slice(0, tenth);
  const coefficients = solve([...patches.slice(tenth).map(rowOf), ...smoothness()]);
  const text = Buffer.from(
    Int16Array.from(coefficients, (value) => Math.round(value * 100)).buffer,
  );
  writeFileSync(
    fromRoot(`packages/print/src/tables/${id}.ts`),
    `// Made by scripts/print-tables.ts from ${file}.ti3 of Debian's icc-profiles-free,
// Copyright Kai-Uwe Behrmann, Zlib license. Source of the data: ${source}.
export const TABLE =
  '${text.toString('base64')}';
`,
  );
  console.log(`${id}: ${patches.length} patches, ${tenth} held out`);
}
const folder = fromRoot('packages/print/testing');
mkdirSync(folder, { recursive: true });
const lines = Object.entries(heldOut).map(([id, rows]) => `  "${id}": ${JSON.stringify(rows)}`);
writeFileSync(`${folder}/held-out.json`, `{\n${lines.join(',\n')}\n}\n`);

/** Patches that a table holds several times are averaged. */
function readPatches(file: string): Patch[] {
  const text = readFileSync(`/usr/share/color/icc/${file}.ti3`, 'latin1');
  const lines = /^BEGIN_DATA\s*$([\s\S]+)^END_DATA/m.exec(text)![1]!.trim().split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const same = Map.groupBy(rows, (row) => row.slice(1, 5).join());
  return [...same.values()].map((group) => [
    ...group[0]!.slice(1, 5),
    ...[8, 9, 10].map((i) => group.reduce((sum, row) => sum + row[i]!, 0) / group.length),
  ]);
}

function rowOf(patch: Patch): Row {
  const weights = new Float64Array(32);
  let sums: [at: number, weight: number][] = [[0, 1]];
  for (const [i, pieces] of PIECES.entries()) {
    const first = weigh(patch[i]!, pieces, weights, 8 * i);
    sums = sums.flatMap(([at, weight]) =>
      [0, 1, 2, 3].map((j): [number, number] => [
        at + (first + j) * STRIDES[i]!,
        weight * weights[8 * i + j]!,
      ]),
    );
  }
  sums = sums.filter(([, weight]) => weight > 1e-12);
  return { at: sums.map(([at]) => at), weights: sums.map(([, w]) => w), lab: patch.slice(4) };
}

/** Neighbors along each ink should lie on a line, where no patch says otherwise. */
function smoothness(): Row[] {
  const weights = [SMOOTHNESS, -2 * SMOOTHNESS, SMOOTHNESS];
  return STRIDES.flatMap((stride, ink) =>
    Array.from({ length: COEFFICIENTS / 3 }, (_, i) => 3 * i)
      .filter((at) => Math.floor(at / stride) % SIZES[ink]! < SIZES[ink]! - 2)
      .map((at) => ({ at: [at, at + stride, at + 2 * stride], weights, lab: [0, 0, 0] })),
  );
}

/** Least squares by conjugate gradients, channel by channel. */
function solve(rows: Row[]): Float64Array {
  const solution = new Float64Array(COEFFICIENTS);
  for (let channel = 0; channel < 3; channel++) {
    const rest = new Float64Array(COEFFICIENTS);
    const scale = new Float64Array(COEFFICIENTS).fill(1e-9);
    for (const { at, weights, lab } of rows) {
      at.forEach((place, i) => {
        rest[place + channel]! += weights[i]! * lab[channel]!;
        scale[place + channel]! += weights[i]! ** 2;
      });
    }
    let scaled = rest.map((value, i) => value / scale[i]!);
    let direction = scaled;
    let size = dot(rest, scaled);
    for (const enough = size * 1e-12; size > enough; ) {
      const moved = new Float64Array(COEFFICIENTS);
      for (const { at, weights } of rows) {
        const sum = at.reduce((s, place, i) => s + weights[i]! * direction[place + channel]!, 0);
        at.forEach((place, i) => {
          moved[place + channel]! += weights[i]! * sum;
        });
      }
      const step = size / dot(direction, moved);
      for (let i = channel; i < COEFFICIENTS; i += 3) {
        solution[i]! += step * direction[i]!;
        rest[i]! -= step * moved[i]!;
      }
      scaled = rest.map((value, i) => value / scale[i]!);
      const before = size;
      size = dot(rest, scaled);
      const old = direction;
      direction = scaled.map((value, i) => value + (size / before) * old[i]!);
    }
  }
  return solution;
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}
