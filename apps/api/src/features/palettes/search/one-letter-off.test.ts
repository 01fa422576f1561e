import { expect, test } from 'vitest';

import { oneLetterOff } from './one-letter-off.ts';

test.each(['ocen', 'oceean', 'ocwan', 'ocaen', 'cean', 'oceans', 'xocean'])(
  '%s is one letter off from ocean, and ocean from it',
  (word) => {
    expect(oneLetterOff('ocean')).toContain(word);
    expect(oneLetterOff(word)).toContain('ocean');
  },
);

test('two letters are too many, short and long words and signs have none, and all are bounded', () => {
  expect(oneLetterOff('ocean')).not.toContain('oacen');
  expect(oneLetterOff('ocean')).not.toContain('ocean');
  for (const word of ['sea', 'a'.repeat(21), '#0a66c2', 'it’s'])
    expect(oneLetterOff(word)).toEqual([]);
  expect(oneLetterOff('abcdefghijklmnopqrst').length).toBeLessThanOrEqual(1100);
});
