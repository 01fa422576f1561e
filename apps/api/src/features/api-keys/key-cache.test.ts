import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createKeyCache, type KeyOwner } from './key-cache.ts';

const RENEWAL_MS = 2_500;

const owner = (plan: 'free' | 'pro' = 'free'): KeyOwner => ({
  id: 'key',
  scope: 'read',
  account: { id: 'ada', username: 'ada', role: 'user', plan },
});

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A database with set answers, which records its queries. */
function createDatabase() {
  const held = new Map<string, KeyOwner>();
  const questions: { keys: string[]; used: string[] }[] = [];
  const known = createKeyCache(async (keys, used) => {
    questions.push({ keys, used });
    return new Map([...held].filter(([key]) => keys.includes(key)));
  });
  const add = (key: string) => {
    held.set(key, owner());
    known.add(key, owner());
  };
  return { held, questions, known, add };
}

test('all are asked for together, with those that were used', async () => {
  const { questions, known, add } = createDatabase();
  add('a');
  add('b');
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  known.get('b');
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  expect(questions).toEqual([
    { keys: ['a', 'b'], used: ['a', 'b'] },
    { keys: ['a', 'b'], used: ['b'] },
  ]);
});

test('who has not come for half a minute is forgotten, and then nothing is asked any more', async () => {
  const { questions, known, add } = createDatabase();
  add('a');
  add('b');
  await vi.advanceTimersByTimeAsync(6 * RENEWAL_MS);
  known.get('b');
  await vi.advanceTimersByTimeAsync(7 * RENEWAL_MS);
  expect(questions.at(-1)).toEqual({ keys: ['b'], used: [] });
  expect(known.get('a')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(20 * RENEWAL_MS);
  expect(questions).toHaveLength(18);
  expect(vi.getTimerCount()).toBe(0);
  add('c');
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  expect(questions.at(-1)).toEqual({ keys: ['c'], used: ['c'] });
});

test('what was changed or revoked elsewhere is known within five seconds', async () => {
  const { held, known, add } = createDatabase();
  add('a');
  add('b');
  held.set('a', owner('pro'));
  held.delete('b');
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  expect(known.get('a')?.account.plan).toBe('pro');
  expect(known.get('b')).toBeUndefined();
});

test('what is forgotten while the database is asked stays forgotten, what is added stays', async () => {
  let answer = (_owners: Map<string, KeyOwner>) => {};
  const known = createKeyCache(() => new Promise((resolve) => (answer = resolve)));
  known.add('a', owner());
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  known.invalidate();
  known.add('b', owner());
  answer(new Map([['a', owner()]]));
  await vi.advanceTimersByTimeAsync(0);
  expect(known.get('a')).toBeUndefined();
  expect(known.get('b')).toEqual(owner());
});

test('where the database fails, or is slow, no key is taken as known', async () => {
  const failing = createKeyCache(() => Promise.reject(new Error('lost')));
  failing.add('a', owner());
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  expect(failing.get('a')).toBeUndefined();

  const slow = createKeyCache(() => new Promise(() => {}));
  slow.add('a', owner());
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  expect(slow.get('a')).toEqual(owner());
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  expect(slow.get('a')).toBeUndefined();
});

test('no more than ten thousand are known: the oldest gives way', () => {
  const { known } = createDatabase();
  for (let i = 0; i <= 10_000; i++) known.add(String(i), owner());
  expect(known.get('0')).toBeUndefined();
  expect(known.get('10000')).toEqual(owner());
});
