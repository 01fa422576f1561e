import { afterEach, expect, test } from 'vitest';

import { asCaller } from './caller.ts';
import { createWorkerPool, JobEnded, type WorkerPool } from './worker-pool.ts';

type Pool = WorkerPool<typeof import('../../testing/worker-jobs.ts')>;

let pool: Pool;
afterEach(() => pool.close());

function open(options: Partial<Parameters<typeof createWorkerPool>[0]> = {}): Pool {
  pool = createWorkerPool({
    file: new URL('../../testing/worker-jobs.ts', import.meta.url),
    threads: 2,
    queue: 2,
    deadlineMs: 60_000,
    heapMb: 32,
    ...options,
  });
  return pool;
}

test('a job that hangs is ended with its thread, and no other', async () => {
  open({ deadlineMs: 3000 });
  const beside = pool.run('wait', 500);
  const ended = await pool.run('hang', null).catch((error: unknown) => error);
  expect(ended).toBeInstanceOf(JobEnded);
  expect((await beside).to).toBeGreaterThan(0);
  expect(await pool.run('echo', 'again')).toBe('again');
});

test('so is one that grows', async () => {
  open();
  const beside = pool.run('wait', 500);
  await expect(pool.run('grow', null)).rejects.toMatchObject({ code: 'payload_too_large' });
  expect((await beside).to).toBeGreaterThan(0);
  expect(await pool.run('echo', 'again')).toBe('again');
});

test('a job that reaches its deadline without a processor hears when to try again', async () => {
  open({ threads: 1, deadlineMs: 3000 });
  const busy = { name: 'JobEnded', code: 'overloaded', retryAfterSeconds: 5 };
  await expect(pool.run('wait', 60_000)).rejects.toMatchObject(busy);
});

test('so does one that gives up by itself', async () => {
  open({ hasGivenUp: (answer) => answer === 'too slow' });
  expect(await pool.run('echo', 'done')).toBe('done');
  const ended = await pool.run('echo', 'too slow').catch((error: unknown) => error);
  expect(ended).toBeInstanceOf(JobEnded);
});

test('what a job throws arrives, and its thread goes on', async () => {
  open({ threads: 1 });
  await expect(pool.run('fail', 'no')).rejects.toThrow(new TypeError('no'));
  expect(await pool.run('echo', 'again')).toBe('again');
});

test('a thread without a job ends, and takes its memory with it', async () => {
  open({ threads: 1, idleMs: 50 });
  const first = await pool.run('thread', null);
  const options = { timeout: 60_000, interval: 500 }; // each attempt gives the pool another job
  await expect.poll(() => pool.run('thread', null), options).not.toBe(first);
});

test('who finds every slot taken hears when to try again', async () => {
  open();
  const slots = Array.from({ length: 4 }, () => pool.takeSlot());
  const refusal = expect.objectContaining({ code: 'overloaded', retryAfterSeconds: 5 });
  expect(() => pool.takeSlot()).toThrow(refusal);
  await expect(pool.runInSlot('echo', 'x')).rejects.toEqual(refusal);
  slots[0]!.leave();
  slots[0]!.leave(); // counts once
  expect(await pool.runInSlot('echo', 'x')).toBe('x');
  pool.takeSlot();
  expect(() => pool.takeSlot()).toThrow(refusal);
});

test('a job whose turn does not come hears when to try again', async () => {
  open({ threads: 1, waitMs: 10 });
  const first = pool.run('wait', 1000);
  await expect(pool.run('echo', 'x')).rejects.toMatchObject({ code: 'overloaded' });
  await first;
  expect(pool.load().waiting).toBe(0);
  expect(await pool.run('echo', 'again')).toBe('again');
});

test('a pool that closes ends what hangs, and begins nothing more', async () => {
  open({ threads: 1 });
  const hanging = expect(pool.run('hang', null)).rejects.toThrow();
  const waiting = expect(pool.run('echo', 'x')).rejects.toThrow(JobEnded);
  await pool.close();
  await Promise.all([hanging, waiting]);
});

test('jobs that take more memory than there is are done one by one, smaller ones beside them', async () => {
  open({ memory: 100 });
  const [first, second, small] = await Promise.all([
    pool.run('wait', 500, { price: 80 }),
    pool.run('wait', 500, { price: 80 }),
    pool.run('wait', 500, { price: 20 }),
  ]);
  expect(second.from).toBeGreaterThanOrEqual(first.to);
  expect(small.from).toBeLessThan(first.to);
});

test('one caller has all threads but one, and callers take turns', async () => {
  open({ queue: 20 });
  const run = (caller: string, ms: number) => asCaller(caller, () => pool.runInSlot('wait', ms));
  const first = [1, 2, 3, 4].map(() => run('a', 300));
  const second = [1, 2].map(() => run('b', 300));
  const [a, b] = [await Promise.all(first), await Promise.all(second)];
  // Each waits for its own jobs alone: the first of `b` runs beside the first of `a`.
  expect(b[0]!.from).toBeLessThan(a[0]!.to);
  expect(b[1]!.from).toBeLessThan(a[1]!.to);
  for (const jobs of [a, b]) {
    for (const [at, job] of jobs.slice(1).entries()) {
      expect(job.from).toBeGreaterThanOrEqual(jobs[at]!.to);
    }
  }
});

test('of all pools together one caller has all processors but one, and its pools take turns', async () => {
  const options = { queue: 20, processors: 2 };
  const [files, pictures] = [open(options), open(options)];
  const run = (caller: string, by: Pool) => asCaller(caller, () => by.runInSlot('wait', 200));
  const crowd = [files, files, files, pictures].map((by) => run('a', by));
  const other = [run('b', files), run('b', pictures)];
  const jobs = await Promise.all(crowd);
  const [first, second, third, picture] = jobs;
  const [own] = await Promise.all(other);
  await files.close();

  const inOrder = jobs.toSorted((one, next) => one.from - next.from);
  for (const [at, job] of inOrder.slice(1).entries()) {
    expect(job.from).toBeGreaterThanOrEqual(inOrder[at]!.to);
  }
  expect(inOrder).toEqual([first, picture, second, third]);
  expect(own!.from).toBeLessThan(first!.to);
});

test('where there is one thread, a caller with one job does not wait for all of a crowd', async () => {
  open({ threads: 1, queue: 20 });
  const run = (caller: string) => asCaller(caller, () => pool.runInSlot('wait', 50));
  const crowd = Array.from({ length: 10 }, () => run('a'));
  const single = await run('b');
  const jobs = await Promise.all(crowd);
  expect(jobs.filter(({ to }) => to <= single.from).length).toBeLessThanOrEqual(2);
});

test('one caller has half of the slots, the queue included', async () => {
  open({ threads: 2, queue: 4 });
  const wait = (caller: string) => asCaller(caller, () => pool.runInSlot('wait', 300));
  const crowd = await Promise.allSettled([1, 2, 3, 4, 5].map(() => wait('a')));
  expect(crowd.map(({ status }) => status)).toEqual([
    ...Array(3).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ]);
  expect(await wait('b')).toBeDefined();
});
