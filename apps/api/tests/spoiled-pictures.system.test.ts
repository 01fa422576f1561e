import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { createRandom } from '@swatchwork/color';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mutate } from '../../../packages/formats/testing/mutate.ts';
import { readMemory } from '../../../testing/memory.ts';
import { encodeBmp } from '../../../testing/pictures/encode-bmp.ts';
import { pictureKinds } from '../../../testing/pictures/kinds/kinds.ts';
import { BROAD } from '../../../testing/pictures/kinds/patches.ts';
import { copyTemplate } from '../testing/db/template.ts';
import { startServer } from '../testing/server.ts';

/** FUZZ_INPUTS=10000 FUZZ_SEED=7 npx vitest run … sends more and others, as `npm run fuzz:extract` does. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 300);
const SEED = process.env.FUZZ_SEED ?? '20261121';
const AT_ONCE = 8;
/** Of the pictures with all color information, one in so many. */
const KIND_STEP = 10;
const MOST_GROWTH_MB = 100;
const SETTLES_WITHIN_S = 120;

let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'swatchwork-spoiled-'));
  const DATA_DIR = await copyTemplate(pino({ level: 'silent' }), join(folder, 'data'));
  server = await startServer({ DATA_DIR });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

test(`spoiled pictures and forms are no 5xx, and the memory comes back (seed ${SEED})`, {
  timeout: 60_000 + SETTLES_WITHIN_S * 1000 + INPUTS * 100,
}, async () => {
  const files = await drawFiles();
  await Promise.all(files.flatMap((file) => [send(formOf(file)), send(formOf(file))])); // starts the workers
  const before = readMemory(server.pid).now;
  const failures: string[] = [];
  let refused = 0;
  let next = 0;
  const work = async () => {
    for (let index = next++; index < INPUTS; index = next++) {
      const random = createRandom(`${SEED}/${index}`);
      const pick = () => files[Math.floor(random() * files.length)]!;
      const isFormBroken = random() < 0.1;
      const body = isFormBroken
        ? Buffer.from(mutate(formOf(pick()), pick(), random))
        : formOf(Buffer.from(mutate(pick(), pick(), random)));
      const status = await send(body);
      if (status >= 500) failures.push(`Input ${index}: ${status}`);
      if (status >= 400) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(failures).toEqual([]);
  expect(refused).toBeGreaterThan(INPUTS / 20);
  expect((await fetch(`${server.address}/healthz`)).ok).toBe(true);

  // Collections of garbage come later, and idle workers end.
  const growth = () => readMemory(server.pid).now - before;
  for (let s = 0; s < SETTLES_WITHIN_S && growth() > MOST_GROWTH_MB; s++) await setTimeout(1000);
  expect(growth()).toBeLessThanOrEqual(MOST_GROWTH_MB);
});

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

function formOf(file: Buffer): Buffer<ArrayBuffer> {
  const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n';
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]);
}

async function send(body: Buffer<ArrayBuffer>): Promise<number> {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await fetch(`${server.address}/api/colors/extract`, {
    method: 'POST',
    body,
    headers,
  });
  await answer.arrayBuffer();
  return answer.status;
}
