import { LIMITS } from '@swatchwork/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { growthOf, MOST_GROWTH } from '../../../../../testing/growth.ts';
import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { problemOfShape } from './json-shape.ts';

const { depth, members, parts } = LIMITS.json;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
const list = (length: number) => `[${Array(length).fill(1).join()}]`;
const object = (length: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length }, (_, i) => [`k${i}`, i])));

test.each([
  ['deep', nested(depth), nested(depth + 1), 'of at most 64 levels'],
  ['wide', object(members), object(members + 1), 'with at most 1000 members in an object'],
  ['long', list(parts), list(parts + 1), 'with at most 100000 values'],
])('JSON that is too %s is refused before it is parsed', async (_, allowed, refused, sentence) => {
  expect(problemOfShape(allowed)).toBeUndefined();
  const { status, body } = await callJson(app, 'POST', '/api/palettes/import', refused);
  expect([status, body.code, body.error]).toEqual([
    400,
    'invalid_json',
    `The body must be JSON ${sentence}`,
  ]);
});

test('what stands within texts does not count', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('"', '\\', '{', '[', ',', 'a') }));
  fc.assert(
    fc.property(texts, (values) => {
      const text = JSON.stringify([...values, '{'.repeat(1000), ','.repeat(200_000)]);
      expect(problemOfShape(text)).toBeUndefined();
    }),
  );
});

test('what is no JSON is left to the parser', () => {
  for (const text of ['', '}]}]', '"', '"\\', '{"a', ',,,', '\\"']) {
    expect(problemOfShape(text)).toBeUndefined();
  }
});

test.each([
  ['quotes', '"'],
  ['backslashes', '\\'],
  ['escaped quotes', '\\"'],
  ['quotes behind backslashes', '"\\\\'],
])('the look at a body of %s takes time as it is long', (_, unit) => {
  const make = (size: number) => `"${unit.repeat(size)}`;
  expect(growthOf(50_000, make, problemOfShape)).toBeLessThan(MOST_GROWTH);
});
