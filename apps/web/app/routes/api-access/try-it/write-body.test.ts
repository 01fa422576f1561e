import { expect, test } from 'vitest';

import type { Field } from '../document/endpoint.ts';
import { readBody, writeBody } from './write-body.ts';

const field = (name: string, type: string, options?: string[]): Field => ({
  name,
  type,
  options,
  place: 'body',
  required: false,
});

const FIELDS = [
  field('hex', 'string'),
  field('count', 'integer'),
  field('tone', 'string', ['dark', 'light']),
  field('isPublic', 'boolean'),
  field('colors', '(string or object)[]'),
  field('firstName', 'string or null'),
  field('seed', 'string or number'),
];

const made = (texts: Record<string, string>) => writeBody(FIELDS, ({ name }) => texts[name] ?? '');

test('each field goes as its type, and what is empty is left out', () => {
  expect(
    made({
      hex: '007',
      count: '3',
      tone: 'dark',
      isPublic: 'false',
      colors: '["#000", {"hex": "#fff"}]',
      firstName: '',
      seed: '12',
    }),
  ).toEqual({
    body: {
      hex: '007',
      count: 3,
      tone: 'dark',
      isPublic: false,
      colors: ['#000', { hex: '#fff' }],
      seed: '12',
    },
  });
});

test('a text or an object goes as what it looks like, and comes back', () => {
  const fields = [field('base', 'string or object')];
  for (const [text, base] of [
    ['#0AF', '#0AF'],
    ['{"css":"red"}', { css: 'red' }],
  ] as const) {
    expect(writeBody(fields, () => text)).toEqual({ body: { base } });
    expect(readBody(fields, JSON.stringify({ base }))).toEqual({ base: text });
  }
  expect(writeBody(fields, () => '{"css"')).toHaveProperty('problems.base');
});

test('what is no number is sent as it was typed: the server says what is allowed', () => {
  expect(made({ count: 'three' })).toEqual({ body: { count: 'three' } });
});

test('what is to be JSON and is not is told at its field', () => {
  expect(made({ hex: 'teal', colors: '[teal' })).toEqual({
    problems: { colors: 'must be JSON: (string or object)[]; received [teal' },
  });
});

test.each([
  ['{"hex": "teal", "count": 3}', { hex: 'teal', count: '3' }],
  ['{"colors": ["#000"]}', { colors: '["#000"]' }],
  ['{}', {}],
])('%s fills the form', (json, texts) => {
  expect(readBody(FIELDS, json)).toEqual(texts);
});

test.each([
  '[1]',
  'null',
  '{"hex": ',
  '{"unknown": 1}',
  '{"hex": 7}',
  '{"hex": ""}',
  '{"firstName": null}',
  '{"seed": 12}',
])('%s is more than the form can say', (json) => {
  expect(readBody(FIELDS, json)).toBeUndefined();
});
