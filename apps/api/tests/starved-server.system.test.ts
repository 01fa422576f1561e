import { setTimeout } from 'node:timers/promises';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { createTestDatabase, describeOnServer } from '../testing/db/database.ts';
import { startLoggedServer } from '../testing/logged-server.ts';

/** The process runs for the first of so many milliseconds, as on a machine with much else to do. */
const RUNS_MS = 2;
const OUT_OF_MS = 200;

const colors = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    hex: `#${(i * 7919).toString(16).padStart(6, '0')}`,
    name: `Color ${i}`,
  }));
const hexes = (count: number) => colors(count).map(({ hex }) => hex);

const text = colors(600)
  .map(({ hex, name }) => `${hex} ${name}`)
  .join('\n');
const ground = '--background: #fff; --foreground: #999;';
const light = Object.fromEntries(hexes(40).map((hex, i) => [`color-${i}`, hex]));
const pairs = Object.keys(light).map((name) => `${name}/color-0`);

/** Every kind of work that is done in a thread. */
const WORK: Record<string, [path: string, body: unknown]> = {
  'an import': ['/api/palettes/import', { text }],
  'a sheet in PDF': ['/api/palettes/export', { format: 'pdf', colors: colors(3) }],
  'a picture of a palette': ['/api/palettes/export', { format: 'png', colors: colors(60) }],
  'a palette for charts': ['/api/palettes/charts', { kind: 'categorical', count: 8 }],
  'a check of a palette': ['/api/palettes/check', { colors: hexes(10) }],
  'a theme as a file': ['/api/themes/export', { brands: ['#3B82F6'], format: 'css' }],
  'a check of colors in modes': ['/api/themes/check', { modes: { light }, pairs }],
  'a repair': ['/api/themes/repair', { files: [{ name: 'a.css', text: `:root { ${ground} }` }] }],
};

async function largePicture(): Promise<FormData> {
  const create = { width: 9000, height: 9000, channels: 3, background: 'teal' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg');
  return form;
}

describeOnServer('a server that hardly gets a processor', (server) => {
  test('says that it is busy, whatever is asked of its threads, and raises no alarm', {
    timeout: 180_000,
  }, async () => {
    const database = await createTestDatabase(server());
    const { address, signal, stop } = await startLoggedServer({
      DATABASE_URL: database.url,
      RATE_LIMIT: 'off',
    });
    const send = async ([path, body]: [string, unknown]) => {
      const answer = await fetch(address + path, {
        method: 'POST',
        ...(body instanceof FormData
          ? { body }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      await answer.arrayBuffer();
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
    };
    const requests = Object.entries({
      ...WORK,
      'a picture': ['/api/colors/extract', await largePicture()] as [string, unknown],
    });

    const isOver = new AbortController();
    async function starve() {
      while (!isOver.signal.aborted) {
        signal('SIGSTOP');
        await setTimeout(OUT_OF_MS - RUNS_MS);
        signal('SIGCONT');
        await setTimeout(RUNS_MS);
      }
    }
    const starving = starve();
    const answers = await Promise.all(requests.map(([, request]) => send(request)));
    isOver.abort();
    await starving;

    const busy = { status: 503, retryAfter: '5' };
    for (const [i, answer] of answers.entries()) {
      if (answer.status !== 200) expect(answer, requests[i]![0]).toEqual(busy);
    }
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(4);
    // With a processor all of it is done.
    for (const [name, request] of requests) {
      expect((await send(request)).status, name).toBe(200);
    }
    expect(await stop()).not.toMatch(/"level":[56]0/);
    await database.drop();
  });
});
