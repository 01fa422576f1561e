// `npm run fuzz:extract`: damaged pictures for the running server, in every format and some broken
// forms. No answer may be a 5xx, and its memory must be released. `-- 20000 7`: number and seed.
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

import { createRandom } from '@swatchwork/color';
import sharp from 'sharp';
import { mutate } from '../packages/formats/testing/mutate.ts';
import { exitCode, reportBar } from '../testing/bars.ts';
import { encodeBmp } from '../testing/pictures/encode-bmp.ts';
import { pictureKinds } from '../testing/pictures/kinds/kinds.ts';
import { BROAD } from '../testing/pictures/kinds/patches.ts';
import { startProduct } from '../testing/product.ts';
import { ensureBuild } from './lib/build.ts';

const INPUTS = 10_000;
const AT_ONCE = 8;

/** Of the pictures with all color information, one in so many. */
const KIND_STEP = 10;
const MOST_GROWTH_MB = 100;
const SETTLES_WITHIN_S = 120;

const inputs = Number(process.argv[2] ?? INPUTS);
const seed = process.argv[3] ?? String(Date.now() % 1_000_000);

await ensureBuild();
const files = await drawFiles();
const product = await startProduct({ SEED: 'none' });
const statuses = new Map<number, number>();
const failures: string[] = [];

try {
  await Promise.all(files.flatMap((file) => [send(file), send(file)])); // starts the workers
  statuses.clear();
  const before = residentMegabytes();
  let next = 0;
  const work = async () => {
    while (next < inputs) await tryInput(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const alive = (await fetch(`${product.url}/healthz`)).ok;
  const after = await settledMegabytes(before);

  for (const failure of failures) console.log(failure);
  const counts = [...statuses].sort(([one], [two]) => one - two);
  const answers = counts.map((pair) => pair.join(' × ')).join(', ');
  reportBar(
    'spoiled pictures',
    `${failures.length} failures of ${inputs} (seed ${seed}): ${answers}`,
    failures.length === 0 && alive,
  );
  reportBar(
    'memory comes back',
    `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after, at most ${MOST_GROWTH_MB} more`,
    after - before <= MOST_GROWTH_MB,
  );
} finally {
  await product.stop();
}
process.exit(exitCode());

/** Small pictures in every format, each rich in features. */
async function drawFiles(): Promise<Buffer[]> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><defs><linearGradient id="g"><stop stop-color="#3B82F6"/><stop offset="1" stop-color="#FB923C"/></linearGradient></defs><rect width="120" height="90" fill="url(#g)"/><circle cx="40" cy="40" r="20" fill="#10B981" opacity="0.7"/></svg>';
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  const image = () => sharp(png);
  const frames = () => sharp([png, png, png], { join: { animated: true } });
  const rgb = await image().removeAlpha().raw().toBuffer();
  const kinds = await pictureKinds(BROAD);
  return Promise.all([
    ...kinds.filter((_, i) => i % KIND_STEP === 0).map(({ file }) => file),
    png,
    image().png({ palette: true, progressive: true }).toBuffer(),
    image().withIccProfile('p3').png().toBuffer(),
    image().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    image().jpeg({ progressive: true }).toBuffer(),
    image().toColorspace('cmyk').jpeg().toBuffer(),
    image().webp().toBuffer(),
    frames().webp({ lossless: true }).toBuffer(),
    frames().gif().toBuffer(),
    image().avif({ effort: 0 }).toBuffer(),
    encodeBmp(rgb, 120, 90),
  ]);
}

async function tryInput(index: number): Promise<void> {
  const random = createRandom(`${seed}/${index}`);
  const pick = () => files[Math.floor(random() * files.length)]!;
  const brokenForm = random() < 0.1;
  const status = await (brokenForm
    ? sendForm(Buffer.from(mutate(wrap(pick()), pick(), random)))
    : send(Buffer.from(mutate(pick(), pick(), random))));
  if (status >= 500) failures.push(`Input ${index} of seed ${seed}: ${status}`);
}

function wrap(file: Buffer): Buffer<ArrayBuffer> {
  const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n';
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]);
}

function send(file: Buffer): Promise<number> {
  return sendForm(wrap(file));
}

async function sendForm(body: Buffer<ArrayBuffer>): Promise<number> {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await fetch(`${product.url}/api/colors/extract`, {
    method: 'POST',
    body,
    headers,
  });
  await answer.arrayBuffer();
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  return answer.status;
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** The memory is released by later collections of garbage, and when idle workers end. */
async function settledMegabytes(before: number): Promise<number> {
  for (let second = 0; second < SETTLES_WITHIN_S; second++) {
    if (residentMegabytes() - before <= MOST_GROWTH_MB) break;
    await setTimeout(1000);
  }
  return residentMegabytes();
}
