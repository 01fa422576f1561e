import { setImmediate } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import { createTestApp } from '../../testing/app.ts';
import { createRenderQueue, MOST_OF_RUSH, RENDERED_AT_ONCE, REST_MS } from './render-queue.ts';

/** Pages that finish when a test says so, on a clock that the test sets. */
function createPages() {
  let now = 0;
  const render = createRenderQueue(() => now);
  const rendering: { caller: string; finish: (error?: Error) => void }[] = [];
  const refused: string[] = [];
  return {
    /** Callers whose pages are being rendered, in the order in which they began. */
    callers: () => rendering.map(({ caller }) => caller),
    /** Callers of pages that were refused. */
    refused,
    async ask(caller: string, pages = 1) {
      for (let page = 0; page < pages; page++) {
        const work = () =>
          new Promise<void>((resolve, reject) => {
            const finish = (error?: Error) => (error ? reject(error) : resolve());
            rendering.push({ caller, finish });
          });
        render(caller, work).catch(({ code }) => {
          if (code === 'overloaded') refused.push(caller);
        });
      }
      await setImmediate();
    },
    /** Finishes the page that began first. */
    async finish(error?: Error) {
      rendering.shift()?.finish(error);
      await nextBegins();
    },
    /**
     * Finishes so many pages, one after the other. @returns The callers whose pages began in their
     * places.
     */
    async finishInTurn(pages: number) {
      const order: string[] = [];
      for (let page = 0; page < pages; page++) {
        rendering.shift()?.finish();
        await nextBegins();
        order.push(rendering.at(-1)?.caller ?? '');
      }
      return order;
    },
    pass(ms: number) {
      now += ms;
    },
  };
}

/** The next page begins in the turn after the one in which a page has finished. */
async function nextBegins() {
  await setImmediate();
  await setImmediate();
}

/** One page is always waiting, for longer than a rush lasts. */
async function createCrowd() {
  const pages = createPages();
  await pages.ask('a crowd', RENDERED_AT_ONCE + 1);
  pages.pass(101);
  return pages;
}

test('of a crowd four pages wait while four are rendered, and what is beyond is refused', async () => {
  const { ask, finishInTurn, callers, refused } = await createCrowd();
  await ask('a crowd', 20);
  expect([callers().length, refused.length]).toEqual([4, 17]);
  await finishInTurn(4);
  await ask('a crowd', 20);
  expect([callers().length, refused.length]).toEqual([4, 33]);
});

test('a rush is rendered, if it is not endless', async () => {
  const { ask, finishInTurn, pass, refused } = createPages();
  await ask('a rush', 65);
  expect(refused).toEqual(['a rush']);
  pass(101);
  await ask('a rush');
  expect(refused).toHaveLength(2);
  await finishInTurn(64);
  await ask('a crowd', 9);
  expect(refused).toEqual(['a rush', 'a rush', 'a crowd']);
});

test('after a rest there may be a rush again', async () => {
  const { ask, finishInTurn, pass, refused } = createPages();
  await ask('a rush', 64);
  await finishInTurn(64);
  pass(REST_MS);
  await ask('a rush', 64);
  expect(refused).toEqual([]);
});

test('a page that fails leaves its place to the next', async () => {
  const { ask, finish, callers } = createPages();
  await ask('a', RENDERED_AT_ONCE);
  await ask('b');
  await finish(new Error('a page failed'));
  expect(callers()).toEqual(['a', 'a', 'a', 'b']);
});

test('callers take turns, however many pages each waits for', async () => {
  const { ask, finishInTurn } = createPages();
  await ask('a', RENDERED_AT_ONCE + 3);
  await ask('b', 2);
  await ask('c');
  expect(await finishInTurn(6)).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
});

test('while one caller has all places, another still gets a share of them', async () => {
  const { ask, finishInTurn, refused } = await createCrowd();
  await ask('a crowd', 40);
  await ask('a person', 2);
  await ask('a crowd', 40);
  expect(refused).not.toContain('a person');
  expect(await finishInTurn(4)).toEqual(['a crowd', 'a person', 'a crowd', 'a person']);
});

test('of a crowd of which each asks once, those that come too late are refused', async () => {
  const { ask, refused } = await createCrowd();
  for (let caller = 0; caller < 10; caller++) await ask(`caller ${caller}`);
  expect(refused).toEqual(Array.from({ length: 7 }, (_, i) => `caller ${i + 3}`));
});

test('a client that asks for a page too many gets one that says so', async () => {
  const finished = Promise.withResolvers<void>();
  const handle = async () => {
    await finished.promise;
    return new Response('a page');
  };
  const app = await createTestApp({ pages: { handle } });
  onTestFinished(() => app.close());

  const most = RENDERED_AT_ONCE + MOST_OF_RUSH;
  const asked = Array.from({ length: most + 1 }, (_, i) =>
    app.inject(`/explore-palettes?page=${i}`),
  );
  const refused = await Promise.race(asked);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(refused.body).toContain('<h1>Too many visitors at once</h1>');

  finished.resolve();
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(most);
});
