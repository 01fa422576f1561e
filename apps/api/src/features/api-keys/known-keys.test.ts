import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createKnownKeys, type KeyOwner } from './known-keys.ts';

const RENEWAL_MS = 2_500;

const owner = (plan: 'free' | 'pro' = 'free'): KeyOwner => ({
  id: 'key',
  account: { id: 'ada', username: 'ada', role: 'user', plan },
});

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** What the database says, and which keys it was asked for. */
function createDatabase() {
  const held = new Map<string, KeyOwner>();
  const questions: string[][] = [];
  const known = createKnownKeys(async (keys) => {
    questions.push(keys);
    return new Map([...held].filter(([key]) => keys.includes(key)));
  });
  const add = (key: string) => {
    held.set(key, owner());
    known.add(key, owner());
  };
  return { held, questions, known, add };
}

test('all keys in use are asked for together, and nothing once none is', async () => {
  const { questions, known, add } = createDatabase();
  add('a');
  add('b');
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  expect(questions).toEqual([['a', 'b']]);
  known.get('b');
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  expect(questions).toEqual([['a', 'b'], ['b']]);
  expect(known.get('a')).toBeUndefined();
  expect(known.get('b')).toEqual(owner());
  await vi.advanceTimersByTimeAsync(10 * RENEWAL_MS);
  expect(questions).toHaveLength(3);
  expect(vi.getTimerCount()).toBe(0);
  add('c');
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  expect(questions.at(-1)).toEqual(['c']);
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
  const known = createKnownKeys(() => new Promise((resolve) => (answer = resolve)));
  known.add('a', owner());
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  known.forget();
  known.add('b', owner());
  answer(new Map([['a', owner()]]));
  await vi.advanceTimersByTimeAsync(0);
  expect(known.get('a')).toBeUndefined();
  expect(known.get('b')).toEqual(owner());
});

test('where the database fails, or is slow, no key is taken as known', async () => {
  const failing = createKnownKeys(() => Promise.reject(new Error('lost')));
  failing.add('a', owner());
  await vi.advanceTimersByTimeAsync(RENEWAL_MS);
  expect(failing.get('a')).toBeUndefined();

  const slow = createKnownKeys(() => new Promise(() => {}));
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
