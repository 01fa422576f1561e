import type { ErrorBody } from '@swatchwork/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/app.ts';
import { exampleCalls, loadDocument } from '../testing/document.ts';

const { operations } = await loadDocument();

/** Entries that no list takes; a list may take some of the texts. */
const BAD_ENTRIES = [null, 5, {}, [], true, '', 'no such thing', { hex: 'no such thing' }];

type List = { path: (string | number)[]; length: number };

/** All lists in a body, however deep. */
function listsIn(value: unknown, path: List['path'] = []): List[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) && value.length > 0 ? [{ path, length: value.length }] : [];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...own, ...inner.flatMap(([key, part]) => listsIn(part, [...path, key]))];
}

/** A copy of the body with another last entry in one of its lists. */
function withEntry(body: unknown, { path, length }: List, entry: unknown): unknown {
  const copy = structuredClone(body);
  const list = path.reduce((parent, key) => Object(parent)[key], copy as unknown);
  (list as unknown[])[length - 1] = entry;
  return copy;
}

const cases = operations
  .flatMap((documented) =>
    exampleCalls(documented)
      .filter(({ mediaType, body }) => mediaType === 'application/json' && body !== undefined)
      .flatMap(({ body }) => listsIn(body).map((list) => ({ ...documented, body, list }))),
  )
  .filter(({ operation }) => operation['x-access'] === 'anyone');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('there are lists in bodies of the document', () => {
  expect(cases.length).toBeGreaterThan(10);
});

describe.each(cases)('$name: $list.path', ({ method, path, body, list }) => {
  test('a bad entry is named, with the rule and what was received', async () => {
    let refused = 0;
    for (const entry of BAD_ENTRIES) {
      const answer = await app.inject({
        method: method as 'POST',
        url: `/api/v1${path}`,
        payload: withEntry(body, list, entry) as object,
      });
      if (answer.statusCode < 400) continue;
      refused++;
      const { error, details = [] } = answer.json<ErrorBody>();
      expect(answer.statusCode, error).toBe(400);
      // Where a list is itself one of several kinds of entries, the rule is that of the kinds.
      const isEntry = typeof list.path.at(-1) === 'number';
      const field = [...list.path, ...(isEntry ? [] : [list.length - 1])].join('.');
      const own = details.filter((detail) => detail.field.startsWith(field));
      expect(own, error).not.toEqual([]);
      for (const { message, received } of own) {
        expect(message).toMatch(/^must \w+/);
        expect(received, error).toBeDefined();
        expect(error).toContain(`: ${message}; received ${received}`);
      }
    }
    expect(refused).toBeGreaterThan(0);
  });
});
