import { expect, test } from 'vitest';

import { writeJson } from './json.ts';

test('CREATOR-65: has name, colors and createdAt, and nothing else', () => {
  const text = writeJson(
    { name: 'Tea "green"\n', colors: ['#D0F0C0', '#000000'] },
    new Date('2026-03-01T12:00:00+02:00'),
  );
  expect(JSON.parse(text)).toEqual({
    name: 'Tea "green"\n',
    colors: ['#D0F0C0', '#000000'],
    createdAt: '2026-03-01T10:00:00.000Z',
  });
});

test('refuses a date that is none', () => {
  expect(() => writeJson({ name: '', colors: [] }, new Date('soon'))).toThrow(RangeError);
});
