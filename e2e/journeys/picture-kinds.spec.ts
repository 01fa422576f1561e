import type { APIRequestContext, Page } from '@playwright/test';
import type { Pixels, Swatch } from '@swatchwork/extract';
import { decode } from '@swatchwork/extract/node';
import { build } from 'esbuild';

import { main } from '../../packages/cli/src/main.ts';
import { pictureKinds } from '../../testing/pictures/kinds/kinds.ts';
import { BROAD, DETAILED, type Kind } from '../../testing/pictures/kinds/patches.ts';
import { unreadKinds } from '../../testing/pictures/kinds/unread-kinds.ts';
import { expect, test } from '../support/test.ts';

const COUNT = 5;

/** Each change compares every so many kinds; all of them are in the system's part. */
const STEP = 9;

const ROOT = new URL('../..', import.meta.url).pathname;

/** Decodes a picture as the worker of the page does. */
const DECODER = `
  import { decodeWhole, shrink } from '@swatchwork/extract/browser';
  globalThis.pixelsOf = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await decodeWhole(new Blob([bytes])).catch(() => undefined);
    if (!bitmap) return undefined;
    const { width, height, data, wide } = shrink(bitmap);
    return { width, height, data: [...data], wide: wide && [...wide] };
  };`;

/** Asks a worker of the page, of which `code` is the script. */
const ASKER = (code: string) => `
  const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(code)}])));
  const ask = (topic, ask) => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ id: 1, topic, ask });
  });
  globalThis.swatchesOf = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const { refusal } = await ask('open', new Blob([bytes]));
    return refusal ? { refusal } : ask('extract', { count: ${COUNT} });
  };`;

async function bundle(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: ROOT };
  const { outputFiles } = await build({ stdin, bundle: true, format: 'iife', write: false });
  return outputFiles[0]!.text;
}

async function expectSamePixels(page: Page, kinds: readonly Kind[]) {
  await page.evaluate(await bundle(DECODER));
  const far: string[] = [];
  for (const kind of kinds) {
    const shown: { width: number; height: number; data: number[]; wide?: number[] } | undefined =
      await page.evaluate(`pixelsOf('${kind.file.toString('base64')}')`);
    const own = await decode(kind.file).catch(() => undefined);
    expect([own?.width, own?.height], kind.name).toEqual([shown?.width, shown?.height]);
    if (!shown || !own) continue; // neither reads it
    const most = difference(shown.data, own.data, kind.hasOtherAlpha);
    if (most > (kind.tolerance ?? 1)) far.push(`${kind.name}: ${most}`);
    if ((own.wide === undefined) !== (shown.wide === undefined))
      far.push(`${kind.name}: only one has it in Display P3`);
    if (!own.wide || !shown.wide) continue;
    const inP3 = difference(shown.wide, own.wide, kind.hasOtherAlpha);
    if (inP3 > (kind.tolerance ?? 1)) far.push(`${kind.name} in Display P3: ${inP3}`);
  }
  expect(far).toEqual([]);
}

/** The largest difference of a channel as it is seen: with alpha multiplied in. */
function difference(shown: number[], own: Pixels['data'], hasOtherAlpha = false): number {
  let most = 0;
  for (let at = 0; at < own.length; at += 4) {
    const [theirs, alpha] = [shown[at + 3]!, own[at + 3]!];
    if (!hasOtherAlpha) most = Math.max(most, Math.abs(theirs - alpha));
    if (theirs === 0) continue;
    for (let i = at; i < at + 3; i++) {
      const seen = Math.round((shown[i]! * alpha) / 255) - Math.round((own[i]! * alpha) / 255);
      most = Math.max(most, Math.abs(seen));
    }
  }
  return most;
}

test('EXTAPI-02: pictures of many kinds have the colors that the browser shows', async ({
  page,
}) => {
  const kinds = await pictureKinds(DETAILED);
  await expectSamePixels(
    page,
    kinds.filter((_, i) => i % STEP === 0),
  );
});

test('EXTAPI-02: pictures of all kinds have the colors that the browser shows', {
  tag: '@system',
}, async ({ page }) => {
  test.setTimeout(900_000);
  await expectSamePixels(page, await pictureKinds(DETAILED));
});

test('EXTAPI-02: page, API and command line find the same swatches in pictures of all kinds', {
  tag: '@system',
}, async ({ page, request }) => {
  test.setTimeout(600_000);
  const worker = `import '${ROOT}apps/web/app/routes/color-picker/picture/picture-worker.ts'`;
  await page.evaluate(ASKER(await bundle(worker)));
  const far: string[] = [];
  for (const { name, file, tolerance = 1 } of await pictureKinds(BROAD)) {
    const byApi = await askApi(request, file);
    expect(await askCommandLine(file), name).toEqual(byApi.swatches);
    const byPage: { answer?: Swatch[] } = await page.evaluate(
      `swatchesOf('${file.toString('base64')}')`,
    );
    expect(byPage.answer === undefined, `${name} is refused`).toBe(byApi.swatches === undefined);
    if (!byPage.answer || !byApi.swatches) continue;
    const most = distance(byPage.answer, byApi.swatches);
    if (most > 2 * tolerance) far.push(`${name}: ${most}`);
  }
  expect(far).toEqual([]);

  for (const { name, file } of await unreadKinds(BROAD)) {
    expect((await askApi(request, file)).status, name).toBe(415);
    expect(await askCommandLine(file), name).toBeUndefined();
    expect(await page.evaluate(`swatchesOf('${file.toString('base64')}')`), name).toEqual({
      refusal: 'The browser cannot read this image',
    });
  }
});

/** No swatches for a picture that is refused; an answer of 5xx fails. */
async function askApi(request: APIRequestContext, file: Buffer) {
  const image = { name: 'picture', mimeType: 'application/octet-stream', buffer: file };
  const answer = await request.post('/api/v1/colors/extract', {
    multipart: { count: COUNT, image },
  });
  expect([200, 415, 422]).toContain(answer.status());
  return {
    status: answer.status(),
    swatches: (await answer.json()).swatches as Swatch[] | undefined,
  };
}

/** @returns Undefined for a picture that is refused. */
async function askCommandLine(file: Buffer): Promise<Swatch[] | undefined> {
  const written: string[] = [];
  const code = await main(['extract', '-', '--json', '--count', String(COUNT)], {
    stdout: {},
    env: {},
    write: (content) => written.push(String(content)),
    note: () => undefined,
    readInput: async () => file,
  });
  expect([0, 2]).toContain(code);
  return code === 0 ? JSON.parse(written.join('')).swatches : undefined;
}

/** How far the swatch of either side that has the farthest counterpart is from it. */
function distance(one: readonly Swatch[], two: readonly Swatch[]): number {
  const apart = (a: Swatch, b: Swatch) =>
    Math.max(Math.abs(a.rgb.r - b.rgb.r), Math.abs(a.rgb.g - b.rgb.g), Math.abs(a.rgb.b - b.rgb.b));
  const farthest = (from: readonly Swatch[], to: readonly Swatch[]) =>
    Math.max(...from.map((a) => Math.min(...to.map((b) => apart(a, b)))));
  return Math.max(farthest(one, two), farthest(two, one));
}
