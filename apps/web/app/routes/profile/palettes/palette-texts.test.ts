import { expect, test } from 'vitest';

import { readTags, tagError } from './palette-texts.ts';

test('tags are parted by commas; blanks and repeats are left out', () => {
  expect(readTags(' warm, late autumn ,,warm, ')).toEqual(['warm', 'late autumn']);
  expect(readTags('')).toEqual([]);
});

test('too many tags, or one that is too long, are refused with what to change', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
  expect(readTags(twenty.join())).toEqual(twenty);
  expect(() => readTags([...twenty, 'one more'].join())).toThrow(
    'These are 21 tags. A palette has at most 20.',
  );
  expect(() => readTags(`warm, ${'x'.repeat(51)}`)).toThrow(
    `The tag ${'x'.repeat(20)}… is longer than 50 characters.`,
  );
});

test('what the server says of one tag is said of the field', () => {
  expect(tagError({ 'tags.2': 'Tags.2 must not hold control characters.' })).toBe(
    'A tag must not hold control characters.',
  );
  expect(tagError({ tags: 'These are 21 tags.' })).toBe('These are 21 tags.');
  expect(tagError({ name: 'Name must not be empty.' })).toBeUndefined();
});
