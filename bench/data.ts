// Palettes for charts: how far apart the colors of ours, of iwanthue and of published palettes are, for the
// worst of four visions, and what every size could have for itself. `npm run bench:data`; with
// SHEET=FILE.png a picture of them is painted, and nothing is measured.
import { createRequire } from 'node:module';
import { createCategorical, measurePalette } from '../packages/color/src/charts/index.ts';
import { KNOWN_SETS, type KnownSets } from '../packages/color/src/charts/known-sets.ts';
import {
  contrastRatio,
  formatHex,
  parseHex,
  type Srgb,
  WHITE,
} from '../packages/color/src/index.ts';
import { longestSearch } from './lib/charts/longest-search.ts';
import { PUBLISHED } from './lib/charts/published.ts';
import { paintSheet } from './lib/charts/sheet.ts';

// Its types promise a default export that it does not have.
const iwanthue: typeof import('iwanthue').default = createRequire(import.meta.url)('iwanthue');

const DARK = parseHex('#111111')!;
const MILLISECONDS = 200;
const PREFIX_SHARE = 0.8;

const ROOMS = [
  { name: 'free', grounds: [], bars: { 8: 21, 10: 18.5, 12: 16 } },
  { name: '3:1 on white', grounds: [WHITE], bars: { 8: 17, 10: 15, 12: 13 } },
  { name: '3:1 on white and #111', grounds: [WHITE, DARK], bars: { 8: 14.5, 10: 10.3 } },
] as const;

const ours = ROOMS.flatMap(({ name, grounds, bars }) =>
  Object.entries(bars).map(([count, least]) => {
    const input = { count: Number(count), grounds };
    return { name: `ours, ${count}, ${name}`, input, least, ...createCategorical(input) };
  }),
);

/** What a designer would ask for: no near-blacks and no grays. */
const LIVELY = { lightness: [0.4, 1], chroma: [0.07, 0.4] } as const;
const lively = [6, 8, 10].map((count) => {
  const input = { count, grounds: [WHITE], ...LIVELY };
  return { name: `ours, ${count}, 3:1 on white, lively`, ...createCategorical(input) };
});

if (process.env.SHEET) {
  await paintSheet(process.env.SHEET, [
    ...ours.map(({ name, colors, input }) => ({
      name,
      colors: colors.map(formatHex),
      ground: '#FFFFFF',
      ...(input.grounds.length === 2 && { ground: '#111111' }),
    })),
    ...lively.map(({ name, colors }) => ({
      name,
      colors: colors.map(formatHex),
      ground: '#FFFFFF',
    })),
    ...PUBLISHED.filter(({ name }) => /Tableau10|Okabe|Petroff 10|Carbon/.test(name)).map(
      (one) => ({
        ...one,
        ground: '#FFFFFF',
      }),
    ),
  ]);
  process.exit();
}

console.log('\nΔE2000 of the two nearest colors: the worst of four visions, gray beside it');
for (const { name, colors, smallest, prefixes, least } of ours) {
  const reached = prefixes.at(-1)!.smallest;
  report(name, colors, reached, smallest.gray);
  bar(`at least ${least}`, reached >= least);
}
for (const { name, colors } of lively) measureAndReport(name, colors.map(formatHex));
for (const { name, colors } of PUBLISHED) measureAndReport(name, colors);
for (const count of [8, 10, 12]) {
  for (const options of [
    { colorSpace: 'all' },
    { colorSpace: 'colorblind', distance: 'compromise' },
  ] as const) {
    const colors = iwanthue(count, { ...options, seed: 'data', clustering: 'force-vector' });
    measureAndReport(`iwanthue, ${count}, ${options.colorSpace}`, colors);
  }
}

console.log(
  '\nshare that the first 3, 4 … colors have of the best set of their size that a long search finds, here or for known-sets.ts,\nwith which these palettes begin',
);
for (const { name, grounds, bars } of ROOMS) {
  const sizes = Math.max(...Object.keys(bars).map(Number));
  const best = longestSearch(sizes, grounds).map((least, size) =>
    Math.max(least, leastOfKnown(grounds, size)),
  );
  console.log(
    `  ${name}, alone:`.padEnd(40),
    best
      .slice(3)
      .map((one) => one.toFixed(1))
      .join('  '),
  );
  for (const one of ours.filter(({ input }) => input.grounds === grounds)) {
    const shares = one.prefixes.slice(1).map(({ size, smallest }) => smallest / best[size]!);
    console.log(`  ${one.name}`.padEnd(40), shares.map((share) => share.toFixed(2)).join('  '));
    bar(`at least ${PREFIX_SHARE}`, Math.min(...shares) >= PREFIX_SHARE);
  }
}

const milliseconds = timeTwelve();
console.log(`\n12 colors: ${milliseconds.toFixed(0)} ms of processor time, the least of nine runs`);
bar(`at most ${MILLISECONDS} ms`, milliseconds <= MILLISECONDS);

/** What the known set of a size reaches, 0 where there is none. */
function leastOfKnown(grounds: readonly Srgb[], size: number): number {
  const hexes = JSON.stringify(grounds.map(formatHex));
  const isAsked = (one: KnownSets) =>
    JSON.stringify(one.grounds) === hexes && one.lightness[0] === 0 && one.chroma[0] === 0;
  const set = KNOWN_SETS.find(isAsked)
    ?.sets.map((colors) => colors.split(' ').map((hex) => parseHex(hex)!))
    .find(({ length }) => length === size);
  return set ? measurePalette(set).prefixes.at(-1)!.smallest : 0;
}

function measureAndReport(name: string, hexes: readonly string[]): void {
  const colors = hexes.map((hex) => parseHex(hex)!);
  const { smallest, prefixes } = measurePalette(colors);
  report(name, colors, prefixes.at(-1)!.smallest, smallest.gray);
}

function report(name: string, colors: readonly Srgb[], reached: number, gray: number): void {
  const least = (ground: Srgb) => Math.min(...colors.map((color) => contrastRatio(color, ground)));
  console.log(
    `  ${name}`.padEnd(36),
    String(colors.length).padStart(3),
    reached.toFixed(1).padStart(6),
    gray.toFixed(1).padStart(6),
    `on white ${least(WHITE).toFixed(2)}, on #111 ${least(DARK).toFixed(2)}`,
  );
}

/** Processor time, since others may use the machine. */
function timeTwelve(): number {
  const times = Array.from({ length: 9 }, () => {
    const start = process.cpuUsage();
    createCategorical({ count: 12 });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[0]!;
}

function bar(text: string, reached: boolean): void {
  console.log(`  ${reached ? 'REACHED' : 'MISSED '} ${text}`);
  if (!reached) process.exitCode = 1;
}
