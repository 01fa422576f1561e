import { expect, test } from 'vitest';

import { oneLetterOff, otherForms } from './word-forms.ts';

test.each([
  ['tree', 'trees'],
  ['berry', 'berries'],
  ['leaf', 'leaves'],
  ['knife', 'knives'],
  ['box', 'boxes'],
  ['beach', 'beaches'],
  ['wave', 'waves'],
  ['day', 'days'],
  ['cookie', 'cookies'],
  ['mango', 'mangoes'],
])('%s and %s are forms of one word', (one, many) => {
  expect(otherForms(one)).toContain(many);
  expect(otherForms(many)).toContain(one);
});

test.each(['', 'as', 'c', '#fff', 'a-b', '😀😀😀'])('"%s" has no other form', (word) => {
  expect(otherForms(word)).toEqual([]);
});

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
