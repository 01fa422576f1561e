import { expect, test } from 'vitest';

import { readProblems } from './read-problems.ts';

test('each field is told what is allowed and what arrived', () => {
  const answer = {
    error: 'Two fields are wrong',
    code: 'invalid_request',
    details: [
      { field: 'count', message: 'must be a whole number from 1 to 10', received: '11' },
      { field: 'locked.2', message: 'must be a hex color', received: '"no"' },
      { field: 'locked.3', message: 'must be a hex color' },
    ],
  };
  expect(readProblems(JSON.stringify(answer))).toEqual({
    count: 'must be a whole number from 1 to 10; received 11',
    locked: 'locked.2 must be a hex color; received "no". locked.3 must be a hex color',
  });
});

test.each([undefined, '', 'no JSON', '{}', '[]', 'null', '{"details": [{"field": 1}, null]}'])(
  '%j tells of no field',
  (text) => {
    expect(readProblems(text)).toEqual({});
  },
);
