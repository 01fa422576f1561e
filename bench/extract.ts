// Colors of pictures, from the bytes of a file to five colors: how long it takes beside decoding and
// shrinking alone, and how near the best palette that a search finds the colors are.
// `npm run bench:extract`; `npm run bench:extract -- SEED` repeats a run's pictures.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../scripts/lib/root.ts';
import { createCorpus, type Picture } from './lib/extract/corpus.ts';
import { extractHexes } from './lib/extract/floor.ts';
import { judge, measure, type Result } from './lib/extract/measure.ts';
import { measureHttp } from './lib/extract/over-http.ts';
import { measureVivid } from './lib/extract/vivid.ts';
import { quantile } from './lib/load.ts';
import { median } from './lib/statistics.ts';

const ROUNDS = 5;
const TARGET = { time: 1.2, http: 1.5, distance: 1.01, worst: 1.5, colors: 0.95, accents: 0.9 };
/** Least share of a vivid photograph's chroma in its vivid palette: the median, and the worst. */
const VIVID = { median: 0.8, worst: 0.6 };
const MOST = { megabytes: 120, heldMs: 10, healthMs: 50 };

const seed = process.argv[3] ?? randomBytes(4).toString('hex');
console.log(`Seed ${seed}: drawing the pictures, and finding the best palette of each…`);
const pictures = await createCorpus(seed);
const judged = [];
for (const picture of pictures) judged.push(await judge(picture));
const large = pictures.find(({ megapixels, type }) => megapixels === 24 && type === 'jpeg')!;
const flat = judged.filter(({ optimum }) => optimum === undefined).length;
const photographs = pictures.filter(({ name }) => /\.\w+$/.test(name)).length;
console.log(
  `${pictures.length} pictures of 0.3 to 24 megapixels, ${photographs} of them photographs and`,
  `wallpapers; ${flat} all flat, for which no distance is given\n`,
);

const folder = mkdtempSync(join(tmpdir(), 'swatchwork-extract-'));
writeFileSync(join(folder, 'large.jpg'), large.file);
for (let i = 0; i < 40; i++) await extractHexes(judged[i % 20]!.file); // warm
const result = await measure(judged, ROUNDS);
const alone = measureAlone();
const checks = print(result, alone);
rmSync(folder, { recursive: true });

const forHttp: Picture[] = pictures.filter(({ type }) => type !== 'bmp').slice(0, 20);
const http = await measureHttp(forHttp, large);
console.log(
  `\nThrough HTTP ${http.ratio.toFixed(2)} of the floor (worst picture ${http.worst.toFixed(2)});`,
  `/healthz beside 8 pictures of 24 megapixels: ${http.health.toFixed(1)} ms,`,
  `at most ${http.healthWorst.toFixed(1)} ms of ${http.asked} calls`,
);
checks.push(['HTTP', http.ratio <= TARGET.http], ['health', http.healthWorst <= MOST.healthMs]);
const { of, kept } = await measureVivid();
if (of > 0) {
  console.log(`\nChroma of five colors, of the 95th percentile of ${of} vivid photographs:`);
  for (const [preset, shares] of Object.entries(kept)) {
    const [least, middle, most] = [0, 0.5, 1].map((share) => quantile(shares, share).toFixed(2));
    console.log(`${preset.padEnd(10)} median ${middle}, ${least} to ${most}`);
  }
  checks.push(
    ['vivid palettes', quantile(kept.vivid, 0.5) >= VIVID.median],
    ['worst vivid palette', quantile(kept.vivid, 0) >= VIVID.worst],
  );
}
for (const [name, reached] of checks) console.log(`${name}: ${reached ? 'reached' : 'MISSED'}`);

type Alone = { megabytes: number; heldMs: number };

function measureAlone(): Alone {
  const script = fromRoot('bench/lib/extract/one-large.ts');
  const output = execFileSync(process.execPath, [script, join(folder, 'large.jpg')]);
  return JSON.parse(output.toString());
}

/** @returns The bars, and whether each is reached. */
function print(result: Result, { megabytes, heldMs }: Alone): [string, boolean][] {
  const { times, distances, colors, accents, refused, changing } = result;
  const worst = { time: Math.max(...times), distance: Math.max(...distances) };
  console.log(
    `Time ${median(times).toFixed(2)} of the floor (worst ${worst.time.toFixed(2)});`,
    `distance ${median(distances).toFixed(3)} of the best (worst ${worst.distance.toFixed(2)});`,
    `${colors.found} of ${colors.of} colors, ${accents.found} of ${accents.of} accents;`,
    `${megabytes.toFixed(0)} MB, event loop held ${heldMs.toFixed(1)} ms;`,
    `not read: ${[...refused].join(' ') || 'none'}; changing: ${changing.join(' ') || 'none'}`,
  );
  return [
    [`time at most ${TARGET.time}`, median(times) <= TARGET.time],
    [`distance at most ${TARGET.distance}`, median(distances) <= TARGET.distance],
    [`worst distance at most ${TARGET.worst}`, worst.distance <= TARGET.worst],
    ['95% of known colors', colors.found >= TARGET.colors * colors.of],
    ['90% of accents', accents.found >= TARGET.accents * accents.of],
    ['every format', refused.size === 0],
    ['the same answer every time', changing.length === 0],
    [`${MOST.megabytes} MB for 24 megapixels`, megabytes <= MOST.megabytes],
    [`event loop held ${MOST.heldMs} ms at most`, heldMs <= MOST.heldMs],
  ];
}
