import { expect, test } from 'vitest';

import { findWorst } from './search.ts';
import { describeShape } from './shapes.ts';
import { hostileTargets } from './targets.ts';

// `npm run bench:hostile` in short: linear work takes a hundredth of this time, quadratic work
// more.
const CHARACTERS = 200_000;
const MOST_MS = 5000;

const options = { rounds: 15, seed: 'quick', size: 10_000, best: 1 };

test.each((await hostileTargets()).map((target) => [target.name, target] as const))(
  'the worst input of a short search is no burden: %s',
  async (_, target) => {
    const short = { ...target, limit: Math.min(CHARACTERS, target.limit / 10) };
    for (const { shape, whole } of await findWorst(short, options)) {
      expect(whole, describeShape(shape)).toBeLessThan(MOST_MS);
    }
  },
);

test('and the search finds what is quadratic', async () => {
  let steps = 0;
  const [worst] = await findWorst(
    {
      name: 'runs of blanks, each looked at from each of its blanks',
      tokens: ['a', 'b', ' ', '1'],
      samples: ['a b 1'],
      limit: 10_000,
      run(text) {
        for (const [run] of text.matchAll(/ +|[^ ]+/g))
          steps += run[0] === ' ' ? run.length ** 2 : 1;
      },
      now: () => steps,
    },
    { ...options, rounds: 40 },
  );
  expect(worst!.whole / worst!.half).toBeGreaterThan(2.7);
});

test('and what is slow only below a size that is refused', async () => {
  let steps = 0;
  const [worst] = await findWorst(
    {
      name: 'refused from 5,000 characters on',
      tokens: ['a', 'b'],
      samples: ['a b'],
      limit: 10_000,
      run(text) {
        steps += text.length < 5000 ? text.length ** 2 : 1;
      },
      now: () => steps,
    },
    { ...options, rounds: 5, size: 1000 },
  );
  expect(worst!.size).toBeLessThan(5000);
  expect(worst!.whole / worst!.half).toBeGreaterThan(2.7);
});
