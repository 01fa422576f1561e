import { expect, test } from 'vitest';

import { createBusyLoop } from './busy-loop.ts';

/** A loop whose time passes only when a test says so. */
function createLoop() {
  let now = 1000;
  let idleTime = 500;
  const isBusy = createBusyLoop({ now: () => now, idleTime: () => idleTime });
  return {
    /** How many are refused of so many requests, each of a connection of its own, or all of one. */
    refusals(requests: number, eachMs: number, connection?: object): number {
      let refused = 0;
      for (let i = 0; i < requests; i++) {
        if (isBusy(connection ?? {})) refused++;
        else now += eachMs;
      }
      return refused;
    },
    rest(ms: number) {
      now += ms;
      idleTime += ms;
    },
  };
}

test('a rush that is over soon is answered to the last', () => {
  const { refusals } = createLoop();
  expect(refusals(100, 1)).toBe(0);
});

test('where there is never a moment to rest, the surplus is refused', () => {
  const { refusals } = createLoop();
  expect(refusals(1000, 1)).toBeGreaterThan(850);
});

test('in an overload little is taken up at once; after it, rushes are welcome again', () => {
  const { refusals, rest } = createLoop();
  refusals(1000, 1);
  rest(0.1);
  expect(refusals(100, 1)).toBeGreaterThan(75);
  rest(0.1);
  expect(refusals(10, 1)).toBe(0);
  rest(2000);
  expect(refusals(100, 1)).toBe(0);
});

test('a loop that rests now and then refuses nobody, however much it has to do', () => {
  const { refusals, rest } = createLoop();
  for (let i = 0; i < 1000; i++) {
    expect(refusals(90, 1)).toBe(0);
    rest(0.001);
  }
});

test('a few connections are no crowd, however slow the machine', () => {
  const { refusals } = createLoop();
  const connections = Array.from({ length: 8 }, () => ({}));
  for (let i = 0; i < 1000; i++) expect(refusals(1, 500, connections[i % 8])).toBe(0);
});
