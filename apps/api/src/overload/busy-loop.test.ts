import { expect, test } from 'vitest';

import { createBusyLoop } from './busy-loop.ts';

/** An event loop whose time passes only when a test says so. */
function createLoop() {
  let now = 1000;
  let idleTime = 500;
  const isBusy = createBusyLoop({ now: () => now, idleTime: () => idleTime });
  return {
    /**
     * How many connections are refused when each sends a request, in this order; a refusal takes no
     * time.
     */
    refusals(connections: object[], answerMs: number, caller = 'a crowd'): number {
      let refused = 0;
      for (const connection of connections) {
        if (isBusy(connection, caller)) refused++;
        else now += answerMs;
      }
      return refused;
    },
    rest(ms: number) {
      now += ms;
      idleTime += ms;
    },
  };
}

const crowd = (size: number): object[] => Array.from({ length: size }, () => ({}));

test('a rush that is over soon is answered to the last', () => {
  const { refusals } = createLoop();
  expect(refusals(crowd(100), 1)).toBe(0);
});

test('a burst of 150 is answered to the last where it takes longer than a round', () => {
  const { refusals, rest } = createLoop();
  expect(refusals(crowd(150), 1)).toBe(0);
  rest(1);
  expect(refusals(crowd(250), 1)).toBe(50);
});

test('where a round takes too long, the rest of it is refused, and the next one is shorter', () => {
  const { refusals } = createLoop();
  const all = crowd(300);
  expect(refusals(all, 1)).toBe(100);
  for (let round = 0; round < 5; round++) expect(refusals(all, 1)).toBe(268);
});

test('who never comes twice is refused until the loop has rested', () => {
  const { refusals, rest } = createLoop();
  expect(refusals(crowd(1000), 1)).toBe(800);
  expect(refusals(crowd(1000), 1)).toBe(1000);
  rest(0.1);
  expect(refusals(crowd(1000), 1)).toBe(968);
});

test('a second after the last refusal, rushes are welcome again', () => {
  const { refusals, rest } = createLoop();
  refusals(crowd(1000), 1);
  rest(500);
  expect(refusals(crowd(100), 1)).toBe(68);
  rest(1001);
  expect(refusals(crowd(100), 1)).toBe(0);
});

test('one address with a crowd of connections is refused, and others are heard', () => {
  const { refusals } = createLoop();
  const all = crowd(300);
  refusals(all, 1);
  expect(refusals(all, 1)).toBeGreaterThan(200);
  expect(refusals(crowd(5), 1, 'a person')).toBe(0);
});

test('of a crowd of which each comes with one connection, most are refused', () => {
  const isBusy = createBusyLoop({ now: () => now++, idleTime: () => 0 });
  let now = 0;
  const refused = crowd(400).filter((connection, i) => isBusy(connection, `caller ${i}`));
  expect(refused.length).toBeGreaterThan(100);
});

test('a loop that has all it can do refuses nobody while a round is short', () => {
  const { refusals } = createLoop();
  const all = crowd(50);
  for (let round = 0; round < 1000; round++) expect(refusals(all, 1)).toBe(0);
});

test('a few connections are no crowd, however slow the machine', () => {
  const { refusals } = createLoop();
  const all = crowd(32);
  for (let round = 0; round < 100; round++) expect(refusals(all, 150)).toBe(0);
});
