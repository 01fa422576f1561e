import fc from 'fast-check';
import { expect, inject, test } from 'vitest';

import { fitText, type Sizes } from './fit-text.ts';

const SIZES: Sizes = { whole: [14], broken: [10] };
const fit = (text: string, room = 100) => fitText(text, room, SIZES, () => 1);

test.each([
  ['seven77', 14, ['seven77']],
  ['eight888', 10, ['eight888']],
  ['deep blue sea', 10, ['deep blue', 'sea']],
  ['a longest22222', 10, ['a longest2', '2222']], // or the second line would not hold the word
  ['a much longer name than fits', 10, ['a much', 'longer na…']],
  ['x'.repeat(30), 10, ['xxxxxxxxxx', 'xxxxxxxxx…']],
  ['', 14, ['']],
])('%s', (text, size, lines) => {
  expect(fit(text)).toEqual({ size, lines });
});

test('no line is wider than its room, and nothing is lost but where an ellipsis says so', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]([a-z ]{0,40}[a-z])?$/), (text) => {
      const { size, lines } = fit(text);
      for (const line of lines) expect(line.length * size).toBeLessThanOrEqual(100);
      const shown = lines.join('').replaceAll(' ', '');
      const whole = text.replaceAll(' ', '');
      if (shown.endsWith('…')) expect(whole).toContain(shown.slice(0, -1));
      else expect(shown).toBe(whole);
    }),
    { numRuns: inject('propertyRuns') ?? 300 },
  );
});
