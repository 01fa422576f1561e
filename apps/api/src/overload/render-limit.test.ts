import { expect, onTestFinished, test } from 'vitest';

import { createTestApp } from '../test-app.ts';
import { createRenderLimit } from './render-limit.ts';

/** Pages that are finished when a test says so, on a clock that a test sets. */
function createPages() {
  let now = 0;
  let idleTime = 0;
  const limit = createRenderLimit({ now: () => now, idleTime: () => idleTime });
  const finishers: (() => void)[] = [];
  return {
    /** How many of so many begin. */
    async begin(pages: number): Promise<number> {
      const before = finishers.length;
      const outcomes = Array.from({ length: pages }, () =>
        limit(() => new Promise<void>((finish) => finishers.push(finish))),
      );
      for (const outcome of outcomes) outcome.catch(({ code }) => expect(code).toBe('overloaded'));
      await Promise.resolve();
      return finishers.length - before;
    },
    async finish(pages: number) {
      for (const finish of finishers.splice(0, pages)) finish();
      await new Promise(setImmediate);
    },
    work(ms: number) {
      now += ms;
    },
    rest() {
      idleTime += 0.1;
    },
  };
}

test('a rush is rendered, if it is not endless', async () => {
  const { begin } = createPages();
  expect(await begin(64)).toBe(64);
  expect(await begin(1)).toBe(0);
});

test('where pages keep coming, a few are rendered at once, and the rest is refused', async () => {
  const { begin, finish, work } = createPages();
  await begin(20);
  work(101);
  expect(await begin(1)).toBe(0);
  await finish(16);
  expect(await begin(1)).toBe(0);
  await finish(3);
  expect(await begin(10)).toBe(1);
});

test('pages that only wait for their data leave room for others, to an end', async () => {
  const { begin, work, rest } = createPages();
  await begin(20);
  work(101);
  for (let page = 20; page < 64; page++) {
    rest();
    expect(await begin(1)).toBe(1);
  }
  rest();
  expect(await begin(1)).toBe(0);
});

test('a second later a rush is welcome again', async () => {
  const { begin, finish, work } = createPages();
  await begin(65);
  await finish(64);
  expect(await begin(20)).toBe(2);
  await finish(2);
  work(1001);
  expect(await begin(20)).toBe(20);
});

test('who asks for a page too many gets one that says so', async () => {
  let finish = () => {};
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const handle = async () => {
    await isFinished;
    return new Response('a page');
  };
  const app = await createTestApp({ pages: { handle } });
  onTestFinished(() => app.close());

  const asked = Array.from({ length: 65 }, (_, i) => app.inject(`/explore-palettes?page=${i}`));
  const refused = await Promise.race(asked);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(refused.body).toContain('<h1>Too many people are here at once</h1>');

  finish();
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});
