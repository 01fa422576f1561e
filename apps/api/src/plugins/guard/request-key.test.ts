import { expect, test } from 'vitest';

import { growthOf, MOST_GROWTH } from '../../../../../testing/growth.ts';
import { hasKeyInQuery, keyOf } from './request-key.ts';

const KEY = `sw_${'a'.repeat(43)}`;

test.each([
  ['/api/x?api_key=1', true],
  ['/api/x?a=1&X-API-Key=1', true],
  ['/api/x?a=1?apikey=1', true],
  [`/api/x?a=${KEY}`, true],
  ['/api/x?key=sw_', true],
  ['/api/x?key=other&q=sw_short', false],
  [`/api/${KEY}`, false],
  ['/api/x', false],
])('%s holds a key: %s', (url, holds) => {
  expect(hasKeyInQuery(url)).toBe(holds);
});

test.each([
  [{ 'x-api-key': ` ${KEY} ` }, KEY],
  [{ authorization: `Bearer ${KEY}  ` }, KEY],
  [{ authorization: `bearer   ${KEY}` }, KEY],
  [{ authorization: 'Bearer 0123' }, undefined],
  [{}, undefined],
])('%j', (headers, key) => {
  expect(keyOf(headers)).toBe(key);
});

test.each<[what: string, make: (size: number) => string, read: (text: string) => unknown]>([
  ['question marks', (size) => `/api/x?${'?'.repeat(size)}`, hasKeyInQuery],
  ['parameters', (size) => `/api/x?${'a=&'.repeat(size / 3)}`, hasKeyInQuery],
  [
    'blanks in a key',
    (size) => `Bearer sw_${' '.repeat(size)}x`,
    (authorization) => keyOf({ authorization }),
  ],
])('the time grows with the text: %s', (_, make, read) => {
  expect(growthOf(20_000, make, read)).toBeLessThan(MOST_GROWTH);
});
