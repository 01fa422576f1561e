import { expect, test } from 'vitest';

import { toBytes, toMilliseconds, toNumber, toPercent, toSpan, toTime } from './amounts.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [62_340_000, '62.3 MB'],
  [4_345_298_944, '4.3 GB'],
  [5e15, '5,000 TB'],
  [null, '–'],
])('%s bytes are %s', (bytes, text) => expect(toBytes(bytes)).toBe(text));

test.each([
  [0, 'less than a minute'],
  [60_000, '1 min'],
  [3_600_000, '1 h 0 min'],
  [90_061_000, '1 d 1 h'],
])('%s ms are %s', (ms, text) => expect(toSpan(ms)).toBe(text));

test('numbers, shares and times', () => {
  expect(toNumber(12_345)).toBe('12,345');
  expect(toNumber(null)).toBe('–');
  expect(toMilliseconds(0.84)).toBe('0.8 ms');
  expect(toMilliseconds(null)).toBe('–');
  expect(toPercent(0.956)).toBe('95.6%');
  expect(toTime('2026-01-02T03:04:05.678Z')).toBe('03:04:05 UTC');
});
