import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

import schema from '../../schema/check.schema.json' with { type: 'json' };
import { swatchwork } from '../../testing/swatchwork.ts';

describe('the schema', () => {
  const isValid = new Ajv2020({ allErrors: true }).compile(schema);
  const pair = { text: 'red', background: 'white' };

  test.each([
    [{ pairs: [pair] }],
    [{ $schema: 'x', colors: { red: 'red' }, tokens: [], min: 'AA', pairs: [{ ...pair, min: 3 }] }],
    [{ pairs: [{ ...pair, name: 'x', over: 'white', min: 'AA large' }] }],
    [{}],
    [{ pairs: [] }],
    [{ pairs: [{ text: 'red' }] }],
    [{ pairs: [{ ...pair, min: 'aa' }] }],
    [{ pairs: [{ ...pair, min: 22 }] }],
    [{ pairs: [{ ...pair, name: '' }] }],
    [{ pairs: [{ ...pair, color: 'red' }] }],
    [{ pairs: [{ ...pair, over: 5 }] }],
    [{ pairs: [pair], colors: { red: '' } }],
    [{ pairs: [pair], colors: ['red'] }],
    [{ pairs: [pair], tokens: 5 }],
    [{ pairs: [pair], min: null }],
    [{ pairs: [pair], extra: 1 }],
  ])('agrees with the program about %j', async (content) => {
    const { code } = await swatchwork(['check', '-'], { input: JSON.stringify(content) });
    expect(code !== 2).toBe(isValid(content));
  });
});
