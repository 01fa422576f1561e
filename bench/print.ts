// Print conditions beside what a color management system makes of the same measurements, and beside the
// naive formula: `npm run bench:print`. It needs Debian's icc-profiles-free, argyll and liblcms2-utils.
import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import {
  createRandom,
  fromCmyk,
  fromLab,
  type Lab,
  type Srgb,
  toCmyk,
  toLab,
} from '@swatchwork/color';
import { deltaE2000 } from '@swatchwork/color/charts';
import {
  type Cmyk,
  loadCondition,
  PRINT_CONDITIONS,
  type PrintCondition,
  printedLab,
  separate,
  toPrint,
} from '@swatchwork/print';

import heldOut from '../packages/print/testing/held-out.json' with { type: 'json' };

const BARS = { forward: 1, forward95: 3, roundTrip: 1, agreement: 1.5, ms: 200, bend: 1 };
const COLORS = 1000;

/** Profiles take minutes to make, and stay here. */
const folder = join(tmpdir(), 'swatchwork-print-profiles');
mkdirSync(folder, { recursive: true });
let isReached = true;
const files = {
  FOGRA39: 'FOGRA39L',
  FOGRA29: 'FOGRA29L',
  'CGATS TR 006': 'TR006',
  'CGATS TR 002': 'TR002',
};
const profiles = PRINT_CONDITIONS.map(({ characterization, inkLimit }) =>
  makeProfile(files[characterization], inkLimit),
);
for (const [i, { id, characterization }] of PRINT_CONDITIONS.entries()) {
  const [condition, profile] = await Promise.all([loadCondition(id), profiles[i]!]);
  console.log(`\n${characterization}: ΔE2000`.padEnd(47), 'median    p95    max');
  measureForward(condition, profile);
  measureInverse(condition, profile);
  measureRamps(condition);
  measureTime(condition);
}
console.log(isReached ? '\nREACHED every bar' : '\nMISSED a bar');
if (!isReached) process.exitCode = 1;

/** The profile that argyll makes of the whole table, the held-out patches included. */
async function makeProfile(table: string, inkLimit: number): Promise<string> {
  const file = join(folder, table);
  if (existsSync(`${file}.icc`)) return `${file}.icc`;
  const half = `${file}-half`;
  copyFileSync(`/usr/share/color/icc/${table}.ti3`, `${half}.ti3`);
  await promisify(execFile)('colprof', ['-qm', '-kr', '-l', String(inkLimit), '-D', table, half]);
  renameSync(`${half}.icc`, `${file}.icc`);
  return `${file}.icc`;
}

/** Patches that neither the fit nor its settings have seen. */
function measureForward(condition: PrintCondition, profile: string): void {
  const patches = heldOut[condition.id].map((patch) => ({
    cmyk: patch.slice(0, 4) as [number, number, number, number],
    lab: { l: patch[4]!, a: patch[5]!, b: patch[6]! },
  }));
  const errors = (labs: Lab[]) => labs.map((lab, i) => distance(lab, patches[i]!.lab));
  const inks = patches.map(({ cmyk }) => cmyk);
  const ours = report(
    'held-out patches, predicted',
    errors(inks.map((c) => printedLab(condition, c))),
  );
  bar(ours.median <= BARS.forward && ours.p95 <= BARS.forward95);
  report('  by lcms with the profile (has seen them)', errors(lcmsPrinted(profile, inks)));
  report('  by the naive formula', errors(inks.map(naivelyPrinted)));
}

/** Colors of sRGB: what the inks for them print, by our model, for those that can be printed. */
function measureInverse(condition: PrintCondition, profile: string): void {
  const colors = randomColors();
  const printed = (cmyk: Cmyk) => printedLab(condition, cmyk);
  const all = colors.map((color) => ({
    ...toPrint(condition, color),
    exact: separate(condition, color),
  }));
  const inside = all.filter(({ printable }) => printable);
  const trips = inside.map(({ exact }) => {
    const lab = printed(exact);
    return distance(lab, printed(separate(condition, fromLab(lab), { intent: 'absolute' })));
  });
  const trip = report(`round trip of ${inside.length} printable colors`, trips);
  bar(trip.max <= BARS.roundTrip);
  report(
    '  wanted and printed in whole percent',
    inside.map((color) => color.distance),
  );

  const profiled = lcms(['-i', '*sRGB', '-o', profile, '-t1', '-b', '-c0'], colors.map(bytesOf));
  const theirs = profiled.map((inks) => printed([inks[0]!, inks[1]!, inks[2]!, inks[3]!]));
  const apart = all.map(({ exact }, i) => distance(printed(exact), theirs[i]!));
  bar(report('printed beside lcms with the profile, all', apart).median <= BARS.agreement);
  report(
    '  the printable ones',
    apart.filter((_, i) => all[i]!.printable),
  );
  const limit = condition.inkLimit + 1;
  const over = profiled.filter((inks) => inks.reduce((a, b) => a + b) > limit).length;
  if (over > 0) console.log(`  (lcms exceeds the ink limit in ${over} of them)`);
  const naive = colors.map((color) => {
    const { c, m, y, k } = toCmyk(color);
    return printed([c, m, y, k]);
  });
  report(
    'printed by the naive formula beside ours',
    naive.map((lab, i) => distance(lab, printed(all[i]!.exact))),
  );
}

/** Gray from white to black, and ramps of hues: how far a step of 256 bends from its neighbors. */
function measureRamps(condition: PrintCondition): void {
  const steps = Array.from({ length: 256 }, (_, i) => i / 255);
  const grays = steps.map((v) => separate(condition, { r: v, g: v, b: v }));
  const labs = grays.map((cmyk) => printedLab(condition, cmyk));
  const falls = (values: number[]) => values.every((v, i) => i === 0 || v <= values[i - 1]! + 0.01);
  const isMonotone = falls(grays.map((cmyk) => cmyk[3])) && falls(labs.map(({ l }) => -l));
  console.log(`gray axis: lightness and black ${isMonotone ? 'monotone' : 'NOT MONOTONE'}`);
  bar(isMonotone);
  const ramps: ((v: number) => Srgb)[] = [
    (v) => ({ r: v, g: v, b: v }),
    ...[1, 2, 3, 4, 5, 6].flatMap((hue) => {
      const on = (bit: number, v: number, rest: number) => (hue & bit ? v : rest);
      return [
        (v: number) => ({ r: on(1, v, 0), g: on(2, v, 0), b: on(4, v, 0) }),
        (v: number) => ({ r: on(1, 1, v), g: on(2, 1, v), b: on(4, 1, v) }),
      ];
    }),
  ];
  const bends = ramps.flatMap((ramp) => {
    const line = steps.map((v) => printedLab(condition, separate(condition, ramp(v))));
    return line.slice(2).map((lab, i) => bend(line[i]!, line[i + 1]!, lab));
  });
  bar(report('second differences of 13 ramps of 256', bends).max <= BARS.bend);
}

function measureTime(condition: PrintCondition): void {
  const colors = randomColors();
  const times = Array.from({ length: 5 }, () => {
    const start = process.threadCpuUsage();
    for (const color of colors) toPrint(condition, color);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  const ms = times.sort((a, b) => a - b)[2]!;
  console.log(`${COLORS} colors: ${ms.toFixed(0)} ms of processor time`);
  bar(ms <= BARS.ms);
}

function report(name: string, values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
  const figures = { median: at(0.5), p95: at(0.95), max: at(1) };
  const texts = Object.values(figures).map((value) => value.toFixed(2).padStart(6));
  console.log(name.padEnd(46), texts.join(' '));
  return figures;
}

function bar(reached: boolean): void {
  if (!reached) console.log('  MISSED');
  isReached &&= reached;
}

function lcms(args: string[], rows: readonly (readonly number[])[]): number[][] {
  const input = rows.map((row) => row.join(' ')).join('\n');
  const { stdout } = spawnSync('transicc', ['-n', ...args], {
    input: `${input}\n`,
    encoding: 'utf8',
  });
  const lines = stdout.split('\n').filter((line) => /^\s*-?\d/.test(line));
  return lines.slice(0, rows.length).map((line) => line.trim().split(/\s+/).map(Number));
}

function lcmsPrinted(profile: string, inks: Cmyk[]): Lab[] {
  const labs = lcms(['-i', profile, '-o', '*Lab', '-t3', '-c0'], inks);
  return labs.map(([l, a, b]) => ({ l: l!, a: a!, b: b! }));
}

function naivelyPrinted([c, m, y, k]: Cmyk): Lab {
  return toLab(fromCmyk({ c, m, y, k }));
}

function randomColors(): Srgb[] {
  const random = createRandom('print');
  const byte = () => Math.floor(random() * 256) / 255;
  return Array.from({ length: COLORS }, () => ({ r: byte(), g: byte(), b: byte() }));
}

function bytesOf({ r, g, b }: Srgb): number[] {
  return [r, g, b].map((v) => Math.round(v * 255));
}

function distance(one: Lab, other: Lab): number {
  const list = ({ l, a, b }: Lab) => Float64Array.of(l, a, b);
  return deltaE2000(list(one), 0, list(other), 0);
}

/** The second difference of three steps, in ΔE2000: 1 is about just noticeable. */
function bend(a: Lab, b: Lab, c: Lab): number {
  return 2 * distance(b, { l: (a.l + c.l) / 2, a: (a.a + c.a) / 2, b: (a.b + c.b) / 2 });
}
