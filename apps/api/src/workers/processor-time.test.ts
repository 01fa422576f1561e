import { expect, test } from 'vitest';

import { countJob, watchWork } from './processor-time.ts';

test.each([
  ['works all the time', { processor: 9_800, jobs: 10_000 }, true],
  ['hardly gets a processor', { processor: 300, jobs: 10_000 }, false],
  ['gets a third of one beside other programs', { processor: 3_300, jobs: 10_000 }, false],
  ['shares two processors with two others', { processor: 20_000, jobs: 30_000 }, true],
  ['shares one with two others', { processor: 9_900, jobs: 30_000 }, false],
  ['is stopped with the process', { processor: 0, jobs: 10_000 }, false],
])('a job that %s', (_case, spent, isSlowByItself) => {
  let clocks = { wall: 500, processor: 70, jobs: 40 };
  const hasWorked = watchWork(() => clocks);
  clocks = { wall: 10_500, processor: 70 + spent.processor, jobs: 40 + spent.jobs };
  expect(hasWorked()).toBe(isSlowByItself);
});

test('a wait is no work', async () => {
  countJob(1);
  const hasWorked = watchWork();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(hasWorked()).toBe(false);
  countJob(-1);
});
