import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatHex, fromInteger, parseHex } from '../spaces/srgb.ts';
import { arrange } from './arrange.ts';
import { createRandom } from './random.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map(fromInteger);
const places = fc.array(fc.option(color), { minLength: 1, maxLength: 10 });

test('locked colors stay in their places, and every color has one', () => {
  fc.assert(
    fc.property(places, fc.array(color, { minLength: 10, maxLength: 10 }), (locked, colors) => {
      const added = colors.slice(0, locked.filter((place) => !place).length);
      const row = arrange(locked, added, createRandom(1));
      locked.forEach((kept, i) => {
        if (kept) expect(row[i]).toBe(kept);
      });
      const free = row.filter((_, i) => !locked[i]).map(formatHex);
      expect(free.toSorted()).toEqual(added.map(formatHex).sort());
    }),
  );
});

test('grays run from dark to light, or from light to dark', () => {
  const grays = ['#888888', '#000000', '#DDDDDD', '#444444', '#FFFFFF'];
  const rising = grays.toSorted().join();
  const rows = Array.from({ length: 20 }, (_, seed) =>
    arrange(
      Array(5).fill(null),
      grays.map((hex) => parseHex(hex)!),
      createRandom(seed),
    ).map(formatHex),
  );
  for (const row of rows) expect([row.join(), row.toReversed().join()]).toContain(rising);
  expect(new Set(rows.map((row) => row[0])).size).toBe(2);
});
