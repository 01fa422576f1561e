import { Writable } from 'node:stream';
import pino from 'pino';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { startPurgeServer } from '../../testing/purge-server.ts';
import { createPurger } from './purger.ts';

const TOKEN = 'the-secret-of-the-cdn';
const ID = '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d21';

let cdn: Awaited<ReturnType<typeof startPurgeServer>>;
let lines: string;
beforeEach(async () => {
  cdn = await startPurgeServer();
  onTestFinished(() => cdn.stop());
  lines = '';
});

function open(purgeUrl = cdn.url, againMs = 3_600_000) {
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines += chunk;
      done();
    },
  });
  const purger = createPurger(
    { purgeUrl, token: TOKEN },
    pino({ level: 'trace' }, output),
    againMs,
  );
  onTestFinished(() => purger.close());
  return purger;
}

test('keys that change together are purged by one request, with the token', async () => {
  const { purge, load } = open();
  purge(['palettes', 'projects']);
  purge(['palettes', ID]);
  await vi.waitUntil(() => load().purged === 3);
  const keys = ['palettes', 'projects', ID];
  expect(cdn.purges).toEqual([{ keys, tags: keys, authorization: `Bearer ${TOKEN}` }]);
});

test('each key is purged once more, for answers that were being made', async () => {
  const { purge } = open(cdn.url, 1);
  purge(['palettes']);
  await vi.waitUntil(() => cdn.purges.length === 2);
  purge(['articles']);
  await vi.waitUntil(() => cdn.purges.length === 4);
  expect(cdn.keys()).toEqual(['palettes', 'palettes', 'articles', 'articles']);
});

test('a thousand keys are purged a hundred at a time', async () => {
  const { purge, load } = open();
  const keys = Array.from({ length: 1000 }, (_, index) => `key-${index}`);
  purge(keys);
  await vi.waitUntil(() => load().purged === 1000);
  expect(cdn.purges.map((one) => one.keys.length)).toEqual(Array(10).fill(100));
  expect(cdn.keys()).toEqual(keys);
});

test('a CDN that refuses or is away is asked again, and logged once without the token', async () => {
  cdn.answerWith(503);
  const { purge, load } = open();
  purge(['palettes']);
  await vi.waitUntil(() => load().failed >= 2);
  purge(['articles']);
  expect(load().waiting).toBe(2);
  expect(cdn.purges).toEqual([]);
  cdn.answerWith(200);
  await vi.waitUntil(() => load().purged === 2, 10_000);
  expect(new Set(cdn.keys())).toEqual(new Set(['palettes', 'articles']));
  expect(load().waiting).toBe(0);
  const messages = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);
  expect(messages).toEqual(['the CDN does not purge; it is tried again', 'the CDN purges again']);
  expect(lines).not.toContain(TOKEN);
});

test('where more waits than there is room for, everything from the database is purged', async () => {
  cdn.answerWith(503);
  const { purge, load } = open();
  purge(Array.from({ length: 10_001 }, (_, index) => `key-${index}`));
  expect(load().waiting).toBe(1);
  cdn.answerWith(200);
  expect(await cdn.keysUntil('data')).toEqual(['data']);
  purge(['site', ...Array.from({ length: 10_000 }, (_, index) => `key-${index}`)]);
  expect(await cdn.keysUntil('site')).toEqual(['site']);
});

test('what waits is purged before it closes', async () => {
  const purger = open();
  purger.purge(['palettes']);
  await purger.close();
  expect(cdn.keys()).toEqual(['palettes']);
});

test('what is to be purged once more is purged before it closes', async () => {
  const purger = open();
  purger.purge(['palettes']);
  await vi.waitUntil(() => purger.load().purged === 1);
  await purger.close();
  expect(cdn.keys()).toEqual(['palettes', 'palettes']);
});

test('it closes while the CDN is away, and says what was lost', async () => {
  cdn.answerWith(503);
  const purger = open();
  purger.purge(['palettes', 'articles']);
  await purger.close();
  expect(lines).toContain('"keys":2,"msg":"purges of the CDN were lost"');
});
