import { expect, test } from 'vitest';

import { createShares } from './shares.ts';

const PLACES = 8;

/** How many of so many a caller gets. */
function createTaking(shares = createShares()) {
  const leave: Record<string, (() => void)[]> = {};
  return {
    take(caller: string, times: number, places = PLACES): number {
      const got = Array.from({ length: times }, () => shares.take(caller, places));
      const granted = got.filter((one) => one !== undefined);
      leave[caller] = [...(leave[caller] ?? []), ...granted];
      return granted.length;
    },
    leave(caller: string, times: number) {
      for (const one of leave[caller]!.splice(0, times)) one();
    },
  };
}

test('who is alone has all places', () => {
  const { take } = createTaking();
  expect(take('a', 20)).toBe(8);
});

test('who comes while somebody holds all of them gets a share, and no more', () => {
  const { take } = createTaking();
  take('a', 20);
  expect(take('b', 20)).toBe(4);
  expect(take('c', 20)).toBe(2);
});

test('and whoever holds more than a share gets none until they are back within it', () => {
  const { take, leave } = createTaking();
  take('a', 8);
  take('b', 4);
  leave('a', 4);
  expect(take('a', 1)).toBe(0);
  leave('a', 1);
  expect(take('a', 8)).toBe(1);
});

test('a crowd of which each holds one has no more places than there are', () => {
  const { take } = createTaking();
  const got = Array.from({ length: 100 }, (_, i) => take(`caller ${i}`, 1));
  expect(got.reduce((sum, one) => sum + one, 0)).toBe(8);
});

test('of two places one is for others', () => {
  const { take } = createTaking();
  take('a', 2, 2);
  expect([take('b', 2, 2), take('a', 1, 2)]).toEqual([1, 0]);
});

test('once others have left, all places are free for one again', () => {
  const { take, leave } = createTaking();
  take('a', 4);
  take('b', 4);
  leave('b', 4);
  expect(take('a', 8)).toBe(4);
});
