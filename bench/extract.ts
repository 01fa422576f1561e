// Colors of pictures, from the bytes of a file to five colors.
// `npm run bench:extract`; `npm run bench:extract -- SEED` repeats a run's pictures.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../scripts/lib/root.ts';
import { createCorpus, type Picture } from './lib/extract/corpus.ts';
import { extractColors } from './lib/extract/extractor.ts';
import { judge, measure, median, type Result } from './lib/extract/measure.ts';
import { measureHttp } from './lib/extract/over-http.ts';

const ROUNDS = 5;
const TARGET = { time: 1.2, http: 1.5, distance: 1.01, worst: 1.5, colors: 0.95, accents: 0.9 };
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
const checks: [string, boolean][] = [];
for (let i = 0; i < 40; i++) await extractColors(judged[i % 20]!.file); // warm
checkFiles(await measure(judged, ROUNDS), runAlone());
rmSync(folder, { recursive: true });

const forHttp: Picture[] = pictures.filter(({ type }) => type !== 'bmp').slice(0, 20);
const http = await measureHttp(forHttp, large);
console.log(
  `\nThrough HTTP ${http.ratio.toFixed(2)} of the floor (worst picture ${http.worst.toFixed(2)});`,
  `/healthz beside 8 pictures of 24 megapixels: ${http.health.toFixed(1)} ms,`,
  `at most ${http.healthWorst.toFixed(1)} ms of ${http.asked} calls`,
);
checks.push(['HTTP', http.ratio <= TARGET.http], ['health', http.healthWorst <= MOST.healthMs]);
for (const [name, reached] of checks) console.log(`${name}: ${reached ? 'reached' : 'MISSED'}`);

function checkFiles(
  { times, distances, colors, accents, refused, changing }: Result,
  alone: Alone,
) {
  const [time, distance] = [median(times), median(distances)];
  const worst = Math.max(...distances);
  checks.push(
    [`time ${time.toFixed(2)} of the floor, at most ${TARGET.time}`, time <= TARGET.time],
    [`distance ${distance.toFixed(3)}, at most ${TARGET.distance}`, distance <= TARGET.distance],
    [`worst distance ${worst.toFixed(2)}, at most ${TARGET.worst}`, worst <= TARGET.worst],
    [
      `${colors.found} of ${colors.of} known colors, at least ${TARGET.colors}`,
      colors.found >= TARGET.colors * colors.of,
    ],
    [
      `${accents.found} of ${accents.of} accents, at least ${TARGET.accents}`,
      accents.found >= TARGET.accents * accents.of,
    ],
    [`every format but ${[...refused].join(', ') || 'none'}`, refused.size === 0],
    ['the same answer every time', changing.length === 0],
    [
      `${alone.megabytes.toFixed(0)} MB for 24 megapixels, at most ${MOST.megabytes}`,
      alone.megabytes <= MOST.megabytes,
    ],
    [
      `event loop held ${alone.heldMs.toFixed(1)} ms, at most ${MOST.heldMs}`,
      alone.heldMs <= MOST.heldMs,
    ],
  );
}

type Alone = { megabytes: number; heldMs: number };

function runAlone(): Alone {
  const script = fromRoot('bench/lib/extract/one-large.ts');
  const output = execFileSync(process.execPath, [script, join(folder, 'large.jpg')]);
  return JSON.parse(output.toString());
}
