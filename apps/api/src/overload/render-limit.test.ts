import { setImmediate } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import { createTestApp } from '../../testing/app.ts';
import { createRenderLimit } from './render-limit.ts';

/** Pages that are finished when a test says so, on a clock that a test sets. */
function createPages() {
  let now = 0;
  let idleTime = 0;
  const limit = createRenderLimit({ now: () => now, idleTime: () => idleTime });
  const finishers: (() => void)[] = [];
  return {
    /** How many of so many begin. */
    async begin(pages: number, caller = 'somebody'): Promise<number> {
      const before = finishers.length;
      const outcomes = Array.from({ length: pages }, () =>
        limit(caller, () => new Promise<void>((finish) => finishers.push(finish))),
      );
      for (const outcome of outcomes) outcome.catch(({ code }) => expect(code).toBe('overloaded'));
      for (let turn = 0; turn < 3 * pages; turn++) await setImmediate(); // each needs its own
      return finishers.length - before;
    },
    async finish(pages: number) {
      for (const finish of finishers.splice(0, pages)) finish();
      await setImmediate();
    },
    work(ms: number) {
      now += ms;
    },
    rest(ms: number) {
      now += ms;
      idleTime += ms;
    },
  };
}

type Pages = ReturnType<typeof createPages>;

/** Five windows in which every page takes so long. */
async function keepBusy({ begin, finish, work }: Pages, ms: number) {
  for (let window = 0; window < 5; window++) {
    for (let passed = 0; passed < 60; passed += ms) {
      await begin(1);
      work(ms);
      await finish(1);
    }
  }
}

test('a rush is rendered, if it is not endless', async () => {
  const { begin } = createPages();
  expect(await begin(64)).toBe(64);
  expect(await begin(1)).toBe(0);
});

test('each page begins in a turn of its own', async () => {
  const limit = createRenderLimit();
  let turn = 0;
  const pages = Array.from({ length: 5 }, () => limit('somebody', async () => turn));
  while (turn < 20) {
    await setImmediate();
    turn++;
  }
  expect(new Set(await Promise.all(pages)).size).toBe(5);
});

test('while pages are slow, fewer and fewer are rendered at once, but never less than eight', async () => {
  const pages = createPages();
  await keepBusy(pages, 30);
  expect(await pages.begin(20)).toBe(8);
});

test('of a crowd, most of whom are refused anyway, two at once', async () => {
  const pages = createPages();
  for (let time = 0; time < 20; time++) {
    await pages.begin(70);
    pages.work(30);
    await pages.finish(64);
  }
  expect(await pages.begin(20)).toBe(2);
});

test('where none is finished at all they are slow', async () => {
  const { begin, work } = createPages();
  await begin(64);
  for (let window = 0; window < 5; window++) {
    work(60);
    expect(await begin(1)).toBe(0);
  }
});

test('while they are quick, more are, by one in each window', async () => {
  const pages = createPages();
  await keepBusy(pages, 30);
  await keepBusy(pages, 5);
  expect(await pages.begin(20)).toBeGreaterThanOrEqual(10);
});

test('pages that only wait for their data leave room for others, to an end', async () => {
  const pages = createPages();
  const { begin, rest } = pages;
  await keepBusy(pages, 30);
  for (let most = 16; most <= 64; most *= 2) {
    rest(200);
    await begin(64);
  }
  rest(200);
  expect(await begin(1)).toBe(0);
  await pages.finish(64);
  expect(await begin(100)).toBe(64);
});

test('a second later a rush is welcome again', async () => {
  const pages = createPages();
  await keepBusy(pages, 30);
  pages.work(1001);
  expect(await pages.begin(20)).toBe(20);
});

test('while one caller has all places, another still gets a share of them', async () => {
  const pages = createPages();
  await keepBusy(pages, 30);
  expect(await pages.begin(40, 'a crowd')).toBe(8);
  expect(await pages.begin(1, 'a person')).toBe(1);
  expect(await pages.begin(1, 'a crowd')).toBe(0);
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
