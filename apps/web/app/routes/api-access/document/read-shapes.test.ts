import { expect, test } from 'vitest';

import type { Shape } from './endpoint.ts';
import type { ApiDocument, OperationObject, Schema } from './openapi.ts';
import { readShapes } from './read-shapes.ts';

const answering = (name: string): OperationObject => ({
  operationId: `read${name}`,
  summary: `Read ${name}`,
  description: '',
  tags: [],
  responses: {
    200: {
      description: 'OK',
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    },
  },
});

const one = (name: string, schema: Schema): Schema => ({
  type: 'object',
  properties: { [name]: schema },
});

const NAMES = ['A', 'B', 'C', 'D'];
const references = NAMES.map((name) => ({ $ref: `#/components/schemas/${name}` }));

const DOCUMENT: ApiDocument = {
  info: { title: '', version: '', description: '' },
  paths: Object.fromEntries(NAMES.map((name) => [`/${name}`, { get: answering(name) }])),
  components: {
    schemas: {
      ...Object.fromEntries(NAMES.map((name) => [name, one(name.toLowerCase(), {})])),
      Tree: one('branches', { type: 'array', items: { $ref: '#/components/schemas/Tree' } }),
    },
  },
};

/** Names of fields, nested ones in brackets. */
const outline = (shapes: readonly Shape[] = []): string =>
  shapes
    .map(({ fields }) =>
      fields.map(({ name, shapes: inner }) => name + (inner ? `(${outline(inner)})` : '')).join(),
    )
    .join('|');

const read = (schema: Schema) => readShapes(schema, DOCUMENT);

test('fields in fields, in entries of lists, and in what may be null', () => {
  const schema = one('outer', {
    type: 'array',
    items: { anyOf: [{ type: 'string' }, one('inner', { type: 'string', maxLength: 3 })] },
  });
  expect(outline(read(schema))).toBe('outer(inner)');
  expect(outline(read({ anyOf: [schema, { type: 'null' }] }))).toBe('outer(inner)');
});

test('fields in the values of an object whose names are free', () => {
  const schema = one('outer', {
    type: 'object',
    additionalProperties: one('inner', { type: 'string' }),
  });
  expect(outline(read(schema))).toBe('outer(inner)');
  expect(read(schema)[0]!.fields[0]).toMatchObject({ type: 'object of object' });
});

test('a list of fixed places says what they hold', () => {
  const places = [{ type: 'string' }, { type: 'number' }];
  const [shape] = read({
    type: 'object',
    properties: { pair: { type: 'array', prefixItems: places } },
  });
  expect(shape!.fields).toMatchObject([{ type: '(string or number)[]' }]);
});

test('a value that holds itself is told once', () => {
  expect(outline(read({ $ref: '#/components/schemas/Tree' }))).toBe('branches');
});

test('of several kinds of objects each has a title', () => {
  const kinds = [
    one('kind', { const: 'saved' }),
    one('kind', { const: 'liked' }),
    { $ref: '#/components/schemas/A' },
  ];
  expect(read({ oneOf: kinds }).map(({ title }) => title)).toEqual(['saved', 'liked', 'A']);
});

test('of many whole answers each is named, with the operation that has its fields', () => {
  expect(read({ anyOf: references }).map(({ title, sameAs }) => [title, sameAs?.id])).toEqual(
    NAMES.map((name) => [name, `read${name}`]),
  );
});

test.each<[Schema, string | undefined, string | undefined]>([
  [{ type: 'string', minLength: 1, maxLength: 5 }, '1 to 5 characters', undefined],
  [{ type: 'integer', minimum: 0 }, 'at least 0', undefined],
  [{ type: 'integer', maximum: Number.MAX_SAFE_INTEGER }, undefined, undefined],
  [{ enum: ['a', 'b'], default: 'a' }, 'one of a, b; a by default', undefined],
  [{ const: true }, 'always true', undefined],
  [{ type: 'string', format: 'uuid', pattern: 'x' }, 'a UUID', undefined],
  [{ type: 'string', pattern: '^x$' }, undefined, '^x$'],
  [
    { type: 'array', minItems: 4, maxItems: 4, items: { type: 'string', pattern: 'y' } },
    'exactly 4 entries',
    'y',
  ],
  [
    { type: 'array', maxItems: 9, items: { type: 'number', minimum: 0, maximum: 1 } },
    '0 to 9 entries; each 0 to 1',
    undefined,
  ],
])('%j allows %s and matches %s', (schema, limits, pattern) => {
  const [field] = read(one('x', schema))[0]?.fields ?? [];
  expect([field?.limits, field?.pattern]).toEqual([limits, pattern]);
});
