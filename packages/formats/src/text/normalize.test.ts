import { expect, test } from 'vitest';

import { normalize } from './normalize.ts';

test('ordinary texts are normalized as the language does it', () => {
  for (const text of ['Crème brûlée', 'ﬁ ① Å', 'がぎぐ', '한글', 'हिन्दी', 'ก็้']) {
    for (const form of ['NFC', 'NFKC', 'NFKD'] as const) {
      expect(normalize(text, form)).toBe(text.normalize(form));
    }
  }
});

test('of a run of marks the first thirty count, however long it is', () => {
  const marks = '\u0323\u0301';
  expect(normalize(`a${marks.repeat(1_000_000)}b`, 'NFKD')).toBe(
    `a${marks.repeat(15)}b`.normalize('NFKD'),
  );
});
