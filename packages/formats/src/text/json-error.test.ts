import fc from 'fast-check';
import { expect, inject, test } from 'vitest';

import { jsonErrorOffset } from './json-error.ts';

test.each([
  ['{"a": 1,}', 8],
  ['[1 2]', 3],
  ['{"a" 1}', 5],
  ['["\\x"]', 1],
  ['["a\nb"]', 1],
  ['[1', 2],
  ['', 0],
  ['{} x', 3],
  ['[tru]', 1],
  ['[01]', 2],
  ['{a: 1}', 1],
  ['[1}', 2],
  ['{]', 1],
  ['{"a":1]', 6],
  ['{"a":1,2', 7],
  ['[1,]', 3],
  ['[,', 1],
  ['[]]', 2],
  ['{"a":}', 5],
  ['{"a":{"b":[1,{}]},', 18],
  ['["a', 1],
  ['["a ', 1],
  ['1,', 1],
  ['}', 0],
  ['{"a":1 "b"', 7],
])('%j stops being JSON at %d', (text, offset) => {
  expect(jsonErrorOffset(text)).toBe(offset);
});

/** Whether the text is an incomplete JSON: V8 then fails at the end of the text, not earlier. */
function endsTooEarly(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const position = /at position (\d+)/.exec(String(error))?.[1];
    return position ? Number(position) === text.length : /end of JSON/.test(String(error));
  }
}

test('up to the offset a text could still become JSON', () => {
  const damaged = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom(...'{}[],:"x1 \n\\'))
    .map(([json, at, letter]) => {
      const i = at % (json.length + 1);
      return json.slice(0, i) + letter + json.slice(i);
    })
    .filter((text) => !isJson(text));
  fc.assert(
    fc.property(damaged, (text) => {
      const offset = jsonErrorOffset(text);
      expect(endsTooEarly(text.slice(0, offset))).toBe(true);
    }),
    { numRuns: inject('propertyRuns') ?? 2000 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
