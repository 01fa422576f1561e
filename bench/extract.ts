// Colors of pictures: this project and common libraries, from the bytes of a file to five colors.
// `npm run bench:extract`; `npm run bench:extract -- SEED` repeats a run's pictures.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../scripts/lib/root.ts';
import { CONTENDERS } from './lib/extract/contenders.ts';
import { createCorpus, type Picture } from './lib/extract/corpus.ts';
import { judge, measure, median, type Result } from './lib/extract/measure.ts';
import { measureHttp } from './lib/extract/over-http.ts';
import { measureVivid } from './lib/extract/vivid.ts';
import { quantile } from './lib/load.ts';

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

const heads = ['time/floor', 'worst', 'distance', 'worst', 'colors', 'accents', 'MB', 'held ms'];
console.log(
  `${''.padEnd(30)}${heads.map((head) => head.padStart(11)).join('')}  not read, changing`,
);
const folder = mkdtempSync(join(tmpdir(), 'swatchwork-extract-'));
writeFileSync(join(folder, 'large.jpg'), large.file);
const checks: [string, boolean][] = [];
for (const [name, load] of Object.entries(CONTENDERS)) {
  const extract = await load();
  const isOurs = name === 'swatchwork';
  if (isOurs) for (let i = 0; i < 40; i++) await extract(judged[i % 20]!.file, 'image/*'); // warm
  const result = await measure(extract, judged, isOurs ? ROUNDS : 1);
  const alone = runAlone(name);
  print(name, result, alone);
  if (isOurs) checkOurs(result, alone);
}
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

function checkOurs({ times, distances, colors, accents, refused, changing }: Result, alone: Alone) {
  checks.push(
    [`time at most ${TARGET.time}`, median(times) <= TARGET.time],
    [`distance at most ${TARGET.distance}`, median(distances) <= TARGET.distance],
    [`worst distance at most ${TARGET.worst}`, Math.max(...distances) <= TARGET.worst],
    ['95% of known colors', colors.found >= TARGET.colors * colors.of],
    ['90% of accents', accents.found >= TARGET.accents * accents.of],
    ['every format', refused.size === 0],
    ['the same answer every time', changing.length === 0],
    [`${MOST.megabytes} MB for 24 megapixels`, alone.megabytes <= MOST.megabytes],
    [`event loop held ${MOST.heldMs} ms at most`, alone.heldMs <= MOST.heldMs],
  );
}

type Alone = { megabytes: number; heldMs: number };

function runAlone(name: string): Alone {
  const script = fromRoot('bench/lib/extract/one-large.ts');
  const output = execFileSync(process.execPath, [script, name, join(folder, 'large.jpg')]);
  return JSON.parse(output.toString());
}

function print(name: string, result: Result, { megabytes, heldMs }: Alone) {
  const { times, distances, colors, accents, refused, changing } = result;
  const cells = [
    median(times).toFixed(2),
    Math.max(...times).toFixed(2),
    median(distances).toFixed(3),
    Math.max(...distances).toFixed(2),
    `${colors.found} of ${colors.of}`,
    `${accents.found} of ${accents.of}`,
    megabytes.toFixed(0),
    heldMs.toFixed(1),
  ];
  const notes = [...refused].join(' ') + (changing.length > 0 ? `; ${changing.length} change` : '');
  console.log(`${name.padEnd(30)}${cells.map((cell) => cell.padStart(11)).join('')}  ${notes}`);
}
